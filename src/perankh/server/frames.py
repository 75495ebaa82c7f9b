"""Frames for the viewers of a table, and putting frames into bytes."""

import msgspec

from perankh.server import protocol, views
from perankh.server.access import Access, Viewer
from perankh.server.table import log
from perankh.server.table.table import Table

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[protocol.ClientFrame] = msgspec.json.Decoder(protocol.ClientFrame)
MOST_MISSED = 200  # after more, a snapshot is shorter


def encode(frame: protocol.ServerFrame) -> bytes:
    return _encoder.encode(frame)


def decode(data: bytes | str) -> protocol.ClientFrame:
    return _decoder.decode(data)


def snapshot(
    table: Table, viewer: Viewer, access: Access, presence: protocol.Presence, thinking: list[protocol.Thought]
) -> protocol.Snapshot:
    return protocol.Snapshot(
        version=table.version_for(viewer.seat),
        viewer=viewer.seat,
        table=views.table_view(table, access),
        position=views.position(table, viewer),
        journal=views.journal(table, viewer),
        request=views.request(table, viewer),
        presence=presence,
        thinking=thinking,
    )


def update(table: Table, viewer: Viewer, access: Access, since: int, entries: list[log.Entry]) -> protocol.Update:
    return protocol.Update(
        since=since,
        version=table.version_for(viewer.seat),
        happenings=views.happenings(table, viewer, entries, since),
        table=views.table_view(table, access) if tells_of_table(table, entries) else None,
        position=views.position(table, viewer),
        request=views.request(table, viewer),
    )


def tells_of_table(table: Table, entries: list[log.Entry]) -> bool:
    """More has changed than the position."""
    return table.status != "running" or not all(isinstance(entry.body, log.Moved | log.Undone) for entry in entries)
