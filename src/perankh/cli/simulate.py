"""`simulate` and `perft`: random games in bulk, and counts that check the rules."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, track

from perankh.arena.workers import spread
from perankh.cli.shared import MOST_JOBS, Components, GameName, Options, console, errors, open_game, read_options, text
from perankh.engine.catalogue import game as find_game
from perankh.engine.conformance import Report, Violation, check_fairness, check_game
from perankh.engine.game import Game
from perankh.engine.occurrences import count_game
from perankh.engine.playout import perft as count_perft
from perankh.engine.rng import Rng

MOST_GAMES = 10_000_000
BATCH = 50
FAIRNESS_EVERY = 100  # of the checked games one is looked at with many redeals
FAIRNESS_ROUNDS = 1000


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help=text("cli-simulate-games"), min=1, max=MOST_GAMES)] = 1000,
    seats: Annotated[int, typer.Option(help=text("cli-simulate-seats"))] = 0,
    seed: Annotated[int, typer.Option(help=text("cli-simulate-seed"), min=0)] = 0,
    option: Options = None,
    check: Annotated[bool, typer.Option("--check", help=text("cli-simulate-check"))] = False,
    jobs: Annotated[int, typer.Option(help=text("cli-simulate-jobs"), min=1, max=MOST_JOBS)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
    table: Annotated[bool, typer.Option("--table", help=text("cli-simulate-table"))] = False,
    components: Components = None,
) -> None:
    found = open_game(game, components)
    options = read_options(option)
    count = seats or found.fewest(options)
    found.choose(count, options)  # refuses a wrong number of seats or option before anything starts
    if table:
        show_table(found, count, range(seed, seed + games), options, as_json)
        return
    work = partial(play_batch, game, components, count, options, check)
    started = time.perf_counter()
    try:
        reports = list(run(work, range(seed, seed + games), jobs, not as_json))
    except Violation as violation:
        errors.print(f"perankh: {violation}", style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    summary = summarise(reports, time.perf_counter() - started)
    if as_json:
        console.print_json(json.dumps(summary))
    else:
        for key, value in summary.items():
            console.print(text(f"simulate-{key}", value=str(value)))


def show_table(game: Game, seats: int, seeds: range, options: dict[str, str], as_json: bool) -> None:
    """What happened, and how often."""
    counts: Counter[str] = Counter()
    for seed in track(seeds, text("simulate-running"), console=errors):
        counts += count_game(game, seats, seed, options)
    if as_json:
        console.print_json(json.dumps(counts))
        return
    for key, number in sorted(counts.items()):
        console.print(f"{number:>8}  {key}")


def run(work: "partial[list[Report]]", seeds: range, jobs: int, visible: bool) -> Iterator[Report]:
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    with Progress(console=errors, disable=not visible) as progress:
        task = progress.add_task(text("simulate-running"), total=len(seeds))
        for reports in spread(work, batches, jobs):
            progress.advance(task, len(reports))
            yield from reports


def play_batch(
    slug: str, components: Path | None, seats: int, options: dict[str, str], check: bool, seeds: Sequence[int]
) -> list[Report]:
    game = find_game(slug, components)
    reports = []
    for seed in seeds:
        if check:
            reports.append(check_game(game, seats, seed, options))
            if seed % FAIRNESS_EVERY == 0:
                check_a_redeal(slug, components, seats, options, seed)
        else:
            reports.append(play_one(slug, components, seats, options, seed))
    return reports


def play_one(slug: str, components: Path | None, seats: int, options: dict[str, str], seed: int) -> Report:
    state = find_game(slug, components).new(seats, seed, **options)
    rng = Rng(f"simulate {seed}")
    choices = 0
    while state.seat >= 0:
        legal = state.legal()
        choices += len(legal)
        state.play(legal[rng.below(len(legal))])
    return Report(state.ply, choices, state.scores(), state.ranking())


def check_a_redeal(slug: str, components: Path | None, seats: int, options: dict[str, str], seed: int) -> None:
    """Fair redeals at a random moment of a game."""
    rng = Rng(f"fairness {seed}")
    length = play_one(slug, components, seats, options, seed).plies
    state = find_game(slug, components).new(seats, seed, **options)
    stop = rng.below(max(length // 2, 1))
    while state.seat >= 0 and state.ply < stop:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    for seat in range(state.seats):
        if state.seat >= 0:
            check_fairness(state, seat, rng, FAIRNESS_ROUNDS)


def summarise(reports: list[Report], seconds: float) -> dict[str, object]:
    games = len(reports)
    plies = sum(report.plies for report in reports)
    seats = range(len(reports[0].scores))
    return {
        "games": games,
        "seconds": round(seconds, 2),
        "length": round(plies / games, 1),
        "longest": max(report.plies for report in reports),
        "branching": round(sum(report.choices for report in reports) / plies, 2),
        "points": [round(sum(report.scores[seat] for report in reports) / games, 1) for seat in seats],
        "wins": [sum(report.ranking[seat] == 1 for report in reports) for seat in seats],
    }


def perft(
    game: GameName,
    seed: Annotated[int, typer.Option(help=text("cli-seed"), min=0)] = 0,
    depth: Annotated[int, typer.Option(help=text("cli-perft-depth"), min=0, max=12)] = 3,
    seats: Annotated[int, typer.Option(help=text("cli-simulate-seats"))] = 0,
    option: Options = None,
) -> None:
    found = find_game(game)
    options = read_options(option)
    count = seats or found.fewest(options)
    found.choose(count, options)
    state = found.new(count, seed, **options)
    for level in range(1, depth + 1):
        console.print(f"perft({level}) = {count_perft(state, level)}")
