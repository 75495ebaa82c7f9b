"""What lies on the table in Men-Nefer, and the simple things that happen to pieces.

Everything lies open but the order of stacks and bags (MN-3.11). That order is not stored at all: a stack or bag is the
set of what it contains, and what comes next is drawn when it is needed. In the solo game the pieces of seat 1 belong
to Imhotep.

boats     harbour 0   sections 1 .. 6   cities 7 .. 12      priestesses    2 x room (0: before the temple) + 1 if lying
cells that name a piece hold 1 + its number, 0 if there is none; sets are bits
"""

from typing import Final

from perankh.engine.bits import bit
from perankh.engine.game import State
from perankh.engine.header import HEADER, OPTIONS, SEATS
from perankh.engine.layout import Segment, public
from perankh.engine.nat import i64
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    AREA,
    BASKET_FIELDS,
    BOATS,
    BONUSES,
    CITIES,
    CITY_PLACES,
    DEALS,
    DEITIES,
    ERAS,
    FAVOURS,
    GLYPH_TRACK,
    GOODS,
    GRAVES,
    HOUSES,
    IMHOTEP_TILES,
    LEVELS,
    MARKET,
    MASTABAS,
    NILE,
    PAPYRI,
    PAPYRUS_ROW,
    PARTS,
    PLAYERS,
    PODIUMS,
    PRIESTESSES,
    QUEENS,
    ROOMS,
    ROWS,
    SCORING_TILES,
    SITES,
    TILE_PLACES,
    TILES,
    TRACK,
    VALUES,
)

IMHOTEP: Final = 1  # the seat whose pieces he has in the solo game
DIFFICULTY: Final = OPTIONS

# Sources of points
START_POINTS: Final = 0
AT_ONCE: Final = 1
DUAT_POINTS: Final = 2
AGREEMENT_POINTS: Final = 3
SARCOPHAGUS_POINTS: Final = 4
SUN_POINTS: Final = 5
GREAT_POINTS: Final = 6
QUEENS_POINTS: Final = 7
CONSTANT_POINTS: Final = 8  # Imhotep's alone
POINT_SOURCES: Final = 9
POINT_NAMES: Final = ["start", "at-once", "duat", "agreements", "sarcophagi", "sun", "great", "queens", "constant"]

