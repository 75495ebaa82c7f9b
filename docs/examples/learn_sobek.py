"""A tiny policy for Sobek, trained by random search: a weight for each verb, the heaviest legal move is played.

python docs/examples/learn_sobek.py [steps] [games]
"""

import sys

import numpy as np

from perankh.adapters.gymnasium import SeatEnv


def verbs(env: SeatEnv) -> np.ndarray:
    """For each move the number of its verb: `take a1` and `take b4` share one."""
    names = [env.game.text(move).split()[0] for move in range(env.size)]
    return np.array([sorted(set(names)).index(name) for name in names])


def play(env: SeatEnv, weights: np.ndarray, verb: np.ndarray, seed: int) -> float:
    """The reward of one game: 1 for a win, -1 for a loss."""
    seen, _ = env.reset(seed=seed)
    noise = np.random.default_rng(seed)
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        worth = weights[verb[legal]] + 0.01 * noise.random(len(legal))
        seen, reward, over, _, _ = env.step(int(legal[worth.argmax()]))
        if over:
            return reward


def mean(env: SeatEnv, weights: np.ndarray, verb: np.ndarray, seeds: range) -> float:
    return sum(play(env, weights, verb, seed) for seed in seeds) / len(seeds)


def main(steps: int = 30, games: int = 60) -> tuple[float, float]:
    env = SeatEnv("sobek", opponents=["random"])
    verb = verbs(env)
    chance = np.random.default_rng(1)
    best = np.zeros(verb.max() + 1)
    best_worth = mean(env, best, verb, range(games))
    for _ in range(steps):
        tried = best + chance.normal(size=best.shape)
        worth = mean(env, tried, verb, range(games))
        if worth > best_worth:
            best, best_worth = tried, worth
    test = range(10_000, 10_000 + 3 * games)  # games that it has not seen
    before, after = mean(env, np.zeros_like(best), verb, test), mean(env, best, verb, test)
    print(f"mean reward against random play: {before:+.2f} before training, {after:+.2f} after")
    return before, after


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
