"""Acts on deadlines. They are rows in the store, so a restart forgets none."""

import asyncio
from contextlib import suppress
from functools import partial

from perankh.server.moment import now
from perankh.server.refusals import Refused
from perankh.server.store import lists
from perankh.server.store.errors import Unavailable
from perankh.server.store.statements import Unit
from perankh.server.store.store import Store
from perankh.server.table import play
from perankh.server.table.table import Table
from perankh.server.tables import Tables


class Clocks:
    def __init__(self, store: Store, tables: Tables, tick: float) -> None:
        self.store = store
        self.tables = tables
        self.tick = tick

    async def run(self) -> None:
        while True:
            with suppress(Unavailable):  # the deadlines are still there when the store comes back
                await self.look()
            await asyncio.sleep(self.tick)

    async def look(self) -> None:
        for table_id, version in await self.store.read(partial(lists.overdue, at=now())):
            with suppress(Refused):  # somebody was faster; there is a new deadline, or none
                await self.tables.change(table_id, partial(_time_over, version=version))


def _time_over(table: Table, _: Unit, version: int) -> bool:
    return play.time_over(table, version, now())
