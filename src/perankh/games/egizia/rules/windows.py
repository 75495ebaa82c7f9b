"""EG-19: what may be done in a window, beside the thing the window belongs to.

Powers of one window that do not affect each other come in one order: stones from a card, crew improver, stones for
strength, field improver, sale; a frame remembers the last one (`last`). Stones from a card may also come late if they
would not have fitted on the track before others were spent.

After a placement or a building turn only that is offered which was not possible before it in the same turn (`seen`):
everything else would mean the same done before (EG-R48).
"""

from typing import Final

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import (
    COLOURS,
    CREWS,
    HIRING,
    IMPROVER,
    SALE_CARD,
    START_FIELD,
    STONES_CARD,
    TRAINING,
)
from perankh.games.egizia.moves import GO_ON, HIRE, IMPROVE, PLAY, SELL, SWAP, TRAIN, WINDOW
from perankh.games.egizia.rules import boons
from perankh.games.egizia.state import FROM_SALE, HELD, HOLDS, LOOSE, NILE_PLACE, STONES, YIELD, Table

# Ranks within a window
BY_STONES: Final = 0
BY_TRAINING: Final = 1
BY_HIRING: Final = 2
BY_IMPROVING: Final = 3
BY_SELLING: Final = 4
BY_CARD: Final = 5  # grain, strength, two crews: what belongs to the feeding or building itself

# What `seen` is made of
SEEN_STONES: Final = 1
SEEN_TRAINING: Final = 2
SEEN_HIRING: Final = 4
SEEN_SALE: Final = 3  # from this bit on: how many stones could be sold
SEEN_FIELDS: Final = 9  # from this bit on: fields that could be improved

WINDOW_CARDS: Final = 1 << STONES_CARD | 1 << SALE_CARD | 1 << TRAINING | 1 << HIRING | 1 << IMPROVER
CLOSING_WINDOW: Final = 6
NOT_AT_THE_END: Final = SEEN_TRAINING | SEEN_HIRING  # W6 is not for these (EG-19.3)


def rank_of(last: i64) -> i64:
    return last & 7


def object_of(last: i64) -> i64:
    return (last >> 3) & 63


def after(last: i64, rank: i64, thing: i64) -> i64:
    """`last` after another power; what was noted about spending stays."""
    return (last >> 9) << 9 | thing << 3 | rank


def spending(last: i64, stones: i64) -> i64:
    """`last` with how many stones there were before the first were spent."""
    return last if last >> 9 else last | (stones + 1) << 9


def has_powers(s: Table, seat: i64) -> bool:
    """Whether a seat holds anything that any window is for."""
    return s.table[HOLDS + seat] & WINDOW_CARDS != 0


def open_window(s: Table, seat: i64, window: i64, seen: i64) -> None:
    """A window is a decision only for those who hold something."""
    if has_powers(s, seat):
        s.push(WINDOW, seat, window, 0, seen, 0)


def list_window(s: Table, seat: i64, last: i64, seen: i64, out: Moves) -> None:
    list_powers(s, seat, last, seen, out)
    list_stones(s, seat, last, seen, out)
    list_sales(s, seat, last, seen, out)


def list_powers(s: Table, seat: i64, last: i64, seen: i64, out: Moves) -> None:
    rank = rank_of(last)
    if rank <= BY_TRAINING and not seen & SEEN_TRAINING and s.has_left(seat, TRAINING):
        list_raises(s, seat, TRAIN, object_of(last) if rank == BY_TRAINING else 0, out)
    if rank <= BY_HIRING and not seen & SEEN_HIRING and can_hire(s, seat):
        list_raises(s, seat, HIRE, object_of(last) if rank >= BY_TRAINING else 0, out)
    if rank <= BY_IMPROVING and s.table[LOOSE + seat] > 0:
        list_fields(s, seat, object_of(last) if rank == BY_IMPROVING else 0, seen >> SEEN_FIELDS, out)


def can_hire(s: Table, seat: i64) -> bool:
    """EG-18.14"""
    return s.has_left(seat, HIRING) and s.table[STONES + seat] >= s.box.hire_cost


def list_raises(s: Table, seat: i64, verb: i64, first: i64, out: Moves) -> None:
    """Crews below the maximum (EG-R47), beginning with the one that the last raise was for."""
    for crew in range(first, i64(CREWS)):
        if s.room(seat, crew) > 0:
            out.add(verb + crew)


def list_fields(s: Table, seat: i64, first: i64, seen: i64, out: Moves) -> None:
    """EG-18.20: own fields that can become better; of several alike only the first."""
    for k in range(first, i64(len(s.box.fields))):
        if not (seen >> k) & 1 and improvable(s, seat, k):
            out.add(IMPROVE + s.box.fields[k])


def improvable(s: Table, seat: i64, k: i64) -> bool:
    card = s.box.fields[k]
    if not s.owns_field(seat, card):
        return False
    colour = s.table[s.colour_at(seat, card)]
    if s.box.better_colour[colour] == colour:
        return False
    for j in range(k):
        other = s.box.fields[j]
        if s.owns_field(seat, other) and s.field_yield(other) == s.field_yield(card):
            if s.table[s.colour_at(seat, other)] == colour:
                return False
    return True


def list_stones(s: Table, seat: i64, last: i64, seen: i64, out: Moves) -> None:
    if s.holds(seat, STONES_CARD) > 0:
        for k in range(i64(len(s.box.playable))):
            if is_first_held(s, seat, k) and may_play_stones(s, seat, s.box.playable[k], last, seen):
                out.add(PLAY + s.box.playable[k])


