"""All parts of a running server, wired together in one place."""

import asyncio

from perankh.server.access import Gate
from perankh.server.bots import Bots
from perankh.server.chores import keep_at
from perankh.server.clocks import Clocks
from perankh.server.hints import Hints
from perankh.server.limits import Limiter
from perankh.server.metrics import Metrics
from perankh.server.people import People
from perankh.server.ratings import Ratings
from perankh.server.settings import Settings
from perankh.server.store.store import Store
from perankh.server.tables import Tables
from perankh.server.thinking import Workers

UPKEEP = 5.0  # seconds


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.store)
        self.people = People(self.store)
        self.gate = Gate(self.store)
        self.limiter = Limiter(settings.limits)
        self.tables = Tables(self.store, settings.capacity)
        self.workers = Workers(settings.workers)
        self.bots = Bots(self.store, self.tables, self.workers)
        self.clocks = Clocks(self.store, self.tables, settings.tick)
        self.hints = Hints(self.store, self.tables)
        self.ratings = Ratings(self.store, self.tables)
        self.metrics = Metrics(self.tables)

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        for chore in (self.hints.run(), self.clocks.run(), self.ratings.run(), keep_at(self.upkeep, UPKEEP)):
            self.tables.later(chore)
        await self.bots.resume(overdue=self.settings.grace if self.store.shared else 0)

    async def upkeep(self) -> None:
        """What is due now and then: bots left by a dead process, the log of the store."""
        await self.store.tidy()
        await self.bots.resume(self.settings.grace)

    async def close(self) -> None:
        """What was acknowledged is stored already; what is being stored is still stored."""
        for chore in list(self.tables.chores):
            chore.cancel()
        await asyncio.gather(*self.tables.chores, return_exceptions=True)
        self.workers.close()
        await self.store.close()
