"""An estimate of a seat's final points, for the bots.

What lies on the table counts as it is. Beyond that a plan is made: the stones and workers still to come (so many for
each turn that is left, and what gold buys) go to the seat's sites, the tallest first, level after level, as far as
they reach. Stones in the colour of a pyramid and workers on its site make its next level cheaper; the rest of what is
to come opens new sites. Workers that stand on many foundations, or lack in the supply, cost a little. In version 3 the
planned heights and sites count for oases and palms as well; in a task that asks for different colours, only the tallest
pyramid of each.
"""

from typing import Final

from perankh.engine.bits import count_bits
from perankh.engine.header import SEATS, TOP
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import scoring
from perankh.games.terra_pyramides.components.sizes import (
    BASE,
    COLOURS,
    LEVELS,
    LONGEST,
    MOST_SEATS,
    NILE_VERSION,
    STACKS,
    STONE_KINDS,
    WHITE,
)
from perankh.games.terra_pyramides.moves import LAY, ROW
from perankh.games.terra_pyramides.state import (
    COLOUR,
    FIRST,
    GOLD,
    LEVEL,
    MODE,
    OASES,
    OWNER,
    ROW_WORKERS,
    SHIP,
    STONES,
    SUPPLY,
    TILE,
    TURNS,
    VERSION,
    WORKERS,
    Table,
)

PER_TURN: Final = 3.8  # stones and workers of use that a turn brings
PER_LATE_STEP: Final = 1.4  # points a turn on the tracks of the later versions
PER_TALLEST: Final = 0.5  # points a turn in version 3 for each level of the tallest pyramid
PER_PALM: Final = 0.3  # and for each palm where the ship lies
ON_THE_WAY: Final = 1.4  # how likely a worker on a tile of the row is of use
SAVING: Final = 3.5  # turns before the end from which on gold is saved
CHANCE: Final = 0.6  # of a level for which something is still to come
BEGUN: Final = 0.46  # share of a level's gain for which not enough is to come
NEW_SITE: Final = 0.7  # share of the gain on sites that the seat does not own yet
SPREAD: Final = 1.4  # points that each foundation beyond the first takes from its owner's plans
FEW_WORKERS: Final = 4  # in the supply, below which rows are not worth their full value
SHORT: Final = 0.34  # points for each worker that lacks to that
WON: Final = 60.0  # a task that is fulfilled


class Plan:
    """What is still to be given to the sites, and what that will bring."""

    def __init__(self, units: float) -> None:
        self.units = units  # stones and workers to come
        self.spent: i64 = 0  # stones of each colour that are planned for, 8 bits each
        self.gain = 0.0
        self.tallest: i64 = 0
        self.foundations: i64 = 0  # with nothing built on them
        self.colours: i64 = 0  # of pyramids, as bits
        self.done: i64 = 0  # those of the sites seen so far


def estimate(s: Table, seat: i64) -> float:
    t = s.table
    total = float(scoring.points(s, seat))
    if s.decider() >= 0:
        total += prospects(s, seat)
    if t[MODE] > 0 and scoring.task_won(s):
        total += WON
    return total


def prospects(s: Table, seat: i64) -> float:
    t = s.table
    turns = float(turns_left(s, seat))
    spending = min(turns / SAVING, 1.0)  # gold is kept for its points only at the end
    gold = spending * float(t[GOLD + seat])
    plan = Plan(turns * PER_TURN + gold / float(s.box.hire_cost) + from_row(s, seat))
    own: i64 = 0
    for site in range(s.board().site_count):
        if t[OWNER + site] == 1 + seat:
            own |= i64(1) << site
            if t[LEVEL + site] > 0:
                plan.colours |= i64(1) << (t[COLOUR + site] - 1)
    while own > 0:
        foremost = tallest_of(s, own)
        own -= i64(1) << foremost
        grow(s, seat, foremost, plan)
    found = plan.gain - gold + NEW_SITE * fresh(s, plan.units)
    found -= SPREAD * float(max(plan.foundations - 1, 0))
    found -= SHORT * spending * float(max(FEW_WORKERS - t[SUPPLY + seat], 0))
    if t[VERSION] != BASE:
        found += turns * PER_LATE_STEP
    if t[VERSION] == NILE_VERSION:
        higher = plan.tallest - scoring.tallest(s, seat) // 100
        found += float(higher * t[OASES + seat])
        found += turns * (PER_TALLEST * float(plan.tallest) + PER_PALM * float(s.box.palms[t[SHIP + seat]]))
    return found


def tallest_of(s: Table, sites: i64) -> i64:
    """Among sites given as bits; of equally tall ones that with most workers."""
    t = s.table
    best: i64 = 0
    most: i64 = -1
    site: i64 = 0
    while sites > 0:
        if sites & 1:
            rank = t[LEVEL + site] * (s.box.site_limit + 1) + t[WORKERS + site]
            if rank > most:
                most = rank
                best = site
        sites >>= 1
        site += 1
    return best


