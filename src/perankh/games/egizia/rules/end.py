"""EG-15 and EG-20: turn order, the end of the game, final scoring."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.egizia import scoring, wording
from perankh.games.egizia.components.sizes import SPHINX
from perankh.games.egizia.state import (
    ALL_EYES,
    ENDED,
    FROM_END_GRAVES,
    FROM_END_STONES,
    FROM_SPHINX_CARDS,
    GRAVE_SUM,
    HAND,
    HAND_SEEN,
    IN_DECK,
    PHASE,
    SEAT_OF,
    STONES,
    TILE,
    Table,
)


def set_turn_order(s: Table) -> None:
    """EG-15.1, EG-15.2: whoever is last takes tile 1."""
    t = s.table
    t[PHASE] = 7
    seats = t[SEATS]
    for seat in range(seats):
        tile = seats - 1 - s.place_on_track(seat)
        t[TILE + seat] = tile
        t[SEAT_OF + tile] = seat
    if s.journal is not None:
        for tile in range(seats):
            s.note("takes-tile", t[SEAT_OF + tile], number=tile + 1)


def score_game(s: Table) -> None:
    """EG-20.2: the highest order tile first; each player completely before the next."""
    t = s.table
    reveal(s)
    for tile in range(t[SEATS] - 1, i64(-1), i64(-1)):
        seat = t[SEAT_OF + tile]
        sell_rest(s, seat)
        score_graves(s, seat)
        score_sphinx_cards(s, seat)
    t[ENDED] = 1
    s.clear_agenda()


def reveal(s: Table) -> None:
    """EG-20.5: the cards in hand; the rest of the deck stays face down."""
    t = s.table
    for card in range(i64(SPHINX)):
        if t[HAND + card] != IN_DECK:
            t[HAND_SEEN + card] = ALL_EYES
    s.learn()


def sell_rest(s: Table, seat: i64) -> None:
    """EG-20.3; it never hurts, so it is done for everybody (EG-R37)."""
    points = scoring.stone_points(s, seat)
    if points == 0:
        return
    stones = points // s.box.end_points * s.box.end_stones
    s.table[STONES + seat] -= stones
    s.score(seat, points, FROM_END_STONES)
    if s.journal is not None:
        s.note("end-sold-stones", seat, stones=stones, points=points)


def score_graves(s: Table, seat: i64) -> None:
    """EG-20.4"""
    points = scoring.grave_points(s, seat)
    s.score(seat, points, FROM_END_GRAVES)
    if s.journal is not None and s.table[GRAVE_SUM + seat]:
        s.note("end-graves", seat, sum=s.table[GRAVE_SUM + seat], points=points)


def score_sphinx_cards(s: Table, seat: i64) -> None:
    """EG-20.5: the ten-percent card last."""
    for last in range(i64(2)):
        for card in range(i64(SPHINX)):
            if s.table[HAND + card] == 1 + seat and scoring.is_last(s, card) == (last == 1):
                score_sphinx_card(s, seat, card)


def score_sphinx_card(s: Table, seat: i64, card: i64) -> None:
    points = scoring.sphinx_card_points(s, seat, card, 0)
    s.score(seat, points, FROM_SPHINX_CARDS)
    if s.journal is not None:
        s.note("sphinx-met" if points else "sphinx-missed", seat, card=wording.sphinx_word(s.box, card), points=points)
