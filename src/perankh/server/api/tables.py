"""Tables: making, finding, joining, starting."""

from functools import partial

from perankh.engine.message import Message
from perankh.server import making, protocol
from perankh.server.access import expire, new_secret
from perankh.server.api.call import Call
from perankh.server.api.endpoint import Endpoints
from perankh.server.api.queries import ListTables
from perankh.server.api.summaries import summaries
from perankh.server.moment import now
from perankh.server.people import tidy
from perankh.server.refusals import Refused
from perankh.server.store import archive, lists
from perankh.server.store.statements import Unit
from perankh.server.table import lobby, log
from perankh.server.table.table import Table
from perankh.server.tables import Command
from perankh.server.views import table_view

endpoints = Endpoints()
AT_A_TABLE = ("not-found", "bad-secret")


@endpoints.add("GET", "/api/tables", protocol.TableList, query=ListTables)
async def list_tables(call: Call, query: ListTables) -> protocol.TableList:
    """Public tables: open, running or finished ones, the newest first."""
    read = partial(lists.listed, status=query.status, game=query.game, limit=query.limit)
    return await summaries(call, await call.services.store.read(read))


@endpoints.add(
    "POST",
    "/api/tables",
    protocol.Created,
    body=protocol.CreateTable,
    status=201,
    refuses=["bad-option", "not-finished", "other-rules", *AT_A_TABLE],
)
async def create_table(call: Call, body: protocol.CreateTable) -> protocol.Created:
    """Make a table. With no open seat left it starts at once."""
    call.check_rate("tables")
    deal = making.fresh()
    if body.origin is not None:
        async with call.services.tables.room(body.origin.table) as (_, other):
            await call.services.gate.authorize(other, call.guest, call.secrets)
            deal = making.deal_of(other, body.origin, body)
    guest = await call.need_guest()
    name = (await call.services.people.me(guest)).name
    table, unit = making.plan(body, guest, name, deal), Unit()
    created = making.with_secrets(table, unit, guest)
    await call.services.tables.create(table, unit)
    return created


@endpoints.add("GET", "/api/tables/{table}", protocol.Table, refuses=AT_A_TABLE)
async def show_table(call: Call) -> protocol.Table:
    """A table and what you may do at it."""
    async with call.table() as (_, table, access):
        return table_view(table, access)


@endpoints.add("DELETE", "/api/tables/{table}", protocol.Table, refuses=[*AT_A_TABLE, "not-allowed", "not-open"])
async def close_table(call: Call) -> protocol.Table:
    """The owner closes a table that has not started."""
    return await _as_owner(call, lambda table, _: lobby.close(table, now()))


@endpoints.add(
    "POST", "/api/tables/{table}/start", protocol.Table, refuses=[*AT_A_TABLE, "not-allowed", "not-open", "seats-open"]
)
async def start_table(call: Call) -> protocol.Table:
    """The owner starts the game."""
    return await _as_owner(call, lambda table, _: lobby.start(table, now()))


@endpoints.add(
    "PUT",
    "/api/tables/{table}/seats/{seat}",
    protocol.Table,
    body=protocol.ChangeSeat,
    refuses=[*AT_A_TABLE, "not-allowed", "not-open", "too-long"],
)
async def change_seat(call: Call, body: protocol.ChangeSeat) -> protocol.Table:
    """The owner gives a seat to a bot, or opens it, before the start."""
    seat = _seat_number(call)

    def change(table: Table, unit: Unit) -> None:
        lobby.change_seat(table, seat, body.level, now())
        expire(unit, table.header.id, "seat", seat)

    answer = await _as_owner(call, change)
    await _show_out(call)
    return answer


async def _as_owner(call: Call, command: Command[None]) -> protocol.Table:
    access = await call.access()

    def carry_out(table: Table, unit: Unit) -> protocol.Table:
        if not access.owns(table):
            raise Refused("not-allowed")
        command(table, unit)
        return table_view(table, access)

    return await call.services.tables.change(call.table_id, carry_out)


