"""What players have done."""

import re
from functools import partial
from typing import cast

from perankh.bots import LEVELS
from perankh.server import protocol
from perankh.server.api.call import Call
from perankh.server.api.endpoint import Endpoints
from perankh.server.api.house import known_game
from perankh.server.api.queries import GamesBefore, Limited
from perankh.server.refusals import Refused
from perankh.server.store import history
from perankh.server.views import seats_view

endpoints = Endpoints()
FOR_EVER = 10**15
GUEST = re.compile("[a-z0-9]{16}")


@endpoints.add("GET", "/api/players/{player}", protocol.Player, refuses=["not-found"])
async def player(call: Call) -> protocol.Player:
    """A player, person or bot: statistics and ratings per game."""
    read, who = call.services.store.read, call.path("player")
    name, level = await _known(call, who)
    rated = await read(partial(history.ratings_of, player=who))
    rows = await read(partial(history.statistics, player=who))
    return protocol.Player(who, name, level, [_statistics(row, rated.get(row.game)) for row in rows])


async def _known(call: Call, who: str) -> tuple[str | None, protocol.Level | None]:
    level = who.removeprefix("bot-")
    if who.startswith("bot-") and level in LEVELS:
        return None, cast(protocol.Level, level)
    row = await call.services.store.read(partial(history.name_of, player=who)) if GUEST.fullmatch(who) else None
    if row is None:
        raise Refused("not-found")
    return row.name, None


def _statistics(row: history.AnyRow, rated: history.AnyRow | None) -> protocol.Statistics:
    average = round(float(row.average), 2)
    return protocol.Statistics(
        row.game, row.games, round(row.wins, 4), row.best, average, _rating(rated) if rated is not None else None
    )


def _rating(row: history.AnyRow) -> protocol.Rating:
    level = row.player.removeprefix("bot-") if row.player.startswith("bot-") else None
    return protocol.Rating(
        player=row.player,
        name=row.name,
        level=level,
        games=row.games,
        rating=round(row.rating, 2),
        mean=round(row.mean, 2),
        deviation=round(row.deviation, 2),
    )


@endpoints.add("GET", "/api/players/{player}/games", protocol.FinishedGames, query=GamesBefore, refuses=["not-found"])
async def games_of(call: Call, query: GamesBefore) -> protocol.FinishedGames:
    """Finished games of a player, the newest first."""
    who = call.path("player")
    await _known(call, who)
    before = FOR_EVER if query.before is None else query.before
    found = await call.services.store.read(
        partial(history.games_of, player=who, asking=call.guest, before=before, limit=query.limit)
    )
    return protocol.FinishedGames([_game(game) for game in found])


def _game(game: history.Game) -> protocol.FinishedGame:
    row = game.row
    return protocol.FinishedGame(
        table=row.table_id,
        game=row.game,
        finished=row.finished,
        seat=row.seat,
        score=row.score,
        place=row.place,
        resigned=row.resigned,
        seats=seats_view(game.seats),
        scores=game.scores,
    )


@endpoints.add("GET", "/api/games/{game}/ratings", protocol.Ratings, query=Limited, refuses=["not-found"])
async def ratings(call: Call, query: Limited) -> protocol.Ratings:
    """People and bots at one game, the best first."""
    game = known_game(call.path("game"))
    rows = await call.services.store.read(partial(history.best, game=game, limit=query.limit))
    return protocol.Ratings(game, [_rating(row) for row in rows])
