"""Egizia, by Acchittocca."""

from importlib.resources import files
from pathlib import Path

from perankh.engine.game import Game
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.game import EgiziaGame


def game(components: Path | None = None) -> Game:
    source = components or files(__package__).joinpath("components.toml")
    return EgiziaGame(Box(source.read_text(encoding="utf-8")))
