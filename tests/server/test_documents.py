"""What the documents say is so: every JSON block fits its type, the example plays, the browser's types are ours."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from perankh.server import protocol
from perankh.server.api.openapi import SOCKET
from perankh.server.app import endpoints
from perankh.server.refusals import STATUS
from perankh.words import words
from tests.server.house import House, Person

ROOT = Path(__file__).parent.parent.parent
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json (\w+)\n(.*?)```", API, re.DOTALL)
FRAMES = re.findall(r"`(\{\"type\":.*?\})`", API)


@pytest.mark.parametrize(("name", "text"), BLOCKS, ids=[name for name, _ in BLOCKS])
def test_examples_fit_their_types(name: str, text: str) -> None:
    kind = getattr(protocol, name)
    msgspec.json.decode(text, type=kind)
    fields = set(msgspec.json.decode(text)) - {"type"}
    assert fields <= set(kind.__struct_fields__)


def test_every_frame_is_shown_and_can_be_read() -> None:
    shown = [msgspec.json.decode(text.replace('["..."]', "[]"), type=protocol.ClientFrame) for text in FRAMES]
    told = {type(frame) for frame in shown} | {protocol.Hello}
    assert told == set(protocol.ClientFrame.__args__)  # type: ignore[attr-defined]


def test_every_address_is_described() -> None:
    for endpoint in endpoints():
        last = endpoint.path.rpartition("/")[2]
        assert last in API or endpoint.path.replace("{table}", "<id>") in API or last.startswith("{"), endpoint.path
    assert SOCKET.replace("{table}", "<id>") in API


def test_every_refusal_has_words_in_both_languages() -> None:
    for code in STATUS:
        for language in ("en", "de"):
            assert words(language).has(f"error-{code}")


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    command = [sys.executable, "tools/typescript_types.py", "--check"]
    subprocess.run(command, cwd=ROOT, check=True)


def test_the_example_bot_is_short() -> None:
    source = (ROOT / "docs/examples/outside_bot.py").read_text()
    code = [line for line in source.partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 40


@pytest.mark.anyio
async def test_the_example_bot_plays_a_game(house: House, anna: Person) -> None:
    made = await anna.table("human", "open", public=False)
    arguments = [house.url, made.table.id, made.invites[0].secret]
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "docs/examples/outside_bot.py", *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    async with anna.at(made.table.id) as seat:
        table = await seat.play_on()
    said, _ = await bot.communicate()
    assert table.result is not None
    assert msgspec.json.decode(said) == table.result.scores
    assert table.seats[1].name == "Outside bot"
