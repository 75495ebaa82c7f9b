"""TP-8.5 and TP-8.6: the workers on the tiles of the row go to sites, one after the other.

They are asked in the order of the row. That loses nothing (R-40): whatever a later worker could make room for, building
before it, can be done for an earlier one as well, and it does not matter which of one's workers stands where.
"""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import AROUND
from perankh.games.terra_pyramides.moves import BUILD, BUY_STONE, HOME, NEXT_WORKER, SEND, SEND_WORKER, SWAP, TAKE_TILE
from perankh.games.terra_pyramides.rules import building, extras, rows
from perankh.games.terra_pyramides.rules.stacks import insert
from perankh.games.terra_pyramides.state import ROW_CELL, ROW_WORKERS, STONE_COUNT, SUPPLY, TILE, Table


def next_worker(s: Table, seat: i64) -> None:
    t = s.table
    if t[ROW_WORKERS] == 0:
        t[ROW_CELL] = -1
        s.push(TAKE_TILE, seat, 0, 0, 0, 0)
        return
    place: i64 = 0
    while not (t[ROW_WORKERS] >> place) & 1:
        place += 1
    s.push(SEND_WORKER, seat, place, 0, 0, 0)


def reached(s: Table, cell: i64, way: i64) -> i64:
    """The site that a worker on a cell comes to in one of eight directions; -1 if it comes to none (TP-8.5.1)."""
    board = s.board()
    at = AROUND * cell + way
    site = board.target[at]
    if site < 0:
        return -1
    passed = cell
    for _ in range(board.distance[at]):
        passed += board.step[way]
        if s.table[TILE + passed] == 0:
            return -1
    return site


def list_moves(s: Table, seat: i64, place: i64, out: Moves) -> None:
    """Targets, staying behind, and what gives room on a full target."""
    cell = s.board().row[rows.start(s) + place]
    full: i64 = 0  # directions in which a full site could be built on, as bits
    for way in range(i64(AROUND)):
        site = reached(s, cell, way)
        if site >= 0:
            if extras.may_enter(s, seat, site):
                insert(out, SEND + s.board().sites[site])
            elif building.is_ready(s, seat, site):
                full |= bit(way)
    out.add(HOME)
    if full != 0:
        list_room_makers(s, seat, cell, full, out)


def list_room_makers(s: Table, seat: i64, cell: i64, full: i64, out: Moves) -> None:
    white_helps = False
    for way in range(i64(AROUND)):
        if (full >> way) & 1:
            site = reached(s, cell, way)
            if building.missing(s, seat, site) == 0:
                insert(out, BUILD + s.board().sites[site])
            if building.white_helps(s, seat, site):
                white_helps = True
    if white_helps and s.table[STONE_COUNT + seat] > 1:
        out.add(SWAP)
    if white_helps and extras.can_buy_stone(s, seat):
        out.add(BUY_STONE)


def move(s: Table, seat: i64, place: i64, chosen: i64) -> None:
    if chosen > HOME:
        s.push(SEND_WORKER, seat, place, 0, 0, 0)
        extras.perform(s, seat, chosen)
        return
    s.table[ROW_WORKERS] &= ~bit(place)
    cell = s.board().row[rows.start(s) + place]
    if chosen == HOME:
        go_home(s, seat, cell)
    else:
        s.enter(seat, s.board().site_at[chosen - SEND])
        if s.journal is not None:
            s.note("sent", seat, cell=wording.cell_name(cell), site=wording.cell_name(chosen - SEND))
    s.push(NEXT_WORKER, seat, 0, 0, 0, 0)


def go_home(s: Table, seat: i64, cell: i64) -> None:
    """TP-8.5.6"""
    s.table[SUPPLY + seat] += 1
    if s.journal is not None:
        s.note("went-home", seat, cell=wording.cell_name(cell))
