"""TP-6: choosing a row, and what is in it."""

from typing import Final

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import BASE, LONGEST
from perankh.games.terra_pyramides.moves import ACTIVATE, CHOOSE_ROW, EQUIP_STONES, EQUIP_WORKERS, READY
from perankh.games.terra_pyramides.state import (
    NILE_CELL,
    OASIS_CELL,
    ROW_CELL,
    ROW_ICONS,
    ROW_LINE,
    TILE,
    VERSION,
    Table,
)

# Kinds in ROW_ICONS, in the order of activation (TP-8.1, TP-16.3)
COINS: Final = 0
OASES: Final = 1
EYES: Final = 2
GRAVE_GOODS: Final = 3
NILE: Final = 4
STONES: Final = 5
WORKERS: Final = 6
KINDS: Final = 7


def list_rows(s: Table, cell: i64, out: Moves) -> None:
    """TP-6.2; rows in which nothing but the tile itself is covered are all the same, so one is enough."""
    alone = False
    for line in range(i64(4)):
        if covered_in(s, cell, line) > 1:
            out.add(CHOOSE_ROW + line)
        elif not alone:
            alone = True
            out.add(CHOOSE_ROW + line)


def covered_in(s: Table, cell: i64, line: i64) -> i64:
    """TP-6.3: open cells give nothing."""
    board = s.board()
    at = 4 * cell + line
    count: i64 = 0
    for k in range(LONGEST * at, LONGEST * at + board.row_length[at]):
        if s.table[TILE + board.row[k]] != 0:
            count += 1
    return count


def choose(s: Table, seat: i64, cell: i64, line: i64) -> None:
    t = s.table
    t[ROW_CELL] = cell
    t[ROW_LINE] = line
    count(s)
    if s.journal is not None:
        s.note("chose-row", seat, line=wording.line_word(line))
    s.push(ACTIVATE, seat, 0, 0, 0, 0)
    s.push(EQUIP_STONES, seat, 0, 0, 0, 0)
    s.push(EQUIP_WORKERS, seat, 0, 0, 0, 0)
    if t[ROW_ICONS + WORKERS] + t[ROW_ICONS + STONES] > 0:
        s.push(READY, seat, 0, 0, 0, 0)


def start(s: Table) -> i64:
    """Where the cells of the chosen row start in the board's table of rows."""
    return LONGEST * (4 * s.table[ROW_CELL] + s.table[ROW_LINE])


def length(s: Table) -> i64:
    return s.board().row_length[4 * s.table[ROW_CELL] + s.table[ROW_LINE]]


def count(s: Table) -> None:
    """What is in the row, kind by kind."""
    t = s.table
    board = s.board()
    for k in range(i64(ROW_ICONS), i64(ROW_ICONS) + KINDS):
        t[k] = 0
    at = start(s)
    for k in range(at, at + length(s)):
        tile = t[TILE + board.row[k]]
        if tile > 0:
            count_tile(s, tile - 1)
        elif tile == OASIS_CELL:  # 1 gold each, and a step in version 3 (TP-8.2, TP-16.4)
            t[ROW_ICONS + COINS] += 1
            t[ROW_ICONS + OASES] += 1
        elif tile == NILE_CELL:
            t[ROW_ICONS + NILE] += 1


def count_tile(s: Table, tile: i64) -> None:
    t = s.table
    box = s.box
    t[ROW_ICONS + COINS] += box.tile_gold[tile]
    t[ROW_ICONS + OASES] += box.tile_oases[tile]
    t[ROW_ICONS + EYES] += box.tile_eyes[tile]
    t[ROW_ICONS + GRAVE_GOODS] += box.tile_grave_goods[tile]
    t[ROW_ICONS + STONES] += box.tile_has_stone[tile]
    t[ROW_ICONS + WORKERS] += box.tile_worker[tile]


def eye_gold(s: Table, seat: i64) -> i64:
    """The gold that the eyes of the row are going to bring (TP-8.3, TP-15.4)."""
    eyes = s.table[ROW_ICONS + EYES]
    return eyes if s.table[VERSION] == BASE else s.coins_passed(seat, eyes) * s.box.coin_gold
