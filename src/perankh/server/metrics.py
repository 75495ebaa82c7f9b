"""Figures for Prometheus. They count things; they name nobody."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from perankh.server.room import Room
from perankh.server.table import log
from perankh.server.table.log import Entry
from perankh.server.tables import Tables

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self, tables: Tables) -> None:
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
        live = Gauge("perankh_tables", "Tables in memory", registry=self.registry)
        live.set_function(lambda: len(tables.rooms))
        self.sockets = Gauge("perankh_sockets", "Open sockets", registry=self.registry)
        tables.listeners.append(self.count)

    def count(self, room: Room, entries: list[Entry]) -> None:
        for entry in entries:
            self.events.labels(entry.body.__struct_config__.tag).inc()
            if isinstance(entry.body, log.Moved) and room.table is not None:
                self.moves.labels(room.table.header.game).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
