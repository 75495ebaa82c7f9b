"""An estimate of a player's final points, for the bots.

What is owned scores again in every harvest that is left. What does not score yet counts by the time that is left to
make something of it, measured in eras.
"""

from typing import Final

from perankh.engine.nat import i64
from perankh.games.men_nefer import scoring
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BOATS,
    DEALS,
    ERAS,
    FEATHER_FIELD,
    FULFILLED,
    HOUSES,
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

# What things are worth in points that are not scored yet. These are worth it while there is an era left to use them,
FOOD_UNIT: Final = 0.6
HEKA_UNIT: Final = 0.3
FULL_BASKET: Final = 0.7  # a good that can be offered
# and these in each era that is left
SCARAB_FIELD: Final = 2.5
READY_EYE: Final = 1.5
READY_SARCOPHAGUS: Final = 2.5
READY_SPHINX: Final = 1.2
ROOM_UPRIGHT: Final = 0.7  # for each room that a priestess has come
ROOM_LYING: Final = 0.3
RIVER_STEP: Final = 0.15
PLACED_EYE: Final = 1.0  # what it counts grows
BETWEEN_SEALS: Final = 0.7  # of the points that fields between two seals or symbols stand for
OPEN_AGREEMENT: Final = 0.5  # of its value, for the part of the condition that is met


def estimate(s: Table, seat: i64) -> float:
    """In the solo game the lead over Imhotep, since that decides."""
    own = float(s.table[PP + seat]) if s.table[OVER] else prospects(s, seat)
    return own - imhotep(s) if s.solo() else own


def prospects(s: Table, seat: i64) -> float:
    t = s.table
    harvests = float(ERAS + 1 - t[ERA])
    time = harvests - float(t[TURNS]) / float(s.box.turns * t[PLAYER_COUNT])
    scrolls = t[ROW_SIZE + seat] * s.box.feather_scroll + harvest.drawings(s, seat) * s.box.feather_drawing
    total = float(t[PP + seat]) + harvests * income(s, seat, scrolls, time)
    total += min(time, 1.0) * stores(s, seat)
    return total + time * (pieces(s, seat) + BETWEEN_SEALS * between(s, seat, scrolls))


def income(s: Table, seat: i64, scrolls: i64, time: float) -> float:
    """What a harvest would bring now, with hope for agreements that are not fulfilled yet."""
    t = s.table
    box = s.box
    points = box.symbols_left[t[HEART + seat]] - box.symbols_left[rolled_feather(s, seat, scrolls)]
    points += scoring.sun_disc(s, seat) + scoring.great_pyramid(s, seat) + scoring.sarcophagi(s, seat)
    met: i64 = 0
    hope = 0.0
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if t[DEAL + k]:
            agreement = t[DEAL + k] - 1
            progress = 1.0 if t[MET + k] else fulfilment(s, seat, agreement, scrolls, met)
            if progress >= 1.0:
                met += 1
                points += box.agreement_value[agreement]
            else:
                hope += progress * float(box.agreement_value[agreement])
    for queen in range(i64(QUEENS)):
        eyes = t[QUEEN_EYES + QUEENS * seat + queen]
        if eyes:
            tile = t[QUEEN_TILE + queen]
            points += eyes * (amount(s, seat, box.scoring_counts[tile], scrolls, met) // box.scoring_per[tile])
    return float(points) + OPEN_AGREEMENT * hope * time / float(ERAS + 1 - t[ERA])


def rolled_feather(s: Table, seat: i64, scrolls: i64) -> i64:
    """Where the feather will be when the papyri are rolled."""
    return max(s.table[FEATHER + seat] - scrolls, i64(0))


def stores(s: Table, seat: i64) -> float:
    t = s.table
    baskets: i64 = 0
    for k in range(AREA * seat, AREA * seat + AREA):
        if t[GOOD_AT + k] and not t[OFFERED + k]:
            baskets += 1
    return FOOD_UNIT * float(t[FOOD + seat]) + HEKA_UNIT * float(t[HEKA + seat]) + FULL_BASKET * float(baskets)


def pieces(s: Table, seat: i64) -> float:
    t = s.table
    scarabs: i64 = 0
    for k in range(SCARABS_AT + HOUSES * seat, SCARABS_AT + HOUSES * seat + HOUSES):
        scarabs += t[k]
    upright: i64 = 0
    lying: i64 = 0
    for k in range(PRIESTESS + PRIESTESSES * seat, PRIESTESS + PRIESTESSES * seat + PRIESTESSES):
        if t[k] & 1:
            lying += t[k] >> 1
        else:
            upright += t[k] >> 1
    river: i64 = 0
    for k in range(BOAT + BOATS * seat, BOAT + BOATS * seat + BOATS):
        river += s.box.advance[t[k]]
    value = SCARAB_FIELD * float(scarabs) + ROOM_UPRIGHT * float(upright) + ROOM_LYING * float(lying)
    value += (
        RIVER_STEP * float(river) + PLACED_EYE * float(t[EYE_PLACED + seat]) + READY_EYE * float(t[EYE_READY + seat])
    )
    return value + READY_SARCOPHAGUS * float(t[SARCOPHAGUS_READY + seat]) + READY_SPHINX * float(t[SPHINX_READY + seat])


def between(s: Table, seat: i64, scrolls: i64) -> float:
    """How much more sun disc, stone block, heart and feather would score if every field counted its share."""
    t = s.table
    box = s.box
    feather = rolled_feather(s, seat, scrolls)
    sun = float(box.sun_seal[box.sun_last] * t[SUN + seat]) / float(box.sun_last)
    great = float(box.great_seal[box.great_last] * t[GREAT_STONE + seat]) / float(box.great_last)
    duat = float(box.symbols_left[box.duat_last] * (t[HEART + seat] - feather)) / float(box.duat_last)
    scored = scoring.sun_disc(s, seat) + scoring.great_pyramid(s, seat)
    scored += box.symbols_left[t[HEART + seat]] - box.symbols_left[feather]
    return sun + great + duat - float(scored)


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
