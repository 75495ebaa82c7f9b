"""After the game: records, replays, results, ratings."""

from typing import Any

from perankh.server.protocol.base import Level, Message, Outgoing, PlayerId, Slug, TableId
from perankh.server.protocol.tables import Points, Result, Seat


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
