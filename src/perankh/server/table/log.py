"""The log of a table: what can happen at it. These are stored for ever, so fields may be added but never change."""

from typing import Literal

import msgspec
from msgspec import Struct

from perankh.engine.message import Note
from perankh.server.protocol import ClockPlan, Level, Message, Origin
from perankh.server.table.words import told


class PlannedSeat(Struct, gc=False):
    """A seat as it was when the table was made."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    name: str | None = None
    level: Level | None = None
    ready: bool = True


class Header(Struct):
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: str
    commitment: str
    public: bool
    owner: str  # guest
    seats: list[PlannedSeat]
    clock: ClockPlan | None
    start_when_full: bool
    created: int
    origin: Origin | None = None
    moves: list[str] = []  # played already at the table it comes from


class Event(Struct, tag_field="kind", gc=False):
    pass


class Joined(Event, tag="joined"):
    guest: str
    name: str | None


class Left(Event, tag="left"):
    pass


class Seated(Event, tag="seated"):
    """The owner made a seat open or a bot's."""

    level: Level | None


class Ready(Event, tag="ready"):
    pass


class Started(Event, tag="started"):
    pass


class Moved(Event, tag="move"):
    move: str


class Undone(Event, tag="undo"):
    ply: int
    version: int  # of the log, after which the position was as it is again
    deep: bool  # further than the one who asked could go alone


class UndoAsked(Event, tag="undo_asked"):
    ply: int
    version: int
    waiting: list[int]


class UndoAgreed(Event, tag="undo_agreed"):
    pass


class UndoDeclined(Event, tag="undo_declined"):
    pass


class Resigned(Event, tag="resigned"):
    late: bool = False  # the clock did it


class TakenOver(Event, tag="takeover"):
    level: Level
    why: Literal["asked", "away", "late"]


class GivenBack(Event, tag="giveback"):
    pass


class Warned(Event, tag="warned"):
    pass


class Rematched(Event, tag="rematch"):
    table: str


class Closed(Event, tag="closed"):
    pass


Body = (
    Joined | Left | Seated | Ready | Started | Moved | Undone | UndoAsked | UndoAgreed | UndoDeclined | Resigned
    | TakenOver | GivenBack | Warned | Rematched | Closed
)  # fmt: skip


class StoredNote(Struct, array_like=True, gc=False):
    """A line of the journal; `to` are the observers (bits) who may know it in these words."""

    to: int
    message: Message

    def shown_to(self, observer: int) -> bool:
        return bool(self.to >> observer & 1)


class Entry(Struct, gc=False):
    """A line of the log."""

    version: int
    seat: int | None
    body: Body
    at: int
    notes: bytes = b"[]"
    client: str | None = None
    decider: int | None = None
    quiet: bool = False

    def seen_by(self, seat: int | None) -> bool:
        return not self.quiet or self.seat == seat


_bodies: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_notes = msgspec.json.Decoder(list[StoredNote])
_headers = msgspec.json.Decoder(Header)


def encode(thing: Struct | list[StoredNote]) -> str:
    return msgspec.json.encode(thing).decode()


def decode_body(text: str) -> Body:
    return _bodies.decode(text)


def decode_header(text: str) -> Header:
    return _headers.decode(text)


def pack(notes: list[Note]) -> bytes:
    return msgspec.json.encode([StoredNote(note.to, told(note.message)) for note in notes]) if notes else b"[]"


def unpack(notes: bytes) -> list[StoredNote]:
    return _notes.decode(notes) if len(notes) > 2 else []
