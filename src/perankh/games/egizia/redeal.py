"""Dealing anew what a seat cannot know, and the counts that prove nothing was lost.

Undealt Nile cards and face-down graves are simply shuffled. With the Sphinx it is not as easy: a seat knows the cards
it has put under the deck, and in which order, and still knows something of them when another seat has drawn them: they
are now in that hand, or under the deck again, in whatever order. So the whole story of the Sphinx deck is dreamt anew:
a first deck, and at every visit of another seat any choice and any order. A dream that does not show the seat at its
own visits the very cards it saw there is dropped. All stories that are left are equally likely.
"""

from typing import Final

from perankh.engine.bits import bit, count_bits
from perankh.engine.header import SEATS, TOP
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    DECKS,
    FIELD,
    GRAVE_TILES,
    MONUMENTS,
    MOST_DRAWN,
    NILE,
    OP_COUNT,
    PLAYERS,
    QUARRY,
    ROUND_SPACES,
    SITES,
    SPHINX,
)
from perankh.games.egizia.moves import GIVE_BACK, KEEP, KEEP_MORE
from perankh.games.egizia.state import (
    BLOCKS,
    CARD_BITS,
    CARD_SHIP,
    CARDS,
    COLOUR,
    DECK,
    DECK_LEFT,
    DECK_SEEN,
    ENDED,
    FIRST_DECK,
    GRAVE,
    GRAVES_SHOWN,
    GRAVES_TAKEN,
    HAND,
    HAND_COUNT,
    HAND_SEEN,
    HELD,
    MOST_VISITS,
    NILE_DECK,
    NILE_NEXT,
    NILE_PLACE,
    OBELISK_BUILT,
    ON_RIVER,
    OWNER,
    PART_BUILT,
    QUARRIES,
    RIVER,
    ROUND_SHIPS,
    ROW_BUILT,
    SHIPS,
    SITE_SHIP,
    UNSEEN,
    VISIT,
    VISITS,
    YIELD,
    Table,
    pack_visit,
    visit_card,
    visit_drawn,
    visit_kept,
    visit_seat,
)

TRIES: Final = 20000
LINE_SIZE: Final = SPHINX + MOST_VISITS * MOST_DRAWN


def deal_hidden(state: Table, seat: i64, rng: Rng) -> None:
    if state.table[ENDED]:
        return
    unwind(state, seat)
    deal_nile_cards(state, rng)
    shown = state.table[GRAVES_SHOWN]
    rng.shuffle(state.table, GRAVE + shown, GRAVE_TILES - shown)
    dream = Dream(state, seat, rng)
    for _ in range(i64(TRIES)):
        if dream.dream():
            dream.come_true()
            return


def unwind(state: Table, seat: i64) -> None:
    """Of what another seat is choosing at the Sphinx, only that it is choosing is known: let it start again."""
    t = state.table
    top = t[TOP]
    if state.decider() != seat and is_looking(state):
        t[top] = KEEP
        for k in range(top + 3, top + 6):
            t[k] = 0


def is_looking(state: Table) -> bool:
    """Whether somebody has drawn Sphinx cards and not finished with them."""
    if state.decider() < 0:
        return False
    kind = state.table[state.table[TOP]]
    return kind == KEEP or kind == KEEP_MORE or kind == GIVE_BACK


def drawn_cards(state: Table) -> i64:
    """The cards being looked at, as bits."""
    return state.table[state.table[TOP] + 2] if is_looking(state) else 0


def deal_nile_cards(state: Table, rng: Rng) -> None:
    at: i64 = NILE_DECK
    for deck in range(i64(DECKS)):
        dealt = state.table[NILE_NEXT + deck]
        rng.shuffle(state.table, at + dealt, state.box.deck_size[deck] - dealt)
        at += state.box.deck_size[deck]


