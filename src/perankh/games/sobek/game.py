"""Sobek as the catalogue lists it."""

from collections.abc import Callable, Mapping

from perankh.engine.components import Table
from perankh.engine.game import Game, State
from perankh.engine.message import Message
from perankh.engine.option import Option
from perankh.games.sobek import terminal
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.moves import KINDS, move_table
from perankh.games.sobek.rules.turn import Sobek
from perankh.games.sobek.state import SEGMENTS, SOURCES


class SobekGame(Game):
    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            slug="sobek",
            rules="1.1",
            seats=[2],
            options=[_option(switch) for switch in box.data.rows("switch")],
            moves=move_table(box),
            segments=SEGMENTS,
            kinds=KINDS,
            frames=4,
            sources=SOURCES,
            longest=600,
        )
        self.swing = 15.0

    def blank(self) -> State:
        return Sobek(self, self.box)

    def draw(self, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
        return terminal.draw(self.box, view, say)


def _option(switch: Table) -> Option:
    """A switch of components.toml; its default is the ruling of docs/rules/sobek.md."""
    return Option(switch.text("id"), [str(switch.get("default")), *map(str, switch.items("other"))])
