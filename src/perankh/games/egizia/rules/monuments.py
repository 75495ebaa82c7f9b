"""EG-12 and EG-13: graves, obelisk, pyramid and temple."""

from typing import Final

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import (
    GRAVES,
    OBELISK,
    OBELISK_SITE,
    PARTS,
    PYRAMID,
    PYRAMID_SITE,
    SPHINX_SITE,
    TEMPLE,
)
from perankh.games.egizia.moves import DONE, MARKET, PLACE_BLOCK, SPACES
from perankh.games.egizia.rules import windows
from perankh.games.egizia.state import (
    DECK_LEFT,
    FROM_MONUMENT,
    FROM_ROWS,
    GRAVE,
    GRAVE_FACE,
    GRAVE_SUM,
    GRAVES_SHOWN,
    GRAVES_TAKEN,
    OBELISK_BUILT,
    OWNER,
    PART_BUILT,
    ROW_BUILT,
    ROWS_PAID,
    STANDING,
    STONES,
    Table,
)

NOTHING: Final = 1 << 20  # the price where nothing is left to build (EG-22.3)

# What was spent in a turn, in one number: on the first and on the second monument of the site, and whether a grave
# was turned up
SECOND: Final = 8
TURNED_UP: Final = 16


def spent_first(spent: i64) -> i64:
    return spent & 255


def spent_second(spent: i64) -> i64:
    return (spent >> SECOND) & 255


def cheapest(s: Table, site: i64) -> i64:
    """The least that can be built at a site."""
    if site == SPHINX_SITE:
        return 1 if s.table[DECK_LEFT] > 0 else NOTHING  # EG-22.1
    return cheapest_of_two(s) if site == OBELISK_SITE else min(cheapest_row(s), cheapest_part(s))


def cheapest_of_two(s: Table) -> i64:
    t = s.table
    price: i64 = NOTHING
    if t[GRAVES_TAKEN] < s.box.graves:
        price = t[GRAVE_FACE + t[GRAVES_TAKEN]]
    if t[OBELISK_BUILT] < s.box.obelisk_size:
        price = min(price, s.box.space_value[s.box.obelisk_start + t[OBELISK_BUILT]])
    return price


def cheapest_row(s: Table) -> i64:
    price: i64 = NOTHING
    for row in range(s.box.rows):
        if row_is_open(s, row):
            price = min(price, s.box.row_value[row])
    return price


def cheapest_part(s: Table) -> i64:
    price: i64 = NOTHING
    for part in range(i64(PARTS)):
        if part_is_open(s, part):
            space = s.box.part_start[part] + s.table[PART_BUILT + part]
            if not s.box.part_mixed[part]:
                price = min(price, s.box.space_value[space])
                continue
            for space in range(s.box.part_start[part], s.box.part_start[part] + s.box.part_size[part]):
                if not s.table[OWNER + space]:
                    price = min(price, s.box.space_value[space])
    return price


def row_is_open(s: Table, row: i64) -> bool:
    """EG-13.3: from the left, on two blocks of the row below."""
    built = s.table[ROW_BUILT + row]
    return built < s.box.row_size[row] and (row == 0 or s.table[ROW_BUILT + row - 1] >= built + 2)


def part_is_open(s: Table, part: i64) -> bool:
    """EG-13.5"""
    standing = s.table[STANDING]
    return not (standing >> part) & 1 and s.box.part_needs[part] & ~standing == 0


def is_first_of_value(s: Table, part: i64, space: i64) -> bool:
    """Whether a space of a mixed part is free, and none before it that is alike."""
    if s.table[OWNER + space]:
        return False
    for other in range(s.box.part_start[part], space):
        if not s.table[OWNER + other] and s.box.space_value[other] == s.box.space_value[space]:
            return False
    return True


# Choosing spaces


def list_spaces(s: Table, seat: i64, site: i64, strength: i64, spent: i64, out: Moves) -> None:
    """EG-10.5, EG-10.6: what strength and stones still reach, in any order (EG-R52)."""
    most = min(strength, s.table[STONES + seat])
    if spent:
        out.add(DONE)
    if site == OBELISK_SITE:
        list_graves_and_obelisk(s, most, out)
    else:
        list_pyramid(s, most, out)
        list_temple(s, most, out)


def list_graves_and_obelisk(s: Table, most: i64, out: Moves) -> None:
    """EG-12.2, EG-12.3: each strictly in order."""
    t = s.table
    grave = t[GRAVES_TAKEN]
    if grave < s.box.graves and t[GRAVE_FACE + grave] <= most:
        out.add(PLACE_BLOCK + grave)
    space = s.box.obelisk_start + t[OBELISK_BUILT]
    if t[OBELISK_BUILT] < s.box.obelisk_size and s.box.space_value[space] <= most:
        out.add(PLACE_BLOCK + space)


def list_pyramid(s: Table, most: i64, out: Moves) -> None:
    for row in range(s.box.rows):
        if s.box.row_value[row] <= most and row_is_open(s, row):
            out.add(PLACE_BLOCK + s.box.row_start[row] + s.table[ROW_BUILT + row])


def list_temple(s: Table, most: i64, out: Moves) -> None:
    """EG-13.5: bottom up; where the spaces of a part are alike one stands for all."""
    for part in range(i64(PARTS)):
        if part_is_open(s, part):
            if s.box.part_mixed[part]:
                list_mixed_part(s, part, most, out)
                continue
            space = s.box.part_start[part] + s.table[PART_BUILT + part]
            if s.box.space_value[space] <= most:
                out.add(PLACE_BLOCK + space)


