"""EG-6: sailing the Nile."""

from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    HIRING,
    IMPROVER,
    JOIN_CARD,
    LEFTOVER,
    NILE,
    PLAYERS,
    ROUND_SPACES,
    SALE_CARD,
    SECOND_SHIP,
    SHARING,
    SITES,
    SLOTS,
    STONES_CARD,
    TRAINING,
    TWICE_CARD,
    UPSTREAM,
)
from perankh.games.egizia.moves import (
    FEED_NEXT,
    FETCH,
    GO_ON,
    JOIN,
    LEFTOVERS,
    PASS,
    PLACE_CARD,
    PLACE_ROUND,
    PLACE_SLOT,
    PLACE_TWICE,
    RESERVE,
    SAIL,
    SAIL_NEXT,
    SAIL_ON,
    TAKE,
)
from perankh.games.egizia.rules import boons, cards, windows
from perankh.games.egizia.state import (
    ADDED,
    CARD_SHIP,
    CARDS_OPEN,
    FURTHEST,
    IN_RESERVE,
    PASSED,
    PHASE,
    ROUND_SHIPS,
    ROUNDS_TAKEN,
    SEAT_OF,
    SHIPS,
    SITE_SHIP,
    SLOT,
    SLOTS_TAKEN,
    Table,
)


def sail_next(s: Table, tile: i64) -> None:
    """EG-6.1: the next player in the order of the tiles who has not passed. One who can do nothing else passes at once,
    since the decision is forced (EG-6.9)."""
    t = s.table
    t[PHASE] = 2
    seats = t[SEATS]
    for k in range(seats):
        seat = t[SEAT_OF + (tile + k) % seats]
        if not (t[PASSED] >> seat) & 1:
            s.push(SAIL_NEXT, -1, (tile + k + 1) % seats, 0, 0, 0)
            s.push(SAIL, seat, 0, 0, 0, 0)
            return
    s.push(LEFTOVERS, -1, 0, 0, 0, 0)


# Where a ship may go


def list_sailing(s: Table, seat: i64, out: Moves) -> None:
    list_places(s, seat, out)
    windows.list_all(s, seat, out)
    out.add(PASS)


def list_sailing_on(s: Table, seat: i64, seen: i64, out: Moves) -> None:
    """EG-18.4: the second ship; EG-18.28; EG-R48: whoever is asked may do anything."""
    if s.holds(seat, SECOND_SHIP) > 0:
        list_places(s, seat, out)
    if out.n > 0 or windows.has_news(s, seat, seen):
        windows.list_all(s, seat, out)
    out.add(GO_ON)


def list_places(s: Table, seat: i64, out: Moves) -> None:
    t = s.table
    if t[SHIPS + seat] == 0:  # EG-22.5
        return
    far = t[FURTHEST + seat]
    upstream = s.has_left(seat, UPSTREAM)
    list_card_spaces(s, far, upstream, out)
    list_round_spaces(s, seat, far, upstream, out)
    list_sites(s, seat, far, upstream, out)


def list_card_spaces(s: Table, far: i64, upstream: bool, out: Moves) -> None:
    """EG-6.2, EG-6.4, EG-18.23: where a card lies, downstream or with the power for it upstream."""
    reach = s.box.cards_below[far]
    if upstream:
        reach |= s.box.cards_above[far]
    list_bits(reach & s.table[CARDS_OPEN], PLACE_CARD, CARD_SPACES, out)


def list_round_spaces(s: Table, seat: i64, far: i64, upstream: bool, out: Moves) -> None:
    """EG-6.3, EG-18.9, EG-18.21"""
    reach = s.box.rounds_below[far]
    if upstream:
        reach |= s.box.rounds_above[far]
    taken = s.table[ROUNDS_TAKEN]
    if taken and s.has_left(seat, SHARING):
        taken &= ~s.box.may_share
    reach &= ~taken
    list_bits(reach, PLACE_ROUND, ROUND_SPACES, out)
    if s.holds(seat, TWICE_CARD) > 0:
        list_bits(reach & s.box.may_double, PLACE_TWICE, ROUND_SPACES, out)


