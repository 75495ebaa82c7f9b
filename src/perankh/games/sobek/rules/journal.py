"""Notes about tiles that not everybody may see."""

from perankh.engine.message import all_but, only
from perankh.engine.nat import i64
from perankh.games.sobek import wording
from perankh.games.sobek.components.sizes import PERSON_BACK
from perankh.games.sobek.state import CELL, SPECTATORS, Table


def note_take(s: Table, what: str, seat: i64, cell: i64, tile: i64) -> None:
    """A tile leaves the market: goods for all to see, a character for its taker (SB-13.1, SB-13.2)."""
    face = wording.tile_word(s.box, tile)
    cell_name = wording.cell_name(cell)
    if s.box.back[tile] == PERSON_BACK:
        s.note(what, seat, only(seat), cell=cell_name, tile=face)
        s.note(what, seat, all_but(seat), cell=cell_name, tile=wording.back_word(PERSON_BACK))
    else:
        s.note(what, seat, cell=cell_name, tile=face)


def note_skipped(s: Table, seat: i64, start: i64, end: i64, step: i64) -> None:
    """SB-13.2; in one line and sorted, since where each character lay is not remembered."""
    tiles = sorted(s.table[CELL + cell] for cell in range(start + step, end, step) if s.table[CELL + cell] >= 0)
    if tiles:
        s.note("skipped", seat, only(seat), tiles=[wording.tile_word(s.box, tile) for tile in tiles])
        s.note("skipped", seat, all_but(seat), tiles=[wording.open_word(s.box, tile) for tile in tiles])


def note_move(s: Table, what: str, seat: i64, tile: i64) -> None:
    """A tile moves between the players: both know it, a spectator sees its back (SB-13.8)."""
    s.note(what, seat, all_but(SPECTATORS), tile=wording.tile_word(s.box, tile))
    s.note(what, seat, only(SPECTATORS), tile=wording.back_word(s.box.back[tile]))
