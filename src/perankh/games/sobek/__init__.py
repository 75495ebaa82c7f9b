"""Sobek: 2 Players, by Bruno Cathala and Sébastien Pauchon."""

from importlib.resources import files
from pathlib import Path

from perankh.engine.game import Game
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.game import SobekGame


def game(components: Path | None = None) -> Game:
    source = components or files(__package__).joinpath("components.toml")
    return SobekGame(Box(source.read_text(encoding="utf-8")))
