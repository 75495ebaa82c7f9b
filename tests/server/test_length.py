"""A table is no place to go back and forth for ever; but every game can be played to its end."""

import time

import pytest

from perankh.server import making, protocol, views
from perankh.server.access import Viewer
from perankh.server.table import log, table
from tests.server.house import Person
from tests.server.test_hostile import hot_seat_to_the_end

pytestmark = pytest.mark.anyio


async def test_beyond_the_limit_only_what_leads_to_the_end_is_done(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        await seat.do("takeover", seat=1)
        monkeypatch.setattr(table, "MOST_EVENTS", 2)
        assert (await seat.do("takeover", seat=0))["problem"]["code"] == "too-long"
        await seat.say(type="look", seat=1)
        await seat.until(lambda mirror: mirror.viewer == 1)
        assert (await seat.do("giveback"))["problem"]["code"] == "too-long"
        monkeypatch.setattr(table, "MOST_EVENTS", 100)
        await seat.reach((await seat.do("giveback"))["version"])
        monkeypatch.setattr(table, "MOST_EVENTS", 3)
        await hot_seat_to_the_end(seat)


async def test_beyond_the_limit_nothing_is_taken_back(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.my_turn()
        start = seat.mirror.version
        await seat.reach((await seat.move())["version"])
        monkeypatch.setattr(table, "MOST_EVENTS", 1)
        assert (await seat.do("undo", to=start))["problem"]["code"] == "too-long"
        monkeypatch.setattr(table, "MOST_EVENTS", 10_000)
        assert (await seat.do("undo", to=start))["type"] == "ack"


async def test_seats_are_not_rearranged_for_ever(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await anna.table("human", "open", start_when_full=False)
    path = f"/api/tables/{made.table.id}"
    monkeypatch.setattr(table, "MOST_EVENTS", 1)
    assert (await anna.ask("PUT", f"{path}/seats/1", {"level": "novice"})).status_code == 200
    assert (await anna.ask("PUT", f"{path}/seats/1", {"level": None})).json()["code"] == "too-long"
    monkeypatch.setattr(table, "MOST_EVENTS", 2)
    assert (await anna.ask("PUT", f"{path}/seats/1", {"level": None})).status_code == 200
    assert (await ben.ask("POST", f"{path}/join", {})).json()["code"] == "too-long"
    assert (await anna.ask("DELETE", path)).json()["status"] == "closed"


def test_the_longest_journal_is_made_quickly() -> None:
    plans = [protocol.SeatPlan("human"), protocol.SeatPlan("human")]
    made = making.plan(protocol.CreateTable("sobek", plans), "g" * 16, None, making.fresh())
    while made.version < table.MOST_EVENTS:
        seat = made.decider
        made.happen(seat, log.Moved(made.game.text(made.state.legal()[0])), 1)
        made.happen(seat, log.Undone(0, 1, deep=False), 1)
    started = time.process_time()
    found = views.journal(made, Viewer(0))
    assert time.process_time() - started < 1
    assert {one.to for one in found} == {None, 1}
