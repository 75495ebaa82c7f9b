"""What may be done at a table while the game runs. Each function changes the table, or refuses and changes nothing."""

from collections.abc import Collection
from typing import NamedTuple

from perankh.engine.errors import IllegalMove
from perankh.engine.message import Message
from perankh.server.protocol import Level
from perankh.server.refusals import Refused
from perankh.server.table import log
from perankh.server.table.line import Line
from perankh.server.table.table import Table


def move(table: Table, seat: int, text: str, version: int, client: str, at: int) -> None:
    """A human's move, from the position that this seat had at its version."""
    _running(table)
    _own(table, seat)
    if version > table.version_for(seat) or any(map(_changes_position, table.since(seat, version))):
        raise Refused("outdated")
    if table.decider != seat:
        raise Refused("not-your-turn")
    try:
        table.happen(seat, log.Moved(tidy(text)), at, client)
    except IllegalMove:
        raise Refused("illegal-move", move=tidy(text)) from None


def tidy(text: str) -> str:
    """A move's notation, however it was typed."""
    return " ".join(text.lower().split())


class BotTurn(NamedTuple):
    """A bot has to decide, in the position at a version."""

    seat: int
    level: Level
    version: int


def bot_turn(table: Table) -> BotTurn | None:
    if table.status != "running" or table.decider is None:
        return None
    level = table.seats[table.decider].bot
    return BotTurn(table.decider, level, table.version) if level is not None else None


def still_due(table: Table, turn: BotTurn) -> bool:
    """It is the same bot's turn, in the same position."""
    due = bot_turn(table)
    same = due is not None and (due.seat, due.level) == (turn.seat, turn.level)
    return same and not any(map(_changes_position, table.log[turn.version :]))


def bot_move(table: Table, turn: BotTurn, text: str, at: int) -> None:
    """A bot's move; dropped if it thought about a position that is gone."""
    if still_due(table, turn):
        table.happen(turn.seat, log.Moved(text), at)


def undo(table: Table, seat: int, to: int, held: Collection[int], client: str, at: int) -> None:
    """Go back to a version of this seat: alone, or after all other people have agreed. `held`: all seats of this
    person."""
    line = _running(table)
    _own(table, seat)
    ply = table.ply_at(seat, to)
    if ply is None or ply >= known_ply(table, line, seat):
        raise Refused("cannot-undo")
    table.check_length()
    version = line.version_at(ply)
    if ply >= free_floor(table, line, seat):
        table.happen(seat, log.Undone(ply, version, deep=False), at, client)
        return
    waiting = [k for k in people(table) if k not in held]
    if waiting:
        table.happen(seat, log.UndoAsked(ply, version, waiting), at, client)
    else:
        table.happen(seat, log.Undone(ply, version, deep=True), at, client)


def known_ply(table: Table, line: Line, seat: int) -> int:
    """The last ply this seat was told of: somebody else may have begun to choose in secret since then."""
    ply = line.ply
    while ply > line.base and not table.log[line.versions[ply - 1] - 1].seen_by(seat):
        ply -= 1
    return ply


def free_floor(table: Table, line: Line, seat: int) -> int:
    """The ply up to which this seat may take back alone."""
    floor, lowest = known_ply(table, line, seat), max(line.state.undo_floor, line.base)
    while floor > lowest and line.movers[floor - 1] == seat:
        floor -= 1
    return floor


def people(table: Table) -> list[int]:
    """Seats of humans who are still playing themselves."""
    return [k for k, seat in enumerate(table.seats) if seat.kind == "human" and seat.bot is None]


def answer(table: Table, seat: int, agree: bool, held: Collection[int], client: str, at: int) -> None:
    """Agree to somebody's request to go back, or do not; when all have agreed, it is done."""
    _running(table)
    request = table.request
    mine = [k for k in request.waiting if k in held] if request is not None else []
    if request is None or not mine or seat not in held:
        raise Refused("no-request")
    if not agree:
        table.happen(seat, log.UndoDeclined(), at, client)
        return
    for k in mine:
        table.happen(k, log.UndoAgreed(), at, client)
    if not request.waiting:
        table.happen(request.seat, log.Undone(request.ply, request.version, deep=True), at)


def resign(table: Table, seat: int, client: str | None, at: int, late: bool = False) -> None:
    _running(table)
    if table.seats[seat].kind != "human" or table.seats[seat].resigned:
        raise Refused("already-resigned")
    table.happen(seat, log.Resigned(late), at, client)


def take_over(table: Table, seat: int, level: Level, by: Collection[int], away: bool, client: str, at: int) -> None:
    """A bot plays for a human: for oneself, or for somebody who is away. `by`: the seats of whoever asks."""
    _running(table)
    if seat >= len(table.seats) or table.seats[seat].kind != "human":
        raise Refused("bad-request", details=Message("refused-no-human", {"number": seat + 1}))
    if not by:
        raise Refused("not-allowed")
    if seat not in by and not away:
        raise Refused("not-away")
    if table.seats[seat].bot is not None:
        raise Refused("substituted")
    table.check_length()
    table.happen(seat, log.TakenOver(level, "asked" if seat in by else "away"), at, client)


def give_back(table: Table, seat: int, client: str, at: int) -> None:
    _running(table)
    if table.seats[seat].substitute is None:
        raise Refused("not-substituted")
    table.check_length()
    table.happen(seat, log.GivenBack(), at, client)


def time_over(table: Table, version: int, at: int) -> bool:
    """The clock of the seat that decides has run out, if it is still the same clock."""
    if table.clock is None or table.status != "running" or table.version != version or table.decider is None:
        return False
    if table.clock.due is None or table.clock.due > at:
        return False
    seat = table.decider
    if table.clock.plan.policy == "resign":
        resign(table, seat, None, at, late=True)
    elif table.clock.plan.policy == "bot":
        table.happen(seat, log.TakenOver("scribe", "late"), at)
    else:
        table.happen(seat, log.Warned(), at)
    return True


def _running(table: Table) -> Line:
    if table.status != "running" or table.line is None:
        raise Refused("not-running")
    return table.line


def _own(table: Table, seat: int) -> None:
    """A human plays this seat now."""
    if table.seats[seat].resigned:
        raise Refused("already-resigned")
    if table.seats[seat].bot is not None:
        raise Refused("substituted")


def _changes_position(entry: log.Entry) -> bool:
    return isinstance(entry.body, log.Moved | log.Undone)
