"""`games` and `rules`: what there is and how it goes."""

import re
from importlib.resources import files
from typing import Annotated

import typer
from rich.markdown import Markdown

from perankh.cli.shared import SYSTEM, GameName, Lang, console, text
from perankh.engine.catalogue import game as find_game
from perankh.engine.catalogue import games as all_games
from perankh.engine.errors import BadOption
from perankh.engine.message import Message
from perankh.words import words


def games(lang: Lang = SYSTEM) -> None:
    for slug in all_games():
        game = find_game(slug)
        speech = words(lang.value, slug)
        console.print(f"[bold]{slug}[/]  {speech.say(Message('title'))}  ({_range(game.seats)})")
        console.print(f"    {speech.say(Message('tagline'))}")
        for option in game.options:
            console.print(f"    [dim]{option.name} = {' | '.join(option.choices)}[/]")


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help=text("cli-rules-id"), metavar="ID")] = None,
) -> None:
    find_game(game)
    source = files("perankh").joinpath(f"docs/rules/{game}.md").read_text(encoding="utf-8")
    if rule is None:
        console.print(Markdown(source))
        return
    found = [line.strip() for line in source.splitlines() if re.search(rf"\*\*{re.escape(rule)}(\.\d+)*\b", line)]
    if not found:
        raise BadOption(f"the rules of {game} have no {rule!r}")
    console.print(Markdown("\n".join(found)))


def _range(seats: list[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
