"""Several processes that serve the same tables behind one port; one that dies is replaced."""

import logging
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from perankh.engine.errors import PerankhError
from perankh.server.metrics import FOLDER
from perankh.server.settings import Settings

LOOK = 0.5  # seconds
PAUSE = 2.0
context = get_context("spawn")

logger = logging.getLogger("perankh.crew")


def member(settings: Settings, listening: socket.socket, ready: Event) -> None:
    """What each process does."""
    from perankh.server import logs
    from perankh.server.serve import serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all; the crew decides
    logs.set_up(settings.log)
    serve(settings, listening, ready.set)


class Crew:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.members: dict[SpawnProcess, Event] = {}  # each with the event that it sets when it is ready
        self.stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        with tempfile.TemporaryDirectory(prefix="perankh-metrics-") as folder:
            os.environ[FOLDER] = folder
            try:
                for _ in range(self.settings.workers):
                    self._hire()
                self._wait_for_all()
                if not self.stopping:
                    ready()
                while not self.stopping:
                    self._replace_the_dead()
            finally:
                self._dismiss()
                del os.environ[FOLDER]

    def _hire(self) -> None:
        ready = context.Event()
        process = context.Process(target=member, args=(self.settings, self.listening, ready))
        process.start()
        self.members[process] = ready

    def _wait_for_all(self) -> None:
        while not self.stopping and not all(event.wait(LOOK) for event in self.members.values()):
            if not all(process.is_alive() for process in self.members):
                raise PerankhError("a worker could not start; its log says why")

    def _replace_the_dead(self) -> None:
        connection.wait([process.sentinel for process in self.members], LOOK)
        for process in [process for process in self.members if not process.is_alive()]:
            if not self.stopping:
                logger.error("a worker has died", extra={"code": process.exitcode})
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                if not self.members.pop(process).is_set():
                    time.sleep(PAUSE)  # it never got so far; do not try as fast as possible
                self._hire()

    def _stop(self, _: int, __: FrameType | None) -> None:
        self.stopping = True

    def _dismiss(self) -> None:
        """Everybody finishes what is being stored."""
        for process in self.members:
            process.terminate()
        for process in self.members:
            process.join()
