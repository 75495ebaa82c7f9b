"""Dealing anew what a seat cannot know, and the counts that prove nothing was lost.

Unknown tiles of one back change places among themselves. A tile that a Scribe blurred (SB-13.6) stays in its owner's
hand or on those places of the board that this or a later Scribe filled; no more others lie there than were in hand
unseen at the time. A type that was purged from a board does not turn up among the tiles that lay there then. What
breaks such a rule is thrown away and dealt again.
"""

from typing import Final

from perankh.engine.bits import count_bits
from perankh.engine.header import TOP
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng
from perankh.games.sobek.components.sizes import BACK_NAMES, BACKS, CELLS, DEBENS, GOODS, PIROGUES, SLOTS, TILES
from perankh.games.sobek.moves import ACT, COURTESAN_ADDS, COURTESAN_JOINS, DEBEN_OF_TWO, SCRIBE_SHEDS, SET
from perankh.games.sobek.state import (
    BACK_COUNT,
    BAG,
    BOARD,
    BOARD_COUNT,
    CELL,
    CLEARED,
    DEBEN,
    DEBEN_COUNT,
    DEBEN_SEEN,
    DEBEN_TURN,
    DEBENS_DRAWN,
    EITHER,
    EVENT,
    EYE_RETURNED,
    FACE,
    FACE_DOWN,
    HAND,
    KIND_COUNT,
    LOT,
    MARKET,
    PIROGUE,
    PIROGUE_SEEN,
    PLACE,
    RESERVE,
    RESERVE_LEFT,
    SCRIBES,
    SEEN,
    SLOT_FILLED,
    STACK,
    STACK_LEFT,
    STACK_PLACE,
    STRANGERS,
    TOP_OF_STACK_VISIBLE,
    UNUSED,
    Table,
)

TRIES: Final = 200


def deal_hidden(state: Table, seat: i64, rng: Rng) -> None:
    unwind(state, seat)
    deal_pirogues(state, seat, rng)
    deal_debens(state, seat, rng)
    start = state.table[:]
    for _ in range(i64(TRIES)):
        if deal_tiles(state, seat, rng) and opponent_can_move(state, seat):
            return
        state.table = start[:]


def opponent_can_move(state: Table, seat: i64) -> bool:
    """The opponent's tiles must allow what the opponent is just doing."""
    if state.decider() != 1 - seat:
        return True
    out = state.scratch()
    state.fill(out)
    return out.n > 0


def unwind(state: Table, seat: i64) -> None:
    """Of what the opponent is choosing in private, only that he is choosing is known: let him start again."""
    t = state.table
    top = t[TOP]
    if state.decider() == seat or state.decider() < 0:
        return
    if t[top] == SET:
        t[top] = ACT
        for k in range(top + 2, top + 6):
            t[k] = 0
    elif t[top] == COURTESAN_JOINS:
        t[top] = COURTESAN_ADDS
        t[top + 3] = 0
    elif t[top] == SCRIBE_SHEDS:
        t[top + 2] += count_bits(t[top + 4]) + count_bits(t[top + 5])
        t[top + 4] = 0
        t[top + 5] = 0


def deal_tiles(state: Table, seat: i64, rng: Rng) -> bool:
    """Deal the unknown tiles back by back; False if what came out is impossible."""
    cells = hidden_cells(state)
    for back in range(i64(BACKS)):
        if not deal_back(state, seat, back, cells, rng):
            return False
    shuffle_stack(state, rng)
    count_hand(state, 1 - seat)
    return True


def hidden_cells(state: Table) -> vec[i64]:
    """Of each tile that lies face down in the market: its cell."""
    t = state.table
    cells = vec[i64]([0] * TILES)
    for cell in range(i64(CELLS)):
        if t[FACE + cell] == FACE_DOWN:
            cells[t[CELL + cell]] = cell
    return cells


def deal_back(state: Table, seat: i64, back: i64, cells: vec[i64], rng: Rng) -> bool:
    """`tiles` are the unknown ones, blurred ones first; `spots[k]` is the tile whose place tile k gets."""
    t = state.table
    tiles = vec[i64]([0] * TILES)
    count: i64 = 0
    for event in range(t[SCRIBES], i64(-1), i64(-1)):  # the later blurred, the fewer places are possible
        for tile in range(state.box.first_with[back], state.box.first_with[back + 1]):
            known = state.box.by_back[tile]
            if not (t[SEEN + known] >> seat) & 1 and event_of(t, seat, known) == event:
                tiles[count] = known
                count += 1
    spots = tiles[:]
    for k in range(count):
        j = spot_for(t, seat, spots, k, count, event_of(t, seat, tiles[k]), rng)
        if j < 0:
            return False
        spot = spots[j]
        spots[j] = spots[k]
        spots[k] = spot
        if (t[CLEARED + spot] >> state.box.good[tiles[k]]) & 1:
            return False
    for event in range(i64(1), t[SCRIBES] + 1):
        if strangers_in(t, seat, tiles, spots, count, event) > t[STRANGERS + BACKS * (event - 1) + back]:
            return False
    move_tiles(t, tiles, spots, count, cells)
    return True


