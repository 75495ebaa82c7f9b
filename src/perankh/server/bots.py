"""Bots on seats: whenever a bot has to decide, it is asked; an answer about a position that is gone is dropped."""

import asyncio
import logging
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial

from perankh.server.moment import now
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


@dataclass
class Search:
    """What is thought about at a table."""

    turn: play.BotTurn | None = None
    answer: Future[str] | None = None
    again: bool = True  # something has happened meanwhile


class Bots:
    def __init__(self, store: Store, tables: Tables, workers: Workers) -> None:
        self.store = store
        self.tables = tables
        self.workers = workers
        self.searches: dict[str, Search] = {}  # never more than one at a table
        self.broken: set[str] = set()  # tables that could not be loaded
        tables.listeners.append(self.consider)

    def consider(self, room: Room, _: list[Entry] | None = None) -> None:
        """If a bot has to decide at this table, let it think; what is not worth thinking about any more is dropped."""
        table, search = room.table, self.searches.get(room.id)
        if table is None:
            return
        if search is None:
            if play.bot_turn(table) is not None:
                self.searches[room.id] = search = Search()
                self.tables.later(self._play(room, search))
            return
        search.again = True
        if search.answer is not None and search.turn is not None and not play.still_due(table, search.turn):
            search.answer.cancel()  # unless it has begun

    async def _play(self, room: Room, search: Search) -> None:
        """One search after the other, as long as something happens here and a bot has to decide."""
        try:
            while search.again:
                search.again = False
                if not await self._attempt(room, search):
                    search.again = True
                    await asyncio.sleep(RETRY)
        finally:
            del self.searches[room.id]
            room.show_thinking(None)

    async def _attempt(self, room: Room, search: Search) -> bool:
        """False: to be tried again."""
        try:
            async with self.tables.room(room.id) as (_, table):
                search.turn = turn = play.bot_turn(table)
                if turn is None:
                    return True
                search.answer = answer = self.workers.think(table.header.game, turn.level, table.state.dump())
            room.show_thinking(turn)
            found = asyncio.wrap_future(answer)
            await asyncio.wait([found])
            if not found.cancelled():
                move = found.result()
                await self.tables.change(room.id, lambda table, _: play.bot_move(table, turn, move, now()))
        except (Unavailable, BrokenProcessPool):
            return False
        except Refused as refused:
            logger.warning("bot refused", extra={"table": room.id, "code": refused.code})
        finally:
            search.answer = None
        return True

    async def resume(self, overdue: int) -> None:
        """Take up the tables where a bot has been due for too long: after a restart, or when a process has died."""
        waiting = await self.store.read(partial(lists.waiting_for_bots, before=now() - overdue))
        for table_id in [one for one in waiting if one not in self.broken]:
            try:
                async with self.tables.room(table_id) as (room, _):
                    self.consider(room)
            except Unavailable:
                raise
            except Refused as refused:  # made with rules that are gone; the other tables can be played
                self.broken.add(table_id)
                logger.warning("bot refused", extra={"table": table_id, "code": refused.code})
            except Exception:
                self.broken.add(table_id)
                logger.exception("a table cannot be loaded", extra={"table": table_id})
