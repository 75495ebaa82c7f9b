"""The ids that the rules know by name. A components file may change what these things are worth, not what they are."""

from typing import Final

CREW_NAMES: Final = ["blue", "black", "yellow", "joker"]
COLOUR_NAMES: Final = ["brown", "yellow_green", "green"]
RING_NAMES: Final = ["left", "middle", "right"]
ROUND_NAMES: Final = ["edfu", "thebae", "selinon", "beni_hasan", "alyi", "passalon", "heliopolis"]
SITE_NAMES: Final = ["sphinx_site", "obelisk_site", "pyramid_site"]
MARKET_NAMES: Final = ["stone_market", "grain_market"]
MONUMENT_NAMES: Final = ["graves", "obelisk", "pyramid", "temple"]
PART_NAMES: Final = ["left_pylon", "right_pylon", "columns", "roof"]
TIMINGS: Final = ["instant", "anytime", "permanent"]

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
