"""MN-3.4: when the order of actions can make a difference (MN-R59)."""

from perankh.engine.nat import i64
from perankh.games.men_nefer.components.programs import BONUS_ACTS, DEITY_ACTS, GET_EYE, RAISE_SUN, SUN_MOVES, TRANSPORT
from perankh.games.men_nefer.state import BONUS_CHANGES, BONUS_MINDS, DEITY_CHANGES, DEITY_MINDS, EYE_SUPPLY, SUN, Table


def gets_along(s: Table, seat: i64, start: i64, count: i64, done: i64, k: i64) -> bool:
    """Whether the order of an action and all others that remain makes no difference."""
    changes = changes_of(s, seat, start + k)
    minds = minds_of(s, start + k)
    haul = hauls(s, seat, start + k)
    for other in range(count):
        if other != k and not (done >> other) & 1 and not (haul and hauls(s, seat, start + other)):
            if changes & minds_of(s, start + other) or changes_of(s, seat, start + other) & minds:
                return False
    return True


def hauls(s: Table, seat: i64, item: i64) -> bool:
    """Whether an action is a transport now, as an eye is that is missing; several may be taken in any order."""
    kind = s.box.item_kind[item]
    return kind == TRANSPORT or (kind == GET_EYE and s.table[EYE_SUPPLY + seat] == 0)


def changes_of(s: Table, seat: i64, item: i64) -> i64:
    """What an action can change now; the sun disc gives favours only at the top."""
    changes = s.box.item_changes[item]
    if s.box.item_kind[item] == RAISE_SUN and s.table[SUN + seat] + s.box.item_n[item] <= s.box.sun_last:
        changes = SUN_MOVES | DEITY_ACTS
    if changes & BONUS_ACTS:
        changes |= s.table[BONUS_CHANGES]
    if changes & DEITY_ACTS:
        changes |= s.table[DEITY_CHANGES]
    return changes


def minds_of(s: Table, item: i64) -> i64:
    minds = s.box.item_minds[item]
    if minds & BONUS_ACTS:
        minds |= s.table[BONUS_MINDS]
    if minds & DEITY_ACTS:
        minds |= s.table[DEITY_MINDS]
    return minds


def changes_left(s: Table, seat: i64, program: i64, done: i64) -> i64:
    """What the actions of a list that remain can change."""
    changes: i64 = 0
    start = s.box.program_start[program]
    for k in range(s.box.program_length[program]):
        if not (done >> k) & 1:
            changes |= changes_of(s, seat, start + k)
    return changes
