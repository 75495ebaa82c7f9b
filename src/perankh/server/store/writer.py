"""One thread writes. All that waits while a transaction is made durable goes into the next one (group commit)."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.dml import UpdateBase

from perankh.server.store.errors import Conflict, Unavailable
from perankh.server.store.statements import MUST_HIT, ORDER, Parameters, Unit

LARGEST_BATCH = 200
DEADLOCK = "40P01"  # in the words of PostgreSQL

logger = logging.getLogger("perankh.store")

Outcome = Exception | None
Waiting = tuple[Unit, "asyncio.Future[None]"]


class Writer:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.connection: Connection | None = None
        self.thread.start()

    async def commit(self, unit: Unit) -> None:
        """Returns when the unit is stored for good. After `Unavailable` nobody knows whether it is."""
        future = self.loop.create_future()
        self.queue.put((unit, future))
        await future

    def close(self) -> None:
        """Everything that was handed in is still written."""
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._collect()
            if batch:
                outcomes = self._write([unit for unit, _ in batch])
                self.loop.call_soon_threadsafe(_settle, [future for _, future in batch], outcomes)
        if self.connection is not None:
            self.connection.close()

    def _collect(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        one = self.queue.get()
        while one is not None:
            batch.append(one)
            if len(batch) >= LARGEST_BATCH:
                return batch, True
            try:
                one = self.queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _write(self, units: Sequence[Unit]) -> list[Outcome]:
        """Together if possible; if one of them cannot be stored, one by one, to find out which, and still together."""
        outcome = self._transaction(lambda connection: _store(connection, units))
        if outcome is None or len(units) == 1:
            return [outcome] * len(units)
        outcomes: list[Outcome] = []
        if not isinstance(outcome, Unavailable):
            outcome = self._transaction(lambda connection: outcomes.extend(_store_apart(connection, units)))
        return outcomes if outcome is None else [type(outcome)(*outcome.args) for _ in units]

    def _transaction(self, write: Callable[[Connection], None]) -> Outcome:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                write(self.connection)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Conflict as error:
            return error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == DEADLOCK:
                return Conflict("deadlock")
            return self._lost(str(error.orig))
        except Exception as error:
            logger.exception("writing failed")
            return self._lost(str(error))
        return None

    def _lost(self, why: str) -> Outcome:
        """Start again with a new connection."""
        if self.connection is not None:
            with suppress(Exception):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None
        return Unavailable(why)


def _store(connection: Connection, units: Sequence[Unit]) -> None:
    for statement, parameters in _grouped(units):
        _execute(connection, statement, parameters)


def _store_apart(connection: Connection, units: Sequence[Unit]) -> Iterator[Outcome]:
    for unit in units:
        try:
            with connection.begin_nested():
                _store(connection, [unit])
            yield None
        except IntegrityError as error:
            yield Conflict(str(error.orig))
        except Conflict as error:
            yield error


def _grouped(units: Sequence[Unit]) -> list[tuple[UpdateBase, list[Parameters]]]:
    """Each statement once for all units; rows in one order, so that processes cannot block each other."""
    groups: dict[int, tuple[UpdateBase, list[Parameters]]] = {}
    for unit in units:
        for statement, parameters in unit.work:
            groups.setdefault(id(statement), (statement, []))[1].append(parameters)
    for _, rows in groups.values():
        rows.sort(key=_row_order)
    return [groups[key] for key in sorted(groups, key=lambda key: ORDER[key])]


def _row_order(row: Parameters) -> str:
    return str(row.get("table_id") or row.get("of_table") or row.get("player") or row.get("of_player") or "")


def _execute(connection: Connection, statement: UpdateBase, rows: list[Parameters]) -> None:
    if id(statement) not in MUST_HIT:
        connection.execute(statement, rows)
        return
    for row in rows:
        if connection.execute(statement, row).rowcount != 1:
            raise Conflict("somebody else was faster")


def _settle(futures: Sequence["asyncio.Future[None]"], outcomes: Sequence[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)
