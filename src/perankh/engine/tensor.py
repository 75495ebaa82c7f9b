"""What a seat may know, as numbers for a learner: named pieces of fixed shape, one after the other in one array.

Numbers are scaled to 0..1 by the declared range of their segment; -1 stands wherever the observer may not look.

    option-<name>  which choice of an option
    <segment>      every segment that is not hidden, under its own name:
                   public             as it is
                   public, by seat    a row per seat, the observer's first, then in order of play; 0 for those not there
                   owned              the observer's own block
                   masked             as it is, -1 in the cells that the observer has not seen
    you            one-hot: the observer's seat, since some segments name seats; nothing for a spectator
    decider        one-hot: whose decision it is, counted from the observer; nothing when the game is over
    decision       one-hot: which kind of decision it is, as far as the observer is told
    parameters     the four parameters of that decision in binary, lowest bit first

It says what `State.observe` says and nothing else, but in one pass, since two would take twice as long; a test makes
every tensor again from the observation alone.
"""

from typing import Final, NamedTuple

from perankh.engine.agenda import FRAME
from perankh.engine.game import Game, State
from perankh.engine.header import OPTIONS, SEATS
from perankh.engine.layout import HIDDEN, MASKED, OWNED, Segment, public
from perankh.engine.nat import i64, vec

PARAMETERS: Final = 4
FIRST_PARAMETER: Final = FRAME - PARAMETERS
BITS: Final = 49  # of a parameter, which is at most 2**48

NOBODY: Final = -1  # in place of a source: this seat does not play
UNSEEN: Final = -2  # this observer has no such block

MOST_LEVELS: Final = 10_000  # ranges up to this are looked up, which is quicker than computing
COMPUTED: Final = -(10**9)  # in place of a base: a wider range


class Piece(NamedTuple):
    """A part of the array: `shape` says how to read what stands there from `at` on."""

    name: str
    shape: tuple[int, ...]
    at: int
    size: int


