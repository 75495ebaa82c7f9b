"""A table: what follows from its log."""

from itertools import accumulate

from msgspec import Struct

from perankh.engine.catalogue import game as find_game
from perankh.engine.errors import BadRecord
from perankh.engine.game import State
from perankh.engine.record import Record
from perankh.server.protocol import Level, Status
from perankh.server.refusals import Refused
from perankh.server.table import log
from perankh.server.table.clock import Clock
from perankh.server.table.line import Line
from perankh.server.table.log import Body, Entry, Header

MOST_EVENTS = 10_000  # many times the longest game; beyond, a game can only be played to its end
RESIGNED_LEVEL: Level = "scribe"  # plays on where somebody has resigned


class SeatState(log.PlannedSeat):
    substitute: Level | None = None
    resigned: bool = False

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays here now."""
        return self.level or self.substitute or (RESIGNED_LEVEL if self.resigned else None)

    @property
    def player(self) -> str | None:
        """Who this is in history and ratings."""
        return f"bot-{self.level}" if self.level else self.guest


class Request(Struct):
    """Somebody asks to go back."""

    seat: int
    ply: int
    version: int
    waiting: list[int]


class Table:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = find_game(header.game)
        self.seats = [SeatState(**{f: getattr(seat, f) for f in seat.__struct_fields__}) for seat in header.seats]
        self.status: Status = "open"
        self.started: int | None = None
        self.finished: int | None = None
        self.rematch: str | None = None
        self.decider: int | None = None
        self.line: Line | None = None
        self.clock = Clock(header.clock, len(self.seats)) if header.clock else None
        self.request: Request | None = None
        self.irregular = False  # a substitute played, or more was taken back than one may take back alone
        self.log: list[Entry] = []
        self.done: dict[str, int] = {}  # version of what a client sent, by the client's id
        self.quiet = [0] * len(self.seats)  # secret choices of each seat

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def state(self) -> State:
        assert self.line is not None, "the game has not started"
        return self.line.state

    # What happens

    def happen(self, seat: int | None, body: Body, at: int, client: str | None = None) -> Entry:
        """Something happens now. Only a move can still be refused here, and then nothing has changed."""
        entry = Entry(self.version + 1, seat, body, at, client=client)
        match body:
            case log.Started():
                self._start(entry)
            case log.Moved(move):
                self._move(entry, move)
            case log.Undone(ply):
                self._undo(entry, ply)
        entry.decider = self._next_decider(entry)
        self._follow(entry)
        return entry

    def _move(self, entry: Entry, move: str) -> None:
        assert self.line is not None
        line = self.line
        before = private(line.state)
        notes = line.play(self.game.move(move))
        line.logged(entry.version)
        entry.notes = log.pack(notes)
        entry.quiet = before and private(line.state) and line.state.seat == entry.seat and not _heard(self, entry)

    def _undo(self, entry: Entry, ply: int) -> None:
        assert self.line is not None
        gone = [self.log[version - 1] for version in self.line.versions[ply:]]
        entry.quiet = all(one.quiet and one.seat == entry.seat for one in gone)
        self.line.undo(ply)

    def _start(self, entry: Entry) -> None:
        header = self.header
        names = [seat.name or seat.level or f"Player {k}" for k, seat in enumerate(self.seats, 1)]
        start = Record(
            header.game, header.rules, len(self.seats), header.options, int(header.seed), header.moves, names
        )
        try:
            self.line = Line(self.game, start, entry.version)
        except BadRecord:
            raise Refused("other-rules", rules=header.rules) from None

    def _next_decider(self, entry: Entry) -> int | None:
        if self.line is None or self.status in ("finished", "closed"):
            return None
        if isinstance(entry.body, log.Resigned) and not self.goes_on_without(entry.seat):
            return None
        seat = self.line.state.seat
        return seat if seat >= 0 else None

    def read(self, entries: list[Entry]) -> None:
        """Events of the log, in order; the position follows with `Line.catch_up`."""
        for entry in entries:
            match entry.body:
                case log.Started():
                    self._start(entry)
                case log.Moved(move):
                    assert self.line is not None
                    assert entry.seat is not None
                    self.line.note(self.game.move(move), entry.seat, entry.version)
                case log.Undone(ply):
                    assert self.line is not None
                    self.line.cut(ply)
            self._follow(entry)

    def extend(self, entries: list[Entry]) -> None:
        """Events that another process has logged since this table was read."""
        for entry in entries:
            match entry.body:
                case log.Started():
                    self._start(entry)
                case log.Moved(move):
                    assert self.line is not None
                    self.line.play(self.game.move(move))
                    self.line.logged(entry.version)
                case log.Undone(ply):
                    assert self.line is not None
                    self.line.undo(ply)
            self._follow(entry)

    # What follows from it

    def _follow(self, entry: Entry) -> None:
        self.log.append(entry)
        if entry.client is not None:
            self.done[entry.client] = entry.version
        if entry.quiet and entry.seat is not None:
            self.quiet[entry.seat] += 1
        self._follow_body(entry)
        self.decider = entry.decider
        if self.status == "running" and entry.decider is None:
            self.status = "finished"
            self.finished = entry.at
        if self.clock is not None:
            self._follow_clock(self.clock, entry)

    def _follow_body(self, entry: Entry) -> None:
        seat = self.seats[entry.seat] if entry.seat is not None else None
        match entry.body, seat:
            case log.Joined(guest, name), SeatState():
                seat.kind, seat.guest, seat.name, seat.level, seat.ready = "human", guest, name, None, True
            case log.Left(), SeatState():
                seat.kind, seat.guest, seat.name, seat.level, seat.ready = "open", None, None, None, True
            case log.Seated(level), SeatState():
                seat.kind = "bot" if level else "open"
                seat.guest, seat.name, seat.level, seat.ready = None, None, level, True
            case log.Ready(), SeatState():
                seat.ready = True
            case log.Started(), _:
                self.status, self.started = "running", entry.at
            case ((log.Moved() | log.Undone()), _) if entry.quiet:
                pass  # others would see that a request is gone
            case log.Moved(), _:
                self.request = None
            case log.Undone(_, _, deep), _:
                self.request, self.irregular = None, self.irregular or deep
            case log.UndoAsked(ply, version, waiting), SeatState():
                assert entry.seat is not None
                self.request = Request(entry.seat, ply, version, list(waiting))
            case log.UndoAgreed(), SeatState() if self.request is not None and entry.seat in self.request.waiting:
                self.request.waiting.remove(entry.seat)
            case log.UndoDeclined(), _:
                self.request = None
            case log.Resigned(), SeatState():
                seat.resigned, self.request = True, None
            case log.TakenOver(level), SeatState():
                seat.substitute, self.irregular, self.request = level, True, None
            case log.GivenBack(), SeatState():
                seat.substitute = None
            case log.Rematched(table), _:
                self.rematch = table
            case log.Closed(), _:
                self.status = "closed"

    def _follow_clock(self, clock: Clock, entry: Entry) -> None:
        if isinstance(entry.body, log.Undone):
            clock.go_back(entry.body.version, entry.at)
        clock.pass_to(self.decider, entry.at, entry.version, fresh=isinstance(entry.body, log.Moved | log.Started))
        if isinstance(entry.body, log.GivenBack) and entry.seat is not None:
            clock.resume(entry.seat, entry.at)
        if isinstance(entry.body, log.Warned) or (self.decider is not None and self.seats[self.decider].bot):
            clock.rest(entry.at)

    # What others ask of it

    def check_length(self) -> None:
        """Before what could be done again and again without the game getting anywhere."""
        if self.version >= MOST_EVENTS:
            raise Refused("too-long")

    def goes_on_without(self, seat: int | None) -> bool:
        """Whether the game goes on when this seat resigns: two players are left, one of them human."""
        left = [other for k, other in enumerate(self.seats) if k != seat and not other.resigned]
        return len(left) > 1 and any(other.kind == "human" for other in left)

    def version_for(self, viewer: int | None) -> int:
        """How many things this viewer was told."""
        hidden = sum(self.quiet) - (self.quiet[viewer] if viewer is not None else 0)
        return len(self.log) - hidden

    def since(self, viewer: int | None, version: int) -> list[Entry]:
        """What this viewer was told after its version, oldest first."""
        missing = self.version_for(viewer) - version
        found: list[Entry] = []
        for entry in reversed(self.log):
            if len(found) >= missing:
                break
            if entry.seen_by(viewer):
                found.append(entry)
        return found[::-1]

    def counts(self, viewer: int | None) -> list[int]:
        """For each version of the log, from 0, the version as this viewer counts."""
        return [0, *accumulate(int(entry.seen_by(viewer)) for entry in self.log)]

    def seen(self, viewer: int | None, version: int) -> int:
        """A version of the log as this viewer counts."""
        return self.version_for(viewer) - sum(entry.seen_by(viewer) for entry in self.log[version:])

    def ply_at(self, viewer: int | None, version: int) -> int | None:
        """The ply of the position at a version of this viewer, if it still stands."""
        counts = self.counts(viewer)
        plies = range(self.line.base, self.line.ply + 1) if self.line else range(0)
        return next((ply for ply in plies if self.line and counts[self.line.version_at(ply)] == version), None)


def private(state: State) -> bool:
    """Others are not told which decision is due."""
    return state.prompt_for(None).id == "prompt-waiting"


def _heard(table: Table, entry: Entry) -> bool:
    """Somebody else was told of it."""
    others = [seat for seat in range(len(table.seats)) if seat != entry.seat]
    others.append(int(table.game.observers))
    return any(note.shown_to(observer) for note in log.unpack(entry.notes) for observer in others)
