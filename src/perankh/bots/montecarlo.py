"""Flat Monte Carlo: every legal move is an arm of a bandit, random play and the game's evaluation tell its worth."""

import math
import time
from typing import Final

from perankh.bots.protocol import Bot, Budget, Thought, by_share
from perankh.bots.utility import MOST_SEATS, utilities
from perankh.engine.game import State
from perankh.engine.moves import Moves
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng

BATCH: Final = 16


class MonteCarloBot(Bot):
    """UCB at the root, nothing below; `depth` random moves before the evaluation judges."""

    def __init__(self, exploration: float = 0.0, depth: int = -1) -> None:
        self.exploration: float = exploration
        self.depth: i64 = depth
        self.judged: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.par: float = 0.0  # the estimate at the root, to compare with where there is only one seat
        self.iterations: int = 0
        self.considered: list[Thought] = []

    def choose(self, state: State, seat: int, budget: Budget, rng: Rng) -> int:
        arms = Moves(len(state.game.moves.texts))
        state.fill(arms)
        self.considered = []
        if arms.n == 1:
            return arms.items[0]
        self.par = state.estimate(seat)
        value = vec[float]([0.0] * arms.n)
        visits = vec[i64]([0] * arms.n)
        self.pull(state, seat, arms, value, visits, budget, rng)
        pulled = [Thought(arms.items[k], float(visits[k]), value[k] / float(max(visits[k], 1))) for k in range(arms.n)]
        self.considered = by_share(pulled, float(self.iterations))
        return self.considered[0].move

    def thoughts(self) -> list[Thought]:
        return self.considered

    def pull(
        self, state: State, seat: i64, arms: Moves, value: vec[float], visits: vec[i64], budget: Budget, rng: Rng
    ) -> None:
        exploration = self.exploration if self.exploration > 0.0 else state.game.exploration
        depth = self.depth if self.depth >= 0 else state.game.playout
        world = state.clone()
        out = Moves(len(state.game.moves.texts))
        done = 0
        end = time.perf_counter() + budget.seconds
        while budget.iterations == 0 or done < budget.iterations:
            for _ in range(i64(BATCH)):
                arm = next_arm(value, visits, arms.n, exploration)
                world.copy_from(state)
                world.redeal(seat, rng)
                world.apply(arms.items[arm])
                value[arm] += self.judge(world, seat, out, depth, rng)
                visits[arm] += 1
            done += BATCH
            if budget.seconds > 0.0 and time.perf_counter() >= end:
                break
        self.iterations = done

    def judge(self, world: State, seat: i64, out: Moves, depth: i64, rng: Rng) -> float:
        for _ in range(depth):
            world.fill(out)
            if out.n == 0:
                break
            world.apply(out.items[rng.below(out.n)])
        utilities(world, self.judged, self.par)
        return self.judged[seat]


def next_arm(value: vec[float], visits: vec[i64], arms: i64, exploration: float) -> i64:
    total: i64 = 0
    for k in range(arms):
        if visits[k] == 0:
            return k
        total += visits[k]
    best: i64 = 0
    best_bound = -1.0
    scale = math.log(float(total))
    for k in range(arms):
        pulls = float(visits[k])
        bound = value[k] / pulls + exploration * math.sqrt(scale / pulls)
        if bound > best_bound:
            best_bound = bound
            best = k
    return best