def strangers_in(t: vec[i64], seat: i64, tiles: vec[i64], spots: vec[i64], count: i64, event: i64) -> i64:
    """How many tiles that this seat never saw would lie where this Scribe made the opponent put tiles down."""
    found: i64 = 0
    for k in range(count):
        if t[LOT + spots[k]] == event and t[PLACE + spots[k]] == BOARD + 1 - seat and event_of(t, seat, tiles[k]) == 0:
            found += 1
    return found


def event_of(t: vec[i64], seat: i64, tile: i64) -> i64:
    """The Scribe that blurred a tile for this seat; 0 if none did."""
    either = t[EITHER + tile]
    return either // EVENT if (either >> seat) & 1 else 0


def spot_for(t: vec[i64], seat: i64, spots: vec[i64], k: i64, count: i64, event: i64, rng: Rng) -> i64:
    """A random one of the spots from k on where a tile blurred by this event could be."""
    if event == 0:
        return k + rng.below(count - k)
    fits: i64 = 0
    for j in range(k, count):
        fits += could_be(t, seat, spots[j], event)
    if fits == 0:
        return -1
    skip = rng.below(fits)
    for j in range(k, count):
        if could_be(t, seat, spots[j], event):
            if skip == 0:
                return j
            skip -= 1
    return -1


def could_be(t: vec[i64], seat: i64, spot: i64, event: i64) -> i64:
    if t[PLACE + spot] == HAND + 1 - seat:
        return 1
    return 1 if t[PLACE + spot] == BOARD + 1 - seat and t[LOT + spot] >= event else 0


def move_tiles(t: vec[i64], tiles: vec[i64], spots: vec[i64], count: i64, cells: vec[i64]) -> None:
    """Put every tile where another one was; what its holder knows of that place stays with the place."""
    rearrange(t, PLACE, tiles, spots, count)
    rearrange(t, LOT, tiles, spots, count)
    rearrange(t, CLEARED, tiles, spots, count)
    rearrange(t, SEEN, tiles, spots, count)
    for k in range(count):
        if t[PLACE + tiles[k]] == MARKET:
            t[CELL + cells[spots[k]]] = tiles[k]


def rearrange(t: vec[i64], at: i64, items: vec[i64], spots: vec[i64], count: i64) -> None:
    """Item k gets what stood with the item spots[k]."""
    values = vec[i64]([0] * count)
    for k in range(count):
        values[k] = t[at + spots[k]]
    for k in range(count):
        t[at + items[k]] = values[k]


def unknown_to(t: vec[i64], seat: i64, seen: i64, size: i64, found: vec[i64]) -> i64:
    """List the items that a seat has not seen; says how many."""
    count: i64 = 0
    for item in range(size):
        if not (t[seen + item] >> seat) & 1:
            found[count] = item
            count += 1
    return count


def shuffle_stack(state: Table, rng: Rng) -> None:
    """The order of the stack is unknown, but for the back of its top tile where that is visible (SB-R21)."""
    t = state.table
    left = t[STACK_LEFT]
    if left == 0:
        return
    top_back = state.box.back[t[STACK + left - 1]]
    count: i64 = 0
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == STACK_PLACE:
            t[STACK + count] = tile
            count += 1
    rng.shuffle(t, STACK, left)
    if t[TOP_OF_STACK_VISIBLE]:
        while state.box.back[t[STACK + left - 1]] != top_back:
            rng.shuffle(t, STACK, left)


def count_hand(state: Table, seat: i64) -> None:
    t = state.table
    at = KIND_COUNT + (GOODS + 1) * seat
    for k in range(at, at + GOODS + 1):
        t[k] = 0
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == HAND + seat:
            t[at + state.box.good[tile]] += 1


def deal_pirogues(state: Table, seat: i64, rng: Rng) -> None:
    """Unknown pirogues change places among slots, reserve and what the opponent's Architect has drawn."""
    t = state.table
    unknown = vec[i64]([0] * PIROGUES)
    count = unknown_to(t, seat, PIROGUE_SEEN, PIROGUES, unknown)
    spots = unknown[:]
    rng.shuffle(spots, 0, count)
    rearrange(t, PIROGUE, unknown, spots, count)
    rearrange(t, PIROGUE_SEEN, unknown, spots, count)


