"""SB-5: taking a tile from the market."""

from perankh.engine.bits import bit
from perankh.engine.message import all_but, only
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.sobek import wording
from perankh.games.sobek.components.sizes import CELLS, DEBENS, FACINGS, NO_FACING, PERSON_BACK, SIDE
from perankh.games.sobek.moves import COIN_TILE, ORIENT, REFILL, TAKE, TRADE, TURN
from perankh.games.sobek.rules import journal
from perankh.games.sobek.state import (
    ANKH,
    CELL,
    FACING,
    FREE,
    NO_CELL,
    PYRAMID_AIMS_ANYWHERE,
    STACK_LEFT,
    Table,
)


def can_take(s: Table) -> bool:
    """SB-5.10; with a pyramid SB-9.1.3."""
    t = s.table
    if t[STACK_LEFT] > 0:  # an empty line may be refilled
        return True
    if not t[FREE]:
        return s.line_has_tile(t[ANKH], t[FACING])
    for facing in range(i64(FACINGS)):
        if s.line_has_tile(t[ANKH], facing):
            return True
    return False


def may_refill(s: Table) -> bool:
    """Whether the line is empty, or with a pyramid may be (SB-5.8, SB-9.1.2); the stack is asked elsewhere."""
    t = s.table
    if t[FREE] and t[PYRAMID_AIMS_ANYWHERE]:  # SB-R10
        for facing in range(i64(FACINGS)):
            if not s.line_has_tile(t[ANKH], facing):
                return True
        return False
    return not s.line_has_tile(t[ANKH], t[FACING])


def list_takes(s: Table, out: Moves) -> None:
    """SB-5.2; with a pyramid any tile on any of the four lines (SB-9.1.1)."""
    t = s.table
    if t[FREE]:
        list_star(s, TAKE, out)
    else:
        list_line(s, TAKE, out)
    if t[STACK_LEFT] > 0 and (may_refill(s) if t[FREE] else out.n == 0):
        out.add(REFILL)


def list_line(s: Table, verb: i64, out: Moves) -> None:
    t = s.table
    line = t[ANKH] * FACINGS + t[FACING]
    cells = s.box.line
    for k in range(line * SIDE, line * SIDE + s.box.line_length[line]):
        if t[CELL + cells[k]] >= 0:
            out.add(verb + cells[k])


def list_star(s: Table, verb: i64, out: Moves) -> None:
    """All four lines through the ankh, in ascending order of cells."""
    t = s.table
    cells = s.box.line
    star: i64 = 0
    for line in range(t[ANKH] * FACINGS, t[ANKH] * FACINGS + FACINGS):
        for k in range(line * SIDE, line * SIDE + s.box.line_length[line]):
            star |= bit(cells[k])
    for cell in range(i64(CELLS)):
        if (star >> cell) & 1 and t[CELL + cell] >= 0:
            out.add(verb + cell)


def list_cells(s: Table, verb: i64, out: Moves) -> None:
    t = s.table
    for cell in range(i64(CELLS)):
        if t[CELL + cell] >= 0:
            out.add(verb + cell)


def list_centre(s: Table, verb: i64, out: Moves) -> None:
    t = s.table
    cells = s.box.centre_cells
    for k in range(s.box.centre):
        if t[CELL + cells[k]] >= 0:
            out.add(verb + cells[k])


def facing_to(s: Table, cell: i64) -> i64:
    """The orientation in which the ankh looks at a cell, if there is one."""
    ankh = s.table[ANKH]
    for facing in range(i64(FACINGS)):
        line = ankh * FACINGS + facing
        for k in range(line * SIDE, line * SIDE + s.box.line_length[line]):
            if s.box.line[k] == cell:
                return facing
    return NO_FACING


def aim(s: Table, cell: i64) -> None:
    """With a pyramid the ankh is turned to the chosen tile first (SB-9.1.1)."""
    if s.table[FREE]:
        s.table[FACING] = facing_to(s, cell)


def take(s: Table, seat: i64, cell: i64) -> None:
    """SB-5.3 to SB-5.7, in the order of SB-R28."""
    t = s.table
    start = t[ANKH]
    facing = t[FACING]
    tile = s.lift(cell)
    t[ANKH] = cell
    s.add_to_hand(seat, tile)
    if s.journal is not None:
        journal.note_take(s, "took", seat, cell, tile)
    if start != NO_CELL:
        take_corruption(s, seat, start, cell, facing)
    if s.box.back[tile] == PERSON_BACK:
        s.learn()
        s.push(ORIENT, seat, 0, 0, 0, 0)
    else:
        t[FACING] = s.box.facing[tile]
        if s.box.coin[tile]:
            s.push(COIN_TILE, seat, tile, 0, 0, 0)


def take_corruption(s: Table, seat: i64, start: i64, end: i64, facing: i64) -> None:
    """SB-5.5: everything strictly between the old and the new cell."""
    step = s.box.step[facing] if (end > start) == (s.box.step[facing] > 0) else -s.box.step[facing]
    if s.journal is not None:
        journal.note_skipped(s, seat, start, end, step)
    t = s.table
    cell = start + step
    while cell != end:
        if t[CELL + cell] >= 0:
            tile = s.lift(cell)
            s.add_to_board(seat, tile, 0)
            if s.box.back[tile] == PERSON_BACK:
                s.learn()
        cell += step


def list_orientations(s: Table, out: Moves) -> None:
    """SB-5.7: a line with a tile if there is one."""
    ankh = s.table[ANKH]
    for facing in range(i64(FACINGS)):
        if s.line_has_tile(ankh, facing):
            out.add(TURN + facing)
    if out.n == 0:
        for facing in range(i64(FACINGS)):
            out.add(TURN + facing)


def turn_ankh(s: Table, seat: i64, facing: i64) -> None:
    s.table[FACING] = facing
    if s.journal is not None:
        s.note("turned", seat, facing=wording.facing_word(facing))


def choose_coin(s: Table, seat: i64, tile: i64, move: i64) -> None:
    """SB-5.6"""
    if move == TRADE:
        s.leave_hand(seat, tile)
        s.to_box(tile)
        if s.journal is not None:
            s.note("traded-coin-tile", seat)
        draw_debens(s, seat, 1)
    elif s.journal is not None:
        s.note("kept-coin-tile", seat)


def draw_debens(s: Table, seat: i64, count: i64) -> None:
    drawn: i64 = 0  # as bits
    for _ in range(count):
        deben = s.draw_deben(seat)
        if deben >= 0:
            drawn |= 1 << deben
    if s.journal is not None and drawn:
        values = [s.box.deben_values[deben] for deben in range(DEBENS) if (drawn >> deben) & 1]
        shown = ", ".join(str(value) for value in sorted(values))
        s.note("drew-debens", seat, all_but(seat), count=len(values))
        s.note("drew-debens-of", seat, only(seat), count=len(values), values=shown)


def refill(s: Table, seat: i64) -> None:
    """SB-5.8.1, SB-5.8.2"""
    s.table[ANKH] = NO_CELL
    s.fill_market()
    s.learn()
    if s.journal is not None:
        s.note("refilled", seat, left=s.table[STACK_LEFT])
