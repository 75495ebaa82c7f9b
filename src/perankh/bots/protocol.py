"""What a bot is: it gets a position as its seat knows it and a budget, and returns a move."""

from typing import NamedTuple

from perankh.engine.game import State
from perankh.engine.rng import Rng


class Budget:
    """How long a bot may think about one move: seconds, or iterations of whatever it repeats; whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations


class Thought(NamedTuple):
    """A move a bot has considered: its share of the thinking, and how good it looks (utility from 0 to 1)."""

    move: int
    share: float
    worth: float


class Bot:
    """Bots never see hidden things: `ask` deals them anew before a bot gets the position."""

    def choose(self, state: State, seat: int, budget: Budget, rng: Rng) -> int:
        """A legal move for `seat`. The bot may do with the position what it likes; it is a copy."""
        raise NotImplementedError

    def thoughts(self) -> list[Thought]:
        """What the bot considered for its last move, most considered first; empty if it does not weigh moves."""
        return []

    def forget(self) -> None:
        """Drop everything remembered from earlier moves: another game begins."""


def by_share(thoughts: list[Thought], total: float) -> list[Thought]:
    """Visits become shares, the most visited move comes first."""
    ordered = sorted(thoughts, key=lambda thought: -thought.share)
    return [Thought(thought.move, thought.share / total, thought.worth) for thought in ordered]


def ask(bot: Bot, state: State, budget: Budget, rng: Rng) -> int:
    """The move of a bot for the seat that decides. The true hidden cards never reach it."""
    seat = state.seat
    known = state.clone()
    known.redeal(seat, rng)
    return bot.choose(known, seat, budget, rng)
