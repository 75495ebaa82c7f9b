"""Small readers that several chapters of the box share."""

from collections.abc import Mapping, Sequence

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec


def ids(rows: Sequence[Table]) -> list[str]:
    names = [row.text("id") for row in rows]
    for name in names:
        if names.count(name) > 1:
            raise BadComponents(f"the id {name!r} stands there twice")
    return names


def numbers(values: Sequence[int], size: int, what: str) -> vec[i64]:
    expect(what, size, len(values))
    return vec[i64](values)


def from_start(values: Sequence[int]) -> vec[i64]:
    """The fields of a track with nothing at the start."""
    cells = [0, *values]
    return vec[i64](cells)


def best_so_far(fields: Sequence[Table], kind: str, key: str) -> list[int]:
    """For each position of a track, the highest amount reached or passed; nothing at the start."""
    best = [0]
    for row in fields:
        best.append(max(best[-1], row.number(key)) if row.text("kind") == kind else best[-1])
    return best


def by_players(rows: Mapping[int, Table], key: str, most: int) -> list[int]:
    """A number of the set-up for each player count, from 0 on; refused if it is more than there are."""
    values = [rows[players].number(key) if players in rows else 0 for players in range(max(rows) + 1)]
    if not 0 <= min(values) <= max(values) <= most:
        raise BadComponents(f"{key} is {max(values)}, but there are only {most}")
    return values


def favours(table: Table, key: str) -> int:
    """How many favours an overflow gives."""
    actions = table.items(key)
    if len(actions) != 1 or not isinstance(actions[0], dict) or list(actions[0]) != ["favour"]:
        raise BadComponents(f"the overflow of {key} can only be favours")
    return Table(actions[0], f"overflow of {key}").number("favour")


def distance(steps: Mapping[int, set[int]], start: int, end: int) -> int:
    """The fewest steps from one place to another; 0 if there is no way."""
    reached = {start}
    for count in range(1, len(steps)):
        reached = {after for place in reached for after in steps[place]}
        if end in reached:
            return count
    return 0
