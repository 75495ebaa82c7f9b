"""The decisions of a game of Men-Nefer, and the moves they are answered with."""

from typing import Final

from perankh.engine.agenda import Kind
from perankh.engine.moves import Family, MoveTable
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    BASKET_FIELDS,
    BOATS,
    BONUSES,
    FAVOURS,
    GOODS,
    GRAVES,
    HOUSE_NAMES,
    HOUSES,
    ITEMS,
    LEVELS,
    MARKET,
    NILE,
    PODIUMS,
    QUEENS,
    ROOMS,
    ROWS,
    SITES,
    TILES,
    TRACK,
    UNITS,
)

# Decisions. "Free": 1 if the player may forfeit the action before its first move (MN-R62)
TURN: Final = 0  # one of the three options (MN-6.1)
WHICH_HOUSE: Final = 1  # MN-6.2.2; a: tile place
WHICH_FIELD: Final = 2  # MN-6.3.2; a: house
WHICH_ROW: Final = 3  # MN-6.4.4; a: the gap
WHICH_ACTION: Final = 4  # MN-3.4; a: program, b: items done
WHICH_OPTION: Final = 5  # MN-3.5; a: program of alternatives, b: free
WHICH_FAVOUR: Final = 6  # MN-8.1; a: how many
FOOD_SHARE: Final = 7  # MN-15.1; a: units
WHICH_SCARAB: Final = 8  # MN-3.9; a: how many
WHICH_STONE: Final = 9  # MN-8.3; a: steps, d: free
WHICH_SITE: Final = 10  # MN-8.4.1
WHICH_COVERED: Final = 11  # MN-8.4.3; a: how many, b: sites used, as bits
WHICH_QUEEN: Final = 12  # MN-8.7.1
WHICH_GRAVE: Final = 13  # MN-9.2; a: number, b: free
WHICH_BONUS: Final = 14  # MN-9.2.2, MN-9.4; a: how many, b: places allowed
WHICH_PAPYRUS: Final = 15  # MN-9.6; a: how many, b: 1 if they cost, c: free
WHICH_GOOD: Final = 16  # MN-10.1; a: how many, b: 1 if they cost, c: free
WHICH_LEVEL: Final = 17  # MN-10.1.1; a: good
WHICH_PRIESTESS: Final = 18  # MN-10.3; a: steps, c: 1 if an offering is open, d: free
WHICH_OFFERING: Final = 19  # MN-10.6.1
WHICH_BASKET: Final = 20  # MN-10.6.4; the field
SUN_OR_STOP: Final = 21  # MN-10.8; a: steps
WHICH_VOYAGE: Final = 22  # MN-11.2; a: steps, d: 2 x activations + free
WHICH_BOAT: Final = 23  # MN-11.5; a: activations
CITY_AGREEMENT: Final = 24  # MN-11.7; a: city
ANY_AGREEMENT: Final = 25  # MN-11.9; a: how many, b: free
WHICH_DISCARD: Final = 26  # MN-11.8; a: the new agreement
WHICH_PODIUM: Final = 27  # MN-12.2; a: number, b: free
# Steps
NEXT_TURN: Final = 28
END_TURN: Final = 29
RUN: Final = 30  # a: program, b: items done, c: 1 if chosen rather than forfeited
DISCARD_TILE: Final = 31  # a: tile
CLOSE_GAP: Final = 32  # a: place of the display
RAISE: Final = 33  # the sun disc; a: steps, b: 1 if the next deity field is wanted
LAY_BASKET: Final = 34
LIE_DOWN: Final = 35  # a: room
LEAVE_CITY: Final = 36  # a: boat
INUNDATE: Final = 37
HARVEST: Final = 38

KINDS: Final = [
    Kind("turn", forced=True),
    Kind("which-house", forced=True),
    Kind("which-field", forced=True),
    Kind("which-row", forced=True),
    Kind("which-action", forced=True),
    Kind("which-option", forced=True),
    Kind("which-favour", forced=True),
    Kind("food-share", forced=True),
    Kind("which-scarab", forced=True),
    Kind("which-stone", forced=True),
    Kind("which-site", forced=True),
    Kind("which-covered", forced=True),
    Kind("which-queen", forced=True),
    Kind("which-grave", forced=True),
    Kind("which-bonus", forced=True),
    Kind("which-papyrus", forced=True),
    Kind("which-good", forced=True),
    Kind("which-level", forced=True),
    Kind("which-priestess", lapses=True),
    Kind("which-offering", lapses=True),
    Kind("which-basket", forced=True),
    Kind("sun-or-stop", forced=True),
    Kind("which-voyage", lapses=True),
    Kind("which-boat", lapses=True),
    Kind("city-agreement", lapses=True),
    Kind("any-agreement", forced=True),
    Kind("which-discard", forced=True),
    Kind("which-podium", forced=True),
    Kind("next-turn", step=True),
    Kind("end-turn", step=True),
    Kind("run", step=True),
    Kind("discard-tile", step=True),
    Kind("close-gap", step=True),
    Kind("raise", step=True),
    Kind("lay-basket", step=True),
    Kind("lie-down", step=True),
    Kind("leave-city", step=True),
    Kind("inundate", step=True),
    Kind("harvest", step=True),
]

