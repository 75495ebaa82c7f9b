"""What players have done: results, statistics, ratings."""

from collections import defaultdict
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, select

from perankh.server.store.schema import guests, ratings, results, seats, tables
from perankh.server.table.table import SeatState

AnyRow = Row[*tuple[Any, ...]]


class Game(NamedTuple):
    """A finished game as one of its players sees it."""

    row: AnyRow
    scores: list[int]
    seats: list[SeatState]


def name_of(connection: Connection, player: str) -> AnyRow | None:
    return connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id == player)).first()


def statistics(connection: Connection, player: str) -> list[AnyRow]:
    query = select(
        results.c.game,
        func.count().label("games"),
        func.sum(results.c.win).label("wins"),
        func.max(results.c.score).label("best"),
        func.avg(results.c.score).label("average"),
    ).where(results.c.player == player)
    return list(connection.execute(query.group_by(results.c.game).order_by(results.c.game)))


def ratings_of(connection: Connection, player: str) -> dict[str, AnyRow]:
    query = select(ratings, guests.c.name).outerjoin(guests, guests.c.id == ratings.c.player)
    return {row.game: row for row in connection.execute(query.where(ratings.c.player == player))}


def best(connection: Connection, game: str, limit: int) -> list[AnyRow]:
    query = select(ratings, guests.c.name).outerjoin(guests, guests.c.id == ratings.c.player)
    return list(connection.execute(query.where(ratings.c.game == game).order_by(ratings.c.rating.desc()).limit(limit)))


def games_of(connection: Connection, player: str, asking: str | None, before: int, limit: int) -> list[Game]:
    """Finished games of a player, the newest first. Those that are not public only for the player."""
    query = (
        select(results)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.player == player, results.c.finished < before)
    )
    if asking != player:
        query = query.where(tables.c.public)
    rows = connection.execute(query.order_by(results.c.finished.desc()).limit(limit)).all()
    wanted = [row.table_id for row in rows]
    scores: dict[str, list[int]] = defaultdict(list)
    for row in connection.execute(
        select(results.c.table_id, results.c.score).where(results.c.table_id.in_(wanted)).order_by(results.c.seat)
    ):
        scores[row.table_id].append(row.score)
    chairs: dict[str, list[SeatState]] = defaultdict(list)
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)):
        chairs[row.table_id].append(msgspec.json.decode(row.state, type=SeatState))
    return [Game(row, scores[row.table_id], chairs[row.table_id]) for row in rows]
