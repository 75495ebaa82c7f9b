"""What may be done at a table before the game starts, and after it has ended."""

from perankh.engine.message import Message
from perankh.server.protocol import Level
from perankh.server.refusals import Refused
from perankh.server.table import log
from perankh.server.table.log import PlannedSeat
from perankh.server.table.table import Table


def join(table: Table, seat: int | None, guest: str, name: str | None, at: int) -> int:
    """Take an open seat, or the seat that was kept for this guest after a rematch; says which."""
    _open(table)
    kept = [k for k, one in enumerate(table.seats) if one.guest == guest and not one.ready]
    if kept and seat in (None, *kept):
        for k in kept:
            table.happen(k, log.Ready(), at)
        start_if_full(table, at)
        return kept[0]
    free = [k for k, one in enumerate(table.seats) if one.kind == "open" and seat in (None, k)]
    if not free:
        raise Refused("no-open-seat")
    table.check_length()
    table.happen(free[0], log.Joined(guest, name), at)
    start_if_full(table, at)
    return free[0]


def leave(table: Table, seat: int, at: int) -> None:
    _open(table)
    table.happen(seat, log.Left(), at)


def change_seat(table: Table, seat: int, level: Level | None, at: int) -> None:
    """The owner makes a seat a bot's, or opens it."""
    _open(table)
    if seat >= len(table.seats):
        raise Refused("bad-request", details=Message("refused-no-seat", {"number": seat + 1}))
    table.check_length()
    table.happen(seat, log.Seated(level), at)
    start_if_full(table, at)


def start_if_full(table: Table, at: int) -> None:
    if table.header.start_when_full and is_full(table):
        table.happen(None, log.Started(), at)


def is_full(table: Table) -> bool:
    """Nobody is missing, and there is somebody to play for."""
    return all(seat.kind != "open" and seat.ready for seat in table.seats) and any(seat.guest for seat in table.seats)


def start(table: Table, at: int) -> None:
    _open(table)
    if not is_full(table):
        raise Refused("seats-open")
    table.happen(None, log.Started(), at)


def close(table: Table, at: int) -> None:
    _open(table)
    table.happen(None, log.Closed(), at)


def rotated(table: Table, asking: str) -> list[PlannedSeat]:
    """Everybody one seat further, for the next game; the one who asks is there already."""
    seats = [
        PlannedSeat(seat.kind, seat.guest, seat.name, seat.level, ready=seat.kind == "bot" or seat.guest == asking)
        for seat in table.seats
    ]
    return seats[-1:] + seats[:-1]


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not-open")
