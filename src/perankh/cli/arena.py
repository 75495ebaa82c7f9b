"""`arena`: bots against bots."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from perankh.arena.games import Outcome, tasks
from perankh.arena.journal import Journal
from perankh.arena.results import ratings, rows, summary
from perankh.arena.workers import local, on_ray
from perankh.bots import Player
from perankh.cli.shared import MOST_JOBS, GameName, Options, console, errors, read_options, text
from perankh.engine.catalogue import game as find_game

MOST_GAMES = 1_000_000


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help=text("cli-arena-bots"))] = "search:0.1s,greedy,random",
    games: Annotated[int, typer.Option(help=text("cli-arena-games"), min=1, max=MOST_GAMES)] = 100,
    seats: Annotated[int, typer.Option(help=text("cli-simulate-seats"))] = 0,
    seed: Annotated[int, typer.Option(help=text("cli-simulate-seed"), min=0)] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option(help=text("cli-simulate-jobs"), min=1, max=MOST_JOBS)] = 1,
    ray: Annotated[str | None, typer.Option(help=text("cli-arena-ray"), metavar="ADDRESS")] = None,
    keep: Annotated[Path | None, typer.Option(help=text("cli-arena-keep"), metavar="FILE", dir_okay=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        Player(name)  # refuses an unknown bot before anything starts
    options = read_options(option)
    count = seats or (2 if 2 in found.seats else found.seats[0])
    found.choose(count, options)
    work = tasks(game, options, names, count, games, seed)
    runner = on_ray(ray) if ray is not None else local(jobs)
    journal = Journal(keep) if keep is not None else None
    outcomes = journal.outcomes(work) if journal is not None else []
    known = {outcome.task for outcome in outcomes}
    with Progress(console=errors, disable=as_json) as progress:
        task = progress.add_task(text("simulate-running"), total=len(work), completed=len(known))
        try:
            for outcome in runner([one for one in work if one not in known]):
                outcomes.append(outcome)
                if journal is not None:
                    journal.add(outcome)
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
    table = Table(box=None, pad_edge=False)  # fits 80 columns
    for column in ("bot", "against", "games", "wins", "interval", "points", "rating", "time"):
        name = column in ("bot", "against")
        table.add_column(text(f"arena-{column}"), justify="left" if name else "right", min_width=9 if name else 0)
    for row in rows(outcomes):
        table.add_row(
            row.bot,
            row.against,
            str(row.games),
            f"{row.wins:.1%}",
            f"{100 * row.low:.1f}–{100 * row.high:.1f}",
            f"{row.points:.1f}",
            f"{rated[row.bot]:.1f}",
            f"{1000 * row.seconds:.1f}",
        )
    return table
