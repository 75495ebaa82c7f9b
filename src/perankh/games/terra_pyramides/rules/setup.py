"""TP-3, TP-15.1, TP-16.1, TP-16.2: laying out the game."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.terra_pyramides.components.boards import NILE, OASIS, SITE
from perankh.games.terra_pyramides.components.sizes import (
    CELLS,
    COLOURS,
    DEPTH,
    FOUNDATIONS,
    LEVELS,
    MOST_SEATS,
    STACKS,
)
from perankh.games.terra_pyramides.moves import BEGIN_TURN
from perankh.games.terra_pyramides.rules import stacks
from perankh.games.terra_pyramides.state import (
    ALL_EYES,
    COLOUR_LEFT,
    DEAL,
    FACING,
    FIRST,
    GOLD_LEFT,
    HAND_TURN,
    LAID,
    LEVEL_LEFT,
    MODE,
    NILE_CELL,
    OASIS_CELL,
    OPEN,
    OPEN_STACKS,
    PILE,
    PILE_LEFT,
    PLACE_SEEN,
    ROW_CELL,
    SITE_CELL,
    SLOT_PLACE,
    SLOT_SEEN,
    SLOT_TILE,
    SLOTS,
    STACK_LEFT,
    STACKED,
    STONES_LEFT,
    SUPPLY,
    TILE,
    TOPS,
    UNUSED,
    VERSION,
    Table,
)


def lay_out_game(s: Table) -> None:
    t = s.table
    t[ROW_CELL] = -1
    lay_out_board(s)
    lay_out_supplies(s)
    deal_stacks(s)
    lay_start_tiles(s)
    seats = t[SEATS]
    for seat in range(seats):
        stacks.draw(s, seat, s.box.hand_stacks[seat])
        t[HAND_TURN + seat] = 0
    if t[OPEN_STACKS]:
        for stack in range(i64(STACKS)):
            stacks.show_top(s, stack)
    t[FIRST] = s.chance(DEAL, seats)  # TP-3.9
    s.push(BEGIN_TURN, t[FIRST], 0, 0, 0, 0)


def lay_out_board(s: Table) -> None:
    """TP-3.1, TP-16.1"""
    t = s.table
    board = s.board()
    for cell in range(i64(CELLS)):
        kind = board.kind[cell]
        if kind == SITE:
            t[TILE + cell] = SITE_CELL
        elif kind == OASIS:
            t[TILE + cell] = OASIS_CELL
        elif kind == NILE:
            t[TILE + cell] = NILE_CELL
    for site in range(board.site_count):
        t[OPEN + site] = board.ring_open[site]


def lay_out_supplies(s: Table) -> None:
    """TP-3.2, TP-3.6, TP-14.1, TP-14.3"""
    t = s.table
    box = s.box
    t[GOLD_LEFT] = box.gold
    t[STONES_LEFT] = box.stones
    for colour in range(i64(COLOURS)):
        t[COLOUR_LEFT + colour] = box.first_pieces
    for level in range(i64(2), i64(LEVELS)):
        t[LEVEL_LEFT + level] = box.level_pieces[level]
    for k in range(i64(FOUNDATIONS)):
        t[PILE + k] = box.foundations[k]
    t[PILE_LEFT] = FOUNDATIONS
    s.mix(DEAL, PILE, FOUNDATIONS)
    seats = t[SEATS]
    for seat in range(seats):
        t[SUPPLY + seat] = box.workers[seats]
        t[TOPS + seat] = box.tops * MOST_SEATS if t[MODE] > 0 else box.tops


def deal_stacks(s: Table) -> None:
    """TP-3.3: the tiles of this version, shuffled. The slots of the stacks serve for shuffling."""
    t = s.table
    tiles = s.box.tiles_of[t[VERSION]]
    count: i64 = len(tiles)
    for k in range(count):
        t[SLOT_TILE + k] = tiles[k]
    s.mix(DEAL, SLOT_TILE, count)
    size = stacks.full_size(s)
    for k in range(i64(SLOTS) - 1, i64(-1), i64(-1)):  # from the last slot, so that no tile is overwritten
        depth = k % DEPTH
        stack = k // DEPTH
        used = depth < size
        t[SLOT_TILE + k] = t[SLOT_TILE + stack * size + depth] if used else -1
        t[SLOT_PLACE + k] = STACKED if used else UNUSED
        t[SLOT_SEEN + k] = 0 if used else ALL_EYES
        t[PLACE_SEEN + k] = ALL_EYES
    for stack in range(i64(STACKS)):
        t[STACK_LEFT + stack] = size


def lay_start_tiles(s: Table) -> None:
    """TP-3.4, TP-3.5; on the reverse side the sites at the Nile as well (TP-16.2)."""
    t = s.table
    board = s.board()
    for k in range(i64(len(board.start_cells))):
        cell = board.start_cells[k]
        site = board.start_sites[k]
        slot = stacks.top_slot(s, s.box.start_stacks[k])
        stacks.remove(s, s.box.start_stacks[k])
        t[SLOT_PLACE + slot] = LAID
        t[SLOT_SEEN + slot] = ALL_EYES
        cover(s, cell, t[SLOT_TILE + slot])
        for way in range(i64(4)):
            if board.stairs[4 * cell + way] == site:
                t[FACING + cell] = way
        s.lay_foundation(site)
    for k in range(i64(len(board.bank_sites))):
        s.lay_foundation(board.bank_sites[k])


def cover(s: Table, cell: i64, tile: i64) -> None:
    """A tile comes onto a cell; the sites around it have one open cell less."""
    t = s.table
    board = s.board()
    t[TILE + cell] = 1 + tile
    for k in range(8 * cell, 8 * cell + board.near_length[cell]):
        t[OPEN + board.near[k]] -= 1
