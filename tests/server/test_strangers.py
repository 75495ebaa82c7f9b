"""Whoever has no right here learns nothing and changes nothing: every address and every frame, with every bad key."""

import re
import sqlite3
from dataclasses import dataclass, field
from typing import Any, get_args

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from perankh.server import protocol
from perankh.server.access import hashed
from perankh.server.api.endpoint import Endpoint
from perankh.server.app import endpoints
from perankh.server.moment import DAY, now
from perankh.server.people import COOKIE
from perankh.server.store import schema
from tests.server.house import House, Person, Seat

pytestmark = pytest.mark.anyio
NOBODY = "A" * 22

# What a stranger sends to each address of a table; an address that is missing here fails the test.
BODIES: dict[str, Any] = {
    "show_table": None,
    "close_table": None,
    "start_table": None,
    "change_seat": {"level": "novice"},
    "join_table": {},
    "leave_table": {"seat": 0},
    "renew_secret": {"role": "seat", "seat": 0},
    "rematch": None,
    "record": None,
    "verification": None,
    "replay": None,
    "deals": None,
}
AT_A_TABLE = [endpoint for endpoint in endpoints() if "{table}" in endpoint.path]
ELSEWHERE = [endpoint for endpoint in endpoints() if "{table}" not in endpoint.path]

# And each frame.
FRAMES: dict[str, dict[str, Any]] = {
    "hello": {"look": 0},
    "look": {"seat": 0},
    "move": {"id": "x1", "version": 1, "move": "refill"},
    "undo": {"id": "x2", "to": 0},
    "answer": {"id": "x3", "agree": True},
    "resign": {"id": "x4"},
    "takeover": {"id": "x5", "seat": 0},
    "giveback": {"id": "x6"},
    "resync": {"since": 0},
    "ping": {},
}
HARMLESS = {"resync", "ping"}  # a spectator may


@dataclass
class Scene:
    house: House
    table_id: str
    keys: list[str | None] = field(default_factory=list)

    def everything(self) -> list[Any]:
        """All rows of the store, but for guests (whoever asks to join becomes one) and the secrets' dates."""
        with self.house.services.store.reader.connect() as connection:
            tables = [one for one in schema.metadata.sorted_tables if one.name != "guests"]
            return [sorted(map(str, connection.execute(select(table)).all())) for table in tables]


def expire(house: House, secret: str) -> None:
    with sqlite3.connect(str(house.services.store.url.database)) as connection:
        changed = connection.execute("UPDATE secrets SET expires = ? WHERE hash = ?", (now() - 1, hashed(secret)))
        assert changed.rowcount == 1


@pytest.fixture(params=["open", "running", "finished"])
async def scene(request: pytest.FixtureRequest, house: House, anna: Person) -> Scene:
    """A table of Anna's that is not public, and every kind of key that does not fit."""
    made = await anna.table("human", "open" if request.param == "open" else "human", public=False)
    if request.param == "finished":
        async with anna.at(made.table.id) as seat:
            await seat.do("resign")
    async with house.person() as carla:
        other = await carla.table("human", "open", public=False)
    expired = (await anna.post(f"/api/tables/{made.table.id}/secrets", {"role": "owner"}))["secret"]
    expire(house, expired)
    # nothing, something made up, what is good elsewhere, what was good once
    return Scene(house, made.table.id, [None, NOBODY, other.owner, expired])


async def ask(scene: Scene, person: Person, endpoint: Endpoint, secret: str | None) -> httpx.Response:
    path = endpoint.path.replace("{table}", scene.table_id).replace("{seat}", "0")
    return await person.ask(endpoint.method, path, BODIES[endpoint.handler.__name__], secret)


async def test_no_address_of_a_table_tells_or_does_anything(scene: Scene, ben: Person) -> None:
    before = scene.everything()
    nothing = await ben.ask("GET", "/api/tables/nosuchtabl")
    for endpoint in AT_A_TABLE:
        for secret in scene.keys:
            answer = await ask(scene, ben, endpoint, secret)
            assert (answer.status_code, answer.json()) == (404, nothing.json()), endpoint
    assert scene.everything() == before
    assert scene.table_id not in (await ben.ask("GET", "/api/tables?status=running")).text


