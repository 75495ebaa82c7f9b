"""What lies on the table in Egizia, and the simple things that happen to markers, crews, stones and cards.

Seats are 0 to 3; the order tiles of the rules ("seat 1") are 0 to 3 here, too, and change every round.
"""

from typing import Final

from perankh.engine.game import State
from perankh.engine.header import HEADER, SEATS
from perankh.engine.layout import hidden, masked, public
from perankh.engine.nat import i64
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    COLOURS,
    CREWS,
    FIELD,
    GRAVE_CARD,
    GRAVE_TILES,
    IMPROVER,
    MARKETS,
    MONUMENTS,
    MOST_ROUNDS,
    MOST_ROWS,
    MOST_SPACES,
    MOST_STEPS,
    MOST_STONES,
    MOST_STRENGTH,
    NILE,
    ONCE_A_ROUND,
    OP_COUNT,
    PARTS,
    PERMANENT,
    PLAYERS,
    QUARRY,
    ROUND_SPACES,
    SITES,
    SLOTS,
    SPHINX,
    START_FIELD,
)

# Places of a Nile card
UNSEEN: Final = 0  # in its deck, or put away unseen with the rest of it
ON_RIVER: Final = 1
REMOVED: Final = 2
HELD: Final = 3  # by a seat

# Places of a ship at a site, ascending in the order of acting; 0: no ship there
SLOT: Final = 1
ADDED: Final = SLOT + SLOTS  # by EG-18.11, in the order of arrival
IN_RESERVE: Final = ADDED + PLAYERS  # in the order of arrival
SHIP_PLACES: Final = IN_RESERVE + PLAYERS

ALL_EYES: Final = 31  # four seats and the spectators
IN_DECK: Final = 0  # of a Sphinx card: in the deck, or being looked at; otherwise 1 + the seat that holds it

ONCE: Final = OP_COUNT - ONCE_A_ROUND  # powers that work once a round
USE_BITS: Final = 4

# Sources of points
FROM_SPHINX: Final = 0  # cards given back
FROM_MONUMENT: Final = 1  # graves, obelisk, pyramid, temple
FROM_ROWS: Final = 5
FROM_PARTICIPATION: Final = 6
FROM_HUNGER: Final = 7
FROM_MARKET: Final = 8
FROM_CARDS: Final = 9
FROM_SALE: Final = 10
FROM_END_STONES: Final = 11
FROM_END_GRAVES: Final = 12
FROM_SPHINX_CARDS: Final = 13
POINT_SOURCES: Final = 14
SOURCE_NAMES: Final = [
    "returned", "graves", "obelisk", "pyramid", "temple", "rows", "participation", "hunger", "market", "cards", "sale",
    "end-stones", "end-graves", "sphinx",
]  # fmt: skip

