"""Acts on deadlines. They are rows in the store, so a restart forgets none."""

import logging
from functools import partial

from perankh.server.chores import keep_at
from perankh.server.moment import now
from perankh.server.refusals import Refused
from perankh.server.store import lists
from perankh.server.store.errors import Unavailable
from perankh.server.store.statements import Unit
from perankh.server.store.store import Store
from perankh.server.table import play
from perankh.server.table.table import Table
from perankh.server.tables import Tables

logger = logging.getLogger("perankh.clocks")


class Clocks:
    def __init__(self, store: Store, tables: Tables, tick: float) -> None:
        self.store = store
        self.tables = tables
        self.tick = tick
        self.broken: set[tuple[str, int]] = set()  # tables, and their versions, where nothing can be done

    async def run(self) -> None:
        await keep_at(self.look, self.tick)

    async def look(self) -> None:
        for table_id, version in await self.store.read(partial(lists.overdue, at=now(), but=self.broken)):
            try:
                await self.tables.change(table_id, partial(_time_over, version=version))
            except Refused as refused:
                if refused.code == "other-rules":
                    self.broken.add((table_id, version))
                    logger.warning("deadline refused", extra={"table": table_id, "code": refused.code})
                # else somebody was faster; there is a new deadline, or none
            except Unavailable:
                raise
            except Exception:
                self.broken.add((table_id, version))
                logger.exception("a deadline failed", extra={"table": table_id})  # others are still due


def _time_over(table: Table, _: Unit, version: int) -> bool:
    return play.time_over(table, version, now())