# Moves
VISIT: Final = 0  # with a tile
SPECIALISE: Final = VISIT + TILES
TAKE: Final = SPECIALISE + HOUSES  # from a place of the display
ENTER: Final = TAKE + ROWS  # a house
FIELD: Final = ENTER + HOUSES  # of a track, from 1 on
ROW: Final = FIELD + TRACK
DO: Final = ROW + ROWS  # an action of a list
PICK: Final = DO + ITEMS  # one of several alternatives
FAVOUR: Final = PICK + ITEMS
SHARE: Final = FAVOUR + FAVOURS  # so many of the units as food
SCARAB: Final = SHARE + UNITS + 1
HAUL_GREAT: Final = SCARAB + HOUSES
HAUL_QUEENS: Final = HAUL_GREAT + 1
BUILD: Final = HAUL_QUEENS + 1  # on a site
REAP: Final = BUILD + SITES  # a covered favour
WATCH: Final = REAP + SITES  # an eye at a queens' pyramid
BURY_AT: Final = WATCH + QUEENS
INVOKE: Final = BURY_AT + GRAVES  # a mastaba bonus
PAPYRUS: Final = INVOKE + BONUSES  # of the market
GOOD: Final = PAPYRUS + MARKET
LEVEL: Final = GOOD + MARKET
WALK_FROM: Final = LEVEL + LEVELS  # an upright priestess, from before the temple or a room
ROUSE: Final = WALK_FROM + ROOMS  # a lying priestess, from a room
OFFER: Final = ROUSE + ROOMS
BASKET: Final = OFFER + GOODS
ASCEND: Final = BASKET + BASKET_FIELDS
SAIL_TO: Final = ASCEND + 1  # by boat and place
ACTIVATE: Final = SAIL_TO + BOATS * NILE
AGREE: Final = ACTIVATE + BOATS
DISCARD: Final = AGREE + AGREEMENTS
ERECT_ON: Final = DISCARD + AGREEMENTS
STOP: Final = ERECT_ON + PODIUMS


def move_table(box: Box) -> MoveTable:
    boats = [str(boat) for boat in _upto(BOATS)]
    return MoveTable(
        [
            Family(VISIT, "visit", box.tile_names),
            Family(SPECIALISE, "specialise", HOUSE_NAMES),
            Family(TAKE, "take", _upto(ROWS)),
            Family(ENTER, "enter", HOUSE_NAMES),
            Family(FIELD, "field", _upto(TRACK)),
            Family(ROW, "row", _upto(ROWS)),
            Family(DO, "do", _upto(ITEMS)),
            Family(PICK, "pick", _upto(ITEMS)),
            Family(FAVOUR, "favour", box.favour_names),
            Family(SHARE, "share", [str(units) for units in range(UNITS + 1)]),
            Family(SCARAB, "scarab", HOUSE_NAMES),
            Family(HAUL_GREAT, "haul", ["great", "queens"]),
            Family(BUILD, "build", _upto(SITES)),
            Family(REAP, "reap", _upto(SITES)),
            Family(WATCH, "watch", box.queen_names),
            Family(BURY_AT, "bury", _lower(box.grave_names)),
            Family(INVOKE, "invoke", _lower(box.bonus_names)),
            Family(PAPYRUS, "papyrus", _upto(MARKET)),
            Family(GOOD, "good", _upto(MARKET)),
            Family(LEVEL, "level", _upto(LEVELS)),
            Family(WALK_FROM, "walk", [str(room) for room in range(ROOMS)]),
            Family(ROUSE, "rouse", [str(room) for room in range(ROOMS)]),
            Family(OFFER, "offer", box.good_names),
            Family(BASKET, "basket", box.basket_names),
            Family(ASCEND, "ascend"),
            Family(SAIL_TO, "sail", [f"{boat} {place}" for boat in boats for place in box.place_names]),
            Family(ACTIVATE, "activate", boats),
            Family(AGREE, "agree", box.agreement_names),
            Family(DISCARD, "discard", box.agreement_names),
            Family(ERECT_ON, "erect", box.podium_names),
            Family(STOP, "stop"),
        ]
    )


def _upto(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _lower(names: list[str]) -> list[str]:
    """Notation is written in small letters."""
    return [name.lower() for name in names]
