"""Ratings of people and bots, by openskill, reckoned one finished game after the other."""

import asyncio
from contextlib import suppress
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select

from perankh.server.chores import keep_at
from perankh.server.room import Room
from perankh.server.store.errors import Conflict
from perankh.server.store.schema import ratings, results, tables
from perankh.server.store.statements import NEW_RATING, RATED, RATING, Unit
from perankh.server.store.store import Store
from perankh.server.table.log import Entry
from perankh.server.tables import Tables

MODEL = PlackettLuce()
LOOK = 30.0  # seconds after which results of other processes are looked for


class Due(NamedTuple):
    """A finished game that the ratings do not know of yet."""

    table_id: str
    game: str
    players: list[str]
    places: list[int]
    known: dict[str, tuple[float, float, int]]  # mean, deviation and games of those who have a rating


class Ratings:
    def __init__(self, store: Store, all_tables: Tables) -> None:
        self.store = store
        self.tables = all_tables
        self.due = asyncio.Event()
        all_tables.listeners.append(self.consider)

    def consider(self, room: Room, _: list[Entry]) -> None:
        if room.table is not None and room.table.status == "finished":
            self.due.set()

    async def run(self) -> None:
        await keep_at(self._look, 0)

    async def _look(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.due.wait(), LOOK)
        self.due.clear()
        await self.reckon()

    async def reckon(self) -> None:
        while (due := await self.store.read(_due)) is not None:
            with suppress(Conflict):  # another process has rated this game, or one of its players, meanwhile
                await self.store.commit(_rated(due))


def _due(connection: Connection) -> Due | None:
    query = select(tables.c.id, tables.c.game).where(tables.c.rated.is_(False), tables.c.finished.is_not(None))
    row = connection.execute(query.order_by(tables.c.finished).limit(1)).first()
    if row is None:
        return None
    seats = connection.execute(select(results).where(results.c.table_id == row.id).order_by(results.c.seat)).all()
    players = [seat.player for seat in seats]
    wanted = select(ratings).where(ratings.c.game == row.game, ratings.c.player.in_(players))
    known = {one.player: (one.mean, one.deviation, one.games) for one in connection.execute(wanted)}
    return Due(row.id, row.game, players, [seat.place for seat in seats], known)


def _rated(due: Due) -> Unit:
    unit = Unit()
    unit.add(RATED, of_table=due.table_id)
    before = [[_rating(due, player)] for player in due.players]
    after = MODEL.rate(before, ranks=[float(place) for place in due.places])
    for player, (rating,) in zip(due.players, after, strict=True):
        new = {"mean": rating.mu, "deviation": rating.sigma, "rating": rating.ordinal()}
        if player in due.known:
            games = due.known[player][2]
            values = {f"new_{name}": value for name, value in new.items()}
            unit.add(RATING, of_game=due.game, of_player=player, seen_games=games, new_games=games + 1, **values)
        else:
            unit.add(NEW_RATING, game=due.game, player=player, games=1, **new)
    return unit


def _rating(due: Due, player: str) -> PlackettLuceRating:
    if player not in due.known:
        return MODEL.rating()
    mean, deviation, _ = due.known[player]
    return MODEL.rating(mu=mean, sigma=deviation)
