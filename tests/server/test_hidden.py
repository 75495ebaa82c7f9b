"""Whole games over real sockets; then everything that every viewer was sent is searched for what it may not know.

A frame holds nothing hidden if it would have been the same in any other world that looks the same to its viewer. So the
game is replayed from the store, at every version the hidden things are dealt anew for each viewer, and the frame made
from that world must be the one that was sent. Besides, names of pieces that only others see must not occur at all.
"""

import asyncio
import random
import re
from collections import defaultdict
from functools import partial
from typing import Any

import msgspec
import pytest

from perankh.engine.game import State
from perankh.engine.rng import Rng
from perankh.server import protocol, views
from perankh.server.access import Viewer
from perankh.server.store import archive
from perankh.server.table import log
from perankh.server.table.table import Table
from tests.server.house import House
from tests.server.stubborn import Stubborn, open_table

pytestmark = pytest.mark.anyio
WORDS = re.compile(r'"[a-z]+(?:_[a-z0-9]+)+"')  # names of pieces: wheat_03, n12_field_yellow_green_4, tile_4_8
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("sobek", 2, {"top_of_stack_back_visible": "yes"}),
    ("egizia", 3, {}),
    ("men_nefer", 2, {}),
    ("terra_pyramides", 2, {"version": "nile", "symbols": "on"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
async def test_nobody_is_sent_what_is_hidden(house: House, game: str, seats: int, options: dict[str, str]) -> None:
    await search(house, game, seats, options)


async def search(house: House, game: str, seats: int, options: dict[str, str]) -> None:
    chance = random.Random(game)
    people = await open_table(house.url, game, seats, chance, options=options)
    book = people[0].book
    people.append(Stubborn(book, house.url, book.spectator, None, chance))
    await asyncio.gather(*(one.play() for one in people))
    table = await house.services.store.read(partial(archive.load, table_id=book.table_id))
    assert table is not None
    assert table.status == "finished"
    worlds = Worlds(table, game)
    assert (worlds.hidden_things > 0) == (game in ("sobek", "egizia"))  # the others hide stacks, but nothing in hands
    for one in people:
        sent = [msgspec.json.decode(text) for text in one.heard]
        compare(worlds, one.seat, [frame for frame in sent if frame["type"] in ("snapshot", "update")])
        running = [text for text in one.heard if '"status":"finished"' not in text]
        assert not [text for text in running if table.header.seed in text]


class Worlds:
    """What each viewer may be sent at each of its versions: made from worlds that look the same to it."""

    def __init__(self, table: Table, seed: str) -> None:
        self.rng = Rng(seed)
        self.positions: dict[tuple[int | None, int], list[Any]] = defaultdict(list)
        self.notes: dict[tuple[int | None, int], list[Any]] = {}
        self.secret: dict[tuple[int | None, int], set[str]] = {}
        self.hidden_things = 0
        again = Table(table.header)
        for entry in table.log:
            before = again.line.state.clone() if again.line is not None else None
            again.extend([entry])
            for viewer in [*range(len(table.seats)), None]:
                self._look(again, viewer, entry, before)

    def _look(self, table: Table, viewer: int | None, entry: log.Entry, before: State | None) -> None:
        key = viewer, table.version_for(viewer)
        assert table.line is not None
        true = table.line.state
        table.line.state = self._redealt(true, viewer)
        self.positions[key].append(msgspec.to_builtins(views.position(table, Viewer(viewer))))
        table.line.state = true
        own = names(true.view(viewer))
        others = {seat: names(true.view(seat)) for seat in range(true.seats) if seat != viewer}
        self.secret[key] = {name for theirs in others.values() for name in theirs - own}
        self.hidden_things += len(self.secret[key])
        if isinstance(entry.body, log.Moved) and before is not None and entry.seen_by(viewer):
            self.notes[key] = self._told(table, viewer, entry.body.move, before, true)

    def _redealt(self, state: State, viewer: int | None) -> State:
        """Another world; for a spectator, from the point of view of a seat, which knows no less."""
        world = state.clone()
        world.redeal(viewer if viewer is not None else self.rng.below(state.seats), self.rng)
        return world

    def _told(self, table: Table, viewer: int | None, move: str, before: State, after: State) -> Any:
        """The journal of the same move in another world; None if the move itself tells the worlds apart."""
        world = self._redealt(before, viewer)
        played = table.game.move(move)
        if played not in world.legal():
            return None
        world.journal = notes = []
        world.play(played)
        if world.view(viewer) != after.view(viewer):
            return None
        observer = int(table.game.observers) if viewer is None else viewer
        return msgspec.to_builtins([log.told(note.message) for note in notes if note.shown_to(observer)])


def names(view: Any) -> set[str]:
    return set(WORDS.findall(msgspec.json.encode(view).decode()))


def compare(worlds: Worlds, viewer: int | None, frames: list[Any]) -> None:
    assert len(frames) > 20
    for frame in frames:
        key = viewer, frame["version"]
        assert frame["position"] in worlds.positions[key], f"a frame tells {viewer} something hidden"
        assert not worlds.secret[key] & set(WORDS.findall(msgspec.json.encode(frame["position"]).decode()))
        for happening in frame.get("happenings", frame.get("journal")):
            expected = worlds.notes.get((viewer, happening["version"]))
            if happening["kind"] == "move" and expected is not None:
                assert happening["notes"] == expected, f"the journal tells {viewer} something hidden"


async def test_a_leak_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the hand of the other seat sent along, the comparison would see it."""
    honest = views.position

    def leaky(table: Table, viewer: Viewer) -> protocol.Position | None:
        position = honest(table, viewer)
        if position is not None and viewer.seat == 0:
            position.view["hint"] = table.state.view(1)["players"]
        return position

    monkeypatch.setattr(views, "position", leaky)
    with pytest.raises(AssertionError, match="tells 0 something hidden"):
        await search(house, "sobek", 2, {})
