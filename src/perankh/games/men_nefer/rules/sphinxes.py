"""MN-12: sphinxes."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import UNKNOWN_NUMBER
from perankh.games.men_nefer.components.sizes import HOUSES, PODIUMS, SPHINX_HOUSE
from perankh.games.men_nefer.moves import ERECT_ON, RUN, STOP
from perankh.games.men_nefer.state import (
    FREE_PODIUMS,
    PODIUM,
    SCARABS_AT,
    SPHINX_PLACED,
    SPHINX_READY,
    Table,
    member,
)


def number(s: Table, seat: i64, n: i64) -> i64:
    """MN-12.3: what a question mark means to this player."""
    if n != UNKNOWN_NUMBER:
        return n
    return s.box.erect_reached[s.table[SCARABS_AT + HOUSES * seat + SPHINX_HOUSE]]


def can_erect(s: Table, seat: i64, highest: i64) -> bool:
    t = s.table
    if t[SPHINX_READY + seat] == 0 or highest == 0:  # MN-R20
        return False
    for podium in range(i64(PODIUMS)):
        if member(t[FREE_PODIUMS], podium) and s.box.podium_number[podium] <= highest:
            return True
    return False


def list_podiums(s: Table, highest: i64, free: i64, out: Moves) -> None:
    """MN-12.2: empty podiums up to the number, in any avenue."""
    for podium in range(i64(PODIUMS)):
        if member(s.table[FREE_PODIUMS], podium) and s.box.podium_number[podium] <= highest:
            out.add(ERECT_ON + podium)
    if free and out.n:
        out.add(STOP)


def put_sphinx(s: Table, seat: i64, podium: i64) -> None:
    t = s.table
    t[SPHINX_PLACED + seat] += 1
    t[PODIUM + podium] = 1 + seat
    t[FREE_PODIUMS] -= bit(podium)


def erect(s: Table, seat: i64, podium: i64) -> None:
    s.table[SPHINX_READY + seat] -= 1
    put_sphinx(s, seat, podium)
    if s.journal is not None:
        s.note("erects", seat, podium=wording.podium_word(s.box, podium))
    s.push(RUN, seat, s.box.podium_program[podium], 0, 0, 0)
