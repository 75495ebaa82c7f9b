"""TP-10.3 to TP-10.6: the end of a turn, with its last extra actions and the limits."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides.moves import CLOSE, DONE, END_TURN
from perankh.games.terra_pyramides.rules import extras
from perankh.games.terra_pyramides.state import GOLD, STONE_COUNT, Table


def list_closing(s: Table, seat: i64, out: Moves) -> None:
    """TP-10.6: nobody is done while a limit is exceeded and something can be done about it (R-8, R-36)."""
    too_many_stones = s.table[STONE_COUNT + seat] > s.box.stone_limit
    too_much_gold = s.table[GOLD + seat] > s.box.gold_limit
    offer: i64 = extras.EVERYTHING | extras.ANY_SWAPS if too_many_stones else extras.EVERYTHING
    extras.list_extras(s, seat, offer, out)
    if not too_many_stones and not (too_much_gold and extras.can_spend(s, seat)):
        out.add(DONE)


def close(s: Table, seat: i64, move: i64) -> None:
    if move != DONE:
        s.push(CLOSE, seat, 0, 0, 0, 0)
        extras.perform(s, seat, move)
        return
    excess = s.table[GOLD + seat] - s.box.gold_limit
    if excess > 0:
        s.pay_gold(seat, excess)
        if s.journal is not None:
            s.note("gold-returned", seat, gold=excess)
    s.push(END_TURN, seat, 0, 0, 0, 0)
