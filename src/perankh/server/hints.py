"""Several processes at the same tables: each tells the others, after the commit and as a hint only, what has changed.

PostgreSQL carries the hints (NOTIFY). One that is lost does no harm: versions show every gap, and the newest versions
are compared whenever the line was down, and now and then besides.
"""

import asyncio
import secrets
from contextlib import suppress
from functools import partial

import msgspec
import psycopg
from msgspec import Struct

from perankh.server.access import valid
from perankh.server.chores import keep_at
from perankh.server.room import Room
from perankh.server.store import lists
from perankh.server.store.store import Store
from perankh.server.table.log import Entry
from perankh.server.tables import Tables

CHANNEL = "perankh"
RETRY = 0.5  # seconds until the line is opened again
COMPARE = 20.0  # seconds between two comparisons of versions


class Hint(Struct, omit_defaults=True):
    source: str  # process
    table: str
    version: int | None = None  # something was logged
    present: list[int] | None = None  # seats that are connected there
    spectators: int = 0
    renewed: bool = False  # secrets were replaced


_hints = msgspec.json.Decoder(Hint)


class Hints:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.source = secrets.token_hex(4)
        self.outgoing: asyncio.Queue[Hint] = asyncio.Queue()
        self.unsent: Hint | None = None  # kept when the line breaks
        if store.shared:
            tables.listeners.append(self.logged)
            tables.gossip = self.presence

    def logged(self, room: Room, entries: list[Entry]) -> None:
        self.outgoing.put_nowait(Hint(self.source, room.id, entries[-1].version))

    def presence(self, room: Room) -> None:
        present, spectators = room.here()
        self.outgoing.put_nowait(Hint(self.source, room.id, present=present, spectators=spectators))

    def renewed(self, table_id: str) -> None:
        if self.store.shared:
            self.outgoing.put_nowait(Hint(self.source, table_id, renewed=True))

    async def run(self) -> None:
        if self.store.shared:
            await asyncio.gather(
                keep_at(self._speak, RETRY), keep_at(self._listen, RETRY), keep_at(self._compare_often, COMPARE)
            )

    async def _connect(self) -> "psycopg.AsyncConnection[tuple[object, ...]]":
        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=3)

    async def _speak(self) -> None:
        with suppress(psycopg.Error):
            async with await self._connect() as connection:
                while True:
                    self.unsent = self.unsent or await self.outgoing.get()
                    payload = msgspec.json.encode(self.unsent).decode()
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                    self.unsent = None

    async def _listen(self) -> None:
        with suppress(psycopg.Error):
            async with await self._connect() as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await self._compare()
                async for notice in connection.notifies():
                    with suppress(msgspec.DecodeError):  # not from us
                        self._hear(_hints.decode(notice.payload))

    def _hear(self, hint: Hint) -> None:
        room = self.tables.rooms.get(hint.table)
        if room is None or hint.source == self.source:
            return
        if hint.version is not None and (room.table is None or room.table.version < hint.version):
            self.tables.later(self.tables.refresh(room.id))
        if hint.present is not None:
            room.heard(hint.source, hint.present, hint.spectators)
        if hint.renewed:
            self.tables.later(self.tables.show_out(room.id))

    async def _compare_often(self) -> None:
        await self._compare()
        for room in self._watched():
            self.presence(room)

    def _watched(self) -> list[Room]:
        return [room for room in self.tables.rooms.values() if room.sessions]

    async def _compare(self) -> None:
        """Read on wherever this process is behind, and look whether the secrets that people came with still hold."""
        watched = self._watched()
        shown = {one for room in watched for one in room.secrets()}
        newest = await self.store.read(partial(lists.versions, table_ids=[room.id for room in watched]))
        good = await self.store.read(partial(valid, hashes=shown))
        for room in watched:
            room.show_out(shown - good)
        for table_id, version in newest.items():
            behind = self.tables.rooms.get(table_id)
            if behind is not None and (behind.table is None or behind.table.version < version):
                await self.tables.refresh(table_id)
