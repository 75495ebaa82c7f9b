"""`arena`: bots against bots."""

import json
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from perankh.arena.games import Outcome, tasks
from perankh.arena.results import ratings, rows, summary
from perankh.arena.workers import local, on_ray
from perankh.bots import Player
from perankh.cli.shared import GameName, Options, console, errors, read_options, text
from perankh.engine.catalogue import game as find_game


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=text("cli-arena-bots"))] = "search:0.1s,greedy,random",
    games: Annotated[int, typer.Option(help=text("cli-arena-games"), min=1)] = 100,
    seats: Annotated[int, typer.Option(help=text("cli-simulate-seats"))] = 0,
    seed: Annotated[int, typer.Option(help=text("cli-simulate-seed"), min=0)] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option(help=text("cli-simulate-jobs"), min=1)] = 1,
    ray: Annotated[str | None, typer.Option(help=text("cli-arena-ray"), metavar="ADDRESS")] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        Player(name)  # refuses an unknown bot before anything starts
    options = read_options(option)
    count = seats or (2 if 2 in found.seats else found.seats[0])
    found.new(count, 0, **options)
    work = tasks(game, options, names, count, games, seed)
    runner = on_ray(ray) if ray is not None else local(jobs)
    outcomes: list[Outcome] = []
    with Progress(console=errors, disable=as_json) as progress:
        task = progress.add_task(text("simulate-running"), total=len(work))
        try:
            for outcome in runner(work):
                outcomes.append(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            errors.print(text("arena-stopped", done=len(outcomes), total=len(work)))
    if not outcomes:
        return
    if as_json:
        console.print_json(json.dumps(summary(outcomes)))
    else:
        console.print(_table(outcomes))


def _table(outcomes: list[Outcome]) -> Table:
    rated = ratings(outcomes)
    table = Table()
    for column in ("bot", "against", "games", "wins", "interval", "points", "rating", "time"):
        table.add_column(text(f"arena-{column}"), justify="left" if column in ("bot", "against") else "right")
    for row in rows(outcomes):
        table.add_row(
            row.bot,
            row.against,
            str(row.games),
            f"{row.wins:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.points:.1f}",
            f"{rated[row.bot]:.1f}",
            f"{1000 * row.seconds:.1f} ms",
        )
    return table
