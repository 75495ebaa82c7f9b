"""What is printed on the boards, as plain data for a view; it never changes during a game."""

from functools import cache

from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BASKET_FIELDS,
    COLUMNS,
    CONSTRUCTION,
    FAVOUR_FIELD,
    FIELD_KINDS,
    GLYPH_TRACK,
    GRAVES,
    HOUSE_NAMES,
    LEVELS,
    NILE,
    NUMERALS,
    PODIUMS,
    ROOMS,
    ROWS,
    SECTIONS,
    TRACK,
)


@cache
def plain_actions(box: Box, program: int) -> list[dict[str, object]]:
    """The actions of a program as messages."""
    return [word.plain() for word in wording.action_words(box, program)]


@cache
def good_view(box: Box, good: int) -> dict[str, object]:
    """With the actions that each level adds (MN-10.6.2)."""
    programs = [box.good_program[LEVELS * good + level] for level in range(LEVELS)]
    lengths = [0, *(box.program_length[program] for program in programs)]
    levels = [plain_actions(box, program)[lengths[k] :] for k, program in enumerate(programs)]
    return {"id": box.good_names[good], "kind": box.kind_names[box.good_kind[good]], "levels": levels}


@cache
def board(box: Box, players: int) -> dict[str, object]:
    return {
        "colours": box.colours,
        "tracks": {name: _track(box, number) for number, name in enumerate(HOUSE_NAMES)},
        "rows": [{"food": box.row_food[k], "actions": plain_actions(box, box.row_program[k])} for k in range(ROWS)],
        "hieroglyph_bonuses": [plain_actions(box, box.glyph_program[k]) for k in range(GLYPH_TRACK)],
        "great_track": [_great_field(box, field, players) for field in range(1, box.great_last + 1)],
        "queens_track": [bool(box.queens_kind[field]) for field in range(1, box.queens_last + 1)],
        "graves": {box.grave_names[k]: _grave(box, k) for k in range(GRAVES)},
        "activations": [box.activations[k] for k in range(COLUMNS)],
        "rooms": [box.room_cost[room] for room in range(1, ROOMS + 1)],
        "temple": {box.basket_names[k]: plain_actions(box, box.basket_program[k]) for k in range(BASKET_FIELDS)},
        "obelisk": [_obelisk_field(box, field) for field in range(1, box.sun_last + 1)],
        "nile": {box.place_names[k]: _place(box, k) for k in range(NILE)},
        "podiums": {box.podium_names[k]: _podium(box, k) for k in range(PODIUMS)},
        "duat": {"last": box.duat_last, "symbols": _symbols(box)},
        "goods_prices": list(box.good_price),
        "goods_places": [{"level": box.area_level[k] + 1, "prestige": box.area_pp[k]} for k in range(AREA)],
        "papyrus_prices": list(box.papyrus_price),
        "papyrus_row_prices": list(box.row_price),
        "limits": {"food": box.max_food, "heka": box.max_heka},
    }


def _track(box: Box, house: int) -> list[list[dict[str, object]]]:
    return [plain_actions(box, box.field_program[TRACK * house + field]) for field in range(TRACK)]


def _great_field(box: Box, field: int, players: int) -> dict[str, object]:
    kind = box.great_kind_2[field] if players == 2 else box.great_kind[field]
    shown: dict[str, object] = {"kind": FIELD_KINDS[kind]}
    if kind == FAVOUR_FIELD:
        shown["favours"] = box.great_favours[field]
    elif kind != CONSTRUCTION:
        shown["prestige"] = box.great_seal[field]
    return shown


def _grave(box: Box, grave: int) -> dict[str, object]:
    return {
        "row": box.grave_row[grave],
        "column": NUMERALS[box.grave_column[grave]],
        "actions": plain_actions(box, box.grave_program[grave]),
    }


def _obelisk_field(box: Box, field: int) -> dict[str, object]:
    if box.sun_deity[field]:
        return {"kind": "deity"}
    if box.sun_heka[field] > box.sun_heka[field - 1]:
        return {"kind": "heka", "heka": box.sun_heka[field]}
    return {"kind": "seal", "prestige": box.sun_seal[field]}


def _place(box: Box, place: int) -> dict[str, object]:
    overtaken = box.overtaken[place]
    if place < SECTIONS:
        return {"food": box.section_food[place], "overtaken": overtaken}
    exit_to = box.exit_to[place - SECTIONS]
    return {"from": box.place_names[exit_to - 1], "to": box.place_names[exit_to], "overtaken": overtaken}


def _podium(box: Box, podium: int) -> dict[str, object]:
    return {
        "avenue": box.avenue_names[box.podium_avenue[podium]],
        "number": NUMERALS[box.podium_number[podium] - 1],
        "actions": plain_actions(box, box.podium_program[podium]),
    }


def _symbols(box: Box) -> list[int]:
    """The boundaries with a symbol; boundary i lies between the spaces i and i + 1 (MN-7.2)."""
    return [k for k in range(box.duat_last) if box.symbols_left[k + 1] > box.symbols_left[k]]