ROUND: Final = HEADER
PHASE: Final = ROUND + 1
RING_AT: Final = PHASE + 1
PASSED: Final = RING_AT + 1  # seats that passed, as bits
MOVED: Final = PASSED + 1  # how often a score marker was moved
ENDED: Final = MOVED + 1  # 1 when final scoring is over
SCORE: Final = ENDED + 1
ARRIVAL: Final = SCORE + PLAYERS  # when the marker came to its field (EG-16.6)
TILE: Final = ARRIVAL + PLAYERS  # of each seat: its order tile
SEAT_OF: Final = TILE + PLAYERS  # of each order tile: its seat
STONES: Final = SEAT_OF + PLAYERS
SHIPS: Final = STONES + PLAYERS  # not on the board
FURTHEST: Final = SHIPS + PLAYERS  # position of the ship furthest downstream
STEP: Final = FURTHEST + PLAYERS  # STEP + PLAYERS * market + seat
CREW: Final = STEP + MARKETS * PLAYERS  # CREW + CREWS * seat + crew: its strength
TURNED: Final = CREW + CREWS * PLAYERS  # crews turned face down, as bits
BUILT: Final = TURNED + PLAYERS  # sites where the seat spent a stone this round, as bits
YIELD: Final = BUILT + PLAYERS  # YIELD + COLOURS * seat + colour
QUARRIES: Final = YIELD + COLOURS * PLAYERS  # yield per round
COLOUR: Final = QUARRIES + PLAYERS  # of each Nile field, as improved; the last four are the start fields
CARDS: Final = COLOUR + NILE + PLAYERS  # CARDS + OP_COUNT * seat + op: how many cards are held
HOLDS: Final = CARDS + OP_COUNT * PLAYERS  # of each seat: kinds of card held, as bits; improvers while they are loose
USED: Final = HOLDS + PLAYERS  # of each seat: how often each once-a-round power was used, four bits each
LOOSE: Final = USED + PLAYERS  # field improvers that are not assigned
PERMANENTS: Final = LOOSE + PLAYERS  # cards that EG-21.10 counts
GRAVE_SUM: Final = PERMANENTS + PLAYERS  # grave tiles and grave cards
BLOCKS: Final = GRAVE_SUM + PLAYERS  # BLOCKS + MONUMENTS * seat + monument
POINTS: Final = BLOCKS + MONUMENTS * PLAYERS  # POINTS + POINT_SOURCES * seat + source
OWNER: Final = POINTS + POINT_SOURCES * PLAYERS  # of each monument space: 1 + seat
GRAVES_TAKEN: Final = OWNER + MOST_SPACES
GRAVES_SHOWN: Final = GRAVES_TAKEN + 1  # how many were turned face up so far
OBELISK_BUILT: Final = GRAVES_SHOWN + 1
ROW_BUILT: Final = OBELISK_BUILT + 1
ROWS_PAID: Final = ROW_BUILT + MOST_ROWS  # pyramid rows whose bonus was paid, as bits
PART_BUILT: Final = ROWS_PAID + 1
STANDING: Final = PART_BUILT + PARTS  # temple parts that are complete, as bits
GRAVE_FACE: Final = STANDING + 1  # of each grave space: the value of its tile once it is face up
GRAVE: Final = GRAVE_FACE + GRAVE_TILES  # tiles in order; those beyond the spaces were put away
RIVER: Final = GRAVE + GRAVE_TILES  # of each card space: 1 + card
CARDS_OPEN: Final = RIVER + CARD_SPACES  # card spaces that have a card, as bits
ROUNDS_TAKEN: Final = CARDS_OPEN + 1  # round spaces that have a ship, as bits
SLOTS_TAKEN: Final = ROUNDS_TAKEN + 1  # of each site: slots that have a ship, as bits
CARD_SHIP: Final = SLOTS_TAKEN + SITES  # of each card space: 1 + seat
ROUND_SHIPS: Final = CARD_SHIP + CARD_SPACES  # ROUND_SHIPS + PLAYERS * space + seat: how many ships
SITE_SHIP: Final = ROUND_SHIPS + ROUND_SPACES * PLAYERS  # SITE_SHIP + PLAYERS * site + seat: place of the ship
LINE: Final = SITE_SHIP + SITES * PLAYERS  # seats in the order in which they build at the present site
LINE_LENGTH: Final = LINE + PLAYERS
NILE_PLACE: Final = LINE_LENGTH + 1  # of each Nile card
NILE_DECK: Final = NILE_PLACE + NILE  # the three decks one after the other, each from the top
NILE_NEXT: Final = NILE_DECK + NILE  # of each deck, how many cards were dealt
HAND: Final = NILE_NEXT + 3  # of each Sphinx card: IN_DECK or 1 + seat
HAND_SEEN: Final = HAND + SPHINX
HAND_COUNT: Final = HAND_SEEN + SPHINX
DECK: Final = HAND_COUNT + PLAYERS  # Sphinx cards from the top, -1 beyond the bottom
DECK_SEEN: Final = DECK + SPHINX  # who knows what lies there: the seat that put it back (EG-11.4)
DECK_LEFT: Final = DECK_SEEN + SPHINX
FIRST_DECK: Final = DECK_LEFT + 1  # the Sphinx deck as it was shuffled
VISITS: Final = FIRST_DECK + SPHINX  # how often somebody drew Sphinx cards
VISIT: Final = VISITS + 1  # what was drawn, see `pack_visit`
MOST_VISITS: Final = MOST_ROUNDS * PLAYERS
END: Final = VISIT + MOST_VISITS

