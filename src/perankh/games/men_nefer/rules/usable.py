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
from perankh.games.men_nefer.state import Table


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
