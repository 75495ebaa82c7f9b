"""MN-9.2, MN-9.3, MN-9.5: burials."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import UNKNOWN_NUMBER
from perankh.games.men_nefer.components.sizes import GRAVE_ROWS, GRAVES, HOUSES, NECROPOLIS
from perankh.games.men_nefer.moves import BURY_AT, RUN, STOP, WHICH_BONUS
from perankh.games.men_nefer.state import (
    FREE_GRAVES,
    GRAVE,
    SARCOPHAGUS_PLACED,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    Table,
    member,
)


def number(s: Table, seat: i64, n: i64) -> i64:
    """MN-9.3: what a question mark means to this player."""
    if n != UNKNOWN_NUMBER:
        return n
    return s.box.bury_reached[s.table[SCARABS_AT + HOUSES * seat + NECROPOLIS]]


def can_bury(s: Table, seat: i64, highest: i64) -> bool:
    t = s.table
    if t[SARCOPHAGUS_READY + seat] == 0 or highest == 0:  # MN-R20
        return False
    for grave in range(i64(GRAVES)):
        if member(t[FREE_GRAVES], grave) and s.box.grave_column[grave] < highest:
            return True
    return False


def list_graves(s: Table, highest: i64, free: i64, out: Moves) -> None:
    """MN-9.2: empty fields in columns up to the number."""
    for grave in range(i64(GRAVES)):
        if member(s.table[FREE_GRAVES], grave) and s.box.grave_column[grave] < highest:
            out.add(BURY_AT + grave)
    if free and out.n:
        out.add(STOP)


def put_sarcophagus(s: Table, seat: i64, grave: i64) -> None:
    t = s.table
    t[SARCOPHAGUS_PLACED + seat] += 1
    t[GRAVE + grave] = 1 + seat
    t[FREE_GRAVES] -= bit(grave)


def bury(s: Table, seat: i64, grave: i64) -> None:
    """MN-9.2.1, MN-9.2.2: first the field, then the activations of its row and column (MN-R48)."""
    box = s.box
    column = box.grave_column[grave]
    s.table[SARCOPHAGUS_READY + seat] -= 1
    put_sarcophagus(s, seat, grave)
    if s.journal is not None:
        s.note("buries", seat, grave=wording.grave_word(box, grave))
    allowed = bit(box.grave_row[grave]) | bit(GRAVE_ROWS + column)
    s.push(WHICH_BONUS, seat, box.activations[column], allowed, 0, 0)
    s.push(RUN, seat, box.grave_program[grave], 0, 0, 0)
