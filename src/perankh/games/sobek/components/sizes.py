"""Sizes that the layout of a position depends on, and names with a meaning in the rules."""

from typing import Final

GOODS: Final = 6  # types that can be sold
WILD: Final = 6  # in place of a type: statues and the Architect
TILES: Final = 65
PEOPLE: Final = 10  # the last tiles are the characters
FIRST_PERSON: Final = TILES - PEOPLE
BACKS: Final = 3
START_BACK: Final = 0
GOODS_BACK: Final = 1
PERSON_BACK: Final = 2
SIDE: Final = 6
CELLS: Final = SIDE * SIDE
FACINGS: Final = 4
NO_FACING: Final = FACINGS
PIROGUES: Final = 13
PIROGUE_KINDS: Final = 9
SLOTS: Final = 5
DEBENS: Final = 13

ARCHITECT: Final = 0
QUEEN: Final = 1
VIZIER: Final = 2
THIEF: Final = 3
COURTESAN: Final = 4
MERCHANT: Final = 5
SCRIBE: Final = 6
HIGH_PRIEST: Final = 7
ROLES: Final = ["architect", "queen", "vizier", "thief", "courtesan", "merchant", "scribe", "high_priest"]

PYRAMID: Final = 0
SEVEN_POINTS: Final = 1
TWO_POINTS_DEBEN: Final = 2
EYE: Final = 3
POINTING_HAND: Final = 4
TWO_SCARABS: Final = 5
MUMMY: Final = 6
COBRA_1: Final = 7
COBRA_2: Final = 8
PIROGUE_NAMES: Final = [
    "pyramid", "seven_points", "two_points_deben", "eye", "pointing_hand", "two_scarabs", "mummy", "cobra_1", "cobra_2",
]  # fmt: skip

BACK_NAMES: Final = ["start", "goods", "character"]
FACING_NAMES: Final = ["horizontal", "vertical", "diagonal_down", "diagonal_up"]
