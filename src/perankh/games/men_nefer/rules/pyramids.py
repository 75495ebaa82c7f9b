"""MN-8: limestone, the Great Pyramid and the queens' pyramids."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import (
    CONSTRUCTION,
    FAVOUR_FIELD,
    LEVELS,
    PARTS,
    QUEENS,
    SITES,
)
from perankh.games.men_nefer.moves import (
    BUILD,
    FAVOUR,
    HAUL_GREAT,
    HAUL_QUEENS,
    REAP,
    STOP,
    WATCH,
    WHICH_COVERED,
    WHICH_FAVOUR,
    WHICH_QUEEN,
    WHICH_SITE,
    WHICH_STONE,
)
from perankh.games.men_nefer.rules import gains
from perankh.games.men_nefer.state import (
    EYE_PLACED,
    EYE_READY,
    GREAT_PARTS,
    GREAT_STONE,
    PLAYER_COUNT,
    QUARRY,
    QUARRY_REST,
    QUARRY_TOP,
    QUEEN_EYES,
    QUEEN_PARTS,
    QUEENS_STONE,
    SITE_PART,
    SITE_SHOWS,
    Table,
    member,
)

# Transport (MN-8.3)


def list_hauls(s: Table, seat: i64, free: i64, out: Moves) -> None:
    """Nobody stops while a favour is to be had (MN-R60)."""
    if s.table[GREAT_STONE + seat] < s.box.great_last:
        out.add(HAUL_GREAT)
    else:  # MN-8.6
        gains.list_favours(s, seat, out)
        if out.n:
            free = 0
    if can_haul_queens(s, seat):
        out.add(HAUL_QUEENS)
    if free:
        out.add(STOP)


def can_haul_queens(s: Table, seat: i64) -> bool:
    """MN-8.7"""
    t = s.table
    field = t[QUEENS_STONE + seat] + 1
    if field > s.box.queens_last:
        return False
    return s.box.queens_kind[field] != CONSTRUCTION or t[EYE_READY + seat] > 0


def haul(s: Table, seat: i64, steps: i64, move: i64) -> None:
    if steps > 1:
        s.push(WHICH_STONE, seat, steps - 1, 0, 0, 1)
    if move == HAUL_GREAT:
        haul_great(s, seat)
    elif move == HAUL_QUEENS:
        haul_queens(s, seat)
    else:
        gains.grant_favour(s, seat, move - FAVOUR)


def great_field(s: Table, field: i64) -> i64:
    """What kind of field it is; the construction tiles lie there with two players (MN-2.13)."""
    if s.table[PLAYER_COUNT] == 2:
        return s.box.great_kind_2[field]
    return s.box.great_kind[field]


def haul_great(s: Table, seat: i64) -> None:
    t = s.table
    t[GREAT_STONE + seat] += 1
    field = t[GREAT_STONE + seat]
    if s.journal is not None:
        s.note("hauls-great", seat, field=field)
    kind = great_field(s, field)
    if kind == FAVOUR_FIELD:  # MN-8.5
        s.push(WHICH_FAVOUR, seat, s.box.great_favours[field], 0, 0, 0)
    elif kind == CONSTRUCTION:
        if t[GREAT_PARTS] < PARTS:
            s.push(WHICH_SITE, seat, 0, 0, 0, 0)
        elif t[GREAT_PARTS] == PARTS:
            set_pyramidion(s, seat)


# The Great Pyramid (MN-8.4)


def list_sites(s: Table, out: Moves) -> None:
    """MN-8.4.1, MN-R8: the sites without a part of the level under construction."""
    level = s.table[GREAT_PARTS] // SITES
    for site in range(i64(SITES)):
        if s.table[SITE_PART + LEVELS * site + level] == 0:
            out.add(BUILD + site)


def set_part(s: Table, site: i64) -> i64:
    """Set the visible part of the level under construction; says which. The next one becomes visible."""
    t = s.table
    level = t[GREAT_PARTS] // SITES
    part = t[QUARRY_TOP + level] - 1
    t[SITE_PART + LEVELS * site + level] = part + 1
    t[SITE_SHOWS + site] = s.box.part_favour[part]
    t[GREAT_PARTS] += 1
    t[QUARRY_TOP + level] = s.draw_of(QUARRY, QUARRY_REST + level) + 1
    return part


def build(s: Table, seat: i64, site: i64) -> None:
    """MN-8.4.2: the favour that is covered and the one of the new part."""
    covered = s.table[SITE_SHOWS + site]
    part = set_part(s, site)
    if s.journal is not None:
        s.note("builds", seat, part=wording.part_word(s.box, part), site=site + 1)
    gains.grant_favour(s, seat, covered)
    gains.grant_favour(s, seat, s.box.part_favour[part])


def set_pyramidion(s: Table, seat: i64) -> None:
    """MN-8.4.3"""
    s.table[GREAT_PARTS] += 1
    if s.journal is not None:
        s.note("crowns", seat)
    s.push(WHICH_COVERED, seat, s.box.crown_favours, 0, 0, 0)


def list_covered(s: Table, used: i64, out: Moves) -> None:
    """Different parts (MN-R27); of equal favours the first one."""
    for site in range(i64(SITES)):
        if not member(used, site) and not shown_before(s, used, site):
            out.add(REAP + site)


def shown_before(s: Table, used: i64, site: i64) -> bool:
    for other in range(site):
        if not member(used, other) and s.table[SITE_SHOWS + other] == s.table[SITE_SHOWS + site]:
            return True
    return False


def reap(s: Table, seat: i64, count: i64, used: i64, site: i64) -> None:
    if count > 1:
        s.push(WHICH_COVERED, seat, count - 1, used | bit(site), 0, 0)
    gains.grant_favour(s, seat, s.table[SITE_SHOWS + site])


# Queens' pyramids (MN-8.7)


def haul_queens(s: Table, seat: i64) -> None:
    t = s.table
    t[QUEENS_STONE + seat] += 1
    if s.journal is not None:
        s.note("hauls-queens", seat, field=t[QUEENS_STONE + seat])
    if s.box.queens_kind[t[QUEENS_STONE + seat]] == CONSTRUCTION:
        s.push(WHICH_QUEEN, seat, 0, 0, 0, 0)


def list_queens(s: Table, out: Moves) -> None:
    """MN-8.7.2"""
    for queen in range(i64(QUEENS)):
        if s.table[QUEEN_PARTS + queen] < s.box.queen_parts:
            out.add(WATCH + queen)


def lay_eye(s: Table, seat: i64, queen: i64) -> None:
    """MN-8.7.1"""
    t = s.table
    t[EYE_READY + seat] -= 1
    add_eye(s, seat, queen)
    if s.journal is not None:
        level = wording.queen_part_word(t[QUEEN_PARTS + queen])
        s.note("lays-eye", seat, queen=wording.queen_word(s.box, queen), part=level)


def add_eye(s: Table, seat: i64, queen: i64) -> None:
    t = s.table
    t[EYE_PLACED + seat] += 1
    t[QUEEN_EYES + QUEENS * seat + queen] += 1
    t[QUEEN_PARTS + queen] += 1
