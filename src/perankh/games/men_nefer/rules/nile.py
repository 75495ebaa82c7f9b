"""MN-11: boats, cities and trade agreements.

    harbour 0 | 1 | 2 | 3 | 4 | 5 | 6        sections; `advance` of section n is 2n
            \\/  \\/  \\/  \\/  \\/  \\/
            c1  c2  c3  c4  c5  c6           cities; a city entered from section n has `advance` 2n + 1

Boats of one player differ only in having been activated in this turn or not. So a movement is told by its result: boats
move in one go each, the foremost first, and none overtakes another one of its sort, except one that stays in a city.
Every position that can be reached has exactly one such sequence (a test compares it with all raw steps).
"""

from typing import Final

from perankh.engine.bits import bit
from perankh.engine.game import FRAME, TOP
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import naming
from perankh.games.men_nefer.components.programs import BOATS_USED, GAIN_FOOD
from perankh.games.men_nefer.components.sizes import AGREEMENTS, BOATS, CITIES, CITY_PLACES, DEALS, NILE, SECTIONS
from perankh.games.men_nefer.moves import (
    ACTIVATE,
    AGREE,
    ANY_AGREEMENT,
    CITY_AGREEMENT,
    DISCARD,
    LEAVE_CITY,
    RAISE,
    RUN,
    SAIL_TO,
    STOP,
    WHICH_ACTION,
    WHICH_BOAT,
    WHICH_BONUS,
    WHICH_DISCARD,
    WHICH_VOYAGE,
)
from perankh.games.men_nefer.rules import gains, order
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BOAT,
    BONUS_CHANGES,
    CITY,
    DEAL,
    DEITY_CHANGES,
    FOOD,
    GONE,
    MET,
    USED_BOATS,
    Table,
    first_bits,
    member,
)

NONE_MOVED: Final = 2 * NILE * NILE  # before the first boat: beyond every rank
CITIES_LEFT: Final = BOATS  # in the trail: after the boats moved, cities left by used boats, then by fresh ones

# Movement (MN-11.2 to MN-11.4)


def begin_voyage(s: Table, seat: i64, steps: i64, activations: i64, free: i64) -> None:
    s.push(WHICH_VOYAGE, seat, steps, NONE_MOVED, 0, 2 * activations + free)


def fresh(s: Table, boat: i64) -> i64:
    """1 if the boat was not activated in this turn."""
    return 1 - ((s.table[USED_BOATS] >> boat) & 1)


def rank(s: Table, seat: i64, boat: i64) -> i64:
    """Boats move in descending order of it."""
    return 2 * s.box.advance[s.table[BOAT + BOATS * seat + boat]] + fresh(s, boat)


def occupied(s: Table, seat: i64) -> i64:
    """The places, as bits, where an own boat bars the way; the harbour never does (MN-11.3)."""
    places: i64 = 0
    for k in range(BOAT + BOATS * seat, BOAT + BOATS * seat + BOATS):
        places |= bit(s.table[k])
    return places & ~1


def can_sail(s: Table, seat: i64, steps: i64) -> bool:
    taken = occupied(s, seat)
    for k in range(BOAT + BOATS * seat, BOAT + BOATS * seat + BOATS):
        if s.box.in_reach[steps_at_most(steps) * NILE + s.table[k]] & ~taken:
            return True
    return False


def steps_at_most(steps: i64) -> i64:
    return min(steps, i64(NILE - 1))


def list_voyages(s: Table, seat: i64, steps: i64, last: i64, trail: i64, mode: i64, out: Moves) -> None:
    taken = occupied(s, seat)
    for boat in range(i64(BOATS)):
        if not member(trail, boat) and may_start(s, seat, boat, last, trail):
            start = s.table[BOAT + BOATS * seat + boat]
            places = s.box.in_reach[steps_at_most(steps) * NILE + start] & ~taken
            places &= ~(((trail >> (CITIES_LEFT + CITIES * fresh(s, boat))) & first_bits(CITIES)) << SECTIONS)
            places &= s.box.behind[limit(s, seat, boat, trail)]
            for place in range(i64(1), i64(NILE)):
                if member(places, place):
                    out.add(SAIL_TO + NILE * boat + place)
    if mode > 1:
        list_activations(s, seat, 0, out)
    if mode & 1 and out.n and not (mode > 1 and wants_activation(s, seat)):
        out.add(STOP)


