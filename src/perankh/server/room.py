"""A table that is in memory, with everybody who is connected to it."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from perankh.server import frames, protocol
from perankh.server.moment import now
from perankh.server.session import Session
from perankh.server.table.play import BotTurn
from perankh.server.table.table import Table

PAUSE = 0.2  # seconds in which comings and goings are gathered
LAST_WORD = 60_000  # milliseconds after which another process counts as gone


class Elsewhere(NamedTuple):
    """Who is connected to the same table at another process."""

    seats: list[int]
    spectators: int
    heard: int


class Room:
    def __init__(self, table_id: str, gossip: "Callable[[Room], None]") -> None:
        self.id = table_id
        self.gossip = gossip  # tells other processes who is here
        self.lock = asyncio.Lock()  # one thing happens at a table at a time
        self.table: Table | None = None
        self.sessions: set[Session] = set()
        self.thinking: list[protocol.Thought] = []
        self.elsewhere: dict[str, Elsewhere] = {}
        self.last_seen: dict[int, int] = {}  # when a browser of a seat was last heard of, here or elsewhere
        self.since = now()
        self.announcing = False
        self.users = 0  # who is about to look at the table, or waits for it

    # People

    def enter(self, session: Session) -> None:
        self.sessions.add(session)
        self.announce_presence()

    def exit(self, session: Session) -> None:
        self.sessions.discard(session)
        for seat in self.seats_of(session):
            self.last_seen[seat] = now()
        self.announce_presence()

    def seats_of(self, session: Session) -> list[int]:
        return session.access.seats(self.table) if self.table is not None else []

    def here(self) -> tuple[list[int], int]:
        """Seats whose people are connected to this process, and how many others watch."""
        held = [self.seats_of(session) for session in self.sessions]
        return sorted({seat for seats in held for seat in seats}), sum(not seats for seats in held)

    def presence(self) -> protocol.Presence:
        present, spectators = self.here()
        for place in self.elsewhere.values():
            if now() - place.heard < LAST_WORD:
                present = present + place.seats
                spectators += place.spectators
        seats = self.table.seats if self.table is not None else []
        return protocol.Presence([seat.kind == "bot" or k in present for k, seat in enumerate(seats)], spectators)

    def heard(self, source: str, seats: list[int], spectators: int) -> None:
        """What another process says of the people there; a process that is new here learns of ours."""
        if source not in self.elsewhere and self.sessions:
            self.gossip(self)
        before = self.elsewhere[source].seats if source in self.elsewhere else []
        self.elsewhere[source] = Elsewhere(seats, spectators, now())
        for seat in {*before, *seats}:
            self.last_seen[seat] = now()
        self.send_all(self.presence())

    def away(self, seat: int, seconds: float) -> bool:
        """Nobody is here for this seat, and has not been for so long."""
        absent = now() - self.last_seen.get(seat, self.since)
        return not self.presence().seats[seat] and absent >= 1000 * seconds

    def announce_presence(self) -> None:
        if not self.announcing:
            self.announcing = True
            asyncio.get_running_loop().call_later(PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self.announcing = False
        self.send_all(self.presence())
        self.gossip(self)

    def secrets(self) -> set[str]:
        """Hashes of the secrets that people here came with."""
        return {one for session in self.sessions for one in session.access.hashes}

    def show_out(self, worthless: set[str]) -> None:
        """Whoever came with one of these secrets has to show a good one."""
        for session in self.sessions:
            if session.access.hashes & worthless:
                session.wire.hang_up(4401)

    # What happens

    def tell(self) -> None:
        """Bring everybody who is connected up to date."""
        if self.table is None:
            return
        made: dict[object, bytes] = {}
        for session in list(self.sessions):
            session.bring_up_to_date(self.table, made)

    def show_thinking(self, turn: BotTurn | None) -> None:
        """A bot thinks, or (None) no more. Of its next choice in a row nobody is told: it may be a secret one."""
        shown = [(one.seat, one.level) for one in self.thinking]
        if shown != ([] if turn is None else [(turn.seat, turn.level)]):
            self.thinking = [] if turn is None else [protocol.Thought(turn.seat, turn.level, now())]
            self.send_all(protocol.Thinking(self.thinking))

    def send_all(self, frame: protocol.Presence | protocol.Thinking) -> None:
        if self.sessions:
            data = frames.encode(frame)
            for session in self.sessions:
                session.wire.send(data)
