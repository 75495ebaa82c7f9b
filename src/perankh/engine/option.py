"""The settings that a game is played with."""

from collections.abc import Sequence

from perankh.engine.errors import BadOption


class Option:
    """A setting of a game, with its permitted choices; the first is the default."""

    def __init__(self, name: str, choices: Sequence[str]) -> None:
        self.name = name
        self.choices: list[str] = list(choices)

    def index(self, value: object) -> int:
        wanted = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if wanted not in self.choices:
            raise BadOption(f"option {self.name!r} cannot be {wanted!r}; choose one of: {', '.join(self.choices)}")
        return self.choices.index(wanted)
