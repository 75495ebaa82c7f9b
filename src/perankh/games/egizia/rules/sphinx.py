"""EG-11: drawing Sphinx cards."""

from perankh.engine.bits import bit, count_bits
from perankh.engine.message import only
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import EXTRA_DRAW, KEEP_TWO, MOST_DRAWN, SPHINX
from perankh.games.egizia.moves import (
    DRAW_CARDS,
    GIVE_BACK,
    GO_ON,
    KEEP,
    KEEP_CARD,
    KEEP_MORE,
    KEEP_NONE,
    RETURN,
)
from perankh.games.egizia.rules import windows
from perankh.games.egizia.state import (
    CARD_BITS,
    DECK,
    DECK_LEFT,
    DECK_SEEN,
    FROM_SPHINX,
    HAND,
    HAND_COUNT,
    HAND_SEEN,
    STONES,
    VISIT,
    VISITS,
    Table,
    pack_visit,
)


def list_draws(s: Table, seat: i64, strength: i64, out: Moves) -> None:
    """EG-11.1, EG-11.2, EG-22.1: how many cards to pay for, and how many more without paying."""
    t = s.table
    left = min(t[DECK_LEFT], s.box.draw_most)
    extra = s.holds(seat, EXTRA_DRAW) * s.box.extra_draw
    for paid in range(i64(1), min(min(strength, t[STONES + seat]), left) + 1):
        for more in range(min(extra, left - paid) + 1):
            out.add(DRAW_CARDS + MOST_DRAWN * (paid - 1) + more)


def draw(s: Table, seat: i64, choice: i64) -> None:
    """EG-11.3: the paid cards cost a stone each."""
    t = s.table
    paid = choice // MOST_DRAWN + 1
    count = paid + choice % MOST_DRAWN
    t[STONES + seat] -= paid
    cards: i64 = 0
    for k in range(count):
        cards |= bit(t[DECK + k])
    lift_top(s, count)
    s.learn()
    if s.journal is not None:
        what = "drew-sphinx" if count == paid else "drew-sphinx-extra"
        s.note(what, seat, count=count, paid=paid, extra=count - paid)
        s.note("saw-sphinx", seat, only(seat), cards=wording.sphinx_words(s.box, cards))
    windows.open_window(s, seat, 4, 0)
    s.push(KEEP, seat, cards, 0, 0, 0)


def lift_top(s: Table, count: i64) -> None:
    t = s.table
    left = t[DECK_LEFT] - count
    for k in range(left):
        t[DECK + k] = t[DECK + k + count]
        t[DECK_SEEN + k] = t[DECK_SEEN + k + count]
    for k in range(left, t[DECK_LEFT]):
        t[DECK + k] = -1
        t[DECK_SEEN + k] = 0
    t[DECK_LEFT] = left


def list_cards(verb: i64, cards: i64, out: Moves) -> None:
    for card in range(i64(SPHINX)):
        if (cards >> card) & 1:
            out.add(verb + card)


def list_keeping(cards: i64, out: Moves) -> None:
    list_cards(KEEP_CARD, cards, out)
    out.add(KEEP_NONE)


def list_keeping_more(s: Table, cards: i64, kept: i64, out: Moves) -> None:
    """EG-18.7"""
    if count_bits(kept) < s.box.keep_most:
        list_cards(KEEP_CARD, cards & ~kept, out)
    out.add(GO_ON)


def list_giving_back(cards: i64, kept: i64, returned: i64, count: i64, out: Moves) -> None:
    list_cards(RETURN, remaining(cards, kept, returned, count), out)


def remaining(cards: i64, kept: i64, returned: i64, count: i64) -> i64:
    left = cards & ~kept
    for k in range(count):
        left &= ~bit((returned >> (CARD_BITS * k)) & 31)
    return left


def keep(s: Table, seat: i64, move: i64, cards: i64, kept: i64) -> None:
    """EG-11.4: one or none; with EG-18.7 another one."""
    if move == KEEP_NONE or move == GO_ON:
        return_cards(s, seat, cards, kept, 0, 0)
        return
    kept |= bit(move - KEEP_CARD)
    if s.holds(seat, KEEP_TWO) > 0:
        s.push(KEEP_MORE, seat, cards, kept, 0, 0)
    else:
        return_cards(s, seat, cards, kept, 0, 0)


def give_back(s: Table, seat: i64, card: i64, cards: i64, kept: i64, returned: i64, count: i64) -> None:
    """The first one goes right under the deck, each further one below."""
    return_cards(s, seat, cards, kept, returned | card << (CARD_BITS * count), count + 1)


def return_cards(s: Table, seat: i64, cards: i64, kept: i64, returned: i64, count: i64) -> None:
    if remaining(cards, kept, returned, count):
        s.push(GIVE_BACK, seat, cards, kept, returned, count)
    else:
        finish_visit(s, seat, kept, returned, count)


def finish_visit(s: Table, seat: i64, kept: i64, returned: i64, count: i64) -> None:
    """EG-11.5: a point for every card returned."""
    t = s.table
    keeps = count_bits(kept)
    if keeps > 1:
        play_keeping_card(s, seat)
    cards = take_in_hand(s, seat, kept) | returned << (CARD_BITS * keeps)
    for k in range(count):
        put_under_deck(s, seat, (returned >> (CARD_BITS * k)) & 31)
    t[VISIT + t[VISITS]] = pack_visit(seat, keeps + count, keeps, cards)
    t[VISITS] += 1
    s.score(seat, count, FROM_SPHINX)
    s.learn()  # the others: how many were kept
    if s.journal is not None:
        s.note("kept-sphinx", seat, kept=keeps, returned=count, points=count)
        for word in wording.sphinx_words(s.box, kept):
            s.note("kept-sphinx-card", seat, only(seat), card=word)


def play_keeping_card(s: Table, seat: i64) -> None:
    """EG-18.7"""
    card = s.discard_one(seat, KEEP_TWO)
    if s.journal is not None:
        s.note("played", seat, card=wording.nile_word(s.box, card))


def take_in_hand(s: Table, seat: i64, kept: i64) -> i64:
    """Says which cards, packed in ascending order."""
    t = s.table
    packed: i64 = 0
    count: i64 = 0
    for card in range(i64(SPHINX)):
        if (kept >> card) & 1:
            t[HAND + card] = 1 + seat
            t[HAND_SEEN + card] = 1 << seat
            packed |= card << (CARD_BITS * count)
            count += 1
    t[HAND_COUNT + seat] += count
    return packed


def put_under_deck(s: Table, seat: i64, card: i64) -> None:
    """Whoever does it knows what lies there."""
    t = s.table
    t[DECK + t[DECK_LEFT]] = card
    t[DECK_SEEN + t[DECK_LEFT]] = 1 << seat
    t[DECK_LEFT] += 1
