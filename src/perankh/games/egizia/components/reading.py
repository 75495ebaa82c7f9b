"""Small readers that several chapters of the box share: lists with known ids, the river, the monuments."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.games.egizia.components.sizes import COLOUR_NAMES, PART_NAMES, SITE_NAMES

SITE_MONUMENTS = {
    "sphinx_site": ["sphinx"],
    "obelisk_site": ["graves", "obelisk"],
    "pyramid_site": ["pyramid", "temple"],
}

# Numbers and names


def unique(what: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadComponents(f"there are {names.count(name)} {what}s with the id {name!r}; ids must differ")


def positive(row: Table, key: str) -> int:
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


def optional(row: Table, key: str, default: int) -> int:
    return row.number(key) if key in row.data else default


def named_bits(row: Table, key: str, names: Sequence[str]) -> int:
    bits = 0
    for name in row.texts(key):
        if name not in names:
            raise BadComponents(f"{row.name} names {name!r}, not one of: {', '.join(names)}")
        bits |= 1 << names.index(name)
    return bits


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
    spaces = sorted((row.number("row"), row.number("column"), positive(row, "value")) for row in rows)
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
        positive(row, "value")
        positive(row, "spaces")
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


# Scoring


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
