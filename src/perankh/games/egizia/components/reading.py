"""Reading components.toml with care: a file that does not add up is refused with the figure that is wrong."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.games.egizia.names import (
    COLOUR_NAMES,
    CREW_NAMES,
    MARKET_NAMES,
    MONUMENT_NAMES,
    OPS,
    PART_NAMES,
    SITE_NAMES,
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
SITE_MONUMENTS = {
    "sphinx_site": ["sphinx"],
    "obelisk_site": ["graves", "obelisk"],
    "pyramid_site": ["pyramid", "temple"],
}
EMPTY = Table({}, "nothing")

# Counts


def check_counts(data: Table) -> None:
    """Every figure of the box against the lists it speaks of (EG-2.1)."""
    box = data.table("box")
    players = data.table("game").number("players_max")
    for name in ("ships", "blocks", "crew_tiles"):
        expect(f"{name} of all players", box.number(name), players * box.number(f"{name}_per_player"))
    expect("crews of a player", box.number("crew_tiles_per_player"), len(data.rows("crews")))
    expect("order tiles", players, box.number("order_tiles"))
    expect("start cards with a quarry", box.number("start_cards_quarry"), start_cards(data)[0].number("copies"))
    expect("start cards with grain", box.number("start_cards_grain"), start_cards(data)[1].number("copies"))
    _check_nile_counts(data, box)
    _unique("Sphinx card", [row.text("id") for row in data.rows("sphinx_cards")])
    expect("Sphinx cards", box.number("sphinx_cards"), len(data.rows("sphinx_cards")))
    expect("grave tiles", box.number("grave_tiles"), sum(row.number("copies") for row in data.rows("grave_tiles")))
    _check_graves(data)


def _check_nile_counts(data: Table, box: Table) -> None:
    cards = data.rows("nile_cards")
    _unique("Nile card", [row.text("id") for row in cards])
    expect("Nile cards", box.number("nile_cards"), len(cards))
    for row in data.rows("nile_decks"):
        name = row.text("deck")
        mine = sum(card.text("deck") == name for card in cards)
        expect(f"Nile cards of deck {name}", row.number("cards"), mine)
        expect(f"Nile cards of deck {name}", box.number(f"nile_cards_deck_{name.replace('/', '')}"), mine)
        dealt = row.number("dealt_per_round")
        expect(f"Nile cards dealt per round from deck {name}", card_spaces(data), dealt)
        if dealt * len(row.numbers("rounds")) > mine:
            raise BadComponents(f"deck {name} has {mine} Nile cards, too few for {len(row.numbers('rounds'))} rounds")


def _check_graves(data: Table) -> None:
    graves = data.table("graves")
    expect("grave tiles placed", graves.number("spaces"), data.table("setup").number("graves_placed"))
    expect("open grave tiles", graves.number("open"), data.table("setup").number("graves_open"))
    expect("open grave tiles", graves.number("open"), data.table("limits").number("open_graves"))
    below("grave spaces", graves.number("spaces"), data.table("box").number("grave_tiles"))
    for row in data.rows("grave_tiles"):
        _positive(row, "value")


def _unique(what: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadComponents(f"there are {names.count(name)} {what}s with the id {name!r}; ids must differ")


def _positive(row: Table, key: str) -> int:
    if row.number(key) < 1:
        raise BadComponents(f"{key!r} of {row.name} is {row.number(key)}, but must be at least 1")
    return row.number(key)


def below(what: str, number: int, most: int) -> None:
    """Refuse what is larger than the engine can hold."""
    if number > most:
        raise BadComponents(f"{what}: {number} are stated, but no more than {most} can be handled")


def agreed(op: str, numbers: Sequence[int]) -> int:
    """The number that all copies of a card state; 0 without any."""
    if len(set(numbers)) > 1:
        raise BadComponents(f"the Nile cards with {op!r} state different numbers: {sorted(set(numbers))}")
    return numbers[0] if numbers else 0


# Lists with fixed ids


def named(data: Table, key: str, names: Sequence[str]) -> Sequence[Table]:
    """The rows of a list whose ids the rules know, in the order of the rules."""
    rows = {row.text("id"): row for row in data.rows(key)}
    expect(f"{key}", len(names), len(data.rows(key)))
    for name in names:
        if name not in rows:
            raise BadComponents(f"{key} has no {name!r}")
    return [rows[name] for name in names]


def start_cards(data: Table) -> tuple[Table, Table]:
    kinds = {row.text("kind"): row for row in data.rows("start_cards")}
    if set(kinds) != {"quarry", "field"}:
        raise BadComponents("start_cards must list one quarry and one field")
    return kinds["quarry"], kinds["field"]


def for_players(data: Table, players: int) -> Table | None:
    for row in data.rows("setup_by_players"):
        if row.number("players") == players:
            expect(f"start stones for {players} players", players, len(row.numbers("start_stones")))
            if row.numbers("start_stones") != data.table("setup").numbers("start_stones_by_seat")[:players]:
                raise BadComponents(f"start stones for {players} players differ from start_stones_by_seat")
            for site in data.rows("sites"):
                below(f"building slots for {players} players", row.number("site_slots"), site.number("slots"))
            return row
    if players > 1:
        raise BadComponents(f"setup_by_players has no entry for {players} players")
    return None


def by_position(data: Table) -> Sequence[Table]:
    rows = sorted(data.rows("river"), key=lambda row: row.number("position"))
    for number, row in enumerate(rows, 1):
        if row.number("position") != number:
            raise BadComponents(f"no river space has position {number}")
    spaces = sorted(row.number("card_space") for row in rows if row.text("kind") == "card")
    if spaces != list(range(1, len(spaces) + 1)):
        raise BadComponents("the card spaces of the river are not numbered one by one")
    return rows


def card_spaces(data: Table) -> int:
    return sum(row.text("kind") == "card" for row in data.rows("river"))


def position(river: Mapping[str, Table], name: str, kind: str) -> int:
    if name not in river or river[name].text("kind") != kind:
        raise BadComponents(f"the river has no {kind} space {name!r}")
    return river[name].number("position")


def site_order(sites: Sequence[Table]) -> None:
    for number, row in enumerate(sites, 1):
        if row.number("order") != number:
            raise BadComponents(f"the sites must be in the order {', '.join(SITE_NAMES)}")
        if sorted(row.texts("monuments")) != SITE_MONUMENTS[row.text("id")]:
            raise BadComponents(f"{row.name} must have the monuments {SITE_MONUMENTS[row.text('id')]}")


def steps(data: Table, market: str, most: int) -> Sequence[Table]:
    rows = data.rows(market)
    for number, row in enumerate(rows):
        expect(f"steps of the {market} up to here", row.number("step"), number)
    below(f"steps of the {market}", len(rows), most)
    return rows


def better_colour(row: Table) -> int:
    """The colour a field has when it is improved; its own if there is none better (EG-18.20)."""
    expect(f"rank of the colour {row.text('id')}", COLOUR_NAMES.index(row.text("id")), row.number("rank"))
    better = row.text("improves_to")
    return COLOUR_NAMES.index(better) if better in COLOUR_NAMES else COLOUR_NAMES.index(row.text("id"))


# Monuments


def obelisk_spaces(data: Table) -> list[tuple[int, int, int]]:
    """Row, column and value of every space, bottom up; each row has a value of its own, higher than the row below."""
    table = data.table("obelisk")
    rows = data.rows("obelisk_spaces")
    spaces = sorted((row.number("row"), row.number("column"), _positive(row, "value")) for row in rows)
    expect("obelisk spaces", table.number("spaces"), len(spaces))
    per_row = table.numbers("spaces_per_row")
    expect("obelisk rows", table.number("rows"), len(per_row))
    for number, stated in enumerate(per_row, 1):
        mine = [space for space in spaces if space[0] == number]
        expect(f"spaces in row {number} of the obelisk", stated, len(mine))
        if len({value for _, _, value in mine}) != 1:
            raise BadComponents(f"the spaces in row {number} of the obelisk have different values")
    expect("obelisk spaces in all rows", sum(per_row), len(spaces))
    values = [value for _, _, value in spaces]
    for lower, upper in pairwise(spaces):
        if upper[0] > lower[0] and upper[2] <= lower[2]:
            raise BadComponents(f"row {upper[0]} of the obelisk is not worth more than the row below")
    if not values:
        raise BadComponents("the obelisk has no spaces")
    return spaces


def pyramid_rows(data: Table, most: int) -> Sequence[Table]:
    rows = data.rows("pyramid_rows")
    below("pyramid rows", len(rows), most)
    for number, row in enumerate(rows, 1):
        expect("pyramid rows up to here", row.number("row"), number)
        _positive(row, "value")
        _positive(row, "spaces")
        if number > 1 and row.number("spaces") >= rows[number - 2].number("spaces"):
            raise BadComponents(f"row {number} of the pyramid finds no support: it is as wide as the row below")
    return rows


def needs(part: Table, number: int) -> int:
    """The temple parts, as bits, that must stand before this one; the rules ask that they are listed before it."""
    bits = 0
    for name in part.texts("requires"):
        if name not in PART_NAMES[:number]:
            raise BadComponents(f"{part.name} requires {name!r}, which is not a part before it")
        bits |= 1 << PART_NAMES.index(name)
    if not part.numbers("values") or min(part.numbers("values")) < 1:
        raise BadComponents(f"'values' of {part.name} must be a list of numbers of at least 1")
    return bits


def is_mixed(part: Table) -> bool:
    """Whether the spaces of a temple part may be built in any order and are not all alike."""
    return not part.flag("bottom_to_top") and len(set(part.numbers("values"))) > 1


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
        return _positive(card, "yield")
    effect = card.table("effect")
    key = MAIN_NUMBER.get(effect.text("op"))
    return _positive(effect, key) if key else 0


def price(card: Table) -> int:
    effect = card_effect(card)
    key = PRICE.get(str(effect.data.get("op")))
    return _positive(effect, key) if key else 0


def optional(row: Table, key: str, default: int) -> int:
    return row.number(key) if key in row.data else default


def colour_of(card: Table) -> int:
    return card.one_of("colour", COLOUR_NAMES) if card.text("kind") == "field" else 0


def monuments_of(effect: Table) -> int:
    """The pictured monuments, as bits."""
    return _bits(effect, "monuments", MONUMENT_NAMES) if "monuments" in effect.data else 0


def _bits(row: Table, key: str, names: Sequence[str]) -> int:
    bits = 0
    for name in row.texts(key):
        if name not in names:
            raise BadComponents(f"{row.name} names {name!r}, not one of: {', '.join(names)}")
        bits |= 1 << names.index(name)
    return bits


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


# Sphinx cards and scoring


def sphinx_object(condition: Table) -> int:
    """What the condition is about: a row, parts as bits, a market, a monument, a crew, a colour, a number of points."""
    op = SPHINX_OPS[condition.one_of("op", SPHINX_OPS)]
    if op in ("obelisk_row_built", "pyramid_row_complete"):
        return condition.number("row")
    if op == "temple_parts_complete":
        return _bits(condition, "parts", PART_NAMES)
    if op in ("players_on_last_step", "own_last_step"):
        return condition.one_of("market", MARKET_NAMES)
    if op in ("own_blocks", "per_own_block"):
        return condition.one_of("monument", MONUMENT_NAMES)
    if op == "own_blocks_each":
        return _bits(condition, "monuments", MONUMENT_NAMES)
    if op == "crew_strength":
        return condition.one_of("crew", CREW_NAMES)
    if op == "highest_yield":
        if condition.one_of("kind", ["quarry", "field"]) == 0:
            return len(COLOUR_NAMES)
        return condition.one_of("colour", COLOUR_NAMES)
    return _positive(condition, "every") if op == "per_score" else 0


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


def participation(data: Table, sites: int) -> list[int]:
    rows = data.rows("participation_bonus")
    expect("entries of the participation bonus", sites + 1, len(rows))
    for number, row in enumerate(rows):
        expect("entries of the participation bonus up to here", row.number("ships"), number)
    return [row.number("points") for row in rows]


def grave_bands(data: Table) -> Sequence[Table]:
    rows = data.rows("grave_scoring")
    for lower, upper in pairwise(rows):
        expect("first sum of a band of grave_scoring", lower.number("max") + 1, upper.number("min"))
    return rows
