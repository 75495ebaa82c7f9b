"""All tables, and the way of a change: it is worked out in memory, stored, and only then told."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from perankh.server.access import valid
from perankh.server.refusals import Refused
from perankh.server.room import Room
from perankh.server.store import archive
from perankh.server.store.errors import Conflict, Unavailable
from perankh.server.store.statements import Unit
from perankh.server.store.store import Store
from perankh.server.table.log import Entry
from perankh.server.table.table import Table

T = TypeVar("T")
Command = Callable[[Table, Unit], T]
Listener = Callable[[Room, list[Entry]], None]
MOST_TRIES = 5
RETRY = 0.5  # seconds

logger = logging.getLogger("perankh.tables")


class Tables:
    def __init__(self, store: Store, capacity: int) -> None:
        self.store = store
        self.capacity = capacity
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.gossip: Callable[[Room], None] = lambda room: None
        self.listeners: list[Listener] = []  # told of every change that this process has stored
        self.chores: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def room(self, table_id: str, fresh: bool = False) -> AsyncIterator[tuple[Room, Table]]:
        """A table, while nobody else changes it. `fresh`: with what other processes have logged up to now."""
        room = self.rooms.get(table_id) or self._new_room(table_id)
        self.rooms.move_to_end(table_id)
        room.users += 1
        try:
            async with room.lock:
                yield room, await self._loaded(room, fresh)
        finally:
            room.users -= 1

    def _new_room(self, table_id: str) -> Room:
        room = self.rooms[table_id] = Room(table_id, self.gossip)
        if len(self.rooms) > self.capacity:
            idle = (one for one in self.rooms.values() if not (one.sessions or one.users or one is room))
            oldest = next(idle, None)
            if oldest is not None:
                del self.rooms[oldest.id]
        return room

    async def _loaded(self, room: Room, fresh: bool) -> Table:
        if room.table is None:
            room.table = await self.store.read(partial(archive.load, table_id=room.id))
            room.tell()
        elif self.store.shared and (fresh or not room.sessions):  # without sessions no hints are heeded
            await self._read_on(room, room.table)
        if room.table is None:
            self.rooms.pop(room.id, None)
            raise Refused("not-found")
        return room.table

    async def _read_on(self, room: Room, table: Table) -> None:
        entries = await self.store.read(partial(archive.later, table_id=table.header.id, version=table.version))
        try:
            table.extend(entries)
        except BaseException:
            room.table = None
            raise
        if entries:
            room.tell()

    async def change(self, table_id: str, command: Command[T], acknowledge: Callable[[Table], None] | None = None) -> T:
        """Carry out a command: it changes the table in memory or refuses. `acknowledge` is called when it is stored.

        If another process was faster, the command is tried again on what the other has made of the table.
        """
        for _ in range(MOST_TRIES):
            async with self.room(table_id) as (room, table):
                version, status, unit = table.version, table.status, Unit()
                try:
                    result = command(table, unit)
                    if table.version > version:
                        archive.keep(unit, table, version, status)
                    if unit.work:
                        await self.store.commit(unit)
                except Conflict:
                    room.table = None
                    continue
                except BaseException as error:
                    if table.version > version or not isinstance(error, Refused):
                        self._forget(room)
                    raise
                if acknowledge is not None:
                    acknowledge(table)
                if table.version > version:
                    self._tell(room, table.log[version:])
                return result
        raise Refused("busy", retry_after=1)

    async def create(self, table: Table, unit: Unit) -> None:
        """Store a new table; from then on it is like any other."""
        archive.create(unit, table)
        await self.store.commit(unit)
        self.adopt(table)

    def adopt(self, table: Table) -> None:
        """A table that was stored just now is in memory already."""
        room = self.rooms.get(table.header.id) or self._new_room(table.header.id)
        room.table = room.table or table
        if table.log:
            self._tell(room, table.log)

    def _tell(self, room: Room, entries: list[Entry]) -> None:
        room.tell()
        for listener in self.listeners:
            listener(room, entries)

    def _forget(self, room: Room) -> None:
        """What is in memory may not be what is stored: read it again, and tell those who are connected."""
        room.table = None
        if room.sessions:
            self.later(self.refresh(room.id))

    async def refresh(self, table_id: str) -> None:
        """Read what other processes have logged, and tell those who are connected here."""
        while (room := self.rooms.get(table_id)) is not None:
            try:
                async with room.lock:
                    await self._loaded(room, fresh=True)
                return
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def show_out(self, table_id: str) -> None:
        """Secrets of this table were replaced: whoever came with an old one has to leave."""
        room = self.rooms.get(table_id)
        if room is not None and (shown := room.secrets()):
            room.show_out(shown - await self.store.read(partial(valid, hashes=shown)))

    def later(self, chore: Coroutine[Any, Any, None]) -> None:
        """Something to do besides; it is kept until it is done."""
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, chore: "asyncio.Task[None]") -> None:
        self.chores.discard(chore)
        if not chore.cancelled() and (error := chore.exception()) is not None:
            logger.error("a chore failed", exc_info=error)
