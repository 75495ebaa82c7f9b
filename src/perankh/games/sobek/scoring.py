"""SB-11.3 and SB-12: unsold sets, points."""

from perankh.engine.nat import i64
from perankh.games.sobek.components.sizes import DEBENS, GOODS, WILD
from perankh.games.sobek.state import (
    DEBEN,
    KIND_COUNT,
    PIROGUE_POINTS,
    POCKET,
    SOLD_SCARABS,
    SOLD_TILES,
    Table,
)


def points(table: Table, seat: i64) -> i64:
    """SB-12.1 to SB-12.3"""
    total = table.table[PIROGUE_POINTS + seat] + deben_points(table, seat)
    for good in range(i64(GOODS)):
        total += set_points(table, seat, good)
    return total


def set_points(table: Table, seat: i64, good: i64) -> i64:
    """SB-12.1: tiles times scarabs."""
    at = GOODS * seat + good
    return table.table[SOLD_TILES + at] * table.table[SOLD_SCARABS + at]


def deben_points(table: Table, seat: i64) -> i64:
    total: i64 = 0
    for deben in range(i64(DEBENS)):
        if table.table[DEBEN + deben] == POCKET + seat:
            total += table.box.deben_values[deben]
    return total


def breakdown(table: Table, seat: i64) -> list[tuple[str, int]]:
    sets = [(f"points-{table.box.good_names[good]}", set_points(table, seat, good)) for good in range(GOODS)]
    return [
        *sets,
        ("points-debens", deben_points(table, seat)),
        ("points-pirogues", table.table[PIROGUE_POINTS + seat]),
    ]


def unsold(table: Table, seat: i64) -> i64:
    """The types (as bits, wild tiles last) whose tiles in hand could be sold together: the most tiles (SB-R19)."""
    t = table.table
    at = KIND_COUNT + (GOODS + 1) * seat
    if table.hand_size(seat) < 3:
        return 0
    wild = t[at + WILD]
    unsellable = unsellable_types(table, seat)
    best: i64 = 0
    best_size: i64 = 0
    for left_out in range(i64(1) << GOODS):  # of equal ones the first counts: wheat has the highest bit (SB-R31)
        if unsellable & ~left_out:
            continue
        cost: i64 = 0
        size: i64 = 0
        types: i64 = 0
        for good in range(i64(GOODS)):
            if not (left_out >> (GOODS - 1 - good)) & 1:
                cost += max(3 - t[at + good], 0)
                size += t[at + good]
                types |= 1 << good
        if cost <= wild and size > best_size:
            best = types
            best_size = size
    if best == 0:
        return 1 << WILD if wild >= 3 and any_displayed(table, seat) else 0
    return best | 1 << WILD


def unsellable_types(table: Table, seat: i64) -> i64:
    """The types, as bits with wheat highest, that no set in this hand could name."""
    types: i64 = 0
    for good in range(i64(GOODS)):
        own = table.table[KIND_COUNT + (GOODS + 1) * seat + good]
        if own == 0 or not (table.displays(seat, good) or table.may_open(seat, good)):
            types |= 1 << (GOODS - 1 - good)
    return types


def any_displayed(table: Table, seat: i64) -> bool:
    for good in range(i64(GOODS)):
        if table.displays(seat, good):
            return True
    return False
