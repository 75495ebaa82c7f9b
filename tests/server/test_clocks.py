"""Time: what happens when it is over, also when the server was away at that moment."""

import asyncio

import pytest

from perankh.server.protocol import ClockPlan
from perankh.server.store import lists
from perankh.server.table.clock import Clock
from tests.server.house import House, Person, open_house, other_rules

pytestmark = pytest.mark.anyio


async def table_with_clock(anna: Person, ben: Person, policy: str, per: str = "move") -> str:
    made = await anna.table("human", "open", clock={"per": per, "seconds": 1, "policy": policy})
    await ben.join(made.table.id)
    return made.table.id


async def test_a_warning_is_given_once_and_play_goes_on(anna: Person, ben: Person) -> None:
    table_id = await table_with_clock(anna, ben, "warn")
    async with anna.at(table_id) as first, ben.at(table_id) as second:
        for seat in (first, second):
            await seat.until(lambda mirror: any(one.kind == "warned" for one in mirror.journal))
            clock = seat.mirror.position.clock  # type: ignore[union-attr]
            assert clock is not None
            assert (clock.running, clock.due) == (None, None)
        mover = first if first.mirror.my_turn else second
        assert (await mover.move())["type"] == "ack"


async def test_a_bot_plays_for_who_is_late_until_they_are_back(anna: Person, ben: Person) -> None:
    table_id = await table_with_clock(anna, ben, "bot")
    async with anna.at(table_id) as seat, ben.at(table_id) as other:
        await seat.until(lambda mirror: any(one.substitute for one in mirror.table.seats))
        late = next(k for k, one in enumerate(seat.mirror.table.seats) if one.substitute)  # type: ignore[union-attr]
        mine = seat if late == 0 else other
        await mine.until(lambda mirror: mirror.table.seats[late].substitute)
        assert "table-takeover-late" in [note.id for one in mine.mirror.journal for note in one.notes]
        assert (await mine.do("giveback"))["type"] == "ack"
        await mine.until(lambda mirror: mirror.table.seats[late].substitute is None)


async def test_a_deadline_that_passed_while_the_server_was_away_counts(sqlite: str) -> None:
    async with open_house(sqlite, tick=3600) as house, house.person() as anna, house.person() as ben:
        table_id = await table_with_clock(anna, ben, "resign", per="game")
        cookies = anna.http.cookies
        started = await anna.get(f"/api/tables/{table_id}")
        assert started["status"] == "running"
    await asyncio.sleep(1.1)
    async with open_house(sqlite) as house, house.person() as anna:
        anna.http.cookies.update(cookies)
        async with anna.at(table_id) as seat:
            await seat.until(lambda mirror: mirror.over)
            assert seat.mirror.table is not None
            result = seat.mirror.table.result
            assert result is not None
            assert result.ended == "resigned"
            assert sorted(result.places) == [1, 2]
        notes = [note.id for one in seat.mirror.journal for note in one.notes]
        assert "table-resigned-late" in notes


async def test_tables_of_other_rules_are_not_in_the_way_of_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lists, "MOST_OVERDUE", 2)
    async with open_house(sqlite, tick=3600) as house, house.person() as anna, house.person() as ben:
        tables = [await table_with_clock(anna, ben, "resign") for _ in range(4)]
    other_rules(sqlite, *tables[:3])
    await asyncio.sleep(1.1)
    async with open_house(sqlite) as house, house.person() as anna:
        while (await anna.get(f"/api/tables/{tables[3]}"))["status"] != "finished":
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
    noted = [getattr(record, "table", None) for record in caplog.records if record.message == "deadline refused"]
    assert noted == tables[:3]  # each once


async def test_days_for_turn_based_play_and_time_that_runs_for_one_seat(house: House, anna: Person) -> None:
    clock = {"per": "game", "seconds": 3 * 24 * 3600, "increment": 60}
    made = await anna.table("human", "human", clock=clock)
    async with anna.at(made.table.id) as seat:
        shown = seat.mirror.position.clock  # type: ignore[union-attr]
        assert shown is not None
        decider = seat.mirror.position.decider  # type: ignore[union-attr]
        assert shown.running == decider
        assert shown.due == shown.now + shown.left[shown.running]
        assert shown.left[1 - shown.running] == 3 * 24 * 3600 * 1000
        while seat.mirror.my_turn:
            await seat.reach((await seat.move())["version"])
        later = seat.mirror.position.clock  # type: ignore[union-attr]
        assert later is not None
        assert later.running == 1 - shown.running
        assert later.left[shown.running] > 3 * 24 * 3600 * 1000  # with what each turn adds


async def test_taking_back_gives_no_time(anna: Person) -> None:
    """However often the end of a turn is played and taken back."""
    clock = {"per": "game", "seconds": 1000, "increment": 60}
    made = await anna.table("human", "human", game="men_nefer", clock=clock)
    taken = 0
    async with anna.at(made.table.id) as seat:
        for _ in range(100):
            decider = seat.mirror.position.decider  # type: ignore[union-attr]
            if decider != seat.mirror.viewer:
                await seat.say(type="look", seat=decider)
                await seat.until(lambda mirror, decider=decider: mirror.viewer == decider)
            before = seat.mirror.position.clock.left[decider]  # type: ignore[union-attr, index]
            await seat.reach((await seat.move())["version"])
            undo, after = seat.mirror.position.undo, seat.mirror.position  # type: ignore[union-attr]
            if after.decider != decider and undo.step is not None:  # type: ignore[union-attr]
                assert after.clock.left[decider] > before  # type: ignore[union-attr, index]
                await seat.reach((await seat.do("undo", to=undo.step))["version"])
                assert seat.mirror.position.clock.left[decider] <= before  # type: ignore[union-attr, index]
                await seat.reach((await seat.move())["version"])
                taken += 1
            if taken > 5:
                break
    assert taken > 0


def test_what_each_turn_added_goes_with_the_turn() -> None:
    clock = Clock(ClockPlan("game", 100, 10), 2)
    clock.pass_to(0, 0, 1, fresh=True)
    clock.pass_to(1, 40_000, 2, fresh=True)
    clock.pass_to(0, 50_000, 3, fresh=True)
    clock.pass_to(1, 60_000, 4, fresh=True)
    assert clock.left == [70_000, 100_000]
    clock.go_back(2, 65_000)
    clock.pass_to(1, 65_000, 5, fresh=False)
    assert clock.left == [60_000, 90_000]
    clock.go_back(1, 65_000)
    clock.pass_to(0, 65_000, 6, fresh=False)
    assert clock.left == [60_000, 90_000]
    assert clock.due == 125_000


def test_whoever_came_back_to_some_time_keeps_it() -> None:
    clock = Clock(ClockPlan("game", 100, 10), 2)
    clock.pass_to(0, 0, 1, fresh=True)
    clock.pass_to(1, 200_000, 2, fresh=True)
    clock.resume(0, 200_000)
    clock.go_back(1, 200_000)
    clock.pass_to(0, 200_000, 3, fresh=False)
    assert clock.left[0] == 10_000
