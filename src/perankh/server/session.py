"""One connected client. Knows nothing of sockets: bytes come in, bytes go out."""

from typing import Protocol

from perankh.server import frames, protocol
from perankh.server.access import Access, Viewer
from perankh.server.protocol import Presence, Thought
from perankh.server.table.table import Table


class Place(Protocol):
    """What a session needs to know of the room it is in."""

    thinking: list[Thought]

    def presence(self) -> Presence: ...


class Wire(Protocol):
    """The way to the client."""

    closing: int | None  # the code with which it ends; nothing that comes in after that counts

    def send(self, frame: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Session:
    """Looks at the table as one viewer, and remembers what that viewer has been told."""

    def __init__(self, access: Access, place: Place, wire: Wire) -> None:
        self.access = access
        self.place = place
        self.wire = wire
        self.viewer = Viewer(None)
        self.version = 0

    def greet(self, table: Table, look: int | str | None, since: int | None) -> None:
        """The answer to a hello: what came after the version the client has, or everything."""
        self.viewer = self.access.viewer(table, self._choose(table) if isinstance(look, str) else look)
        self.show(table, since)
        if since is not None:
            self.wire.send(frames.encode(protocol.Thinking(self.place.thinking)))

    def look(self, table: Table, seat: int | None) -> None:
        self.viewer = self.access.viewer(table, seat)
        self.show(table, None)

    def _choose(self, table: Table) -> int | None:
        """Without a wish: the own seat that decides, else the first own seat, else a spectator's place."""
        seats = self.access.seats(table)
        return table.decider if table.decider in seats else seats[0] if seats else None

    def show(self, table: Table, since: int | None) -> None:
        missed = table.version_for(self.viewer.seat) - since if since is not None else -1
        if since is None or not 0 <= missed <= frames.MOST_MISSED:
            self._snapshot(table)
            return
        self.version = since
        self._update(table, {})

    def bring_up_to_date(self, table: Table, made: dict[object, bytes]) -> None:
        """`made`: frames that were made for others already, for those who see the same."""
        if not self.access.watches(table):
            self.wire.hang_up(4404)
        elif not self.access.may_look(table, self.viewer.seat):
            self.look(table, None)
        elif table.version_for(self.viewer.seat) != self.version:
            self._update(table, made)

    def _snapshot(self, table: Table) -> None:
        frame = frames.snapshot(table, self.viewer, self.access, self.place.presence(), self.place.thinking)
        self.version = frame.version
        self.wire.send(frames.encode(frame))

    def _update(self, table: Table, made: dict[object, bytes]) -> None:
        entries = table.since(self.viewer.seat, self.version)
        shown = self.access.shown(table) if frames.tells_of_table(table, entries) else None
        key = (self.viewer, self.version, shown and (*shown.seats, shown.owner))
        if key not in made:
            made[key] = frames.encode(frames.update(table, self.viewer, self.access, self.version, entries))
        self.version = table.version_for(self.viewer.seat)
        self.wire.send(made[key])

    def refuse(self, problem: protocol.Problem, client: str | None = None) -> None:
        self.wire.send(frames.encode(protocol.Refusal(client, self.version, problem)))
