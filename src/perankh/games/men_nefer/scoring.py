"""MN-13, MN-14, MN-15: what counts how much."""

from perankh.engine.nat import i64
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BASKETS_IN,
    BOATS,
    BOATS_OUT,
    DEALS,
    EYES_PLACED,
    FEATHER_FIELD,
    FULFILLED,
    GLYPH_FIELDS,
    GOODS_KINDS,
    GOODS_OWNED,
    GRAVE_ROWS,
    GRAVES,
    GREAT_FIELD,
    HEART_FIELD,
    HOUSES,
    OVERTAKEN,
    PRIESTESS_ROOMS,
    PRIESTESSES,
    PRIESTESSES_IN,
    QUEENS,
    ROLLED_PAPYRI,
    SARCOPHAGI_PLACED,
    SPHINXES_ERECTED,
    SUN_FIELDS,
    TWO_SCARABS,
)
from perankh.games.men_nefer.state import (
    BASKET_PLACED,
    BOAT,
    BONUS,
    DEAL,
    EYE_PLACED,
    FEATHER,
    GLYPH,
    GOOD_AT,
    GRAVE,
    GREAT_STONE,
    HEART,
    IMHOTEP,
    KINDS_OWNED,
    MET,
    POINT_NAMES,
    POINT_SOURCES,
    POINTS,
    PP,
    PRIESTESS,
    QUEEN_EYES,
    QUEEN_TILE,
    ROLLED,
    SARCOPHAGUS_PLACED,
    SCARABS_AT,
    SPHINX_PLACED,
    SUN,
    Table,
)


def count(s: Table, seat: i64, what: i64) -> i64:
    """How much a player has of what agreements and queens' pyramids look at (MN-15.2, MN-15.3)."""
    t = s.table
    if what == SARCOPHAGI_PLACED:
        return t[SARCOPHAGUS_PLACED + seat]
    if what == SPHINXES_ERECTED:
        return t[SPHINX_PLACED + seat]
    if what == SUN_FIELDS:
        return t[SUN + seat]
    if what == EYES_PLACED:
        return t[EYE_PLACED + seat]
    if what == PRIESTESSES_IN:
        return priestesses_in(s, seat, 1)
    if what == BOATS_OUT or what == OVERTAKEN:
        return count_boats(s, seat, what)
    if what == TWO_SCARABS:
        return two_scarabs(s, seat)
    if what == GLYPH_FIELDS:
        return t[GLYPH + seat]
    if what == BASKETS_IN:
        return t[BASKET_PLACED + seat]
    if what == ROLLED_PAPYRI:
        return t[ROLLED + seat]
    if what == GREAT_FIELD:
        return t[GREAT_STONE + seat]
    if what == HEART_FIELD:
        return t[HEART + seat]
    if what == FEATHER_FIELD:
        return s.box.duat_last - t[FEATHER + seat]
    if what == GOODS_OWNED:
        return count_cells(s, GOOD_AT + AREA * seat, AREA)
    if what == GOODS_KINDS:
        return count_kinds(t[KINDS_OWNED + seat])
    if what == FULFILLED:
        return count_cells(s, MET + DEALS * seat, DEALS)
    return 0  # rooms are not a number


def count_cells(s: Table, start: i64, size: i64) -> i64:
    found: i64 = 0
    for k in range(start, start + size):
        if s.table[k]:
            found += 1
    return found


def count_kinds(kinds: i64) -> i64:
    found: i64 = 0
    while kinds:
        kinds &= kinds - 1
        found += 1
    return found


def priestesses_in(s: Table, seat: i64, room: i64) -> i64:
    """In this room or deeper."""
    found: i64 = 0
    for k in range(PRIESTESS + PRIESTESSES * seat, PRIESTESS + PRIESTESSES * seat + PRIESTESSES):
        if s.table[k] >> 1 >= room:
            found += 1
    return found


def count_boats(s: Table, seat: i64, what: i64) -> i64:
    """Boats outside the harbour, or fishing boats overtaken by all of them (MN-R31)."""
    found: i64 = 0
    for k in range(BOAT + BOATS * seat, BOAT + BOATS * seat + BOATS):
        if what == OVERTAKEN:
            found += s.box.overtaken[s.table[k]]
        elif s.table[k]:
            found += 1
    return found


def two_scarabs(s: Table, seat: i64) -> i64:
    first: i64 = 0
    second: i64 = 0
    for k in range(SCARABS_AT + HOUSES * seat, SCARABS_AT + HOUSES * seat + HOUSES):
        if s.table[k] > first:
            second = first
            first = s.table[k]
        else:
            second = max(second, s.table[k])
    return first + second


def is_met(s: Table, seat: i64, agreement: i64) -> bool:
    box = s.box
    if box.condition[agreement] != PRIESTESS_ROOMS:
        return count(s, seat, box.condition[agreement]) >= box.threshold[agreement]
    for k in range(box.threshold[agreement]):  # MN-R30: each room needs a priestess of its own
        if priestesses_in(s, seat, box.needed_room[PRIESTESSES * agreement + k]) <= k:
            return False
    return True


def duat(s: Table, seat: i64) -> i64:
    """MN-13.2: a loss until heart and feather have passed each other, then a gain."""
    below = s.box.symbols_left
    return below[s.table[HEART + seat]] - below[s.table[FEATHER + seat]]


def agreements(s: Table, seat: i64) -> i64:
    """MN-13.3: all that are fulfilled."""
    total: i64 = 0
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if s.table[MET + k]:
            total += s.box.agreement_value[s.table[DEAL + k] - 1]
    return total


def sarcophagi(s: Table, seat: i64) -> i64:
    """MN-13.4"""
    t = s.table
    total: i64 = 0
    for grave in range(i64(GRAVES)):
        if t[GRAVE + grave] == 1 + seat:
            total += s.box.mastaba_pp[t[BONUS + s.box.grave_row[grave]]]
            total += s.box.mastaba_pp[t[BONUS + GRAVE_ROWS + s.box.grave_column[grave]]]
    return total


def sun_disc(s: Table, seat: i64) -> i64:
    """MN-13.5"""
    return s.box.sun_seal[s.table[SUN + seat]]


def great_pyramid(s: Table, seat: i64) -> i64:
    """MN-13.6"""
    return s.box.great_seal[s.table[GREAT_STONE + seat]]


def queen(s: Table, seat: i64, number: i64) -> i64:
    """MN-13.7: how often the tile is fulfilled, for each eye."""
    eyes = s.table[QUEEN_EYES + QUEENS * seat + number]
    if eyes == 0:
        return 0
    return eyes * times(s, seat, number)


def times(s: Table, seat: i64, number: i64) -> i64:
    tile = s.table[QUEEN_TILE + number]
    return count(s, seat, s.box.scoring_counts[tile]) // s.box.scoring_per[tile]


def purity(s: Table, seat: i64) -> i64:
    """MN-14.2: the own field numbers of heart and feather (MN-7.5)."""
    return s.table[HEART + seat] + s.box.duat_last - s.table[FEATHER + seat]


def breakdown(s: Table, seat: i64) -> list[tuple[str, int]]:
    at = POINTS + POINT_SOURCES * seat
    return [(f"points-{name}", s.table[at + k]) for k, name in enumerate(POINT_NAMES)]


def ranking(s: Table) -> list[int]:
    """In the solo game second place is a defeat (MN-16.10)."""
    return [1 if s.table[PP] > s.table[PP + IMHOTEP] else 2]