async def test_an_invitation_is_good_for_its_seat_only(house: House, anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open", "open", game="egizia", public=False)
    invite, path = made.invites[0].secret, f"/api/tables/{made.table.id}"
    scene = Scene(house, made.table.id)
    before = scene.everything()
    for method, rest, body in (
        ("POST", "/join", {"invite": invite, "seat": 2}),
        ("PUT", "/seats/1", {"level": None}),
        ("DELETE", "", None),
        ("POST", "/start", None),
        ("POST", "/leave", {"seat": 0}),
        *(("POST", "/secrets", {"role": role, "seat": 1}) for role in ("owner", "seat", "invite", "spectator")),
    ):
        answer = await ben.ask(method, path + rest, body, invite)
        assert answer.json()["code"] == "not-allowed", (method, rest, answer.text)
    assert scene.everything() == before
    await ben.join(made.table.id, invite=invite)


async def test_a_public_table_is_seen_by_all_and_changed_by_none(house: House, anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice")
    scene = Scene(house, made.table.id)
    async with anna.at(made.table.id) as seat:
        await seat.my_turn()
        before = scene.everything()
        for endpoint in AT_A_TABLE:
            answer = await ask(scene, ben, endpoint, None)
            if endpoint.method != "GET":
                assert answer.status_code in (403, 409), (endpoint, answer.text)
            bad = await ask(scene, ben, endpoint, NOBODY)
            assert bad.json()["code"] == "bad-secret"
        assert scene.everything() == before


async def test_a_guest_is_known_by_a_good_cookie_only(house: House, anna: Person, ben: Person) -> None:
    await anna.ask("PUT", "/api/me", {"name": "Anna"})
    guest = (await anna.get("/api/me"))["player"]
    people, cookie = house.services.people, anna.http.cookies[COOKIE]
    text = f"{guest}.{now() - 401 * DAY}"
    forged = [
        guest,
        f"{guest}.{now()}.{'0' * 64}",
        cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        cookie.replace(guest, guest[::-1]),
        f"{text}.{people._signature(text)}",
        "..",
        f"{guest}..",
    ]
    for bad in forged:
        assert people.guest_of(bad) is None
        ben.http.cookies.set(COOKIE, bad)
        assert (await ben.get("/api/me"))["player"] is None
        assert (await ben.ask("POST", "/api/me/recovery")).json()["code"] == "no-guest"
        ben.http.cookies.clear()
    assert people.guest_of(cookie) == guest


def test_every_address_is_tried() -> None:
    assert {endpoint.handler.__name__ for endpoint in AT_A_TABLE} == set(BODIES)
    public = {"house", "rules", "health", "me", "name_me", "new_phrase", "recover", "my_tables", "list_tables"}
    public |= {"create_table", "player", "games_of", "ratings"}
    assert {endpoint.handler.__name__ for endpoint in ELSEWHERE} == public
    assert {frame.__struct_config__.tag for frame in get_args(protocol.ClientFrame)} == set(FRAMES)


# The socket


async def closed_with(person: Person, scene: Scene, *frames: dict[str, Any]) -> tuple[int | None, list[str]]:
    """How the server hangs up on these frames, and what it said before."""
    heard: list[str] = []
    async with person.socket(scene.table_id) as socket:
        try:
            for frame in frames:
                await socket.send(msgspec.json.encode(frame).decode())
            while True:
                heard.append(str(await socket.recv()))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None, heard


async def test_no_frame_gets_an_answer_without_a_good_hello(scene: Scene, ben: Person) -> None:
    before = scene.everything()
    for kind, more in FRAMES.items():
        frame = {"type": kind, **more}
        assert await closed_with(ben, scene, frame) == (4404 if kind == "hello" else 4400, [])
        for secret in scene.keys:
            hello = {"type": "hello", "secrets": [secret] if secret else []}
            assert await closed_with(ben, scene, hello, frame) == (4404, [])
    assert scene.everything() == before


async def test_a_spectator_may_do_nothing_but_watch(house: House, anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice")
    scene = Scene(house, made.table.id)
    async with anna.at(made.table.id) as seat, ben.at(made.table.id) as watching:
        await seat.my_turn()
        before = scene.everything()
        for kind, more in FRAMES.items():
            if kind not in HARMLESS:
                await watching.say(type=kind, **more)
                await watching.until(lambda mirror: mirror.problems)
                assert watching.mirror.problems.pop().code == "not-allowed", kind
        assert scene.everything() == before
        assert watching.mirror.viewer is None
        bad = await closed_with(ben, scene, {"type": "hello", "secrets": [NOBODY]})
        assert bad == (4401, [])


async def test_one_seat_does_nothing_for_another(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    path = f"/api/tables/{made.table.id}"
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        await first.until(lambda mirror: mirror.presence.seats == [True, True])
        theirs, mine, me = (first, second, ben) if first.mirror.my_turn else (second, first, anna)
        other, own = theirs.mirror.viewer, mine.mirror.viewer
        for frame in ({"type": "look", "seat": other}, {"type": "hello", "look": other}):
            await mine.say(**frame)
            await mine.until(lambda mirror: mirror.problems)
            assert mine.mirror.problems.pop().code == "not-allowed"
        assert (await mine.do("takeover", seat=other))["problem"]["code"] == "not-away"
        move = theirs.mirror.position.choices[0].move  # type: ignore[union-attr]
        refused = await mine.do("move", version=mine.mirror.version, move=move)
        assert refused["problem"]["code"] == "not-your-turn"
        assert (await me.ask("POST", f"{path}/leave", {"seat": other})).status_code == 403
        assert (await me.ask("POST", f"{path}/secrets", {"role": "seat", "seat": other})).status_code == 403
        assert (await me.ask("GET", f"{path}/replay?seat={other}")).status_code == 403
        assert mine.mirror.viewer == own


async def shown_out(seat: Seat) -> int | None:
    """With which code the server closes the connection."""
    try:
        while True:
            await seat.hear()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


async def test_a_replaced_secret_closes_its_sockets(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "novice", public=False)
    async with ben.at(made.table.id, (made.spectator,)) as watching, anna.at(made.table.id):
        await anna.post(f"/api/tables/{made.table.id}/secrets", {"role": "spectator"})
        assert await shown_out(watching) == 4401


async def test_whoever_loses_the_seat_at_a_private_table_is_shown_out(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open", public=False, start_when_full=False)
    await ben.join(made.table.id, invite=made.invites[0].secret)
    async with ben.at(made.table.id) as seat:
        await anna.ask("PUT", f"/api/tables/{made.table.id}/seats/1", {"level": None})
        assert await shown_out(seat) == 4404
        assert '"snapshot"' not in "".join(seat.heard[1:])


async def test_pages_of_other_origins_are_refused(house: House, anna: Person) -> None:
    made = await anna.table("human", "novice")
    foreign = ("https://elsewhere.example", "http://[", "null", "", f"ftp://{house.url.removeprefix('http://')}")
    for method, path, body in (
        ("POST", "/api/tables", {"game": "sobek", "seats": [{"kind": "human"}, {"kind": "human"}]}),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", f"/api/tables/{made.table.id}/rematch", None),
    ):
        for origin in foreign:
            answer = await anna.http.request(method, path, json=body, headers={"Origin": origin})
            assert answer.json()["code"] == "foreign-origin"
    own = await anna.http.request("PUT", "/api/me", json={"name": "Anna"}, headers={"Origin": house.url})
    assert own.status_code == 200
    for origin in foreign:
        with pytest.raises(Exception, match="403"):
            async with anna.socket(made.table.id, Origin=origin):
                pass
    async with anna.socket(made.table.id, Origin=house.url):
        pass


async def test_secrets_are_nowhere_in_the_store(house: House, anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    joined = await ben.join(made.table.id)
    phrase = (await ben.post("/api/me/recovery"))["phrase"]
    with house.services.store.reader.connect() as connection:
        rows = str([connection.execute(select(table)).all() for table in schema.metadata.sorted_tables])
    known = [made.owner, made.spectator, made.seats[0].secret, made.invites[0].secret, joined.secret, phrase]
    for secret in known:
        assert secret not in rows
        assert re.fullmatch(r"[A-Za-z0-9_ -]{16,}", secret)
