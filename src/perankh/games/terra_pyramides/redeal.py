"""Dealing anew what a seat cannot know, and the counts that prove nothing was lost.

Tiles that a seat has not seen change places among their slots. A stack that the seat has searched itself keeps its
tiles and their order; but if somebody searched it later and has not laid yet what they took, it is drawn by lot which
of the tiles is gone (R-37).
"""

from typing import Final

from perankh.engine.bits import bit, count_bits
from perankh.engine.header import SEATS
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng
from perankh.games.terra_pyramides.components.sizes import COLOURS, DEPTH, LEVELS, MOST_SEATS, STACKS, STONE_KINDS
from perankh.games.terra_pyramides.state import (
    COLOUR_LEFT,
    FOUNDATION,
    GOLD,
    GOLD_LEFT,
    HAND_SEARCHED,
    HAND_SLOT,
    HAND_STACK,
    HAND_TURN,
    HELD,
    LAID,
    LEVEL,
    LEVEL_LEFT,
    OWNER,
    PILE,
    PILE_LEFT,
    PLACE_SEEN,
    ROW_STONES,
    ROW_WORKERS,
    SEARCHED,
    SLOT_PLACE,
    SLOT_SEEN,
    SLOT_TILE,
    SLOTS,
    STACK_LEFT,
    STACKED,
    STONE_COUNT,
    STONES,
    STONES_LEFT,
    SUPPLY,
    TILE,
    TOPS,
    TURNS,
    UNUSED,
    WORKERS,
    Table,
)

TRIES: Final = 100


def deal_hidden(s: Table, seat: i64, rng: Rng) -> None:
    rng.shuffle(s.table, PILE, s.table[PILE_LEFT])
    for stack in range(i64(STACKS)):
        if in_doubt(s, seat, stack):
            deal_searched(s, seat, stack, rng)
    deal_unseen(s, seat, rng)


def deal_unseen(s: Table, seat: i64, rng: Rng) -> None:
    """Fisher and Yates over the slots whose tile this seat does not know."""
    t = s.table
    slots = vec[i64]([0] * SLOTS)
    count: i64 = 0
    for slot in range(i64(SLOTS)):
        if not t[SLOT_SEEN + slot] & bit(seat):
            slots[count] = slot
            count += 1
    while count > 1:
        other = slots[rng.below(count)]
        count -= 1
        kept = t[SLOT_TILE + slots[count]]
        t[SLOT_TILE + slots[count]] = t[SLOT_TILE + other]
        t[SLOT_TILE + other] = kept


# Stacks that others have searched after this seat


def in_doubt(s: Table, seat: i64, stack: i64) -> bool:
    """Whether the seat knows a tile of the stack without knowing where it is."""
    t = s.table
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if t[SLOT_SEEN + slot] & ~t[PLACE_SEEN + slot] & bit(seat):
            return True
    return False


def deal_searched(s: Table, seat: i64, stack: i64, rng: Rng) -> None:
    """Take the hands from this stack again, in their order, until all that the seat knows comes out right."""
    before = s.table[:]
    for _ in range(i64(TRIES)):
        put_back(s, seat, stack)
        if take_again(s, before, seat, stack, rng) and fits(s, before, seat, stack):
            move_eyes(s, before, stack)
            return
        s.table = before[:]


def put_back(s: Table, seat: i64, stack: i64) -> None:
    t = s.table
    for other in range(t[SEATS]):
        if known_from(t, seat, stack, other):
            t[SLOT_PLACE + t[HAND_SLOT + other]] = STACKED


def known_from(table: vec[i64], seat: i64, stack: i64, other: i64) -> bool:
    """Whether a player's tile came from this stack and is one of those that the seat has seen."""
    if table[HAND_STACK + other] != 1 + stack:
        return False
    return bool(table[SLOT_SEEN + table[HAND_SLOT + other]] & bit(seat))


def take_again(s: Table, before: vec[i64], seat: i64, stack: i64, rng: Rng) -> bool:
    t = s.table
    for turn in range(t[TURNS] - t[SEATS], t[TURNS] + 2):
        for other in range(t[SEATS]):
            if t[HAND_TURN + other] == turn and known_from(before, seat, stack, other):
                taken = any_slot(s, stack, rng) if t[HAND_SEARCHED + other] else first_slot(s, stack)
                slot = before[HAND_SLOT + other]
                if before[PLACE_SEEN + slot] & bit(seat) and taken != slot:
                    if not t[HAND_SEARCHED + other] or t[SLOT_PLACE + slot] != STACKED:
                        return False
                    taken = slot  # what a search brought is known: no lot decides
                t[SLOT_PLACE + taken] = HELD + other
                t[HAND_SLOT + other] = taken
    return True


def first_slot(s: Table, stack: i64) -> i64:
    slot = DEPTH * stack
    while s.table[SLOT_PLACE + slot] != STACKED:
        slot += 1
    return slot


