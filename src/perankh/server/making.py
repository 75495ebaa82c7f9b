"""Making tables: new ones, rematches, and tables that play another's deal again."""

import secrets
from typing import NamedTuple

from perankh.engine.catalogue import game as find_game
from perankh.engine.errors import BadOption, UnknownGame
from perankh.engine.message import Message
from perankh.engine.record import commit
from perankh.server import protocol
from perankh.server.access import Access, new_secret
from perankh.server.moment import now
from perankh.server.people import new_id, tidy
from perankh.server.refusals import Refused
from perankh.server.store.statements import Unit
from perankh.server.table import lobby
from perankh.server.table.log import Header, PlannedSeat
from perankh.server.table.table import Table
from perankh.server.views import table_view


class Deal(NamedTuple):
    """Where chance comes from: a fresh seed, or that of another table and its first moves."""

    seed: str
    origin: protocol.Origin | None = None
    moves: tuple[str, ...] = ()


def fresh() -> Deal:
    return Deal(str(secrets.randbits(128)))


def deal_of(table: Table, origin: protocol.Origin, wanted: protocol.CreateTable) -> Deal:
    """The deal of a finished table. While a game runs, nobody may look into its deal by playing it elsewhere."""
    header, line = table.header, table.line
    if table.status != "finished" or line is None:
        raise Refused("not-finished")
    same = (header.game, len(header.seats)) == (wanted.game, len(wanted.seats))
    if not same or any(header.options.get(name) != value for name, value in wanted.options.items()):
        raise Refused("bad-option", details=Message("refused-deal"))
    if origin.ply > line.ply or (origin.ply == line.ply and table.state.seat < 0):
        raise Refused("bad-option", details=Message("refused-ply", {"most": line.ply - 1}))
    wanted.options.update(header.options)
    return Deal(header.seed, origin, tuple(table.game.text(move) for move in line.moves[: origin.ply]))


def plan(wanted: protocol.CreateTable, guest: str, name: str | None, deal: Deal) -> Table:
    """A table as somebody wants it, or a refusal that says what cannot be."""
    try:
        game = find_game(wanted.game)
        chosen = game.choose(len(wanted.seats), wanted.options)
    except BadOption as error:
        raise Refused("bad-option", details=Message(error.reason or "refused-option")) from None
    except UnknownGame:
        raise Refused("bad-option", details=Message("refused-game", {"game": wanted.game})) from None
    options = {option.name: option.choices[k] for option, k in zip(game.options, chosen, strict=True)}
    seats = [_seat(seat, guest, name) for seat in wanted.seats]
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("bad-option", details=Message("refused-all-bots"))
    return make(game.slug, options, seats, guest, wanted.clock, wanted.public, wanted.start_when_full, deal)


def make(
    slug: str,
    options: dict[str, str],
    seats: list[PlannedSeat],
    owner: str,
    clock: protocol.ClockPlan | None,
    public: bool,
    start_when_full: bool,
    deal: Deal,
) -> Table:
    header = Header(
        id=new_id(10),
        game=slug,
        rules=find_game(slug).rules,
        options=options,
        seed=deal.seed,
        commitment=commit(int(deal.seed)),
        public=public,
        owner=owner,
        seats=seats,
        clock=clock,
        start_when_full=start_when_full,
        created=now(),
        origin=deal.origin,
        moves=list(deal.moves),
    )
    table = Table(header)
    lobby.start_if_full(table, header.created)
    return table


def rematch(table: Table, guest: str) -> Table:
    """The next game of the same people, everybody one seat further."""
    header, seats = table.header, lobby.rotated(table, guest)
    return make(header.game, header.options, seats, guest, header.clock, header.public, True, fresh())


def _seat(seat: protocol.SeatPlan, guest: str, name: str | None) -> PlannedSeat:
    if seat.kind == "bot":
        if seat.level is None:
            raise Refused("bad-option", details=Message("refused-level"))
        return PlannedSeat("bot", level=seat.level)
    if seat.kind == "open":
        return PlannedSeat("open")
    return PlannedSeat("human", guest, tidy(seat.name) or name)


def with_secrets(table: Table, unit: Unit, guest: str) -> protocol.Created:
    """All secrets of a new table, for the one who made it."""
    table_id = table.header.id
    mine = [k for k, seat in enumerate(table.seats) if seat.guest == guest]
    open_seats = [k for k, seat in enumerate(table.seats) if seat.kind == "open"]
    return protocol.Created(
        table=table_view(table, Access(guest, table_id=table_id)),
        owner=new_secret(unit, table_id, "owner"),
        seats=[protocol.SeatSecret(k, new_secret(unit, table_id, "seat", k)) for k in mine],
        invites=[protocol.SeatSecret(k, new_secret(unit, table_id, "invite", k)) for k in open_seats],
        spectator=new_secret(unit, table_id, "spectator"),
    )
