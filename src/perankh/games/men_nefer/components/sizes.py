"""Sizes that the layout of a position depends on, and names with a meaning in the rules."""

from typing import Final

PLAYERS: Final = 4
ITEMS: Final = 6  # the most actions that one field, tile or bonus may show
UNITS: Final = 6  # the most food and heka that one action may let a player mix
ERAS: Final = 3
HOUSES: Final = 5
TRACK: Final = 6  # fields of a specialisation track
ROWS: Final = 5  # places of the display
TILES: Final = 20
TILE_PLACES: Final = 3  # of a board, each with an apprentice
GLYPH_TRACK: Final = 6
FAVOURS: Final = 4
SITES: Final = 4
LEVELS: Final = 3  # of the Great Pyramid below the pyramidion; of the goods area
PARTS: Final = SITES * LEVELS
QUEENS: Final = 3
GRAVES: Final = 18
GRAVE_ROWS: Final = 2
COLUMNS: Final = 3
BONUSES: Final = GRAVE_ROWS + COLUMNS  # places: rows, then columns
MASTABAS: Final = 7
MARKET: Final = 4  # places of either market
PAPYRI: Final = 40
PAPYRUS_ROW: Final = 5
GOODS: Final = 35
AREA: Final = 9  # goods places of a board
ROOMS: Final = 4
ROOM_FIELDS: Final = 8
BASKET_FIELDS: Final = ROOMS * ROOM_FIELDS
DEITIES: Final = 8
SECTIONS: Final = 7
CITIES: Final = 6
NILE: Final = SECTIONS + CITIES  # places of a boat: sections (the harbour is 0), then cities
CITY_PLACES: Final = 3
AGREEMENTS: Final = 51
VALUES: Final = 3
DEALS: Final = 8  # agreement places of a board
PODIUMS: Final = 16
AVENUES: Final = 4
PRIESTESSES: Final = 4
BOATS: Final = 4
SCORING_TILES: Final = 6
IMHOTEP_TILES: Final = 9

# Fields of the Great Pyramid track
PLAIN: Final = 0
CONSTRUCTION: Final = 1
FAVOUR_FIELD: Final = 2

# What trade agreements and queens' pyramids count (MN-15.2, MN-15.3)
SARCOPHAGI_PLACED: Final = 0
SPHINXES_ERECTED: Final = 1
SUN_FIELDS: Final = 2
EYES_PLACED: Final = 3
PRIESTESSES_IN: Final = 4
PRIESTESS_ROOMS: Final = 5
BOATS_OUT: Final = 6
OVERTAKEN: Final = 7
TWO_SCARABS: Final = 8
GLYPH_FIELDS: Final = 9
BASKETS_IN: Final = 10
ROLLED_PAPYRI: Final = 11
GREAT_FIELD: Final = 12
HEART_FIELD: Final = 13
FEATHER_FIELD: Final = 14
GOODS_OWNED: Final = 15
GOODS_KINDS: Final = 16
FULFILLED: Final = 17
CONDITIONS: Final = 18
CONDITION_NAMES: Final = [
    "sarcophagi", "sphinxes", "sun_fields", "eyes_placed", "priestesses_in_temple", "priestess_rooms", "boats_out",
    "fishing_boats_overtaken", "two_scarabs_sum", "hieroglyph_fields", "baskets", "rolled_papyri",
    "great_pyramid_field", "heart_field", "feather_field", "goods", "different_goods", "fulfilled_agreements",
]  # fmt: skip

PYRAMID_HOUSE: Final = 0
NECROPOLIS: Final = 1
TEMPLE_HOUSE: Final = 2
NILE_HOUSE: Final = 3
SPHINX_HOUSE: Final = 4
HOUSE_NAMES: Final = ["pyramids", "necropolis", "temple", "nile", "sphinxes"]
FIELD_KINDS: Final = ["seal", "construction", "favour"]
OBELISK_KINDS: Final = ["seal", "deity", "heka"]
NUMERALS: Final = ["I", "II", "III"]
GROUPS: Final = ["left", "middle", "right"]  # of cities
VISIT_OPTION: Final = 0
RAISE_OPTION: Final = 1
TAKE_OPTION: Final = 2
TURN_OPTIONS: Final = ["visit", "specialise", "take"]
PP_GIFT: Final = 0
SUN_GIFT: Final = 1
STONE_GIFT: Final = 2
GIFTS: Final = ["gain_pp", "sun", "stone"]
TOP_HOUSE: Final = 0
BOTTOM_HOUSE: Final = 1
LOWEST_SCARAB: Final = 2
PREFERENCES: Final = ["top", "bottom", "lowest_scarab"]