class Dream:
    """A story of the Sphinx deck as one seat may imagine it.

    It is about the places of the first deck: which of them were drawn, kept and put back when. A place gets its card
    when the seat sees it; at the end the places that it never saw get the cards that it never saw.
    """

    def __init__(self, state: Table, seat: i64, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.card: vec[i64] = vec[i64]([0] * SPHINX)  # of each place, -1 while it is unknown
        self.place: vec[i64] = vec[i64]([0] * SPHINX)  # of each card, -1 while it is unknown
        self.line: vec[i64] = vec[i64]([0] * LINE_SIZE)  # places in the order in which they come to the top
        self.drawn: vec[i64] = vec[i64]([0] * LINE_SIZE)  # places drawn, visit after visit, kept ones first
        self.head: i64 = 0
        self.tail: i64 = 0

    def dream(self) -> bool:
        t = self.state.table
        self.start()
        at: i64 = 0
        for k in range(t[VISITS]):
            visit = t[VISIT + k]
            if not self.visit(visit, at):
                return False
            at += visit_drawn(visit)
        if is_looking(self.state):
            count = count_bits(drawn_cards(self.state))
            self.take(at, count)
            if self.state.decider() == self.seat:
                return self.recognise(at, count, drawn_cards(self.state))
        return True

    def start(self) -> None:
        """The first cards went to the seats; this seat knows its own."""
        t = self.state.table
        dealt = self.state.box.sphinx_dealt
        for k in range(i64(SPHINX)):
            self.card[k] = -1
            self.place[k] = -1
            self.line[k] = k
        for k in range(self.seat * dealt, (self.seat + 1) * dealt):
            self.bind(k, t[FIRST_DECK + k])
        self.head = t[SEATS] * dealt
        self.tail = SPHINX

    def bind(self, place: i64, card: i64) -> None:
        self.card[place] = card
        self.place[card] = place

    def take(self, at: i64, count: i64) -> None:
        """Draw from the top."""
        for k in range(count):
            self.drawn[at + k] = self.line[self.head]
            self.head += 1

    def visit(self, visit: i64, at: i64) -> bool:
        count = visit_drawn(visit)
        self.take(at, count)
        if visit_seat(visit) == self.seat:
            if not self.recognise(at, count, cards_of(visit)):
                return False
            for k in range(count):
                self.drawn[at + k] = self.place[visit_card(visit, k)]
        else:
            self.rng.shuffle(self.drawn, at, count)
        for k in range(at + visit_kept(visit), at + count):
            self.line[self.tail] = self.drawn[k]
            self.tail += 1
        return True

    def recognise(self, at: i64, count: i64, cards: i64) -> bool:
        """Whether the places drawn can hold the cards that the seat saw; those new to it are put in at random."""
        unknown: i64 = 0
        for k in range(at, at + count):
            card = self.card[self.drawn[k]]
            if card < 0:
                unknown += 1
            elif (cards >> card) & 1:
                cards &= ~bit(card)
            else:
                return False
        for card in range(i64(SPHINX)):
            if (cards >> card) & 1 and self.place[card] >= 0:
                return False
        for k in range(at, at + count):
            if self.card[self.drawn[k]] < 0:
                card = nth_bit(cards, self.rng.below(unknown))
                self.bind(self.drawn[k], card)
                cards &= ~bit(card)
                unknown -= 1
        return True

    # Make it the position

    def come_true(self) -> None:
        self.fill_in()
        self.write_hands()
        t = self.state.table
        for k in range(self.tail - self.head):
            t[DECK + k] = self.card[self.line[self.head + k]]

    def fill_in(self) -> None:
        """Cards never seen to places never seen."""
        t = self.state.table
        rest = vec[i64]([0] * SPHINX)
        count: i64 = 0
        for card in range(i64(SPHINX)):
            if self.place[card] < 0:
                rest[count] = card
                count += 1
        self.rng.shuffle(rest, 0, count)
        for place in range(i64(SPHINX)):
            if self.card[place] < 0:
                count -= 1
                self.bind(place, rest[count])
            t[FIRST_DECK + place] = self.card[place]

    def write_hands(self) -> None:
        t = self.state.table
        for card in range(i64(SPHINX)):
            t[HAND + card] = 0
            t[HAND_SEEN + card] = 0
        for seat in range(t[SEATS]):
            for place in range(seat * self.state.box.sphinx_dealt, (seat + 1) * self.state.box.sphinx_dealt):
                self.give(seat, place)
        at: i64 = 0
        for k in range(t[VISITS]):
            visit = t[VISIT + k]
            kept = visit_kept(visit)
            for j in range(at, at + kept):
                self.give(visit_seat(visit), self.drawn[j])
            t[VISIT + k] = self.rewrite(visit, at)
            at += visit_drawn(visit)
        if is_looking(self.state):
            self.rewrite_frame(at)

    def give(self, seat: i64, place: i64) -> None:
        self.state.table[HAND + self.card[place]] = 1 + seat
        self.state.table[HAND_SEEN + self.card[place]] = 1 << seat

    def rewrite(self, visit: i64, at: i64) -> i64:
        """The visit with the cards of this dream; kept ones in ascending order, as the rules write them."""
        kept = visit_kept(visit)
        cards: i64 = 0
        chosen: i64 = 0
        for k in range(at, at + kept):
            chosen |= bit(self.card[self.drawn[k]])
        for k in range(visit_drawn(visit)):
            card = nth_bit(chosen, k) if k < kept else self.card[self.drawn[at + k]]
            cards |= card << (CARD_BITS * k)
        return pack_visit(visit_seat(visit), visit_drawn(visit), kept, cards)

    def rewrite_frame(self, at: i64) -> None:
        cards: i64 = 0
        for k in range(count_bits(drawn_cards(self.state))):
            cards |= bit(self.card[self.drawn[at + k]])
        self.state.table[self.state.table[TOP] + 2] = cards


def cards_of(visit: i64) -> i64:
    cards: i64 = 0
    for k in range(visit_drawn(visit)):
        cards |= bit(visit_card(visit, k))
    return cards


def nth_bit(cards: i64, n: i64) -> i64:
    for card in range(i64(SPHINX)):
        if (cards >> card) & 1:
            if n == 0:
                return card
            n -= 1
    return -1


# Counts


def census(state: Table) -> dict[str, int]:
    """Counted place by place, so that a piece in two places or in none shows."""
    t = state.table
    seats = range(t[SEATS])
    looked_at = [card for card in range(SPHINX) if drawn_cards(state) >> card & 1]
    deck = [t[DECK + k] for k in range(t[DECK_LEFT])]
    hands = [card for card in range(SPHINX) if t[HAND + card]]
    nile = [t[NILE_PLACE + card] for card in range(NILE)]
    on_river = [t[RIVER + k] - 1 for k in range(CARD_SPACES) if t[RIVER + k]]
    spaces = [t[OWNER + k] - 1 for k in range(state.box.spaces) if t[OWNER + k]]
    built = t[GRAVES_TAKEN] + t[OBELISK_BUILT]
    built += sum(t[ROW_BUILT + row] for row in range(state.box.rows)) + sum(t[PART_BUILT + k] for k in range(4))
    return {
        "Sphinx cards": len(set(deck + hands + looked_at)),
        "Sphinx cards with their places": len(deck) + len(hands) + len(looked_at),
        "Sphinx cards in hand miscounted": len(hands) - sum(t[HAND_COUNT + seat] for seat in seats),
        "Nile cards on the river miscounted": nile.count(ON_RIVER) - len(on_river),
        "Nile cards on the river misplaced": sum(nile[card] != ON_RIVER for card in on_river),
        "Nile cards dealt miscounted": NILE - nile.count(UNSEEN) - sum(t[NILE_NEXT + deck] for deck in range(DECKS)),
        "Nile cards held miscounted": sum(place >= HELD for place in nile)
        - sum(t[CARDS + k] for k in range(OP_COUNT * PLAYERS)),
        "grave tiles": len({t[GRAVE + k] for k in range(GRAVE_TILES)}),
        "ships": sum(ships_of(state, seat) for seat in seats),
        "blocks miscounted": len(spaces) - built,
        "blocks of a seat miscounted": sum(
            spaces.count(seat) != sum(t[BLOCKS + MONUMENTS * seat + m] for m in range(MONUMENTS)) for seat in seats
        ),
        "yields miscounted": sum(not yields_agree(state, seat) for seat in seats),
    }


def ships_of(state: Table, seat: i64) -> int:
    t = state.table
    cards = sum(t[CARD_SHIP + k] == 1 + seat for k in range(CARD_SPACES))
    rounds = sum(t[ROUND_SHIPS + PLAYERS * k + seat] for k in range(ROUND_SPACES))
    sites = sum(t[SITE_SHIP + PLAYERS * k + seat] > 0 for k in range(SITES))
    return int(t[SHIPS + seat] + cards + rounds + sites)


def yields_agree(state: Table, seat: i64) -> bool:
    t = state.table
    box = state.box
    fields = [0, 0, 0]
    fields[t[COLOUR + NILE + seat]] += box.start_field
    quarries = box.start_quarry
    for card in range(NILE):
        if t[NILE_PLACE + card] == HELD + seat:
            if box.op[card] == FIELD:
                fields[t[COLOUR + card]] += box.amount[card]
            elif box.op[card] == QUARRY:
                quarries += box.amount[card]
    return fields == [t[YIELD + 3 * seat + k] for k in range(3)] and quarries == t[QUARRIES + seat]


def unplaced(state: Table, seat: i64) -> list[tuple[str, str, str]]:
    t = state.table
    found = []
    at = 0
    for deck in range(DECKS):
        dealt = t[NILE_NEXT + deck]
        for k in range(dealt, state.box.deck_size[deck]):
            card = state.box.nile_names[t[NILE_DECK + at + k]]
            found.append((f"deck {deck}", card, f"deal {(k - dealt) // CARD_SPACES}"))
        at += state.box.deck_size[deck]
    for k in range(t[GRAVES_SHOWN], GRAVE_TILES):
        found.append(("graves", f"tile {t[GRAVE + k]}", f"space {k}" if k < state.box.graves else "put away"))
    return found + unplaced_sphinx_cards(state, seat)


def unplaced_sphinx_cards(state: Table, seat: i64) -> list[tuple[str, str, str]]:
    """Cards that the seat never saw; none if it lost sight of one that it had seen, since then places differ."""
    t = state.table
    mine = drawn_cards(state) if state.decider() == seat else 0
    known = {card for card in range(SPHINX) if t[HAND + card] == 1 + seat or mine >> card & 1}
    known |= {t[DECK + k] for k in range(t[DECK_LEFT]) if t[DECK_SEEN + k] >> seat & 1}
    dealt = int(state.box.sphinx_dealt)
    seen = {t[FIRST_DECK + k] for k in range(seat * dealt, (seat + 1) * dealt)}
    for k in range(t[VISITS]):
        if visit_seat(t[VISIT + k]) == seat:
            seen |= {visit_card(t[VISIT + k], j) for j in range(visit_drawn(t[VISIT + k]))}
    if seen - known:
        return []
    places = {card: f"hand {t[HAND + card]}" for card in range(SPHINX) if t[HAND + card]}
    places |= {t[DECK + k]: f"deck {k // 4}" for k in range(t[DECK_LEFT])}
    names = state.box.sphinx_names
    return [("sphinx", names[card], places.get(card, "drawn")) for card in range(SPHINX) if card not in known]
