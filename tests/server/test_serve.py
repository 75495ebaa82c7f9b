"""`perankh serve` as people run it: starting, stopping, several workers, what it logs and counts."""

import asyncio
import gzip
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from perankh.server.limits import Limiter
from perankh.server.refusals import Refused
from perankh.server.settings import Limit, Limits
from perankh.server.static import Client
from tests.server.house import House, Person, open_house
from tests.server.postgres import Cluster
from tests.server.test_strangers import shown_out

pytestmark = pytest.mark.anyio


class Running:
    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self.log = log


@contextmanager
def running(tmp_path: Path, *arguments: str) -> Iterator[Running]:
    log = tmp_path / "log"
    command = [sys.executable, "-m", "perankh", "serve", "--port", "0", "--log", "debug", *arguments]
    with log.open("w") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "LANG": "en_GB.UTF-8"}
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\w.:]+", line)
            assert found, line + log.read_text()
            yield Running(process, found[0], log)
        finally:
            process.kill()
            process.wait()


async def test_a_server_stops_in_order_and_logs_no_secret(tmp_path: Path, sqlite: str) -> None:
    with running(tmp_path, "--store", sqlite) as server:
        async with Person(server.url) as anna:
            made = await anna.table("human", "human")
            phrase = (await anna.post("/api/me/recovery"))["phrase"]
            await anna.ask("GET", f"/api/tables/{made.table.id}", secret=made.owner)
            async with anna.at(made.table.id, (made.seats[0].secret,)) as seat:
                answer = await seat.move(move=None if seat.mirror.my_turn else "refill")
                server.process.send_signal(signal.SIGTERM)
                assert await shown_out(seat) == 1012
            server.process.wait(60)
            cookie = anna.http.cookies["perankh_guest"]
        text = server.log.read_text()
        assert '"route": "/api/tables/{table}"' in text
        for secret in (made.owner, made.spectator, made.seats[0].secret, phrase, cookie, made.table.id + "/"):
            assert secret not in text
        assert answer["type"] in ("ack", "error")


async def test_several_workers_serve_the_same_tables(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    with running(tmp_path, "--store", database, "--workers", "2") as server:
        async with Person(server.url) as anna, Person(server.url) as ben:
            made = await anna.table("human", "open")
            await ben.join(made.table.id)
            async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
                mover = first if first.mirror.my_turn else second
                assert (await mover.move())["type"] == "ack"
            workers = [
                int(pid) for pid in children(server.process.pid) if "--multiprocessing-fork" in command(int(pid))
            ]
            assert len(workers) == 2
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
            while True:  # others take their places
                try:
                    assert (await anna.get(f"/api/tables/{made.table.id}"))["status"] == "running"
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
            figures = (await anna.ask("GET", "/metrics")).text
            assert 'perankh_moves_total{game="sobek"} 1.0' in figures  # by whichever worker
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    given = ["serve", "--store", f"sqlite:///{tmp_path}/tables.db", "--workers", "2", "--port", "0"]
    said = subprocess.run([sys.executable, "-m", "perankh", *given], capture_output=True, text=True, check=False)
    assert said.returncode != 0
    assert "PostgreSQL" in said.stdout + said.stderr
    assert "Traceback" not in said.stdout + said.stderr


async def test_every_answer_carries_the_strict_headers(anna: Person) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/metrics", "/assets/nothing.js"):
        headers = (await anna.ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_figures_and_health(house: House, anna: Person) -> None:
    made = await anna.table("human", "human")
    async with anna.at(made.table.id) as seat:
        if not seat.mirror.my_turn:
            await seat.say(type="look", seat=1)
            await seat.my_turn()
        await seat.move()
        assert (await anna.get("/api/health"))["sockets"] == 1
        text = (await anna.ask("GET", "/metrics")).text
    assert 'perankh_moves_total{game="sobek"} 1.0' in text
    assert "perankh_tables 1.0" in text
    assert "perankh_sockets 1.0" in text
    assert 'perankh_requests_total{route="/api/tables",status="201"} 1.0' in text
    assert made.table.id not in text


async def test_whoever_asks_too_often_is_told_when_to_come_back(sqlite: str) -> None:
    limits = Limits(requests=Limit(5, 0.001), tables=Limit(2, 0.001), frames=Limit(10, 0.001), address=2.0)
    async with open_house(sqlite, limits=limits) as house, house.person() as anna, house.person() as ben:
        made = await anna.table("human", "human")
        async with anna.at(made.table.id) as seat:
            for _ in range(12):
                await seat.say(type="ping")
            await seat.until(lambda mirror: mirror.problems)
            assert seat.mirror.problems[0].code == "too-fast"
            for _ in range(40):
                await seat.say(type="ping")
            assert await shown_out(seat) == 4429
        answers = [await anna.ask("GET", "/api/me") for _ in range(6)]
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["retry_after"] > 0
        answers = [await ben.ask("GET", "/api/me") for _ in range(6)]  # no guest, but the same address
        assert 429 in [answer.status_code for answer in answers]


def test_limits_are_per_guest_and_per_address() -> None:
    limiter = Limiter(Limits(requests=Limit(2, 0.001), address=2.0))
    limiter.take("requests", "anna", "home")
    limiter.take("requests", "anna", "home")
    with pytest.raises(Refused):
        limiter.take("requests", "anna", "cafe")
    limiter.take("requests", "ben", "home")
    limiter.take("requests", "carla", "home")
    with pytest.raises(Refused):
        limiter.take("requests", "dora", "home")  # the fifth from there


async def test_the_client_is_served_from_the_package(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>house</title>")
    (tmp_path / "web" / "assets" / "app.js").write_text("1")
    (tmp_path / "web" / "assets" / "app.js.gz").write_bytes(gzip.compress(b"1"))
    (tmp_path / "secret.txt").write_text("no")
    client = Client(tmp_path / "web")
    app = Starlette(routes=[Route("/{path:path}", client.serve)])
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        for page in ("/", "/t/k3v0q8c1x7", "/players/x"):
            assert "house" in (await http.get(page)).text
        asset = await http.get("/assets/app.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (asset.text, asset.headers["content-encoding"]) == ("1", "gzip")
        plain = await http.get("/assets/app.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, plain.headers["content-type"]) == ("1", asset.headers["content-type"])
        assert "content-encoding" not in plain.headers
        assert (await http.get("/")).headers["cache-control"] == "no-cache"
        assert "house" in (await http.get("/" + 300 * "x")).text
        outside = ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt")
        for path in ("/assets/none.js", *outside, "/api/x", f"/{300 * 'x'}.js"):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert "no" not in answer.text.split()
