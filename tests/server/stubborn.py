"""People who play on whatever happens: they connect again, and send again what was not acknowledged."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from perankh.server import protocol
from tests.server.mirror import Mirror

GONE = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
PAUSE = 0.02  # seconds before somebody tries again


@dataclass
class Sent:
    """A frame that was sent, and what came of it."""

    seat: int | None
    frame: dict[str, Any]
    acked: int | None = None  # the version


@dataclass
class Book:
    """What all people together know of one table."""

    table_id: str
    sent: list[Sent] = field(default_factory=list)
    spectator: str = ""

    @property
    def acked(self) -> list[Sent]:
        return [one for one in self.sent if one.acked is not None]


class Stubborn:
    """One person on one seat, or (None) watching."""

    def __init__(self, book: Book, url: str, secret: str, seat: int | None, chance: random.Random) -> None:
        self.book = book
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{book.table_id}/socket"
        self.secret = secret
        self.seat = seat
        self.chance = chance
        self.mirror = Mirror()
        self.waiting: Sent | None = None
        self.unavailable = 0
        self.heard: list[str] = []

    @property
    def done(self) -> bool:
        return self.mirror.over and self.waiting is None

    async def play(self) -> None:
        """To the end of the game, and until the last word is answered."""
        while not self.done:
            try:
                await self._sit()
            except GONE:
                await asyncio.sleep(PAUSE)

    async def _sit(self) -> None:
        async with connect(self.url, max_size=None, close_timeout=0.1) as socket:
            hello = {"type": "hello", "secrets": [self.secret], "look": self.seat, "since": self.mirror.version}
            await socket.send(_text(hello))
            self._hear(await socket.recv())
            if self.waiting is not None:
                await socket.send(_text(self.waiting.frame))
            while not self.done:
                if self.waiting is None and self.mirror.my_turn:
                    self.waiting = self._decide()
                    self.book.sent.append(self.waiting)
                    await socket.send(_text(self.waiting.frame))
                again = self._hear(await socket.recv())
                for answer in again:
                    await socket.send(answer)

    def _decide(self) -> Sent:
        position, new = self.mirror.position, self.mirror.new_id()
        assert position is not None
        if position.undo.step is not None and self.chance.random() < 0.1:
            return Sent(self.seat, {"type": "undo", "id": new, "to": position.undo.step})
        move = self.chance.choice(position.choices).move
        return Sent(self.seat, {"type": "move", "id": new, "version": self.mirror.version, "move": move})

    def _hear(self, text: str | bytes) -> list[str]:
        self.heard.append(str(text))
        again = self.mirror.hear(text)
        if self.waiting is not None and self.waiting.frame["id"] in self.mirror.acked:
            self.waiting.acked = self.mirror.acked[self.waiting.frame["id"]]
            if self.mirror.version is not None and self.mirror.version >= self.waiting.acked:
                self.waiting = None
        if self.mirror.problems:
            problem = self.mirror.problems.pop()
            assert problem.code == "unavailable", problem
            self.unavailable += 1
            raise TimeoutError
        return again


def _text(frame: dict[str, Any]) -> str:
    return msgspec.json.encode(frame).decode()


async def open_table(url: str, game: str, seats: int, chance: random.Random, **more: Any) -> list[Stubborn]:
    """A new table with so many people; tried until it works."""
    while True:
        try:
            async with httpx.AsyncClient(base_url=url, timeout=60) as http:
                plans = [{"kind": "human"}] * seats
                answer = await http.post("/api/tables", json={"game": game, "seats": plans, **more})
                answer.raise_for_status()
                made = msgspec.json.decode(answer.content, type=protocol.Created)
                book = Book(made.table.id)
                book.spectator = made.spectator
                return [Stubborn(book, url, one.secret, one.seat, chance) for one in made.seats]
        except httpx.HTTPError:
            await asyncio.sleep(PAUSE)
