"""Terra Pyramides, by Michael Kiesling and Wolfgang Kramer."""

from importlib.resources import files
from pathlib import Path

from perankh.engine.game import Game
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.game import TerraPyramidesGame


def game(components: Path | None = None) -> Game:
    source = components or files(__package__).joinpath("components.toml")
    return TerraPyramidesGame(Box(source.read_text(encoding="utf-8")))
