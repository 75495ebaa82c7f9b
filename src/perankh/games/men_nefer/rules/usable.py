"""MN-3.3, MN-3.4: which actions can be used now."""

from perankh.engine.nat import i64
from perankh.games.men_nefer.components.programs import (
    BURY,
    BUY_GOOD,
    BUY_PAPYRUS,
    CHOOSE,
    ERECT,
    SAIL,
    STEP_SCARAB,
    TAKE_AGREEMENT,
    TAKE_GOOD,
    TAKE_PAPYRUS,
    WALK,
)
from perankh.games.men_nefer.rules import agreements, gains, markets, necropolis, nile, sphinxes, temple
from perankh.games.men_nefer.state import (
    FREE_GRAVES,
    FREE_PODIUMS,
    MUMMY_SUPPLY,
    SARCOPHAGUS_READY,
    SPHINX_READY,
    SPHINX_SUPPLY,
    Table,
)


def is_usable(s: Table, seat: i64, item: i64) -> bool:
    """Whether an action can be used now (MN-3.3, MN-3.4); gains always can."""
    kind = s.box.item_kind[item]
    n = s.box.item_n[item]
    if kind == CHOOSE:
        return program_is_usable(s, seat, n)
    if kind == STEP_SCARAB:
        return gains.can_step_scarab(s, seat)
    if kind == BURY:
        return necropolis.can_bury(s, seat, necropolis.number(s, seat, n))
    if kind == BUY_PAPYRUS or kind == TAKE_PAPYRUS:
        return markets.can_get_papyrus(s, seat, kind == BUY_PAPYRUS)
    if kind == BUY_GOOD or kind == TAKE_GOOD:
        return markets.can_get_good(s, seat, kind == BUY_GOOD)
    if kind == WALK:
        return temple.can_walk(s, seat, n) or (s.box.item_m[item] > 0 and temple.can_offer(s, seat))
    if kind == SAIL:
        return nile.can_sail(s, seat, n) or (s.box.item_m[item] > 0 and nile.can_activate(s, seat))
    if kind == TAKE_AGREEMENT:
        return agreements.any_agreement(s)
    if kind == ERECT:
        return sphinxes.can_erect(s, seat, sphinxes.number(s, seat, n))
    return True


def program_is_usable(s: Table, seat: i64, program: i64) -> bool:
    start = s.box.program_start[program]
    for item in range(start, start + s.box.program_length[program]):
        if is_usable(s, seat, item):
            return True
    return False


def come_to_the_same(s: Table, seat: i64, one: i64, other: i64) -> bool:
    """Whether two lists differ only in burials and erections for which no piece or no place is left."""
    box = s.box
    first = box.program_start[one]
    second = box.program_start[other]
    first_end = first + box.program_length[one]
    second_end = second + box.program_length[other]
    while True:
        while first < first_end and is_hopeless(s, seat, first):
            first += 1
        while second < second_end and is_hopeless(s, seat, second):
            second += 1
        if first == first_end or second == second_end:
            return first == first_end and second == second_end
        if box.item_kind[first] != box.item_kind[second] or box.item_n[first] != box.item_n[second]:
            return False
        if box.item_m[first] != box.item_m[second]:
            return False
        first += 1
        second += 1


def is_hopeless(s: Table, seat: i64, item: i64) -> bool:
    """Whether nothing that comes before in the list can make the action usable."""
    t = s.table
    if s.box.item_kind[item] == BURY:
        return t[MUMMY_SUPPLY + seat] + t[SARCOPHAGUS_READY + seat] == 0 or t[FREE_GRAVES] == 0
    if s.box.item_kind[item] == ERECT:
        return t[SPHINX_SUPPLY + seat] + t[SPHINX_READY + seat] == 0 or t[FREE_PODIUMS] == 0
    return False
