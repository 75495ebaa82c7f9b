"""The things of Egizia in words, as message ids. What a card says follows from its entry in components.toml."""

from functools import cache

from perankh.engine.message import Message, Value
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import (
    COLOUR_NAMES,
    CREW_NAMES,
    CREW_STRENGTH,
    CREWS,
    CREWS_CARD,
    EXTRA_DRAW,
    FIELD,
    GRAVES,
    HIGHEST_YIELD,
    LAST_STEP_COUNT,
    MARKET_CARD,
    MARKET_NAMES,
    MARKETS,
    MONUMENT_NAMES,
    MONUMENTS,
    OBELISK,
    OBELISK_ROW,
    OPS,
    OWN_BLOCKS,
    OWN_BLOCKS_EACH,
    OWN_LAST_STEP,
    PART_NAMES,
    PARTS,
    PER_BLOCK,
    PER_SCORE,
    PLAYERS,
    PYRAMID,
    PYRAMID_ROW,
    QUARRY_YIELD,
    RING_NAMES,
    ROUND_NAMES,
    SITE_NAMES,
    SPHINX,
    SPHINX_OPS,
    START_FIELD,
    TEMPLE_PARTS,
)

# Fixed things


def crew_word(crew: int) -> Message:
    return Message(f"crew-{CREW_NAMES[crew]}")


def crew_words(crews: int) -> list[Message]:
    return [crew_word(crew) for crew in range(CREWS) if crews >> crew & 1]


def colour_word(colour: int) -> Message:
    return Message(f"colour-{COLOUR_NAMES[colour]}")


def market_word(market: int) -> Message:
    return Message(f"market-{MARKET_NAMES[market]}")


def ring_word(place: int) -> Message:
    return Message(f"ring-{RING_NAMES[place]}")


def round_word(space: int) -> Message:
    return Message(f"round-{ROUND_NAMES[space]}")


def site_word(site: int) -> Message:
    return Message(f"site-{SITE_NAMES[site]}")


def monument_word(monument: int) -> Message:
    return Message(f"monument-{MONUMENT_NAMES[monument]}")


def part_word(part: int) -> Message:
    return Message(f"part-{PART_NAMES[part]}")


def step_word(step: int) -> Message:
    """Numbers that tell things apart are messages, so that the table of occurrences tells them apart, too."""
    return Message(f"step-{step}")


def slot_word(slot: int) -> Message:
    return Message(f"slot-{slot + 1}")


def row_word(row: int) -> Message:
    return Message(f"row-{row}")


def column_word(column: int) -> Message:
    return Message(f"column-{column}")


def position_word(box: Box, position: int) -> Message:
    """A space of the river, by its position."""
    name = box.river_names[position - 1]
    if name in ROUND_NAMES:
        return Message(f"round-{name}")
    if name in SITE_NAMES:
        return Message(f"site-{name}")
    return Message("card-space", {"number": box.card_names.index(name) + 1})


def space_word(box: Box, space: int) -> Message:
    """A space of a monument."""
    monument = box.monument[space]
    if monument == GRAVES:
        return Message("space-graves", {"column": column_word(space + 1)})
    if monument == OBELISK:
        k = space - box.obelisk_start
        return Message(
            "space-obelisk", {"row": row_word(box.obelisk_row[k]), "column": column_word(box.obelisk_column[k])}
        )
    if monument == PYRAMID:
        row = max(row for row in range(box.rows) if box.row_start[row] <= space)
        column = space - box.row_start[row] + 1
        return Message("space-pyramid", {"row": row_word(row + 1), "column": column_word(column)})
    part = max(part for part in range(PARTS) if box.part_start[part] <= space)
    return Message("space-temple", {"part": part_word(part), "row": row_word(space - box.part_start[part] + 1)})


# Nile cards


@cache
def nile_word(box: Box, card: int) -> Message:
    op = box.op[card]
    args: dict[str, Value] = {"number": int(box.amount[card]), "price": int(box.price[card])}
    if op == FIELD:
        bonus = box.boon_stones[card] or box.boon_points[card] or any(_markets(box, card))
        args |= {"colour": colour_word(box.colour[card]), "bonus": _bonus(box, card)}
        return Message("card-field-bonus" if bonus else "card-field", args)
    if op == EXTRA_DRAW:
        args["most"] = int(box.draw_most)
    elif op == MARKET_CARD:
        args["markets"] = _market_steps(box, card)
    elif op == CREWS_CARD:
        args["crews"] = _crew_steps(box, card)
    args["monuments"] = [monument_word(m) for m in range(MONUMENTS) if box.blocks_of[card] >> m & 1]
    return Message(f"card-{OPS[op]}", args)


