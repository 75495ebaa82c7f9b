"""Terra Pyramides as the catalogue lists it."""

from collections.abc import Callable, Mapping

from perankh.engine.errors import BadOption
from perankh.engine.game import Game, State
from perankh.engine.message import Message
from perankh.engine.option import Option
from perankh.games.terra_pyramides import terminal
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import VERSION_NAMES
from perankh.games.terra_pyramides.moves import KINDS, move_table
from perankh.games.terra_pyramides.rules.turn import TerraPyramides
from perankh.games.terra_pyramides.state import SEGMENTS, SOURCES

TASK_NAMES = ["task1", "task2", "task3"]


class TerraPyramidesGame(Game):
    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            slug="terra_pyramides",
            rules="1.1",
            seats=[1, 2, 3, 4],
            options=[
                Option("version", VERSION_NAMES),
                Option("symbols", ["off", "on"]),
                Option("open_stacks", ["off", "on"]),
                Option("mode", ["versus", *TASK_NAMES]),
            ],
            moves=move_table(box),
            segments=SEGMENTS,
            kinds=KINDS,
            frames=8,
            sources=SOURCES,
            longest=4000,
        )
        self.swing = 30.0
        self.exploration = 0.06
        self.broad = True
        self.turns = 9  # until the plans of the next four own turns, with two seats, have worked out or not

    def blank(self) -> State:
        return TerraPyramides(self, self.box)

    def permit(self, seats: int, options: Mapping[str, str]) -> None:
        """TP-14: tasks are for one team with the base version; alone without a task, versions 2 and 3 are played."""
        mode, version = options["mode"], options["version"]
        if mode != "versus" and seats != 1:
            raise BadOption(
                f"in {mode} all play as one team: that is 1 seat, however many people share it, not {seats}",
                "refused-team",
            )
        if mode != "versus" and version != "base":
            raise BadOption(f"{mode} is played with version base, not {version}", "refused-task-version")
        if mode == "versus" and seats == 1 and version == "base":
            raise BadOption(
                "alone, version base is played with mode task1, task2 or task3; versions horus and nile without",
                "refused-alone",
            )

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Every version with every number of seats, and every task: plain, with each variant and with both."""
        found: list[tuple[int, dict[str, str]]] = []
        for seats in (2, 3, 4):
            found += [(seats, {**version, **extra}) for version in _versions() for extra in _extras(seats == 3)]
        for version in ("horus", "nile"):
            found += [(1, {"version": version, **extra}) for extra in _extras(False)]
        found += [(1, {"mode": task, **extra}) for task in TASK_NAMES for extra in _extras(task == "task2")]
        return found

    def draw(self, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
        return terminal.draw(view, say)


def _versions() -> list[dict[str, str]]:
    return [{}, {"version": "horus"}, {"version": "nile"}]


def _extras(each: bool) -> list[dict[str, str]]:
    """No variant, both of them and, if wanted, each alone."""
    alone: list[dict[str, str]] = [{"symbols": "on"}, {"open_stacks": "on"}] if each else []
    return [{}, *alone, {"symbols": "on", "open_stacks": "on"}]