SEGMENTS: Final = [
    public("round", ROUND, 1, MOST_ROUNDS),
    public("phase", PHASE, 1, 7),
    public("ring", RING_AT, 1, 2),
    public("passed", PASSED, 1, 15),
    public("moved", MOVED, 1, 9999),
    public("ended", ENDED, 1, 1),
    public("score", SCORE, PLAYERS, 999, low=-999, part=1),
    public("arrival", ARRIVAL, PLAYERS, 9999, part=1),
    public("tile", TILE, PLAYERS, PLAYERS - 1, part=1),
    public("seat-of", SEAT_OF, PLAYERS, PLAYERS - 1),
    public("stones", STONES, PLAYERS, MOST_STONES, part=1),
    public("ships", SHIPS, PLAYERS, 20, part=1),
    public("furthest", FURTHEST, PLAYERS, 20, part=1),
    public("step", STEP, MARKETS * PLAYERS, MOST_STEPS - 1),
    public("crew", CREW, CREWS * PLAYERS, MOST_STRENGTH, part=CREWS),
    public("turned", TURNED, PLAYERS, 15, part=1),
    public("built", BUILT, PLAYERS, 7, part=1),
    public("yield", YIELD, COLOURS * PLAYERS, 999, part=COLOURS),
    public("quarries", QUARRIES, PLAYERS, 999, part=1),
    public("colour", COLOUR, NILE + PLAYERS, COLOURS - 1),
    public("cards", CARDS, OP_COUNT * PLAYERS, NILE, part=OP_COUNT),
    public("holds", HOLDS, PLAYERS, (1 << OP_COUNT) - 1, part=1),
    public("used", USED, PLAYERS, (1 << (USE_BITS * ONCE)) - 1, part=1),
    public("loose", LOOSE, PLAYERS, NILE, part=1),
    public("permanents", PERMANENTS, PLAYERS, NILE, part=1),
    public("grave-sum", GRAVE_SUM, PLAYERS, 999, part=1),
    public("blocks", BLOCKS, MONUMENTS * PLAYERS, MOST_SPACES, part=MONUMENTS),
    public("points", POINTS, POINT_SOURCES * PLAYERS, 999, low=-999, part=POINT_SOURCES),
    public("owner", OWNER, MOST_SPACES, PLAYERS),
    public("graves-taken", GRAVES_TAKEN, 1, GRAVE_TILES),
    public("graves-shown", GRAVES_SHOWN, 1, GRAVE_TILES),
    public("obelisk-built", OBELISK_BUILT, 1, MOST_SPACES),
    public("row-built", ROW_BUILT, MOST_ROWS, MOST_SPACES),
    public("rows-paid", ROWS_PAID, 1, (1 << MOST_ROWS) - 1),
    public("part-built", PART_BUILT, PARTS, MOST_SPACES),
    public("standing", STANDING, 1, 15),
    public("grave-face", GRAVE_FACE, GRAVE_TILES, 99),
    hidden("grave", GRAVE, GRAVE_TILES, GRAVE_TILES - 1),
    public("river", RIVER, CARD_SPACES, NILE),
    public("cards-open", CARDS_OPEN, 1, (1 << CARD_SPACES) - 1),
    public("rounds-taken", ROUNDS_TAKEN, 1, (1 << ROUND_SPACES) - 1),
    public("slots-taken", SLOTS_TAKEN, SITES, (1 << SLOTS) - 1),
    public("card-ship", CARD_SHIP, CARD_SPACES, PLAYERS),
    public("round-ships", ROUND_SHIPS, ROUND_SPACES * PLAYERS, 20),
    public("site-ship", SITE_SHIP, SITES * PLAYERS, SHIP_PLACES - 1),
    public("line", LINE, PLAYERS, PLAYERS - 1),
    public("line-length", LINE_LENGTH, 1, PLAYERS),
    public("nile-place", NILE_PLACE, NILE, HELD + PLAYERS - 1),
    hidden("nile-deck", NILE_DECK, NILE, NILE - 1),
    public("nile-next", NILE_NEXT, 3, NILE),
    masked("hand", HAND, SPHINX, HAND_SEEN, PLAYERS),
    hidden("hand-seen", HAND_SEEN, SPHINX, ALL_EYES),
    public("hand-count", HAND_COUNT, PLAYERS, SPHINX, part=1),
    masked("deck", DECK, SPHINX, DECK_SEEN, SPHINX - 1, low=-1),
    hidden("deck-seen", DECK_SEEN, SPHINX, ALL_EYES),
    public("deck-left", DECK_LEFT, 1, SPHINX),
    hidden("first-deck", FIRST_DECK, SPHINX, SPHINX - 1),
    hidden("visits", VISITS, 1, MOST_VISITS),
    hidden("visit", VISIT, MOST_VISITS, 1 << 48),
]

