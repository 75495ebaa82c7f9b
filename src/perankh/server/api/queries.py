"""What may stand behind the `?` of an address."""

from typing import Annotated, Literal

from msgspec import Meta

from perankh.server.protocol import Incoming, SeatNumber, Slug

Count = Annotated[int, Meta(ge=1, le=100)]


class ListTables(Incoming):
    status: Literal["open", "running", "finished"] = "open"
    game: Slug | None = None
    limit: Count = 50


class ReplayPart(Incoming):
    seat: SeatNumber | None = None  # left out: as a spectator
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Count = 50


class GamesBefore(Incoming):
    before: Annotated[int, Meta(ge=0, le=10**15)] | None = None
    limit: Count = 50


class Limited(Incoming):
    limit: Count = 50