def any_slot(s: Table, stack: i64, rng: Rng) -> i64:
    """A tile by lot; of those like it the topmost is meant (R-38)."""
    t = s.table
    count: i64 = 0
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if t[SLOT_PLACE + slot] == STACKED:
            count += 1
    skip = rng.below(count)
    chosen = first_slot(s, stack)
    while skip > 0 or t[SLOT_PLACE + chosen] != STACKED:
        if t[SLOT_PLACE + chosen] == STACKED:
            skip -= 1
        chosen += 1
    kind = s.box.tile_type[t[SLOT_TILE + chosen]]
    for slot in range(DEPTH * stack, chosen):
        if t[SLOT_PLACE + slot] == STACKED and s.box.tile_type[t[SLOT_TILE + slot]] == kind:
            return slot
    return chosen


def fits(s: Table, before: vec[i64], seat: i64, stack: i64) -> bool:
    """What the seat knows to be somewhere must be there."""
    t = s.table
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if before[PLACE_SEEN + slot] & bit(seat) and t[SLOT_PLACE + slot] != before[SLOT_PLACE + slot]:
            return False
    return True


def move_eyes(s: Table, before: vec[i64], stack: i64) -> None:
    """A holder knows the own tile; who never searched the stack knows no other of it."""
    t = s.table
    for other in range(t[SEATS]):
        old = before[HAND_SLOT + other]
        new = t[HAND_SLOT + other]
        if t[HAND_STACK + other] == 1 + stack and old != new:
            if not t[SEARCHED + stack] & bit(other):
                t[SLOT_SEEN + old] &= ~bit(other)
                t[PLACE_SEEN + old] &= ~bit(other)
            t[SLOT_SEEN + new] |= bit(other)
            t[PLACE_SEEN + new] |= bit(other)


# Counts


def census(s: Table) -> dict[str, int]:
    """Counted place by place, so that a piece in two places or in none shows."""
    t = s.table
    sites = range(s.board().site_count)
    seats = range(t[SEATS])
    slots = [slot for slot in range(SLOTS) if t[SLOT_PLACE + slot] != UNUSED]
    laid = sorted(t[SLOT_TILE + slot] for slot in slots if t[SLOT_PLACE + slot] == LAID)
    board = sorted(t[TILE + cell] - 1 for cell in s.board().free if t[TILE + cell] > 0)
    held = [t[SLOT_PLACE + t[HAND_SLOT + seat]] == HELD + seat for seat in seats if t[HAND_STACK + seat]]
    stones = sum(t[STONE_COUNT + seat] for seat in seats)
    counts = {
        "tiles": len({t[SLOT_TILE + slot] for slot in slots}),
        "tiles laid but not on the board": int(laid != board),
        "tiles in hand miscounted": len(held) - sum(HELD <= t[SLOT_PLACE + slot] < LAID for slot in slots),
        "hands that do not hold their tile": held.count(False),
        "gold": t[GOLD_LEFT] + sum(t[GOLD + seat] for seat in seats),
        "stones": t[STONES_LEFT] + stones + count_bits(t[ROW_STONES]),
        "stones miscounted": sum(t[STONES + k] for k in range(MOST_SEATS * STONE_KINDS)) - stones,
        "foundations": t[PILE_LEFT] + sum(t[FOUNDATION + site] > 0 for site in sites),
        "points on foundations": sum(t[PILE + k] for k in range(t[PILE_LEFT])) + sum(t[FOUNDATION + k] for k in sites),
        "pieces of level 1": sum(t[COLOUR_LEFT + k] for k in range(COLOURS)) + sum(t[LEVEL + k] > 0 for k in sites),
        "tops": sum(t[TOPS + seat] for seat in seats) + sum(t[LEVEL + k] == LEVELS for k in sites),
    }
    for level in range(2, LEVELS):
        counts[f"pieces of level {level}"] = t[LEVEL_LEFT + level] + sum(t[LEVEL + k] >= level for k in sites)
    workers = sum(t[WORKERS + site] for site in sites) + count_bits(t[ROW_WORKERS])
    counts["workers"] = workers + sum(t[SUPPLY + seat] for seat in seats)
    counts["workers without owner"] = sum(t[WORKERS + site] for site in sites if t[OWNER + site] == 0)
    counts["stacks miscounted"] = sum(_miscounted(s, stack) for stack in range(STACKS))
    return counts


def _miscounted(s: Table, stack: int) -> bool:
    t = s.table
    left = sum(t[SLOT_PLACE + slot] == STACKED for slot in range(DEPTH * stack, DEPTH * (stack + 1)))
    return t[STACK_LEFT + stack] not in (0, left)


def unplaced(s: Table, seat: i64) -> list[tuple[str, str, str]]:
    """Tiles that the seat has not seen, in stacks and hands."""
    t = s.table
    found = []
    for slot in range(SLOTS):
        if not t[SLOT_SEEN + slot] & bit(seat):
            place = t[SLOT_PLACE + slot]
            where = f"stack {slot // DEPTH}" if place == STACKED else f"hand {place - HELD}"
            found.append(("tiles", f"tile {t[SLOT_TILE + slot]}", where))
    return found
