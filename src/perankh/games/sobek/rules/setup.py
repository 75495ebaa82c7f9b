"""SB-3: laying out the game."""

from perankh.engine.nat import i64
from perankh.games.sobek.components.sizes import CELLS, PIROGUES, SLOTS, START_BACK, TILES
from perankh.games.sobek.moves import CENTRE, END_TURN
from perankh.games.sobek.state import (
    ANKH,
    CELL,
    DEAL,
    ENDED_BY,
    FORCED,
    NO_CELL,
    PIROGUE,
    PLACE,
    RESERVE,
    RESERVE_LEFT,
    SLOT,
    SLOT_FILLED,
    STACK,
    STACK_LEFT,
    STACK_PLACE,
    UNUSED,
    Table,
)


def lay_out_game(s: Table) -> None:
    t = s.table
    box = s.box
    t[ANKH] = NO_CELL
    t[FORCED] = NO_CELL
    t[ENDED_BY] = -1
    for cell in range(i64(CELLS)):
        t[CELL + cell] = -1
    first = s.chance(DEAL, 2)
    deal_start_tiles(s)
    for tile in range(i64(TILES)):
        if box.back[tile] != START_BACK:
            t[STACK + t[STACK_LEFT]] = tile
            t[PLACE + tile] = STACK_PLACE
            t[STACK_LEFT] += 1
    s.mix(DEAL, STACK, t[STACK_LEFT])
    s.fill_market()
    deal_pirogues(s)
    s.push(END_TURN, first, 0, 0, 0, 0)
    s.push(CENTRE, first, 0, 0, 0, 0)


def deal_start_tiles(s: Table) -> None:
    """SB-3.2: two for each hand, four for the centre, two put away unseen. The stack serves for shuffling."""
    t = s.table
    count: i64 = 0
    for tile in range(i64(TILES)):
        if s.box.back[tile] == START_BACK:
            t[STACK + count] = tile
            t[PLACE + tile] = UNUSED
            count += 1
    s.mix(DEAL, STACK, count)
    for seat in range(i64(2)):
        for _ in range(s.box.start_per_hand):
            count -= 1
            s.add_to_hand(seat, t[STACK + count])
    for k in range(s.box.centre):
        count -= 1
        s.put_in_market(s.box.order[k], t[STACK + count])


def deal_pirogues(s: Table) -> None:
    """SB-3.5: one in each slot, the others in reserve. The cells serve for shuffling."""
    t = s.table
    for pirogue in range(i64(PIROGUES)):
        t[PIROGUE + pirogue] = SLOT + pirogue if pirogue < SLOTS else RESERVE
    s.mix(DEAL, PIROGUE, PIROGUES)
    for slot in range(i64(SLOTS)):
        t[SLOT_FILLED + slot] = 1
    t[RESERVE_LEFT] = PIROGUES - SLOTS
