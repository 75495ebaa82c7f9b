"""MN-10.3 to MN-10.9: priestesses, offerings and the obelisk."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import (
    AREA,
    GOODS,
    LEVELS,
    PRIESTESSES,
    ROOM_FIELDS,
    ROOMS,
)
from perankh.games.men_nefer.moves import (
    BASKET,
    LAY_BASKET,
    LIE_DOWN,
    OFFER,
    RAISE,
    ROUSE,
    RUN,
    STOP,
    SUN_OR_STOP,
    WALK_FROM,
    WHICH_BASKET,
    WHICH_FAVOUR,
    WHICH_OFFERING,
    WHICH_PRIESTESS,
)
from perankh.games.men_nefer.state import (
    BASKET_LOST,
    BASKET_ON,
    BASKET_PLACED,
    DEITY,
    FREE_BASKETS,
    GOOD_AT,
    OFFERED,
    PRIESTESS,
    SUN,
    Table,
    first_bits,
    member,
)

# Priestesses (MN-10.3): single steps from room to room


def can_walk(s: Table, seat: i64, steps: i64) -> bool:
    for k in range(PRIESTESS + PRIESTESSES * seat, PRIESTESS + PRIESTESSES * seat + PRIESTESSES):
        room = s.table[k] >> 1
        if room < ROOMS and s.box.room_cost[room + 1] <= steps:
            return True
    return False


def stands(s: Table, seat: i64, room: i64, lying: i64) -> i64:
    """The first priestess who stands (or lies) in a room; -1 if there is none."""
    for priestess in range(i64(PRIESTESSES)):
        if s.table[PRIESTESS + PRIESTESSES * seat + priestess] == 2 * room + lying:
            return priestess
    return -1


def list_walks(s: Table, seat: i64, steps: i64, offering: i64, free: i64, out: Moves) -> None:
    for room in range(i64(ROOMS)):
        if s.box.room_cost[room + 1] <= steps and stands(s, seat, room, 0) >= 0:
            out.add(WALK_FROM + room)
    for room in range(i64(1), i64(ROOMS)):
        if s.box.room_cost[room + 1] <= steps and stands(s, seat, room, 1) >= 0:
            out.add(ROUSE + room)
    if offering:
        list_offerings(s, seat, out)
    if free and out.n:
        out.add(STOP)


def choose_walk(s: Table, seat: i64, steps: i64, offering: i64, move: i64) -> None:
    """With the double action: the offering before or after the whole movement (MN-10.6)."""
    if move >= OFFER:
        if steps > 0:
            s.push(WHICH_PRIESTESS, seat, steps, 0, 0, 1)
        offer(s, seat, move - OFFER)
        return
    if offering:
        s.push(WHICH_OFFERING, seat, 0, 0, 0, 0)
    lying: i64 = 1 if move >= ROUSE else 0
    room = move - (ROUSE if lying else WALK_FROM)
    walk(s, seat, room, lying)
    steps -= s.box.room_cost[room + 1]
    if steps > 0:
        s.push(WHICH_PRIESTESS, seat, steps, 0, 0, 1)


def walk(s: Table, seat: i64, room: i64, lying: i64) -> None:
    """MN-10.4: she stands upright in the next room."""
    s.table[PRIESTESS + PRIESTESSES * seat + stands(s, seat, room, lying)] = 2 * (room + 1)
    if s.journal is not None:
        s.note("walks", seat, room=wording.room_word(room + 1))


# Offerings (MN-10.6)


def can_offer(s: Table, seat: i64) -> bool:
    """MN-R10: a good with a basket, and an upright priestess in a room with an empty field."""
    for place in range(i64(AREA)):
        if s.table[GOOD_AT + AREA * seat + place] and not s.table[OFFERED + AREA * seat + place]:
            return can_lay_basket(s, seat)
    return False


def can_lay_basket(s: Table, seat: i64) -> bool:
    for room in range(i64(1), i64(ROOMS + 1)):
        if room_has_field(s, room) and stands(s, seat, room, 0) >= 0:
            return True
    return False


def room_has_field(s: Table, room: i64) -> bool:
    return bool((s.table[FREE_BASKETS] >> (ROOM_FIELDS * (room - 1))) & first_bits(ROOM_FIELDS))


def list_offerings(s: Table, seat: i64, out: Moves) -> None:
    """MN-10.6.1: own goods with a basket, in the order of the box."""
    if not can_lay_basket(s, seat):
        return
    owned: i64 = 0
    for k in range(AREA * seat, AREA * seat + AREA):
        if s.table[GOOD_AT + k] and not s.table[OFFERED + k]:
            owned |= bit(s.table[GOOD_AT + k] - 1)
    for good in range(i64(GOODS)):
        if member(owned, good):
            out.add(OFFER + good)


def offer(s: Table, seat: i64, good: i64) -> None:
    """MN-10.6.2, MN-10.6.3"""
    place: i64 = 0
    while s.table[GOOD_AT + AREA * seat + place] != good + 1:
        place += 1
    s.table[OFFERED + AREA * seat + place] = 1
    level = s.box.area_level[place]
    if s.journal is not None:
        s.note("offers", seat, good=wording.good_word(s.box, good), level=wording.level_word(level))
    s.push(LAY_BASKET, seat, 0, 0, 0, 0)
    s.push(RUN, seat, s.box.good_program[LEVELS * good + level], 0, 0, 0)


def lay_basket(s: Table, seat: i64) -> None:
    """MN-R11: if the good's own actions left no field, the basket is lost."""
    if can_lay_basket(s, seat):
        s.push(WHICH_BASKET, seat, 0, 0, 0, 0)
        return
    s.table[BASKET_LOST + seat] += 1
    if s.journal is not None:
        s.note("loses-basket", seat)


