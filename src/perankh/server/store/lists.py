"""Looking for tables: lists for people, and what has to be taken up after a restart."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, func, select

from perankh.server.store.schema import deadlines, events, seats, tables
from perankh.server.table.log import Header, decode_header
from perankh.server.table.table import SeatState

MOST_OVERDUE = 200  # at once

_newest = events.alias("newest")
_version = (
    select(func.max(_newest.c.version)).where(_newest.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
)
_last_event = and_(events.c.table_id == tables.c.id, events.c.version == _version)
_told = (
    select(_newest.c.version)
    .where(_newest.c.table_id == tables.c.id, _newest.c.quiet.is_(False))
    .order_by(_newest.c.version.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
_last_told = and_(events.c.table_id == tables.c.id, events.c.version == _told)  # it has the same decider


class Line(NamedTuple):
    """A table in a list."""

    header: Header
    status: str
    seats: list[SeatState]
    decider: int | None
    moved: int  # when something happened that everybody was told of


def waiting_for_bots(connection: Connection, before: int) -> list[str]:
    """Running tables where a bot has had to decide since before a moment."""
    query = (
        select(tables.c.id)
        .select_from(tables)
        .join(events, _last_event)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == events.c.decider))
        .where(tables.c.status == "running", seats.c.bot.is_not(None), events.c.at <= before)
    )
    return _ids(connection, query)


def overdue(connection: Connection, at: int, but: Collection[tuple[str, int]]) -> list[tuple[str, int]]:
    """Tables whose deadline has passed, and the version it belongs to; but for some."""
    query = select(deadlines.c.table_id, deadlines.c.version).where(deadlines.c.due <= at).order_by(deadlines.c.due)
    found = ((row.table_id, row.version) for row in connection.execute(query))
    return list(islice((one for one in found if one not in but), MOST_OVERDUE))


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The newest version of each table."""
    query = (
        select(events.c.table_id, func.max(events.c.version).label("version"))
        .where(events.c.table_id.in_(table_ids))
        .group_by(events.c.table_id)
    )
    return {row.table_id: row.version for row in connection.execute(query)}


def listed(connection: Connection, status: str, game: str | None, limit: int) -> list[str]:
    """Public tables, the newest first."""
    query = select(tables.c.id).where(tables.c.public, tables.c.status == status)
    if game is not None:
        query = query.where(tables.c.game == game)
    return _ids(connection, query.order_by(tables.c.created.desc()).limit(limit))


def of_guest(connection: Connection, guest: str, limit: int) -> list[str]:
    """Tables where this guest sits and that are not over, the newest first."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == guest, tables.c.status.in_(("open", "running")))
        .group_by(tables.c.id)
    )
    return _ids(connection, query.order_by(tables.c.created.desc()).limit(limit))


def _ids(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[str]:
    return [str(table_id) for table_id in connection.execute(query).scalars()]


def lines(connection: Connection, table_ids: Sequence[str]) -> list[Line]:
    """What a list shows of these tables, in this order."""
    found: dict[str, Line] = {}
    chairs: dict[str, list[SeatState]] = defaultdict(list)
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)):
        chairs[row.table_id].append(msgspec.json.decode(row.state, type=SeatState))
    query = select(tables.c.id, tables.c.header, tables.c.status, tables.c.created, events.c.decider, events.c.at)
    for row in connection.execute(
        query.select_from(tables).outerjoin(events, _last_told).where(tables.c.id.in_(table_ids))
    ):
        seated = chairs[row.id]
        found[row.id] = Line(decode_header(row.header), row.status, seated, row.decider, row.at or row.created)
    return [found[table_id] for table_id in table_ids if table_id in found]


def same_deal(connection: Connection, commitment: str, guest: str | None) -> list[str]:
    """Finished tables with this deal that everybody, or this guest, may know of; the oldest first."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    query = select(tables.c.id).where(
        tables.c.commitment == commitment, tables.c.status == "finished", tables.c.public | tables.c.id.in_(mine)
    )
    return _ids(connection, query.order_by(tables.c.finished).limit(50))