def deal_debens(state: Table, seat: i64, rng: Rng) -> None:
    """Unknown debens change places among bag and opponent. One that this seat's eye put back cannot be among those
    the opponent had drawn before (SB-13.7)."""
    t = state.table
    returned = t[EYE_RETURNED + 2 * seat] - 1
    since = t[EYE_RETURNED + 2 * seat + 1]
    unknown = vec[i64]([0] * DEBENS)
    count = unknown_to(t, seat, DEBEN_SEEN, DEBENS, unknown)
    spots = unknown[:]
    rng.shuffle(spots, 0, count)
    while not return_fits(t, unknown, spots, count, returned, since):
        rng.shuffle(spots, 0, count)
    rearrange(t, DEBEN, unknown, spots, count)
    rearrange(t, DEBEN_SEEN, unknown, spots, count)
    rearrange(t, DEBEN_TURN, unknown, spots, count)
    if state.decider() == 1 - seat and t[t[TOP]] == DEBEN_OF_TWO:
        name_drawn_debens(t)


def name_drawn_debens(t: vec[i64]) -> None:
    """The opponent is choosing between the two debens drawn last."""
    top = t[TOP]
    for deben in range(i64(DEBENS)):
        if t[DEBEN + deben] != BAG:
            if t[DEBEN_TURN + deben] == t[DEBENS_DRAWN] - 1:
                t[top + 2] = deben
            elif t[DEBEN_TURN + deben] == t[DEBENS_DRAWN]:
                t[top + 3] = deben


def return_fits(t: vec[i64], unknown: vec[i64], places: vec[i64], count: i64, returned: i64, since: i64) -> bool:
    for k in range(count):
        if unknown[k] == returned:
            return t[DEBEN + places[k]] == BAG or t[DEBEN_TURN + places[k]] > since
    return True


def census(state: Table) -> dict[str, int]:
    """Counted place by place, so that a piece in two places or in none shows."""
    t = state.table
    market = [t[CELL + cell] for cell in range(CELLS) if t[CELL + cell] >= 0]
    stack = [t[STACK + k] for k in range(t[STACK_LEFT])]
    elsewhere = [tile for tile in range(TILES) if t[PLACE + tile] not in (MARKET, STACK_PLACE)]
    held = sum(t[BACK_COUNT + k] + t[BOARD_COUNT + k] for k in range(2 * BACKS))
    hands = sum(t[KIND_COUNT + k] for k in range(2 * (GOODS + 1)))
    in_hand = sum(HAND <= t[PLACE + tile] < HAND + 2 for tile in range(TILES))
    owned = sum(HAND <= t[PLACE + tile] < BOARD + 2 for tile in range(TILES))
    in_slots = sum(t[PIROGUE + k] < RESERVE for k in range(PIROGUES))
    in_reserve = sum(t[PIROGUE + k] == RESERVE for k in range(PIROGUES))
    pockets = sum(t[DEBEN + deben] != BAG for deben in range(DEBENS))
    return {
        "tiles": len(set(market + stack + elsewhere)),
        "tiles with their places": len(market) + len(stack) + len(elsewhere),
        "owned tiles miscounted": owned - held,
        "tiles in hand miscounted": in_hand - hands,
        "slots miscounted": in_slots - sum(t[SLOT_FILLED + slot] for slot in range(SLOTS)),
        "reserve miscounted": in_reserve - t[RESERVE_LEFT],
        "debens miscounted": pockets - t[DEBEN_COUNT] - t[DEBEN_COUNT + 1],
    }


def unplaced(state: Table, seat: i64) -> list[tuple[str, str, str]]:
    t = state.table
    unknown = [tile for tile in range(TILES) if not t[SEEN + tile] >> seat & 1]
    blurred = {state.box.back[tile] for tile in unknown if t[EITHER + tile] >> seat & 1}
    constrained = {state.box.back[tile] for tile in unknown if t[CLEARED + tile]}
    names = {
        UNUSED: "put away",
        STACK_PLACE: "stack",
        MARKET: "market",
        HAND + 1 - seat: "hand",
        BOARD + 1 - seat: "board",
    }
    found = [
        (BACK_NAMES[state.box.back[tile]], state.box.tile_names[tile], names[t[PLACE + tile]])
        for tile in unknown
        if state.box.back[tile] not in blurred | constrained
    ]
    for pirogue in range(PIROGUES):
        if not t[PIROGUE_SEEN + pirogue] >> seat & 1:
            found.append(("pirogues", f"pirogue {pirogue}", f"place {t[PIROGUE + pirogue]}"))
    for deben in range(DEBENS):
        if not t[DEBEN_SEEN + deben] >> seat & 1 and not t[EYE_RETURNED + 2 * seat]:
            found.append(("debens", f"deben {deben}", "bag" if t[DEBEN + deben] == BAG else "opponent"))
    return found
