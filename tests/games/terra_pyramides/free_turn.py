"""A turn with extra actions at every point that TP-4.2 names, to compare with the points at which they are offered.

Both ways of playing a turn return all positions in which it can end. Positions are compared without what does not
matter afterwards: counters of the engine, agenda, and the order number of a ship's arrival.
"""

from collections.abc import Callable, Iterable

from perankh.engine.agenda import FRAME
from perankh.engine.bits import bit
from perankh.engine.header import TOP
from perankh.engine.moves import Moves
from perankh.games.terra_pyramides.components.sizes import AROUND, MOST_SEATS, NILE_VERSION
from perankh.games.terra_pyramides.moves import (
    CHOOSE_ROW,
    DONE,
    EQUIP,
    HOME,
    LAY,
    LAY_ON,
    STONES_WANTED,
    WAYS,
    WORKERS_WANTED,
)
from perankh.games.terra_pyramides.rules import activation, equipping, extras, laying, rows, workers
from perankh.games.terra_pyramides.rules.turn import TerraPyramides
from perankh.games.terra_pyramides.state import (
    ARRIVAL,
    FIRST,
    GOLD,
    HAND_STACK,
    ROW_CELL,
    ROW_ICONS,
    ROW_LINE,
    ROW_STONES,
    ROW_WORKERS,
    SAILINGS,
    STONE_COUNT,
    SUPPLY,
    TURNS,
    VERSION,
)

ALL = extras.EVERYTHING | extras.ANY_SWAPS | extras.ANY_RECALLS
LEADING_NOWHERE = extras.ANY_SWAPS | extras.ANY_RECALLS  # put off to the next turn

Mark = tuple[int, ...]
States = dict[Mark, TerraPyramides]


def mark(state: TerraPyramides) -> Mark:
    """What tells positions apart, the row included."""
    t = state.table[:]
    t[SAILINGS] = 0
    for seat in range(MOST_SEATS):
        t[ARRIVAL + seat] = 0
    return tuple(t[FIRST:HAND_STACK])


def collected(states: Iterable[TerraPyramides]) -> States:
    return {mark(state): state for state in states}


def copy(state: TerraPyramides) -> TerraPyramides:
    other = state.clone()
    assert isinstance(other, TerraPyramides)
    return other


def paused(state: TerraPyramides, seat: int) -> TerraPyramides:
    """A copy in which the seat is asked for nothing but extra actions."""
    other = copy(state)
    other.clear_agenda()
    other.push(LAY, seat, 0, 0, 0, 0)
    return other


def decided(state: TerraPyramides, floor: int) -> list[TerraPyramides]:
    """All ways to answer what an action still asks, down to a depth of the agenda."""
    if state.table[TOP] <= floor:
        return [state]
    found = []
    for move in state.legal():
        other = copy(state)
        other.apply(move)
        found += decided(other, floor)
    return found


def with_extras(states: States, seat: int, offer: int = ALL) -> States:
    """Every position that any number of extra actions leads to."""
    known = dict(states)
    queue = list(states.values())
    out = Moves(512)
    while queue:
        state = paused(queue.pop(), seat)
        floor = state.table[TOP]
        out.n = 0
        extras.list_extras(state, seat, offer, out)
        for move in out.listed():
            other = copy(state)
            other.apply(move)
            for one in decided(other, floor):
                key = mark(one)
                if key not in known:
                    known[key] = one
                    queue.append(one)
    return known


def after(states: States, act: Callable[[TerraPyramides], None]) -> States:
    found = []
    for state in states.values():
        other = copy(state)
        other.clear_agenda()
        act(other)
        found.append(other)
    return collected(found)


