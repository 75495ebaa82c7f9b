"""The store as the rest of the server knows it: read something, commit something."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, TimeoutError

from perankh.server.store.engines import READERS, engines, parse
from perankh.server.store.errors import Unavailable
from perankh.server.store.migrate import migrate
from perankh.server.store.statements import Unit
from perankh.server.store.writer import Writer

T = TypeVar("T")


class Store:
    def __init__(self, url: str) -> None:
        self.url = parse(url)
        self.reader, self.engine = engines(self.url)
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.writer: Writer | None = None

    @property
    def shared(self) -> bool:
        """Other processes may serve the same tables."""
        return self.url.drivername != "sqlite"

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, migrate, self.engine)
        self.writer = Writer(self.engine, loop)

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, query)

    async def commit(self, unit: Unit) -> None:
        assert self.writer is not None
        await self.writer.commit(unit)

    async def answers(self) -> bool:
        try:
            await self.read(lambda connection: connection.execute(text("SELECT 1")))
        except Unavailable:
            return False
        return True

    async def tidy(self) -> None:
        """SQLite: move what was logged into the file, beside the writer and not within its transactions."""
        if not self.shared:
            await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)"))

    async def close(self) -> None:
        if self.writer is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        self.threads.shutdown()
        self.reader.dispose()
        self.engine.dispose()

    def _read(self, query: Callable[[Connection], T]) -> T:
        """A connection that was lost since it was last used is replaced once."""
        try:
            return self._attempt(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise Unavailable(str(error.orig)) from None
        except TimeoutError as error:
            raise Unavailable(str(error)) from None
        try:
            return self._attempt(query)
        except DBAPIError as error:
            raise Unavailable(str(error.orig)) from None

    def _attempt(self, query: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return query(connection)