def is_first_held(s: Table, seat: i64, k: i64) -> bool:
    """Whether a seat holds this card and none before it that says the same."""
    box = s.box
    card = box.playable[k]
    if s.table[NILE_PLACE + card] != HELD + seat:
        return False
    for j in range(k):
        other = box.playable[j]
        if s.table[NILE_PLACE + other] == HELD + seat and box.op[other] == box.op[card]:
            if box.amount[other] == box.amount[card]:
                return False
    return True


def may_play_stones(s: Table, seat: i64, card: i64, last: i64, seen: i64) -> bool:
    """EG-18.6; not without effect (EG-R47)."""
    if s.box.op[card] != STONES_CARD or seen & SEEN_STONES or s.table[STONES + seat] >= s.box.max_stones:
        return False
    if rank_of(last) == BY_STONES:
        return True
    before = (last >> 9) - 1
    return before >= 0 and before + s.box.amount[card] > s.box.max_stones


def list_sales(s: Table, seat: i64, last: i64, seen: i64, out: Moves) -> None:
    """EG-18.26"""
    if rank_of(last) <= BY_SELLING and s.holds(seat, SALE_CARD) > 0:
        most = min(s.box.sale_most, s.table[STONES + seat])
        for stones in range((seen >> SEEN_SALE) & 63, most):
            out.add(SELL + stones)


def what_is_seen(s: Table, seat: i64, spent: i64) -> i64:
    """What could be done now, or before these stones were spent in this turn, with the same result as later."""
    if not has_powers(s, seat):
        return 0
    seen: i64 = 0
    fitted = s.table[STONES + seat] + spent + s.box.stones_most <= s.box.max_stones
    if s.holds(seat, STONES_CARD) and (spent == 0 or fitted):
        seen |= SEEN_STONES
    if s.has_left(seat, TRAINING) and s.some_room(seat):
        seen |= SEEN_TRAINING
    if can_hire(s, seat) and s.some_room(seat):
        seen |= SEEN_HIRING
    if s.holds(seat, SALE_CARD):
        seen |= min(s.box.sale_most, s.table[STONES + seat]) << SEEN_SALE
    if s.table[LOOSE + seat] > 0:
        for k in range(i64(len(s.box.fields))):
            if s.owns_field(seat, s.box.fields[k]):
                seen |= bit(SEEN_FIELDS + k)
    return seen


def use_power(s: Table, seat: i64, move: i64, last: i64) -> i64:
    """Carry out what was chosen in a window; says what `last` is now."""
    if move < HIRE:
        train(s, seat, move - TRAIN)
        return after(last, BY_TRAINING, move - TRAIN)
    if move < IMPROVE:
        last = spending(last, s.table[STONES + seat])
        hire(s, seat, move - HIRE)
        return after(last, BY_HIRING, move - HIRE)
    if move < PLAY:
        return after(last, BY_IMPROVING, improve_field(s, seat, move - IMPROVE))
    if move < SELL:
        play_stones(s, seat, move - PLAY)
        return last
    last = spending(last, s.table[STONES + seat])
    sell_stones(s, seat, move - SELL + 1)
    return after(last, BY_SELLING, 0)


def train(s: Table, seat: i64, crew: i64) -> None:
    """EG-18.22"""
    s.use_up(seat, TRAINING)
    if s.journal is not None:
        s.note("trained", seat, crew=wording.crew_word(crew))
    boons.raise_crew(s, seat, crew, s.box.train_steps)


def hire(s: Table, seat: i64, crew: i64) -> None:
    """EG-18.14"""
    s.use_up(seat, HIRING)
    s.table[STONES + seat] -= s.box.hire_cost
    if s.journal is not None:
        s.note("hired", seat, crew=wording.crew_word(crew), stones=s.box.hire_cost)
    boons.raise_crew(s, seat, crew, s.box.hire_steps)


def improve_field(s: Table, seat: i64, card: i64) -> i64:
    """EG-18.20; says which of the fields it was."""
    t = s.table
    at = s.colour_at(seat, card)
    grain = s.field_yield(card)
    if s.journal is not None:
        s.note("improved", seat, field=wording.field_word(s.box, card, t[at]))
    t[LOOSE + seat] -= 1
    if t[LOOSE + seat] == 0:
        t[HOLDS + seat] &= ~(1 << IMPROVER)
    t[YIELD + COLOURS * seat + t[at]] -= grain
    for _ in range(s.box.improve_levels):
        t[at] = s.box.better_colour[t[at]]
    t[YIELD + COLOURS * seat + t[at]] += grain
    if card == START_FIELD:
        return len(s.box.fields) - 1
    k: i64 = 0
    while s.box.fields[k] != card:
        k += 1
    return k


def play_stones(s: Table, seat: i64, card: i64) -> None:
    """EG-18.6"""
    s.discard(seat, card)
    if s.journal is not None:
        s.note("played", seat, card=wording.nile_word(s.box, card))
    boons.gain(s, seat, card, 1)


def sell_stones(s: Table, seat: i64, stones: i64) -> None:
    """EG-18.26"""
    s.discard_one(seat, SALE_CARD)
    s.table[STONES + seat] -= stones
    s.score(seat, stones * s.box.sale_points, FROM_SALE)
    if s.journal is not None:
        s.note("sold-stones", seat, stones=stones, points=stones * s.box.sale_points)


def is_power(move: i64) -> bool:
    return TRAIN <= move < SWAP


def resolve_window(s: Table, seat: i64, move: i64, window: i64, last: i64, seen: i64) -> None:
    if move != GO_ON:
        s.push(WINDOW, seat, window, use_power(s, seat, move, last), seen, 0)
