"""How a position lies in its one array of numbers: named segments, and who may know what stands in each."""

from collections.abc import Sequence
from typing import Final

from perankh.engine.nat import i64, vec

PUBLIC: Final = 0  # open to everybody
OWNED: Final = 1  # one block per seat (and, if there is one block more, for spectators), each for its owner's eyes only
MASKED: Final = 2  # each cell for those observers whose bit is set in the cell's mask
HIDDEN: Final = 3  # for nobody

UNKNOWN: Final = -32768  # stands in an observation wherever the observer may not look


class Segment:
    """A run of cells with one name, one range of values and one rule about who sees them."""

    def __init__(self, name: str, at: int, size: int, shown: int, low: int, high: int, part: int, mask: int) -> None:
        self.name = name
        self.at: i64 = at
        self.size: i64 = size
        self.shown: i64 = shown
        self.low: i64 = low
        self.high: i64 = high
        self.part: i64 = part  # cells of one seat, where seats have a block each; otherwise the whole size
        self.mask: i64 = mask  # where the masks of a MASKED segment start

    def show(self, table: vec[i64], observer: i64, out: vec[i64]) -> None:
        """Copy into an observation what this observer may know."""
        end = self.at + self.size
        if self.shown == PUBLIC:
            for k in range(self.at, end):
                out[k] = table[k]
        elif self.shown == OWNED:
            start = self.at + observer * self.part
            if start + self.part <= end:
                for k in range(start, start + self.part):
                    out[k] = table[k]
        elif self.shown == MASKED:
            to_mask = self.mask - self.at
            for k in range(self.at, end):
                if (table[to_mask + k] >> observer) & 1:
                    out[k] = table[k]


def public(name: str, at: int, size: int, high: int, low: int = 0, part: int = 0) -> Segment:
    return Segment(name, at, size, PUBLIC, low, high, part or size, 0)


def owned(name: str, at: int, size: int, part: int, high: int, low: int = 0) -> Segment:
    return Segment(name, at, size, OWNED, low, high, part, 0)


def masked(name: str, at: int, size: int, mask: int, high: int, low: int = 0) -> Segment:
    return Segment(name, at, size, MASKED, low, high, size, mask)


def hidden(name: str, at: int, size: int, high: int, low: int = 0) -> Segment:
    return Segment(name, at, size, HIDDEN, low, high, size, 0)


def _joined(segments: Sequence[Segment]) -> list[Segment]:
    """Public neighbours as one, since showing many small segments takes longer than one large."""
    runs: list[Segment] = []
    for segment in segments:
        if runs and runs[-1].shown == PUBLIC and segment.shown == PUBLIC:
            start = runs[-1].at
            runs[-1] = public("run", start, segment.at + segment.size - start, 0)
        else:
            runs.append(segment)
    return runs


class Layout:
    """The segments of a game in order, without gaps."""

    def __init__(self, segments: Sequence[Segment]) -> None:
        self.segments: list[Segment] = list(segments)
        at: i64 = 0
        for segment in self.segments:
            if segment.at != at:
                raise AssertionError(f"segment {segment.name!r} starts at {segment.at}, not at {at}")
            at += segment.size
        self.size: i64 = at
        self.runs: list[Segment] = _joined(self.segments)
        self.nothing: vec[i64] = vec[i64]([UNKNOWN] * at)

    def show(self, table: vec[i64], observer: i64) -> vec[i64]:
        """All that an observer may know, UNKNOWN elsewhere."""
        out = self.nothing[:]
        for run in self.runs:
            run.show(table, observer, out)
        return out

    def find(self, name: str) -> Segment:
        for segment in self.segments:
            if segment.name == name:
                return segment
        raise AssertionError(f"no segment {name!r}")