def fresh(s: Table, units: float) -> float:
    """What stones and workers to come bring on sites that are built from the ground, one after the other."""
    box = s.box
    total = 0.0
    level: i64 = 0
    while units > 0.0:
        workers = box.site_limit if level == 0 else box.site_limit - 1
        level += 1
        cost = float(box.level_stones[level] + workers)
        gain = float(box.level_value[level] - box.level_value[level - 1])
        total += gain if units >= cost else gain * units * units / (cost * cost)
        units -= cost
        if level == LEVELS:
            level = 0
    return total


def turns_left(s: Table, seat: i64) -> i64:
    """Tiles that the seat has still to lay."""
    t = s.table
    seats = t[SEATS]
    wall = t[VERSION] * (MOST_SEATS + 1) + seats
    all_turns = STACKS * (s.box.stack_size[wall] - s.box.stack_out[wall]) - i64(len(s.board().start_cells))
    place = (seat - t[FIRST] + seats) % seats
    left = all_turns // seats - (t[TURNS] + seats - 1 - place) // seats
    if (t[FIRST] + t[TURNS]) % seats == seat and t[s.game.agenda] != LAY:
        left -= 1
    return left


def from_row(s: Table, seat: i64) -> float:
    """What the row of this turn is about to bring."""
    t = s.table
    top = t[TOP]
    if t[top + 1] != seat:
        return 0.0
    found = ON_THE_WAY * float(count_bits(t[ROW_WORKERS]))
    return found + best_row(s, t[top + 2]) if t[top] == ROW else found


def best_row(s: Table, cell: i64) -> float:
    """The stones, workers and eyes of the best row through a tile just laid."""
    most: i64 = 0
    for line in range(i64(4)):
        most = max(most, in_row(s, 4 * cell + line))
    return ON_THE_WAY * float(most) / 3.0


def in_row(s: Table, at: i64) -> i64:
    """In thirds of a stone or worker."""
    box = s.box
    board = s.board()
    count: i64 = 0
    for k in range(LONGEST * at, LONGEST * at + board.row_length[at]):
        tile = s.table[TILE + board.row[k]] - 1
        if tile >= 0:
            count += 3 * (box.tile_worker[tile] + box.tile_has_stone[tile]) + box.tile_eyes[tile]
    return count


def grow(s: Table, seat: i64, site: i64, plan: Plan) -> None:
    """The levels of one site, one after the other, as far as what is to come allows."""
    t = s.table
    box = s.box
    level = t[LEVEL + site]
    workers = t[WORKERS + site]
    colour = t[COLOUR + site] - 1 if level > 0 else likeliest(s, seat, plan)
    value = box.level_value[level]
    if level == 0:
        plan.foundations += 1
    if one_of_each(s) and (plan.done >> colour) & 1:
        plan.gain -= float(value)
        return
    top = s.top_level()
    while level < top and plan.units >= 0.0:
        level += 1
        stones = box.level_stones[level]
        own = free_stones(s, seat, colour, plan)
        ready = min(stones, own + free_stones(s, seat, WHITE, plan))
        lacking = float(stones - ready) + float(max(box.site_limit - workers, 0))
        gain = float(box.level_value[level] - value) - float(ready)
        if lacking > plan.units:
            done = 1.0 - (lacking - plan.units) / float(stones + box.site_limit)
            plan.gain += BEGUN * gain * done * done
            plan.units = 0.0
            level -= 1
            break
        plan.units -= lacking
        plan.gain += gain if lacking == 0.0 else CHANCE * gain
        plan.spent += (min(own, ready) << (8 * colour)) + (max(ready - own, 0) << (8 * WHITE))
        value = box.level_value[level]
        workers = 1
    plan.colours |= i64(1) << colour
    plan.done |= i64(1) << colour
    plan.tallest = max(plan.tallest, level)


def one_of_each(s: Table) -> bool:
    """Whether only one pyramid of each colour is of use."""
    mode = s.table[MODE]
    return mode > 0 and bool(s.box.task_colours[mode - 1])


def free_stones(s: Table, seat: i64, colour: i64, plan: Plan) -> i64:
    """Not yet planned for."""
    held = s.table[STONES + STONE_KINDS * seat + colour]
    return max(held - ((plan.spent >> (8 * colour)) & 255), 0)


def likeliest(s: Table, seat: i64, plan: Plan) -> i64:
    """The colour in which a foundation would be built: the one with most stones, if possible a new one."""
    at = STONES + STONE_KINDS * seat
    best: i64 = 0
    most: i64 = -100
    again: i64 = 50 if one_of_each(s) else 1
    for colour in range(i64(COLOURS)):
        count = 2 * s.table[at + colour] - again * ((plan.colours >> colour) & 1)
        if count > most:
            most = count
            best = colour
    return best