def may_start(s: Table, seat: i64, boat: i64, last: i64, trail: i64) -> bool:
    """In its turn, and not behind a twin: of equal boats in the harbour the first one."""
    own = rank(s, seat, boat)
    if own > last:
        return False
    for other in range(boat):
        if not member(trail, other) and rank(s, seat, other) == own:
            return False
    return True


def limit(s: Table, seat: i64, boat: i64, trail: i64) -> i64:
    """The `advance` that the boat must stay below: that of the next one of its sort ahead."""
    nearest = 2 * i64(SECTIONS)
    own = rank(s, seat, boat)
    for other in range(i64(BOATS)):
        if other != boat and fresh(s, other) == fresh(s, boat):
            place = s.table[BOAT + BOATS * seat + other]
            moved = member(trail, other)
            if moved or (rank(s, seat, other) > own and place < SECTIONS):
                nearest = min(nearest, s.box.advance[place])
    return nearest


def choose_voyage(s: Table, seat: i64, steps: i64, trail: i64, mode: i64, move: i64) -> None:
    """With the double action: all activations before or after the whole movement (MN-11.5, MN-R50)."""
    if move >= ACTIVATE:
        if steps > 0:
            begin_voyage(s, seat, steps, 0, 1)
        activate(s, seat, mode >> 1, 0, move - ACTIVATE)
        return
    if mode > 1:
        s.push(WHICH_BOAT, seat, mode >> 1, 0, 0, 0)
    boat = (move - SAIL_TO) // NILE
    place = (move - SAIL_TO) % NILE
    start = s.table[BOAT + BOATS * seat + boat]
    own = rank(s, seat, boat)
    trail |= bit(boat)
    if start >= SECTIONS:
        trail |= bit(CITIES_LEFT + CITIES * fresh(s, boat) + start - SECTIONS)
    sail(s, seat, boat, place)
    steps -= s.box.distance[NILE * start + place]
    if steps > 0:
        s.push(WHICH_VOYAGE, seat, steps, own, trail, 1)


def sail(s: Table, seat: i64, boat: i64, place: i64) -> None:
    s.table[BOAT + BOATS * seat + boat] = place
    if s.journal is not None:
        s.note("sails", seat, boat=boat + 1, place=naming.place(s.box, place))


# Activation (MN-11.5 to MN-11.7)


def on_river(s: Table, seat: i64, boat: i64) -> bool:
    """Whether a boat can bring food: not activated yet and in a section; a boat in the harbour brings none (MN-R15)."""
    place = s.table[BOAT + BOATS * seat + boat]
    return 0 < place < SECTIONS and s.table[FOOD + seat] < s.box.max_food and fresh(s, boat) == 1


def in_city(s: Table, seat: i64, boat: i64) -> bool:
    return s.table[BOAT + BOATS * seat + boat] >= SECTIONS and fresh(s, boat) == 1


def can_activate(s: Table, seat: i64) -> bool:
    for boat in range(i64(BOATS)):
        if on_river(s, seat, boat) or in_city(s, seat, boat):
            return True
    return False


def list_activations(s: Table, seat: i64, least: i64, out: Moves) -> None:
    """Two boats on the river in ascending order, since their order makes no difference."""
    for boat in range(i64(BOATS)):
        if in_city(s, seat, boat) or (boat >= least and on_river(s, seat, boat)):
            out.add(ACTIVATE + boat)


def list_boats(s: Table, seat: i64, least: i64, out: Moves) -> None:
    list_activations(s, seat, least, out)
    if out.n and not wants_activation(s, seat):
        out.add(STOP)


def wants_activation(s: Table, seat: i64) -> bool:
    """Nobody declines the food of a river section, unless a boat could still be activated later in the turn."""
    for boat in range(i64(BOATS)):
        if on_river(s, seat, boat):
            return not more_to_come(s)
    return False


def more_to_come(s: Table) -> bool:
    """Whether something that remains to be done can activate boats."""
    t = s.table
    at = t[TOP]
    while at > s.game.agenda:
        at -= FRAME
        kind = t[at]
        changes: i64 = 0
        if kind == RUN or kind == WHICH_ACTION:
            changes = order.changes_left(s, t[at + 1], t[at + 2], t[at + 3])
        elif kind == WHICH_BONUS:
            changes = t[BONUS_CHANGES]
        elif kind == RAISE:
            changes = t[DEITY_CHANGES]
        if changes & BOATS_USED:
            return True
    return False


