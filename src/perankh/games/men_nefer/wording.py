"""Things of the box as messages: what notes, labels and prompts are made of."""

from perankh.engine.message import Message, Value, seat_word
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.programs import (
    BURY,
    CHOOSE,
    ERECT,
    NAMES,
    SAIL,
    UNKNOWN_NUMBER,
    WALK,
)
from perankh.games.men_nefer.components.sizes import (
    CONDITION_NAMES,
    HOUSE_NAMES,
    NUMERALS,
    PRIESTESS_ROOMS,
    PRIESTESSES,
)
from perankh.games.men_nefer.state import IMHOTEP


def amount_word(kind: int, n: int) -> Message:
    """A gain: 2 food, 3 steps of the heart ..."""
    return Message(f"amount-{NAMES[kind]}", {"n": n})


def action_word(box: Box, item: int) -> Message:
    """What an action does, in words."""
    kind, n, m = box.item_kind[item], box.item_n[item], box.item_m[item]
    if kind == CHOOSE:
        return either_word(action_words(box, n))
    if kind in (BURY, ERECT):
        number = "?" if n == UNKNOWN_NUMBER else NUMERALS[n - 1]
        return Message(f"action-{NAMES[kind]}{'-reached' if n == UNKNOWN_NUMBER else ''}", {"number": number})
    if kind == WALK and m:
        return Message("action-walk-and-offer", {"n": n})
    if kind == SAIL and m:
        return Message("action-sail-and-activate", {"n": n, "boats": m})
    return Message(f"action-{NAMES[kind]}", {"n": n})


def either_word(words: list[Message]) -> Message:
    """One of several: joined in pairs, so that any number can be said."""
    joined = words[0]
    for word in words[1:]:
        joined = Message("either", {"first": joined, "second": word})
    return joined


def action_words(box: Box, program: int) -> list[Message]:
    start = box.program_start[program]
    return [action_word(box, item) for item in range(start, start + box.program_length[program])]


def player_word(seat: int, solo: bool) -> Message:
    return Message("imhotep") if solo and seat == IMHOTEP else seat_word(seat)


def era_word(number: int) -> Message:
    return Message(f"era-{number}")


def house_word(number: int) -> Message:
    return Message(f"house-{HOUSE_NAMES[number]}")


def field_word(house_number: int, number: int) -> Message:
    return Message(f"field-{HOUSE_NAMES[house_number]}-{number + 1}")


def tile_word(box: Box, number: int) -> Message:
    return Message(f"tile-{box.tile_names[number]}")


def row_word(number: int) -> Message:
    return Message(f"row-{number + 1}")


def glyph_word(box: Box, number: int) -> Message:
    return Message(f"glyph-{box.glyph_names[number]}")


def glyph_field_word(number: int) -> Message:
    return Message(f"glyph-field-{number + 1}")


def favour_word(box: Box, number: int) -> Message:
    return Message(f"favour-{box.favour_names[number]}")


def part_word(box: Box, number: int) -> Message:
    return Message(f"part-of-{box.part_names[number]}")


def queen_word(box: Box, number: int) -> Message:
    return Message(f"queen-{box.queen_names[number]}")


def queen_part_word(level: int) -> Message:
    return Message(f"queen-part-{level}")


def scoring_tile_word(box: Box, number: int) -> Message:
    return Message(f"scoring-{box.scoring_names[number]}")


def grave_word(box: Box, number: int) -> Message:
    return Message(f"grave-{box.grave_names[number]}")


def mastaba_word(box: Box, number: int) -> Message:
    return Message(f"mastaba-{box.mastaba_names[number]}")


def bonus_word(box: Box, place: int) -> Message:
    return Message(f"bonus-{box.bonus_names[place]}")


def papyrus_word(box: Box, number: int) -> Message:
    left, right = box.papyrus_left[number], box.papyrus_right[number]
    return Message("papyrus", {"left": drawing_word(box, left), "right": drawing_word(box, right)})


def drawing_word(box: Box, number: int) -> Message:
    return Message(f"drawing-{box.drawing_names[number]}")


def good_word(box: Box, number: int) -> Message:
    return Message(f"good-{box.good_names[number]}")


def level_word(number: int) -> Message:
    return Message(f"level-{number + 1}")


def room_word(number: int) -> Message:
    return Message(f"room-{number}")


def basket_field_word(box: Box, number: int) -> Message:
    return Message(f"temple-{box.basket_names[number]}")


def deity_word(box: Box, number: int) -> Message:
    return Message(f"deity-{box.deity_names[number]}")


def place_word(box: Box, number: int) -> Message:
    return Message(f"place-{box.place_names[number]}")


def city_word(box: Box, number: int) -> Message:
    return Message(f"place-{box.city_names[number]}")


def advantage_word(box: Box, number: int) -> Message:
    return Message(f"advantage-{box.advantage_names[number]}")


def podium_word(box: Box, number: int) -> Message:
    return Message(f"podium-{box.podium_names[number]}")


def imhotep_word(box: Box, number: int) -> Message:
    return Message(f"imhotep-tile-{box.imhotep_names[number]}")


def agreement_word(box: Box, number: int) -> Message:
    return Message("agreement", {"condition": condition_word(box, number), "value": box.agreement_value[number]})


def condition_word(box: Box, number: int) -> Message:
    kind = box.condition[number]
    args: dict[str, Value] = {"n": box.threshold[number]}
    if kind == PRIESTESS_ROOMS:
        rooms = [box.needed_room[PRIESTESSES * number + k] for k in range(box.threshold[number])]
        args["rooms"] = ", ".join(str(one) for one in sorted(rooms))
    return Message(f"condition-{CONDITION_NAMES[kind]}", args)
