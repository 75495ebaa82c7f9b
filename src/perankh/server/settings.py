"""What can be set about a server."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limit:
    """So many at once, and then so many a second."""

    burst: float
    rate: float


@dataclass(frozen=True)
class Limits:
    """What one guest, or one address, may do. An address may be a whole school: it gets more."""

    requests: Limit = Limit(60, 20)
    tables: Limit = Limit(20, 0.5)
    guesses: Limit = Limit(5, 0.05)  # of recovery phrases and invitations
    sockets: Limit = Limit(30, 2)
    frames: Limit = Limit(40, 20)  # of one socket
    address: float = 5.0  # how much more an address may do than a guest
    body: int = 64 * 1024
    frame: int = 16 * 1024


@dataclass(frozen=True)
class Settings:
    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes that serve, behind the same port
    thinkers: int = 1  # processes in which the bots of each of them think
    log: str = "warning"
    limits: Limits | None = field(default_factory=Limits)  # None: for tests and load
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    capacity: int = 4000  # tables kept in memory
    absence: float = 60.0  # seconds after which somebody counts as away
    tick: float = 1.0  # seconds between two looks at the deadlines
    grace: int = 30_000  # milliseconds after which another process looks after a bot
    hello: float = 10.0  # seconds in which a new socket has to say who it is
