"""The house: its games, their rules, and how the server is."""

from importlib.metadata import version
from importlib.resources import files

from perankh.bots import LEVELS
from perankh.engine.catalogue import game as find_game
from perankh.engine.catalogue import games
from perankh.server import protocol
from perankh.server.api.call import Call
from perankh.server.api.endpoint import Endpoints
from perankh.server.refusals import Refused

endpoints = Endpoints()


@endpoints.add("GET", "/api/house", protocol.House)
async def house(_: Call) -> protocol.House:
    """The games, their options, and the levels of bots."""
    return protocol.House(version("perankh"), [_game(slug) for slug in games()], list(LEVELS))  # type: ignore[arg-type]


def _game(slug: str) -> protocol.GameInfo:
    game = find_game(slug)
    options = [protocol.OptionInfo(option.name, option.choices) for option in game.options]
    return protocol.GameInfo(slug, game.rules, game.seats, options)


@endpoints.add("GET", "/api/games/{game}/rules", protocol.Rules, refuses=["not-found"])
async def rules(call: Call) -> protocol.Rules:
    """The numbered rules of a game."""
    slug = known_game(call.path("game"))
    source = files("perankh").joinpath(f"docs/rules/{slug}.md").read_text(encoding="utf-8")
    return protocol.Rules(slug, source)


def known_game(slug: str) -> str:
    if slug not in games():
        raise Refused("not-found")
    return slug


@endpoints.add("GET", "/api/health", protocol.Health)
async def health(call: Call) -> protocol.Health:
    """Whether the server and its store are well."""
    services = call.services
    if not await services.store.answers():
        raise Refused("unavailable", retry_after=1)
    sockets = sum(len(room.sessions) for room in services.tables.rooms.values())
    return protocol.Health("ok", len(services.tables.rooms), sockets)
