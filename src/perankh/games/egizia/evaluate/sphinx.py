"""What Sphinx cards promise."""

from typing import Final

from perankh.engine.bits import count_bits
from perankh.engine.header import SEATS
from perankh.engine.nat import i64, vec
from perankh.games.egizia import scoring
from perankh.games.egizia.components.sizes import (
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
    SPHINX,
)
from perankh.games.egizia.state import (
    BLOCKS,
    CREW,
    HAND,
    OBELISK_BUILT,
    PART_BUILT,
    PERMANENTS,
    ROUND,
    ROW_BUILT,
    SCORE,
    STEP,
    Table,
)

# What a seat gets done in an ordinary round
RAISES: Final = 0.3
PERMANENTS_TAKEN: Final = 0.25
GRAVES_DUG: Final = 0.4
STEPS: Final = 1.2
OWN_BUILT: Final = 1.5
EVERYWHERE: Final = 2.0
OBELISK_PACE: Final = 1.2
PYRAMID_PACE: Final = 1.3
TEMPLE_PACE: Final = 1.0
LEAD_LOST: Final = 0.1  # chance in a round
LEAD_WON: Final = 0.05


def sphinx_hope(s: Table, seat: i64, builds: i64, total: float) -> float:
    hope = 0.0
    for card in range(i64(SPHINX)):
        if s.table[HAND + card] == 1 + seat:
            hope += card_hope(s, seat, card, float(builds), total)
    return hope


def kept_hope(s: Table, seat: i64, drawn: i64, kept: i64) -> float:
    """Cards chosen at the Sphinx, and a point for each of the others."""
    hope = float(count_bits(drawn) - count_bits(kept))
    builds = float(s.box.rounds - s.table[ROUND] + 1)
    for card in range(i64(SPHINX)):
        if (kept >> card) & 1:
            hope += card_hope(s, seat, card, builds, float(s.table[SCORE + seat]) + 15.0 * builds)
    return hope


def card_hope(s: Table, seat: i64, card: i64, builds: float, total: float) -> float:
    """What a Sphinx card will probably bring; `builds` building phases are still to come."""
    t = s.table
    op = s.box.sphinx_op[card]
    thing = s.box.sphinx_object[card]
    worth = float(s.box.sphinx_points[card])
    if op == PER_SCORE:
        return worth * max(total, 0.0) / float(thing)
    if op == CREW_STRENGTH:
        return worth * (float(t[CREW + CREWS * seat + thing]) + RAISES * builds)
    if op == PER_PERMANENT:
        return worth * (float(t[PERMANENTS + seat]) + PERMANENTS_TAKEN * builds)
    if op == PER_BLOCK:
        return worth * (float(t[BLOCKS + MONUMENTS * seat + thing]) + GRAVES_DUG * builds)
    if op == LAST_STEP_COUNT:
        return last_step_hope(s, card, thing, builds)
    if op == HIGHEST_YIELD:
        return worth * (1.0 - LEAD_LOST * builds if scoring.has_highest_yield(s, seat, thing) else LEAD_WON * builds)
    return worth * chance_of_condition(s, seat, card, op, thing, builds)


def chance_of_condition(s: Table, seat: i64, card: i64, op: i64, thing: i64, builds: float) -> float:
    t = s.table
    all_seats = builds * float(t[SEATS])
    least = s.box.sphinx_min[card]
    if op == OWN_LAST_STEP:
        return chance(s.box.last_step[thing] - t[STEP + PLAYERS * thing + seat], STEPS * builds)
    if op == OWN_BLOCKS:
        return chance(least - t[BLOCKS + MONUMENTS * seat + thing], OWN_BUILT * builds)
    if op == OWN_BLOCKS_EACH:
        return chance(blocks_missing(s, seat, thing, least), EVERYWHERE * builds)
    if op == OBELISK_ROW:
        return chance(s.box.obelisk_done[thing] - t[OBELISK_BUILT], OBELISK_PACE * all_seats)
    if op == PYRAMID_ROW:
        return chance(rows_missing(s, thing), PYRAMID_PACE * all_seats)
    return chance(parts_missing(s, thing), TEMPLE_PACE * all_seats)


def chance(lack: i64, pace: float) -> float:
    """1 if nothing is missing; less, the more is missing of what can be expected in the time left."""
    if lack <= 0:
        return 1.0
    return max(1.0 - float(lack) / pace, 0.0) if pace > 0.0 else 0.0


def last_step_hope(s: Table, card: i64, market: i64, builds: float) -> float:
    players = 0.0
    for seat in range(s.table[SEATS]):
        players += chance(s.box.last_step[market] - s.table[STEP + PLAYERS * market + seat], STEPS * builds)
    return between(s.box.sphinx_table, (PLAYERS + 1) * card, s.table[SEATS], players)


def blocks_missing(s: Table, seat: i64, monuments: i64, least: i64) -> i64:
    lack: i64 = 0
    for monument in range(i64(MONUMENTS)):
        if (monuments >> monument) & 1:
            lack += max(least - s.table[BLOCKS + MONUMENTS * seat + monument], 0)
    return lack


def rows_missing(s: Table, row: i64) -> i64:
    """Blocks that a row of the pyramid needs, with those that must lie beneath it."""
    lack: i64 = 0
    for below in range(row):
        need = min(s.box.row_size[below], s.box.row_size[row - 1] + row - 1 - below)
        lack += max(need - s.table[ROW_BUILT + below], 0)
    return lack


def parts_missing(s: Table, parts: i64) -> i64:
    """Blocks that parts of the temple need, with those that must stand first."""
    wanted = parts
    lack: i64 = 0
    for k in range(i64(PARTS)):
        part = PARTS - 1 - k
        if (wanted >> part) & 1:
            wanted |= s.box.part_needs[part]
            lack += s.box.part_size[part] - s.table[PART_BUILT + part]
    return lack


def between(table: vec[i64], start: i64, last: i64, x: float) -> float:
    whole = min(i64(x), last)
    here = float(table[start + whole])
    if whole == last:
        return here
    return here + (x - float(whole)) * (float(table[start + whole + 1]) - here)
