"""Which games there are. A game is a package in `perankh.games` with a function `game(components)`."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from perankh import games as _games
from perankh.engine.errors import UnknownGame
from perankh.engine.game import Game


def games() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(_games.__path__))


def game(slug: str, components: Path | None = None) -> Game:
    """A game by name; with `components`, one whose cards, tiles and boards come from another file."""
    if slug not in games():
        raise UnknownGame(f"there is no game {slug!r}; choose one of: {', '.join(games())}")
    return _standard(slug) if components is None else _make(slug, components)


@cache
def _standard(slug: str) -> Game:
    return _make(slug, None)


def _make(slug: str, components: Path | None) -> Game:
    made = importlib.import_module(f"perankh.games.{slug}").game(components)
    assert isinstance(made, Game)
    return made
