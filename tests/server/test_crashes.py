"""The server is killed in the middle of play, again and again. Nothing that was acknowledged is lost."""

import asyncio
import random

import pytest

from tests.server.audit import audit
from tests.server.house import Person
from tests.server.processes import server_process
from tests.server.stubborn import Book, open_table

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
KILLS = 50
CLOCK = {"per": "game", "seconds": 86400, "increment": 5}


async def test_every_acknowledged_move_survives_fifty_kills(store: str) -> None:
    chance = random.Random(store)
    books: list[Book] = []
    killed = asyncio.Event()

    async def players(game: str, seats: int, **more: object) -> None:
        """One game after the other, until the killing is over; the last one is played to its end."""
        while not killed.is_set():
            people = await open_table(server.url, game, seats, chance, **more)
            books.append(people[0].book)
            await asyncio.gather(*(one.play() for one in people))

    def acked() -> int:
        return sum(len(book.acked) for book in books)

    with server_process(store) as server:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(players("sobek", 2))
            tasks.create_task(players("sobek", 2, clock=CLOCK))
            tasks.create_task(players("egizia", 2))
            tasks.create_task(players("men_nefer", 2))
            tasks.create_task(players("terra_pyramides", 3))
            for _ in range(KILLS):
                enough = acked() + chance.randrange(1, 25)
                while acked() < enough:
                    await asyncio.sleep(0.005)
                await asyncio.sleep(chance.random() * 0.02)
                server.kill()
                server.start()
            killed.set()
        async with Person(server.url) as anna:  # and bots are as well as ever
            made = await anna.table("human", "novice")
            async with anna.at(made.table.id) as seat:
                await seat.play_on()
    assert audit(store, books) > acked()
    assert acked() == sum(len(book.sent) for book in books)
