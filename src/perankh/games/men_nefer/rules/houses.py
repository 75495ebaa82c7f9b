"""MN-6.2 and MN-6.3: visiting a House of Life and raising a specialisation."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import HOUSES, TILE_PLACES, TILES, TRACK
from perankh.games.men_nefer.moves import DISCARD_TILE, FIELD, RUN, SPECIALISE, VISIT, WHICH_FIELD
from perankh.games.men_nefer.rules import usable
from perankh.games.men_nefer.state import (
    FOOD,
    HOME,
    MOON_CROWD,
    MOON_FIELD,
    RAISES,
    SCARABS_AT,
    SUN_CROWD,
    SUN_FIELD,
    TILE_AT,
    VISITS,
    Table,
    member,
)


def list_visits(s: Table, seat: i64, out: Moves) -> None:
    """MN-6.2.1: a tile whose apprentice is there."""
    t = s.table
    ready: i64 = 0
    for k in range(TILE_PLACES * seat, TILE_PLACES * seat + TILE_PLACES):
        if t[HOME + k]:
            ready |= bit(t[TILE_AT + k] - 1)
    if ready:
        for tile in range(i64(TILES)):
            if member(ready, tile):
                out.add(VISIT + tile)


def list_specialisations(s: Table, seat: i64, out: Moves) -> None:
    for house in range(i64(HOUSES)):
        if s.table[SUN_FIELD + HOUSES * seat + house]:
            out.add(SPECIALISE + house)


def crowding(s: Table, others: i64) -> i64:
    """MN-6.2.2, MN-R2: the food that so many other apprentices on a field cost."""
    return s.box.crowding[min(others, s.box.most_crowded)]


def pay_crowding(s: Table, seat: i64, others: i64, unpaid: str) -> bool:
    """Whoever can pay must (MN-R1); whoever cannot gains food instead and loses the actions: a note tells it."""
    t = s.table
    price = crowding(s, others)
    if price <= t[FOOD + seat]:
        t[FOOD + seat] -= price
        return True
    gained = s.gain_food(seat, s.box.compensation)
    if s.journal is not None:
        s.note(unpaid, seat, price=price, n=gained)
    return False


def visit(s: Table, seat: i64, tile: i64, house: i64) -> None:
    t = s.table
    place = TILE_PLACES * seat
    while t[TILE_AT + place] != tile + 1:
        place += 1
    t[TILE_AT + place] = 0
    t[HOME + place] = 0
    t[VISITS + seat] += 1
    others = t[SUN_CROWD + house]
    t[SUN_CROWD + house] += 1
    t[SUN_FIELD + HOUSES * seat + house] += 1
    if s.journal is not None:
        words = {"tile": wording.tile_word(s.box, tile), "house": wording.house_word(house)}
        s.note("visits", seat, price=crowding(s, others), tile=words["tile"], house=words["house"])
    s.push(DISCARD_TILE, seat, tile, 0, 0, 0)
    if pay_crowding(s, seat, others, "cannot-pay"):
        s.push(RUN, seat, s.box.tile_program[tile], 0, 0, 0)


def specialise(s: Table, seat: i64, house: i64) -> None:
    """MN-6.3.1, MN-6.3.2"""
    t = s.table
    t[SUN_FIELD + HOUSES * seat + house] -= 1
    t[SUN_CROWD + house] -= 1
    t[RAISES + seat] += 1
    others = t[MOON_CROWD + house]
    t[MOON_CROWD + house] += 1
    t[MOON_FIELD + HOUSES * seat + house] += 1
    if s.journal is not None:
        s.note("specialises", seat, house=wording.house_word(house), price=crowding(s, others))
    if pay_crowding(s, seat, others, "cannot-pay-moon"):
        scarab = SCARABS_AT + HOUSES * seat + house
        if t[scarab] < TRACK:  # MN-6.3.3
            t[scarab] += 1
        s.push(WHICH_FIELD, seat, house, 0, 0, 0)


def list_fields(s: Table, seat: i64, house: i64, out: Moves) -> None:
    """MN-6.3.2, MN-R51: the field of the scarab or any one to its left, if its actions can be used; of fields that come
    to the same the rightmost one (MN-R65)."""
    scarab = s.table[SCARABS_AT + HOUSES * seat + house]
    for field in range(scarab):
        program = s.box.field_program[TRACK * house + field]
        if usable.program_is_usable(s, seat, program) and not has_twin(s, seat, house, field, scarab):
            out.add(FIELD + field)


def has_twin(s: Table, seat: i64, house: i64, field: i64, scarab: i64) -> bool:
    program = s.box.field_program[TRACK * house + field]
    for other in range(field + 1, scarab):
        if usable.come_to_the_same(s, seat, program, s.box.field_program[TRACK * house + other]):
            return True
    return False


def use_field(s: Table, seat: i64, house: i64, field: i64) -> None:
    if s.journal is not None:
        s.note("uses-field", seat, field=wording.field_word(house, field))
    s.push(RUN, seat, s.box.field_program[TRACK * house + field], 0, 0, 0)
