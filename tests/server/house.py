"""A server for tests, in this process, and people who use it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from perankh.server import protocol
from perankh.server.serve import Server, listen
from perankh.server.services import Services
from perankh.server.settings import Settings
from tests.server.mirror import Mirror

PATIENCE = 60.0  # seconds


@dataclass
class House:
    services: Services
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self) -> "Person":
        return Person(self.url)


def other_rules(store: str, *table_ids: str) -> None:
    """As if these tables had been made by a version with other rules."""
    with sqlite3.connect(store.removeprefix("sqlite:///")) as connection:
        for table_id in table_ids:
            (header,) = connection.execute("SELECT header FROM tables WHERE id = ?", (table_id,)).fetchone()
            changed = msgspec.json.encode({**msgspec.json.decode(header), "rules": "0.0"}).decode()
            connection.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, table_id))


@asynccontextmanager
async def open_house(store: str, **settings: Any) -> AsyncIterator[House]:
    chosen = Settings(**{"store": store, "limits": None, "absence": 0.0, "tick": 0.05, **settings})
    with listen("127.0.0.1", 0) as listening:
        server = Server(chosen, lambda: None)
        running = asyncio.create_task(server._serve([listening]))
        while not server.started and not running.done():
            await asyncio.sleep(0.01)
        if running.done():
            await running
        services = server.config.app.state.services  # type: ignore[union-attr]
        try:
            yield House(services, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await running


class Person:
    """Somebody with a browser: cookies, and sockets to tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, secret: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def table(self, *seats: str, game: str = "sobek", **more: Any) -> protocol.Created:
        """A new table; seats are `human`, `open` or the level of a bot."""
        plans = [{"kind": seat} if seat in ("human", "open") else {"kind": "bot", "level": seat} for seat in seats]
        made = await self.post("/api/tables", {"game": game, "seats": plans, **more})
        return msgspec.convert(made, protocol.Created)

    async def join(self, table_id: str, **body: Any) -> protocol.Joined:
        return msgspec.convert(await self.post(f"/api/tables/{table_id}/join", body), protocol.Joined)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table_id: str, secrets: tuple[str, ...] = (), **hello: Any) -> AsyncIterator["Seat"]:
        """At a table, with what was heard so far."""
        async with self.socket(table_id) as socket:
            seat = Seat(socket)
            await seat.say(type="hello", secrets=list(secrets), **hello)
            await seat.until(lambda mirror: mirror.version is not None)
            yield seat

    def socket(self, table_id: str, **headers: str) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        more = {"Cookie": self.cookie, **headers} if self.cookie else headers
        return connect(address, additional_headers=more, open_timeout=PATIENCE, max_size=None)


class Seat:
    """A socket and the client behind it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.mirror = Mirror()
        self.heard: list[str] = []

    async def say(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def hear(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        for answer in self.mirror.hear(text):
            await self.socket.send(answer)
        return msgspec.json.decode(text)

    async def until(self, done: Any) -> None:
        """Listen until something holds for what this client knows."""
        while not done(self.mirror):
            await self.hear()

    async def answer(self, client: str) -> Any:
        """The ack or the error for a frame."""
        while True:
            frame = await self.hear()
            if frame["type"] in ("ack", "error") and frame["id"] == client:
                return frame

    async def do(self, kind: str, **more: Any) -> Any:
        """Send a command and wait for its answer."""
        client = self.mirror.new_id()
        await self.say(type=kind, id=client, **more)
        return await self.answer(client)

    async def move(self, move: str | None = None, version: int | None = None) -> Any:
        mirror = self.mirror
        assert mirror.position is not None
        chosen = move or mirror.position.choices[0].move
        return await self.do("move", version=mirror.version if version is None else version, move=chosen)

    async def play_on(self) -> protocol.Table:
        """First moves, whenever it is this seat's turn, until the game is over."""
        await self.my_turn()
        while not self.mirror.over:
            answer = await self.move()
            assert answer["type"] == "ack", answer
            await self.reach(answer["version"])
            await self.my_turn()
        assert self.mirror.table is not None
        return self.mirror.table

    async def reach(self, version: int) -> None:
        await self.until(lambda mirror: mirror.version >= version)

    async def my_turn(self) -> None:
        await self.until(lambda mirror: mirror.my_turn or mirror.over)
