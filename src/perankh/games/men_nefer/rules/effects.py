"""MN-3: the interpreter of actions. A list of actions is resolved in any order, each completely before the next.

Pure gains come first by themselves, since nobody would want them later. Of the other actions those that get along with
all that remain are begun in the order of the list; only where the order can make a difference is the player asked
which one comes next (MN-R59, MN-R60).
"""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer.components.programs import (
    ASK_FAVOUR,
    BURY,
    BUY_GOOD,
    BUY_PAPYRUS,
    CARVE,
    CHOOSE,
    EMBALM,
    ERECT,
    FOOD_DOWN,
    FOOD_OR_HEKA,
    FOOD_UP,
    GET_EYE,
    HEKA_DOWN,
    HEKA_UP,
    MASTABA,
    MOVE_FEATHER,
    RAISE_SUN,
    SAIL,
    STEP_SCARAB,
    TAKE_AGREEMENT,
    TAKE_GOOD,
    TAKE_PAPYRUS,
    TRANSPORT,
    WALK,
)
from perankh.games.men_nefer.components.sizes import BONUSES
from perankh.games.men_nefer.moves import (
    ANY_AGREEMENT,
    DO,
    FOOD_SHARE,
    PICK,
    RAISE,
    RUN,
    STOP,
    WHICH_ACTION,
    WHICH_BONUS,
    WHICH_FAVOUR,
    WHICH_GOOD,
    WHICH_GRAVE,
    WHICH_OPTION,
    WHICH_PAPYRUS,
    WHICH_PODIUM,
    WHICH_PRIESTESS,
    WHICH_SCARAB,
    WHICH_STONE,
)
from perankh.games.men_nefer.rules import gains, necropolis, nile, order, sphinxes, temple, usable
from perankh.games.men_nefer.state import (
    EYE_SUPPLY,
    FOOD,
    HEKA,
    Table,
    first_bits,
)


def run(s: Table, seat: i64, program: i64, done: i64, wanted: i64) -> None:
    """Go on with a list of actions; `done` are the items dealt with, as bits; `wanted` if the player chose the list
    rather than forfeit: a single action is then begun (MN-R62)."""
    box = s.box
    start = box.program_start[program]
    count = box.program_length[program]
    for k in range(count):
        if not (done >> k) & 1 and comes_first(s, seat, start, count, done, k):
            done |= 1 << k
            if not gain_at_once(s, seat, start + k):
                push_rest(s, seat, program, done)
                begin(s, seat, start + k, 1)
                return
    if count > 1:
        wanted = 0
    choose_next(s, seat, program, done, wanted)


def push_rest(s: Table, seat: i64, program: i64, done: i64) -> None:
    if done != first_bits(s.box.program_length[program]):
        s.push(RUN, seat, program, done, 0, 0)


def comes_first(s: Table, seat: i64, start: i64, count: i64, done: i64, k: i64) -> bool:
    """A pure gain, unless the limit of food or heka speaks for spending some first. A missing eye is a transport
    (MN-3.10), no gain."""
    box = s.box
    item = start + k
    if box.item_eyes[item] > s.table[EYE_SUPPLY + seat]:
        return False
    if not box.item_pure[item]:
        return box.item_kind[item] == RAISE_SUN and temple.sun_is_plain(s, seat, box.item_n[item])
    changes = box.item_changes[item]
    risk: i64 = 0
    if changes & FOOD_UP and s.table[FOOD + seat] + box.item_adds[item] > box.max_food:
        risk |= FOOD_DOWN
    if changes & HEKA_UP and s.table[HEKA + seat] + box.item_adds[item] > box.max_heka:
        risk |= HEKA_DOWN
    if risk:
        for other in range(count):
            if other != k and not (done >> other) & 1 and order.changes_of(s, seat, start + other) & risk:
                if usable.is_usable(s, seat, start + other):
                    return False
    return True


def choose_next(s: Table, seat: i64, program: i64, done: i64, wanted: i64) -> None:
    start = s.box.program_start[program]
    count = s.box.program_length[program]
    options: i64 = 0
    pick: i64 = -1
    for k in range(count):
        if not (done >> k) & 1 and usable.is_usable(s, seat, start + k):
            options += 1
            if pick < 0:
                pick = k
    if options == 0:
        return
    if options > 1:
        pick = peaceful(s, seat, start, count, done)
    if pick < 0:
        s.push(WHICH_ACTION, seat, program, done, 0, 0)
    else:
        push_rest(s, seat, program, done | 1 << pick)
        begin(s, seat, start + pick, 1 - wanted)


