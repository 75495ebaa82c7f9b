"""One HTTP request: who asks, with which rights, and what was sent."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from perankh.server.access import Access
from perankh.server.people import COOKIE, LIFE
from perankh.server.protocol import Incoming
from perankh.server.refusals import Refused
from perankh.server.room import Room
from perankh.server.services import Services
from perankh.server.table.table import Table

T = TypeVar("T", bound=Incoming)
TABLE_ID = re.compile("[a-z0-9]{10}")
BODY = 64 * 1024  # where there are no limits


class Call:
    def __init__(self, services: Services, request: Request) -> None:
        self.services = services
        self.request = request
        self.guest = guest_of(services, request)
        self.new_cookie = services.people.renewed(request.cookies.get(COOKIE))

    # What was sent

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def table_id(self) -> str:
        table_id = self.path("table")
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("not-found")
        return table_id

    @property
    def secrets(self) -> list[str]:
        scheme, _, secret = self.request.headers.get("authorization", "").partition(" ")
        return [secret.strip()] if scheme.lower() == "bearer" and secret.strip() else []

    async def read(self, wanted: type[T]) -> T:
        limit = self.services.settings.limits.body if self.services.settings.limits else BODY
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("not-json")
        data = bytearray()
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > limit:
                raise Refused("too-large", most=limit)
        try:
            return msgspec.json.decode(data, type=wanted)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-request", details=str(error)) from None

    # Who asks

    def check_origin(self) -> None:
        if not origin_fits(self.services, self.request):
            raise Refused("foreign-origin")

    def check_rate(self, kind: str = "requests") -> None:
        self.services.limiter.take(kind, self.guest, address_of(self.request))

    async def need_guest(self, name: str | None = None) -> str:
        """Whoever does something that lasts becomes a guest, if they are none yet."""
        if self.guest is None or (await self.services.people.me(self.guest)).player is None:
            self.be(await self.services.people.new_guest(name))
        assert self.guest is not None
        return self.guest

    def be(self, guest: str) -> None:
        self.guest = guest
        self.new_cookie = self.services.people.cookie(guest)

    def set_cookie(self, response: Response) -> None:
        if self.new_cookie is not None:
            secure = self.request.url.scheme == "https"
            life = LIFE // 1000
            response.set_cookie(COOKIE, self.new_cookie, life, httponly=True, samesite="lax", secure=secure)

    @asynccontextmanager
    async def table(self) -> AsyncIterator[tuple[Room, Table, Access]]:
        """The table of this address, while nobody else changes it, for somebody who may know of it."""
        async with self.services.tables.room(self.table_id) as (room, table):
            yield room, table, await self.services.gate.authorize(table, self.guest, self.secrets)

    async def access(self) -> Access:
        async with self.table() as (_, _, access):
            return access


def guest_of(services: Services, connection: HTTPConnection) -> str | None:
    return services.people.guest_of(connection.cookies.get(COOKIE))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def origin_fits(services: Services, connection: HTTPConnection) -> bool:
    """Pages of other origins may not act here. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")
