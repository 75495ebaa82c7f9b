"""The things of Sobek in words, as message ids."""

from perankh.engine.message import Message
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import BACK_NAMES, FACING_NAMES, FIRST_PERSON, PERSON_BACK, PIROGUE_NAMES
from perankh.games.sobek.moves import CELL_NAMES


def tile_word(box: Box, tile: int) -> Message:
    if tile >= FIRST_PERSON:
        return Message(f"person-{box.tile_names[tile]}")
    good = good_word(box, box.good[tile])
    if box.coin[tile]:
        return Message("tile-coin", {"good": good})
    return Message("tile-scarabs", {"good": good, "scarabs": box.scarabs[tile]}) if box.scarabs[tile] else good


def open_word(box: Box, tile: int) -> Message:
    """A tile of the market as everybody sees it (SB-3.8)."""
    return back_word(PERSON_BACK) if box.back[tile] == PERSON_BACK else tile_word(box, tile)


def good_word(box: Box, good: int) -> Message:
    return Message(f"good-{box.good_names[good]}")


def back_word(back: int) -> Message:
    return Message(f"back-{BACK_NAMES[back]}")


def facing_word(facing: int) -> Message:
    return Message(f"facing-{FACING_NAMES[facing]}")


def pirogue_word(kind: int) -> Message:
    return Message(f"pirogue-{PIROGUE_NAMES[kind]}")


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]
