"""Who may do what at a table. Rights come from the guest's cookie and from secrets; a view is only ever made for a
`Viewer`, and only an `Access` makes one."""

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal, NamedTuple

from sqlalchemy import Connection, select

from perankh.server import protocol
from perankh.server.moment import DAY, now
from perankh.server.refusals import Refused
from perankh.server.store.schema import secrets as rows
from perankh.server.store.statements import EXPIRE, SECRET, Unit
from perankh.server.store.store import Store
from perankh.server.table.table import Table

Role = Literal["owner", "seat", "invite", "spectator"]
LIFE = {"owner": 365 * DAY, "seat": 365 * DAY, "invite": 30 * DAY, "spectator": 365 * DAY}


class Grant(NamedTuple):
    """What a secret is good for."""

    role: Role
    seat: int | None


class Viewer(NamedTuple):
    """Somebody who looks at a table: from a seat, or (None) as a spectator."""

    seat: int | None


@dataclass(frozen=True)
class Access:
    """What somebody has shown: a guest's cookie, secrets, or nothing."""

    guest: str | None = None
    grants: frozenset[Grant] = frozenset()
    table_id: str = ""
    hashes: frozenset[str] = field(default=frozenset(), repr=False)

    def seats(self, table: Table) -> list[int]:
        held = [k for k, seat in enumerate(table.seats) if seat.guest is not None and self._holds(k, seat.guest)]
        return held if table.header.id == self.table_id else []

    def _holds(self, seat: int, guest: str) -> bool:
        return guest == self.guest or Grant("seat", seat) in self.grants

    def owns(self, table: Table) -> bool:
        if table.header.id != self.table_id:
            return False
        return self.guest == table.header.owner or Grant("owner", None) in self.grants

    def watches(self, table: Table) -> bool:
        """May know of the table and see what spectators see."""
        invited = Grant("spectator", None) in self.grants or any(grant.role == "invite" for grant in self.grants)
        mine = table.header.id == self.table_id
        return mine and (table.header.public or invited or self.owns(table) or bool(self.seats(table)))

    def may_look(self, table: Table, seat: int | None) -> bool:
        """From the own seats; from all when the game is over."""
        if not self.watches(table):
            return False
        over = table.status == "finished"
        return seat is None or seat in (range(len(table.seats)) if over else self.seats(table))

    def viewer(self, table: Table, seat: int | None) -> Viewer:
        if not self.may_look(table, seat):
            raise Refused("not-allowed")
        return Viewer(seat)

    def as_guest(self, guest: str) -> "Access":
        return replace(self, guest=guest)

    def shown(self, table: Table) -> protocol.Access:
        return protocol.Access(self.seats(table), self.owns(table))


class Gate:
    """Before anything is said about a table, whoever asks passes here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def authorize(self, table: Table, guest: str | None, secrets: Iterable[str] = ()) -> Access:
        table_id, hashes = table.header.id, frozenset(map(hashed, secrets))
        good = await self.store.read(partial(grants, table_id=table_id, hashes=hashes)) if hashes else {}
        access = Access(guest, frozenset(good.values()), table_id, hashes)
        if not access.watches(table):
            raise Refused("not-found")
        if hashes - good.keys():
            raise Refused("bad-secret")
        return access


def grants(connection: Connection, table_id: str, hashes: Iterable[str]) -> dict[str, Grant]:
    """Which of these secrets are good at a table now, and for what."""
    wanted = select(rows.c.hash, rows.c.role, rows.c.seat).where(
        rows.c.hash.in_(list(hashes)), rows.c.table_id == table_id, rows.c.expires > now()
    )
    return {row.hash: Grant(row.role, row.seat) for row in connection.execute(wanted)}


def valid(connection: Connection, hashes: Iterable[str]) -> set[str]:
    """Which of these secrets are good now, at whichever table."""
    wanted = select(rows.c.hash).where(rows.c.hash.in_(list(hashes)), rows.c.expires > now())
    return set(connection.execute(wanted).scalars())


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret(unit: Unit, table_id: str, role: Role, seat: int | None = None) -> str:
    """A secret nobody has seen yet; only its hash is stored."""
    secret = secrets.token_urlsafe(16)
    unit.add(SECRET, hash=hashed(secret), table_id=table_id, role=role, seat=seat, expires=now() + LIFE[role])
    return secret


def expire(unit: Unit, table_id: str, role: Role, seat: int | None = None) -> None:
    unit.add(EXPIRE, of_table=table_id, of_role=role, of_seat=seat, now=now())
