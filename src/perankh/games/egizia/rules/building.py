"""EG-10: building at the three sites, and EG-14: the bonus for it."""

from typing import Final

from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import (
    CREWS,
    FIRST_IN_LINE,
    JOKER,
    ORDINARY,
    PLAYERS,
    SITES,
    SPHINX_SITE,
    STONES_CARD,
    STRENGTH_CARD,
    TWO_CREWS,
)
from perankh.games.egizia.moves import (
    ASK_FIRST,
    BONUS_NEXT,
    BUILD,
    BUILD_NEXT,
    CREWS_OF,
    DECLINE,
    DRAW,
    FIRST,
    GO_FIRST,
    NEXT_SITE,
    PLAY,
    SELL,
    SET_OF,
    SPACES,
    USE,
)
from perankh.games.egizia.rules import monuments, windows
from perankh.games.egizia.state import (
    ADDED,
    BUILT,
    CREW,
    FROM_PARTICIPATION,
    HELD,
    IN_RESERVE,
    LINE,
    LINE_LENGTH,
    NILE_PLACE,
    PHASE,
    SHIP_PLACES,
    SITE_SHIP,
    STONES,
    TURNED,
    Table,
)

JOKER_BIT: Final = 1 << JOKER
ORDINARY_BITS: Final = JOKER_BIT - 1

# The line at a site


def next_site(s: Table, site: i64) -> None:
    """EG-10.1"""
    s.table[PHASE] = 5
    s.table[LINE_LENGTH] = 0
    if site == SITES:
        s.push(BONUS_NEXT, -1, s.leader_first(), 0, 0, 0)
        return
    form_line(s, site)
    s.push(NEXT_SITE, -1, site + 1, 0, 0, 0)
    s.push(BUILD_NEXT, -1, site, 0, 0, 0)
    if somebody_goes_first(s):
        s.push(ASK_FIRST, -1, site, 0, 0, 0)


def form_line(s: Table, site: i64) -> None:
    """EG-10.2: by slot, then ships that were added; reserve waits."""
    t = s.table
    last: i64 = 0
    while True:
        place: i64 = IN_RESERVE
        next_seat: i64 = -1
        for seat in range(t[SEATS]):
            there = t[SITE_SHIP + PLAYERS * site + seat]
            if last < there < place:
                place = there
                next_seat = seat
        if next_seat < 0:
            return
        t[LINE + t[LINE_LENGTH]] = next_seat
        t[LINE_LENGTH] += 1
        last = place


def somebody_goes_first(s: Table) -> bool:
    for seat in range(s.table[SEATS]):
        if s.holds(seat, FIRST_IN_LINE) > 0:
            return True
    return False


def ask_first(s: Table, site: i64, asked: i64) -> None:
    """EG-18.24: whoever may move to the front, in the order of the ships, reserve last."""
    t = s.table
    for k in range(i64(1), t[LINE_LENGTH]):
        if may_go_first(s, t[LINE + k], asked):
            push_question(s, site, t[LINE + k], asked)
            return
    for place in range(i64(IN_RESERVE), i64(SHIP_PLACES)):
        for seat in range(t[SEATS]):
            if t[SITE_SHIP + PLAYERS * site + seat] == place and may_go_first(s, seat, asked):
                push_question(s, site, seat, asked)
                return


def may_go_first(s: Table, seat: i64, asked: i64) -> bool:
    return s.holds(seat, FIRST_IN_LINE) > 0 and not (asked >> seat) & 1


def push_question(s: Table, site: i64, seat: i64, asked: i64) -> None:
    s.push(ASK_FIRST, -1, site, asked | 1 << seat, 0, 0)
    s.push(GO_FIRST, seat, site, 0, 0, 0)


def go_first(s: Table, seat: i64, move: i64, site: i64) -> None:
    """EG-18.24: the ships in front move back one place; from reserve it displaces nobody (EG-R16)."""
    if move != FIRST:
        return
    t = s.table
    k: i64 = 0
    while k < t[LINE_LENGTH] and t[LINE + k] != seat:
        k += 1
    if k == t[LINE_LENGTH]:
        s.put_ship(seat, site, s.next_place(site, ADDED))
        t[LINE_LENGTH] += 1
    while k > 0:
        t[LINE + k] = t[LINE + k - 1]
        k -= 1
    t[LINE] = seat
    if s.journal is not None:
        s.note("went-first", seat, site=wording.site_word(site))


