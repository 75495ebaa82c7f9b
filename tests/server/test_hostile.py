"""Ten thousand hostile messages: nothing breaks, nothing leaks, and the table still plays."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from perankh.server import protocol
from tests.server.house import House, Person
from tests.server.test_strangers import FRAMES

pytestmark = pytest.mark.anyio
MESSAGES = 10_000
AT_ONCE = 200
ANSWERS = msgspec.json.Decoder(protocol.ServerFrame)
KINDS = [frame.__struct_config__.tag for frame in get_args(protocol.ClientFrame)]
STRANGE: list[Any] = [
    None, True, -1, 0, 7, 8, 2**31, 2**63, 2**200, -(2**63), 0.5, 1e308, "", "a", "A" * 41, "\0", "é" * 50, "🐊",
    "${x}", "'; DROP TABLE events; --", "../../etc/passwd", "<script>", "NaN", [], [[]], {}, {"a": {}}, ["x"] * 9,
    {"type": "ping"}, "hello", "any", "take a1", "refill", "TAKE  C4", "prefer nothing",
]  # fmt: skip


class Fuzzer:
    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def message(self) -> str | bytes:
        makers = [
            self.wrong_values,
            self.wrong_values,
            self.wrong_values,
            self.nonsense,
            self.torn,
            self.deep,
            self.bytes,
        ]
        return self.chance.choice(makers)()

    def wrong_values(self) -> str:
        """A frame with some fields changed, missing or too many."""
        frame: dict[str, Any] = {"type": self.chance.choice(KINDS)}
        frame |= FRAMES[frame["type"]]
        for _ in range(self.chance.randrange(4)):
            name = self.chance.choice([*frame, "id", "version", "seat", "to", "secrets", "look", "extra", ""])
            if self.chance.random() < 0.3:
                frame.pop(name, None)
            else:
                frame[name] = self.chance.choice(STRANGE)
        return msgspec.json.encode(frame).decode() if self._small(frame) else '{"type": "move", "version": 1e999}'

    def _small(self, frame: dict[str, Any]) -> bool:
        """msgspec itself writes no number beyond 64 bits; others do."""
        return not any(isinstance(value, int) and abs(value) >= 2**63 for value in frame.values())

    def nonsense(self) -> str:
        return msgspec.json.encode(self.chance.choice([one for one in STRANGE if one != 2**200])).decode()

    def torn(self) -> str:
        text = self.wrong_values()
        at = self.chance.randrange(len(text))
        return text[:at] + self.chance.choice(["", "\\ud800", '"', "}", "\x00", "é", ",,"]) + text[at + 1 :]

    def deep(self) -> str:
        depth = self.chance.choice([10, 1000, 5000])
        return self.chance.choice(["[" * depth, '{"a":' * (depth // 3), "[" * depth + "]" * depth])

    def bytes(self) -> bytes:
        size = self.chance.choice([0, 1, 10, 1000, 15_000])
        return self.chance.randbytes(size)


async def attack(person: Person, table_id: str, fuzzer: Fuzzer, heard: list[str], enough: Callable[[], bool]) -> None:
    """Frames in bursts, on one socket after the other; every burst ends with a ping that must be answered."""
    while not enough():
        with suppress(ConnectionClosed):
            async with person.socket(table_id) as socket:
                if fuzzer.chance.random() < 0.1:  # no good first frame: one is enough for the server to hang up
                    await socket.send(fuzzer.message())
                    await listen(socket, heard)
                await socket.send('{"type":"hello"}')
                for _ in range(AT_ONCE):
                    await socket.send(fuzzer.message())
                await socket.send('{"type":"ping"}')
                await listen(socket, heard)
                if fuzzer.chance.random() < 0.1:
                    await socket.send(" " * 20_000)  # more than a frame may have
                    await listen(socket, heard)


async def listen(socket: ClientConnection, heard: list[str]) -> None:
    """Until the answer to the ping, or until the server hangs up."""
    while True:
        text = await asyncio.wait_for(socket.recv(), 60)
        heard.append(str(text))
        if '"pong"' in text[:20]:  # type: ignore[operator]
            return


async def test_ten_thousand_hostile_messages(house: House, anna: Person, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    made = await anna.table("human", "human")
    async with house.person() as eve:
        as_stranger: list[str] = []
        as_player: list[str] = []
        taken = house.services.metrics.frames._value
        await attack(eve, made.table.id, Fuzzer("eve"), as_stranger, lambda: taken.get() >= MESSAGES / 2)
        async with anna.at(made.table.id) as seat:
            assert seat.mirror.version == 1  # a stranger has changed nothing
        await attack(anna, made.table.id, Fuzzer("anna"), as_player, lambda: taken.get() >= MESSAGES)
    assert not caplog.records, caplog.text
    for text in as_stranger + as_player:
        ANSWERS.decode(text)
    assert '"code":"failure"' not in "".join(as_stranger + as_player)
    own = [ANSWERS.decode(text) for text in as_stranger]
    assert all(frame.viewer is None for frame in own if isinstance(frame, protocol.Snapshot))
    assert len(own) > MESSAGES // 10
    async with anna.at(made.table.id) as seat:
        if not seat.mirror.over:  # among so many messages one may have been a resignation
            await hot_seat_to_the_end(seat)
        else:
            assert '"table-resigned"' in "".join(as_player)
    again = await anna.table("human", "novice")
    async with anna.at(again.table.id) as seat:
        await seat.play_on()


async def hot_seat_to_the_end(seat: Any) -> None:
    while not seat.mirror.over:
        decider = seat.mirror.position.decider
        if seat.mirror.viewer != decider:
            await seat.say(type="look", seat=decider)
            await seat.until(lambda mirror, decider=decider: mirror.viewer == decider)
        await seat.reach((await seat.move())["version"])
