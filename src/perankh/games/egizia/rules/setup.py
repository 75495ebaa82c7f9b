"""EG-3: laying out the game."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.egizia.components.sizes import COLOURS, CREWS, DECKS, GRAVE_TILES, NILE, PLAYERS, SPHINX
from perankh.games.egizia.moves import BEGIN_ROUND
from perankh.games.egizia.rules import monuments
from perankh.games.egizia.state import (
    ARRIVAL,
    COLOUR,
    CREW,
    DECK,
    DECK_LEFT,
    FIRST_DECK,
    GRAVE,
    GRAVE_DEAL,
    HAND,
    HAND_COUNT,
    HAND_SEEN,
    MOVED,
    NILE_DECK,
    NILE_DECKS,
    ORDER_TILES,
    QUARRIES,
    RING_AT,
    SCORE,
    SEAT_OF,
    SHIPS,
    SPHINX_DECK,
    STEP,
    STONES,
    TILE,
    YIELD,
    Table,
)


def lay_out_game(s: Table) -> None:
    s.table[RING_AT] = s.box.ring_start  # EG-3.10
    deal_order_tiles(s)
    for seat in range(s.table[SEATS]):
        equip(s, seat)
    deal_sphinx_cards(s)
    shuffle_nile_decks(s)
    lay_graves(s)
    s.push(BEGIN_ROUND, -1, 1, 0, 0, 0)


def deal_order_tiles(s: Table) -> None:
    """EG-3.1, EG-3.4: the highest tile stands in front."""
    t = s.table
    seats = t[SEATS]
    for seat in range(seats):
        t[SEAT_OF + seat] = seat
    s.mix(ORDER_TILES, SEAT_OF, seats)
    t[MOVED] = seats
    for tile in range(seats):
        t[TILE + t[SEAT_OF + tile]] = tile
        t[ARRIVAL + t[SEAT_OF + tile]] = seats - tile


def equip(s: Table, seat: i64) -> None:
    """EG-3.2 to EG-3.7"""
    t = s.table
    box = s.box
    t[SHIPS + seat] = box.ships
    t[SCORE + seat] = box.start_score
    t[STONES + seat] = box.start_stones[t[TILE + seat]]
    for crew in range(i64(CREWS)):
        t[CREW + CREWS * seat + crew] = box.start_strength[crew]
    for market in range(i64(2)):
        t[STEP + PLAYERS * market + seat] = box.first_step[market]
    t[QUARRIES + seat] = box.start_quarry
    t[COLOUR + NILE + seat] = box.start_colour
    t[YIELD + COLOURS * seat + box.start_colour] = box.start_field


def deal_sphinx_cards(s: Table) -> None:
    """EG-3.8"""
    t = s.table
    for card in range(i64(SPHINX)):
        t[FIRST_DECK + card] = card
        t[DECK + card] = -1
    s.mix(SPHINX_DECK, FIRST_DECK, SPHINX)
    dealt: i64 = 0
    for seat in range(t[SEATS]):
        for _ in range(s.box.sphinx_dealt):
            card = t[FIRST_DECK + dealt]
            t[HAND + card] = 1 + seat
            t[HAND_SEEN + card] = 1 << seat
            t[HAND_COUNT + seat] += 1
            dealt += 1
    for k in range(dealt, i64(SPHINX)):
        t[DECK + k - dealt] = t[FIRST_DECK + k]
    t[DECK_LEFT] = SPHINX - dealt


def shuffle_nile_decks(s: Table) -> None:
    """EG-3.9"""
    t = s.table
    at: i64 = NILE_DECK
    for deck in range(i64(DECKS)):
        start = at
        for card in range(i64(NILE)):
            if s.box.deck[card] == deck:
                t[at] = card
                at += 1
        s.mix(NILE_DECKS, start, at - start)


def lay_graves(s: Table) -> None:
    """EG-3.11"""
    for tile in range(i64(GRAVE_TILES)):
        s.table[GRAVE + tile] = tile
    s.mix(GRAVE_DEAL, GRAVE, GRAVE_TILES)
    monuments.turn_up_graves(s, 0)
