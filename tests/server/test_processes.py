"""Several processes at the same tables, and a PostgreSQL that goes away for a while."""

import asyncio
import random
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


def somewhere_else(person: Person, server: ServerProcess) -> Person:
    """The same person, with the same cookie, at another process."""
    other = Person(server.url)
    other.http.cookies.update(person.http.cookies)
    return other


async def test_two_processes_race_for_each_ply_and_one_wins(database: str) -> None:
    chance = random.Random(8)
    with server_process(database) as first, server_process(database) as second:
        async with Person(first.url) as anna, somewhere_else(anna, second) as twin:
            made = await anna.table("human", "human")
            twin.http.cookies.update(anna.http.cookies)
            async with anna.at(made.table.id) as here, twin.at(made.table.id) as there:
                races = await race_to_the_end((here, there), chance)
    assert races > 20
    assert audit(database, []) == races + 1  # and the start


async def race_to_the_end(pair: tuple[Seat, Seat], chance: random.Random) -> int:
    """At every ply the seat that decides moves at both processes at once."""
    races = 0
    while not pair[0].mirror.over:
        assert knowledge(pair[0]) == knowledge(pair[1])
        choices = pair[0].mirror.position.choices  # type: ignore[union-attr]
        answers = await asyncio.gather(*(seat.move(chance.choice(choices).move) for seat in pair))
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
        lost = next(answer for answer in answers if answer["type"] == "error")
        assert lost["problem"]["code"] in ("outdated", "not-your-turn", "not-running")
        won = next(answer for answer in answers if answer["type"] == "ack")
        await asyncio.gather(*(go_on(seat, won["version"]) for seat in pair))
        races += 1
    return races


async def go_on(seat: Seat, version: int) -> None:
    """To the next decision, from the seat that has to make it."""
    await seat.reach(version)
    decider = seat.mirror.position.decider  # type: ignore[union-attr]
    if decider not in (None, seat.mirror.viewer):
        await seat.say(type="look", seat=decider)
        await seat.until(lambda mirror: mirror.viewer == decider)


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
            async with anna.at(made.table.id) as seat:
                await seat.my_turn()
                while seat.mirror.my_turn:
                    await seat.reach((await seat.move())["version"])
                first.kill()  # it is the bot's turn
            async with somewhere_else(anna, second) as twin, twin.at(made.table.id) as seat:
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
        for _ in range(5):
            enough = len(people[0].book.acked) + 5
            while len(people[0].book.acked) < enough:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(hang_up_on_all, cluster)
        await asyncio.gather(*playing)
    audit(database, [people[0].book])


def hang_up_on_all(cluster: Cluster) -> None:
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' "
            "AND datname LIKE 'perankh%'"
        )
