"""EG-20 and EG-21: points at the end, also as if the game ended now."""

from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.egizia.components.sizes import (
    COLOURS,
    CREW_STRENGTH,
    CREWS,
    HIGHEST_YIELD,
    LAST_STEP_COUNT,
    MONUMENTS,
    OBELISK_ROW,
    OWN_BLOCKS,
    OWN_BLOCKS_EACH,
    OWN_LAST_STEP,
    PARTS,
    PER_BLOCK,
    PER_PERMANENT,
    PER_SCORE,
    PLAYERS,
    PYRAMID_ROW,
    QUARRY_YIELD,
    SPHINX,
    STONE_MARKET,
    TEMPLE_PARTS,
)
from perankh.games.egizia.state import (
    BLOCKS,
    CREW,
    ENDED,
    FROM_END_GRAVES,
    FROM_END_STONES,
    FROM_SPHINX_CARDS,
    GRAVE_SUM,
    HAND,
    OBELISK_BUILT,
    PERMANENTS,
    POINT_SOURCES,
    POINTS,
    QUARRIES,
    ROW_BUILT,
    SCORE,
    SOURCE_NAMES,
    STEP,
    STONES,
    YIELD,
    Table,
)


def points(s: Table, seat: i64) -> i64:
    """The score, with what final scoring would add if it came now."""
    score = s.table[SCORE + seat]
    if s.table[ENDED]:
        return score
    score += stone_points(s, seat) + grave_points(s, seat)
    return score + sphinx_points(s, seat, score)


def stone_points(s: Table, seat: i64) -> i64:
    """EG-20.3"""
    t = s.table
    if not s.box.may_sell[t[STEP + PLAYERS * STONE_MARKET + seat]]:
        return 0
    return t[STONES + seat] // s.box.end_stones * s.box.end_points


def grave_points(s: Table, seat: i64) -> i64:
    """EG-20.4"""
    total: i64 = 0
    for band in range(i64(len(s.box.band_min))):
        if s.table[GRAVE_SUM + seat] >= s.box.band_min[band]:
            total = s.box.band_points[band]
    return total


def sphinx_points(s: Table, seat: i64, score: i64) -> i64:
    """All cards in hand; those that count the score itself come last (EG-21.11)."""
    total: i64 = 0
    for last in range(i64(2)):
        for card in range(i64(SPHINX)):
            if s.table[HAND + card] == 1 + seat and is_last(s, card) == (last == 1):
                total += sphinx_card_points(s, seat, card, score + total - s.table[SCORE + seat])
    return total


def is_last(s: Table, card: i64) -> bool:
    return s.box.sphinx_op[card] == PER_SCORE


def sphinx_card_points(s: Table, seat: i64, card: i64, more: i64) -> i64:
    """EG-21; `more` points are not on the score track yet."""
    box = s.box
    t = s.table
    op = box.sphinx_op[card]
    thing = box.sphinx_object[card]
    worth = box.sphinx_points[card]
    if op == LAST_STEP_COUNT:  # EG-21.4
        return box.sphinx_table[(PLAYERS + 1) * card + players_at_bottom(s, thing)]
    if op == CREW_STRENGTH:  # EG-21.8
        return worth * t[CREW + CREWS * seat + thing]
    if op == PER_PERMANENT:  # EG-21.10
        return worth * t[PERMANENTS + seat]
    if op == PER_SCORE:  # EG-21.11, EG-R32
        return worth * max((t[SCORE + seat] + more) // thing, 0)
    if op == PER_BLOCK:  # EG-21.12
        return worth * t[BLOCKS + MONUMENTS * seat + thing]
    return worth if is_met(s, seat, card, op, thing) else 0


def is_met(s: Table, seat: i64, card: i64, op: i64, thing: i64) -> bool:
    t = s.table
    if op == OBELISK_ROW:  # EG-21.2
        return t[OBELISK_BUILT] >= s.box.obelisk_done[thing]
    if op == PYRAMID_ROW:  # EG-21.3
        return t[ROW_BUILT + thing - 1] == s.box.row_size[thing - 1]
    if op == TEMPLE_PARTS:
        return parts_stand(s, thing)
    if op == OWN_BLOCKS:  # EG-21.5
        return t[BLOCKS + MONUMENTS * seat + thing] >= s.box.sphinx_min[card]
    if op == OWN_BLOCKS_EACH:  # EG-21.6
        return has_blocks_in_each(s, seat, thing, s.box.sphinx_min[card])
    if op == OWN_LAST_STEP:  # EG-21.7
        return t[STEP + PLAYERS * thing + seat] == s.box.last_step[thing]
    return op == HIGHEST_YIELD and has_highest_yield(s, seat, thing)


def players_at_bottom(s: Table, market: i64) -> i64:
    count: i64 = 0
    for seat in range(s.table[SEATS]):
        if s.table[STEP + PLAYERS * market + seat] == s.box.last_step[market]:
            count += 1
    return count


def parts_stand(s: Table, parts: i64) -> bool:
    for part in range(i64(PARTS)):
        if (parts >> part) & 1 and not s.part_stands(part):
            return False
    return True


def has_blocks_in_each(s: Table, seat: i64, monuments: i64, least: i64) -> bool:
    for monument in range(i64(MONUMENTS)):
        if (monuments >> monument) & 1 and s.table[BLOCKS + MONUMENTS * seat + monument] < least:
            return False
    return True


def has_highest_yield(s: Table, seat: i64, colour: i64) -> bool:
    """EG-21.9: nobody has more, and there is something at all."""
    own = yield_of(s, seat, colour)
    for other in range(s.table[SEATS]):
        if yield_of(s, other, colour) > own:
            return False
    return own > 0


def yield_of(s: Table, seat: i64, colour: i64) -> i64:
    return s.table[QUARRIES + seat] if colour == QUARRY_YIELD else s.table[YIELD + COLOURS * seat + colour]


def breakdown(s: Table, seat: i64) -> list[tuple[str, int]]:
    sums = [int(s.table[POINTS + POINT_SOURCES * seat + k]) for k in range(POINT_SOURCES)]
    if not s.table[ENDED]:
        sums[FROM_END_STONES] = stone_points(s, seat)
        sums[FROM_END_GRAVES] = grave_points(s, seat)
        score = s.table[SCORE + seat] + sums[FROM_END_STONES] + sums[FROM_END_GRAVES]
        sums[FROM_SPHINX_CARDS] = sphinx_points(s, seat, score)
    start = ("points-start", int(s.box.start_score))
    return [start, *((f"points-{name}", total) for name, total in zip(SOURCE_NAMES, sums, strict=True))]
