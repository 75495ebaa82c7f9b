"""The table of Egizia as text, drawn from a view."""

from collections.abc import Callable, Mapping
from typing import Any

from perankh.engine.message import Message
from perankh.games.egizia.components import Box


def draw(box: Box, view: Mapping[str, Any], say: Callable[[Message], str]) -> str:
    return ""
