"""The things of Terra Pyramides in words, as message ids."""

from perankh.engine.message import Message
from perankh.games.terra_pyramides.components.boards import CELL_NAMES, LINE_NAMES, Board
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import CARD_NAMES


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def site_name(board: Board, site: int) -> str:
    return CELL_NAMES[board.sites[site]]


def tile_word(box: Box, tile: int) -> Message:
    return type_word(box, box.tile_type[tile])


def type_word(box: Box, kind: int) -> Message:
    """A tile is called by its icons, so that the words are true to any components file."""
    icons = box.type_icons[kind]
    if len(icons) == 1:
        return Message("tile-one", {"icon": icon_word(icons[0])})
    if icons[0] == icons[1]:
        return Message("tile-twice", {"icons": Message(f"icons-{icons[0]}")})
    return Message("tile-pair", {"first": icon_word(icons[0]), "second": icon_word(icons[1])})


def icon_word(icon: str) -> Message:
    return Message("icon-" + icon.replace(":", "-"))


def stone_word(box: Box, colour: int) -> Message:
    return Message(f"icon-stone-{box.colour_names[colour]}")


def colour_word(box: Box, colour: int) -> Message:
    return Message(f"colour-{box.colour_names[colour]}")


def level_word(level: int) -> Message:
    return Message(f"level-{level}")


def line_word(line: int) -> Message:
    return Message(f"line-{LINE_NAMES[line]}")


def card_word(card: int) -> Message:
    return Message(f"card-{CARD_NAMES[card]}")
