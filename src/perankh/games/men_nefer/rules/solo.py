"""MN-16: Imhotep, the automaton of the solo game. His pieces are those of seat 1; he decides nothing."""

from perankh.engine.bits import bit
from perankh.engine.nat import i64
from perankh.games.men_nefer import scoring, wording
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    AREA,
    BOTTOM_HOUSE,
    CITIES,
    CITY_PLACES,
    CONSTRUCTION,
    GRAVES,
    HOUSES,
    IMHOTEP_TILES,
    LEVELS,
    LOWEST_SCARAB,
    NECROPOLIS,
    NILE_HOUSE,
    PARTS,
    PODIUMS,
    PP_GIFT,
    PYRAMID_HOUSE,
    QUEENS,
    RAISE_OPTION,
    ROOM_FIELDS,
    ROWS,
    SITES,
    SUN_GIFT,
    TAKE_OPTION,
    TEMPLE_HOUSE,
    TILE_PLACES,
    TRACK,
    VISIT_OPTION,
)
from perankh.games.men_nefer.rules import necropolis, pyramids, sphinxes, temple, tiles
from perankh.games.men_nefer.state import (
    AGREEMENT_POINTS,
    AT_ONCE,
    BASKET_PLACED,
    BONUS,
    CITY,
    CONSTANT_POINTS,
    DIFFICULTY,
    DISPLAY,
    ERA,
    EYE_PLACED,
    EYE_SUPPLY,
    FREE_BASKETS,
    FREE_GRAVES,
    FREE_PODIUMS,
    GREAT_PARTS,
    GREAT_POINTS,
    GREAT_STONE,
    HOME,
    IMHOTEP,
    MOON_CROWD,
    MOON_FIELD,
    MUMMY_SUPPLY,
    PODIUM,
    PP,
    QUEEN_PARTS,
    QUEENS_POINTS,
    RAISES,
    SARCOPHAGUS_POINTS,
    SCARABS_AT,
    SITE_PART,
    SOLO,
    SOLO_DEALS,
    SOLO_DIE,
    SOLO_SHOWN,
    SOLO_TILES,
    SPHINX_SUPPLY,
    START_POINTS,
    SUN,
    SUN_CROWD,
    SUN_FIELD,
    SUN_POINTS,
    TAKES,
    VISITS,
    Table,
    first_bits,
    member,
)


def set_up_imhotep(s: Table) -> None:
    """MN-16.1; set_up_player has given him his pieces."""
    s.gain_pp(IMHOTEP, START_POINTS, s.box.solo_pp)


def begin_era(s: Table) -> None:
    s.table[SOLO_TILES] = first_bits(IMHOTEP_TILES)


# His turn (MN-16.3)


def take_turn(s: Table) -> None:
    tile = s.draw_of(SOLO, SOLO_TILES)
    s.table[SOLO_SHOWN + revealed(s)] = 1 + tile
    option = s.box.imhotep_option[tile]
    done = option
    if not possible(s, option):
        done = VISIT_OPTION
        while not possible(s, done):
            done += 1
    if s.journal is not None:
        s.note("imhotep-reveals", 0, tile=wording.imhotep_word(s.box, tile))
    if done == VISIT_OPTION:
        visit(s)
    elif done == RAISE_OPTION:
        specialise(s, s.box.imhotep_prefers[tile] if option == done else 0)
    else:
        take(s)
    if option == done and done != RAISE_OPTION:  # MN-16.7
        take_gift(s, s.box.imhotep_gift[tile], s.box.imhotep_amount[tile])


def revealed(s: Table) -> i64:
    """Where the next tile goes: each era has a row of its own, so that one can read what he did."""
    era = IMHOTEP_TILES * (s.table[ERA] - 1)
    return era + scoring.count_cells(s, SOLO_SHOWN + era, IMHOTEP_TILES)