def list_bits(bits: i64, verb: i64, size: i64, out: Moves) -> None:
    if bits:
        for k in range(size):
            if (bits >> k) & 1:
                out.add(verb + k)


def list_sites(s: Table, seat: i64, far: i64, upstream: bool, out: Moves) -> None:
    """EG-6.6, EG-6.7, EG-18.11: a free slot; only beside a full site in reserve, or as an added ship."""
    full: i64 = 0
    slots = s.box.slots[s.table[SEATS]]
    for site in range(i64(SITES)):
        at = s.box.site_at[site]
        if s.table[SITE_SHIP + PLAYERS * site + seat] == 0 and (at > far or (upstream and at < far)):
            taken = s.table[SLOTS_TAKEN + site]
            if taken == (1 << slots) - 1:
                full |= 1 << site
            else:
                list_bits(~taken, PLACE_SLOT + SLOTS * site, slots, out)
    if full:
        list_bits(full, RESERVE, SITES, out)
        if s.holds(seat, JOIN_CARD) > 0:
            list_bits(full, JOIN, SITES, out)


# Placing


def sail(s: Table, seat: i64, move: i64) -> None:
    if move == PASS:
        pass_turn(s, seat)
    elif windows.is_power(move):
        windows.use_power(s, seat, move)
        s.push(SAIL, seat, 0, 0, 0, 0)
    else:
        place(s, seat, move)


def sail_on(s: Table, seat: i64, move: i64) -> None:
    if windows.is_power(move):
        windows.use_power(s, seat, move)
        s.push(SAIL_ON, seat, 0, 0, 0, 0)
    elif move != GO_ON:
        s.discard_one(seat, SECOND_SHIP)
        if s.journal is not None:
            s.note("second-ship", seat)
        place(s, seat, move)


def pass_turn(s: Table, seat: i64) -> None:
    """EG-6.8"""
    s.table[PASSED] |= 1 << seat
    if s.journal is not None:
        s.note("passed", seat)


