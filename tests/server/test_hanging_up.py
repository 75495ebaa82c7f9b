"""When the server hangs up: on whom, how soon, and that nothing is done for them any more."""

import asyncio
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from perankh.server.conversation import Conversation
from perankh.server.settings import Limit, Limits
from perankh.server.socket import MOST_UNSENT, Outbox
from perankh.server.store.errors import Unavailable
from perankh.server.store.store import Store
from tests.server.house import House, Person, Seat, open_house
from tests.server.test_strangers import shown_out

pytestmark = pytest.mark.anyio


class Slow:
    """A client that takes one frame after the other, when it likes."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.ready = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.ready.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(code)


def outbox_to(client: Slow) -> Outbox:
    return Outbox(cast(WebSocket, client))


async def test_the_goodbye_does_not_wait_for_what_was_to_be_sent() -> None:
    client = Slow()
    outbox = outbox_to(client)
    for number in range(100):
        outbox.send(str(number).encode())
    running = asyncio.create_task(outbox.run())
    await asyncio.sleep(0)
    outbox.hang_up(4401)
    client.ready.set()
    await running
    assert client.sent == ["0", 4401]  # what was on its way, and no more


@pytest.mark.parametrize(("size", "most"), [(1, MOST_UNSENT), (1024 * 1024, 8)])
async def test_whoever_does_not_read_is_hung_up_on(size: int, most: int) -> None:
    """So many small frames wait for somebody, or a few large ones."""
    outbox = outbox_to(Slow())
    for _ in range(most):
        outbox.send(b"x" * size)
    assert outbox.closing is None
    outbox.send(b"x" * size)
    assert outbox.closing == 4413


async def test_what_was_read_does_not_count() -> None:
    client = Slow()
    client.ready.set()
    outbox = outbox_to(client)
    running = asyncio.create_task(outbox.run())
    for _ in range(20):
        outbox.send(b"x" * 1024 * 1024)
        while outbox.frames:
            await asyncio.sleep(0)
    assert outbox.closing is None
    running.cancel()


async def test_only_secrets_that_are_worth_nothing_now_close_their_sockets(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open", "open", game="egizia", public=False)
    path = f"/api/tables/{made.table.id}"
    invites = [one.secret for one in made.invites]
    async with ben.at(made.table.id, (made.spectator,)) as watching, ben.at(made.table.id, (invites[0],)) as invited:
        await anna.ask("PUT", f"{path}/seats/2", {"level": "novice"})
        await anna.ask("PUT", f"{path}/seats/2", {"level": None})
        for body in ({"role": "owner"}, {"role": "seat", "seat": 0}, {"role": "invite", "seat": 2}):
            await anna.post(f"{path}/secrets", body)
        for seat in (watching, invited):
            await seat.say(type="ping")
            while (await seat.hear())["type"] != "pong":
                pass
        await anna.post(f"{path}/secrets", {"role": "spectator"})
        assert await shown_out(watching) == 4401
        await anna.post(f"{path}/secrets", {"role": "invite", "seat": 1})
        assert await shown_out(invited) == 4401


async def test_frames_that_are_too_large_and_a_store_that_is_away(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        await seat.socket.send(" " * 20_000)
        assert await shown_out(seat) == 1009
    house.services.tables.rooms.clear()
    async with anna.socket(made.table.id) as socket:
        monkeypatch.setattr(Store, "read", away)
        await socket.send('{"type": "hello"}')
        assert await shown_out(Seat(socket)) == 1013
        monkeypatch.undo()


async def away(*_: object) -> None:
    raise Unavailable


async def test_a_handshake_is_refused_to_whoever_opens_too_many_sockets(sqlite: str) -> None:
    async with open_house(sqlite, limits=Limits(sockets=Limit(1, 0.001))) as house, house.person() as anna:
        made = await anna.table("human", "human")
        async with anna.socket(made.table.id):
            pass
        for table_id in (made.table.id, "no-table"):
            with pytest.raises(InvalidStatus, match="403"):
                async with anna.socket(table_id):
                    pass


class Wire:
    def __init__(self) -> None:
        self.closing: int | None = None
        self.sent: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def hang_up(self, code: int) -> None:
        self.closing = code


async def test_nothing_is_done_for_somebody_who_was_hung_up_on(house: House, anna: Person) -> None:
    """Not even what was on its way already."""
    made = await anna.table("human", "human")
    services, table_id, wire = house.services, made.table.id, Wire()
    guest = services.people.guest_of(anna.http.cookies["perankh_guest"])
    talk = Conversation(services.tables, services.gate, services.settings, table_id, guest, wire)
    await talk.receive('{"type": "hello"}')
    frame = {"type": "resign", "id": "r1"}
    async with services.tables.room(table_id):
        waiting = asyncio.create_task(talk.receive(msgspec.json.encode(frame)))
        await asyncio.sleep(0.05)
        wire.hang_up(4401)
    await waiting
    assert (await anna.get(f"/api/tables/{table_id}"))["status"] == "running"
    async with anna.at(table_id) as seat:
        assert seat.mirror.version == 1
        assert (await seat.do("resign"))["type"] == "ack"


async def test_frames_after_the_hang_up_are_not_even_read(house: House, anna: Person) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        (session,) = house.services.tables.rooms[made.table.id].sessions
        read = house.services.metrics.frames._value
        before = read.get()
        session.wire.closing = 4401  # and the sender has not noticed yet
        await seat.say(type="ping")
        await shown_out(seat)
        assert read.get() == before
