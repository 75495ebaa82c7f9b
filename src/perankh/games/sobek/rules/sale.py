"""SB-6: selling a set."""

from typing import Final

from perankh.engine.bits import count_bits
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.sobek import wording
from perankh.games.sobek.components.sizes import FIRST_PERSON, GOODS, PIROGUES, SLOTS, TILES, WILD
from perankh.games.sobek.moves import ADD, DONE, HOLD, PIROGUE_OF_SLOTS, SELL, SET
from perankh.games.sobek.state import (
    EITHER,
    FIRST_SALE_NEEDS_GOODS,
    HAND,
    KIND_COUNT,
    PIROGUE_SEEN,
    PLACE,
    SEEN,
    SLOT_FILLED,
    Table,
    chosen,
    high_bit,
    low_bit,
)

SMALLEST_SET: Final = 3


def can_sell_something(s: Table, seat: i64) -> bool:
    """SB-11.1.2"""
    t = s.table
    at = KIND_COUNT + (GOODS + 1) * seat
    for good in range(i64(GOODS)):
        if t[at + good] + t[at + WILD] >= SMALLEST_SET and may_name(s, seat, good):
            return True
    return False


def list_sales(s: Table, seat: i64, out: Moves) -> None:
    """SB-6.1"""
    t = s.table
    at = KIND_COUNT + (GOODS + 1) * seat
    for good in range(i64(GOODS)):
        if t[at + good] + t[at + WILD] >= SMALLEST_SET and may_name(s, seat, good):
            out.add(SELL + good)


def may_name(s: Table, seat: i64, good: i64) -> bool:
    """SB-6.4, SB-6.5"""
    if s.displays(seat, good):
        return True
    return s.table[KIND_COUNT + (GOODS + 1) * seat + good] > 0 and s.may_open(seat, good)


def start_sale(s: Table, seat: i64, good: i64) -> None:
    """A sale starts with all goods of the type; characters and wild tiles may be added, goods held back."""
    low: i64 = 0
    high: i64 = 0
    for tile in range(s.box.first_of[good], s.box.first_of[good + 1]):
        if s.table[PLACE + tile] == HAND + seat:
            low |= low_bit(tile)
            high |= high_bit(tile)
    s.push(SET, seat, good, 0, low, high)


def list_changes(s: Table, seat: i64, good: i64, low: i64, high: i64, out: Moves) -> None:
    """What may still join the set, what may be held back without spoiling the sale, and the sale itself."""
    addable: i64 = 0
    for tile in range(s.box.first_of[WILD], i64(TILES)):
        if may_add(s, seat, good, low, high, tile):
            addable += 1
            if first_addable(s, seat, good, low, high, tile):
                out.add(ADD + tile)
    size = count_bits(low) + count_bits(high)
    if size < SMALLEST_SET and size + addable == SMALLEST_SET:  # all of them are needed: nothing to choose
        out.n = 1
    named = count_named(s, seat, good, low, high)
    if size > SMALLEST_SET:
        for tile in range(s.box.first_of[good], s.box.first_of[good + 1]):
            if chosen(low, high, tile) and named > names_type(s, tile) and first_held(s, seat, tile, low, high):
                out.add(HOLD + tile)
    if size >= SMALLEST_SET and named > 0:
        out.add(DONE)


def count_named(s: Table, seat: i64, good: i64, low: i64, high: i64) -> i64:
    """Tiles of the set that may open the type (SB-6.4); plenty if it is displayed already (SB-6.5)."""
    if s.displays(seat, good):
        return TILES
    count: i64 = 0
    for tile in range(s.box.first_of[good], s.box.first_of[good + 1]):
        if chosen(low, high, tile):
            count += 1
    for tile in range(i64(FIRST_PERSON), i64(TILES)):
        if chosen(low, high, tile):
            count += names_type(s, tile)
    return count


def names_type(s: Table, tile: i64) -> i64:
    """1 if the tile may open a type: not wild, and with the strict switch no character (SB-6.4, SB-R4)."""
    if s.box.good[tile] == WILD:
        return 0
    return 0 if tile >= FIRST_PERSON and s.table[FIRST_SALE_NEEDS_GOODS] else 1


def may_add(s: Table, seat: i64, good: i64, low: i64, high: i64, tile: i64) -> bool:
    """Characters of the type and wild tiles in hand that are not in the set yet (SB-6.2)."""
    place = PLACE + tile
    if s.table[place] != HAND + seat or chosen(low, high, tile):
        return False
    kind = s.box.good[tile]
    return kind == WILD or (kind == good and tile >= FIRST_PERSON)


def first_addable(s: Table, seat: i64, good: i64, low: i64, high: i64, tile: i64) -> bool:
    """Of tiles that nobody could tell apart only the first is offered."""
    for other in range(s.box.first_of[WILD], tile):
        if alike(s, other, tile, 1 - seat) and may_add(s, seat, good, low, high, other):
            return False
    return True


def first_held(s: Table, seat: i64, tile: i64, low: i64, high: i64) -> bool:
    for other in range(s.box.first_of[s.box.good[tile]], tile):
        if chosen(low, high, other) and alike(s, other, tile, 1 - seat):
            return False
    return True


def alike(s: Table, one: i64, other: i64, opponent: i64) -> bool:
    """Same type, scarabs and back, and the opponent knows as much of the one as of the other."""
    box = s.box
    t = s.table
    if one >= FIRST_PERSON or other >= FIRST_PERSON:
        return False
    if box.good[one] != box.good[other] or box.scarabs[one] != box.scarabs[other] or box.back[one] != box.back[other]:
        return False
    differs = (t[SEEN + one] ^ t[SEEN + other]) | (t[EITHER + one] ^ t[EITHER + other])
    return not (differs >> opponent) & 1


def change_set(s: Table, seat: i64, move: i64, good: i64, low: i64, high: i64) -> None:
    if move == DONE:
        sell(s, seat, good, low, high)
    elif move < HOLD:
        s.push(SET, seat, good, 0, low | low_bit(move - ADD), high | high_bit(move - ADD))
    else:
        s.push(SET, seat, good, 0, low & ~low_bit(move - HOLD), high & ~high_bit(move - HOLD))


def sell(s: Table, seat: i64, good: i64, low: i64, high: i64) -> None:
    if s.journal is not None:
        tiles = [wording.tile_word(s.box, tile) for tile in range(TILES) if chosen(low, high, tile)]
        s.note("sold", seat, good=wording.good_word(s.box, good), tiles=tiles)
    for tile in range(s.box.first_of[good], s.box.first_of[good + 1]):
        if chosen(low, high, tile):
            s.lay_out(seat, tile, good)
    for tile in range(s.box.first_of[WILD], i64(TILES)):
        if chosen(low, high, tile):
            s.lay_out(seat, tile, good)
    s.learn()
    look_at_slots(s, seat)


def look_at_slots(s: Table, seat: i64) -> None:
    """SB-6.7; whoever knows all slots knows the reserve too (SB-13.7)."""
    t = s.table
    filled: i64 = 0
    for slot in range(i64(SLOTS)):
        filled += t[SLOT_FILLED + slot]
    if filled == 0:  # SB-6.8
        return
    for pirogue in range(i64(PIROGUES)):
        t[PIROGUE_SEEN + pirogue] |= 1 << seat
    s.push(PIROGUE_OF_SLOTS, seat, 0, 0, 0, 0)
