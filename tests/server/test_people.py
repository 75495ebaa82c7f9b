"""Guests, their names and phrases; history, statistics and ratings."""

import pytest

from perankh.server.moment import DAY, now
from perankh.server.people import COOKIE
from tests.server.house import House, Person
from tests.server.test_tables import play_to_the_end

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_cookie_and_a_name(anna: Person) -> None:
    assert await anna.get("/api/me") == {"player": None, "name": None, "recovery": False}
    answer = await anna.ask("PUT", "/api/me", {"name": "  Nefer   tari "})
    assert answer.json()["name"] == "Nefer tari"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    player = answer.json()["player"]
    renamed = await anna.ask("PUT", "/api/me", {"name": "Ani"})
    assert (renamed.json()["player"], renamed.json()["name"]) == (player, "Ani")
    assert (await anna.get(f"/api/players/{player}"))["name"] == "Ani"


async def test_a_cookie_in_use_does_not_grow_old(house: House, anna: Person) -> None:
    player = (await anna.ask("PUT", "/api/me", {"name": "Anna"})).json()["player"]
    assert "set-cookie" not in (await anna.ask("GET", "/api/me")).headers
    text = f"{player}.{now() - 399 * DAY}"
    old = f"{text}.{house.services.people._signature(text)}"
    anna.http.cookies.clear()
    anna.http.cookies.set(COOKIE, old)
    answer = await anna.ask("GET", "/api/me")
    assert answer.json()["player"] == player
    new = answer.cookies[COOKIE]
    assert new != old
    assert house.services.people.guest_of(new) == player
    assert house.services.people.renewed(new) is None


async def test_a_phrase_makes_another_browser_the_same_guest(anna: Person, ben: Person) -> None:
    await anna.ask("PUT", "/api/me", {"name": "Anna"})
    first = (await anna.post("/api/me/recovery"))["phrase"]
    phrase = (await anna.post("/api/me/recovery"))["phrase"]
    assert (await ben.ask("POST", "/api/me/recover", {"phrase": first})).json()["code"] == "bad-phrase"
    found = await ben.post("/api/me/recover", {"phrase": phrase.upper() + " "})
    assert found == {**await anna.get("/api/me"), "recovery": True}
    made = await anna.table("human", "open")
    async with ben.at(made.table.id) as seat:
        assert seat.mirror.viewer == 0


async def test_history_statistics_and_ratings(house: House, anna: Person, ben: Person) -> None:
    await anna.ask("PUT", "/api/me", {"name": "Anna"})
    made = await anna.table("human", "open")
    await ben.join(made.table.id, name="Ben")
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        table = await play_to_the_end(first, second)
    hidden = await anna.table("human", "novice", public=False)
    async with anna.at(hidden.table.id) as seat:
        await seat.do("resign")
    await house.services.ratings.reckon()
    result = table.result
    assert result is not None
    me = (await anna.get("/api/me"))["player"]
    player = await ben.get(f"/api/players/{me}")
    (statistics,) = player["statistics"]
    assert (statistics["game"], statistics["games"]) == ("sobek", 2)
    assert statistics["best"] >= result.scores[0]
    ratings = (await ben.get("/api/games/sobek/ratings"))["ratings"]
    assert {one["name"] for one in ratings if one["name"]} == {"Anna", "Ben"}
    assert [one["rating"] for one in ratings] == sorted((one["rating"] for one in ratings), reverse=True)
    assert {one["player"] for one in ratings if one["level"]} == {"bot-novice"}
    mine = (await anna.get(f"/api/players/{me}/games"))["games"]
    assert [one["table"] for one in mine] == [hidden.table.id, made.table.id]
    assert mine[1]["scores"] == result.scores
    assert mine[0]["resigned"]
    theirs = (await ben.get(f"/api/players/{me}/games"))["games"]
    assert [one["table"] for one in theirs] == [made.table.id]
    older = (await anna.get(f"/api/players/{me}/games?before={mine[0]['finished']}"))["games"]
    assert [one["table"] for one in older] == [made.table.id]


async def test_a_table_is_rated_once_however_often_it_is_reckoned(house: House, anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.play_on()
    for _ in range(3):
        await house.services.ratings.reckon()
    ratings = (await anna.get("/api/games/sobek/ratings"))["ratings"]
    assert [one["games"] for one in ratings] == [1, 1]
