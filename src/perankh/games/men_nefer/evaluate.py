"""An estimate of a player's final points, for the bots.

What is owned scores again in every harvest that is left. What does not score yet counts by the time that is left to
make something of it, measured in eras.
"""

import os
from typing import Final

from perankh.engine.nat import i64, vec
from perankh.games.men_nefer import scoring
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BOATS,
    DEALS,
    ERAS,
    FEATHER_FIELD,
    FULFILLED,
    HOUSES,
    OVERTAKEN,
    PRIESTESS_ROOMS,
    PRIESTESSES,
    QUEENS,
    ROLLED_PAPYRI,
)
from perankh.games.men_nefer.rules import harvest, solo
from perankh.games.men_nefer.state import (
    BOAT,
    DEAL,
    DIFFICULTY,
    ERA,
    EYE_PLACED,
    EYE_READY,
    FEATHER,
    FOOD,
    GOOD_AT,
    GREAT_STONE,
    HEART,
    HEKA,
    IMHOTEP,
    MET,
    OFFERED,
    OVER,
    PLAYER_COUNT,
    PP,
    PRIESTESS,
    QUEEN_EYES,
    QUEEN_TILE,
    ROW_SIZE,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    SPHINX_READY,
    SUN,
    TURNS,
    Table,
)


def _weights() -> list[float]:
    base = [0.3, 0.3, 0.7, 0.7, 0.7, 0.5, 1.5, 2.0, 1.0, 0.5, 0.3, 0.15, 1.0, 0.5, 0.3]
    text = os.environ.get("MNW", "")
    if text:
        base = [float(one) for one in text.split(",")]
    return base


W: Final = vec[float](_weights())


def estimate(s: Table, seat: i64) -> float:
    """In the solo game the lead over Imhotep, since that decides."""
    own = float(s.table[PP + seat]) if s.table[OVER] else prospects(s, seat)
    return own - imhotep(s) if s.solo() else own


def eras_left(s: Table) -> float:
    t = s.table
    return float(ERAS + 1 - t[ERA]) - float(t[TURNS]) / float(s.box.turns * t[PLAYER_COUNT])


def prospects(s: Table, seat: i64) -> float:
    t = s.table
    box = s.box
    harvests = float(ERAS + 1 - t[ERA])
    time = eras_left(s)
    soon = min(time, 1.0)
    scrolls = t[ROW_SIZE + seat] * box.feather_scroll + harvest.drawings(s, seat) * box.feather_drawing
    feather = max(t[FEATHER + seat] - scrolls, i64(0))
    duat = float(box.symbols_left[t[HEART + seat]] - box.symbols_left[feather])
    sun = float(scoring.sun_disc(s, seat))
    great = float(scoring.great_pyramid(s, seat))
    income = duat + sun + great + float(scoring.sarcophagi(s, seat))
    met: i64 = 0
    hope = 0.0
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if t[DEAL + k]:
            agreement = t[DEAL + k] - 1
            value = float(box.agreement_value[agreement])
            progress = 1.0 if t[MET + k] else fulfilment(s, seat, agreement, scrolls, met)
            if progress >= 1.0:
                met += 1
                income += value
            else:
                hope += value * progress
    for queen in range(i64(QUEENS)):
        eyes = t[QUEEN_EYES + QUEENS * seat + queen]
        if eyes:
            tile = t[QUEEN_TILE + queen]
            income += float(eyes * (amount(s, seat, box.scoring_counts[tile], scrolls, met) // box.scoring_per[tile]))
    total = float(t[PP + seat]) + harvests * income
    total += soon * (W[0] * float(t[FOOD + seat]) + W[1] * float(t[HEKA + seat]))
    part = W[2] * (float(box.sun_seal[box.sun_last] * t[SUN + seat]) / float(box.sun_last) - sun)
    part += W[3] * (float(box.great_seal[box.great_last] * t[GREAT_STONE + seat]) / float(box.great_last) - great)
    part += W[4] * (0.5 * float(t[HEART + seat] - feather) - duat)
    part += W[5] * float(scarabs(s, seat)) + W[6] * float(t[EYE_READY + seat])
    part += W[7] * float(t[SARCOPHAGUS_READY + seat]) + W[8] * float(t[SPHINX_READY + seat])
    part += W[10] * float(rooms(s, seat)) + W[11] * float(boats(s, seat))
    part += W[12] * float(t[EYE_PLACED + seat]) + W[13] * hope
    total += time * part + soon * W[9] * float(baskets(s, seat))
    more = float(scoring.count(s, seat, OVERTAKEN) + box.sun_heka[t[SUN + seat]])
    return total + W[14] * (harvests - 1.0) * more


def amount(s: Table, seat: i64, what: i64, scrolls: i64, met: i64) -> i64:
    """As it will be in the harvest, when the papyri have been rolled."""
    if what == FULFILLED:
        return met
    count = scoring.count(s, seat, what)
    if what == ROLLED_PAPYRI:
        count += s.table[ROW_SIZE + seat]
    elif what == FEATHER_FIELD:
        count += scrolls
    return count


def fulfilment(s: Table, seat: i64, agreement: i64, scrolls: i64, met: i64) -> float:
    """How much of a condition is met."""
    what = s.box.condition[agreement]
    if what == PRIESTESS_ROOMS:
        return 1.0 if scoring.is_met(s, seat, agreement) else 0.5
    return float(amount(s, seat, what, scrolls, met)) / float(s.box.threshold[agreement])


def scarabs(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for k in range(SCARABS_AT + HOUSES * seat, SCARABS_AT + HOUSES * seat + HOUSES):
        total += s.table[k]
    return total


def rooms(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for k in range(PRIESTESS + PRIESTESSES * seat, PRIESTESS + PRIESTESSES * seat + PRIESTESSES):
        total += s.table[k] >> 1
    return total


def boats(s: Table, seat: i64) -> i64:
    total: i64 = 0
    for k in range(BOAT + BOATS * seat, BOAT + BOATS * seat + BOATS):
        total += s.box.advance[s.table[k]]
    return total


def baskets(s: Table, seat: i64) -> i64:
    """Goods that can still be offered, by their levels."""
    total: i64 = 0
    for place in range(i64(AREA)):
        if s.table[GOOD_AT + AREA * seat + place] and not s.table[OFFERED + AREA * seat + place]:
            total += 1 + s.box.area_level[place]
    return total


def imhotep(s: Table) -> float:
    """What he would have if he gained nothing more."""
    t = s.table
    if t[OVER]:
        return float(t[PP + IMHOTEP])
    harvests = float(ERAS + 1 - t[ERA])
    income = s.box.solo_constant[t[DIFFICULTY]] + solo.agreements(s) + scoring.sarcophagi(s, IMHOTEP)
    income += scoring.sun_disc(s, IMHOTEP) + scoring.great_pyramid(s, IMHOTEP)
    eyes = t[EYE_PLACED + IMHOTEP] * s.box.solo_eye_pp[ERAS - 1]
    return float(t[PP + IMHOTEP]) + harvests * float(income + eyes)
