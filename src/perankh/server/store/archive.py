"""Tables in the store: reading one, and writing what has happened at one."""

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, select

from perankh.engine.errors import BadPosition
from perankh.engine.game import State
from perankh.server.store.schema import events, snapshots, tables
from perankh.server.store.statements import (
    DEADLINE,
    EVENT,
    NEW_SEAT,
    NEW_TABLE,
    NO_DEADLINE,
    RESULT,
    SEAT,
    SNAPSHOT,
    STATUS,
    Unit,
)
from perankh.server.table import log
from perankh.server.table.log import Entry, decode_body, decode_header, encode
from perankh.server.table.result import result_of
from perankh.server.table.table import Table

EVERY = 32  # moves between two snapshots

logger = logging.getLogger("perankh.store")

_HEADER = select(tables.c.header).where(tables.c.id == bindparam("wanted"))
_EVENTS = (
    select(events)
    .where(events.c.table_id == bindparam("wanted"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)
_SNAPSHOTS = (
    select(snapshots.c.version, snapshots.c.ply)
    .where(snapshots.c.table_id == bindparam("wanted"))
    .order_by(snapshots.c.version.desc())
)
_SNAPSHOT = select(snapshots.c.state).where(
    snapshots.c.table_id == bindparam("wanted"), snapshots.c.version == bindparam("at")
)


def load(connection: Connection, table_id: str) -> Table | None:
    header = connection.execute(_HEADER, {"wanted": table_id}).scalar()
    if header is None:
        return None
    table = Table(decode_header(header))
    table.read(later(connection, table_id, 0))
    if table.line is not None:
        version, ply = _newest_snapshot(connection, table)
        table.line.catch_up(_state(connection, table, version) if version else None, ply)
    return table


def _state(connection: Connection, table: Table, version: int) -> State | None:
    """The position of a snapshot; None if it cannot be read, for the log is enough."""
    text = connection.execute(_SNAPSHOT, {"wanted": table.header.id, "at": version}).scalar_one()
    try:
        return table.game.load(msgspec.json.decode(text))
    except (BadPosition, msgspec.DecodeError):
        logger.warning("a snapshot cannot be read", extra={"table": table.header.id})
        return None


def later(connection: Connection, table_id: str, version: int) -> list[Entry]:
    """What was logged after a version."""
    return [_entry(row) for row in connection.execute(_EVENTS, {"wanted": table_id, "after": version})]


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    _, version, seat, body, notes, client, decider, quiet, at = row
    return Entry(version, seat, decode_body(body), at, notes.encode(), client, decider, bool(quiet))


def _newest_snapshot(connection: Connection, table: Table) -> tuple[int, int]:
    """Version and ply of the newest snapshot whose moves all still stand; zeros if there is none."""
    line = table.line
    assert line is not None
    for version, ply in connection.execute(_SNAPSHOTS, {"wanted": table.header.id}):
        if ply <= line.ply and line.version_at(ply) <= version <= table.version:
            return version, ply
    return 0, 0


def create(unit: Unit, table: Table) -> None:
    """A new table, with all that has happened at it already."""
    header = table.header
    unit.add(
        NEW_TABLE,
        id=header.id,
        game=header.game,
        header=encode(header),
        commitment=header.commitment,
        public=header.public,
        status=table.status,
        created=header.created,
        finished=None,
        rated=True,
    )
    for k, seat in enumerate(table.seats):
        unit.add(NEW_SEAT, table_id=header.id, seat=k, guest=seat.guest, bot=seat.bot, state=encode(seat))
    _keep_log(unit, table, 0)


def keep(unit: Unit, table: Table, version: int, status: str) -> None:
    """What has happened since the table had this version and status."""
    table_id = table.header.id
    _keep_log(unit, table, version)
    if any(not isinstance(entry.body, log.Moved | log.Undone) for entry in table.log[version:]):
        for k, seat in enumerate(table.seats):
            unit.add(SEAT, of_table=table_id, of_seat=k, new_guest=seat.guest, new_bot=seat.bot, new_state=encode(seat))
    if table.status != status:
        rated = table.status == "finished" and result_of(table).rated
        unit.add(STATUS, of_table=table_id, new_status=table.status, at_end=table.finished, is_rated=not rated)
        if table.status == "finished":
            _keep_results(unit, table)


def _keep_log(unit: Unit, table: Table, version: int) -> None:
    table_id = table.header.id
    for entry in table.log[version:]:
        unit.add(
            EVENT,
            table_id=table_id,
            version=entry.version,
            seat=entry.seat,
            body=encode(entry.body),
            notes=entry.notes.decode(),
            client=entry.client,
            decider=entry.decider,
            quiet=entry.quiet,
            at=entry.at,
        )
    if table.line is not None and isinstance(table.log[-1].body, log.Moved) and table.line.ply % EVERY == 0:
        state = msgspec.json.encode(table.state.dump()).decode()
        unit.add(SNAPSHOT, table_id=table_id, version=table.version, ply=table.line.ply, state=state)
    if table.clock is not None:
        unit.add(NO_DEADLINE, of_table=table_id)
        if table.clock.due is not None:
            unit.add(DEADLINE, table_id=table_id, version=table.version, due=table.clock.due)


def _keep_results(unit: Unit, table: Table) -> None:
    result = result_of(table)
    winners = result.places.count(1)
    for k, seat in enumerate(table.seats):
        unit.add(
            RESULT,
            table_id=table.header.id,
            seat=k,
            game=table.header.game,
            player=seat.player,
            score=result.scores[k],
            place=result.places[k],
            win=1 / winners if result.places[k] == 1 else 0.0,
            resigned=seat.resigned,
            finished=table.finished,
        )
