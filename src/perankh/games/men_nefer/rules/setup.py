"""MN-2: laying out the game; MN-16.1 for the solo game."""

from typing import Final

from perankh.engine.bits import bit
from perankh.engine.header import SEATS
from perankh.engine.nat import i64
from perankh.games.men_nefer.components.programs import BONUS_ACTS, DEITY_ACTS
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    BASKET_FIELDS,
    BONUSES,
    CITIES,
    CITY_PLACES,
    DEITIES,
    GOODS,
    GRAVES,
    HOUSES,
    LEVELS,
    MASTABAS,
    PAPYRI,
    PLAYERS,
    PODIUMS,
    QUEENS,
    ROWS,
    SCORING_TILES,
    SITES,
    TILE_PLACES,
    TILES,
)
from perankh.games.men_nefer.moves import NEXT_TURN
from perankh.games.men_nefer.rules import pyramids, solo
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BOARD,
    BONUS,
    BONUS_CHANGES,
    BONUS_MINDS,
    CITY,
    DEALING,
    DEITY,
    DEITY_CHANGES,
    DEITY_MINDS,
    DISPLAY,
    ERA,
    EYE_SUPPLY,
    FEATHER,
    FOOD,
    FREE_BASKETS,
    FREE_GRAVES,
    FREE_PODIUMS,
    GOODS_BAG,
    GOODS_MARKET,
    HEART,
    HEKA,
    HOME,
    IMHOTEP,
    KNOWN,
    MOON_CROWD,
    MUMMY_SUPPLY,
    NEUTRAL_MOON,
    NEUTRAL_SUN,
    ORDER,
    PAPYRUS_BAG,
    PAPYRUS_MARKET,
    PLAYER_COUNT,
    QUARRY,
    QUARRY_REST,
    QUARRY_TOP,
    QUEEN_PARTS,
    QUEEN_TILE,
    SITE_SHOWS,
    SPHINX_SUPPLY,
    STACK,
    STACKS,
    START_POINTS,
    SUN_CROWD,
    SUPPLY_REST,
    SUPPLY_TOP,
    TILE_AT,
    Table,
    first_bits,
    member,
)

MIXED: Final = KNOWN  # cells that serve for shuffling before the game


def lay_out_game(s: Table) -> None:
    t = s.table
    t[ERA] = 1
    t[PLAYER_COUNT] = s.box.solo_players if s.solo() else t[SEATS]
    t[FREE_GRAVES] = first_bits(GRAVES)
    t[FREE_PODIUMS] = first_bits(PODIUMS)
    t[FREE_BASKETS] = first_bits(BASKET_FIELDS)
    fill_quarry(s)
    deal_markers(s)
    fill_markets(s)
    fill_cities(s)
    place_neutrals(s)
    for seat in range(t[PLAYER_COUNT]):
        set_up_player(s, seat)
    set_turn_order(s)
    deal_tiles(s)
    weigh_effects(s)
    if s.solo():
        solo.set_up_imhotep(s)
        solo.begin_era(s)
    s.push(NEXT_TURN, 0, 0, 0, 0, 0)


def shuffled(s: Table, count: i64) -> None:
    """The numbers below a count in random order, in the cells that serve for shuffling."""
    for k in range(count):
        s.table[MIXED + k] = k
    s.mix(DEALING, MIXED, count)


def fill_quarry(s: Table) -> None:
    """MN-2.2, MN-2.3: parts that stand from the start give nobody a favour (MN-R45)."""
    t = s.table
    for site in range(i64(SITES)):
        t[SITE_SHOWS + site] = s.box.site_favour[site]
    for level in range(i64(LEVELS)):
        t[QUARRY_REST + level] = first_bits(SITES) << (SITES * level)
        t[QUARRY_TOP + level] = s.draw_of(QUARRY, QUARRY_REST + level) + 1
    for k in range(s.box.great_set[t[PLAYER_COUNT]]):
        pyramids.set_part(s, (s.box.first_site + k) % SITES)
    for queen in range(i64(QUEENS)):
        t[QUEEN_PARTS + queen] = s.box.queens_set[t[PLAYER_COUNT]]


def deal_markers(s: Table) -> None:
    """MN-2.4, MN-2.6, MN-2.7, MN-2.10"""
    t = s.table
    shuffled(s, SCORING_TILES)
    for queen in range(i64(QUEENS)):
        t[QUEEN_TILE + queen] = t[MIXED + queen]
    shuffled(s, MASTABAS)
    for place in range(i64(BONUSES)):
        t[BONUS + place] = t[MIXED + place]
    t[DEITY] = s.chance(DEALING, DEITIES)
    shuffled(s, CITIES)
    for city in range(i64(CITIES)):
        t[ADVANTAGE + city] = t[MIXED + city]


def fill_markets(s: Table) -> None:
    """MN-2.8, MN-2.9"""
    t = s.table
    t[GOODS_BAG] = first_bits(GOODS)
    t[PAPYRUS_BAG] = first_bits(PAPYRI)
    s.refill(GOODS_MARKET, GOODS_BAG)
    s.refill(PAPYRUS_MARKET, PAPYRUS_BAG)