def activate(s: Table, seat: i64, count: i64, least: i64, boat: i64) -> None:
    t = s.table
    place = t[BOAT + BOATS * seat + boat]
    t[USED_BOATS] |= bit(boat)
    if count > 1:
        s.push(WHICH_BOAT, seat, count - 1, boat + 1 if place < SECTIONS else least, 0, 0)
    if s.journal is not None:
        s.note("activates", seat, boat=boat + 1, place=naming.place(s.box, place))
    if place < SECTIONS:  # MN-11.6
        gains.gain(s, seat, GAIN_FOOD, s.box.section_food[place])
    else:
        use_city(s, seat, boat, place - SECTIONS)


def use_city(s: Table, seat: i64, boat: i64, city: i64) -> None:
    """MN-11.7: advantage, agreement, departure."""
    advantage = s.table[ADVANTAGE + city]
    if s.journal is not None:
        s.note("uses-city", seat, advantage=naming.advantage(s.box, advantage), city=naming.city(s.box, city))
    s.push(LEAVE_CITY, seat, boat, city, 0, 0)
    s.push(CITY_AGREEMENT, seat, city, 0, 0, 0)
    s.push(RUN, seat, s.box.advantage_program[advantage], 0, 0, 0)


def leave_city(s: Table, seat: i64, boat: i64, city: i64) -> None:
    """Along the arrow, or to the nearest section to the left without an own boat (MN-11.7, MN-R17)."""
    if s.table[BOAT + BOATS * seat + boat] != SECTIONS + city:
        return
    taken = occupied(s, seat)
    place = s.box.exit_to[city]
    while member(taken, place):
        place -= 1
    sail(s, seat, boat, place)


# Trade agreements (MN-11.8, MN-11.9)


def any_agreement(s: Table) -> bool:
    for k in range(i64(CITY), i64(CITY + CITIES * CITY_PLACES)):
        if s.table[k]:
            return True
    return False


def list_agreements(s: Table, start: i64, size: i64, out: Moves) -> None:
    """The agreements on some places, in the order of the box."""
    found: i64 = 0
    for k in range(start, start + size):
        if s.table[k]:
            found |= bit(s.table[k] - 1)
    agreement: i64 = 0
    while found:
        if found & 1:
            out.add(AGREE + agreement)
        found >>= 1
        agreement += 1


def list_city(s: Table, city: i64, out: Moves) -> None:
    list_agreements(s, CITY + CITY_PLACES * city, CITY_PLACES, out)


def list_all_cities(s: Table, free: i64, out: Moves) -> None:
    list_agreements(s, CITY, CITIES * CITY_PLACES, out)
    if free and out.n:
        out.add(STOP)


def take_any(s: Table, seat: i64, count: i64, agreement: i64) -> None:
    if count > 1:
        s.push(ANY_AGREEMENT, seat, count - 1, 1, 0, 0)
    take_agreement(s, seat, agreement)


def take_agreement(s: Table, seat: i64, agreement: i64) -> None:
    """MN-11.8"""
    t = s.table
    for k in range(i64(CITY), i64(CITY + CITIES * CITY_PLACES)):
        if t[k] == agreement + 1:
            t[k] = 0
    if s.journal is not None:
        s.note("takes-agreement", seat, agreement=naming.agreement(s.box, agreement))
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if t[DEAL + k] == 0:
            t[DEAL + k] = agreement + 1
            return
    s.push(WHICH_DISCARD, seat, agreement, 0, 0, 0)


def list_discards(s: Table, seat: i64, new: i64, out: Moves) -> None:
    for agreement in range(i64(AGREEMENTS)):
        if agreement == new or place_of(s, seat, agreement) >= 0:
            out.add(DISCARD + agreement)


def place_of(s: Table, seat: i64, agreement: i64) -> i64:
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if s.table[DEAL + k] == agreement + 1:
            return k
    return -1


def discard(s: Table, seat: i64, new: i64, agreement: i64) -> None:
    """One of the old ones, fulfilled or not (MN-R40), or the new one."""
    t = s.table
    t[GONE] |= bit(agreement)
    if agreement != new:
        place = place_of(s, seat, agreement)
        t[DEAL + place] = new + 1
        t[MET + place] = 0
    if s.journal is not None:
        s.note("discards-agreement", seat, agreement=naming.agreement(s.box, agreement))