def list_mixed_part(s: Table, part: i64, most: i64, out: Moves) -> None:
    start = s.box.part_start[part]
    for space in range(start, start + s.box.part_size[part]):
        if s.box.space_value[space] <= most and is_first_of_value(s, part, space):
            out.add(PLACE_BLOCK + space)


def choose_space(s: Table, seat: i64, move: i64, site: i64, strength: i64, spent: i64) -> None:
    if move == DONE:
        finish_building(s, seat, site, spent)
        return
    space = move - PLACE_BLOCK
    value = build_space(s, seat, space)
    if space < s.box.graves and turn_up_graves(s, seat):
        spent |= 1 << TURNED_UP
    monument = s.box.monument[space]
    spent += value << SECOND if monument == OBELISK or monument == TEMPLE else value
    if strength == value or s.table[STONES + seat] == 0:
        finish_building(s, seat, site, spent)
    else:
        s.push(SPACES, seat, site, strength - value, 0, spent)


def build_space(s: Table, seat: i64, space: i64) -> i64:
    """EG-10.6: put the block down and pay; says what it was worth."""
    t = s.table
    value = t[GRAVE_FACE + space] if space < s.box.graves else s.box.space_value[space]
    t[STONES + seat] -= value
    s.put_block(seat, space)
    count_block(s, seat, space, value)
    if s.journal is not None:
        s.note("built", seat, space=wording.space_word(s.box, space), value=value)
    return value


def count_block(s: Table, seat: i64, space: i64, value: i64) -> None:
    t = s.table
    monument = s.box.monument[space]
    if monument == GRAVES:
        t[GRAVES_TAKEN] += 1
        t[GRAVE_SUM + seat] += value
    elif monument == OBELISK:
        t[OBELISK_BUILT] += 1
    elif monument == PYRAMID:
        t[ROW_BUILT + row_of(s, space)] += 1
    else:
        part: i64 = 0
        while space >= s.box.part_start[part] + s.box.part_size[part]:
            part += 1
        t[PART_BUILT + part] += 1
        if t[PART_BUILT + part] == s.box.part_size[part]:
            t[STANDING] |= 1 << part


def row_of(s: Table, space: i64) -> i64:
    row: i64 = 0
    while space >= s.box.row_start[row] + s.box.row_size[row]:
        row += 1
    return row


def turn_up_graves(s: Table, seat: i64) -> bool:
    """EG-12.3: the next face-down tiles, until enough are open; says whether there was one."""
    t = s.table
    wanted = min(t[GRAVES_TAKEN] + s.box.graves_open, s.box.graves)
    if t[GRAVES_SHOWN] >= wanted:
        return False
    for space in range(t[GRAVES_SHOWN], wanted):
        t[GRAVE_FACE + space] = s.box.grave_value[t[GRAVE + space]]
        if s.journal is not None and t[GRAVES_TAKEN] > 0:
            s.note("turned-up", seat, space=wording.space_word(s.box, space), value=t[GRAVE_FACE + space])
    t[GRAVES_SHOWN] = wanted
    s.learn()
    return True


# The end of a building turn


def finish_building(s: Table, seat: i64, site: i64, spent: i64) -> None:
    """EG-10.11, EG-13.6: the points in one move, then complete rows; EG-12.5: one market step."""
    first: i64 = GRAVES if site == OBELISK_SITE else PYRAMID
    stones = spent_first(spent) + spent_second(spent)
    score_monuments(s, seat, first, spent_first(spent), spent_second(spent))
    if s.journal is not None:
        s.note("finished-building", seat, points=stones, site=wording.site_word(site))
    if site == PYRAMID_SITE:
        score_rows(s)
    seen = 0 if (spent >> TURNED_UP) & 1 else windows.what_is_seen(s, seat, stones)
    windows.open_window(s, seat, 4, seen)
    if s.box.market_step[site]:
        s.push(MARKET, seat, 0, 0, 0, 0)


def score_monuments(s: Table, seat: i64, monument: i64, one: i64, other: i64) -> None:
    """The two monuments of a site are one event (EG-16.3), booked under two sources."""
    s.score(seat, one, FROM_MONUMENT + monument)
    s.score(seat, other, FROM_MONUMENT + monument + 1)


def score_rows(s: Table) -> None:
    """EG-13.4: rows that have just become full, lowest first."""
    for row in range(s.box.rows):
        if s.table[ROW_BUILT + row] == s.box.row_size[row] and not (s.table[ROWS_PAID] >> row) & 1:
            s.table[ROWS_PAID] |= 1 << row
            score_row(s, row)


def score_row(s: Table, row: i64) -> None:
    """Most blocks; of equals the one whose first block stands furthest left."""
    start = s.box.row_start[row]
    winner: i64 = -1
    most: i64 = 0
    for space in range(start, start + s.box.row_size[row]):
        seat = s.table[OWNER + space] - 1
        count = blocks_in_row(s, seat, row)
        if count > most:
            most = count
            winner = seat
    s.score(winner, most * s.box.row_bonus, FROM_ROWS)
    if s.journal is not None:
        s.note("row-bonus", winner, row=wording.row_word(row + 1), points=most * s.box.row_bonus)


def blocks_in_row(s: Table, seat: i64, row: i64) -> i64:
    count: i64 = 0
    start = s.box.row_start[row]
    for space in range(start, start + s.box.row_size[row]):
        if s.table[OWNER + space] == 1 + seat:
            count += 1
    return count
