"""MN-11.1 to MN-11.7: boats and cities.

    harbour 0 | 1 | 2 | 3 | 4 | 5 | 6        sections; `advance` of section n is 2n
            \\/  \\/  \\/  \\/  \\/  \\/
            c1  c2  c3  c4  c5  c6           cities; a city entered from section n has `advance` 2n + 1

A movement is told boat by boat, in any order; as long as steps remain, every boat may move on. Boats of one player
differ only in having been activated in this turn or not, and only while another activation may follow: of those in the
harbour that are alike the first one is offered.
"""

from perankh.engine.agenda import FRAME
from perankh.engine.bits import bit
from perankh.engine.header import TOP
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import BOATS_USED, GAIN_FOOD
from perankh.games.men_nefer.components.sizes import BOATS, NILE, SECTIONS
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
    member,
)

# Movement (MN-11.2 to MN-11.4)


def begin_voyage(s: Table, seat: i64, steps: i64, activations: i64, free: i64) -> None:
    s.push(WHICH_VOYAGE, seat, steps, 0, 0, 2 * activations + free)


def fresh(s: Table, boat: i64) -> i64:
    """1 if the boat was not activated in this turn."""
    return 1 - ((s.table[USED_BOATS] >> boat) & 1)


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


def list_voyages(s: Table, seat: i64, steps: i64, mode: i64, out: Moves) -> None:
    """To every free place in reach; boats on the way do not matter (MN-11.3)."""
    taken = occupied(s, seat)
    alike = s.table[USED_BOATS] == 0 or (mode < 2 and not more_to_come(s, s.table[TOP] - FRAME))
    for boat in range(i64(BOATS)):
        if not has_double(s, seat, boat, alike):
            start = s.table[BOAT + BOATS * seat + boat]
            places = s.box.in_reach[steps_at_most(steps) * NILE + start] & ~taken
            for place in range(i64(1), i64(NILE)):
                if member(places, place):
                    out.add(SAIL_TO + NILE * boat + place)
    if mode > 1:
        list_activations(s, seat, out)
    if mode & 1 and out.n and not (mode > 1 and wants_activation(s, seat)):
        out.add(STOP)


def has_double(s: Table, seat: i64, boat: i64, alike: bool) -> bool:
    """Whether an earlier boat in the harbour is the same; `alike` if it does not matter which boats were activated."""
    own = BOAT + BOATS * seat
    for other in range(boat):
        if s.table[own + other] == s.table[own + boat] and (alike or fresh(s, other) == fresh(s, boat)):
            return True
    return False


def choose_voyage(s: Table, seat: i64, steps: i64, mode: i64, move: i64) -> None:
    """With the double action: all activations before or after the whole movement (MN-11.5, MN-R50)."""
    if move >= ACTIVATE:
        if steps > 0:
            begin_voyage(s, seat, steps, 0, 1)
        activate(s, seat, mode >> 1, move - ACTIVATE)
        return
    if mode > 1:
        s.push(WHICH_BOAT, seat, mode >> 1, 0, 0, 0)
    boat = (move - SAIL_TO) // NILE
    place = (move - SAIL_TO) % NILE
    start = s.table[BOAT + BOATS * seat + boat]
    sail(s, seat, boat, place)
    steps -= s.box.distance[NILE * start + place]
    if steps > 0:
        begin_voyage(s, seat, steps, 0, 1)


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


def list_activations(s: Table, seat: i64, out: Moves) -> None:
    """Of boats on the river that bring the same food the first one, unless another could still be activated later."""
    last_chance = not more_to_come(s, s.table[TOP] - FRAME)
    for boat in range(i64(BOATS)):
        if in_city(s, seat, boat) or (on_river(s, seat, boat) and not (last_chance and has_twin(s, seat, boat))):
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


def list_boats(s: Table, seat: i64, out: Moves) -> None:
    list_activations(s, seat, out)
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


def activate(s: Table, seat: i64, count: i64, boat: i64) -> None:
    t = s.table
    place = t[BOAT + BOATS * seat + boat]
    t[USED_BOATS] |= bit(boat)
    if count > 1:
        s.push(WHICH_BOAT, seat, count - 1, 0, 0, 0)
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
