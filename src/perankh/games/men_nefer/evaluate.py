"""A first estimate of a player's final points: what is owned scores again in every harvest that is left."""

from typing import Final

from perankh.engine.nat import i64
from perankh.games.men_nefer import scoring
from perankh.games.men_nefer.components.sizes import DEALS, ERAS, HOUSES, QUEENS
from perankh.games.men_nefer.rules import harvest
from perankh.games.men_nefer.state import (
    DEAL,
    ERA,
    EYE_READY,
    FOOD,
    HEKA,
    MET,
    OVER,
    PP,
    ROW_SIZE,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    SPHINX_READY,
    Table,
)

# What things are worth in points that are not scored yet; rough, and the same for everybody
RESOURCE: Final = 0.2  # food or heka
SCARAB_FIELD: Final = 0.4  # in each era that is left
PIECE_READY: Final = 1.5  # an eye, sarcophagus or sphinx that can be placed
STEP_OF_HEART: Final = 0.5  # average value of a step on the Duat track


def estimate(s: Table, seat: i64) -> float:
    t = s.table
    if t[OVER]:
        return float(t[PP + seat])
    harvests = float(ERAS + 1 - t[ERA])
    feather = float(t[ROW_SIZE + seat] * s.box.feather_scroll + harvest.drawings(s, seat) * s.box.feather_drawing)
    pieces = t[EYE_READY + seat] + t[SARCOPHAGUS_READY + seat] + t[SPHINX_READY + seat]
    scarabs: i64 = 0
    for house in range(i64(HOUSES)):
        scarabs += t[SCARABS_AT + HOUSES * seat + house]
    value = float(t[PP + seat]) + harvests * income(s, seat)
    value += harvests * STEP_OF_HEART * feather + (harvests - 1.0) * SCARAB_FIELD * float(scarabs)
    return value + RESOURCE * float(t[FOOD + seat] + t[HEKA + seat]) + PIECE_READY * float(pieces)


def income(s: Table, seat: i64) -> float:
    """What a harvest would bring now."""
    points = scoring.duat(s, seat) + scoring.sarcophagi(s, seat) + scoring.sun_disc(s, seat)
    points += scoring.great_pyramid(s, seat)
    for queen in range(i64(QUEENS)):
        points += scoring.queen(s, seat, queen)
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if s.table[DEAL + k]:
            agreement = s.table[DEAL + k] - 1
            if s.table[MET + k] or scoring.is_met(s, seat, agreement):
                points += s.box.agreement_value[agreement]
    return float(points)