def nile_effect(box: Box, card: int) -> Message:
    """What a card does, in a sentence."""
    word = nile_word(box, card)
    return Message(f"{word.id}-effect", word.args)


def field_word(box: Box, card: int, colour: int) -> Message:
    """A field in its present colour."""
    grain = box.start_field if card == START_FIELD else box.amount[card]
    return Message("card-field", {"colour": colour_word(colour), "number": int(grain)})


def _markets(box: Box, card: int) -> list[int]:
    return [int(box.boon_market[MARKETS * card + market]) for market in range(MARKETS)]


def _market_steps(box: Box, card: int) -> list[Message]:
    steps = _markets(box, card)
    return [Message("market-steps", {"market": market_word(m), "steps": steps[m]}) for m in range(MARKETS) if steps[m]]


def _crew_steps(box: Box, row: int) -> list[Message]:
    steps = [int(box.boon_crew[CREWS * row + crew]) for crew in range(CREWS)]
    return [Message("crew-steps", {"crew": crew_word(c), "steps": steps[c]}) for c in range(CREWS) if steps[c]]


def _bonus(box: Box, card: int) -> list[Message]:
    """What a field pays once when it is taken (EG-18.2)."""
    found = _market_steps(box, card)
    if box.boon_points[card]:
        found.append(Message("bonus-points", {"points": int(box.boon_points[card])}))
    if box.boon_stones[card]:
        found.append(Message("bonus-stones", {"stones": int(box.boon_stones[card])}))
    return found


def boon_words(box: Box, row: int) -> list[Message]:
    """What a round space or card gives, item by item."""
    found = _market_steps(box, row) + _crew_steps(box, row)
    for name, number in (
        ("bonus-choice", box.boon_choice[row]),
        ("bonus-stones", box.boon_stones[row]),
        ("bonus-points", box.boon_points[row]),
        ("bonus-ring", box.boon_ring[row]),
    ):
        if number:
            found.append(Message(name, {name.partition("-")[2]: number}))
    return found


# Sphinx cards


@cache
def sphinx_word(box: Box, card: int) -> Message:
    op = box.sphinx_op[card]
    args: dict[str, Value] = {"points": int(box.sphinx_points[card])}
    if box.sphinx_min[card]:
        args["min"] = row_word(box.sphinx_min[card])
    return Message(f"sphinx-{SPHINX_OPS[op]}", args | _condition(box, card, op, box.sphinx_object[card]))


def _condition(box: Box, card: int, op: int, thing: int) -> dict[str, Value]:
    if op in (OBELISK_ROW, PYRAMID_ROW):
        return {"row": row_word(thing)}
    if op == TEMPLE_PARTS:
        return {"parts": [part_word(part) for part in range(PARTS) if thing >> part & 1]}
    if op in (LAST_STEP_COUNT, OWN_LAST_STEP):
        table = [int(box.sphinx_table[(PLAYERS + 1) * card + k]) for k in range(1, PLAYERS + 1)]
        return {"market": market_word(thing), "table": " / ".join(map(str, table))}
    if op in (OWN_BLOCKS, PER_BLOCK):
        return {"monument": monument_word(thing)}
    if op == OWN_BLOCKS_EACH:
        return {"monuments": [monument_word(m) for m in range(MONUMENTS) if thing >> m & 1]}
    if op == CREW_STRENGTH:
        return {"crew": crew_word(thing)}
    if op == HIGHEST_YIELD:
        return {"kind": Message("yield-quarry" if thing == QUARRY_YIELD else f"yield-{COLOUR_NAMES[thing]}")}
    return {"every": int(thing)} if op == PER_SCORE else {}


def sphinx_effect(box: Box, card: int) -> Message:
    word = sphinx_word(box, card)
    return Message(f"{word.id}-effect", word.args)


def sphinx_words(box: Box, cards: int) -> list[Message]:
    return [sphinx_word(box, card) for card in range(SPHINX) if cards >> card & 1]
