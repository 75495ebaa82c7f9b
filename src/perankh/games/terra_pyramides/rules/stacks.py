"""TP-10.1, TP-10.2, TP-11.1, TP-11.2, TP-13.2: the stacks, and who knows what of them (R-16, R-37)."""

from perankh.engine.bits import bit
from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import DEPTH, MOST_SEATS, STACKS
from perankh.games.terra_pyramides.moves import DRAW, LOOK, PICK, PICK_TILE, SEARCH, SEARCH_WHERE
from perankh.games.terra_pyramides.state import (
    ALL_EYES,
    GOLD,
    HAND_SEARCHED,
    HAND_SLOT,
    HAND_STACK,
    HAND_TURN,
    HELD,
    LAID,
    OPEN_STACKS,
    PLACE_SEEN,
    SEARCHED,
    SLOT_PLACE,
    SLOT_SEEN,
    SLOT_TILE,
    SPECTATORS,
    STACK_LEFT,
    STACKED,
    TURNS,
    VERSION,
    Table,
)


def full_size(s: Table) -> i64:
    return s.box.stack_size[s.table[VERSION] * (MOST_SEATS + 1) + s.table[SEATS]]


def top_slot(s: Table, stack: i64) -> i64:
    slot = DEPTH * stack
    while s.table[SLOT_PLACE + slot] != STACKED:
        slot += 1
    return slot


def is_open(s: Table, stack: i64) -> bool:
    return bool(s.table[OPEN_STACKS] and s.box.open_stacks[stack])


def any_left(s: Table) -> bool:
    for stack in range(i64(STACKS)):
        if s.table[STACK_LEFT + stack] > 0:
            return True
    return False


# Taking a tile


def list_takes(s: Table, seat: i64, out: Moves) -> None:
    for stack in range(i64(STACKS)):
        if s.table[STACK_LEFT + stack] > 0:
            out.add(DRAW + stack)
    if s.table[GOLD + seat] >= s.box.search_cost and any_searchable(s):
        out.add(SEARCH)


def any_searchable(s: Table) -> bool:
    for stack in range(i64(STACKS)):
        if searchable(s, stack):
            return True
    return False


def searchable(s: Table, stack: i64) -> bool:
    """TP-13.2: face-down stacks only (R-17)."""
    return s.table[STACK_LEFT + stack] > 0 and not is_open(s, stack)


def take(s: Table, seat: i64, move: i64) -> None:
    if move == SEARCH:
        s.push(SEARCH_WHERE, seat, 0, 0, 0, 0)
    else:
        stack = move - DRAW
        draw(s, seat, stack)
        s.learn()
        if s.journal is not None:
            note_taken(s, "drew", seat, stack)


def draw(s: Table, seat: i64, stack: i64) -> None:
    """TP-10.1: whoever knew the top of the stack knows this hand now."""
    hold(s, seat, stack, top_slot(s, stack), 0)


def list_searches(s: Table, out: Moves) -> None:
    for stack in range(i64(STACKS)):
        if searchable(s, stack):
            out.add(LOOK + stack)


def search(s: Table, seat: i64, stack: i64) -> None:
    """TP-10.2"""
    s.pay_gold(seat, s.box.search_cost)
    s.learn()
    look_through(s, seat, stack)
    s.push(PICK_TILE, seat, stack, 0, 0, 0)
    if s.journal is not None:
        s.note("searched", seat, stack=stack + 1)


def list_picks(s: Table, stack: i64, out: Moves) -> None:
    """The types of tiles in the stack, in ascending order; of several alike the topmost is meant (R-38)."""
    t = s.table
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if t[SLOT_PLACE + slot] == STACKED:
            insert(out, PICK + s.box.tile_type[t[SLOT_TILE + slot]])


def insert(out: Moves, move: i64) -> None:
    """Add a move in its place among those listed, unless it stands there already."""
    if out.has(move):
        return
    k = out.n
    out.add(move)
    while k > 0 and out.items[k - 1] > move:
        out.items[k] = out.items[k - 1]
        k -= 1
    out.items[k] = move


def pick(s: Table, seat: i64, stack: i64, kind: i64) -> None:
    t = s.table
    slot = top_slot(s, stack)
    while t[SLOT_PLACE + slot] != STACKED or s.box.tile_type[t[SLOT_TILE + slot]] != kind:
        slot += 1
    if t[STACK_LEFT + stack] > 1:
        for other in range(DEPTH * stack, DEPTH * (stack + 1)):
            if t[SLOT_PLACE + other] == STACKED:
                t[PLACE_SEEN + other] &= bit(seat)
    hold(s, seat, stack, slot, 1)
    s.learn()
    if s.journal is not None:
        note_taken(s, "picked", seat, stack)


