"""Clients and server agree in the end, however frames are cut off, delayed, repeated and put out of order."""

import asyncio
import tempfile
from collections.abc import Coroutine
from functools import cache, partial
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from perankh.server import making, protocol
from perankh.server.conversation import Conversation, HangUp
from perankh.server.services import Services
from perankh.server.settings import Settings
from perankh.server.store import archive
from perankh.server.store.statements import Unit
from perankh.server.table import lobby, log
from perankh.server.table.table import Table
from tests.server.mirror import Mirror

T = TypeVar("T")
GAMES = {"sobek": 2, "egizia": 2, "men_nefer": 2, "terra_pyramides": 3}
CHAOS = [
    "cut_off", "reach_server", "reach_server", "reach_server_twice", "reach_client", "reach_client",
    "reach_client_twice", "catch_up", "catch_up", "play_on", "play_on", "move", "take_back", "answer", "answer",
    "stammer", "restart",
]  # fmt: skip
which = st.integers(0, 11)


class Wire:
    """What the server says is put down in order; it never hangs up."""

    closing: int | None = None

    def __init__(self, down: list[bytes]) -> None:
        self.send = down.append

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"hung up with {code}")


class Client:
    """Somebody at the table: what they know, and two lines that do not keep order."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.mirror = Mirror()
        self.talk: Conversation | None = None
        self.up: list[bytes] = []
        self.down: list[bytes] = []
        self.sent: dict[str, bytes] = {}

    def say(self, **frame: Any) -> None:
        self.up.append(msgspec.json.encode(frame))

    def command(self, kind: str, **more: Any) -> None:
        client = self.mirror.new_id()
        self.say(type=kind, id=client, **more)
        self.sent[client] = self.up[-1]

    def hear(self, data: bytes) -> None:
        self.up += [answer.encode() for answer in self.mirror.hear(data)]


class Server:
    """One for all games; it has no sockets."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.services = self.runner.run(self.open())

    async def open(self) -> Services:
        services = Services(Settings(f"sqlite:///{self.folder.name}/tables.db", limits=None))
        await services.store.open()
        await services.people.open()
        return services

    def close(self) -> None:
        self.runner.run(self.services.store.close())
        self.runner.close()
        self.folder.cleanup()


@cache
def server() -> Server:
    return Server()


def teardown_module() -> None:
    server().close()


