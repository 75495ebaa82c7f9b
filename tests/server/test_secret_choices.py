"""While somebody chooses in secret, nobody else can tell, wherever they look."""

from typing import Any

import pytest

from tests.server import secretly
from tests.server.house import House, Person, Seat

pytestmark = pytest.mark.anyio


async def play(moves: list[str], movers: list[int], *seats: Seat) -> None:
    for move, mover in zip(moves, movers, strict=True):
        await seats[mover].my_turn()
        answer = await seats[mover].move(move)
        assert answer["type"] == "ack"
        await seats[mover].reach(answer["version"])


async def all_that_is_shown(person: Person, seat: Seat) -> Any:
    """Everything again from the start, the lists, and what is said to an impossible wish."""
    await seat.say(type="resync")
    while (frame := await seat.hear())["type"] != "snapshot":
        pass
    lists = [await person.get(path) for path in ("/api/tables?status=running", "/api/me/tables")]
    frame.pop("presence")
    refused = await seat.do("undo", to=seat.mirror.version)
    return frame, lists, refused["problem"]["code"]


@pytest.mark.parametrize("asking", [False, True])
async def test_a_secret_choice_shows_nowhere(
    house: House, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, asking: bool
) -> None:
    """Not even to somebody who has asked to take back and waits for an answer."""
    line = secretly.deal(monkeypatch)
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        await play(line.moves[:-1], line.movers[:-1], first, second)
        person, other, mover = (anna, first, second) if line.movers[-1] == 1 else (ben, second, first)
        await mover.my_turn()
        if asking:
            assert (await other.do("undo", to=2))["type"] == "ack"
            await mover.until(lambda mirror: mirror.request is not None)
        before = await all_that_is_shown(person, other)
        await play(line.moves[-1:], line.movers[-1:], first, second)
        table = house.services.tables.rooms[made.table.id].table
        assert table is not None
        assert table.log[-1].quiet
        assert await all_that_is_shown(person, other) == before
        undo = before[0]["position"]["undo"]
        assert undo["step"] is not None
        ply = table.state.ply
        assert (await other.do("undo", to=undo["step"]))["type"] == "ack"
        await mover.until(lambda mirror: mirror.journal[-1].kind == "undo")
        assert table.state.ply == ply - 2  # the choice went with the move before it
        await other.my_turn()