# The course of the game
ERA: Final = HEADER
TURNS: Final = ERA + 1  # taken in this era by all players
PLAYER_COUNT: Final = TURNS + 1  # with Imhotep
ORDER: Final = PLAYER_COUNT + 1  # the seats in turn order
USED_BOATS: Final = ORDER + PLAYERS  # activated in this turn, as bits
OVER: Final = USED_BOATS + 1
# Houses of Life
NEUTRAL_SUN: Final = OVER + 1  # neutral apprentices on each sun field
NEUTRAL_MOON: Final = NEUTRAL_SUN + HOUSES
SUN_CROWD: Final = NEUTRAL_MOON + HOUSES  # all apprentices on each sun field
MOON_CROWD: Final = SUN_CROWD + HOUSES
SUN_FIELD: Final = MOON_CROWD + HOUSES  # per seat and house: own apprentices
MOON_FIELD: Final = SUN_FIELD + PLAYERS * HOUSES
# Action tiles
DISPLAY: Final = MOON_FIELD + PLAYERS * HOUSES
SUPPLY_TOP: Final = DISPLAY + ROWS  # the visible tile of the supply stack
SUPPLY_REST: Final = SUPPLY_TOP + 1  # what lies below it in unknown order
KNOWN: Final = SUPPLY_REST + 1  # a supply made from the discard pile, next tile first (MN-R54)
KNOWN_LEFT: Final = KNOWN + TILES
PILE: Final = KNOWN_LEFT + 1  # the discard pile, first discarded first
PILE_SIZE: Final = PILE + TILES
# Pyramids
GREAT_PARTS: Final = PILE_SIZE + 1  # parts that stand, with the pyramidion
SITE_SHOWS: Final = GREAT_PARTS + 1  # the visible favour of each site
SITE_PART: Final = SITE_SHOWS + SITES  # per site and level
QUARRY_TOP: Final = SITE_PART + PARTS  # the visible part of each level
QUARRY_REST: Final = QUARRY_TOP + LEVELS  # the parts below it
QUEEN_PARTS: Final = QUARRY_REST + LEVELS
QUEEN_TILE: Final = QUEEN_PARTS + QUEENS
QUEEN_EYES: Final = QUEEN_TILE + QUEENS  # per seat and pyramid
# Necropolis and sphinxes
BONUS: Final = QUEEN_EYES + PLAYERS * QUEENS  # the mastaba bonus of each place
GRAVE: Final = BONUS + BONUSES  # 1 + owner
FREE_GRAVES: Final = GRAVE + GRAVES
PODIUM: Final = FREE_GRAVES + 1  # 1 + owner
FREE_PODIUMS: Final = PODIUM + PODIUMS
# Markets
GOODS_MARKET: Final = FREE_PODIUMS + 1
GOODS_BAG: Final = GOODS_MARKET + MARKET
PAPYRUS_MARKET: Final = GOODS_BAG + 1
PAPYRUS_BAG: Final = PAPYRUS_MARKET + MARKET
# Temple
BASKET_ON: Final = PAPYRUS_BAG + 1  # 1 + owner
FREE_BASKETS: Final = BASKET_ON + BASKET_FIELDS
DEITY: Final = FREE_BASKETS + 1
# Nile
ADVANTAGE: Final = DEITY + 1  # of each city
CITY: Final = ADVANTAGE + CITIES  # agreements, per city and place
STACK: Final = CITY + CITIES * CITY_PLACES  # agreements of each value
GONE: Final = STACK + VALUES  # agreements that were discarded
SOLO_DEALS: Final = GONE + 1  # agreements of Imhotep
# What the deity and the mastaba bonuses in play change and mind (MN-R59)
DEITY_CHANGES: Final = SOLO_DEALS + 1
DEITY_MINDS: Final = DEITY_CHANGES + 1
BONUS_CHANGES: Final = DEITY_MINDS + 1
BONUS_MINDS: Final = BONUS_CHANGES + 1
SOLO_TILES: Final = BONUS_MINDS + 1  # Imhotep tiles not yet revealed in this era
SOLO_SHOWN: Final = SOLO_TILES + 1  # per era: those revealed, in order
SOLO_DIE: Final = SOLO_SHOWN + ERAS * IMHOTEP_TILES  # the face that was rolled with each; 0 if none was

# Of each seat
FOOD: Final = SOLO_DIE + ERAS * IMHOTEP_TILES
HEKA: Final = FOOD + PLAYERS
PP: Final = HEKA + PLAYERS
HEART: Final = PP + PLAYERS
FEATHER: Final = HEART + PLAYERS
SUN: Final = FEATHER + PLAYERS
GREAT_STONE: Final = SUN + PLAYERS
QUEENS_STONE: Final = GREAT_STONE + PLAYERS
GLYPH: Final = QUEENS_STONE + PLAYERS
BOARD: Final = GLYPH + PLAYERS
EYE_SUPPLY: Final = BOARD + PLAYERS
EYE_READY: Final = EYE_SUPPLY + PLAYERS
EYE_PLACED: Final = EYE_READY + PLAYERS
MUMMY_SUPPLY: Final = EYE_PLACED + PLAYERS
SARCOPHAGUS_READY: Final = MUMMY_SUPPLY + PLAYERS
SARCOPHAGUS_PLACED: Final = SARCOPHAGUS_READY + PLAYERS
SPHINX_SUPPLY: Final = SARCOPHAGUS_PLACED + PLAYERS
SPHINX_READY: Final = SPHINX_SUPPLY + PLAYERS
SPHINX_PLACED: Final = SPHINX_READY + PLAYERS
BASKET_PLACED: Final = SPHINX_PLACED + PLAYERS
BASKET_LOST: Final = BASKET_PLACED + PLAYERS
ROLLED: Final = BASKET_LOST + PLAYERS
VISITS: Final = ROLLED + PLAYERS  # options taken in this era
RAISES: Final = VISITS + PLAYERS
TAKES: Final = RAISES + PLAYERS
ROW_SIZE: Final = TAKES + PLAYERS  # papyri in the row
KINDS_OWNED: Final = ROW_SIZE + PLAYERS  # kinds of goods, as bits
SCARABS_AT: Final = KINDS_OWNED + PLAYERS  # per house
PRIESTESS: Final = SCARABS_AT + PLAYERS * HOUSES
BOAT: Final = PRIESTESS + PLAYERS * PRIESTESSES
TILE_AT: Final = BOAT + PLAYERS * BOATS
HOME: Final = TILE_AT + PLAYERS * TILE_PLACES  # 1 if the apprentice below the tile place is there
LEVEL_FILLED: Final = HOME + PLAYERS * TILE_PLACES  # goods on each level
GOOD_AT: Final = LEVEL_FILLED + PLAYERS * LEVELS
OFFERED: Final = GOOD_AT + PLAYERS * AREA  # 1 if the good of the place is turned over
PAPYRUS_AT: Final = OFFERED + PLAYERS * AREA
DEAL: Final = PAPYRUS_AT + PLAYERS * PAPYRUS_ROW
MET: Final = DEAL + PLAYERS * DEALS  # 1 if the agreement is fulfilled
POINTS: Final = MET + PLAYERS * DEALS  # per source
END: Final = POINTS + PLAYERS * POINT_SOURCES

