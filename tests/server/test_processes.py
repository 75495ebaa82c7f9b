"""Several processes at the same tables, and a PostgreSQL that goes away for a while."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.audit import audit
from tests.server.house import Person, Seat
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess, server_process
from tests.server.stubborn import open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()


async def somewhere_else(person: Person, server: ServerProcess) -> Person:
    """The same person, with the same cookie, at another process."""
    other = Person(server.url)
    other.http.cookies.update(person.http.cookies)
    return other


async def test_two_processes_race_for_each_ply_and_one_wins(database: str) -> None:
    chance = random.Random(8)
    with server_process(database) as first, server_process(database) as second:
        async with AsyncExitStack() as stack:
            anna = await stack.enter_async_context(Person(first.url))
            ben = await stack.enter_async_context(Person(second.url))
            made = await anna.table("human", "open")
            await ben.join(made.table.id)
            pairs = []
            for person, server in ((anna, second), (ben, first)):
                twin = await stack.enter_async_context(await somewhere_else(person, server))
                here = await stack.enter_async_context(person.at(made.table.id))
                there = await stack.enter_async_context(twin.at(made.table.id))
                pairs.append((here, there))
            races = await race_to_the_end(pairs, chance)
    assert races > 20
    assert audit(database, []) > races


async def race_to_the_end(pairs: list[tuple[Seat, Seat]], chance: random.Random) -> int:
    """At every ply the same seat moves at both processes at once."""
    races = 0
    everybody = [seat for pair in pairs for seat in pair]
    while True:
        version = max(seat.mirror.version or 0 for seat in everybody)
        await asyncio.gather(*(seat.reach(version) for seat in everybody))
        if everybody[0].mirror.over:
            return races
        decider = everybody[0].mirror.position.decider  # type: ignore[union-attr]
        pair = next(pair for pair in pairs if pair[0].mirror.viewer == decider)
        assert knowledge(pair[0]) == knowledge(pair[1])
        choices = pair[0].mirror.position.choices  # type: ignore[union-attr]
        answers = await asyncio.gather(*(seat.move(chance.choice(choices).move) for seat in pair))
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
        lost = next(answer for answer in answers if answer["type"] == "error")
        assert lost["problem"]["code"] in ("outdated", "not-your-turn")
        won = next(answer for answer in answers if answer["type"] == "ack")
        await asyncio.gather(*(seat.reach(won["version"]) for seat in pair))
        races += 1


def knowledge(seat: Seat) -> Any:
    mirror = seat.mirror
    return mirror.version, mirror.position, mirror.table, mirror.journal


async def test_people_at_different_processes_play_together(database: str) -> None:
    """Presence, moves and undo requests reach the other process; so does what is asked for there afterwards."""
    with server_process(database) as first, server_process(database) as second:
        async with Person(first.url) as anna, Person(second.url) as ben:
            made = await anna.table("human", "open")
            async with anna.at(made.table.id) as here:
                await ben.join(made.table.id)
                async with ben.at(made.table.id) as there:
                    await here.until(lambda mirror: mirror.presence.seats == [True, True])
                    await there.until(lambda mirror: mirror.presence.seats == [True, True])
                    await asyncio.gather(here.play_on(), there.play_on())
                    assert here.mirror.table.result == there.mirror.table.result  # type: ignore[union-attr]
                await here.until(lambda mirror: mirror.presence.seats == [True, False])
            again = await ben.post(f"/api/tables/{made.table.id}/rematch")
            await anna.join(again["table"]["id"])


async def test_another_process_looks_after_the_bots_of_a_dead_one(database: str) -> None:
    with server_process(database, grace=300) as first, server_process(database, grace=300) as second:
        async with Person(first.url) as anna:
            made = await anna.table("human", "apprentice")
            async with await somewhere_else(anna, second) as twin, twin.at(made.table.id) as seat:
                for _ in range(3):
                    await seat.my_turn()
                    await seat.move()
                async with anna.at(made.table.id) as dying:
                    await dying.my_turn()
                    while dying.mirror.my_turn:  # the bot is due, at the first process
                        await dying.move()
                        await dying.hear()
                    first.kill()
                await seat.play_on()


async def test_play_goes_on_when_postgresql_comes_back(database: str, cluster: Cluster) -> None:
    chance = random.Random(5)
    with server_process(database) as server:
        games = [await open_table(server.url, game, 2, chance) for game in ("sobek", "egizia", "men_nefer")]
        people = [one for game in games for one in game]
        books = [game[0].book for game in games]
        playing = [asyncio.create_task(one.play()) for one in people]
        for _ in range(3):
            enough = sum(len(book.acked) for book in books) + 15
            while sum(len(book.acked) for book in books) < enough:
                await asyncio.sleep(0.01)
            cluster.stop()
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
                assert (await http.get("/api/health")).status_code == 503
            cluster.start()
        await asyncio.gather(*playing)
        assert sum(one.unavailable for one in people) > 0
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get("/api/health")).status_code == 200
    assert audit(database, books) > sum(len(book.acked) for book in books)


async def test_lost_hints_do_no_harm(database: str, cluster: Cluster) -> None:
    """Connections are cut again and again: those that commit, those that read, those that carry the hints."""
    with server_process(database) as first, server_process(database) as second:
        chance = random.Random(6)
        people = await open_table(first.url, "sobek", 2, chance)
        people[1].url = people[1].url.replace(str(first.port), str(second.port))
        playing = [asyncio.create_task(one.play()) for one in people]
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(hang_up_on_all, cluster)
        await asyncio.gather(*playing)
    audit(database, [people[0].book])


def hang_up_on_all(cluster: Cluster) -> None:
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' "
            "AND datname LIKE 'perankh%'"
        )
