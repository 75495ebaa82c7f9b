"""TP-5 and TP-13.1: laying the hand tile."""

from typing import Final

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import BASE
from perankh.games.terra_pyramides.moves import LAY_ON, ROW, WAYS
from perankh.games.terra_pyramides.rules import enclosure, stacks
from perankh.games.terra_pyramides.rules.setup import cover
from perankh.games.terra_pyramides.state import (
    FACING,
    FOUNDATION,
    GOLD,
    HAND_STACK,
    SYMBOLS,
    TILE,
    VERSION,
    Table,
)

ANY: Final = -1  # instead of a symbol: no symbol must be heeded


def list_cells(s: Table, seat: i64, out: Moves) -> None:
    """TP-5.1; a choice of directions only where two sites are adjacent (R-24)."""
    t = s.table
    board = s.board()
    symbol = ANY if t[GOLD + seat] >= s.box.symbol_cost else symbol_due(s, seat)
    for k in range(i64(len(board.free))):
        cell = board.free[k]
        if t[TILE + cell] == 0 and (symbol == ANY or board.symbol[cell] == symbol):
            if board.facing[cell] >= 0:
                out.add(LAY_ON + WAYS * cell)
            else:
                list_ways(s, cell, out)


def list_ways(s: Table, cell: i64, out: Moves) -> None:
    board = s.board()
    for way in range(i64(4)):
        if board.stairs[4 * cell + way] >= 0:
            out.add(LAY_ON + WAYS * cell + 1 + way)


def symbol_due(s: Table, seat: i64) -> i64:
    """TP-13.1.1: the symbol of the store that the hand tile came from, while it has an open cell (R-34)."""
    t = s.table
    if not t[SYMBOLS]:
        return ANY
    board = s.board()
    symbol = s.box.store[t[HAND_STACK + seat] - 1]
    for k in range(i64(len(board.free))):
        cell = board.free[k]
        if t[TILE + cell] == 0 and board.symbol[cell] == symbol:
            return symbol
    return ANY


def price(s: Table, seat: i64, cell: i64) -> i64:
    """TP-13.1.2"""
    symbol = symbol_due(s, seat)
    return s.box.symbol_cost if symbol != ANY and s.board().symbol[cell] != symbol else 0


def lay(s: Table, seat: i64, cell: i64, way: i64) -> None:
    """`way`: 0 where the direction is forced, otherwise 1 + the direction."""
    t = s.table
    board = s.board()
    if t[SYMBOLS]:
        ignore_symbol(s, seat, price(s, seat, cell))
    facing = way - 1 if way > 0 else board.facing[cell]
    tile = stacks.lay_from_hand(s, seat)
    cover(s, cell, tile)
    t[FACING + cell] = facing
    if s.journal is not None:
        s.note("laid", seat, tile=wording.tile_word(s.box, tile), cell=wording.cell_name(cell))
    site = board.stairs[4 * cell + facing]
    if t[FOUNDATION + site] == 0:
        draw_foundation(s, seat, site)
    if t[VERSION] != BASE:
        enclosure.check(s, seat, cell)
    s.push(ROW, seat, cell, 0, 0, 0)


def ignore_symbol(s: Table, seat: i64, cost: i64) -> None:
    if cost > 0:
        s.pay_gold(seat, cost)
        if s.journal is not None:
            s.note("ignored-symbol", seat, gold=cost)


def draw_foundation(s: Table, seat: i64, site: i64) -> None:
    """TP-5.3"""
    s.lay_foundation(site)
    s.learn()
    if s.journal is not None:
        s.note("founded", seat, site=wording.site_name(s.board(), site), value=s.table[FOUNDATION + site])
