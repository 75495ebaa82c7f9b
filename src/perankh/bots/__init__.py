"""Opponents: one protocol, one registry.

A bot is named by a text: `random`, `greedy`, `montecarlo:0.5s`, `search:0.1s`, `search:2000` (iterations), or by one of
the levels that people choose from.
"""

from perankh.bots.montecarlo import MonteCarloBot
from perankh.bots.protocol import Bot, Budget, Thought, ask
from perankh.bots.search import SearchBot
from perankh.bots.simple import GreedyBot, RandomBot
from perankh.engine.errors import BadOption

LEVELS = {
    "novice": "greedy:0.5",
    "apprentice": "greedy:0.1",
    "scribe": "search:100",
    "vizier": "search:0.4s",
}
HINT = "search:1s"
NAMES = ["random", "greedy", "montecarlo", "search", *LEVELS]


class Player:
    """A bot with its budget, ready to sit down."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.bot, self.budget = _make(LEVELS.get(spec, spec))


def _make(spec: str) -> tuple[Bot, Budget]:
    name, _, parameter = spec.partition(":")
    try:
        if name == "random" and not parameter:
            return RandomBot(), Budget()
        if name == "greedy":
            return GreedyBot(float(parameter or 0)), Budget()
        if name in ("montecarlo", "search"):
            budget = _budget(parameter)
            return (MonteCarloBot() if name == "montecarlo" else SearchBot()), budget
    except ValueError:
        raise BadOption(f"{spec!r}: after the colon stands a number, with s for seconds, as in search:0.1s") from None
    raise BadOption(f"there is no bot {spec!r}; choose one of: {', '.join(NAMES)}")


def _budget(text: str) -> Budget:
    if not text:
        return Budget(seconds=1.0)
    seconds = text.endswith("s")
    number = float(text.removesuffix("s")) if seconds else int(text)
    if not 0 < number < 1e9:
        raise ValueError(text)
    return Budget(seconds=number) if seconds else Budget(iterations=int(number))


def is_bot(spec: str) -> bool:
    return spec.partition(":")[0] in NAMES


__all__ = ["HINT", "LEVELS", "NAMES", "Bot", "Budget", "Player", "Thought", "ask", "is_bot"]