def hold(s: Table, seat: i64, stack: i64, slot: i64, searched: i64) -> None:
    t = s.table
    t[SLOT_PLACE + slot] = HELD + seat
    t[SLOT_SEEN + slot] |= bit(seat)
    t[PLACE_SEEN + slot] |= bit(seat)
    t[HAND_SLOT + seat] = slot
    t[HAND_STACK + seat] = 1 + stack
    t[HAND_SEARCHED + seat] = searched
    t[HAND_TURN + seat] = 1 + t[TURNS]
    remove(s, stack)


def remove(s: Table, stack: i64) -> None:
    """TP-11.2: a stack that falls to the number on the back wall leaves the game unseen."""
    t = s.table
    t[STACK_LEFT + stack] -= 1
    if t[STACK_LEFT + stack] == s.box.stack_out[t[VERSION] * (MOST_SEATS + 1) + t[SEATS]]:
        t[STACK_LEFT + stack] = 0
    else:
        show_top(s, stack)


def show_top(s: Table, stack: i64) -> None:
    """TP-13.2: everybody sees the top of an open stack."""
    if is_open(s, stack) and s.table[STACK_LEFT + stack] > 0:
        s.table[SLOT_SEEN + top_slot(s, stack)] = ALL_EYES


def note_taken(s: Table, what: str, seat: i64, stack: i64) -> None:
    """Those who know the tile read its name, the others only where it came from."""
    t = s.table
    slot = t[HAND_SLOT + seat]
    knowing = t[SLOT_SEEN + slot] & t[PLACE_SEEN + slot]
    s.note(f"{what}-tile", seat, knowing, stack=stack + 1, tile=wording.tile_word(s.box, t[SLOT_TILE + slot]))
    if knowing != ALL_EYES:
        s.note(what, seat, ~knowing, stack=stack + 1)
    if t[STACK_LEFT + stack] == 0:
        s.note("stack-gone", seat, stack=stack + 1)


# Knowledge


def look_through(s: Table, seat: i64, stack: i64) -> None:
    """The searcher knows every tile in the stack, and by elimination the one that is missing from those known."""
    t = s.table
    missing: i64 = -1
    count: i64 = 0
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if t[SLOT_PLACE + slot] == STACKED:
            t[SLOT_SEEN + slot] |= bit(seat)
            t[PLACE_SEEN + slot] |= bit(seat)
        elif (t[SLOT_SEEN + slot] & ~t[PLACE_SEEN + slot]) & bit(seat):
            missing = slot
            count += 1
    if count == 1:
        t[PLACE_SEEN + missing] |= bit(seat)
    t[SEARCHED + stack] |= bit(seat)


def lay_from_hand(s: Table, seat: i64) -> i64:
    """The hand tile is shown to all; says which tile it is."""
    t = s.table
    slot = t[HAND_SLOT + seat]
    stack = t[HAND_STACK + seat] - 1
    for other in range(t[SEATS]):
        if not (t[SLOT_SEEN + slot] & t[PLACE_SEEN + slot]) & bit(other):
            s.learn()
    t[SLOT_PLACE + slot] = LAID
    t[SLOT_SEEN + slot] = ALL_EYES
    t[PLACE_SEEN + slot] = ALL_EYES
    t[HAND_STACK + seat] = 0
    if t[HAND_SEARCHED + seat]:
        t[HAND_SEARCHED + seat] = 0
        for observer in range(i64(SPECTATORS) + 1):
            end_doubt(s, stack, observer)
    return t[SLOT_TILE + slot]


def end_doubt(s: Table, stack: i64, observer: i64) -> None:
    """What a searcher took has been laid. Up to the next search whose tile is still in hand, all is known again."""
    t = s.table
    for turn in range(t[TURNS] - t[SEATS] + 1, t[TURNS] + 1):
        for seat in range(t[SEATS]):
            if t[HAND_STACK + seat] == 1 + stack and t[HAND_TURN + seat] == turn:
                slot = t[HAND_SLOT + seat]
                if t[HAND_SEARCHED + seat] and not t[PLACE_SEEN + slot] & bit(observer):
                    return
                t[PLACE_SEEN + slot] |= bit(observer)
    for slot in range(DEPTH * stack, DEPTH * (stack + 1)):
        if t[SLOT_PLACE + slot] == STACKED:
            t[PLACE_SEEN + slot] |= bit(observer)
