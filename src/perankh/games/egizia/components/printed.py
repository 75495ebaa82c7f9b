"""What is printed on Nile and Sphinx cards, read with care."""

from collections.abc import Sequence

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.games.egizia.components.reading import named_bits, optional, positive
from perankh.games.egizia.components.sizes import (
    COLOUR_NAMES,
    CREW_NAMES,
    MARKET_NAMES,
    MONUMENT_NAMES,
    OPS,
    PART_NAMES,
    SPHINX_OPS,
)

MAIN_NUMBER = {
    "stones": "amount",
    "sphinx_keep": "cards",
    "grain": "amount",
    "build_strength": "bonus",
    "sphinx_extra_draw": "cards",
    "pay_stones_raise_crew": "steps",
    "stones_as_grain": "rate",
    "grave_value": "value",
    "raise_crews_of_choice": "steps",
    "improve_field": "levels",
    "raise_crew_each_round": "steps",
    "points_per_own_block": "points",
    "sell_stones": "points_per_stone",
}
PRICE = {"pay_stones_raise_crew": "stones", "sell_stones": "max"}
INSTANT_OPS = ("market", "raise_crews_of_choice", "raise_crews", "points_per_own_block")
ANYTIME_OPS = (
    "place_second_ship",
    "use_two_crews",
    "sphinx_keep",
    "grain",
    "double_round_space",
    "build_strength",
    "join_full_site",
    "sell_stones",
)
EMPTY = Table({}, "nothing")

# Nile cards


def deck_of_round(data: Table) -> list[int]:
    """Of each round, from 1, which deck feeds it."""
    found = {number: deck for deck, row in enumerate(data.rows("nile_decks")) for number in row.numbers("rounds")}
    rounds = data.table("game").number("rounds")
    expect("rounds that a Nile deck is for", rounds, len(found))
    if sorted(found) != list(range(1, rounds + 1)):
        raise BadComponents("the Nile decks do not name every round once")
    return [0] + [found[number] for number in range(1, rounds + 1)]


def op_of(card: Table) -> int:
    kind = card.one_of("kind", ["field", "quarry", "effect"])
    return kind if kind < 2 else card.table("effect").one_of("op", OPS)


def card_effect(card: Table) -> Table:
    return card.table("effect") if card.text("kind") == "effect" else EMPTY


def timings(cards: Sequence[Table]) -> None:
    """EG-R17: when a card works follows from what it does; only stones may come at once or later."""
    for card in cards:
        op = OPS[op_of(card)]
        permitted = ["instant", "anytime"] if op == "stones" else ["permanent"]
        permitted = ["instant"] if op in INSTANT_OPS else ["anytime"] if op in ANYTIME_OPS else permitted
        if card.text("timing") not in permitted:
            raise BadComponents(f"{card.name} is {card.text('timing')!r}, but {op!r} can only be {permitted}")


def amount(card: Table) -> int:
    if card.text("kind") != "effect":
        return positive(card, "yield")
    effect = card.table("effect")
    key = MAIN_NUMBER.get(effect.text("op"))
    return positive(effect, key) if key else 0


def price(card: Table) -> int:
    effect = card_effect(card)
    key = PRICE.get(str(effect.data.get("op")))
    return positive(effect, key) if key else 0


def colour_of(card: Table) -> int:
    return card.one_of("colour", COLOUR_NAMES) if card.text("kind") == "field" else 0


def monuments_of(effect: Table) -> int:
    """The pictured monuments, as bits."""
    return named_bits(effect, "monuments", MONUMENT_NAMES) if "monuments" in effect.data else 0


def card_boon(card: Table) -> Table:
    """What carrying out a card gives, in the words that round spaces use."""
    if card.text("kind") == "field":
        return card.table("bonus")
    effect = card_effect(card)
    op = effect.data.get("op")
    if op == "stones":
        return Table({"stones": effect.number("amount")}, card.name)
    if op == "raise_crews_of_choice":
        return Table({"crew_of_choice": effect.number("steps")}, card.name)
    return effect if op in ("market", "raise_crews") else EMPTY


def crew_steps(boon: Table, crew: str) -> int:
    if "crews" not in boon.data:
        return 0
    crews = boon.table("crews")
    for name in crews.data:
        if name not in CREW_NAMES:
            raise BadComponents(f"{crews.name} names {name!r}, not one of: {', '.join(CREW_NAMES)}")
    return optional(crews, crew, 0)


# Sphinx cards


def sphinx_object(condition: Table) -> int:
    """What the condition is about: a row, parts as bits, a market, a monument, a crew, a colour, a number of points."""
    op = SPHINX_OPS[condition.one_of("op", SPHINX_OPS)]
    if op in ("obelisk_row_built", "pyramid_row_complete"):
        return condition.number("row")
    if op == "temple_parts_complete":
        return named_bits(condition, "parts", PART_NAMES)
    if op in ("players_on_last_step", "own_last_step"):
        return condition.one_of("market", MARKET_NAMES)
    if op in ("own_blocks", "per_own_block"):
        return condition.one_of("monument", MONUMENT_NAMES)
    if op == "own_blocks_each":
        return named_bits(condition, "monuments", MONUMENT_NAMES)
    if op == "crew_strength":
        return condition.one_of("crew", CREW_NAMES)
    if op == "highest_yield":
        if condition.one_of("kind", ["quarry", "field"]) == 0:
            return len(COLOUR_NAMES)
        return condition.one_of("colour", COLOUR_NAMES)
    return positive(condition, "every") if op == "per_score" else 0


def sphinx_min(condition: Table) -> int:
    return condition.number("min") if condition.text("op") in ("own_blocks", "own_blocks_each") else 0


def sphinx_points(card: Table) -> int:
    """The points of the card, or for each thing it counts."""
    condition = card.table("condition")
    op = condition.text("op")
    if op == "players_on_last_step":
        return 0
    if op == "crew_strength":
        return condition.number("points_per_strength")
    return condition.number("points") if op.startswith("per_") else card.number("points")


def points_by_players(condition: Table, players: int) -> list[int]:
    if condition.text("op") != "players_on_last_step":
        return [0] * (players + 1)
    expect("points by players on a last step", players + 1, len(condition.numbers("points_by_players")))
    return condition.numbers("points_by_players")


def rows_exist(conditions: Sequence[Table], obelisk: int, pyramid: int) -> None:
    for row in conditions:
        limit = {"obelisk_row_built": obelisk, "pyramid_row_complete": pyramid}.get(row.text("op"))
        if limit is not None and not 1 <= row.number("row") <= limit:
            raise BadComponents(f"a Sphinx card asks for row {row.number('row')}, but there are {limit} rows")
