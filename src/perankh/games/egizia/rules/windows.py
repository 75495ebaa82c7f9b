"""EG-19: what may be done in a window, beside the thing the window belongs to; all of it in any order.

After a placement or a building turn a window opens only where something is possible that was not so before it in the
same turn (`seen`); then it is open for everything (EG-R48).
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
    STONES_CARD,
    TRAINING,
)
from perankh.games.egizia.moves import GO_ON, HIRE, IMPROVE, PLAY, SELL, SWAP, TRAIN, WINDOW
from perankh.games.egizia.rules import boons
from perankh.games.egizia.state import FROM_SALE, HELD, HOLDS, LOOSE, NILE_PLACE, STONES, YIELD, Table

# What `seen` is made of
SEEN_STONES: Final = 1
SEEN_TRAINING: Final = 2
SEEN_HIRING: Final = 4
SEEN_SALE: Final = 3  # from this bit on: how many stones could be sold
SEEN_FIELDS: Final = 9  # from this bit on: fields that could be improved
SALE_BITS: Final = 63 << SEEN_SALE

WINDOW_CARDS: Final = 1 << STONES_CARD | 1 << SALE_CARD | 1 << TRAINING | 1 << HIRING | 1 << IMPROVER
CLOSING_WINDOW: Final = 6


def has_powers(s: Table, seat: i64) -> bool:
    """Whether a seat holds anything that any window is for."""
    return s.table[HOLDS + seat] & WINDOW_CARDS != 0


def open_window(s: Table, seat: i64, window: i64, seen: i64) -> None:
    """A window is a decision only for those who hold something."""
    if has_powers(s, seat):
        s.push(WINDOW, seat, window, seen, 0, 0)


def list_window(s: Table, seat: i64, window: i64, seen: i64, out: Moves) -> None:
    if window == CLOSING_WINDOW:  # not for raising crews (EG-19.3)
        list_fields(s, seat, out)
        list_stones(s, seat, out)
        list_sales(s, seat, out)
    elif has_news(s, seat, seen):
        list_all(s, seat, out)


def list_all(s: Table, seat: i64, out: Moves) -> None:
    if has_powers(s, seat):
        list_powers(s, seat, out)
        list_stones(s, seat, out)
        list_sales(s, seat, out)


def list_powers(s: Table, seat: i64, out: Moves) -> None:
    list_raises(s, seat, out)
    list_fields(s, seat, out)


def list_raises(s: Table, seat: i64, out: Moves) -> None:
    """EG-18.14, EG-18.22"""
    if s.has_left(seat, TRAINING):
        list_crews(s, seat, TRAIN, out)
    if can_hire(s, seat):
        list_crews(s, seat, HIRE, out)


def can_hire(s: Table, seat: i64) -> bool:
    """EG-18.14"""
    return s.has_left(seat, HIRING) and s.table[STONES + seat] >= s.box.hire_cost


def list_crews(s: Table, seat: i64, verb: i64, out: Moves) -> None:
    """Crews below the maximum (EG-R47)."""
    for crew in range(i64(CREWS)):
        if s.room(seat, crew) > 0:
            out.add(verb + crew)


def list_fields(s: Table, seat: i64, out: Moves) -> None:
    """EG-18.20: own fields that can become better; of several alike only the first."""
    if s.table[LOOSE + seat] > 0:
        for k in range(i64(len(s.box.fields))):
            if improvable(s, seat, k):
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


def list_stones(s: Table, seat: i64, out: Moves) -> None:
    if may_play_stones(s, seat):
        for k in range(i64(len(s.box.playable))):
            if s.box.op[s.box.playable[k]] == STONES_CARD and is_first_held(s, seat, k):
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


def may_play_stones(s: Table, seat: i64) -> bool:
    """EG-18.6; not without effect (EG-R47)."""
    return s.holds(seat, STONES_CARD) > 0 and s.table[STONES + seat] < s.box.max_stones


def list_sales(s: Table, seat: i64, out: Moves) -> None:
    """EG-18.26"""
    for stones in range(most_sold(s, seat)):
        out.add(SELL + stones)


def most_sold(s: Table, seat: i64) -> i64:
    return min(s.box.sale_most, s.table[STONES + seat]) if s.holds(seat, SALE_CARD) > 0 else 0


def what_is_seen(s: Table, seat: i64, spent: i64) -> i64:
    """What could be done now, or before these stones were spent in this turn, with the same result as later."""
    if not has_powers(s, seat):
        return 0
    seen = most_sold(s, seat) << SEEN_SALE
    fitted = s.table[STONES + seat] + spent + s.box.stones_most <= s.box.max_stones
    if may_play_stones(s, seat) and (spent == 0 or fitted):
        seen |= SEEN_STONES
    if s.some_room(seat):
        if s.has_left(seat, TRAINING):
            seen |= SEEN_TRAINING
        if can_hire(s, seat):
            seen |= SEEN_HIRING
    if s.table[LOOSE + seat] > 0:
        for k in range(i64(len(s.box.fields))):
            if improvable(s, seat, k):
                seen |= bit(SEEN_FIELDS + k)
    return seen


def has_news(s: Table, seat: i64, seen: i64) -> bool:
    """Whether something can be done that was not seen before."""
    now = what_is_seen(s, seat, 0)
    return now & SALE_BITS > seen & SALE_BITS or now & ~(seen | SALE_BITS) != 0


def use_power(s: Table, seat: i64, move: i64) -> None:
    """Carry out what was chosen in a window."""
    if move < HIRE:
        train(s, seat, move - TRAIN)
    elif move < IMPROVE:
        hire(s, seat, move - HIRE)
    elif move < PLAY:
        improve_field(s, seat, move - IMPROVE)
    elif move < SELL:
        play_stones(s, seat, move - PLAY)
    else:
        sell_stones(s, seat, move - SELL + 1)


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


def improve_field(s: Table, seat: i64, card: i64) -> None:
    """EG-18.20"""
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


def resolve_window(s: Table, seat: i64, move: i64, window: i64) -> None:
    if move != GO_ON:
        use_power(s, seat, move)
        s.push(WINDOW, seat, window, 0, 0, 0)
