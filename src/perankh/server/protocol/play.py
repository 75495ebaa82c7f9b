"""What a viewer sees, and the frames of the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from perankh.server.protocol.base import (
    Incoming,
    Level,
    Message,
    MoveId,
    Notation,
    Outgoing,
    Problem,
    SeatNumber,
    Secret,
    Version,
)
from perankh.server.protocol.tables import Points, Table


class Choice(Outgoing):
    """A legal move: to send (`move`), to read (`label`), to light up on the board (`element`)."""

    move: Notation
    label: Message
    element: str
    gain: int | None  # what it changes in your points; null if it brings something hidden to light
    final: bool  # cannot be undone without asking the others


class Undo(Outgoing):
    """Versions to go back to with `undo`; null where that is impossible."""

    step: int | None = None  # your last choice
    turn: int | None = None  # as far as you may go back without asking
    ask: int | None = None  # your last choice, further back: all other people must agree


class Clock(Outgoing):
    left: list[int]  # milliseconds of each seat, at the time `now`
    running: int | None
    due: int | None
    now: int


class Position(Outgoing):
    """The table for one viewer. `choices` is empty unless the viewer decides."""

    decider: int | None
    view: dict[str, Any]
    prompt: Message
    choices: list[Choice]
    points: list[Points] | None  # your own, as they stand now
    undo: Undo
    clock: Clock | None


class Happening(Outgoing):
    """Something that happened, in words for this viewer. `to`: an undo took back everything after that version."""

    version: int
    kind: Literal[
        "joined", "left", "seated", "ready", "started", "move", "undo", "undo_asked", "undo_agreed", "undo_declined",
        "resigned", "takeover", "giveback", "warned", "rematch", "closed",
    ]  # fmt: skip
    seat: int | None
    at: int
    notes: list[Message]
    to: int | None = None


class UndoRequest(Outgoing):
    """Somebody asks to go back; the seats in `waiting` have not answered yet."""

    seat: int
    to: int
    waiting: list[int]


class Thought(Outgoing):
    seat: int
    level: Level
    since: int


# What the client sends


class Hello(Incoming, tag="hello"):
    """First frame. `secrets` besides the cookie; `look`: the seat to look from, null to watch, left out to let the
    server choose; `since`: the version the client has already, to get only what came after it."""

    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    look: SeatNumber | Literal["any"] | None = "any"
    since: Version | None = None


class Look(Incoming, tag="look"):
    """Look from another seat that you hold (after the hand-over screen of hot seat), or as a spectator (null)."""

    seat: SeatNumber | None


class Move(Incoming, tag="move"):
    """`id` is the client's own, the same when it sends the move again; `version` what it has seen."""

    id: MoveId
    version: Version
    move: Notation


class TakeBack(Incoming, tag="undo"):
    """Go back to the position at version `to`; asks the others where that is necessary."""

    id: MoveId
    to: Version


class Answer(Incoming, tag="answer"):
    """To somebody's request to go back."""

    id: MoveId
    agree: bool


class Resign(Incoming, tag="resign"):
    id: MoveId


class Takeover(Incoming, tag="takeover"):
    """A bot shall play for this seat: your own, or that of somebody who has been away for a while."""

    id: MoveId
    seat: SeatNumber
    level: Level = "scribe"


class Giveback(Incoming, tag="giveback"):
    """Play your seat yourself again."""

    id: MoveId


class Resync(Incoming, tag="resync"):
    """Tell me what came after this version (null: everything)."""

    since: Version | None = None


class Ping(Incoming, tag="ping"):
    pass


ClientFrame = Hello | Look | Move | TakeBack | Answer | Resign | Takeover | Giveback | Resync | Ping


# What the server sends


class Presence(Outgoing, tag="presence"):
    """Whose browser is connected, by seat (bots always are), and how many others watch."""

    seats: list[bool]
    spectators: int


class Snapshot(Outgoing, tag="snapshot"):
    """Everything; forget what you had."""

    version: int
    viewer: int | None  # the seat you look from
    table: Table
    position: Position | None  # null before the start
    journal: list[Happening]  # what still stands, oldest first
    request: UndoRequest | None
    presence: Presence
    thinking: list[Thought]


class Update(Outgoing, tag="update"):
    """From version `since` to `version`. If you are at neither, ask to `resync`. `table` is null if unchanged."""

    since: int
    version: int
    happenings: list[Happening]
    table: Table | None
    position: Position | None
    request: UndoRequest | None


class Ack(Outgoing, tag="ack"):
    """What you sent with this id is stored for good; `version` is yours after it."""

    id: str
    version: int


class Refusal(Outgoing, tag="error"):
    """What you sent was refused and nothing has changed. `id` is that of your frame, where it had one."""

    id: str | None
    version: int | None
    problem: Problem


class Thinking(Outgoing, tag="thinking"):
    """Bots that think now; a new list each time one starts or stops."""

    bots: list[Thought]


class Pong(Outgoing, tag="pong"):
    now: int


ServerFrame = Snapshot | Update | Ack | Refusal | Presence | Thinking | Pong
