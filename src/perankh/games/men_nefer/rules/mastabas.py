"""MN-9.2.2, MN-9.2.3, MN-9.4: activating mastaba bonuses."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import BONUSES
from perankh.games.men_nefer.moves import INVOKE, RUN, STOP, WHICH_BONUS
from perankh.games.men_nefer.rules import usable
from perankh.games.men_nefer.state import BONUS, Table, member


def list_bonuses(s: Table, seat: i64, allowed: i64, out: Moves) -> None:
    """Nobody declines an activation that can bring a gain alone (MN-R60)."""
    free = True
    for place in range(i64(BONUSES)):
        if member(allowed, place):
            program = s.box.mastaba_program[s.table[BONUS + place]]
            if usable.program_is_usable(s, seat, program):
                out.add(INVOKE + place)
                if s.box.program_free[program]:
                    free = False
    if free and out.n:
        out.add(STOP)


def invoke(s: Table, seat: i64, count: i64, allowed: i64, place: i64) -> None:
    t = s.table
    if count > 1:
        s.push(WHICH_BONUS, seat, count - 1, allowed, 0, 0)
    if s.journal is not None:
        s.note(
            "invokes", seat, bonus=wording.mastaba_word(s.box, t[BONUS + place]), place=wording.bonus_word(s.box, place)
        )
    s.push(RUN, seat, s.box.mastaba_program[t[BONUS + place]], 0, 1, 0)
