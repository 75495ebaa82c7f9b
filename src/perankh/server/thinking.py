"""Processes in which bots think, so that the tables never wait for them."""

import os
import secrets
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from perankh.bots import Player, ask
from perankh.engine.catalogue import game as find_game
from perankh.engine.rng import Rng


def think(slug: str, level: str, position: dict[str, object]) -> str:
    """Runs in a worker: the move of a bot, in notation. Hidden things are dealt anew before it looks."""
    state = find_game(slug).load(position)
    player = Player(level)
    return state.game.text(ask(player.bot, state, player.budget, Rng(secrets.token_hex(8))))


def _leave_with_parent() -> None:
    """A worker does not outlive a server that was killed."""
    parent = parent_process()
    os.nice(5)  # people come first

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """Started when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def think(self, slug: str, level: str, position: dict[str, object]) -> Future[str]:
        """The move of a bot, when one of the processes has found it."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), initializer=_leave_with_parent)
        try:
            return self.pool.submit(think, slug, level, position)
        except BrokenProcessPool:
            self.pool = None  # with the next there are new ones
            raise

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
