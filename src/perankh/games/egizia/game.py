"""The game of Egizia as the catalogue knows it."""

from collections.abc import Callable, Mapping

from perankh.engine.game import Game, State
from perankh.engine.message import Message
from perankh.games.egizia import terminal
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.moves import KINDS, move_table
from perankh.games.egizia.rules.turn import Egizia
from perankh.games.egizia.state import SEGMENTS, SOURCES


class EgiziaGame(Game):
    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            slug="egizia",
            rules="1.1",
            seats=[2, 3, 4],
            options=[],
            moves=move_table(box),
            segments=SEGMENTS,
            kinds=KINDS,
            frames=8,
            sources=SOURCES,
            longest=1500,
        )
        self.swing = 20.0
        self.exploration = 0.03
        self.broad = True

    def blank(self) -> State:
        return Egizia(self, self.box)

    def draw(self, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
        return terminal.draw(self.box, view, say)
