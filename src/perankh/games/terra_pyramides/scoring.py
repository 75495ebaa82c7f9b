"""TP-12, TP-15.9, TP-16.10 to TP-16.15: points, strategy cards and tasks, all read from the table as it lies."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.terra_pyramides.components.sizes import (
    BASE,
    CARD_EYES,
    CARD_GRAVE_GOODS,
    CARD_HIGHEST,
    CARD_NAMES,
    CARD_NILE,
    CARD_OASES,
    CARDS,
    NILE_VERSION,
    POINTS_GOAL,
)
from perankh.games.terra_pyramides.state import (
    ARRIVAL,
    CARD_OWNER,
    COLOUR,
    FOUNDATION,
    GOLD,
    GRAVE_GOODS,
    HORUS_AT,
    LEVEL,
    MODE,
    OASES,
    OWNER,
    SHIP,
    STONE_COUNT,
    VERSION,
    Table,
)


def points(s: Table, seat: i64) -> i64:
    t = s.table
    total = foundation_points(s, seat) + pyramid_points(s, seat) + t[STONE_COUNT + seat] + t[GOLD + seat]
    if t[VERSION] != BASE:
        total += t[HORUS_AT + seat] + grave_goods_points(s, seat)
    if t[VERSION] == NILE_VERSION:
        total += oasis_points(s, seat) + nile_points(s, seat)
        for card in range(i64(CARDS)):
            total += card_points(s, seat, card)
    return total


def breakdown(s: Table, seat: i64) -> list[tuple[str, int]]:
    """In the order of TP-15.10 and TP-16.15."""
    t = s.table
    nile = t[VERSION] == NILE_VERSION
    cards = [(f"points-card-{CARD_NAMES[card]}", card_points(s, seat, card)) for card in range(CARDS if nile else 0)]
    found: list[tuple[str, int]] = []
    if t[VERSION] != BASE:
        found += [("points-horus", t[HORUS_AT + seat])]
    found += [one for one in cards if one[0] == f"points-card-{CARD_NAMES[CARD_EYES]}"]
    found += [("points-foundations", foundation_points(s, seat)), ("points-pyramids", pyramid_points(s, seat))]
    if t[VERSION] != BASE:
        found += [("points-grave-goods", grave_goods_points(s, seat))]
    if nile:
        found += [("points-oases", oasis_points(s, seat)), ("points-nile", nile_points(s, seat))]
    found += [one for one in cards if one[0] != f"points-card-{CARD_NAMES[CARD_EYES]}"]
    return [*found, ("points-stones", t[STONE_COUNT + seat]), ("points-gold", t[GOLD + seat])]


def foundation_points(s: Table, seat: i64) -> i64:
    """TP-12.1"""
    t = s.table
    board = s.board()
    total: i64 = 0
    for site in range(board.site_count):
        if t[OWNER + site] == 1 + seat and t[LEVEL + site] == 0:
            total += t[FOUNDATION + site]
    return total


def pyramid_points(s: Table, seat: i64) -> i64:
    """TP-12.2: the highest level alone (R-10)."""
    t = s.table
    board = s.board()
    total: i64 = 0
    for site in range(board.site_count):
        if t[OWNER + site] == 1 + seat:
            total += s.box.level_value[t[LEVEL + site]]
    return total


def grave_goods_points(s: Table, seat: i64) -> i64:
    """TP-15.9: one point each, and the difference to everybody who has fewer."""
    t = s.table
    own = t[GRAVE_GOODS + seat]
    total = own
    for other in range(t[SEATS]):
        total += max(own - t[GRAVE_GOODS + other], 0)
    return total


def oasis_points(s: Table, seat: i64) -> i64:
    """TP-16.13"""
    return s.table[OASES + seat] * (tallest(s, seat) // 100)


def nile_points(s: Table, seat: i64) -> i64:
    """TP-16.14"""
    return sites_owned(s, seat) * s.box.palms[s.table[SHIP + seat]]


def sites_owned(s: Table, seat: i64) -> i64:
    t = s.table
    board = s.board()
    count: i64 = 0
    for site in range(board.site_count):
        if t[OWNER + site] == 1 + seat:
            count += 1
    return count


def tallest(s: Table, seat: i64) -> i64:
    """The levels of the three highest pyramids as the digits of a number (TP-16.10.5)."""
    t = s.table
    board = s.board()
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for site in range(board.site_count):
        level = t[LEVEL + site] if t[OWNER + site] == 1 + seat else 0
        if level > first:
            third = second
            second = first
            first = level
        elif level > second:
            third = second
            second = level
        elif level > third:
            third = level
    return 100 * first + 10 * second + third


# Strategy cards


def card_points(s: Table, seat: i64, card: i64) -> i64:
    """TP-16.11; alone there are no cards (TP-14.8)."""
    if s.table[SEATS] == 1 or card_winner(s, card) != seat:
        return 0
    return s.box.card_owner_points if s.table[CARD_OWNER + card] == 1 + seat else s.box.card_other_points


def card_winner(s: Table, card: i64) -> i64:
    """The only seat that does best; -1 for a tie (TP-16.12)."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(s.table[SEATS]):
        reached = achievement(s, seat, card)
        if reached > most:
            most = reached
            best = seat
        elif reached == most:
            best = -1
    return best


def achievement(s: Table, seat: i64, card: i64) -> i64:
    """TP-16.10"""
    t = s.table
    if card == CARD_GRAVE_GOODS:
        return t[GRAVE_GOODS + seat]
    if card == CARD_EYES:
        return t[HORUS_AT + seat]
    if card == CARD_OASES:
        return t[OASES + seat]
    if card == CARD_NILE:
        return t[SHIP + seat] * 10_000 - t[ARRIVAL + seat]  # TP-16.10.4; an unmoved ship has 0
    if card == CARD_HIGHEST:
        return tallest(s, seat)
    return sites_owned(s, seat)


# Tasks


def task_measure(s: Table) -> i64:
    """How far the team has come: pyramids, colours or points."""
    t = s.table
    task = t[MODE] - 1
    if s.box.task_goal[task] == POINTS_GOAL:
        return points(s, 0)
    board = s.board()
    count: i64 = 0
    colours: i64 = 0
    for site in range(board.site_count):
        if t[LEVEL + site] == s.box.task_level[task]:
            seen = (colours >> t[COLOUR + site]) & 1
            if not (s.box.task_colours[task] and seen):
                count += 1
            colours |= i64(1) << t[COLOUR + site]
    return count


def task_won(s: Table) -> bool:
    """TP-14.4 to TP-14.6: so many pyramids, or more than so many points."""
    task = s.table[MODE] - 1
    if s.box.task_goal[task] == POINTS_GOAL:
        return task_measure(s) > s.box.task_target[task]
    return task_measure(s) >= s.box.task_target[task]
