"""The WebSocket end of a conversation."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from perankh.server.api.call import TABLE_ID, address_of, guest_of, origin_fits
from perankh.server.conversation import Conversation, HangUp
from perankh.server.refusals import Refused
from perankh.server.services import Services

MOST_UNSENT = 500  # frames; whoever reads slower than this has to connect again
MOST_BYTES = 8 * 1024 * 1024  # of these frames together

logger = logging.getLogger("perankh.socket")


class Outbox:
    """Frames on their way to a client. Putting one in never waits."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.frames: deque[bytes] = deque()
        self.unsent = 0  # bytes
        self.filled = asyncio.Event()
        self.closing: int | None = None

    def send(self, frame: bytes) -> None:
        if self.closing is None:
            self.frames.append(frame)
            self.unsent += len(frame)
            self.filled.set()
            if len(self.frames) > MOST_UNSENT or self.unsent > MOST_BYTES:
                self.hang_up(4413)

    def hang_up(self, code: int) -> None:
        self.closing = self.closing or code
        self.filled.set()

    async def run(self) -> None:
        while True:
            await self.filled.wait()
            self.filled.clear()
            while self.frames and self.closing is None:
                frame = self.frames.popleft()
                self.unsent -= len(frame)
                await self.websocket.send_text(frame.decode())
            if self.closing is not None:
                await self.websocket.close(self.closing)
                return


class Sockets:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def serve(self, websocket: WebSocket) -> None:
        services = self.services
        guest, table_id = guest_of(services, websocket), websocket.path_params["table"]
        try:
            services.limiter.take("sockets", guest, address_of(websocket))
        except Refused:
            await websocket.close(1013)
            return
        if not origin_fits(services, websocket) or not TABLE_ID.fullmatch(table_id):
            await websocket.close(1008)
            return
        await websocket.accept()
        services.metrics.sockets.inc()
        outbox = Outbox(websocket)
        talk = Conversation(services.tables, services.gate, services.settings, table_id, guest, outbox)
        sender = asyncio.create_task(self._send(outbox))
        try:
            await self._listen(websocket, talk, outbox)
        finally:
            talk.close()
            services.metrics.sockets.dec()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(sender, 1 if outbox.closing else 0)

    async def _send(self, outbox: Outbox) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            await outbox.run()

    async def _listen(self, websocket: WebSocket, talk: Conversation, outbox: Outbox) -> None:
        try:
            frame = await asyncio.wait_for(_next(websocket), self.services.settings.hello)
            while frame is not None and outbox.closing is None:
                started = time.perf_counter()
                await talk.receive(frame)
                self.services.metrics.frames.inc()
                self.services.metrics.frame_seconds.observe(time.perf_counter() - started)
                frame = await _next(websocket)
        except TimeoutError:
            outbox.hang_up(4408)
        except HangUp as end:
            outbox.hang_up(end.code)


async def _next(websocket: WebSocket) -> str | bytes | None:
    """The next frame; None when the client has gone."""
    if websocket.application_state is not WebSocketState.CONNECTED:
        return None
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
