"""Tables from making to rematch, through HTTP and sockets."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from perankh.engine.message import Message
from perankh.server import protocol
from perankh.server.table.play import tidy
from perankh.words import LANGUAGES, words
from tests.server.house import House, Person, Seat, open_house, other_rules

pytestmark = pytest.mark.anyio


async def play_to_the_end(*seats: Seat) -> protocol.Table:
    return (await asyncio.gather(*(seat.play_on() for seat in seats)))[0]


async def test_a_game_against_a_bot_is_played_to_its_end_on_both_stores(store: str, tmp_path: Path) -> None:
    async with open_house(store) as house, house.person() as anna:
        made = await anna.table("human", "apprentice")
        assert made.table.status == "running"
        assert made.table.seed is None
        async with anna.at(made.table.id) as seat:
            table = await play_to_the_end(seat)
        assert table.result is not None
        assert [sum(one.points for one in part) for part in table.result.breakdown] == table.result.scores
        assert (await anna.get(f"/api/tables/{table.id}/verification"))["genuine"] is True
        record = tmp_path / "record.json"
        record.write_text((await anna.ask("GET", f"/api/tables/{table.id}/record")).text)
    said = subprocess.run(
        [sys.executable, "-m", "perankh", "verify", str(record)], capture_output=True, text=True, check=True
    )
    assert str(table.result.scores) in said.stdout
    assert made.table.commitment in record.read_text()


async def test_two_people_join_by_link_and_play(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open", public=False)
    table_id = made.table.id
    assert made.table.status == "open"
    assert (await ben.ask("GET", f"/api/tables/{table_id}")).status_code == 404
    joined = await ben.join(table_id, invite=made.invites[0].secret, name="Ben")
    assert (joined.seat, joined.table.status) == (1, "running")
    again = await anna.ask("POST", f"/api/tables/{table_id}/join", {"invite": made.invites[0].secret})
    assert again.json()["code"] == "bad-secret"
    async with anna.at(table_id) as first, ben.at(table_id) as second:
        assert (first.mirror.viewer, second.mirror.viewer) == (0, 1)
        table = await play_to_the_end(first, second)
    assert [seat.name for seat in table.seats] == [None, "Ben"]
    assert table.result is not None
    assert table.result.rated


TWO = [{"kind": "human"}, {"kind": "bot", "level": "novice"}]


@pytest.mark.parametrize(
    ("game", "seats", "options", "reason"),
    [
        ("sobek", TWO[:1], {}, "refused-seats"),
        ("sobek", TWO[1:] * 2, {}, "refused-all-bots"),
        ("sobek", [TWO[0], {"kind": "bot"}], {}, "refused-level"),
        ("terra_pyramides", TWO, {"mode": "task1"}, "refused-team"),
        ("terra_pyramides", TWO[:1], {"mode": "task1", "version": "nile"}, "refused-task-version"),
        ("terra_pyramides", TWO[:1], {}, "refused-alone"),
        ("men_nefer", TWO, {"difficulty": "pharaoh"}, "refused-difficulty"),
        ("sobek", TWO, {"colour": "red"}, "refused-option"),
        ("senet", TWO, {}, "refused-game"),
    ],
)
async def test_why_a_table_cannot_be_is_said_in_both_languages(
    anna: Person, game: str, seats: list[object], options: dict[str, str], reason: str
) -> None:
    refused = await anna.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
    assert refused.status_code == 400
    assert_said_in_both_languages(refused.json(), reason)


def assert_said_in_both_languages(problem: Any, reason: str) -> None:
    details = problem["message"]["args"]["details"]
    assert details["id"] == reason
    said = {language: words(language).say(Message(reason, details["args"])) for language in LANGUAGES}
    assert said["en"] in problem["text"]
    assert said["de"] != said["en"]


async def test_what_is_wrong_with_a_wish_is_said_in_both_languages(anna: Person) -> None:
    waiting = await anna.table("human", "open")
    path = f"/api/tables/{waiting.table.id}"
    refused = await anna.ask("PUT", f"{path}/seats/7", {"level": None})
    assert_said_in_both_languages(refused.json(), "refused-no-seat")
    refused = await anna.ask("POST", f"{path}/secrets", {"role": "seat"})
    assert_said_in_both_languages(refused.json(), "refused-which-seat")
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.my_turn()
        answer = await seat.do("takeover", seat=1)
        assert_said_in_both_languages(answer["problem"], "refused-no-human")
        for move in ("Take  z9", "prefer nothing"):
            problem = (await seat.move(move))["problem"]
            assert (problem["code"], problem["message"]["args"]) == ("illegal-move", {"move": tidy(move)})


async def test_the_owner_starts_and_arranges_seats(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open", start_when_full=False)
    path = f"/api/tables/{made.table.id}"
    assert (await anna.ask("POST", f"{path}/start")).json()["code"] == "seats-open"
    await ben.join(made.table.id)
    assert (await ben.ask("POST", f"{path}/start")).json()["code"] == "not-allowed"
    assert (await ben.ask("POST", f"{path}/leave", {"seat": 1})).json()["seats"][1]["kind"] == "open"
    changed = await anna.ask("PUT", f"{path}/seats/1", {"level": "novice"})
    assert changed.json()["seats"][1]["level"] == "novice"
    assert (await anna.post(f"{path}/start"))["status"] == "running"
    assert (await anna.ask("DELETE", path)).json()["code"] == "not-open"


async def test_a_table_is_closed_before_the_start(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    async with ben.at(made.table.id) as watching:
        assert (await anna.ask("DELETE", f"/api/tables/{made.table.id}")).json()["status"] == "closed"
        await watching.until(lambda mirror: mirror.table.status == "closed")
    assert (await ben.ask("POST", f"/api/tables/{made.table.id}/join", {})).json()["code"] == "not-open"


async def test_lists_show_open_and_running_tables(anna: Person, ben: Person) -> None:
    waiting = await anna.table("human", "open")
    running = await anna.table("human", "novice")
    hidden = await anna.table("human", "open", public=False)
    listed = {
        status: [table["id"] for table in (await ben.get(f"/api/tables?status={status}"))["tables"]]
        for status in ("open", "running", "finished")
    }
    assert listed == {"open": [waiting.table.id], "running": [running.table.id], "finished": []}
    mine = (await anna.get("/api/me/tables"))["tables"]
    assert {table["id"] for table in mine} == {waiting.table.id, running.table.id, hidden.table.id}
    assert all(table["your_seats"] == [0] for table in mine)
    assert (await ben.get("/api/me/tables"))["tables"] == []


async def test_resigning_ends_a_game_of_two(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        assert (await second.do("resign"))["type"] == "ack"
        await first.until(lambda mirror: mirror.over)
        assert first.mirror.table is not None
        result = first.mirror.table.result
        assert result is not None
        assert (result.places, result.ended) == ([1, 2], "resigned")
        assert first.mirror.journal[-1].notes[0].id == "table-resigned"
        assert (await second.do("resign"))["problem"]["code"] == "not-running"
    record = await anna.get(f"/api/tables/{made.table.id}/record")
    assert record["result"] == {}


async def test_a_rematch_rotates_seats_and_starts_when_all_have_come(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    assert (await anna.ask("POST", f"/api/tables/{made.table.id}/rematch")).json()["code"] == "not-finished"
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        await first.do("resign")
        again = await anna.post(f"/api/tables/{made.table.id}/rematch")
        following = again["table"]["id"]
        assert (again["table"]["status"], again["table"]["access"]["seats"]) == ("open", [1])
        await second.until(lambda mirror: mirror.table.rematch == following)
    refused = await ben.ask("POST", f"/api/tables/{made.table.id}/rematch")
    assert refused.json()["code"] == "rematch-exists"
    joined = await ben.join(following)
    assert (joined.seat, joined.table.status) == (0, "running")


async def test_a_rematch_against_bots_starts_at_once(anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.do("resign")
    again = await anna.post(f"/api/tables/{made.table.id}/rematch")
    assert again["table"]["status"] == "running"
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "human"]
    async with anna.at(again["table"]["id"]) as seat:
        await seat.my_turn()


async def test_a_bot_takes_over_and_gives_back(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    async with anna.at(made.table.id) as first:
        async with ben.at(made.table.id) as second:
            await first.until(lambda mirror: mirror.presence.seats == [True, True])
            refused = await first.do("takeover", seat=1, level="novice")
            assert refused["problem"]["code"] == "not-away"
            assert (await second.do("takeover", seat=1, level="novice"))["type"] == "ack"
            await second.until(lambda mirror: mirror.table.seats[1].substitute == "novice")
            assert not second.mirror.my_turn
            refused = await second.do("move", version=second.mirror.version, move="refill")
            assert refused["problem"]["code"] == "substituted"
            assert (await second.do("giveback"))["type"] == "ack"
            await second.until(lambda mirror: mirror.table.seats[1].substitute is None)
        await first.until(lambda mirror: mirror.presence.seats == [True, False])
        assert (await first.do("takeover", seat=1, level="novice"))["type"] == "ack"
        while not first.mirror.over:
            await first.my_turn()
            if not first.mirror.over:
                await first.move()
        assert first.mirror.table is not None
        assert first.mirror.table.result is not None
        assert not first.mirror.table.result.rated


async def test_spectators_see_the_public_view_and_may_not_act(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice")
    async with ben.at(made.table.id) as watching, anna.at(made.table.id) as seat:
        assert watching.mirror.viewer is None
        assert watching.mirror.position is not None
        assert watching.mirror.position.view["you"] is None
        assert watching.mirror.position.choices == []
        assert watching.mirror.position.points is None
        await seat.my_turn()
        refused = await watching.do("move", version=watching.mirror.version, move="refill")
        assert refused["problem"]["code"] == "not-allowed"
        await watching.say(type="look", seat=0)
        await watching.until(lambda mirror: mirror.problems)
        assert watching.mirror.viewer is None


async def test_a_private_table_is_watched_with_its_secret_only(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice", public=False)
    async with ben.at(made.table.id, (made.spectator,)) as watching:
        assert watching.mirror.viewer is None
    answer = await ben.ask("GET", f"/api/tables/{made.table.id}", secret=made.spectator)
    assert answer.json()["access"] == {"seats": [], "owner": False}


async def test_hot_seat_looks_from_one_seat_at_a_time(anna: Person) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        while not seat.mirror.over:
            assert seat.mirror.position is not None
            decider = seat.mirror.position.decider
            if seat.mirror.viewer != decider:
                assert seat.mirror.position.choices == []
                await seat.say(type="look", seat=decider)
                await seat.until(lambda mirror, decider=decider: mirror.viewer == decider)
            version = (await seat.move())["version"]
            await seat.until(lambda mirror, version=version: mirror.version >= version)
        assert seat.mirror.table is not None
        assert seat.mirror.table.result is not None
        assert not seat.mirror.table.result.rated


async def test_the_same_deal_is_played_again_and_compared(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice")
    origin = {"table": made.table.id, "ply": 0}
    plans = [{"kind": "human"}, {"kind": "bot", "level": "novice"}]
    early = await ben.ask("POST", "/api/tables", {"game": "sobek", "seats": plans, "origin": origin})
    assert early.json()["code"] == "not-finished"
    async with anna.at(made.table.id) as seat:
        await play_to_the_end(seat)
    again = await ben.table("human", "novice", origin=origin)
    assert again.table.commitment == made.table.commitment
    async with ben.at(again.table.id) as seat:
        await play_to_the_end(seat)
    starts = [
        (await person.get(f"/api/tables/{table.table.id}/replay?seat=0&first=0&count=1"))["steps"][0]["view"]
        for person, table in ((anna, made), (ben, again))
    ]
    assert starts[0] == starts[1]
    deals = (await anna.get(f"/api/tables/{made.table.id}/deals"))["deals"]
    assert [deal["table"] for deal in deals] == [made.table.id, again.table.id]
    assert not deals[1]["result"]["rated"]


async def test_deals_of_other_rules_are_left_out(house: House, anna: Person) -> None:
    made = await anna.table("human", "human")
    tables = [made.table.id]
    for _ in range(2):
        async with anna.at(tables[-1]) as seat:
            await seat.do("resign")
        tables.append((await anna.table("human", "human", origin={"table": made.table.id, "ply": 0})).table.id)
    other_rules(str(house.services.store.url.database), tables[1])
    house.services.tables.rooms.clear()
    assert (await anna.ask("GET", f"/api/tables/{tables[1]}/deals")).json()["code"] == "other-rules"
    deals = (await anna.get(f"/api/tables/{made.table.id}/deals"))["deals"]
    assert [deal["table"] for deal in deals] == [made.table.id]


async def test_play_goes_on_from_any_position_of_a_finished_game(anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await play_to_the_end(seat)
    steps = (await anna.get(f"/api/tables/{made.table.id}/replay?seat=0&first=8&count=1"))["steps"]
    again = await anna.table("human", "novice", origin={"table": made.table.id, "ply": steps[0]["ply"]})
    replayed = await anna.get(f"/api/tables/{again.table.id}/replay?seat=0&first=8&count=1")
    assert replayed["steps"][0]["view"] == steps[0]["view"]
    async with anna.at(again.table.id) as seat:
        await play_to_the_end(seat)
    assert (await anna.get(f"/api/tables/{again.table.id}/verification"))["genuine"] is True


async def test_replays_show_no_more_than_was_seen(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    path = f"/api/tables/{made.table.id}/replay"
    async with anna.at(made.table.id, look=0) as first, ben.at(made.table.id) as second:
        own = await anna.get(f"{path}?seat=0")
        assert own["steps"][-1]["view"] == first.mirror.position.view  # type: ignore[union-attr]
        assert own["steps"][-1]["move"] is None
        assert (await anna.ask("GET", f"{path}?seat=1")).json()["code"] == "not-allowed"
        await play_to_the_end(first, second)
        last = first.mirror.position
    total = (await anna.get(f"{path}?count=1"))["total"]
    whole = await anna.get(f"{path}?seat=1&first={total - 2}")
    assert len(whole["steps"]) == 2
    assert whole["steps"][-1]["move"]
    mine = await anna.get(f"{path}?seat=0&first={total - 1}")
    assert last is not None
    assert mine["steps"][0]["view"] == last.view
