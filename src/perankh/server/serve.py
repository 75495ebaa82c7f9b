"""Running the server: `perankh serve`."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from perankh.engine.errors import BadOption
from perankh.server.app import build
from perankh.server.crew import Crew
from perankh.server.settings import Limits, Settings
from perankh.server.store.engines import parse

GARBAGE = (20_000, 20, 100)  # a full search for garbage stops the tables; rarely is enough
SWITCH = 0.001  # seconds; the thread that writes should not wait long for its turn


def default_store() -> str:
    """A file where programs of this user keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home, 'perankh', 'tables.db')}"


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise BadOption(f"cannot listen at {host} port {port}: {error.strerror}; choose another with --port") from None


def address(settings: Settings, listening: socket.socket) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{listening.getsockname()[1]}"


def run(settings: Settings, ready: Callable[[str], None], open_browser: bool = False) -> None:
    """Serve until somebody stops it."""
    if settings.workers > 1 and parse(settings.store).drivername == "sqlite":
        raise BadOption("several workers need PostgreSQL; choose it with --store postgresql://...")
    with listen(settings.host, settings.port) as listening:

        def is_ready() -> None:
            ready(address(settings, listening))
            if open_browser:
                webbrowser.open(address(settings, listening))

        if settings.workers > 1:
            Crew(settings, listening).run(is_ready)
        else:
            serve(settings, listening, is_ready)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """One process; it ends when it is told to stop."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(Server(settings, ready).serve([listening]))


class Server(uvicorn.Server):
    """uvicorn, saying when it is ready."""

    def __init__(self, settings: Settings, ready: Callable[[], object]) -> None:
        super().__init__(
            uvicorn.Config(
                build(settings),
                lifespan="on",
                ws="websockets-sansio",
                ws_max_size=(settings.limits or Limits()).frame,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is there now stays
            gc.set_threshold(*GARBAGE)
            self.ready()


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
