"""The tables of the store.

`events` is the truth: version 1, 2, 3, ... of each table, never changed, never deleted. An undo is one more event, so a
version is the ply of the log, not of the position. Whoever inserts a version first has made it; two processes can never
both write it. Everything else can be told from the log and is kept to be found quickly.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)


def _table_id() -> Column[str]:
    return Column("table_id", String(10), ForeignKey("tables.id"), nullable=False)


settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text),
    Column("phrase", String(64), unique=True),  # hash of the recovery phrase
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # what was fixed when the table was made, as JSON
    Column("commitment", String(64), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("rated", Boolean, nullable=False),  # the ratings know of its result, or need not
    Index(None, "public", "status", "created"),
    Index(None, "rated", "finished"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), index=True),
    Column("bot", String(20)),  # the level that plays here now: a bot's seat, or that of an absent human
    Column("state", Text, nullable=False),  # the seat as JSON
    PrimaryKeyConstraint("table_id", "seat"),
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),  # what happened, as JSON
    Column("notes", Text, nullable=False),  # what the journal says of it and to whom, as JSON
    Column("client", String(48)),  # the client's own id of what it sent
    Column("decider", Integer),  # who decides after it
    Column("quiet", Boolean, nullable=False),  # only the seat itself may know that something happened
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    _table_id(),
    Column("role", String(10), nullable=False),
    Column("seat", Integer),
    Column("expires", BigInteger, nullable=False),
    Index(None, "table_id", "role", "seat"),
)

results = Table(
    "results",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("player", String(24), nullable=False),  # a guest, or bot-<level>
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("win", Float, nullable=False),  # share of the win
    Column("resigned", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "player", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), nullable=False),
    Column("player", String(24), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "player"),
    Index(None, "game", "rating"),
)
