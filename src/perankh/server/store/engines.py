"""How to talk to SQLite and to PostgreSQL."""

import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from perankh.engine.errors import BadOption

READERS = 4
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")


def parse(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadOption(f"{text!r} is not the address of a store, such as sqlite:///tables.db") from None
    if url.drivername == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadOption(f"tables are kept in sqlite:///... or postgresql://..., not in {url.drivername!r}")
    if url.drivername == "sqlite" and not url.database:
        raise BadOption("sqlite:/// needs the name of a file, as in sqlite:///tables.db")
    return url


def engines(url: URL) -> tuple[Engine, Engine]:
    """One to read with, one (a single connection) to write with."""
    if url.drivername == "sqlite":
        return _sqlite(url, "BEGIN", READERS), _sqlite(url, "BEGIN IMMEDIATE", 1)
    return _postgresql(url, READERS), _postgresql(url, 1)


def _sqlite(url: URL, begin: str, size: int) -> Engine:
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url, pool_size=size, max_overflow=0, hide_parameters=True, connect_args={"check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgresql(url: URL, size: int) -> Engine:
    wait = {"connect_timeout": 3, "keepalives_idle": 10, "options": "-c statement_timeout=10s -c lock_timeout=5s"}
    return create_engine(url, pool_size=size, max_overflow=0, pool_timeout=5, hide_parameters=True, connect_args=wait)
