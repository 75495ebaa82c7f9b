"""A small WebSocket client on bare asyncio, so that the load generator costs the machine little."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """One socket: text frames out, text frames in."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.heard = heard
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.received = 0
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(self.buffer[:80].decode()))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer = self.buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = struct.unpack_from(">H", buffer, 2)[0] if len(buffer) >= 4 else 1 << 40, 4
            elif size == 127:
                size, start = struct.unpack_from(">Q", buffer, 2)[0] if len(buffer) >= 10 else 1 << 40, 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self._write(0x8A, payload)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = struct.pack(">BB", head, 0x80 | size) if size < 126 else struct.pack(">BBH", head, 0x80 | 126, size)
        if self.transport is not None:
            self.transport.write(length + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, heard), "127.0.0.1", port)
    await wire.open
    return wire
