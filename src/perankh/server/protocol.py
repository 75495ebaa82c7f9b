"""Everything that goes over the wire, HTTP and socket: the single source of the OpenAPI document and the TypeScript types.

People read messages, not texts: an id and arguments that the client puts into words with the .ftl files.

A table is looked at by one *viewer*: a seat, or a spectator. Versions belong to the viewer: they count what this viewer
was told, so that nobody learns from a gap how many secret choices somebody else made. Times are milliseconds since 1970.
"""

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

TEXT = r"^[^\u0000-\u001f\u007f]*$"  # no control characters

Slug = Annotated[str, Meta(pattern="^[a-z0-9_]+$", max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
PlayerId = Annotated[str, Meta(pattern="^[a-z0-9]{16}$|^bot-[a-z]{1,20}$")]
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=TEXT)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2_000_000_000)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
Notation = Annotated[str, Meta(min_length=1, max_length=120, pattern=TEXT)]
OptionValue = Annotated[str, Meta(max_length=40, pattern=TEXT)]
Level = Literal["novice", "apprentice", "scribe", "vizier"]
Status = Literal["open", "running", "finished", "closed"]


class Incoming(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a client sends; a field that does not exist is an error, so that a typing mistake is seen at once."""


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    """What the server sends; clients ignore fields they do not know."""


class Message(Outgoing):
    """Something to say: the id of a message in the .ftl files and its arguments."""

    id: str
    args: dict[str, Union[int, str, "Message", list["Message"]]] = {}


class Problem(Outgoing):
    """Why something was refused. `code` is for programs, `message` for people, `text` the same in English."""

    code: str
    message: Message
    text: str
    retry_after: float | None = None  # seconds; when asking again later makes sense


# The house


class OptionInfo(Outgoing):
    """Words: `option-<name>` and `option-<name>-<choice>`."""

    name: str
    choices: list[str]  # the first is the default


class GameInfo(Outgoing):
    """Words: `title`, `tagline`, `credits` in the messages of the game."""

    game: Slug
    rules: str
    seats: list[int]
    options: list[OptionInfo]


class House(Outgoing):
    """Words of a level: `bot-<level>`."""

    version: str
    games: list[GameInfo]
    levels: list[Level]


class Rules(Outgoing):
    """The numbered rules of a game, as Markdown."""

    game: Slug
    markdown: str


# People


class Me(Outgoing):
    """Who the browser is, by its cookie. Without a cookie everything is empty."""

    player: PlayerId | None = None
    name: str | None = None
    recovery: bool = False  # there is a recovery phrase


class NameMe(Incoming):
    name: Name


class RecoveryPhrase(Outgoing):
    """Shown once; a new one takes the place of the old one."""

    phrase: str


class Recover(Incoming):
    phrase: Annotated[str, Meta(min_length=1, max_length=200, pattern=TEXT)]


# Tables


class SeatPlan(Incoming):
    """Who shall sit here: `human` (whoever creates the table; several of them for hot seat), `open`, or a `bot`."""

    kind: Literal["human", "open", "bot"]
    name: Name | None = None  # of a human
    level: Level | None = None  # of a bot


class ClockPlan(Incoming):
    """`per` move: each turn has so many seconds. `per` game: all turns of a seat together, plus `increment` a turn."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    policy: Literal["warn", "bot", "resign"] = "warn"  # what happens when the time is over


class Origin(Incoming):
    """Another, finished table whose deal is played again, from the start or from after so many of its moves."""

    table: TableId
    ply: Annotated[int, Meta(ge=0, le=100_000)] = 0


class CreateTable(Incoming):
    game: Slug
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    clock: ClockPlan | None = None
    public: bool = True  # listed, may be watched by everybody, open seats may be taken by everybody
    start_when_full: bool = True  # otherwise the owner starts
    origin: Origin | None = None


class Seat(Outgoing):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str | None = None  # of a human
    player: PlayerId | None = None
    level: Level | None = None  # of a bot
    substitute: Level | None = None  # the bot that plays for an absent human, until the human comes back
    resigned: bool = False
    ready: bool = True  # false: expected here after a rematch, has not come yet


class Points(Outgoing):
    source: str  # message id
    points: int


class Result(Outgoing):
    scores: list[int]
    places: list[int]  # 1 for the winner; those who resigned come last
    breakdown: list[list[Points]]  # of each seat
    ended: Literal["played", "resigned"]
    rated: bool


class Access(Outgoing):
    """What whoever asked may do at this table."""

    seats: list[int]
    owner: bool


class Table(Outgoing):
    id: TableId
    game: Slug
    rules: str
    options: dict[str, str]
    status: Status
    public: bool
    seats: list[Seat]
    clock: ClockPlan | None
    start_when_full: bool
    created: int
    started: int | None
    finished: int | None
    commitment: str  # SHA-256 of the seed, fixed when the table was made
    seed: str | None  # shown at the end
    origin: Origin | None  # where the deal comes from
    rematch: TableId | None  # the table that follows this one
    result: Result | None
    access: Access


class TableSummary(Outgoing):
    """A line in a list of tables."""

    id: TableId
    game: Slug
    status: Status
    public: bool
    seats: list[Seat]
    clock: ClockPlan | None
    created: int
    moved: int  # when something last happened
    decider: int | None
    your_seats: list[int]


class TableList(Outgoing):
    tables: list[TableSummary]


class SeatSecret(Outgoing):
    seat: int
    secret: Secret


class Created(Outgoing):
    """All secrets of a new table, shown only now. A browser needs none of them for its own seats: its cookie will do.

    `invites` are for links to open seats, `spectator` for a link to watch a table that is not public.
    """

    table: Table
    owner: Secret
    seats: list[SeatSecret]
    invites: list[SeatSecret]
    spectator: Secret


class Join(Incoming):
    seat: SeatNumber | None = None  # without: the seat of the invitation, or the first that is open
    name: Name | None = None
    invite: Secret | None = None


class Joined(Outgoing):
    """`secret` opens the socket for this seat where there is no cookie: it is the token of an outside bot."""

    seat: int
    secret: Secret
    table: Table


class Leave(Incoming):
    seat: SeatNumber


class Renew(Incoming):
    """Ask for a new secret; the old one of the same role (and seat) is worth nothing from then on."""

    role: Literal["owner", "seat", "invite", "spectator"]
    seat: SeatNumber | None = None


class Renewed(Outgoing):
    role: Literal["owner", "seat", "invite", "spectator"]
    seat: int | None
    secret: Secret


# What a viewer sees


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


# Socket: what the client sends


class Hello(Incoming, tag="hello"):
    """First frame. `secrets` besides the cookie; `look`: the seat to look from, null to watch, left out to let the
    server choose; `since`: the version the client has already, to get only what came after it."""

    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    look: SeatNumber | None | Literal["any"] = "any"
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


# Socket: what the server sends


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


# After the game


class Record(Outgoing):
    """The game as one document; `perankh verify` replays it and checks result and seed."""

    perankh: int
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: str
    moves: list[str]
    players: list[str]
    result: dict[str, list[int]]
    commitment: str


class Verification(Outgoing):
    """The server's own answer to `perankh verify`: the seed fits the commitment and the moves lead to the result."""

    commitment: str
    seed: str
    genuine: bool
    moves: int


class Step(Outgoing):
    """A position of a replay and what led to it. `move` is its notation, once the game is over."""

    version: int
    ply: int | None  # once the game is over; goes into `Origin`
    seat: int | None
    move: str | None
    notes: list[Message]
    view: dict[str, Any]
    prompt: Message
    points: list[Points] | None


class Replay(Outgoing):
    viewer: int | None
    total: int
    first: int
    steps: list[Step]


class Deal(Outgoing):
    """How a deal went at one table."""

    table: TableId
    finished: int
    ply: int  # after how many moves of the first table this one began
    seats: list[Seat]
    result: Result


class Deals(Outgoing):
    deals: list[Deal]


# History


class Rating(Outgoing):
    """openskill; `rating` is the careful guess (mean less three deviations) that lists are sorted by."""

    player: PlayerId
    name: str | None  # null for bots: their word is `bot-<level>`
    level: Level | None
    games: int
    rating: float
    mean: float
    deviation: float


class Ratings(Outgoing):
    game: Slug
    ratings: list[Rating]


class Statistics(Outgoing):
    """One player at one game."""

    game: Slug
    games: int
    wins: float  # a shared win counts in part
    best: int
    average: float
    rating: Rating | None


class Player(Outgoing):
    player: PlayerId
    name: str | None
    level: Level | None
    statistics: list[Statistics]


class FinishedGame(Outgoing):
    table: TableId
    game: Slug
    finished: int
    seat: int
    score: int
    place: int
    resigned: bool
    seats: list[Seat]
    scores: list[int]


class FinishedGames(Outgoing):
    games: list[FinishedGame]


# Operations


class Health(Outgoing):
    status: Literal["ok", "unavailable"]
    store: Literal["ok", "unavailable"]
    tables: int
    sockets: int