def place(s: Table, seat: i64, move: i64) -> None:
    s.table[SHIPS + seat] -= 1
    if move < PLACE_ROUND:
        place_on_card(s, seat, move - PLACE_CARD)
        return
    if windows.has_powers(s, seat) or s.holds(seat, SECOND_SHIP) > 0:
        s.push(SAIL_ON, seat, windows.what_is_seen(s, seat, 0), 0, 0, 0)
    if move < PLACE_TWICE:
        place_on_round(s, seat, move - PLACE_ROUND, 1)
    elif move < PLACE_SLOT:
        place_on_round(s, seat, move - PLACE_TWICE, 2)
    elif move < RESERVE:
        place_on_slot(s, seat, (move - PLACE_SLOT) // SLOTS, (move - PLACE_SLOT) % SLOTS)
    elif move < JOIN:
        go_into_reserve(s, seat, move - RESERVE)
    else:
        join_full_site(s, seat, move - JOIN)


def moor(s: Table, seat: i64, position: i64) -> None:
    """EG-6.2: the furthest ship counts, also after one went upstream (EG-R5)."""
    t = s.table
    if position > t[FURTHEST + seat]:
        t[FURTHEST + seat] = position
        return
    s.use_up(seat, UPSTREAM)
    if s.journal is not None:
        s.note("went-upstream", seat)


def place_on_card(s: Table, seat: i64, space: i64) -> None:
    """EG-6.4: take the card, put the ship there, carry the card out."""
    card = cards.take_from_river(s, seat, space)
    if may_go_on(s, seat, s.box.op[card]):
        s.push(SAIL_ON, seat, windows.what_is_seen(s, seat, 0), 0, 0, 0)
    s.table[CARD_SHIP + space] = 1 + seat
    moor(s, seat, s.box.card_at[space])
    cards.note_card(s, "took-card", seat, space, card)
    cards.carry_out(s, seat, card)


def may_go_on(s: Table, seat: i64, op: i64) -> bool:
    """Whether a card just taken, or one held before, may be used after the placement (EG-18.28)."""
    if op == SECOND_SHIP or op == STONES_CARD or op == HIRING or op == IMPROVER or op == TRAINING or op == SALE_CARD:
        return True
    return windows.has_powers(s, seat) or s.holds(seat, SECOND_SHIP) > 0


def place_on_round(s: Table, seat: i64, space: i64, times: i64) -> None:
    """EG-6.5, EG-18.9, EG-18.21"""
    if s.round_is_taken(space):
        s.use_up(seat, SHARING)
        if s.journal is not None:
            s.note("shared-space", seat, space=wording.round_word(space))
    s.table[ROUND_SHIPS + PLAYERS * space + seat] += 1
    s.table[ROUNDS_TAKEN] |= 1 << space
    moor(s, seat, s.box.round_at[space])
    if s.journal is not None:
        s.note("sailed-to" if times == 1 else "sailed-to-twice", seat, space=wording.round_word(space))
    if times > 1:
        s.discard_one(seat, TWICE_CARD)
    boons.gain(s, seat, NILE + space, times)


def place_on_slot(s: Table, seat: i64, site: i64, slot: i64) -> None:
    """EG-6.6"""
    s.put_ship(seat, site, SLOT + slot)
    moor(s, seat, s.box.site_at[site])
    if s.journal is not None:
        s.note("took-slot", seat, site=wording.site_word(site), slot=wording.slot_word(slot))


def go_into_reserve(s: Table, seat: i64, site: i64) -> None:
    """EG-6.7"""
    s.put_ship(seat, site, s.next_place(site, IN_RESERVE))
    moor(s, seat, s.box.site_at[site])
    if s.journal is not None:
        s.note("went-into-reserve", seat, site=wording.site_word(site))


def join_full_site(s: Table, seat: i64, site: i64) -> None:
    """EG-18.11"""
    s.put_ship(seat, site, s.next_place(site, ADDED))
    s.discard_one(seat, JOIN_CARD)
    moor(s, seat, s.box.site_at[site])
    if s.journal is not None:
        s.note("joined-site", seat, site=wording.site_word(site))


# The end of the phase


def leftovers(s: Table, tile: i64) -> None:
    """EG-6.11, EG-18.13: whoever may takes a card that nobody wanted, then the ships come back."""
    t = s.table
    for k in range(tile, t[SEATS]):
        seat = t[SEAT_OF + k]
        if s.has_left(seat, LEFTOVER) and t[CARDS_OPEN]:
            s.push(LEFTOVERS, -1, k, 0, 0, 0)
            s.push(FETCH, seat, 0, 0, 0, 0)
            return
    return_ships(s)
    s.push(FEED_NEXT, -1, s.leader_first(), 0, 0, 0)


def list_leftovers(s: Table, out: Moves) -> None:
    list_bits(s.table[CARDS_OPEN], TAKE, CARD_SPACES, out)
    out.add(GO_ON)


def fetch(s: Table, seat: i64, move: i64) -> None:
    s.use_up(seat, LEFTOVER)
    if move == GO_ON:
        return
    card = cards.take_from_river(s, seat, move - TAKE)
    cards.note_card(s, "fetched-card", seat, move - TAKE, card)
    cards.carry_out(s, seat, card)


def return_ships(s: Table) -> None:
    """EG-6.11: all but those at sites."""
    t = s.table
    for space in range(i64(CARD_SPACES)):
        if t[CARD_SHIP + space]:
            t[SHIPS + t[CARD_SHIP + space] - 1] += 1
            t[CARD_SHIP + space] = 0
    for space in range(i64(ROUND_SPACES)):
        if (t[ROUNDS_TAKEN] >> space) & 1:
            for seat in range(t[SEATS]):
                t[SHIPS + seat] += t[ROUND_SHIPS + PLAYERS * space + seat]
                t[ROUND_SHIPS + PLAYERS * space + seat] = 0
    t[ROUNDS_TAKEN] = 0
    for seat in range(t[SEATS]):
        t[FURTHEST + seat] = 0
