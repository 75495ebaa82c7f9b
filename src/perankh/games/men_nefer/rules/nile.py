"""MN-11.1 to MN-11.7: boats and cities.

    harbour 0 | 1 | 2 | 3 | 4 | 5 | 6        sections; `advance` of section n is 2n
            \\/  \\/  \\/  \\/  \\/  \\/
            c1  c2  c3  c4  c5  c6           cities; a city entered from section n has `advance` 2n + 1

Boats of one player differ only in having been activated in this turn or not, and only while another activation may
follow. So a movement is told by its result: boats move in one go each, the foremost first, and none overtakes another
one of its sort, except one that stays in a city. Every position that can be reached has exactly one such sequence (a
test compares it with all raw steps).
"""

from typing import Final

from perankh.engine.agenda import FRAME
from perankh.engine.bits import bit
from perankh.engine.header import TOP
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import BOATS_USED, GAIN_FOOD
from perankh.games.men_nefer.components.sizes import BOATS, CITIES, NILE, SECTIONS
from perankh.games.men_nefer.moves import (
    ACTIVATE,
    CITY_AGREEMENT,
    LEAVE_CITY,
    RAISE,
    RUN,
    SAIL_TO,
    STOP,
    WHICH_ACTION,
    WHICH_BOAT,
    WHICH_BONUS,
    WHICH_VOYAGE,
)
from perankh.games.men_nefer.rules import gains, order
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BOAT,
    BONUS_CHANGES,
    DEITY_CHANGES,
    FOOD,
    USED_BOATS,
    Table,
    first_bits,
    member,
)

NONE_MOVED: Final = 2 * NILE * NILE  # before the first boat: beyond every rank
CITIES_LEFT: Final = BOATS  # in the trail: after the boats moved, cities left by used boats, then by fresh ones
ALIKE: Final = CITIES_LEFT + 2 * CITIES  # in the trail: set if it does not matter which boats were activated

# Movement (MN-11.2 to MN-11.4)


def begin_voyage(s: Table, seat: i64, steps: i64, activations: i64, free: i64) -> None:
    trail: i64 = 0
    if activations == 0 and not more_to_come(s, s.table[TOP]):
        trail = bit(ALIKE)
    s.push(WHICH_VOYAGE, seat, steps, NONE_MOVED, trail, 2 * activations + free)


def fresh(s: Table, boat: i64) -> i64:
    """1 if the boat was not activated in this turn."""
    return 1 - ((s.table[USED_BOATS] >> boat) & 1)


def sort_of(s: Table, boat: i64, trail: i64) -> i64:
    if member(trail, ALIKE):
        return 1
    return fresh(s, boat)


def rank(s: Table, seat: i64, boat: i64, trail: i64) -> i64:
    """Boats move in descending order of it."""
    return 2 * s.box.advance[s.table[BOAT + BOATS * seat + boat]] + sort_of(s, boat, trail)


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
            places &= ~(((trail >> (CITIES_LEFT + CITIES * sort_of(s, boat, trail))) & first_bits(CITIES)) << SECTIONS)
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
    own = rank(s, seat, boat, trail)
    if own > last:
        return False
    for other in range(boat):
        if not member(trail, other) and rank(s, seat, other, trail) == own:
            return False
    return True


def limit(s: Table, seat: i64, boat: i64, trail: i64) -> i64:
    """The `advance` that the boat must stay below: that of the next one of its sort ahead."""
    nearest = 2 * i64(SECTIONS)
    own = rank(s, seat, boat, trail)
    for other in range(i64(BOATS)):
        if other != boat and sort_of(s, other, trail) == sort_of(s, boat, trail):
            place = s.table[BOAT + BOATS * seat + other]
            moved = member(trail, other)
            if moved or (rank(s, seat, other, trail) > own and place < SECTIONS):
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
    own = rank(s, seat, boat, trail)
    trail |= bit(boat)
    if start >= SECTIONS:
        trail |= bit(CITIES_LEFT + CITIES * sort_of(s, boat, trail) + start - SECTIONS)
    sail(s, seat, boat, place)
    steps -= s.box.distance[NILE * start + place]
    if steps > 0:
        s.push(WHICH_VOYAGE, seat, steps, own, trail, 1)


def sail(s: Table, seat: i64, boat: i64, place: i64) -> None:
    s.table[BOAT + BOATS * seat + boat] = place
    if s.journal is not None:
        s.note("sails", seat, boat=boat + 1, place=wording.place_word(s.box, place))


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
    """Two boats on the river in ascending order, and of those that bring the same food the first one."""
    last_chance = not more_to_come(s, s.table[TOP] - FRAME)
    for boat in range(i64(BOATS)):
        if in_city(s, seat, boat) or (
            boat >= least and on_river(s, seat, boat) and not (last_chance and has_twin(s, seat, boat))
        ):
            out.add(ACTIVATE + boat)


def has_twin(s: Table, seat: i64, boat: i64) -> bool:
    """Whether an earlier boat on the river would bring the same food."""
    food = river_food(s, seat, boat)
    for other in range(boat):
        if on_river(s, seat, other) and river_food(s, seat, other) == food:
            return True
    return False


def river_food(s: Table, seat: i64, boat: i64) -> i64:
    t = s.table
    return min(s.box.section_food[t[BOAT + BOATS * seat + boat]], s.box.max_food - t[FOOD + seat])


def list_boats(s: Table, seat: i64, least: i64, out: Moves) -> None:
    list_activations(s, seat, least, out)
    if out.n and not wants_activation(s, seat):
        out.add(STOP)


def wants_activation(s: Table, seat: i64) -> bool:
    """Nobody declines the food of a river section, unless a boat could still be activated later in the turn."""
    for boat in range(i64(BOATS)):
        if on_river(s, seat, boat):
            return not more_to_come(s, s.table[TOP] - FRAME)
    return False


def more_to_come(s: Table, at: i64) -> bool:
    """Whether something that remains to be done, from this frame down, can activate boats."""
    t = s.table
    while at >= s.game.agenda:
        kind = t[at]
        changes: i64 = 0
        if kind == RUN or kind == WHICH_ACTION:
            changes = order.changes_left(s, t[at + 1], t[at + 2], t[at + 3])
        elif kind == WHICH_BONUS:
            changes = t[BONUS_CHANGES]
        elif kind == RAISE:
            changes = t[DEITY_CHANGES]
        elif kind == WHICH_BOAT:
            changes = BOATS_USED
        if changes & BOATS_USED:
            return True
        at -= FRAME
    return False


def activate(s: Table, seat: i64, count: i64, least: i64, boat: i64) -> None:
    t = s.table
    place = t[BOAT + BOATS * seat + boat]
    t[USED_BOATS] |= bit(boat)
    if count > 1:
        s.push(WHICH_BOAT, seat, count - 1, boat + 1 if place < SECTIONS else least, 0, 0)
    if s.journal is not None:
        s.note("activates", seat, boat=boat + 1, place=wording.place_word(s.box, place))
    if place < SECTIONS:  # MN-11.6
        gains.gain(s, seat, GAIN_FOOD, s.box.section_food[place])
    else:
        use_city(s, seat, boat, place - SECTIONS)


def use_city(s: Table, seat: i64, boat: i64, city: i64) -> None:
    """MN-11.7: advantage, agreement, departure."""
    advantage = s.table[ADVANTAGE + city]
    if s.journal is not None:
        s.note(
            "uses-city", seat, advantage=wording.advantage_word(s.box, advantage), city=wording.city_word(s.box, city)
        )
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
