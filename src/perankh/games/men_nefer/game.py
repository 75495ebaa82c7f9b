"""Men-Nefer as the catalogue lists it."""

from collections.abc import Callable, Mapping

from perankh.engine.errors import BadOption
from perankh.engine.game import Game, State
from perankh.engine.message import Message
from perankh.engine.option import Option
from perankh.games.men_nefer import terminal
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.moves import KINDS, move_table
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import SEGMENTS, SOURCES


class MenNeferGame(Game):
    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            slug="men_nefer",
            rules="1.1",
            seats=[1, 2, 3, 4],
            options=[Option("difficulty", box.difficulties)],
            moves=move_table(box),
            segments=SEGMENTS,
            kinds=KINDS,
            frames=32,
            sources=SOURCES,
            longest=5000,
        )
        self.exploration = 0.3
        self.playout = 16  # about five turns: what is begun bears fruit

    def blank(self) -> State:
        return MenNefer(self, self.box)

    def permit(self, seats: int, options: Mapping[str, str]) -> None:
        """MN-16.2: only Imhotep has a difficulty."""
        if seats > 1 and options["difficulty"] != self.box.difficulties[0]:
            sentence = "option 'difficulty' is for the solo game against Imhotep; leave it out with more players"
            raise BadOption(sentence, "refused-difficulty")

    def draw(self, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
        return terminal.draw(self.box, view, say)
