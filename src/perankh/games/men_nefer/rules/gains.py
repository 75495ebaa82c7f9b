"""MN-3 and MN-8.1: gains, favours of Khufu, scarab steps, and what replaces pieces that are missing (MN-3.10)."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import GAIN_FOOD, GAIN_HEKA, GAIN_PP, MOVE_FEATHER, MOVE_HEART
from perankh.games.men_nefer.components.sizes import FAVOURS, HOUSES, TRACK
from perankh.games.men_nefer.moves import FAVOUR, RUN, SCARAB, SHARE, WHICH_FAVOUR, WHICH_SCARAB
from perankh.games.men_nefer.state import (
    AT_ONCE,
    EYE_READY,
    EYE_SUPPLY,
    FEATHER,
    FOOD,
    HEART,
    HEKA,
    MUMMY_SUPPLY,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    SPHINX_READY,
    SPHINX_SUPPLY,
    Table,
)


def gain(s: Table, seat: i64, kind: i64, n: i64) -> None:
    """Food, heka, prestige, heart or feather; what goes beyond the end is lost (MN-3.1, MN-7.4)."""
    if kind == GAIN_FOOD:
        n = s.gain_food(seat, n)
    elif kind == GAIN_HEKA:
        n = s.gain_heka(seat, n)
    elif kind == GAIN_PP:
        n = s.gain_pp(seat, AT_ONCE, n)
    elif kind == MOVE_HEART:
        n = s.move_heart(seat, n)
    else:
        n = s.move_feather(seat, n)
    if s.journal is not None and n:
        s.note("gains", seat, gain=wording.amount_word(kind, n))


def gain_all(s: Table, seat: i64, program: i64) -> None:
    """All gains of a program that consists of nothing else."""
    start = s.box.program_start[program]
    for item in range(start, start + s.box.program_length[program]):
        gain(s, seat, s.box.item_kind[item], s.box.item_n[item])


# Pieces from the supply (MN-3.10, MN-R22)


def embalm(s: Table, seat: i64, n: i64) -> None:
    """MN-9.1"""
    for _ in range(missing(s, seat, n, MUMMY_SUPPLY, SARCOPHAGUS_READY, "embalms")):
        note_overflow(s, seat, "overflow-mummy")
        gain_all(s, seat, s.box.mummy_overflow)


def carve(s: Table, seat: i64, n: i64) -> None:
    """MN-12.1"""
    for _ in range(missing(s, seat, n, SPHINX_SUPPLY, SPHINX_READY, "carves")):
        note_overflow(s, seat, "overflow-sphinx")
        gain_all(s, seat, s.box.sphinx_overflow)


def get_eyes(s: Table, seat: i64, n: i64) -> None:
    """MN-8.2; each missing eye is a transport of its own (MN-R23)."""
    for _ in range(missing(s, seat, n, EYE_SUPPLY, EYE_READY, "gets-eye")):
        note_overflow(s, seat, "overflow-eye")
        s.push(RUN, seat, s.box.eye_overflow, 0, 0, 0)


def missing(s: Table, seat: i64, n: i64, supply: i64, ready: i64, what: str) -> i64:
    """Make pieces from the supply ready; how many of them are not there."""
    t = s.table
    moved = min(n, t[supply + seat])
    t[supply + seat] -= moved
    t[ready + seat] += moved
    if s.journal is not None and moved:
        s.note(what, seat, n=moved)
    return n - moved


def note_overflow(s: Table, seat: i64, what: str) -> None:
    if s.journal is not None:
        s.note(what, seat)


# Favours of Khufu (MN-8.1)


def grant_favour(s: Table, seat: i64, favour: i64) -> None:
    item = s.box.program_start[s.box.favour_program] + favour
    if s.journal is not None:
        s.note("favour", seat, favour=wording.favour_word(s.box, favour))
    gain(s, seat, s.box.item_kind[item], s.box.item_n[item])


def favour_helps(s: Table, seat: i64, favour: i64) -> bool:
    """Whether a favour would still bring something (MN-R46)."""
    t = s.table
    kind = s.box.item_kind[s.box.program_start[s.box.favour_program] + favour]
    if kind == GAIN_FOOD:
        return t[FOOD + seat] < s.box.max_food
    if kind == GAIN_HEKA:
        return t[HEKA + seat] < s.box.max_heka
    if kind == MOVE_HEART:
        return t[HEART + seat] < s.box.duat_last
    if kind == MOVE_FEATHER:
        return t[FEATHER + seat] > 0
    return True


def list_favours(s: Table, seat: i64, out: Moves) -> None:
    for favour in range(i64(FAVOURS)):
        if favour_helps(s, seat, favour):
            out.add(FAVOUR + favour)


def choose_favour(s: Table, seat: i64, count: i64, favour: i64) -> None:
    if count > 1:
        s.push(WHICH_FAVOUR, seat, count - 1, 0, 0, 0)
    grant_favour(s, seat, favour)


# Food or heka in any mixture (MN-15.1)


def list_shares(s: Table, seat: i64, units: i64, out: Moves) -> None:
    """So many as food; none that wastes food or heka while there is room for the other."""
    food_room = s.box.max_food - s.table[FOOD + seat]
    heka_room = s.box.max_heka - s.table[HEKA + seat]
    for share in range(units + 1):
        wasted = share > food_room or (units - share > heka_room and share < food_room)
        if not wasted:
            out.add(SHARE + share)


def take_share(s: Table, seat: i64, units: i64, share: i64) -> None:
    if share > 0:
        gain(s, seat, GAIN_FOOD, share)
    if units > share:
        gain(s, seat, GAIN_HEKA, units - share)


# Free scarab steps (MN-3.9)


def can_step_scarab(s: Table, seat: i64) -> bool:
    for house in range(i64(HOUSES)):
        if s.table[SCARABS_AT + HOUSES * seat + house] < TRACK:
            return True
    return False


def list_scarabs(s: Table, seat: i64, out: Moves) -> None:
    for house in range(i64(HOUSES)):
        if s.table[SCARABS_AT + HOUSES * seat + house] < TRACK:
            out.add(SCARAB + house)


def step_scarab(s: Table, seat: i64, count: i64, house: i64) -> None:
    t = s.table
    t[SCARABS_AT + HOUSES * seat + house] += 1
    if s.journal is not None:
        s.note("steps-scarab", seat, house=wording.house_word(house), field=t[SCARABS_AT + HOUSES * seat + house])
    if count > 1:
        s.push(WHICH_SCARAB, seat, count - 1, 0, 0, 0)
