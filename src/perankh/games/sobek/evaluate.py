"""An estimate of a seat's final points, for the bots.

What is sold and kept counts in full, and so does a set that is being sold. Tiles in hand count for what they would add
to their type, less the fewer there are. The less corrupt player expects debens of average value.
"""

from typing import Final

from perankh.engine.header import TOP
from perankh.engine.nat import i64
from perankh.games.sobek.components.sizes import BACKS, GOODS, PERSON_BACK, WILD
from perankh.games.sobek.moves import SET
from perankh.games.sobek.scoring import points
from perankh.games.sobek.state import (
    BACK_COUNT,
    COBRAS,
    HAND,
    KIND_COUNT,
    PLACE,
    SOLD_SCARABS,
    SOLD_TILES,
    Table,
)

COMPLETE: Final = 0.8  # share of the gain that a set in hand will bring
PAIR: Final = 0.45
SINGLE: Final = 0.2
CHARACTER: Final = 2.0  # what a character in hand is worth by its effect
AVERAGE_DEBEN: Final = 5.2
CORRUPTION: Final = 1.3  # points for each corruption less than the opponent's


def estimate(s: Table, seat: i64) -> float:
    t = s.table
    total = float(points(s, seat))
    at = KIND_COUNT + (GOODS + 1) * seat
    wild = t[at + WILD]
    selling = good_on_sale(s, seat)
    best_wild = 0.0
    for good in range(i64(GOODS)):
        own = t[at + good]
        if own == 0 and t[SOLD_TILES + GOODS * seat + good] == 0:
            continue
        scarabs = scarabs_in_hand(s, seat, good) if own > 0 else 0
        plain = gain(s, seat, good, own, scarabs) * chance_of_sale(good, own, selling)
        total += plain
        if wild > 0:
            more = gain(s, seat, good, own + wild, scarabs) * chance_of_sale(good, own + wild, selling) - plain
            if more > best_wild:
                best_wild = more
    total += best_wild
    total += CHARACTER * float(t[BACK_COUNT + BACKS * seat + PERSON_BACK])
    return total + corruption_points(s, seat)


def scarabs_in_hand(s: Table, seat: i64, good: i64) -> i64:
    count: i64 = 0
    for k in range(s.box.first_of[good], s.box.first_of[good + 1]):
        if s.table[PLACE + k] == HAND + seat:
            count += s.box.scarabs[k]
    return count


def gain(s: Table, seat: i64, good: i64, tiles: i64, scarabs: i64) -> float:
    """What these tiles would add to the points of their type."""
    sold = s.table[SOLD_TILES + GOODS * seat + good]
    with_scarabs = s.table[SOLD_SCARABS + GOODS * seat + good]
    return float((sold + tiles) * (with_scarabs + scarabs) - sold * with_scarabs)


def good_on_sale(s: Table, seat: i64) -> i64:
    """The type of the set that the seat is about to sell, or -1."""
    top = s.table[TOP]
    return s.table[top + 2] if s.table[top] == SET and s.table[top + 1] == seat else -1


def chance_of_sale(good: i64, tiles: i64, selling: i64) -> float:
    if good == selling:
        return 1.0
    if tiles >= 3:
        return COMPLETE
    if tiles == 2:
        return PAIR
    return SINGLE


def corruption_points(s: Table, seat: i64) -> float:
    mine = s.board_size(seat) + s.table[COBRAS + seat]
    other = s.board_size(1 - seat) + s.table[COBRAS + 1 - seat]
    if s.decider() < 0 or mine >= other:
        return 0.0
    return AVERAGE_DEBEN + CORRUPTION * float(other - mine)