class Tensor:
    """How a game's positions become arrays. Make one per game and keep it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces: list[Piece] = []
        self.size: int = 0
        rows: list[tuple[Segment, int]] = []  # of segments; cells are copied row by row
        for number, option in enumerate(game.options):
            rows += self._add_segment(public(f"option-{option.name}", OPTIONS + number, 1, len(option.choices) - 1))
        for segment in game.layout.segments:
            if segment.shown != HIDDEN and segment.name != "options":
                rows += self._add_segment(segment)
        self.you: i64 = self._add("you", (int(game.observers),))
        self.decider: i64 = self._add("decider", (int(game.observers),))
        self.decision: i64 = self._add("decision", (len(game.kinds),))
        self.parameters: i64 = self._add("parameters", (PARAMETERS, BITS))
        self.zeros: vec[float] = vec[float]([0.0] * self.size)
        self._plan(rows)

    def _add_segment(self, segment: Segment) -> list[tuple[Segment, int]]:
        part: int = segment.part
        rows: int = 1 if segment.shown == OWNED else segment.size // segment.part
        self._add(segment.name, (rows, part) if rows > 1 else (part,))
        return [(segment, row) for row in range(rows)]

    def _add(self, name: str, shape: tuple[int, ...]) -> int:
        size = 1
        for length in shape:
            size *= length
        at = self.size
        self.pieces.append(Piece(name, shape, at, size))
        self.size += size
        return at

    def _plan(self, rows: list[tuple[Segment, int]]) -> None:
        """Of each row: its length, where its masks are, and what its numbers become."""
        observers = self.game.observers
        levels: list[float] = []
        bases: dict[tuple[int, int], int] = {}
        for segment, _ in rows:
            low, high = int(segment.low), int(segment.high)
            if high - low > MOST_LEVELS:
                bases[low, high] = COMPUTED
            elif (low, high) not in bases:
                bases[low, high] = len(levels) - low
                levels += [k / max(high - low, 1) for k in range(high - low + 1)]
        self.rows: i64 = len(rows)
        self.length: vec[i64] = vec[i64]([segment.part for segment, _ in rows])
        self.to_mask: vec[i64] = vec[i64]([segment.mask - segment.at for segment, _ in rows])
        self.masked: vec[i64] = vec[i64]([int(segment.shown == MASKED) for segment, _ in rows])
        self.levels: vec[float] = vec[float](levels)  # the scaled numbers of each range
        self.base: vec[i64] = vec[i64](
            [bases[segment.low, segment.high] for segment, _ in rows]
        )  # where 0 stands there
        self.low: vec[i64] = vec[i64]([segment.low for segment, _ in rows])
        self.scale: vec[float] = vec[float]([1.0 / max(int(segment.high - segment.low), 1) for segment, _ in rows])
        sources = [
            _source(segment, row, seats, observer, observers)
            for seats in range(observers + 1)
            for observer in range(observers + 1)
            for segment, row in rows
        ]
        self.source: vec[i64] = vec[i64](sources)  # of each row, for every number of seats and every observer

    def of(self, state: State, seat: int | None) -> vec[float]:
        """What a seat (or None: a spectator) may know."""
        out = self.zeros[:]
        observer: i64 = self.game.observers if seat is None else seat
        self.write(state.table, observer, out)
        if observer < self.game.observers:
            out[self.you + observer] = 1.0
        if state.decider() >= 0:
            self.write_decision(state, observer, out)
        return out

    def write(self, table: vec[i64], observer: i64, out: vec[float]) -> None:
        levels, lengths, bases, sources, masked = self.levels, self.length, self.base, self.source, self.masked
        number = (table[SEATS] * (self.game.observers + 1) + observer) * self.rows
        at: i64 = 0
        for row in range(self.rows):
            source = sources[number]
            number += 1
            base = bases[row]
            end = at + lengths[row]
            if source == NOBODY:
                at = end
            elif source == UNSEEN:
                for k in range(at, end):
                    out[k] = -1.0
                at = end
            elif base == COMPUTED:
                self.compute(table, row, source, observer, at, out)
                at = end
            elif masked[row]:
                to_mask = self.to_mask[row]
                while at < end:
                    level = levels[base + table[source]]
                    out[at] = level if (table[source + to_mask] >> observer) & 1 else -1.0
                    source += 1
                    at += 1
            else:
                while at < end:
                    out[at] = levels[base + table[source]]
                    source += 1
                    at += 1

    def compute(self, table: vec[i64], row: i64, source: i64, observer: i64, at: i64, out: vec[float]) -> None:
        for k in range(source, source + self.length[row]):
            if self.masked[row] and not (table[k + self.to_mask[row]] >> observer) & 1:
                out[at + k - source] = -1.0
            else:
                out[at + k - source] = float(table[k] - self.low[row]) * self.scale[row]

    def write_decision(self, state: State, observer: i64, out: vec[float]) -> None:
        t = state.table
        frame = state.horizon(observer)
        seats = t[SEATS]
        first = observer if observer < seats else 0
        out[self.decider + (t[frame + 1] - first + seats) % seats] = 1.0
        if state.conceals(frame, observer):
            return
        out[self.decision + t[frame]] = 1.0
        for k in range(i64(PARAMETERS)):
            value = t[frame + FIRST_PARAMETER + k]
            at = self.parameters + k * BITS
            if value < 0:
                for bit in range(at, at + BITS):
                    out[bit] = 1.0
            while value > 0:
                if value & 1:
                    out[at] = 1.0
                value >>= 1
                at += 1


def _source(segment: Segment, row: int, seats: int, observer: int, observers: int) -> int:
    """Where a row of a piece starts in the table."""
    rows: int = segment.size // segment.part
    if segment.shown == OWNED:
        if observer >= rows:
            return UNSEEN
        row = observer
    elif rows > 1 and row < observers:
        if row >= seats:
            return NOBODY
        row = ((observer if observer < seats else 0) + row) % seats
    return int(segment.at) + row * int(segment.part)
