"""A client as docs/api.md describes it: keeps what it was told, and asks for what it missed."""

from itertools import count
from typing import Any

import msgspec

from perankh.server import protocol

frames: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.ServerFrame)

ids = count(1)  # two browsers of one person must not use the same


class Mirror:
    def __init__(self) -> None:
        self.version: int | None = None
        self.viewer: int | None = None
        self.table: protocol.Table | None = None
        self.position: protocol.Position | None = None
        self.journal: list[protocol.Happening] = []
        self.request: protocol.UndoRequest | None = None
        self.presence: protocol.Presence | None = None
        self.thinking: list[protocol.Thought] = []
        self.problems: list[protocol.Problem] = []
        self.acked: dict[str, int] = {}

    def new_id(self) -> str:
        return f"c{next(ids)}"

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status == "finished"

    @property
    def my_turn(self) -> bool:
        return self.position is not None and bool(self.position.choices)

    def hear(self, text: str | bytes) -> list[str]:
        """Take a frame in; returns what to send in answer."""
        frame = frames.decode(text)
        match frame:
            case protocol.Snapshot():
                self._snapshot(frame)
            case protocol.Update():
                return self._update(frame)
            case protocol.Ack(client, version):
                self.acked[client] = version
            case protocol.Refusal():
                self.problems.append(frame.problem)
            case protocol.Presence():
                self.presence = frame
            case protocol.Thinking(bots):
                self.thinking = bots
        return []

    def _snapshot(self, frame: protocol.Snapshot) -> None:
        self.version, self.viewer, self.table = frame.version, frame.viewer, frame.table
        self.position, self.journal, self.request = frame.position, list(frame.journal), frame.request
        self.presence, self.thinking = frame.presence, frame.thinking

    def _update(self, frame: protocol.Update) -> list[str]:
        if self.version is None or frame.version <= self.version:
            return []
        if frame.since != self.version:
            return [msgspec.json.encode({"type": "resync", "since": self.version}).decode()]
        self.version, self.position, self.request = frame.version, frame.position, frame.request
        self.table = frame.table or self.table
        for one in frame.happenings:
            if one.to is not None:
                self.journal = [old for old in self.journal if old.kind != "move" or old.version <= one.to]
            self.journal.append(one)
        return []
