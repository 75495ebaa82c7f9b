"""What a client says over its socket, and what is done about it."""

import logging
from typing import Any

import msgspec

from perankh.server import frames, protocol
from perankh.server.access import Gate
from perankh.server.limits import Bucket, too_fast
from perankh.server.moment import now
from perankh.server.refusals import Refused
from perankh.server.session import Session, Wire
from perankh.server.settings import Settings
from perankh.server.store.errors import Unavailable
from perankh.server.store.statements import Unit
from perankh.server.table import log, play
from perankh.server.table.table import Table
from perankh.server.tables import Tables

MOST_WARNINGS = 20

logger = logging.getLogger("perankh.socket")


class HangUp(Exception):
    """The server closes the connection."""

    def __init__(self, code: int) -> None:
        self.code = code


class Conversation:
    """One client at one table, from hello to goodbye."""

    def __init__(
        self,
        tables: Tables,
        gate: Gate,
        settings: Settings,
        table_id: str,
        guest: str | None,
        wire: Wire,
    ) -> None:
        self.tables = tables
        self.gate = gate
        self.settings = settings
        self.table_id = table_id
        self.guest = guest
        self.wire = wire
        self.session: Session | None = None
        self.bucket = Bucket(settings.limits.frames.burst, now() / 1000) if settings.limits else None
        self.warnings = 0

    async def receive(self, data: bytes | str) -> None:
        """Every frame is answered, if only by saying what is wrong with it."""
        client = None
        try:
            self._not_too_fast()
            frame = self._read(data)
            client = getattr(frame, "id", None)
            await self._obey(frame)
        except Refused as refused:
            self._refuse(refused, client)
        except Unavailable:
            self._refuse(Refused("unavailable", retry_after=1), client)
        except (HangUp, Exception) as error:
            if isinstance(error, HangUp):
                raise
            logger.exception("a frame failed", extra={"table": self.table_id})
            self._refuse(Refused("failure"), client)

    def _not_too_fast(self) -> None:
        if self.bucket is not None and self.settings.limits is not None:
            wait = self.bucket.take(self.settings.limits.frames, now() / 1000)
            if wait:
                self.warnings += 1
                if self.warnings > MOST_WARNINGS:
                    raise HangUp(4429)
                raise too_fast(wait)

    def _read(self, data: bytes | str) -> protocol.ClientFrame:
        try:
            return frames.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            if self.session is None:
                raise HangUp(4400) from None
            raise Refused("bad-request", details=str(error)) from None

    def _refuse(self, refused: Refused, client: str | None) -> None:
        if self.session is None:
            codes = {"not-found": 4404, "not-allowed": 4401, "bad-secret": 4401, "unavailable": 1013}
            raise HangUp(codes.get(refused.code, 4400))
        self.session.refuse(refused.problem, client)

    async def _obey(self, frame: protocol.ClientFrame) -> None:
        if isinstance(frame, protocol.Hello):
            await self._hello(frame)
            return
        if self.session is None:
            raise HangUp(4400)
        match frame:
            case protocol.Look(seat):
                async with self.tables.room(self.table_id) as (_, table):
                    self.session.look(table, seat)
            case protocol.Resync(since):
                async with self.tables.room(self.table_id, fresh=True) as (_, table):
                    self.session.show(table, since)
            case protocol.Ping():
                self.wire.send(frames.encode(protocol.Pong(now())))
            case _:
                await self._command(self.session, frame)

    async def _hello(self, frame: protocol.Hello) -> None:
        async with self.tables.room(self.table_id, fresh=True) as (room, table):
            access = await self.gate.authorize(table, self.guest, frame.secrets)
            session = self.session or Session(access, room, self.wire)
            session.access = access
            session.greet(table, frame.look, frame.since)
            self.session = session
            room.enter(session)

    async def _command(self, session: Session, frame: Any) -> None:
        seat = session.viewer.seat
        if seat is None:
            raise Refused("not-allowed")
        key = f"{seat}.{frame.id}"

        def carry_out(table: Table, _: Unit) -> None:
            if self.wire.closing is not None:
                raise Refused("not-allowed")
            if key in table.done:
                if not _same(frame, table.log[table.done[key] - 1].body):
                    raise Refused("used-id")
                return  # sent twice, done once
            held = session.access.seats(table)
            if seat not in held:
                raise Refused("not-allowed")
            self._apply(table, seat, held, key, frame)

        def acknowledge(table: Table) -> None:
            version = table.seen(seat, table.done[key])
            self.wire.send(frames.encode(protocol.Ack(frame.id, version)))

        await self.tables.change(self.table_id, carry_out, acknowledge)

    def _apply(self, table: Table, seat: int, held: list[int], key: str, frame: Any) -> None:
        match frame:
            case protocol.Move(_, version, move):
                play.move(table, seat, move, version, key, now())
            case protocol.TakeBack(_, to):
                play.undo(table, seat, to, held, key, now())
            case protocol.Answer(_, agree):
                play.answer(table, seat, agree, held, key, now())
            case protocol.Resign():
                play.resign(table, seat, key, now())
            case protocol.Takeover(_, other, level):
                play.take_over(table, other, level, held, self._away(other, table), key, now())
            case protocol.Giveback():
                play.give_back(table, seat, key, now())
            case _:
                raise AssertionError(frame)

    def _away(self, seat: int, table: Table) -> bool:
        known = seat < len(table.seats)
        return known and self.tables.rooms[self.table_id].away(seat, self.settings.absence)

    def close(self) -> None:
        room = self.tables.rooms.get(self.table_id)
        if room is not None and self.session is not None:
            room.exit(self.session)


def _same(frame: Any, body: log.Body) -> bool:
    """What was logged under the id of this frame is what the frame asks for."""
    match frame, body:
        case protocol.Move(_, _, move), log.Moved(logged):
            return play.tidy(move) == logged
        case protocol.TakeBack(), log.Undone() | log.UndoAsked():
            return True
        case protocol.Answer(_, agree), log.UndoAgreed() | log.UndoDeclined():
            return agree == isinstance(body, log.UndoAgreed)
        case (
            (protocol.Resign(), log.Resigned())
            | (protocol.Takeover(), log.TakenOver())
            | (protocol.Giveback(), log.GivenBack())
        ):
            return True
    return False