def list_basket_fields(s: Table, seat: i64, out: Moves) -> None:
    for room in range(i64(1), i64(ROOMS + 1)):
        if room_has_field(s, room) and stands(s, seat, room, 0) >= 0:
            for field in range(ROOM_FIELDS * (room - 1), ROOM_FIELDS * room):
                if member(s.table[FREE_BASKETS], field):
                    out.add(BASKET + field)


def put_basket(s: Table, seat: i64, field: i64) -> None:
    t = s.table
    t[BASKET_ON + field] = 1 + seat
    t[BASKET_PLACED + seat] += 1
    t[FREE_BASKETS] -= bit(field)


def use_basket_field(s: Table, seat: i64, field: i64) -> None:
    """MN-10.6.4; the priestess lies down after the actions (MN-R49)."""
    put_basket(s, seat, field)
    if s.journal is not None:
        s.note("lays-basket", seat, field=wording.basket_field_word(s.box, field))
    s.push(LIE_DOWN, seat, field // ROOM_FIELDS + 1, 0, 0, 0)
    s.push(RUN, seat, s.box.basket_program[field], 0, 0, 0)


def lie_down(s: Table, seat: i64, room: i64) -> None:
    priestess = stands(s, seat, room, 0)
    if priestess >= 0:
        s.table[PRIESTESS + PRIESTESSES * seat + priestess] += 1
        if s.journal is not None:
            s.note("lies-down", seat, room=wording.room_word(room))


# The obelisk (MN-10.8)


def sun_is_plain(s: Table, seat: i64, steps: i64) -> bool:
    """Whether the disc meets neither a deity field nor the top."""
    sun = s.table[SUN + seat]
    if sun + steps > s.box.sun_last:
        return False
    for field in range(sun + 1, sun + steps + 1):
        if s.box.sun_deity[field]:
            return False
    return True


def move_sun(s: Table, seat: i64, steps: i64) -> None:
    s.table[SUN + seat] += steps
    if s.journal is not None and steps:
        s.note("raises-sun", seat, n=steps, field=s.table[SUN + seat])


def raise_sun(s: Table, seat: i64, steps: i64, wanted: i64) -> None:
    """Up to the next deity field, then the deity, then on (MN-R28); before a deity one may stop (MN-R60)."""
    t = s.table
    moved: i64 = 0
    while moved < steps and t[SUN + seat] + moved < s.box.sun_last and not s.box.sun_deity[t[SUN + seat] + moved + 1]:
        moved += 1
    move_sun(s, seat, moved)
    left = steps - moved
    if left == 0:
        return
    if t[SUN + seat] == s.box.sun_last:
        s.push(WHICH_FAVOUR, seat, left * s.box.sun_overflow, 0, 0, 0)
    elif wanted or s.box.program_pure[s.box.deity_program[t[DEITY]]]:
        meet_deity(s, seat, left)
    else:
        s.push(SUN_OR_STOP, seat, left, 0, 0, 0)


def meet_deity(s: Table, seat: i64, steps: i64) -> None:
    move_sun(s, seat, 1)
    if steps > 1:
        s.push(RAISE, seat, steps - 1, 0, 0, 0)
    deity = s.table[DEITY]
    if s.journal is not None:
        s.note("meets-deity", seat, deity=wording.deity_word(s.box, deity))
    s.push(RUN, seat, s.box.deity_program[deity], 0, 0, 0)
