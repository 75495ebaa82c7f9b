"""SB-11: the end of the game."""

from perankh.engine.nat import i64
from perankh.games.sobek import scoring, wording
from perankh.games.sobek.components.sizes import CELLS, DEBENS, PIROGUES, TILES
from perankh.games.sobek.rules import market
from perankh.games.sobek.state import (
    ALL_EYES,
    CELL,
    COBRAS,
    DEBEN_SEEN,
    EITHER,
    ENDED_BY,
    FACE,
    HAND,
    PIROGUE_SEEN,
    PLACE,
    SEEN,
    Table,
)


def end_game(s: Table, ender: i64) -> None:
    t = s.table
    t[ENDED_BY] = ender
    s.clear_agenda()
    s.learn()
    if s.journal is not None:
        s.note("cannot-act", ender)
    discard_unsold(s, 1 - ender)
    for seat in range(i64(2)):
        for tile in range(i64(TILES)):
            if t[PLACE + tile] == HAND + seat:
                s.leave_hand(seat, tile)
                s.add_to_board(seat, tile, 0)
    reward_less_corrupt(s)
    reveal_all(s)


def discard_unsold(s: Table, seat: i64) -> None:
    """SB-11.3: as many tiles as possible, in the division of SB-R19 and SB-R31."""
    groups = scoring.unsold(s, seat)
    for tile in range(i64(TILES)):
        if s.table[PLACE + tile] == HAND + seat and (groups >> s.box.good[tile]) & 1:
            s.leave_hand(seat, tile)
            s.to_box(tile)
            if s.journal is not None:
                s.note("unsold", seat, tile=wording.tile_word(s.box, tile))


def reward_less_corrupt(s: Table) -> None:
    """SB-11.5"""
    cleaner: i64 = 0 if corruption(s, 0) < corruption(s, 1) else 1
    difference = corruption(s, 1 - cleaner) - corruption(s, cleaner)
    if difference == 0:
        return
    if s.journal is not None:
        s.note("less-corrupt", cleaner, own=corruption(s, cleaner), other=corruption(s, 1 - cleaner))
    market.draw_debens(s, cleaner, 1 + difference // 3)


def corruption(s: Table, seat: i64) -> i64:
    return s.board_size(seat) + s.table[COBRAS + seat]


def reveal_all(s: Table) -> None:
    """SB-13.5"""
    t = s.table
    for tile in range(i64(TILES)):
        t[SEEN + tile] = ALL_EYES
        t[EITHER + tile] = 0
    for cell in range(i64(CELLS)):
        if t[CELL + cell] >= 0:
            t[FACE + cell] = 2 + t[CELL + cell]
    for pirogue in range(i64(PIROGUES)):
        t[PIROGUE_SEEN + pirogue] = ALL_EYES
    for deben in range(i64(DEBENS)):
        t[DEBEN_SEEN + deben] = ALL_EYES
