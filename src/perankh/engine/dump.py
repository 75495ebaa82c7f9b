"""Positions as plain data: written segment by segment, read with every number checked."""

from collections.abc import Mapping

from perankh.engine.errors import BadPosition
from perankh.engine.layout import Layout, Segment
from perankh.engine.nat import i64, vec


def write(layout: Layout, table: vec[i64], end: int) -> dict[str, list[int]]:
    """The segments by their names; of the agenda, which is the last of them, what lies before `end`."""
    return {one.name: [table[k] for k in range(one.at, min(one.at + one.size, end))] for one in layout.segments}


def read(layout: Layout, data: Mapping[str, object]) -> vec[i64]:
    """A table with what `write` wrote."""
    table = vec[i64]([0] * layout.size)
    for segment in layout.segments:
        for k, number in enumerate(numbers(segment, data.get(segment.name))):
            table[segment.at + k] = number
    return table


def numbers(segment: Segment, values: object) -> list[int]:
    if not isinstance(values, list) or len(values) > segment.size:
        raise BadPosition(f"{segment.name!r} is not a list of at most {segment.size} numbers")
    if segment.name != "agenda" and len(values) != segment.size:
        raise BadPosition(f"{segment.name!r} has {len(values)} numbers instead of {segment.size}")
    for value in values:
        if type(value) is not int or not segment.low <= value <= segment.high:
            raise BadPosition(f"{segment.name!r} holds {value!r}, not a number {segment.low}..{segment.high}")
    return values
