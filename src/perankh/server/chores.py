"""What is done again and again beside the tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn

from perankh.server.store.errors import Unavailable

logger = logging.getLogger("perankh.chores")


async def keep_at(work: Callable[[], Awaitable[None]], pause: float) -> NoReturn:
    """One failure does not end it: it is noted, and the next round may go well."""
    while True:
        try:
            await work()
        except Unavailable:
            pass  # the store is away; what was due is still due when it is back
        except Exception:
            logger.exception("a chore failed")
        await asyncio.sleep(pause)
