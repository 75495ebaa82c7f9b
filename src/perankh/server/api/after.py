"""After the game, and while it runs for oneself: records, replays, comparing deals."""

import asyncio
from contextlib import suppress
from functools import partial

from perankh.engine.errors import PerankhError
from perankh.engine.record import FORMAT
from perankh.engine.record import Record as EngineRecord
from perankh.server import protocol
from perankh.server.api.call import Call
from perankh.server.api.endpoint import Endpoints
from perankh.server.api.queries import ReplayPart
from perankh.server.api.tables import AT_A_TABLE
from perankh.server.refusals import Refused
from perankh.server.replay import replay as replay_of
from perankh.server.store import lists
from perankh.server.table.result import result_of
from perankh.server.table.table import Table
from perankh.server.views import seats_view

endpoints = Endpoints()


@endpoints.add("GET", "/api/tables/{table}/record", protocol.Record, refuses=[*AT_A_TABLE, "not-finished"])
async def record(call: Call) -> protocol.Record:
    """The game as one document, once it is over. `perankh verify` checks it."""
    async with call.table() as (_, table, _):
        found = _record(table)
    return protocol.Record(
        perankh=FORMAT,
        game=found.game,
        rules=found.rules,
        seats=found.seats,
        options=found.options,
        seed=str(found.seed),
        moves=found.moves,
        players=found.players,
        result=found.result,
        commitment=found.commitment,
    )


def _record(table: Table) -> EngineRecord:
    if table.status != "finished" or table.line is None:
        raise Refused("not-finished")
    found = table.line.record()
    found.commitment = table.header.commitment
    return found


@endpoints.add("GET", "/api/tables/{table}/verification", protocol.Verification, refuses=[*AT_A_TABLE, "not-finished"])
async def verification(call: Call) -> protocol.Verification:
    """Replays the game, and checks its result and the seed that was committed to before it."""
    async with call.table() as (_, table, _):
        found = _record(table)
    try:
        await asyncio.to_thread(found.verify)
        genuine = True
    except PerankhError:
        genuine = False
    return protocol.Verification(found.commitment, str(found.seed), genuine, len(found.moves))


@endpoints.add(
    "GET",
    "/api/tables/{table}/replay",
    protocol.Replay,
    query=ReplayPart,
    refuses=[*AT_A_TABLE, "not-allowed", "not-running"],
)
async def replay(call: Call, query: ReplayPart) -> protocol.Replay:
    """The game position by position: from your own seat (or as a spectator), and once it is over from any."""
    async with call.table() as (_, table, access):
        if table.line is None:
            raise Refused("not-running")
        viewer = access.viewer(table, query.seat)
        return await asyncio.to_thread(replay_of, table, viewer, query.first, query.count)


@endpoints.add("GET", "/api/tables/{table}/deals", protocol.Deals, refuses=AT_A_TABLE)
async def deals(call: Call) -> protocol.Deals:
    """How the same deal went at other tables that are over."""
    async with call.table() as (_, table, _):
        commitment = table.header.commitment
    found = []
    for table_id in await call.services.store.read(partial(lists.same_deal, commitment=commitment, guest=call.guest)):
        with suppress(Refused):  # played with rules that are gone
            async with call.services.tables.room(table_id) as (_, table):
                ply = table.header.origin.ply if table.header.origin else 0
                seats, at = seats_view(table.seats), table.finished or 0
                found.append(protocol.Deal(table_id, at, ply, seats, result_of(table)))
    return protocol.Deals(found)