MOST: Final = 99  # of things that cannot become many
MOST_POINTS: Final = 9999
BITS: Final = 1 << AGREEMENTS


def _seats(name: str, at: int, high: int, cells: int = 1, low: int = 0) -> Segment:
    return public(name, at, PLAYERS * cells, high, low=low, part=cells)


SEGMENTS: Final = [
    public("era", ERA, 1, ERAS),
    public("turns", TURNS, 1, MOST),
    public("player-count", PLAYER_COUNT, 1, PLAYERS),
    public("order", ORDER, PLAYERS, PLAYERS - 1),
    public("used-boats", USED_BOATS, 1, (1 << BOATS) - 1),
    public("over", OVER, 1, 1),
    public("neutral-sun", NEUTRAL_SUN, HOUSES, MOST),
    public("neutral-moon", NEUTRAL_MOON, HOUSES, MOST),
    public("sun-crowd", SUN_CROWD, HOUSES, MOST),
    public("moon-crowd", MOON_CROWD, HOUSES, MOST),
    _seats("sun-field", SUN_FIELD, TILE_PLACES, HOUSES),
    _seats("moon-field", MOON_FIELD, TILE_PLACES, HOUSES),
    public("display", DISPLAY, ROWS, TILES),
    public("supply-top", SUPPLY_TOP, 1, TILES),
    public("supply-rest", SUPPLY_REST, 1, BITS),
    public("known", KNOWN, TILES, TILES),
    public("known-left", KNOWN_LEFT, 1, TILES),
    public("pile", PILE, TILES, TILES),
    public("pile-size", PILE_SIZE, 1, TILES),
    public("great-parts", GREAT_PARTS, 1, PARTS + 1),
    public("site-shows", SITE_SHOWS, SITES, FAVOURS - 1),
    public("site-part", SITE_PART, PARTS, PARTS),
    public("quarry-top", QUARRY_TOP, LEVELS, PARTS),
    public("quarry-rest", QUARRY_REST, LEVELS, (1 << PARTS) - 1),
    public("queen-parts", QUEEN_PARTS, QUEENS, MOST),
    public("queen-tile", QUEEN_TILE, QUEENS, SCORING_TILES - 1),
    _seats("queen-eyes", QUEEN_EYES, MOST, QUEENS),
    public("bonus", BONUS, BONUSES, MASTABAS - 1),
    public("grave", GRAVE, GRAVES, PLAYERS),
    public("free-graves", FREE_GRAVES, 1, BITS),
    public("podium", PODIUM, PODIUMS, PLAYERS),
    public("free-podiums", FREE_PODIUMS, 1, BITS),
    public("goods-market", GOODS_MARKET, MARKET, GOODS),
    public("goods-bag", GOODS_BAG, 1, BITS),
    public("papyrus-market", PAPYRUS_MARKET, MARKET, PAPYRI),
    public("papyrus-bag", PAPYRUS_BAG, 1, BITS),
    public("basket-on", BASKET_ON, BASKET_FIELDS, PLAYERS),
    public("free-baskets", FREE_BASKETS, 1, BITS),
    public("deity", DEITY, 1, DEITIES - 1),
    public("advantage", ADVANTAGE, CITIES, CITIES - 1),
    public("city", CITY, CITIES * CITY_PLACES, AGREEMENTS),
    public("stack", STACK, VALUES, BITS),
    public("gone", GONE, 1, BITS),
    public("solo-deals", SOLO_DEALS, 1, BITS),
    public("deity-changes", DEITY_CHANGES, 1, BITS),
    public("deity-minds", DEITY_MINDS, 1, BITS),
    public("bonus-changes", BONUS_CHANGES, 1, BITS),
    public("bonus-minds", BONUS_MINDS, 1, BITS),
    public("solo-tiles", SOLO_TILES, 1, (1 << IMHOTEP_TILES) - 1),
    public("solo-shown", SOLO_SHOWN, ERAS * IMHOTEP_TILES, IMHOTEP_TILES),
    public("solo-die", SOLO_DIE, ERAS * IMHOTEP_TILES, HOUSES + 1),
    _seats("food", FOOD, MOST),
    _seats("heka", HEKA, MOST),
    _seats("prestige", PP, MOST_POINTS),
    _seats("heart", HEART, MOST),
    _seats("feather", FEATHER, MOST),
    _seats("sun", SUN, MOST),
    _seats("great-stone", GREAT_STONE, MOST),
    _seats("queens-stone", QUEENS_STONE, MOST),
    _seats("glyph", GLYPH, GLYPH_TRACK),
    _seats("board", BOARD, PLAYERS - 1),
    _seats("eye-supply", EYE_SUPPLY, MOST),
    _seats("eye-ready", EYE_READY, MOST),
    _seats("eye-placed", EYE_PLACED, MOST),
    _seats("mummy-supply", MUMMY_SUPPLY, MOST),
    _seats("sarcophagus-ready", SARCOPHAGUS_READY, MOST),
    _seats("sarcophagus-placed", SARCOPHAGUS_PLACED, MOST),
    _seats("sphinx-supply", SPHINX_SUPPLY, MOST),
    _seats("sphinx-ready", SPHINX_READY, MOST),
    _seats("sphinx-placed", SPHINX_PLACED, MOST),
    _seats("basket-placed", BASKET_PLACED, AREA),
    _seats("basket-lost", BASKET_LOST, AREA),
    _seats("rolled", ROLLED, PAPYRI),
    _seats("visits", VISITS, MOST),
    _seats("raises", RAISES, MOST),
    _seats("takes", TAKES, MOST),
    _seats("row-size", ROW_SIZE, PAPYRUS_ROW),
    _seats("kinds-owned", KINDS_OWNED, BITS),
    _seats("scarabs-at", SCARABS_AT, TRACK, HOUSES),
    _seats("priestess", PRIESTESS, 2 * ROOMS + 1, PRIESTESSES),
    _seats("boat", BOAT, NILE - 1, BOATS),
    _seats("tile-at", TILE_AT, TILES, TILE_PLACES),
    _seats("home", HOME, 1, TILE_PLACES),
    _seats("level-filled", LEVEL_FILLED, AREA, LEVELS),
    _seats("good-at", GOOD_AT, GOODS, AREA),
    _seats("offered", OFFERED, 1, AREA),
    _seats("papyrus-at", PAPYRUS_AT, PAPYRI, PAPYRUS_ROW),
    _seats("deal", DEAL, AGREEMENTS, DEALS),
    _seats("met", MET, 1, DEALS),
    _seats("points", POINTS, MOST_POINTS, POINT_SOURCES, low=-MOST_POINTS),
]

