"""MN-6.4: taking an action tile."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import GLYPH_TRACK, ROWS, TILE_PLACES
from perankh.games.men_nefer.moves import CLOSE_GAP, ROW, RUN, TAKE, WHICH_ROW
from perankh.games.men_nefer.rules import usable
from perankh.games.men_nefer.state import BOARD, DISPLAY, FOOD, GLYPH, TAKES, TILE_AT, Table


def list_display(s: Table, seat: i64, out: Moves) -> None:
    """MN-6.4.1, MN-6.4.2: the places that one can pay for."""
    for row in range(i64(ROWS)):
        if s.table[FOOD + seat] + s.box.row_food[row] >= 0:
            out.add(TAKE + row)


def take_tile(s: Table, seat: i64, row: i64) -> None:
    """MN-6.4.2, MN-6.4.3; on the first empty place, since it makes no difference which (MN-R61)."""
    t = s.table
    box = s.box
    tile = t[DISPLAY + row] - 1
    t[DISPLAY + row] = 0
    t[TAKES + seat] += 1
    place = TILE_AT + TILE_PLACES * seat
    while t[place]:
        place += 1
    t[place] = tile + 1
    if s.journal is not None:
        s.note("takes-tile", seat, tile=wording.tile_word(box, tile), row=wording.row_word(row), food=box.row_food[row])
    if box.row_food[row] < 0:
        t[FOOD + seat] += box.row_food[row]
    else:
        s.gain_food(seat, box.row_food[row])
    s.push(CLOSE_GAP, seat, row, 0, 0, 0)
    s.push(WHICH_ROW, seat, row, 0, 0, 0)
    if shows_next_glyph(s, seat, tile):
        advance_glyph(s, seat, tile)


def shows_next_glyph(s: Table, seat: i64, tile: i64) -> bool:
    """MN-R6: not at the end of the track."""
    t = s.table
    if t[GLYPH + seat] == GLYPH_TRACK:
        return False
    return s.box.tile_glyph[tile] == s.box.board_glyph[GLYPH_TRACK * t[BOARD + seat] + t[GLYPH + seat]]


def advance_glyph(s: Table, seat: i64, tile: i64) -> None:
    t = s.table
    if s.journal is not None:
        glyph = wording.glyph_word(s.box, s.box.tile_glyph[tile])
        s.note("advances-glyph", seat, glyph=glyph, field=wording.glyph_field_word(t[GLYPH + seat]))
    s.push(RUN, seat, s.box.glyph_program[t[GLYPH + seat]], 0, 0, 0)
    t[GLYPH + seat] += 1


def list_rows(s: Table, seat: i64, gap: i64, out: Moves) -> None:
    """MN-6.4.4, MN-R5: beside the gap or further down, if the actions there can be used."""
    for row in range(gap, i64(ROWS)):
        if usable.program_is_usable(s, seat, s.box.row_program[row]):
            out.add(ROW + row)


def use_row(s: Table, seat: i64, row: i64) -> None:
    """Whoever wanted to forfeit the actions of a row would rather choose the gain of the lowest one."""
    if s.journal is not None:
        s.note("uses-row", seat, row=wording.row_word(row))
    s.push(RUN, seat, s.box.row_program[row], 0, s.box.program_free[s.box.row_program[ROWS - 1]], 0)


def close_gap(s: Table, row: i64) -> None:
    """MN-6.4.5"""
    t = s.table
    for k in range(DISPLAY + row, i64(DISPLAY), -1):
        t[k] = t[k - 1]
    t[DISPLAY] = s.draw_tile() + 1
