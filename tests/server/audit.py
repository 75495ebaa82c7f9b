"""Looks into a store, past the server, and compares what is there with what people were told."""

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from perankh.engine.catalogue import game as find_game
from perankh.engine.game import State
from perankh.server.store import archive, schema
from perankh.server.store.engines import engines, parse
from perankh.server.table.table import Table
from tests.server.stubborn import Book


def audit(store: str, books: list[Book]) -> int:
    """Demands that every table is whole and every acknowledged move is there; says how many moves were found."""
    engine, writer = engines(parse(store))
    writer.dispose()
    with engine.connect() as connection:
        ids = list(connection.execute(select(schema.tables.c.id)).scalars())
        assert {book.table_id for book in books} <= set(ids)
        found = {table_id: _whole(connection, table_id) for table_id in ids}
        for book in books:
            _in_place(connection, book, found[book.table_id])
        count = len(connection.execute(select(schema.events)).all())
    engine.dispose()
    return count


def _whole(connection: Connection, table_id: str) -> Table:
    """No gap in the log, no half move, and everything that is kept beside the log fits it."""
    table = archive.load(connection, table_id)
    assert table is not None
    rows = _rows(connection, schema.events, table_id)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    clients = Counter(row.client for row in rows if row.client is not None)
    assert not [client for client, count in clients.items() if count > 1]
    if table.line is not None:
        assert table.state.dump() == _replayed(table, rows).dump()
    status = connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == table_id)).scalar()
    assert status == table.status
    seats = [(row.guest, row.bot) for row in _rows(connection, schema.seats, table_id)]
    assert seats == [(seat.guest, seat.bot) for seat in table.seats]
    results = _rows(connection, schema.results, table_id)
    assert len(results) == (len(table.seats) if table.status == "finished" else 0)
    deadlines = [row.due for row in _rows(connection, schema.deadlines, table_id)]
    assert deadlines == ([table.clock.due] if table.clock is not None and table.clock.due is not None else [])
    return table


def _rows(connection: Connection, of: Any, table_id: str) -> list[Any]:
    keys = of.primary_key.columns.values()
    return list(connection.execute(select(of).where(of.c.table_id == table_id).order_by(*keys)).all())


def _replayed(table: Table, rows: list[Any]) -> State:
    """The position, from the seed and the log alone."""
    header = table.header
    moves: list[tuple[int, str]] = []
    for row in rows:
        body = msgspec.json.decode(row.body)
        if body["kind"] == "move":
            moves.append((row.seat, body["move"]))
        elif body["kind"] == "undo":
            del moves[body["ply"] :]
    state = find_game(header.game).new(len(header.seats), int(header.seed), **header.options)
    for seat, move in moves:
        assert state.seat == seat
        state.play(state.game.move(move))
    return state


def _in_place(connection: Connection, book: Book, table: Table) -> None:
    """What was acknowledged is in the log, once, at the version that was told."""
    logged = {row.client: row for row in _rows(connection, schema.events, book.table_id) if row.client is not None}
    for sent in book.acked:
        row = logged[f"{sent.seat}.{sent.frame['id']}"]
        body = msgspec.json.decode(row.body)
        assert (row.seat, body["kind"]) == (sent.seat, sent.frame["type"])
        assert body.get("move") == sent.frame.get("move")
        assert table.seen(sent.seat, row.version) == sent.acked
    assert len(logged) <= len(book.sent)
