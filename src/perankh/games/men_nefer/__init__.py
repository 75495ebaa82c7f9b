"""Men-Nefer, by Germán P. Millán."""

from importlib.resources import files
from pathlib import Path

from perankh.engine.game import Game
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.game import MenNeferGame


def game(components: Path | None = None) -> Game:
    source = components or files(__package__).joinpath("components.toml")
    return MenNeferGame(Box(source.read_text(encoding="utf-8")))
