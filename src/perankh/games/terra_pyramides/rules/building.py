"""TP-9.2: building."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import scoring, wording
from perankh.games.terra_pyramides.components.sizes import COLOURS, LEVELS, PYRAMIDS_GOAL, STONE_KINDS, WHITE
from perankh.games.terra_pyramides.moves import COLOUR_OF, PAINT, PAY, WHITES
from perankh.games.terra_pyramides.rules import end
from perankh.games.terra_pyramides.state import (
    COLOUR,
    COLOUR_LEFT,
    FOUNDATION,
    FULL,
    GOLD,
    LEVEL,
    LEVEL_LEFT,
    MODE,
    NOBODY,
    OWNER,
    STONE_COUNT,
    STONES,
    STONES_LEFT,
    TOPS,
    WORKERS,
    Table,
)


def can_build(s: Table, seat: i64, site: i64) -> bool:
    return is_ready(s, seat, site) and missing(s, seat, site) == 0


def is_ready(s: Table, seat: i64, site: i64) -> bool:
    """Three own workers, and a piece of the next level in the supply (TP-17.2)."""
    t = s.table
    if t[OWNER + site] != 1 + seat or t[WORKERS + site] < s.box.site_limit:
        return False
    return can_grow(s, seat, site)


def can_grow(s: Table, seat: i64, site: i64) -> bool:
    t = s.table
    level = t[LEVEL + site]
    if level == 0:
        for colour in range(i64(COLOURS)):
            if t[COLOUR_LEFT + colour] > 0:
                return True
        return False
    if level >= s.top_level():
        return False
    return t[TOPS + seat] > 0 if level + 1 == LEVELS else t[LEVEL_LEFT + level + 1] > 0


def is_closed(s: Table, site: i64) -> bool:
    """TP-14.6: a finished pyramid of a task that ends below the top takes no more workers."""
    return s.top_level() < LEVELS and s.table[LEVEL + site] == s.top_level()


def missing(s: Table, seat: i64, site: i64) -> i64:
    """How many stones of the right colour or white the next level lacks (TP-9.2.3, TP-9.2.4, R-29)."""
    t = s.table
    at = STONES + STONE_KINDS * seat
    level = t[LEVEL + site]
    needed = s.box.level_stones[level + 1]
    if level > 0:
        return max(needed - t[at + t[COLOUR + site] - 1] - t[at + WHITE], 0)
    fewest = needed
    for colour in range(i64(COLOURS)):
        if t[COLOUR_LEFT + colour] > 0:
            fewest = min(fewest, max(needed - t[at + colour] - t[at + WHITE], 0))
    return fewest


def could_pay(s: Table, seat: i64, site: i64) -> bool:
    """Whether swapping and buying stones could make up what the next level lacks."""
    t = s.table
    lacking = missing(s, seat, site)
    held = s.box.level_stones[t[LEVEL + site] + 1] - lacking
    swaps = (t[STONE_COUNT + seat] - held) // 2
    buys = t[GOLD + seat] // s.box.stone_cost if t[STONES_LEFT] > 0 or swaps > 0 else 0
    return lacking <= swaps + buys


def swap_helps(s: Table, seat: i64) -> bool:
    """Whether a white stone could lead to a building: for stones that lack, or a colour of one's choice."""
    if s.table[FULL + seat] == 0:
        return False
    board = s.board()
    for site in range(board.site_count):
        if is_ready(s, seat, site) and white_helps(s, seat, site):
            return True
    return False


def white_helps(s: Table, seat: i64, site: i64) -> bool:
    if s.table[LEVEL + site] == 0:
        return True
    return missing(s, seat, site) > 0 and could_pay(s, seat, site)


def near(s: Table, seat: i64) -> bool:
    """Whether buying workers could complete a site that can then be built on."""
    t = s.table
    board = s.board()
    hires = t[GOLD + seat] // s.box.hire_cost
    if hires == 0:
        return False
    for site in range(board.site_count):
        own = t[OWNER + site] == 1 + seat or (t[OWNER + site] == NOBODY and t[FOUNDATION + site] > 0)
        if own and t[WORKERS + site] + hires >= s.box.site_limit and can_grow(s, seat, site):
            if could_pay(s, seat, site):
                return True
    return False


# Building in steps: which colour, how many white stones


def start(s: Table, seat: i64, site: i64) -> None:
    if s.table[LEVEL + site] == 0:
        s.push(COLOUR_OF, seat, site, 0, 0, 0)
    else:
        s.push(PAY, seat, site, s.table[COLOUR + site] - 1, 0, 0)


def list_colours(s: Table, seat: i64, out: Moves) -> None:
    """TP-9.2.3"""
    t = s.table
    at = STONES + STONE_KINDS * seat
    needed = s.box.level_stones[1]
    for colour in range(i64(COLOURS)):
        if t[COLOUR_LEFT + colour] > 0 and t[at + colour] + t[at + WHITE] >= needed:
            out.add(PAINT + colour)


def list_payments(s: Table, seat: i64, site: i64, colour: i64, out: Moves) -> None:
    t = s.table
    at = STONES + STONE_KINDS * seat
    needed = s.box.level_stones[t[LEVEL + site] + 1]
    for whites in range(max(needed - t[at + colour], 0), min(needed, t[at + WHITE]) + 1):
        out.add(WHITES + whites)


def build(s: Table, seat: i64, site: i64, colour: i64, whites: i64) -> None:
    """TP-9.2.1, TP-9.2.2"""
    t = s.table
    level = t[LEVEL + site] + 1
    s.return_stones(seat, colour, s.box.level_stones[level] - whites)
    s.return_stones(seat, WHITE, whites)
    take_piece(s, seat, level, colour)
    t[LEVEL + site] = level
    t[COLOUR + site] = 1 + colour
    staying: i64 = 0 if is_closed(s, site) else 1
    s.take_back(seat, site, t[WORKERS + site] - staying)
    if s.journal is not None:
        note_built(s, seat, site, level, colour)
    if t[MODE] > 0 and s.box.task_goal[t[MODE] - 1] == PYRAMIDS_GOAL and scoring.task_won(s):
        end.end_game(s)  # TP-14.7, R-27


def note_built(s: Table, seat: i64, site: i64, level: i64, colour: i64) -> None:
    value = s.box.level_value[level]
    painted = wording.colour_word(s.box, colour)
    s.note(
        "built",
        seat,
        site=wording.site_name(s.board(), site),
        level=wording.level_word(level),
        colour=painted,
        value=value,
    )


def take_piece(s: Table, seat: i64, level: i64, colour: i64) -> None:
    t = s.table
    if level == 1:
        t[COLOUR_LEFT + colour] -= 1
    elif level == LEVELS:
        t[TOPS + seat] -= 1
    else:
        t[LEVEL_LEFT + level] -= 1
