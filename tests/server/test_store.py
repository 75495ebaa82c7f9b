"""The store: migrations, loading from snapshots, group commit and its conflicts."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from perankh.server import making, protocol
from perankh.server.store import archive, migrate, schema
from perankh.server.store.engines import engines, parse
from perankh.server.store.errors import Conflict, Unavailable
from perankh.server.store.statements import NEW_GUEST, NEW_SETTING, Unit
from perankh.server.store.store import Store
from perankh.server.table import log
from perankh.server.table.line import Line

pytestmark = pytest.mark.anyio


def test_migrations_lead_to_the_schema(store: str, tmp_path: Path) -> None:
    if store.startswith("sqlite"):
        store = f"sqlite:///{tmp_path}/fresh.db"
    reader, engine = engines(parse(store))
    migrate.migrate(engine)
    migrate.migrate(engine)  # nothing to do
    with reader.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == migrate.HEAD
    reader.dispose()
    engine.dispose()


def test_the_newest_migration_is_known() -> None:
    folder = Path(migrate.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == migrate.HEAD


async def test_of_many_units_only_those_in_conflict_are_refused(store: str) -> None:
    opened = Store(store)
    await opened.open()
    try:
        units = []
        for number in range(40):
            unit = Unit()
            unit.add(NEW_GUEST, id=f"guest{number:011d}", name=None, phrase=None, created=1)
            unit.add(NEW_SETTING, name="same" if number % 4 == 3 else f"setting {number}", value="x")
            units.append(unit)
        outcomes = await asyncio.gather(*map(opened.commit, units), return_exceptions=True)
        refused = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, Conflict)]
        assert len(refused) == 9  # of the ten with the same name, one was first
        assert [outcome for outcome in outcomes if outcome is not None and not isinstance(outcome, Conflict)] == []
        stored = await opened.read(lambda connection: connection.execute(schema.guests.select()).all())
        assert {row.id for row in stored} == {
            f"guest{number:011d}" for number in range(40) if number not in refused
        }  # all of a unit or nothing
    finally:
        await opened.close()


async def test_a_store_that_is_not_there_is_unavailable() -> None:
    missing = Store("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Unavailable):
        await missing.read(lambda connection: connection.execute(schema.guests.select()).all())
    assert not await missing.answers()


async def test_a_long_game_is_loaded_from_its_newest_snapshot(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game, and whatever was taken back: at most so many moves are played again."""
    plans = [protocol.SeatPlan("human"), protocol.SeatPlan("human")]
    opened = Store(sqlite)
    await opened.open()
    unit = Unit()
    unit.add(NEW_GUEST, id="g" * 16, name=None, phrase=None, created=1)
    table = making.plan(protocol.CreateTable("men_nefer", plans), "g" * 16, None, making.fresh())
    archive.create(unit, table)
    await opened.commit(unit)
    at = 0
    while table.status == "running" and at < 300:
        at += 1
        unit, version, status = Unit(), table.version, table.status
        state, line = table.state, table.line
        assert line is not None
        if at % 23 == 0:
            back = line.ply - 9
            table.happen(state.seat, log.Undone(back, line.version_at(back), deep=True), at)
        else:
            table.happen(state.seat, log.Moved(table.game.text(state.legal()[at % len(state.legal())])), at)
        archive.keep(unit, table, version, status)
        await opened.commit(unit)
    replayed: list[int] = []
    catch_up = Line.catch_up

    def counted(self: Line, state: object, ply: int) -> None:
        replayed.append(len(self.moves) - ply)
        catch_up(self, state, ply)  # type: ignore[arg-type]

    monkeypatch.setattr(Line, "catch_up", counted)
    again = await opened.read(lambda connection: archive.load(connection, table.header.id))
    await opened.close()
    assert again is not None
    assert table.line is not None
    assert table.line.ply > 3 * archive.EVERY
    assert again.state.dump() == table.state.dump()
    assert replayed[-1] <= 2 * archive.EVERY