# Sources of chance
ORDER_TILES: Final = 0
SPHINX_DECK: Final = 1
NILE_DECKS: Final = 2
GRAVE_DEAL: Final = 3
SOURCES: Final = ["order", "sphinx", "nile", "graves"]


class Table(State):
    """The table of Egizia and what moves on it."""

    box: Box

    # Score track (EG-16)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """EG-16.1 to EG-16.3: to the back of the queue of the new field."""
        if points == 0:
            return
        t = self.table
        t[SCORE + seat] += points
        t[POINTS + POINT_SOURCES * seat + source] += points
        t[MOVED] += 1
        t[ARRIVAL + seat] = t[MOVED]

    def ahead(self, seat: i64, other: i64) -> bool:
        """EG-16.4"""
        t = self.table
        if t[SCORE + seat] != t[SCORE + other]:
            return t[SCORE + seat] > t[SCORE + other]
        return t[ARRIVAL + seat] < t[ARRIVAL + other]

    def place_on_track(self, seat: i64) -> i64:
        """0 for the leader."""
        place: i64 = 0
        for other in range(self.table[SEATS]):
            if other != seat and self.ahead(other, seat):
                place += 1
        return place

    def leader_first(self) -> i64:
        """EG-16.5: the order of the score track, two bits for each seat."""
        order: i64 = 0
        for seat in range(self.table[SEATS]):
            order |= seat << (2 * self.place_on_track(seat))
        return order

    # Stones and crews

    def gain_stones(self, seat: i64, stones: i64) -> i64:
        """EG-2.6: what goes beyond the track is lost; says how many were gained."""
        t = self.table
        gained = min(stones, self.box.max_stones - t[STONES + seat])
        t[STONES + seat] += gained
        return gained

    def raise_crew(self, seat: i64, crew: i64, steps: i64) -> i64:
        """EG-2.5: what goes beyond the maximum is lost; says how many steps counted."""
        t = self.table
        at = CREW + CREWS * seat + crew
        steps = min(steps, self.box.max_strength[crew] - t[at])
        t[at] += steps
        return steps

    def room(self, seat: i64, crew: i64) -> i64:
        """How far a crew is from its maximum."""
        return self.box.max_strength[crew] - self.table[CREW + CREWS * seat + crew]

    def some_room(self, seat: i64) -> bool:
        for crew in range(i64(CREWS)):
            if self.room(seat, crew) > 0:
                return True
        return False

    def hunger(self, seat: i64) -> i64:
        """EG-8.1: the strength of all four crews."""
        t = self.table
        at = CREW + CREWS * seat
        return t[at] + t[at + 1] + t[at + 2] + t[at + 3]

    def harvest(self, seat: i64) -> i64:
        """EG-8.3: the grain of irrigated fields."""
        t = self.table
        grain: i64 = 0
        for colour in range(i64(COLOURS)):
            if self.box.watered[COLOURS * t[RING_AT] + colour]:
                grain += t[YIELD + COLOURS * seat + colour]
        return grain

    # Cards

    def holds(self, seat: i64, op: i64) -> i64:
        """How many cards of a kind a seat has before it."""
        return self.table[CARDS + OP_COUNT * seat + op]

    def has_left(self, seat: i64, op: i64) -> bool:
        """Whether a once-a-round power is still unused (EG-4.2)."""
        t = self.table
        if not (t[HOLDS + seat] >> op) & 1:
            return False
        used = (t[USED + seat] >> (USE_BITS * (op - ONCE_A_ROUND))) & 15
        return used < t[CARDS + OP_COUNT * seat + op] * self.box.uses[op]

    def use_up(self, seat: i64, op: i64) -> None:
        self.table[USED + seat] += i64(1) << (USE_BITS * (op - ONCE_A_ROUND))

    def keep_card(self, seat: i64, card: i64) -> None:
        """A card is laid before its owner."""
        t = self.table
        op = self.box.op[card]
        t[NILE_PLACE + card] = HELD + seat
        t[CARDS + OP_COUNT * seat + op] += 1
        t[HOLDS + seat] |= 1 << op
        if op == FIELD:
            t[COLOUR + card] = self.box.colour[card]
            t[YIELD + COLOURS * seat + self.box.colour[card]] += self.box.amount[card]
        elif op == QUARRY:
            t[QUARRIES + seat] += self.box.amount[card]
        elif self.box.timing[card] == PERMANENT:
            t[PERMANENTS + seat] += 1
            if op == IMPROVER:
                t[LOOSE + seat] += 1
            elif op == GRAVE_CARD:
                t[GRAVE_SUM + seat] += self.box.amount[card]

    def discard(self, seat: i64, card: i64) -> None:
        """An anytime card is used up."""
        t = self.table
        op = self.box.op[card]
        t[NILE_PLACE + card] = REMOVED
        t[CARDS + OP_COUNT * seat + op] -= 1
        if t[CARDS + OP_COUNT * seat + op] == 0:
            t[HOLDS + seat] &= ~(1 << op)

    def discard_one(self, seat: i64, op: i64) -> i64:
        """Of several cards of a kind the first; says which."""
        for card in range(i64(NILE)):
            if self.box.op[card] == op and self.table[NILE_PLACE + card] == HELD + seat:
                self.discard(seat, card)
                return card
        return -1

    def owns_field(self, seat: i64, card: i64) -> bool:
        return card == START_FIELD or self.table[NILE_PLACE + card] == HELD + seat

    def colour_at(self, seat: i64, card: i64) -> i64:
        """Where the colour of a field stands in the table."""
        return COLOUR + NILE + seat if card == START_FIELD else COLOUR + card

    def field_yield(self, card: i64) -> i64:
        return self.box.start_field if card == START_FIELD else self.box.amount[card]

    # Ships

    def site_is_full(self, site: i64) -> bool:
        return self.table[SLOTS_TAKEN + site] == (1 << self.box.slots[self.table[SEATS]]) - 1

    def put_ship(self, seat: i64, site: i64, place: i64) -> None:
        t = self.table
        t[SITE_SHIP + PLAYERS * site + seat] = place
        if place < ADDED:
            t[SLOTS_TAKEN + site] |= 1 << (place - SLOT)

    def lift_ship(self, seat: i64, site: i64) -> i64:
        """A ship at a site goes home; says where it stood."""
        t = self.table
        place = t[SITE_SHIP + PLAYERS * site + seat]
        t[SITE_SHIP + PLAYERS * site + seat] = 0
        t[SHIPS + seat] += 1
        if place < ADDED:
            t[SLOTS_TAKEN + site] &= ~(1 << (place - SLOT))
        return place

    def next_place(self, site: i64, first: i64) -> i64:
        """Behind the ships that were added or went into reserve before."""
        place = first
        for seat in range(self.table[SEATS]):
            there = self.table[SITE_SHIP + PLAYERS * site + seat]
            if there >= place and there < first + PLAYERS:
                place = there + 1
        return place

    def round_is_taken(self, space: i64) -> bool:
        return bool((self.table[ROUNDS_TAKEN] >> space) & 1)

    # Monuments

    def put_block(self, seat: i64, space: i64) -> None:
        t = self.table
        t[OWNER + space] = 1 + seat
        t[BLOCKS + MONUMENTS * seat + self.box.monument[space]] += 1

    def part_stands(self, part: i64) -> bool:
        return bool((self.table[STANDING] >> part) & 1)


# What was drawn at the Sphinx, in one number: seat, cards drawn, cards kept, then the cards, kept ones first

CARD_BITS: Final = 5


def pack_visit(seat: i64, drawn: i64, kept: i64, cards: i64) -> i64:
    return seat | drawn << 2 | kept << 5 | cards << 8


def visit_seat(visit: i64) -> i64:
    return visit & 3


def visit_drawn(visit: i64) -> i64:
    return (visit >> 2) & 7


def visit_kept(visit: i64) -> i64:
    return (visit >> 5) & 7


def visit_card(visit: i64, k: i64) -> i64:
    return (visit >> (8 + CARD_BITS * k)) & 31
