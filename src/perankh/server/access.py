"""Who may do what at a table. Rights come from the guest's cookie and from secrets; a view is only ever made for a
`Viewer`, and only an `Access` makes one."""

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from sqlalchemy import Connection, select

from perankh.server import protocol
from perankh.server.moment import DAY, now
from perankh.server.refusals import Refused
from perankh.server.store.schema import secrets as rows
from perankh.server.store.statements import EXPIRE, SECRET, Unit
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

    def viewer(self, table: Table, seat: int | None) -> Viewer:
        if not self.watches(table):
            raise Refused("not-found")
        if seat is not None and seat not in self.seats(table):
            raise Refused("not-allowed")
        return Viewer(seat)

    def shown(self, table: Table) -> protocol.Access:
        return protocol.Access(self.seats(table), self.owns(table))


def authorize(table: Table, guest: str | None, hashes: Iterable[str], found: dict[str, Grant]) -> Access:
    """The one gate: before anything is said about a table. `found`: the grants of those hashes that are good here."""
    shown = frozenset(hashes)
    access = Access(guest, frozenset(found[one] for one in shown if one in found), table.header.id, shown)
    if not access.watches(table):
        raise Refused("not-found")
    if shown - found.keys():
        raise Refused("bad-secret")
    return access


def grants_of(table_id: str, hashes: Iterable[str]) -> "Query":
    return Query(table_id, tuple(hashes))


class Query(NamedTuple):
    """Looks up which secrets are good at a table now."""

    table_id: str
    hashes: tuple[str, ...]

    def __call__(self, connection: Connection) -> dict[str, Grant]:
        if not self.hashes:
            return {}
        wanted = select(rows.c.hash, rows.c.role, rows.c.seat).where(
            rows.c.hash.in_(self.hashes), rows.c.table_id == self.table_id, rows.c.expires > now()
        )
        return {row.hash: Grant(row.role, row.seat) for row in connection.execute(wanted)}


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret(unit: Unit, table_id: str, role: Role, seat: int | None = None) -> str:
    """A secret nobody has seen yet; only its hash is stored."""
    secret = secrets.token_urlsafe(16)
    unit.add(SECRET, hash=hashed(secret), table_id=table_id, role=role, seat=seat, expires=now() + LIFE[role])
    return secret


def expire(unit: Unit, table_id: str, role: Role, seat: int | None = None) -> None:
    unit.add(EXPIRE, of_table=table_id, of_role=role, of_seat=seat, now=now())
