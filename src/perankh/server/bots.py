"""Bots on seats: whenever a bot has to decide, it is asked; an answer about a position that is gone is dropped."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from perankh.server.moment import now
from perankh.server.protocol import Level, Thought
from perankh.server.refusals import Refused
from perankh.server.room import Room
from perankh.server.store import lists
from perankh.server.store.errors import Unavailable
from perankh.server.store.store import Store
from perankh.server.table import play
from perankh.server.table.log import Entry
from perankh.server.tables import Tables
from perankh.server.thinking import Workers

RETRY = 1.0  # seconds

logger = logging.getLogger("perankh.bots")


class Bots:
    def __init__(self, store: Store, tables: Tables, workers: Workers) -> None:
        self.store = store
        self.tables = tables
        self.workers = workers
        self.busy: dict[str, int] = {}  # version that a bot thinks about, by table
        tables.listeners.append(self.consider)

    def consider(self, room: Room, _: list[Entry] | None = None) -> None:
        """If a bot has to decide at this table, let it think."""
        table = room.table
        if table is None or table.decider is None or table.status != "running":
            return
        level = table.seats[table.decider].bot
        if level is not None and self.busy.get(room.id) != table.version:
            self.busy[room.id] = table.version
            self.tables.later(self._play(room, table.version, table.decider, level))

    async def _play(self, room: Room, version: int, seat: int, level: Level) -> None:
        room.show_thinking([Thought(seat, level, now())])
        try:
            while self.busy.get(room.id) == version:
                if await self._attempt(room, version, seat, level):
                    break
                await asyncio.sleep(RETRY)
        finally:
            if self.busy.get(room.id) == version:
                del self.busy[room.id]
                room.show_thinking([])

    async def _attempt(self, room: Room, version: int, seat: int, level: Level) -> bool:
        """False: to be tried again."""
        try:
            async with self.tables.room(room.id) as (_, table):
                if table.version != version:
                    return True
                slug, position = table.header.game, table.state.dump()
            move = await self.workers.think(slug, level, position)
            await self.tables.change(room.id, lambda table, _: play.bot_move(table, seat, move, version, now()))
        except (Unavailable, BrokenProcessPool):
            return False
        except Refused as refused:
            logger.warning("bot refused", extra={"table": room.id, "code": refused.code})
        return True

    async def resume(self, overdue: int) -> None:
        """Take up the tables where a bot has been due for too long: after a restart, or when a process has died."""
        for table_id in await self.store.read(partial(lists.waiting_for_bots, before=now() - overdue)):
            try:
                async with self.tables.room(table_id) as (room, _):
                    self.consider(room)
            except Refused as refused:  # made with rules that are gone; the other tables can be played
                logger.warning("bot refused", extra={"table": table_id, "code": refused.code})