class Agreement(RuleBasedStateMachine):
    """Two or three people and a spectator, a server without a network between them, and a store on disk."""

    def __init__(self) -> None:
        super().__init__()
        self.services = server().services
        self.clients: list[Client] = []
        self.table_id = ""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return server().runner.run(work)

    def teardown(self) -> None:
        if self.clients:
            self.everybody_agrees()

    @initialize(game=st.sampled_from(sorted(GAMES)))
    def make_a_table(self, game: str) -> None:
        self.run(self.make(game))
        for client in self.clients:
            self.dial(client)

    async def make(self, game: str) -> None:
        guests = [await self.services.people.new_guest() for _ in range(GAMES[game] + 1)]
        plans = [protocol.SeatPlan("human")] + [protocol.SeatPlan("open")] * (GAMES[game] - 1)
        table = making.plan(protocol.CreateTable(game, plans), guests[0], None, making.fresh())
        await self.services.tables.create(table, Unit())
        self.table_id = table.header.id
        for guest in guests[1:-1]:
            await self.join(guest)
        self.clients = [Client(guest) for guest in guests]

    async def join(self, guest: str) -> None:
        await self.services.tables.change(self.table_id, lambda table, _: lobby.join(table, None, guest, None, 1))

    # The line

    def dial(self, client: Client) -> None:
        """A new connection; what was on the old one is lost."""
        client.up.clear()
        client.down.clear()
        client.talk = Conversation(
            self.services.tables,
            self.services.gate,
            self.services.settings,
            self.table_id,
            client.guest,
            Wire(client.down),
        )
        seat = self.clients.index(client)
        look = seat if seat < len(self.clients) - 1 else None
        client.say(type="hello", look=look, since=client.mirror.version)
        self.deliver(client, client.up.pop())  # a socket is opened by its first frame

    def deliver(self, client: Client, data: bytes) -> None:
        assert client.talk is not None
        try:
            self.run(client.talk.receive(data))
        except HangUp as end:
            raise AssertionError(f"hung up with {end.code} on {data!r}") from None

    def cut(self, client: Client) -> None:
        async def close(talk: Conversation) -> None:
            talk.close()

        if client.talk is not None:
            self.run(close(client.talk))
            client.talk = None

    # What may happen

    @rule(plan=st.lists(st.tuples(st.sampled_from(CHAOS), which, which), min_size=20, max_size=40))
    def things_go_wrong(self, plan: list[tuple[str, int, int]]) -> None:
        for what, who, at in plan:
            getattr(self, what)(self.clients[who % len(self.clients)], at)

    def cut_off(self, client: Client, _: int) -> None:
        self.cut(client)
        self.dial(client)

    def reach_server(self, client: Client, at: int) -> None:
        """A frame gets through, perhaps before an older one."""
        if client.up:
            self.deliver(client, client.up.pop(at % len(client.up)))

    def reach_server_twice(self, client: Client, at: int) -> None:
        if client.up:
            self.deliver(client, client.up[at % len(client.up)])

    def reach_client(self, client: Client, at: int) -> None:
        if client.down:
            client.hear(client.down.pop(at % len(client.down)))

    def reach_client_twice(self, client: Client, at: int) -> None:
        if client.down:
            client.hear(client.down[at % len(client.down)])

    def catch_up(self, client: Client, _: int) -> None:
        self.flush(client)

    def play_on(self, _: Client, at: int) -> None:
        """The usual case, so that games get somewhere; the others hear of it later."""
        for client in self.clients:
            position = client.mirror.position
            if position is None or position.decider == client.mirror.viewer:
                self.flush(client)
                self.move(client, at)
                self.flush(client)

    def move(self, client: Client, at: int) -> None:
        """From what this client believes to be the position."""
        position = client.mirror.position
        if position is not None and position.choices:
            choice = position.choices[at % len(position.choices)]
            client.command("move", version=client.mirror.version, move=choice.move)

    def take_back(self, client: Client, at: int) -> None:
        undo = client.mirror.position.undo if client.mirror.position is not None else protocol.Undo()
        to = undo.ask if undo.ask is not None else undo.turn if at % 2 else undo.step
        if to is not None:
            client.command("undo", to=to)

    def answer(self, client: Client, at: int) -> None:
        if client.mirror.request is not None and client.mirror.viewer in client.mirror.request.waiting:
            client.command("answer", agree=at % 3 > 0)

    def stammer(self, client: Client, _: int) -> None:
        """Old frames, which were answered long ago."""
        client.up += list(client.sent.values())[-3:]

    def restart(self, _: Client, at: int) -> None:
        if at:
            return  # not too often
        for client in self.clients:
            self.cut(client)
        self.services.tables.rooms.clear()
        for client in self.clients:
            self.dial(client)

    # What must hold

    @invariant()
    def what_was_acknowledged_is_stored_once(self) -> None:
        if not self.clients:
            return
        table = self.stored()
        logged = [entry.client for entry in table.log if entry.client is not None]
        assert len(logged) == len(set(logged))
        for seat, client in enumerate(self.clients):
            for key, version in client.mirror.acked.items():
                entry = next(entry for entry in table.log if entry.client == f"{seat}.{key}")
                sent = msgspec.json.decode(client.sent[key])
                assert table.seen(seat, entry.version) == version
                assert getattr(entry.body, "move", None) == sent.get("move")
                if sent["type"] == "move":  # played in the position it was meant for
                    told = [one for one in table.log if one.seen_by(seat)][sent["version"] : version - 1]
                    assert not [one for one in told if isinstance(one.body, log.Moved | log.Undone)]

    def stored(self) -> Table:
        table = self.run(self.services.store.read(partial(archive.load, table_id=self.table_id)))
        assert table is not None
        return table

    def flush(self, client: Client) -> None:
        while client.up or client.down:
            while client.up:
                self.deliver(client, client.up.pop(0))
            while client.down:
                client.hear(client.down.pop(0))

    def everybody_agrees(self) -> None:
        for client in self.clients:
            self.flush(client)
        for client in self.clients:
            self.flush(client)  # what the others have done meanwhile
            self.cut(client)
            self.dial(client)
            self.flush(client)
            fresh = Client(client.guest)
            self.clients[self.clients.index(client)], old = fresh, client
            self.dial(fresh)
            self.flush(fresh)
            self.clients[self.clients.index(fresh)] = old
            assert knowledge(client.mirror) == knowledge(fresh.mirror)
            assert client.mirror.version == self.stored().version_for(client.mirror.viewer)


def knowledge(mirror: Mirror) -> Any:
    """All that a client shows its person, but for the time on the clock."""
    return msgspec.to_builtins(
        [mirror.version, mirror.viewer, mirror.table, mirror.position, mirror.journal, mirror.request]
    )


TestAgreement = pytest.mark.slow(Agreement.TestCase)
TestAgreement.settings = settings(
    max_examples=60, stateful_step_count=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
