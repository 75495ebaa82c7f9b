"""TP-7: workers and stones onto the tiles of the row."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import NO_STONE
from perankh.games.terra_pyramides.moves import EQUIP, EQUIP_TILE, WORKERS_WANTED
from perankh.games.terra_pyramides.rules import rows
from perankh.games.terra_pyramides.state import ROW_ICONS, ROW_STONES, ROW_WORKERS, STONES_LEFT, SUPPLY, TILE, Table


def equip(s: Table, seat: i64, what: i64) -> None:
    """TP-7.1, TP-7.2; with too few, the player chooses the tiles (TP-7.3, R-7)."""
    wanted = s.table[ROW_ICONS + (rows.WORKERS if what == WORKERS_WANTED else rows.STONES)]
    there = s.table[SUPPLY + seat] if what == WORKERS_WANTED else s.table[STONES_LEFT]
    if there < wanted:
        if s.journal is not None:
            s.note("short-of-workers" if what == WORKERS_WANTED else "short-of-stones", seat, count=there)
        if there > 0:
            s.push(EQUIP, seat, what, 0, there, 0)
    elif wanted > 0:
        for place in range(rows.length(s)):
            if shows(s, place, what):
                put(s, seat, what, place)


def shows(s: Table, place: i64, what: i64) -> bool:
    """Whether the tile at a place of the row shows a worker, or a stone."""
    tile = s.table[TILE + s.board().row[rows.start(s) + place]] - 1
    if tile < 0:
        return False
    return bool(s.box.tile_worker[tile] if what == WORKERS_WANTED else s.box.tile_has_stone[tile])


def put(s: Table, seat: i64, what: i64, place: i64) -> None:
    t = s.table
    if what == WORKERS_WANTED:
        t[SUPPLY + seat] -= 1
        t[ROW_WORKERS] |= bit(place)
    else:
        t[STONES_LEFT] -= 1
        t[ROW_STONES] |= bit(place)


def list_tiles(s: Table, what: i64, out: Moves) -> None:
    """Tiles without, in any order (R-44); of stones of one colour the first comes first."""
    start = rows.start(s)
    for place in range(rows.length(s)):
        if shows(s, place, what) and not has(s, what, place) and not passed_over(s, what, place):
            out.add(EQUIP_TILE + s.board().row[start + place])
    sort(out)


def has(s: Table, what: i64, place: i64) -> bool:
    return bool((s.table[ROW_WORKERS if what == WORKERS_WANTED else ROW_STONES] >> place) & 1)


def sort(out: Moves) -> None:
    """A rising diagonal runs against the numbers of its cells."""
    items = out.items
    for k in range(i64(1), out.n):
        move = items[k]
        j = k
        while j > 0 and items[j - 1] > move:
            items[j] = items[j - 1]
            j -= 1
        items[j] = move


def passed_over(s: Table, what: i64, place: i64) -> bool:
    """Whether a stone of this colour is still wanted at an earlier place."""
    if what == WORKERS_WANTED:
        return False
    colour = colour_at(s, place)
    for earlier in range(place):
        if colour_at(s, earlier) == colour and not has(s, what, earlier):
            return True
    return False


def colour_at(s: Table, place: i64) -> i64:
    tile = s.table[TILE + s.board().row[rows.start(s) + place]] - 1
    return s.box.tile_stone[tile] if tile >= 0 else NO_STONE


def choose_tile(s: Table, seat: i64, cell: i64, what: i64, left: i64) -> None:
    place: i64 = 0
    while s.board().row[rows.start(s) + place] != cell:
        place += 1
    put(s, seat, what, place)
    if s.journal is not None:
        s.note("equipped", seat, cell=wording.cell_name(cell))
    if left > 1:
        s.push(EQUIP, seat, what, 0, left - 1, 0)