def possible(s: Table, option: i64) -> bool:
    t = s.table
    if option == VISIT_OPTION:
        return t[VISITS + IMHOTEP] < s.box.turns_each
    if option == TAKE_OPTION:
        return t[TAKES + IMHOTEP] < s.box.turns_each
    return t[RAISES + IMHOTEP] < t[VISITS + IMHOTEP]


def roll(s: Table) -> i64:
    """A face of the die, counted from 0; the last one is special."""
    s.learn()
    face = s.chance(SOLO, HOUSES + 1)
    s.table[SOLO_DIE + max(revealed(s) - 1, i64(0))] = face + 1
    return face


def visit(s: Table) -> None:
    """MN-16.4"""
    t = s.table
    house = roll(s)
    if house == HOUSES:
        house = 0
        for other in range(i64(1), i64(HOUSES)):
            if t[SUN_CROWD + other] < t[SUN_CROWD + house]:
                house = other
    t[HOME + TILE_PLACES * IMHOTEP + t[VISITS + IMHOTEP]] = 0
    t[SUN_FIELD + HOUSES * IMHOTEP + house] += 1
    t[SUN_CROWD + house] += 1
    t[VISITS + IMHOTEP] += 1
    if s.journal is not None:
        s.note("imhotep-visits", 0, house=wording.house_word(house))


def take(s: Table) -> None:
    """MN-16.6"""
    t = s.table
    row = roll(s)
    if row == ROWS:
        row = 0
        for other in range(i64(ROWS - 1), i64(-1), -1):
            if tiles.shows_next_glyph(s, 0, t[DISPLAY + other] - 1):
                row = other
    tile = t[DISPLAY + row] - 1
    s.discard_tile(tile)
    t[TAKES + IMHOTEP] += 1
    if s.journal is not None:
        s.note("imhotep-takes", 0, tile=wording.tile_word(s.box, tile))
    tiles.close_gap(s, row)


def take_gift(s: Table, gift: i64, amount: i64) -> None:
    if gift == PP_GIFT:
        gain(s, amount)
    elif gift == SUN_GIFT:
        raise_sun(s, amount)
    else:
        haul(s, amount)


def gain(s: Table, points: i64) -> None:
    s.gain_pp(IMHOTEP, AT_ONCE, points)
    if s.journal is not None:
        s.note("imhotep-gains", 0, points=points)


# Specialising (MN-16.5)


def specialise(s: Table, prefers: i64) -> None:
    t = s.table
    house = chosen_house(s, prefers)
    t[SUN_FIELD + HOUSES * IMHOTEP + house] -= 1
    t[SUN_CROWD + house] -= 1
    t[MOON_FIELD + HOUSES * IMHOTEP + house] += 1
    t[MOON_CROWD + house] += 1
    t[RAISES + IMHOTEP] += 1
    before = t[SCARABS_AT + HOUSES * IMHOTEP + house]
    field = min(before + 1, i64(TRACK))
    t[SCARABS_AT + HOUSES * IMHOTEP + house] = field
    if s.journal is not None:
        s.note("imhotep-specialises", 0, house=wording.house_word(house), field=field)
    if house == PYRAMID_HOUSE:
        haul(s, s.box.solo_stone[field - 1])
        if field > before and s.box.solo_eye[field]:
            lay_eye(s)
    elif house == NECROPOLIS:
        bury(s, s.box.solo_number[field - 1])
    elif house == TEMPLE_HOUSE:
        lay_basket(s, s.box.solo_room[field - 1])
        raise_sun(s, s.box.solo_sun[field - 1])
    elif house == NILE_HOUSE:
        trade(s, s.box.solo_group[field - 1])
    else:
        erect(s, s.box.solo_number[field - 1])