def free_turn(state: TerraPyramides, seat: int, lay: int) -> States:
    """TP-4: lay the tile with this move, everything else in all possible ways."""

    def lay_tile(s: TerraPyramides) -> None:
        laying.lay(s, seat, (lay - LAY_ON) // WAYS, (lay - LAY_ON) % WAYS)

    open_now = with_extras(collected([state]), seat)
    open_now = with_extras(after(open_now, lay_tile), seat)
    open_now = with_extras(chosen(open_now, seat, (lay - LAY_ON) // WAYS), seat)
    for what in (WORKERS_WANTED, STONES_WANTED):
        open_now = equipped(open_now, seat, what)
    open_now = with_extras(open_now, seat)
    for gain in GAINS:
        open_now = with_extras(after(open_now, lambda s, gain=gain: gain(s, seat)), seat)  # type: ignore[misc]
    return ended(walked(open_now, seat), seat)


GAINS: list[Callable[[TerraPyramides, int], None]] = [
    lambda s, seat: activation.gain_oases(s, seat, s.table[ROW_ICONS + rows.OASES], s.table[ROW_ICONS + rows.COINS]),
    lambda s, seat: activation.gain_eyes(s, seat, s.table[ROW_ICONS + rows.EYES]),
    lambda s, seat: activation.gain_grave_goods(s, seat, s.table[ROW_ICONS + rows.GRAVE_GOODS]),
    lambda s, seat: sail(s, seat),
    lambda s, seat: activation.gain_stones(s, seat),
]


def sail(s: TerraPyramides, seat: int) -> None:
    if s.table[VERSION] == NILE_VERSION:
        activation.gain_nile(s, seat, s.table[ROW_ICONS + rows.NILE])


def chosen(states: States, seat: int, cell: int) -> States:
    found = []
    for state in states.values():
        out = Moves(512)
        rows.list_rows(state, cell, out)
        for move in out.listed():
            other = copy(state)
            rows.choose(other, seat, cell, move - CHOOSE_ROW)
            found.append(other)
    return collected(found)


def equipped(states: States, seat: int, what: int) -> States:
    found = []
    for state in states.values():
        other = copy(state)
        other.clear_agenda()
        floor = other.table[TOP]
        equipping.equip(other, seat, what)
        other.settle()
        assert other.table[TOP] == floor or other.table[other.table[TOP]] == EQUIP
        found += decided(other, floor)
    return collected(found)


def walked(states: States, seat: int) -> States:
    """TP-8.5: the workers in any order, with extra actions before, between and after their moves."""
    done: States = {}
    while states:
        moved = []
        for state in with_extras(states, seat).values():
            if state.table[ROW_WORKERS] == 0:
                done[mark(state)] = state
            for place in range(rows.length(state)):
                if state.table[ROW_WORKERS] >> place & 1:
                    moved += walks(state, seat, place)
        states = collected(moved)
    return done


def walks(state: TerraPyramides, seat: int, place: int) -> list[TerraPyramides]:
    cell = state.board().row[rows.start(state) + place]
    reach = {workers.reached(state, cell, way) for way in range(AROUND)}
    found = []
    for site in (HOME, *(site for site in reach if site >= 0 and extras.may_enter(state, seat, site))):
        other = copy(state)
        other.table[ROW_WORKERS] &= ~bit(place)
        if site == HOME:
            other.table[SUPPLY + seat] += 1
        else:
            other.enter(seat, site)
        found.append(other)
    return found


def ended(states: States, seat: int) -> States:
    """TP-10.3, TP-10.4: those in which the turn may end, excess gold returned where it cannot be spent."""
    found = []
    for state in states.values():
        t = state.table
        excess = t[GOLD + seat] - state.box.gold_limit
        if t[STONE_COUNT + seat] <= state.box.stone_limit and (excess <= 0 or not extras.can_spend(state, seat)):
            other = copy(state)
            if excess > 0:
                other.pay_gold(seat, excess)
            found.append(other)
    return without_row(found)


def without_row(states: Iterable[TerraPyramides]) -> States:
    found = []
    for state in states:
        t = state.table
        t[ROW_CELL] = -1
        for k in (ROW_LINE, ROW_WORKERS, ROW_STONES, *range(ROW_ICONS, ROW_ICONS + rows.KINDS)):
            t[k] = 0
        found.append(state)
    return collected(found)


def offered_turn(state: TerraPyramides, seat: int, lay: int) -> States:
    """The same turn as the game puts it to the player."""
    found: list[TerraPyramides] = []
    known: set[tuple[Mark, Mark]] = set()
    start = copy(state)
    start.settle()
    queue = [start]
    while queue:
        now = queue.pop()
        if now.table[TURNS] != state.table[TURNS]:
            now.table[TURNS] -= 1
            found.append(now)
            continue
        for move in now.legal():
            if move >= CHOOSE_ROW or move == lay:
                other = copy(now)
                other.apply(move)
                key = (mark(other), frames(other))
                if key not in known:
                    known.add(key)
                    queue.append(other)
    return without_row(found)


def frames(state: TerraPyramides) -> Mark:
    return tuple(state.table[state.game.agenda : state.table[TOP] + FRAME])


assert DONE > HOME  # extra actions and details come after the moves of the steps