def build_next(s: Table, site: i64, k: i64) -> None:
    if k == s.table[LINE_LENGTH]:
        send_reserve_home(s, site)
        return
    s.push(BUILD_NEXT, -1, site, k + 1, 0, 0)
    s.push(BUILD, s.table[LINE + k], site, 0, 0, 0)


def send_reserve_home(s: Table, site: i64) -> None:
    """EG-10.10"""
    t = s.table
    for seat in range(t[SEATS]):
        if t[SITE_SHIP + PLAYERS * site + seat] >= IN_RESERVE:
            s.lift_ship(seat, site)
            if s.journal is not None:
                s.note("left-reserve", seat, site=wording.site_word(site))


# A building turn


def list_building(s: Table, seat: i64, site: i64, bonus: i64, two: i64, out: Moves) -> None:
    """W4 before building, cards for strength, crews, or decline (EG-10.3)."""
    price = monuments.cheapest(s, site)
    if windows.has_powers(s, seat):
        windows.list_powers(s, seat, out)
    if s.holds(seat, STONES_CARD) + s.holds(seat, STRENGTH_CARD) + s.holds(seat, TWO_CREWS) > 0:
        list_plays(s, seat, price, bonus, two, out)
    windows.list_sales(s, seat, out)
    if price <= s.table[STONES + seat]:
        list_crews(s, seat, price - bonus, two, 0, out)
        if not (s.table[TURNED + seat] >> JOKER) & 1:
            list_crews(s, seat, price - bonus, two, JOKER_BIT, out)
    out.add(DECLINE)


def list_crews(s: Table, seat: i64, strength: i64, two: i64, joker: i64, out: Moves) -> None:
    """EG-10.4: available ordinary crews, one or with EG-18.5 two, that are strong enough."""
    t = s.table
    at = CREW + CREWS * seat
    if joker:
        strength -= t[at + JOKER]
    ready = ~t[TURNED + seat] & ORDINARY_BITS
    for crew in range(i64(ORDINARY)):
        if (ready >> crew) & 1:
            if not two:
                if t[at + crew] >= strength:
                    out.add(USE + SET_OF[1 << crew | joker])
                continue
            for other in range(crew):
                if (ready >> other) & 1 and t[at + crew] + t[at + other] >= strength:
                    out.add(USE + SET_OF[1 << crew | 1 << other | joker])


def strength_of(s: Table, seat: i64, crews: i64) -> i64:
    total: i64 = 0
    for crew in range(i64(CREWS)):
        if (crews >> crew) & 1:
            total += s.table[CREW + CREWS * seat + crew]
    return total


def list_plays(s: Table, seat: i64, price: i64, bonus: i64, two: i64, out: Moves) -> None:
    """Stones, strength and second crews, in any order (EG-R50)."""
    box = s.box
    for k in range(i64(len(box.playable))):
        if not windows.is_first_held(s, seat, k):
            continue
        card = box.playable[k]
        if box.op[card] == STONES_CARD:
            if windows.may_play_stones(s, seat):
                out.add(PLAY + card)
        elif s.table[STONES + seat] >= price and may_strengthen(s, seat, box.op[card], price - bonus, two):
            out.add(PLAY + card)


def may_strengthen(s: Table, seat: i64, op: i64, strength: i64, two: i64) -> bool:
    """Whether with such a card, and all others there are, something can be built."""
    if op != STRENGTH_CARD and (op != TWO_CREWS or two):
        return False
    strength -= strength_in_cards(s, seat)
    if (two == 1 or s.holds(seat, TWO_CREWS) > 0) and has_crews(s, seat, strength, True):
        return True
    return op == STRENGTH_CARD and not two and has_crews(s, seat, strength, False)


def strength_in_cards(s: Table, seat: i64) -> i64:
    strength: i64 = 0
    for k in range(i64(len(s.box.playable))):
        card = s.box.playable[k]
        if s.box.op[card] == STRENGTH_CARD and s.table[NILE_PLACE + card] == HELD + seat:
            strength += s.box.amount[card]
    return strength


