"""EG-4 and EG-5: the course of a round, laying out Nile cards; from the last round into the end (EG-20.1)."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.egizia.components.sizes import CARD_SPACES
from perankh.games.egizia.moves import BEGIN_ROUND, CLOSING, SAIL_NEXT
from perankh.games.egizia.rules import building, end, windows
from perankh.games.egizia.state import (
    BUILT,
    CARDS_OPEN,
    NILE_DECK,
    NILE_NEXT,
    NILE_PLACE,
    ON_RIVER,
    PASSED,
    PHASE,
    REMOVED,
    RIVER,
    ROUND,
    SEAT_OF,
    TURNED,
    USED,
    Table,
)


def begin_round(s: Table, number: i64) -> None:
    """EG-4.2: crews and powers are refreshed."""
    t = s.table
    t[ROUND] = number
    t[PHASE] = 1
    t[PASSED] = 0
    for seat in range(t[SEATS]):
        t[TURNED + seat] = 0
        t[BUILT + seat] = 0
        t[USED + seat] = 0
    if s.journal is not None:
        s.note("round-begins", t[SEAT_OF], round=number)
    lay_out_cards(s)
    s.push(SAIL_NEXT, -1, 0, 0, 0, 0)


def lay_out_cards(s: Table) -> None:
    """EG-5.1"""
    t = s.table
    deck = s.box.deck_of_round[t[ROUND]]
    at: i64 = NILE_DECK
    for other in range(deck):
        at += s.box.deck_size[other]
    for space in range(i64(CARD_SPACES)):
        card = t[at + t[NILE_NEXT + deck]]
        t[NILE_NEXT + deck] += 1
        t[RIVER + space] = 1 + card
        t[NILE_PLACE + card] = ON_RIVER
    t[CARDS_OPEN] = (1 << CARD_SPACES) - 1
    s.learn()


def bonus_next(s: Table, order: i64, k: i64) -> None:
    """Phase 6, and when it is over phase 7 and the next round."""
    if building.bonus_next(s, order, k):
        return
    building.clear_sites(s)
    end.set_turn_order(s)
    remove_cards(s)
    if s.table[ROUND] < s.box.rounds:
        s.push(BEGIN_ROUND, -1, s.table[ROUND] + 1, 0, 0, 0)
    else:
        s.push(CLOSING, -1, 0, 0, 0, 0)


def remove_cards(s: Table) -> None:
    """EG-5.2: what nobody took."""
    t = s.table
    for space in range(i64(CARD_SPACES)):
        if t[RIVER + space]:
            t[NILE_PLACE + t[RIVER + space] - 1] = REMOVED
            t[RIVER + space] = 0
    t[CARDS_OPEN] = 0


def closing(s: Table, tile: i64) -> None:
    """W6: in ascending order of the tiles, before final scoring."""
    if tile == s.table[SEATS]:
        end.score_game(s)
        return
    s.push(CLOSING, -1, tile + 1, 0, 0, 0)
    windows.open_window(s, s.table[SEAT_OF + tile], windows.CLOSING_WINDOW, 0)
