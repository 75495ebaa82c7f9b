from collections.abc import Callable, Mapping

from perankh.engine.message import Message
from perankh.games.men_nefer.components import Box


def draw(box: Box, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
    return ""
