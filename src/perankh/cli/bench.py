"""`bench`: how fast the games are here, best of several rounds each."""

import gc
import json
import os
import resource
import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.table import Table

from perankh.bots.protocol import Budget
from perankh.bots.search import SearchBot
from perankh.cli.shared import console, errors, text
from perankh.engine.catalogue import game as find_game
from perankh.engine.catalogue import games as all_games
from perankh.engine.game import Game, State
from perankh.engine.playout import playouts
from perankh.engine.rng import Rng
from perankh.engine.tensor import Tensor

ROUNDS = 5
SHORTEST = 0.2  # seconds of a round
POSITIONS = 64
COPIES = 20_000

Row = dict[str, float]
Rows = dict[str, Row]


def bench(
    game: Annotated[list[str] | None, typer.Argument(help=text("cli-bench-games"), metavar="[GAME]...")] = None,
    seats: Annotated[bool, typer.Option("--seats", help=text("cli-bench-seats"))] = False,
    rounds: Annotated[int, typer.Option(help=text("cli-bench-rounds"), min=1)] = ROUNDS,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    rows: Rows = {}
    for found in [find_game(slug) for slug in game or all_games()]:
        numbers = [n for n in found.seats if n >= found.fewest({})] if seats else [max(2, found.fewest({}))]
        for number in numbers:
            errors.print(text("bench-measuring", game=found.slug, seats=number))
            rows[f"{found.slug} {number}"] = measure(found, number, rounds)
    if as_json:
        console.print_json(json.dumps(rows))
    else:
        console.print(table(rows))


def table(rows: Rows) -> Table:
    """What was measured as lines, the games as columns."""
    shown = Table("", *rows)
    for line in next(iter(rows.values())):
        shown.add_row(text(f"bench-{line}"), *(f"{row[line]:,.0f}" for row in rows.values()))
    return shown


def measure(game: Game, seats: int, rounds: int = ROUNDS) -> Row:
    """Everything is per second, except the length of a game (decisions) and memory (bytes per position)."""
    start = game.new(seats, 1)
    rng = Rng("bench")
    length = playouts(start, 200, rng) / 200
    games = rate(lambda: count_games(start, rng), rounds)
    moments = positions(game, seats)
    tensor = Tensor(game)
    return {
        "length": length,
        "games": games,
        "decisions": games * length,
        "api": rate(lambda: by_hand(start, rng), rounds),
        "clone-play": rate(lambda: clone_and_play(moments), rounds),
        "legal": rate(lambda: count(moments, lambda state: state.clone().legal()), rounds),
        "view": rate(lambda: count(moments, lambda state: state.view(state.seat)), rounds),
        "tensor": rate(lambda: count(moments, lambda state: tensor.of(state, state.seat)), rounds),
        "redeal": rate(lambda: count(moments, lambda state: state.redeal(state.seat, rng)), rounds),
        "search": rate(lambda: search(start, rng), rounds),
        "memory": memory(start),
    }


def rate(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """How many units of work a second: the best of several rounds."""
    best = 0.0
    work()
    for _ in range(rounds):
        done = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < SHORTEST:
            done += work()
        best = max(best, done / spent)
    return best


def count_games(start: State, rng: Rng) -> int:
    playouts(start, 20, rng)
    return 20


def by_hand(start: State, rng: Rng) -> int:
    """Decisions of a random game, played through the calls that everybody uses."""
    state = start.clone()
    while state.seat >= 0:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    return state.ply


def positions(game: Game, seats: int) -> list[State]:
    """Positions from all parts of a few games."""
    found: list[State] = []
    rng = Rng("positions")
    for seed in range(8):
        state = game.new(seats, seed)
        while state.seat >= 0:
            found.append(state.clone())
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
    return found[:: max(1, len(found) // POSITIONS)]


def clone_and_play(moments: list[State]) -> int:
    for state in moments:
        copy = state.clone()
        copy.play(copy.legal()[0])
    return len(moments)


def count(moments: list[State], ask: Callable[[State], object]) -> int:
    for state in moments:
        ask(state)
    return len(moments)


def search(start: State, rng: Rng) -> int:
    SearchBot().choose(start.clone(), start.seat, Budget(iterations=2000), rng)
    return 2000


def memory(start: State) -> float:
    """Bytes of a position, by what the process grows while it holds many."""
    gc.collect()
    before = resident()
    held = [start.clone() for _ in range(COPIES)]
    grown = resident() - before
    return grown / len(held)


def resident() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
