"""Sizes that the layout of a position depends on, and the ids that the rules know by name.

A components file may change what these things are worth, not what they are.
"""

from typing import Final

PLAYERS: Final = 4
CREWS: Final = 4
ORDINARY: Final = 3  # the crews before the joker
JOKER: Final = 3
CARD_SPACES: Final = 10
ROUND_SPACES: Final = 7
SITES: Final = 3
SLOTS: Final = 3
SPHINX_SITE: Final = 0
OBELISK_SITE: Final = 1
PYRAMID_SITE: Final = 2
COLOURS: Final = 3
RING_PLACES: Final = 3
MARKETS: Final = 2
STONE_MARKET: Final = 0
GRAIN_MARKET: Final = 1
MONUMENTS: Final = 4
GRAVES: Final = 0
OBELISK: Final = 1
PYRAMID: Final = 2
TEMPLE: Final = 3
PARTS: Final = 4
NILE: Final = 56
DECKS: Final = 3
SPHINX: Final = 29
GRAVE_TILES: Final = 20
START_FIELD: Final = NILE  # stands for a player's start field where a card is meant

CREW_NAMES: Final = ["blue", "black", "yellow", "joker"]
COLOUR_NAMES: Final = ["brown", "yellow_green", "green"]
RING_NAMES: Final = ["left", "middle", "right"]
ROUND_NAMES: Final = ["edfu", "thebae", "selinon", "beni_hasan", "alyi", "passalon", "heliopolis"]
SITE_NAMES: Final = ["sphinx_site", "obelisk_site", "pyramid_site"]
MARKET_NAMES: Final = ["stone_market", "grain_market"]
MONUMENT_NAMES: Final = ["graves", "obelisk", "pyramid", "temple"]
PART_NAMES: Final = ["left_pylon", "right_pylon", "columns", "roof"]

# What a file may not exceed
MOST_SPACES: Final = 96
MOST_ROWS: Final = 12
MOST_STEPS: Final = 12
MOST_STONES: Final = 40
MOST_STRENGTH: Final = 20
MOST_DRAWN: Final = 5
MOST_FIELDS: Final = 38
MOST_ROUNDS: Final = 8
MOST_USES: Final = 15  # of one power in one round

# Kinds of Nile card
FIELD: Final = 0
QUARRY: Final = 1
SECOND_SHIP: Final = 2
TWO_CREWS: Final = 3
STONES_CARD: Final = 4
KEEP_TWO: Final = 5
GRAIN_CARD: Final = 6
TWICE_CARD: Final = 7
STRENGTH_CARD: Final = 8
JOIN_CARD: Final = 9
EXTRA_DRAW: Final = 10
STONES_AS_GRAIN: Final = 11
GRAVE_CARD: Final = 12
MARKET_CARD: Final = 13
CHOICE_CARD: Final = 14
CREWS_CARD: Final = 15
IMPROVER: Final = 16
FIRST_IN_LINE: Final = 17
BLOCKS_CARD: Final = 18
SALE_CARD: Final = 19
TRAINING: Final = 20  # from here on: powers that work once a round
HIRING: Final = 21
SHARING: Final = 22
UPSTREAM: Final = 23
LEFTOVER: Final = 24
ONCE_A_ROUND: Final = TRAINING
OP_COUNT: Final = 25
OPS: Final = [
    "field",
    "quarry",
    "place_second_ship",
    "use_two_crews",
    "stones",
    "sphinx_keep",
    "grain",
    "double_round_space",
    "build_strength",
    "join_full_site",
    "sphinx_extra_draw",
    "stones_as_grain",
    "grave_value",
    "market",
    "raise_crews_of_choice",
    "raise_crews",
    "improve_field",
    "move_to_first_slot",
    "points_per_own_block",
    "sell_stones",
    "raise_crew_each_round",
    "pay_stones_raise_crew",
    "use_occupied_round_space",
    "place_upstream",
    "take_leftover_nile_card",
]

INSTANT: Final = 0
ANYTIME: Final = 1
PERMANENT: Final = 2
TIMINGS: Final = ["instant", "anytime", "permanent"]

# Sphinx conditions
OBELISK_ROW: Final = 0
PYRAMID_ROW: Final = 1
TEMPLE_PARTS: Final = 2
LAST_STEP_COUNT: Final = 3
OWN_BLOCKS: Final = 4
OWN_BLOCKS_EACH: Final = 5
OWN_LAST_STEP: Final = 6
CREW_STRENGTH: Final = 7
HIGHEST_YIELD: Final = 8
PER_PERMANENT: Final = 9
PER_SCORE: Final = 10
PER_BLOCK: Final = 11
SPHINX_OPS: Final = [
    "obelisk_row_built",
    "pyramid_row_complete",
    "temple_parts_complete",
    "players_on_last_step",
    "own_blocks",
    "own_blocks_each",
    "own_last_step",
    "crew_strength",
    "highest_yield",
    "per_permanent_effect_card",
    "per_score",
    "per_own_block",
]
QUARRY_YIELD: Final = COLOURS  # as the colour of a HIGHEST_YIELD condition

assert [len(names) for names in (CREW_NAMES, COLOUR_NAMES, RING_NAMES, ROUND_NAMES, SITE_NAMES, MARKET_NAMES)] == [
    CREWS, COLOURS, RING_PLACES, ROUND_SPACES, SITES, MARKETS,
]  # fmt: skip
assert len(OPS) == OP_COUNT
assert len(MONUMENT_NAMES) == MONUMENTS
assert len(PART_NAMES) == PARTS