def has_crews(s: Table, seat: i64, strength: i64, pair: bool) -> bool:
    """Whether available crews reach a strength: the best one, or the best two, with the joker."""
    t = s.table
    at = CREW + CREWS * seat
    turned = t[TURNED + seat]
    best: i64 = 0
    second: i64 = 0
    for crew in range(i64(ORDINARY)):
        if not (turned >> crew) & 1:
            second = max(second, min(best, t[at + crew]))
            best = max(best, t[at + crew])
    if best == 0 or (pair and second == 0):
        return False
    joker = 0 if (turned >> JOKER) & 1 else t[at + JOKER]
    return best + joker + (second if pair else 0) >= strength


def build(s: Table, seat: i64, move: i64, site: i64, bonus: i64, two: i64) -> None:
    if move == DECLINE:
        decline(s, seat, site)
    elif move >= USE:
        use_crews(s, seat, CREWS_OF[move - USE], site, bonus)
    elif move >= PLAY and windows.is_power(move) and is_strengthening(s, move):
        strengthen(s, seat, move - PLAY, site, bonus, two)
    else:
        windows.use_power(s, seat, move)
        s.push(BUILD, seat, site, bonus, two, 0)


def is_strengthening(s: Table, move: i64) -> bool:
    if move >= SELL:
        return False
    op = s.box.op[move - PLAY]
    return op == STRENGTH_CARD or op == TWO_CREWS


def strengthen(s: Table, seat: i64, card: i64, site: i64, bonus: i64, two: i64) -> None:
    """EG-18.5, EG-18.10"""
    s.discard(seat, card)
    if s.journal is not None:
        s.note("played", seat, card=wording.nile_word(s.box, card))
    if s.box.op[card] == TWO_CREWS:
        two = 1
    else:
        bonus += s.box.amount[card]
    s.push(BUILD, seat, site, bonus, two, 0)


def use_crews(s: Table, seat: i64, crews: i64, site: i64, bonus: i64) -> None:
    """EG-10.7: turned face down until the next round."""
    s.table[TURNED + seat] |= crews
    strength = strength_of(s, seat, crews) + bonus
    if s.journal is not None:
        s.note("used-crews", seat, crews=wording.crew_words(crews), strength=strength, site=wording.site_word(site))
    s.table[BUILT + seat] |= 1 << site
    if site == SPHINX_SITE:
        s.push(DRAW, seat, strength, 0, 0, 0)
    else:
        s.push(SPACES, seat, site, strength, 0, 0)


def decline(s: Table, seat: i64, site: i64) -> None:
    """EG-10.9: the ship goes home; one in reserve takes the freed slot and acts last."""
    t = s.table
    at = SITE_SHIP + PLAYERS * site
    freed = s.lift_ship(seat, site)
    if s.journal is not None:
        s.note("declined", seat, site=wording.site_word(site))
    if freed >= ADDED:  # a ship beyond the slots frees none
        return
    for place in range(i64(IN_RESERVE), i64(SHIP_PLACES)):
        for other in range(t[SEATS]):
            if t[at + other] == place:
                promote(s, other, site, freed)
                return


def promote(s: Table, seat: i64, site: i64, place: i64) -> None:
    t = s.table
    s.put_ship(seat, site, place)
    t[LINE + t[LINE_LENGTH]] = seat
    t[LINE_LENGTH] += 1
    if s.journal is not None:
        s.note("promoted", seat, site=wording.site_word(site))


# The bonus


def bonus_next(s: Table, order: i64, k: i64) -> bool:
    """EG-14.2: beginning with the leader, in the order at the start of the phase; False when all had theirs."""
    t = s.table
    t[PHASE] = 6
    if k == t[SEATS]:
        return False
    seat = (order >> (2 * k)) & 3
    s.push(BONUS_NEXT, -1, order, k + 1, 0, 0)
    ships = counting_ships(s, seat)
    s.score(seat, s.box.participation[ships], FROM_PARTICIPATION)
    if s.journal is not None and ships:
        s.note("took-part", seat, ships=ships, points=s.box.participation[ships])
    windows.open_window(s, seat, 5, 0)
    return True


def counting_ships(s: Table, seat: i64) -> i64:
    """EG-14.1: ships at sites where their owner spent a stone."""
    ships: i64 = 0
    for site in range(i64(SITES)):
        ships += (s.table[BUILT + seat] >> site) & 1
    return ships


def clear_sites(s: Table) -> None:
    """EG-14.3"""
    t = s.table
    for site in range(i64(SITES)):
        for seat in range(t[SEATS]):
            if t[SITE_SHIP + PLAYERS * site + seat]:
                s.lift_ship(seat, site)
