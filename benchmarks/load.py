"""Load on the server: many live tables, moves at a steady rate, the time from sending a move to its acknowledgement.

    make load                                   100, 300 and 1,000 tables at 520 moves a second, on SQLite
    python benchmarks/load.py --tables 1000 --rate 500 --seconds 30 --store postgresql://...

Rules, views and durable commits are on; client and server share the machine. Every table has two people, each with a
socket of their own. A table that ends is replaced by a new one while the clock runs.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from wire import Wire, connect

GAME = "sobek"
WANTED = 500  # moves a second
FLOOD = 20_000  # more than any server takes


class Choice(Struct):
    move: str


class Position(Struct):
    decider: int | None
    choices: list[Choice]


class Frame(Struct):
    type: str
    version: int | None = None
    position: Position | None = None
    id: str | None = None
    problem: dict[str, object] | None = None


frames = msgspec.json.Decoder(Frame)


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    skipped: int = 0
    replaced: int = 0


class Seat:
    """One person at a table."""

    def __init__(self, table: "TableUnderLoad", number: int) -> None:
        self.table = table
        self.number = number
        self.wire: Wire | None = None
        self.version = 0

    def heard(self, data: bytes) -> None:
        frame = frames.decode(data)
        if frame.type in ("snapshot", "update") and frame.version is not None:
            self.version = frame.version
            if frame.position is not None:
                self.table.see(self, frame.position)
        elif frame.type == "ack":
            self.table.acknowledged()
        elif frame.type == "error":
            self.table.load.tally.refused += 1
            self.table.sent = 0.0


class TableUnderLoad:
    def __init__(self, load: "Load") -> None:
        self.load = load
        self.id = ""
        self.seats = [Seat(self, 0), Seat(self, 1)]
        self.turn: tuple[Seat, list[Choice]] | None = None
        self.sent = 0.0
        self.count = 0
        self.over = False

    async def open(self) -> None:
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = await self.load.post("/api/tables", {"game": GAME, "seats": seats})
        self.id = made["table"]["id"]
        joined = await self.load.post(f"/api/tables/{self.id}/join", {})
        for seat, secret in zip(self.seats, (made["seats"][0]["secret"], joined["secret"]), strict=True):
            seat.wire = await connect(self.load.port, f"/api/tables/{self.id}/socket", seat.heard)
            seat.wire.send(json.dumps({"type": "hello", "secrets": [secret]}).encode())

    def see(self, seat: Seat, position: Position) -> None:
        if position.decider is None:
            self.over = True
        elif position.choices:
            self.turn = seat, position.choices

    @property
    def ready(self) -> bool:
        return self.turn is not None and not self.sent and not self.over

    def move(self) -> None:
        assert self.turn is not None
        seat, choices = self.turn
        self.turn = None
        self.count += 1
        move = random.choice(choices).move
        frame = {"type": "move", "id": f"m{self.count}", "version": seat.version, "move": move}
        self.sent = time.perf_counter()
        assert seat.wire is not None
        seat.wire.send(msgspec.json.encode(frame))

    def acknowledged(self) -> None:
        self.load.tally.latencies.append(time.perf_counter() - self.sent)
        self.sent = 0.0

    def close(self) -> None:
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[TableUnderLoad] = []
        self.tally = Tally()
        self.chores: set[asyncio.Task[None]] = set()

    async def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        head_bytes, _, text = answer.partition(b"\r\n\r\n")
        assert head_bytes.split()[1].startswith(b"2"), answer[:300]
        return json.loads(text)

    async def grow(self, count: int) -> None:
        """So many tables, a few at a time."""
        while len(self.tables) < count:
            new = [TableUnderLoad(self) for _ in range(min(20, count - len(self.tables)))]
            await asyncio.gather(*(table.open() for table in new))
            self.tables += new
        await asyncio.sleep(1)

    async def run(self, rate: float, seconds: float) -> float:
        """Moves at a steady rate, at tables chosen by chance; returns the rate that was reached."""
        self.tally = Tally()
        started = time.perf_counter()
        sent = 0
        while (elapsed := time.perf_counter() - started) < seconds:
            while sent < elapsed * rate:
                sent += 1
                self.one_move()
            await asyncio.sleep(0.001)
        duration = time.perf_counter() - started
        await asyncio.sleep(0.5)
        return len(self.tally.latencies) / duration

    def one_move(self) -> None:
        for _ in range(50):
            place = random.randrange(len(self.tables))
            table = self.tables[place]
            if table.over:
                self.replace(place)
            elif table.ready:
                table.move()
                return
        self.tally.skipped += 1

    def replace(self, place: int) -> None:
        self.tables[place].close()
        fresh = self.tables[place] = TableUnderLoad(self)
        self.tally.replaced += 1
        task = asyncio.create_task(fresh.open())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)


@dataclass
class Server:
    process: "subprocess.Popen[str]"
    port: int

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(store: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "perankh", "serve", "--port", "0", "--no-limits", "--store", store]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en_GB.UTF-8"})
    assert process.stdout is not None
    line = process.stdout.readline()
    url = next(word for word in line.split() if word.startswith("http"))
    try:
        yield Server(process, urlsplit(url).port or 0)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def sync_alone(folder: str) -> float:
    """What it costs here to make a page durable, in milliseconds; no acknowledged move can be faster."""
    found = []
    with Path(folder, "probe").open("wb", buffering=0) as probe:
        for _ in range(200):
            probe.write(b"x" * 4096)
            started = time.perf_counter()
            os.fsync(probe.fileno())
            found.append(time.perf_counter() - started)
    return percentile(found, 0.5)


def percentile(values: list[float], share: float) -> float:
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(server: Server, counts: list[int], rate: float, seconds: float) -> list[dict[str, float]]:
    load = Load(server.port)
    empty = server.memory()
    rows = []
    for count in counts:
        await load.grow(count)
        filled = server.memory()
        await load.run(rate, 2)
        before, at = server.cpu(), time.perf_counter()
        reached = await load.run(rate, seconds)
        cpu = (server.cpu() - before) / (time.perf_counter() - at)
        found = load.tally.latencies
        rows.append(
            {
                "tables": count,
                "sockets": 2 * count,
                "moves/s": reached,
                "p50 ms": percentile(found, 0.5),
                "p95 ms": percentile(found, 0.95),
                "p99 ms": percentile(found, 0.99),
                "max ms": percentile(found, 1),
                "server CPU": cpu,
                "MB": server.memory(),
                "kB/new table": 1024 * (filled - empty) / count,
                "kB/table": 1024 * (server.memory() - empty) / count,
                "new tables": load.tally.replaced,
                "refused": load.tally.refused,
                "not ready": load.tally.skipped,
            }
        )
        print(show(rows[-1]), flush=True)
    first, last = rows[0], rows[-1]
    for name in ("p50 ms", "p99 ms", "server CPU", "MB"):
        print(f"{name}: at {last['tables']} tables {last[name] / first[name]:.2f} times that at {first['tables']}")
    most = await load.run(FLOOD, seconds)
    print(f"at most {most:.0f} moves/s at {counts[-1]} tables: {most / WANTED:.2f} times the {WANTED} demanded")
    return rows


def show(row: dict[str, float]) -> str:
    return "  ".join(f"{name} {value:.3g}" if value % 1 else f"{name} {value:.0f}" for name, value in row.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,300,1000")
    parser.add_argument("--rate", type=float, default=520)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--store", default="")
    given = parser.parse_args()
    counts = [int(count) for count in given.tables.split(",")]
    with tempfile.TemporaryDirectory(dir=os.environ.get("PERANKH_LOAD_DIR")) as folder:
        store = given.store or f"sqlite:///{folder}/load.db"
        print(f"fsync alone: {sync_alone(folder):.1f} ms (median)")
        with serving(store) as server:
            asyncio.run(measure(server, counts, given.rate, given.seconds))


if __name__ == "__main__":
    main()
