"""MN-5: the inundation, before eras II and III."""

from perankh.engine.nat import i64
from perankh.games.men_nefer import scoring, wording
from perankh.games.men_nefer.components.programs import GAIN_FOOD, GAIN_HEKA
from perankh.games.men_nefer.components.sizes import CITIES, HOUSES, OVERTAKEN, TILE_PLACES
from perankh.games.men_nefer.moves import NEXT_TURN
from perankh.games.men_nefer.rules import gains, setup, solo
from perankh.games.men_nefer.state import (
    ERA,
    HOME,
    IMHOTEP,
    MOON_CROWD,
    MOON_FIELD,
    NEUTRAL_MOON,
    NEUTRAL_SUN,
    ORDER,
    PLAYER_COUNT,
    PP,
    RAISES,
    SUN,
    SUN_CROWD,
    SUN_FIELD,
    TAKES,
    TURNS,
    VISITS,
    Table,
)


def inundate(s: Table) -> None:
    t = s.table
    t[ERA] += 1
    t[TURNS] = 0
    if s.journal is not None:
        s.note("inundation", 0, era=wording.era_word(t[ERA]))
    for position in range(t[PLAYER_COUNT]):
        seat = t[ORDER + position]
        if not (s.solo() and seat == IMHOTEP):
            gain_income(s, seat)
        take_apprentices_back(s, seat)
    move_neutrals(s)
    refill_agreements(s)
    adjust_turn_order(s)
    if s.solo():
        solo.begin_era(s)
    s.push(NEXT_TURN, 0, 0, 0, 0, 0)


def gain_income(s: Table, seat: i64) -> None:
    """MN-5.2, MN-5.3"""
    food = scoring.count(s, seat, OVERTAKEN)
    if food:
        gains.gain(s, seat, GAIN_FOOD, food)
    heka = s.box.sun_heka[s.table[SUN + seat]]
    if heka:
        gains.gain(s, seat, GAIN_HEKA, heka)


def take_apprentices_back(s: Table, seat: i64) -> None:
    """MN-5.4"""
    t = s.table
    for place in range(i64(TILE_PLACES)):
        t[HOME + TILE_PLACES * seat + place] = 1
    for k in range(HOUSES * seat, HOUSES * seat + HOUSES):
        t[SUN_FIELD + k] = 0
        t[MOON_FIELD + k] = 0
    t[VISITS + seat] = 0
    t[RAISES + seat] = 0
    t[TAKES + seat] = 0


def move_neutrals(s: Table) -> None:
    """MN-5.5: one house down, from the lowest to the top one. Nobody else is left in the houses."""
    t = s.table
    lowest_sun = t[NEUTRAL_SUN + HOUSES - 1]
    lowest_moon = t[NEUTRAL_MOON + HOUSES - 1]
    for house in range(i64(HOUSES - 1), i64(0), -1):
        t[NEUTRAL_SUN + house] = t[NEUTRAL_SUN + house - 1]
        t[NEUTRAL_MOON + house] = t[NEUTRAL_MOON + house - 1]
    t[NEUTRAL_SUN] = lowest_sun
    t[NEUTRAL_MOON] = lowest_moon
    for house in range(i64(HOUSES)):
        t[SUN_CROWD + house] = t[NEUTRAL_SUN + house]
        t[MOON_CROWD + house] = t[NEUTRAL_MOON + house]


def refill_agreements(s: Table) -> None:
    """MN-5.6, in the order of MN-R55."""
    for city in range(i64(CITIES)):
        setup.refill_city(s, city, s.box.refill_value[s.table[ERA] - 1])


def adjust_turn_order(s: Table) -> None:
    """MN-5.7: fewest points first; tied players keep their order (MN-R33)."""
    t = s.table
    for position in range(i64(1), t[PLAYER_COUNT]):
        seat = t[ORDER + position]
        k = position
        while k > 0 and t[PP + t[ORDER + k - 1]] > t[PP + seat]:
            t[ORDER + k] = t[ORDER + k - 1]
            k -= 1
        t[ORDER + k] = seat
    if s.journal is not None:
        note_order(s)


def note_order(s: Table) -> None:
    seats = [s.table[ORDER + k] for k in range(s.table[PLAYER_COUNT])]
    players = [wording.player_word(seat, s.solo()) for seat in seats]
    s.note("turn-order", seats[0], players=players)
