"""Bots that think: one search at a table, what becomes of stale ones, and tables that cannot be taken up."""

import asyncio
import logging
import sqlite3
from concurrent.futures import Future
from typing import Any

import pytest

from perankh.server.store import archive
from perankh.server.thinking import Workers, think
from tests.server import secretly
from tests.server.house import House, Person, Seat, open_house

pytestmark = pytest.mark.anyio


class Slow:
    """Bots that think until they are told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[Any, Future[str]]] = []
        monkeypatch.setattr(Workers, "think", self.think)

    def think(self, *question: Any) -> Future[str]:
        future: Future[str] = Future()
        self.asked.append((question, future))
        return future

    def answer(self, number: int) -> None:
        question, future = self.asked[number]
        future.set_result(think(*question))

    async def asked_for(self, count: int) -> None:
        while len(self.asked) < count:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(self.asked) == count


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


async def take_over_and_back(seat: Seat, times: int, **more: Any) -> None:
    for _ in range(times):
        assert (await seat.do("takeover", seat=seat.mirror.viewer, **more))["type"] == "ack"
        assert (await seat.do("giveback"))["type"] == "ack"


async def test_whatever_happens_one_search_waits_at_a_table(anna: Person, slow: Slow) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        await take_over_and_back(seat, 1)
        await slow.asked_for(1)
        assert slow.asked[0][1].cancelled()  # it had not begun
        await take_over_and_back(seat, 5)
        assert sum(not future.done() for _, future in slow.asked) == 0
        await seat.do("takeover", seat=seat.mirror.viewer)
        await asyncio.sleep(0.1)
        assert sum(not future.done() for _, future in slow.asked) == 1


async def test_a_search_begins_when_the_one_before_has_ended(anna: Person, slow: Slow) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        await seat.do("takeover", seat=seat.mirror.viewer, level="novice")
        await slow.asked_for(1)
        assert slow.asked[0][1].set_running_or_notify_cancel()  # a process is at it
        await seat.do("giveback")
        await take_over_and_back(seat, 5, level="vizier")
        await seat.do("takeover", seat=seat.mirror.viewer, level="apprentice")
        await slow.asked_for(1)
        version = seat.mirror.version
        slow.answer(0)
        await slow.asked_for(2)
        assert slow.asked[1][0][1] == "apprentice"
        assert seat.mirror.version == version  # what the novice would have done is not done
        slow.answer(1)
        await seat.until(lambda mirror: mirror.journal[-1].kind == "move")


async def test_whoever_comes_back_learns_who_thinks_now(anna: Person, slow: Slow) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        await seat.do("takeover", seat=0)
        await seat.do("takeover", seat=1)
        await seat.until(lambda mirror: mirror.thinking)
        async with anna.socket(made.table.id) as socket:
            again = Seat(socket)
            await again.say(type="hello", look=seat.mirror.viewer, since=seat.mirror.version)
            assert "thinking" in await heard(again)
            assert again.mirror.thinking == seat.mirror.thinking


async def test_bots_think_on_when_the_process_they_think_in_has_died(house: House, anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        for _ in range(2):
            await seat.my_turn()
            while seat.mirror.my_turn:
                await seat.reach((await seat.move())["version"])
            await seat.my_turn()
            pool = house.services.workers.pool
            assert pool is not None
            for process in list(pool._processes.values()):
                process.kill()


async def heard(seat: Seat) -> list[str]:
    """What was sent up to now."""
    await seat.say(type="ping")
    kinds: list[str] = []
    while "pong" not in kinds:
        kinds.append((await seat.hear())["type"])
    return kinds


async def test_of_a_secret_choice_of_a_bot_nobody_hears(
    house: House, anna: Person, ben: Person, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = secretly.deal(monkeypatch)
    made = await anna.table("human", "human")
    async with ben.at(made.table.id) as watching, anna.at(made.table.id) as seat:
        await seat.do("takeover", seat=1)
        await seat.do("takeover", seat=0)
        for number, move in enumerate(line.moves[:-1]):
            await slow.asked_for(number + 1)
            slow.asked[number][1].set_result(move)
            await heard(seat)
        await slow.asked_for(len(line.moves))
        await heard(watching)
        assert [one.seat for one in watching.mirror.thinking] == line.movers[-1:]
        slow.asked[-1][1].set_result(line.moves[-1])
        await slow.asked_for(len(line.moves) + 1)
        assert house.services.tables.rooms[made.table.id].table.log[-1].quiet  # type: ignore[union-attr]
        assert await heard(watching) == ["pong"]


def break_table(store: str, table_id: str, **columns: str) -> None:
    with sqlite3.connect(store.removeprefix("sqlite:///")) as connection:
        for name, value in columns.items():
            table = "snapshots" if name == "state" else "events"
            assert connection.execute(f"UPDATE {table} SET {name} = ? WHERE table_id = ?", (value, table_id)).rowcount


async def test_a_table_with_a_broken_snapshot_is_played_again_from_its_log(
    sqlite: str, slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(archive, "EVERY", 1)
    async with open_house(sqlite) as house, house.person() as anna:
        made = await anna.table("human", "human")
        async with anna.at(made.table.id) as seat:
            decider = seat.mirror.position.decider  # type: ignore[union-attr]
            await seat.say(type="look", seat=decider)
            await seat.my_turn()
            await seat.reach((await seat.move())["version"])
            await seat.do("takeover", seat=0)
            await seat.do("takeover", seat=1)
            view = seat.mirror.position.view  # type: ignore[union-attr]
        cookies = anna.http.cookies
    break_table(sqlite, made.table.id, state="{}")
    async with open_house(sqlite) as house, house.person() as anna:
        anna.http.cookies.update(cookies)
        async with anna.at(made.table.id, look=decider) as seat:
            assert seat.mirror.position.view == view  # type: ignore[union-attr]
            assert len(seat.mirror.thinking) == 1
    assert "a snapshot cannot be read" in caplog.text


async def test_a_table_that_cannot_be_loaded_is_noted_once_and_left_alone(
    sqlite: str, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with open_house(sqlite) as house, house.person() as anna:
        tables = [await anna.table("human", "human") for _ in range(3)]
        for made in tables:
            async with anna.at(made.table.id) as seat:
                await seat.do("takeover", seat=0)
                await seat.do("takeover", seat=1)
    break_table(sqlite, tables[0].table.id, body='{"kind": "no such thing"}')
    slow.asked.clear()
    async with open_house(sqlite) as house, house.person() as anna:
        await slow.asked_for(2)  # the others
        await house.services.bots.resume(0)
        assert (await anna.ask("GET", f"/api/tables/{tables[0].table.id}")).json()["code"] == "failure"
    noted = [record for record in caplog.records if record.message == "a table cannot be loaded"]
    assert [getattr(record, "table", None) for record in noted] == [tables[0].table.id]
