"""Figures for Prometheus. They count things; they name nobody."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from perankh.server.room import Room
from perankh.server.table import log
from perankh.server.table.log import Entry
from perankh.server.tables import Tables

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes leave their figures
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self, tables: Tables) -> None:
        self.rooms = tables.rooms
        self.registry = CollectorRegistry()
        self.requests = Counter("perankh_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "perankh_request_seconds", "Duration of HTTP requests", ["route"], registry=self.registry, buckets=SECONDS
        )
        self.frames = Counter("perankh_frames", "Frames received on sockets", registry=self.registry)
        self.frame_seconds = Histogram(
            "perankh_frame_seconds", "From a frame to its answer", registry=self.registry, buckets=SECONDS
        )
        self.moves = Counter("perankh_moves", "Moves stored", ["game"], registry=self.registry)
        self.events = Counter("perankh_events", "Events stored", ["kind"], registry=self.registry)
        self.live = Gauge("perankh_tables", "Tables in memory", registry=self.registry, multiprocess_mode="livesum")
        self.sockets = Gauge("perankh_sockets", "Open sockets", registry=self.registry, multiprocess_mode="livesum")
        tables.listeners.append(self.count)

    def count(self, room: Room, entries: list[Entry]) -> None:
        for entry in entries:
            self.events.labels(entry.body.__struct_config__.tag).inc()
            if isinstance(entry.body, log.Moved) and room.table is not None:
                self.moves.labels(room.table.header.game).inc()

    def look(self) -> None:
        self.live.set(len(self.rooms))

    def text(self) -> bytes:
        """Of this process, or of all that serve together."""
        self.look()
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