def peaceful(s: Table, seat: i64, start: i64, count: i64, done: i64) -> i64:
    """The first usable action that gets along with all others; -1 if there is none."""
    for k in range(count):
        if (
            not (done >> k) & 1
            and order.gets_along(s, seat, start, count, done, k)
            and usable.is_usable(s, seat, start + k)
        ):
            return k
    return -1


# Which action is next (MN-3.4)


def list_actions(s: Table, seat: i64, program: i64, done: i64, out: Moves) -> None:
    start = s.box.program_start[program]
    for k in range(s.box.program_length[program]):
        if not (done >> k) & 1 and usable.is_usable(s, seat, start + k):
            out.add(DO + k)
    out.add(STOP)


def choose_action(s: Table, seat: i64, program: i64, done: i64, move: i64) -> None:
    push_rest(s, seat, program, done | 1 << (move - DO))
    begin(s, seat, s.box.program_start[program] + move - DO, 0)


def note_stop(s: Table, seat: i64) -> None:
    if s.journal is not None:
        s.note("stops", seat)


# One of several alternatives (MN-3.5)


def begin_choice(s: Table, seat: i64, program: i64, free: i64) -> None:
    start = s.box.program_start[program]
    only: i64 = -1
    for item in range(start, start + s.box.program_length[program]):
        if usable.is_usable(s, seat, item):
            if only >= 0:
                s.push(WHICH_OPTION, seat, program, free, 0, 0)
                return
            only = item
    if only >= 0:  # MN-R56
        begin(s, seat, only, free)


def list_options(s: Table, seat: i64, program: i64, free: i64, out: Moves) -> None:
    """Nobody declines a choice that can be used for a gain alone (MN-R60)."""
    start = s.box.program_start[program]
    for k in range(s.box.program_length[program]):
        if usable.is_usable(s, seat, start + k):
            out.add(PICK + k)
            if s.box.item_free[start + k]:
                free = 0
    if free:
        out.add(STOP)


def choose_option(s: Table, seat: i64, program: i64, move: i64) -> None:
    begin(s, seat, s.box.program_start[program] + move - PICK, 0)


# Single actions


def gain_at_once(s: Table, seat: i64, item: i64) -> bool:
    """Carry out a gain that leaves nothing to decide; False if there is something."""
    kind = s.box.item_kind[item]
    n = s.box.item_n[item]
    if kind <= MOVE_FEATHER:
        gains.gain(s, seat, kind, n)
    elif kind == EMBALM:
        gains.embalm(s, seat, n)
    elif kind == CARVE:
        gains.carve(s, seat, n)
    elif kind == RAISE_SUN:
        temple.move_sun(s, seat, n)
    else:
        return False
    return True


def begin(s: Table, seat: i64, item: i64, free: i64) -> None:
    """Start an action; `free` if it may still be forfeited as a whole."""
    kind = s.box.item_kind[item]
    n = s.box.item_n[item]
    m = s.box.item_m[item]
    if kind == CHOOSE:
        begin_choice(s, seat, n, free)
    elif kind == ASK_FAVOUR:
        s.push(WHICH_FAVOUR, seat, n, 0, 0, 0)
    elif kind == FOOD_OR_HEKA:
        s.push(FOOD_SHARE, seat, n, 0, 0, 0)
    elif kind == STEP_SCARAB:
        s.push(WHICH_SCARAB, seat, n, 0, 0, 0)
    elif kind == GET_EYE:
        gains.get_eyes(s, seat, n)
    elif kind == TRANSPORT:
        s.push(WHICH_STONE, seat, n, 0, 0, free)
    elif kind == BURY:
        s.push(WHICH_GRAVE, seat, necropolis.number(s, seat, n), free, 0, 0)
    elif kind == MASTABA:
        s.push(WHICH_BONUS, seat, n, first_bits(BONUSES), 0, 0)
    elif kind == BUY_PAPYRUS or kind == TAKE_PAPYRUS:
        s.push(WHICH_PAPYRUS, seat, n, 1 if kind == BUY_PAPYRUS else 0, free, 0)
    elif kind == BUY_GOOD or kind == TAKE_GOOD:
        s.push(WHICH_GOOD, seat, n, 1 if kind == BUY_GOOD else 0, free, 0)
    elif kind == WALK:
        s.push(WHICH_PRIESTESS, seat, n, 0, m, free)
    elif kind == RAISE_SUN:
        s.push(RAISE, seat, n, 1 - free, 0, 0)
    elif kind == SAIL:
        nile.begin_voyage(s, seat, n, m, free)
    elif kind == TAKE_AGREEMENT:
        s.push(ANY_AGREEMENT, seat, n, free, 0, 0)
    elif kind == ERECT:
        s.push(WHICH_PODIUM, seat, sphinxes.number(s, seat, n), free, 0, 0)
    else:
        gain_at_once(s, seat, item)
