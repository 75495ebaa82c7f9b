"""Sizes that the layout of a position depends on, and names with a meaning in the rules."""

from typing import Final

COLUMNS: Final = 10
ROWS: Final = 11
CELLS: Final = COLUMNS * ROWS
LONGEST: Final = 11  # cells of the longest row that fits on the board
AROUND: Final = 8
MOST_SEATS: Final = 4
COLOURS: Final = 6
WHITE: Final = 6  # the joker, after the colours
STONE_KINDS: Final = 7
LEVELS: Final = 5
MOST_PAID: Final = 5  # stones for one level
TILES: Final = 64
STACKS: Final = 8
DEPTH: Final = 8  # tiles of the largest stack
FOUNDATIONS: Final = 22
CARDS: Final = 6
TASKS: Final = 3

BASE: Final = 0
HORUS: Final = 1
NILE_VERSION: Final = 2
VERSION_NAMES: Final = ["base", "horus", "nile"]

CARD_GRAVE_GOODS: Final = 0
CARD_EYES: Final = 1
CARD_OASES: Final = 2
CARD_NILE: Final = 3
CARD_HIGHEST: Final = 4
CARD_MOST: Final = 5
CARD_NAMES: Final = ["grave_goods", "horus_eyes", "oases", "nile", "highest_pyramid", "most_pyramids"]

NO_STONE: Final = -1
ICONS: Final = ["worker", "eye", "stone", "grave_good", "oasis", "gold"]
PYRAMIDS_GOAL: Final = 0
POINTS_GOAL: Final = 1
GOALS: Final = ["pyramids_of_value", "points_more_than"]