def chosen_house(s: Table, prefers: i64) -> i64:
    """Of the houses where he has an apprentice on the sun field."""
    t = s.table
    best: i64 = -1
    for house in range(i64(HOUSES)):
        if t[SUN_FIELD + HOUSES * IMHOTEP + house]:
            if best < 0 or prefers == BOTTOM_HOUSE or (prefers == LOWEST_SCARAB and lags(s, house, best)):
                best = house
    return best


def lags(s: Table, house: i64, other: i64) -> bool:
    at = SCARABS_AT + HOUSES * IMHOTEP
    return s.table[at + house] < s.table[at + other]


def haul(s: Table, steps: i64) -> None:
    """He builds on the lowest free site and takes no favours; steps beyond the end are lost (MN-16.10)."""
    t = s.table
    while steps > 0 and t[GREAT_STONE + IMHOTEP] < s.box.great_last:
        steps -= 1
        t[GREAT_STONE + IMHOTEP] += 1
        if pyramids.great_field(s, t[GREAT_STONE + IMHOTEP]) == CONSTRUCTION:
            build(s)
    if s.journal is not None:
        s.note("imhotep-hauls", 0, field=t[GREAT_STONE + IMHOTEP])


def build(s: Table) -> None:
    t = s.table
    if t[GREAT_PARTS] > PARTS:
        return
    if t[GREAT_PARTS] == PARTS:
        t[GREAT_PARTS] += 1
        if s.journal is not None:
            s.note("imhotep-crowns", 0)
        return
    level = t[GREAT_PARTS] // SITES
    site: i64 = 0
    while t[SITE_PART + LEVELS * site + level]:
        site += 1
    part = pyramids.set_part(s, site)
    if s.journal is not None:
        s.note("imhotep-builds", 0, part=wording.part_word(s.box, part), site=site + 1)


def lay_eye(s: Table) -> None:
    """At the unfinished pyramid whose tile the player fulfils most often."""
    t = s.table
    if t[EYE_SUPPLY + IMHOTEP] == 0:
        gain(s, 1)
        return
    best: i64 = -1
    for queen in range(i64(QUEENS)):
        if t[QUEEN_PARTS + queen] < s.box.queen_parts:
            if best < 0 or scoring.times(s, 0, queen) > scoring.times(s, 0, best):
                best = queen
    t[EYE_SUPPLY + IMHOTEP] -= 1
    pyramids.add_eye(s, IMHOTEP, best)
    if s.journal is not None:
        s.note("imhotep-lays-eye", 0, queen=wording.queen_word(s.box, best))


def bury(s: Table, number: i64) -> None:
    """In the column of the number or, if that is full, the next lower one; in the row that is worth more."""
    t = s.table
    if t[MUMMY_SUPPLY + IMHOTEP] == 0:
        gain(s, 1)
        return
    best: i64 = -1
    for grave in range(i64(GRAVES)):
        if member(t[FREE_GRAVES], grave) and s.box.grave_column[grave] < number:
            if best < 0 or grave_worth(s, grave) > grave_worth(s, best):
                best = grave
    if best < 0:
        return
    t[MUMMY_SUPPLY + IMHOTEP] -= 1
    necropolis.put_sarcophagus(s, IMHOTEP, best)
    if s.journal is not None:
        s.note("imhotep-buries", 0, grave=wording.grave_word(s.box, best))


def grave_worth(s: Table, grave: i64) -> i64:
    """Higher columns come first, then the row with the higher mastaba bonus."""
    worth = s.box.mastaba_pp[s.table[BONUS + s.box.grave_row[grave]]]
    return 1000 * s.box.grave_column[grave] + worth


def lay_basket(s: Table, room: i64) -> None:
    """On the first empty field of the room or, if it is full, of the next lower one."""
    t = s.table
    if t[BASKET_PLACED + IMHOTEP] == AREA:
        gain(s, 1)
        return
    while room > 0 and not temple.room_has_field(s, room):
        room -= 1
    if room == 0:
        return
    field = ROOM_FIELDS * (room - 1)
    while not member(t[FREE_BASKETS], field):
        field += 1
    temple.put_basket(s, IMHOTEP, field)
    if s.journal is not None:
        s.note("imhotep-lays-basket", 0, field=wording.basket_field_word(s.box, field))


