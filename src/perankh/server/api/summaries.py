"""Tables as lines of a list."""

from functools import partial
from typing import cast

from perankh.server import protocol
from perankh.server.api.call import Call
from perankh.server.store import lists
from perankh.server.views import seats_view


async def summaries(call: Call, table_ids: list[str]) -> protocol.TableList:
    found = await call.services.store.read(partial(lists.lines, table_ids=table_ids))
    return protocol.TableList([_summary(line, call.guest) for line in found])


def _summary(line: lists.Line, guest: str | None) -> protocol.TableSummary:
    header = line.header
    return protocol.TableSummary(
        id=header.id,
        game=header.game,
        status=cast(protocol.Status, line.status),
        public=header.public,
        seats=seats_view(line.seats),
        clock=header.clock,
        created=header.created,
        moved=line.moved,
        decider=line.decider,
        your_seats=[k for k, seat in enumerate(line.seats) if guest is not None and seat.guest == guest],
    )
