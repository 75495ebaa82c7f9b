"""Find better weights for a game's estimate, by what positions really come to or by play.

    python tools/tune.py terra_pyramides PER_TURN CHANCE BEGUN [--games 150] [--positions 600] [--option version=nile]
    python tools/tune.py terra_pyramides SPREAD SHORT --climb 40 [--games 12] [--seats 1 --option mode=task2]

By positions: greedy bots that make mistakes play games; positions between turns are played out greedily many times,
each time with the hidden things dealt anew, and the mean result is the truth. Then the named constants of the game's
evaluate.py move until the estimated margins come closest to it. By play: the constants take so many steps at random,
and a step stays if a greedy player with it does better on fresh deals than one without, alone by points, otherwise by
the margin over the weights of the start. It says what it found and changes nothing: try new weights in the arena.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
from importlib import import_module
from itertools import pairwise

from scipy.optimize import minimize

import perankh
from perankh.bots import Player, ask
from perankh.bots.utility import finish_turn
from perankh.engine.moves import Moves
from perankh.engine.rng import Rng

PLAYOUTS = 24
POINTS_SHARE = 0.3  # how much the level of the estimates counts beside their margins
STEP = 0.3  # of a weight, when climbing
SMALLEST = 0.2
PHASES = [0.0, 0.25, 0.5, 0.75, 1.01]  # of a game

Sample = tuple[float, dict, list[float]]  # how far the game is, the position, its mean result


def collect(slug: str, seats: int, options: dict[str, str], games: int) -> list[tuple[float, dict]]:
    """Positions between two turns."""
    found = []
    for seed in range(games):
        state = perankh.game(slug).new(seats, seed, **options)
        players = [Player("greedy:0.1") for _ in range(seats)]
        rng = Rng(f"tune {seed}")
        turns = []
        while state.seat >= 0:
            seat, turn = state.seat, state.turn()
            state.play(ask(players[seat].bot, state, players[seat].budget, rng))
            if state.seat >= 0 and state.turn() != turn:
                turns.append(state.dump())
        found += [(number / len(turns), dump) for number, dump in enumerate(turns)]
    return found


def play_out(slug: str, dump: dict, rng: Rng) -> list[float]:
    """The mean result of a position under greedy play."""
    game = perankh.game(slug)
    state = game.load(dump)
    world, trial, out = state.clone(), state.clone(), Moves(len(game.moves.texts))
    total = [0.0] * state.seats
    for number in range(PLAYOUTS):
        world.copy_from(state)
        world.redeal(number % state.seats, rng)
        while world.seat >= 0:
            finish_turn(world, trial, out)
        total = [sum(pair) for pair in zip(total, world.scores(), strict=True)]
    return [points / PLAYOUTS for points in total]


def fit(slug: str, names: list[str], samples: list[Sample]) -> None:
    """Runs interpreted: only there can a constant be moved."""
    module = import_module(f"perankh.games.{slug}.evaluate")
    states = [perankh.game(slug).load(dump) for _, dump, _ in samples]

    def errors() -> list[tuple[float, float]]:
        """Of margin and points, for each position."""
        found = []
        for state, (_, _, truth) in zip(states, samples, strict=True):
            wrong = [state.estimate(seat) - truth[seat] for seat in range(state.seats)]
            found.append((wrong[0] - sum(wrong[1:]) / max(1, len(wrong) - 1), sum(wrong) / len(wrong)))
        return found

    def loss(weights: list[float]) -> float:
        for name, weight in zip(names, weights, strict=True):
            setattr(module, name, float(weight))
        return sum(margin**2 + POINTS_SHARE * points**2 for margin, points in errors()) / len(samples)

    def show(weights: list[float]) -> None:
        print(", ".join(f"{name} = {weight:.3g}" for name, weight in zip(names, weights, strict=True)))
        print(f"    loss {loss(weights):.1f}")
        for low, high in pairwise(PHASES):
            wrong = [one for one, (phase, _, _) in zip(errors(), samples, strict=True) if low <= phase < high]
            margin = math.sqrt(sum(margin**2 for margin, _ in wrong) / max(1, len(wrong)))
            points = sum(points for _, points in wrong) / max(1, len(wrong))
            print(f"    from {low:.0%} of the game: margins off by {margin:.1f}, points by {points:+.1f}")

    start = [getattr(module, name) for name in names]
    show(start)
    simplex = [start] + [
        [value + (0.3 * abs(value) + 0.1) * (k == n) for k, value in enumerate(start)] for n in range(len(start))
    ]
    done = minimize(loss, start, method="Nelder-Mead", options={"maxfev": 40 * len(names), "initial_simplex": simplex})
    show(list(done.x))


def climb(slug: str, names: list[str], seats: int, options: dict[str, str], games: int, steps: int) -> None:
    """Runs interpreted as well."""
    module = import_module(f"perankh.games.{slug}.evaluate")
    chance = random.Random(1)
    start = [float(getattr(module, name)) for name in names]
    best = start
    for step in range(steps):
        tried = [weight + chance.gauss(0.0, STEP) * (abs(weight) + SMALLEST) * chance.randrange(2) for weight in best]
        deals = [chance.randrange(10**9) for _ in range(games)]
        ours, before = (
            sum(margin(slug, names, weights, start, seats, options, deal) for deal in deals) / games
            for weights in (tried, best)
        )
        if ours > before:
            best = tried
            found = ", ".join(f"{name} = {weight:.3g}" for name, weight in zip(names, best, strict=True))
            print(f"step {step + 1}: {before:.1f} -> {ours:.1f} with {found}", flush=True)


def margin(
    slug: str, names: list[str], ours: list[float], theirs: list[float], seats: int, options: dict[str, str], deal: int
) -> float:
    """Of a greedy seat with our weights over the best other, on every seat of a deal in turn."""
    module = import_module(f"perankh.games.{slug}.evaluate")
    total = 0.0
    for seat in range(seats):
        state = perankh.game(slug).new(seats, deal, **options)
        trial, out = state.clone(), Moves(len(state.game.moves.texts))
        while state.seat >= 0:
            for name, weight in zip(names, ours if state.seat == seat else theirs, strict=True):
                setattr(module, name, weight)
            finish_turn(state, trial, out)
        points = state.scores()
        total += points[seat] - max((points[other] for other in range(seats) if other != seat), default=0)
    return total / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("weight", nargs="+")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--positions", type=int, default=600)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    arguments = parser.parse_args()
    options = dict(one.split("=") for one in arguments.option)
    plain = {**os.environ, "PERANKH_INTERPRETED": "1"}
    interpreted = bool(os.environ.get("PERANKH_INTERPRETED"))
    if arguments.climb and interpreted:
        climb(arguments.game, arguments.weight, arguments.seats, options, arguments.games, arguments.climb)
        return
    if arguments.climb:
        subprocess.run([sys.executable, *sys.argv], env=plain, check=True)
        return
    if interpreted:
        fit(arguments.game, arguments.weight, json.load(sys.stdin))
        return
    found = collect(arguments.game, arguments.seats, options, arguments.games)
    rng = Rng("tune")
    chosen = random.Random(1).sample(found, min(arguments.positions, len(found)))
    samples = [(phase, dump, play_out(arguments.game, dump, rng)) for phase, dump in chosen]
    subprocess.run([sys.executable, *sys.argv], input=json.dumps(samples), text=True, env=plain, check=True)


if __name__ == "__main__":
    main()
