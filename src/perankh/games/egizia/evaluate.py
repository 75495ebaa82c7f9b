"""A first estimate of a seat's final points, for the bots.

What the seat would have if the game ended now, and for every building phase to come: the bonus for taking part, and
what its crews can still turn into points with the stones it has and will dig; less the hunger to come.
"""

from typing import Final

from perankh.engine.nat import i64
from perankh.games.egizia import scoring
from perankh.games.egizia.components import GRAIN_MARKET, OP_COUNT, PLAYERS, QUARRY
from perankh.games.egizia.state import CARDS, ENDED, PHASE, QUARRIES, ROUND, STEP, STONES, Table

PER_BUILDING: Final = 4.0  # taking part in a round
PER_STONE: Final = 0.9  # built with a crew
PER_IDLE_STONE: Final = 0.3  # beyond what the crews can use
PER_IDLE_STRENGTH: Final = 0.2  # beyond what there are stones for
PER_CARD: Final = 1.5  # a card that is neither field nor quarry
FEEDING: Final = 3
BUILDING: Final = 5


def estimate(s: Table, seat: i64) -> float:
    now = float(scoring.points(s, seat))
    t = s.table
    if t[ENDED]:
        return now
    ahead = s.box.rounds - t[ROUND]
    buildings = ahead + (1 if t[PHASE] <= BUILDING else 0)
    feedings = ahead + (1 if t[PHASE] <= FEEDING else 0)
    return now + building_points(s, seat, buildings) - hunger_points(s, seat, feedings) + card_points(s, seat)


def building_points(s: Table, seat: i64, buildings: i64) -> float:
    """Each crew works once a round, the joker beside one of the others."""
    t = s.table
    stones = t[STONES + seat] + buildings * t[QUARRIES + seat]
    strength = buildings * s.hunger(seat)
    used = min(stones, strength)
    idle = float(stones - used) * PER_IDLE_STONE if buildings else 0.0
    return float(buildings) * PER_BUILDING + float(used) * PER_STONE + idle + float(strength - used) * PER_IDLE_STRENGTH


def hunger_points(s: Table, seat: i64, feedings: i64) -> float:
    lack = max(s.hunger(seat) - s.harvest(seat), 0)
    return float(feedings * lack * s.box.penalty[s.table[STEP + PLAYERS * GRAIN_MARKET + seat]])


def card_points(s: Table, seat: i64) -> float:
    count: i64 = 0
    for op in range(i64(QUARRY) + 1, i64(OP_COUNT)):
        count += s.table[CARDS + OP_COUNT * seat + op]
    return float(count) * PER_CARD
