"""Servers in processes of their own, to be killed. They are forked from one that has imported everything already."""

import asyncio
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from typing import Any

from perankh.engine.catalogue import game, games
from perankh.server.serve import Server, listen
from perankh.server.settings import Settings

for slug in games():
    game(slug)  # now, and not in every process again
context = get_context("forkserver")
context.set_forkserver_preload(["tests.server.processes"])


def serve(settings: Settings, listening: socket.socket) -> None:
    """What the process does: serve until it is killed."""
    asyncio.run(Server(settings, lambda: None).serve([listening]))


class ServerProcess:
    """A server that can be killed and started again behind the same port, on the same store."""

    def __init__(self, store: str, **settings: Any) -> None:
        self.settings = Settings(**{"store": store, "limits": None, "absence": 0.0, "tick": 0.05, **settings})
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert self.process is None
        self.process = context.Process(target=serve, args=(self.settings, self.listening))
        self.process.start()

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        assert self.process is not None
        assert self.process.is_alive(), "the server has ended by itself"
        self.process.kill()
        self.process.join()
        assert self.process.exitcode == -signal.SIGKILL
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.join()
            self.process = None
        self.listening.close()


@contextmanager
def server_process(store: str, **settings: Any) -> Iterator[ServerProcess]:
    made = ServerProcess(store, **settings)
    try:
        made.start()
        yield made
    finally:
        made.stop()