def raise_sun(s: Table, steps: i64) -> None:
    t = s.table
    t[SUN + IMHOTEP] = min(t[SUN + IMHOTEP] + steps, s.box.sun_last)
    if s.journal is not None:
        s.note("imhotep-raises-sun", 0, field=t[SUN + IMHOTEP])


def trade(s: Table, group: i64) -> None:
    """The most valuable agreement of a group of cities, or of the next one to the left; it counts as fulfilled."""
    t = s.table
    best: i64 = -1
    while best < 0 and group >= 0:
        for k in range(i64(CITIES * CITY_PLACES)):
            if t[CITY + k] and s.box.city_group[k // CITY_PLACES] == group:
                if best < 0 or s.box.agreement_value[t[CITY + k] - 1] > s.box.agreement_value[t[CITY + best] - 1]:
                    best = k
        group -= 1
    if best < 0:
        gain(s, 1)
        return
    agreement = t[CITY + best] - 1
    t[CITY + best] = 0
    t[SOLO_DEALS] |= bit(agreement)
    if s.journal is not None:
        s.note("imhotep-trades", 0, agreement=wording.agreement_word(s.box, agreement))


def erect(s: Table, number: i64) -> None:
    """On the highest possible podium, in the avenue with the fewest sphinxes; he gains its number."""
    t = s.table
    if t[SPHINX_SUPPLY + IMHOTEP] == 0:
        gain(s, 1)
        return
    best: i64 = -1
    for podium in range(i64(PODIUMS)):
        if member(t[FREE_PODIUMS], podium) and s.box.podium_number[podium] <= number:
            if best < 0 or podium_worth(s, podium) > podium_worth(s, best):
                best = podium
    if best < 0:
        return
    t[SPHINX_SUPPLY + IMHOTEP] -= 1
    sphinxes.put_sphinx(s, IMHOTEP, best)
    if s.journal is not None:
        s.note("imhotep-erects", 0, podium=wording.podium_word(s.box, best))
    gain(s, s.box.podium_number[best])


def podium_worth(s: Table, podium: i64) -> i64:
    sphinxes_there: i64 = 0
    for other in range(i64(PODIUMS)):
        if s.table[PODIUM + other] and s.box.podium_avenue[other] == s.box.podium_avenue[podium]:
            sphinxes_there += 1
    return 1000 * s.box.podium_number[podium] - sphinxes_there


# His harvest (MN-16.9)


def harvest(s: Table) -> None:
    t = s.table
    eyes = t[EYE_PLACED + IMHOTEP] * s.box.solo_eye_pp[t[ERA] - 1]
    before = s.table[PP + IMHOTEP]
    s.gain_pp(IMHOTEP, CONSTANT_POINTS, s.box.solo_constant[t[DIFFICULTY]])
    s.gain_pp(IMHOTEP, AGREEMENT_POINTS, agreements(s))
    s.gain_pp(IMHOTEP, SARCOPHAGUS_POINTS, scoring.sarcophagi(s, IMHOTEP))
    s.gain_pp(IMHOTEP, SUN_POINTS, scoring.sun_disc(s, IMHOTEP))
    s.gain_pp(IMHOTEP, GREAT_POINTS, scoring.great_pyramid(s, IMHOTEP))
    s.gain_pp(IMHOTEP, QUEENS_POINTS, eyes)
    if s.journal is not None:
        s.note("imhotep-harvests", 0, points=s.table[PP + IMHOTEP] - before)


def agreements(s: Table) -> i64:
    total: i64 = 0
    for agreement in range(i64(AGREEMENTS)):
        if member(s.table[SOLO_DEALS], agreement):
            total += s.box.agreement_value[agreement]
    return total