# Sources of chance
DEALING: Final = 0
SUPPLY: Final = 1
QUARRY: Final = 2
BAGS: Final = 3
STACKS: Final = 4
SOLO: Final = 5
SOURCES: Final = ["deal", "supply", "quarry", "bags", "stacks", "solo"]


class Table(State):
    """The table of Men-Nefer: tracks, markets and stacks, and how they move."""

    box: Box

    def solo(self) -> bool:
        return self.table[SEATS] == 1

    def gain_pp(self, seat: i64, source: i64, amount: i64) -> i64:
        """Prestige never falls below 0 (MN-3.2, MN-R32); says what changed."""
        t = self.table
        change = max(amount, -t[PP + seat])
        t[PP + seat] += change
        t[POINTS + POINT_SOURCES * seat + source] += change
        return change

    def gain_food(self, seat: i64, amount: i64) -> i64:
        """MN-3.1; says what was gained."""
        t = self.table
        gained = min(amount, self.box.max_food - t[FOOD + seat])
        t[FOOD + seat] += gained
        return gained

    def gain_heka(self, seat: i64, amount: i64) -> i64:
        t = self.table
        gained = min(amount, self.box.max_heka - t[HEKA + seat])
        t[HEKA + seat] += gained
        return gained

    def move_heart(self, seat: i64, steps: i64) -> i64:
        """MN-7.4; says how far it went."""
        t = self.table
        moved = min(steps, self.box.duat_last - t[HEART + seat])
        t[HEART + seat] += moved
        return moved

    def move_feather(self, seat: i64, steps: i64) -> i64:
        t = self.table
        moved = min(steps, t[FEATHER + seat])
        t[FEATHER + seat] -= moved
        return moved

    def draw_of(self, source: i64, at: i64) -> i64:
        """A random member of the set at a cell, taken out; -1 if the set is empty. Everybody sees it."""
        t = self.table
        left = t[at]
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        if count == 0:
            return -1
        skip = self.chance(source, count)
        left = t[at]
        while skip > 0:
            skip -= 1
            left &= left - 1
        lowest = left & -left
        t[at] -= lowest
        self.learn()
        member: i64 = 0
        while lowest > 1:
            lowest >>= 1
            member += 1
        return member

    # Action tiles

    def draw_tile(self) -> i64:
        """The top tile of the supply; the discard pile is turned over when it is empty (MN-6.4.5, MN-R4)."""
        t = self.table
        if t[SUPPLY_TOP]:
            tile = t[SUPPLY_TOP] - 1
            t[SUPPLY_TOP] = self.draw_of(SUPPLY, SUPPLY_REST) + 1
            return tile
        if t[KNOWN_LEFT] == 0:
            self.turn_pile()
        tile = t[KNOWN] - 1
        for k in range(i64(KNOWN), KNOWN + t[KNOWN_LEFT] - 1):
            t[k] = t[k + 1]
        t[KNOWN_LEFT] -= 1
        t[KNOWN + t[KNOWN_LEFT]] = 0
        return tile

    def turn_pile(self) -> None:
        t = self.table
        for k in range(t[PILE_SIZE]):
            t[KNOWN + k] = t[PILE + k]
            t[PILE + k] = 0
        t[KNOWN_LEFT] = t[PILE_SIZE]
        t[PILE_SIZE] = 0

    def discard_tile(self, tile: i64) -> None:
        t = self.table
        t[PILE + t[PILE_SIZE]] = 1 + tile
        t[PILE_SIZE] += 1

    # Markets

    def refill(self, market: i64, bag: i64) -> None:
        """MN-3.7: slide to the right, then draw into the empty places from left to right (MN-R55)."""
        t = self.table
        at = market + MARKET - 1
        for k in range(market + MARKET - 1, market - 1, -1):
            if t[k]:
                if at > k:
                    t[at] = t[k]
                at -= 1
        for k in range(market, at + 1):
            t[k] = self.draw_of(BAGS, bag) + 1


def member(bits: i64, number: i64) -> bool:
    return bool((bits >> number) & 1)


def first_bits(count: i64) -> i64:
    """The set of the numbers below a count."""
    return bit(count) - 1