@endpoints.add(
    "POST",
    "/api/tables/{table}/join",
    protocol.Joined,
    body=protocol.Join,
    refuses=[*AT_A_TABLE, "not-allowed", "not-open", "no-open-seat", "too-long"],
)
async def join_table(call: Call, body: protocol.Join) -> protocol.Joined:
    """Take an open seat, by invitation or (at a public table) just so."""
    secrets = call.secrets
    if body.invite is not None:
        call.check_rate("guesses")
        secrets.append(body.invite)
    async with call.services.tables.room(call.table_id) as (_, table):
        access = await call.services.gate.authorize(table, call.guest, secrets)
    guest = await call.need_guest(body.name)
    name = tidy(body.name) or (await call.services.people.me(guest)).name
    invited = [grant.seat for grant in access.grants if grant.role == "invite"]

    def join(table: Table, unit: Unit) -> protocol.Joined:
        wanted = body.seat if body.seat is not None or not invited else invited[0]
        kept = any(seat.guest == guest and not seat.ready for seat in table.seats)
        if not (table.header.public or access.owns(table) or kept or wanted in invited):
            raise Refused("not-allowed")
        seat = lobby.join(table, wanted, guest, name, now())
        expire(unit, table.header.id, "seat", seat)
        expire(unit, table.header.id, "invite", seat)
        secret = new_secret(unit, table.header.id, "seat", seat)
        return protocol.Joined(seat, secret, table_view(table, access.as_guest(guest)))

    return await call.services.tables.change(call.table_id, join)


@endpoints.add(
    "POST",
    "/api/tables/{table}/leave",
    protocol.Table,
    body=protocol.Leave,
    refuses=[*AT_A_TABLE, "not-allowed", "not-open"],
)
async def leave_table(call: Call, body: protocol.Leave) -> protocol.Table:
    """Give your seat up before the start."""
    access = await call.access()

    def leave(table: Table, unit: Unit) -> protocol.Table:
        if body.seat not in access.seats(table):
            raise Refused("not-allowed")
        lobby.leave(table, body.seat, now())
        expire(unit, table.header.id, "seat", body.seat)
        return table_view(table, access)

    answer = await call.services.tables.change(call.table_id, leave)
    await _show_out(call)
    return answer


@endpoints.add(
    "POST",
    "/api/tables/{table}/secrets",
    protocol.Renewed,
    body=protocol.Renew,
    refuses=[*AT_A_TABLE, "not-allowed"],
)
async def renew_secret(call: Call, body: protocol.Renew) -> protocol.Renewed:
    """A new secret in the place of an old one: your seat's; and for the owner all others."""
    access = await call.access()

    def renew(table: Table, unit: Unit) -> protocol.Renewed:
        seat = body.seat if body.role in ("seat", "invite") else None
        if body.role in ("seat", "invite") and (seat is None or seat >= len(table.seats)):
            raise Refused("bad-request", details=Message("refused-which-seat"))
        if not (seat in access.seats(table) if body.role == "seat" else access.owns(table)):
            raise Refused("not-allowed")
        expire(unit, table.header.id, body.role, seat)
        return protocol.Renewed(body.role, seat, new_secret(unit, table.header.id, body.role, seat))

    answer = await call.services.tables.change(call.table_id, renew)
    await _show_out(call)
    return answer


@endpoints.add(
    "POST",
    "/api/tables/{table}/rematch",
    protocol.Created,
    status=201,
    refuses=[*AT_A_TABLE, "not-allowed", "not-finished", "rematch-exists"],
)
async def rematch(call: Call) -> protocol.Created:
    """Another game with everybody one seat further. It starts when all people have come."""
    call.check_rate("tables")
    access = await call.access()

    def offer(table: Table, unit: Unit) -> tuple[Table, protocol.Created]:
        seats = access.seats(table)
        if not seats:
            raise Refused("not-allowed")
        if table.status != "finished":
            raise Refused("not-finished")
        if table.rematch is not None:
            raise Refused("rematch-exists", table=table.rematch)
        guest = table.seats[seats[0]].guest
        assert guest is not None
        following = making.rematch(table, guest)
        created = making.with_secrets(following, unit, guest)
        archive.create(unit, following)
        table.happen(seats[0], log.Rematched(following.header.id), now())
        return following, created

    following, created = await call.services.tables.change(call.table_id, offer)
    call.services.tables.adopt(following)
    return created


async def _show_out(call: Call) -> None:
    call.services.hints.renewed(call.table_id)
    await call.services.tables.show_out(call.table_id)


def _seat_number(call: Call) -> int:
    text = call.path("seat")
    if not text.isdecimal() or len(text) > 2:
        raise Refused("not-found")
    return int(text)
