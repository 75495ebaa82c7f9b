"""Tables: making them, joining them, what they are."""

from typing import Annotated, Literal

from msgspec import Meta

from perankh.server.protocol.base import (
    Incoming,
    Level,
    Name,
    OptionValue,
    Outgoing,
    PlayerId,
    SeatNumber,
    Secret,
    Slug,
    Status,
    TableId,
)


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
    moved: int  # when something last happened that everybody was told of
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


class ChangeSeat(Incoming):
    """Give a seat to a bot, or (null) open it."""

    level: Level | None


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
