"""Bots without a search tree: random and greedy."""

from perankh.bots.protocol import Bot, Budget, Thought
from perankh.bots.utility import MOST_SEATS, utilities
from perankh.engine.game import State
from perankh.engine.moves import Moves
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng

SAMPLES = 6  # worlds over which a greedy bot averages a move that depends on hidden things


class RandomBot(Bot):
    def choose(self, state: State, seat: int, budget: Budget, rng: Rng) -> int:
        legal = state.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Takes the move after which the position looks best to the game's evaluation.

    With `mistakes` that share of its moves is random.
    """

    def __init__(self, mistakes: float = 0.0) -> None:
        self.mistakes: float = mistakes
        self.considered: list[Thought] = []

    def thoughts(self) -> list[Thought]:
        return self.considered

    def choose(self, state: State, seat: int, budget: Budget, rng: Rng) -> int:
        out = Moves(len(state.game.moves.texts))
        state.fill(out)
        self.considered = []
        if out.n == 1:
            return out.items[0]
        if float(rng.below(1000)) < 1000.0 * self.mistakes:
            return out.items[rng.below(out.n)]
        total = vec[float]([0.0] * out.n)
        world = state.clone()
        par = state.estimate(seat)
        for sample in range(i64(SAMPLES)):
            if sample > 0:
                state.redeal(seat, rng)
            for k in range(out.n):
                world.copy_from(state)
                world.apply(out.items[k])
                total[k] += worth(world, seat, par)
        weighed = [Thought(out.items[k], 0.0, total[k] / SAMPLES) for k in range(out.n)]
        self.considered = sorted(weighed, key=lambda thought: -thought.worth)
        return self.considered[0].move


def worth(state: State, seat: i64, par: float) -> float:
    values = vec[float]([0.0] * MOST_SEATS)
    utilities(state, values, par)
    return values[seat]