def fill_cities(s: Table) -> None:
    """MN-2.11"""
    t = s.table
    for agreement in range(i64(AGREEMENTS)):
        t[STACK + s.box.agreement_value[agreement] - 1] |= bit(agreement)
    for city in range(i64(CITIES)):
        refill_city(s, city, s.box.city_value[city])


def refill_city(s: Table, city: i64, value: i64) -> None:
    """All empty places in use for the player count, until the stack is empty (MN-5.6, MN-R19, MN-R43)."""
    t = s.table
    for k in range(CITY + CITY_PLACES * city, CITY + CITY_PLACES * city + s.box.city_places[t[PLAYER_COUNT]]):
        if t[k] == 0:
            t[k] = s.draw_of(STACKS, STACK + value - 1) + 1


def place_neutrals(s: Table) -> None:
    """MN-2.12"""
    t = s.table
    if s.box.neutrals[t[PLAYER_COUNT]] == 0:
        return
    side = 4 * s.chance(DEALING, s.box.placements) + 2 * (t[PLAYER_COUNT] - 2)
    for house in range(i64(HOUSES)):
        t[NEUTRAL_SUN + house] = (s.box.placement[side] >> house) & 1
        t[NEUTRAL_MOON + house] = (s.box.placement[side + 1] >> house) & 1
        t[SUN_CROWD + house] = t[NEUTRAL_SUN + house]
        t[MOON_CROWD + house] = t[NEUTRAL_MOON + house]


def set_up_player(s: Table, seat: i64) -> None:
    """MN-2.14, MN-2.15; pieces at the start of their tracks need nothing."""
    t = s.table
    box = s.box
    t[EYE_SUPPLY + seat] = box.eyes
    t[MUMMY_SUPPLY + seat] = box.mummies
    t[SPHINX_SUPPLY + seat] = box.sphinxes
    for place in range(i64(TILE_PLACES)):
        t[HOME + TILE_PLACES * seat + place] = 1
    if s.solo() and seat == IMHOTEP:
        return
    t[HEKA + seat] = box.start_heka
    t[HEART + seat] = box.heart_start
    t[FEATHER + seat] = box.feather_start
    s.gain_pp(seat, START_POINTS, box.start_pp)


def set_turn_order(s: Table) -> None:
    """MN-2.16: a random player begins; in the solo game always the human one (MN-16.1)."""
    t = s.table
    players = t[PLAYER_COUNT]
    shuffled(s, PLAYERS)
    for seat in range(players):
        t[BOARD + seat] = t[MIXED + seat]
    first: i64 = 0 if s.solo() else s.chance(DEALING, players)
    for position in range(players):
        seat = (first + position) % players
        t[ORDER + position] = seat
        if not (s.solo() and seat == IMHOTEP):
            t[FOOD + seat] = s.box.start_food[position]


def deal_tiles(s: Table) -> None:
    """MN-2.17: a random tile of each number to every player; which place it lies on makes no difference (MN-R61)."""
    t = s.table
    left = first_bits(TILES)
    shuffled(s, TILES)
    for seat in range(t[SEATS]):
        for place in range(i64(TILE_PLACES)):
            k: i64 = 0
            while s.box.tile_number[t[MIXED + k]] != place + 1 or not member(left, t[MIXED + k]):
                k += 1
            t[TILE_AT + TILE_PLACES * seat + place] = t[MIXED + k] + 1
            left -= bit(t[MIXED + k])
    for k in range(i64(TILES)):
        t[MIXED + k] = 0
    t[SUPPLY_REST] = left
    t[SUPPLY_TOP] = s.draw_of(DEALING, SUPPLY_REST) + 1
    for row in range(i64(ROWS)):  # from the top place down (MN-R55)
        t[DISPLAY + row] = s.draw_tile() + 1


def weigh_effects(s: Table) -> None:
    """What the deity and the mastaba bonuses in play can change and mind, each with what they lead to (MN-R59)."""
    t = s.table
    box = s.box
    deity = box.deity_program[t[DEITY]]
    deity_changes = box.program_changes[deity]
    deity_minds = box.program_minds[deity]
    changes: i64 = 0
    minds: i64 = 0
    for place in range(i64(BONUSES)):
        changes |= box.program_changes[box.mastaba_program[t[BONUS + place]]]
        minds |= box.program_minds[box.mastaba_program[t[BONUS + place]]]
    if deity_changes & BONUS_ACTS:  # then no mastaba bonus leads to the deity
        deity_changes |= changes
        deity_minds |= minds
    if changes & DEITY_ACTS:
        changes |= deity_changes
        minds |= deity_minds
    t[DEITY_CHANGES] = deity_changes & ~BONUS_ACTS
    t[DEITY_MINDS] = deity_minds & ~BONUS_ACTS
    t[BONUS_CHANGES] = changes & ~DEITY_ACTS
    t[BONUS_MINDS] = minds & ~DEITY_ACTS
