"""`replay` and `verify`: what a record tells."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from perankh.cli.shared import SYSTEM, Lang, console, read_record, text
from perankh.engine.catalogue import game as find_game
from perankh.engine.match import Match
from perankh.words import words

File = Annotated[Path, typer.Argument(help=text("cli-file"), dir_okay=False)]


def replay(file: File, lang: Lang = SYSTEM) -> None:
    record = read_record(file)
    record.verify()
    game = find_game(record.game)
    speech = words(lang.value, record.game)
    moves, record.moves = record.moves, []
    match = Match(game, record)
    names = [escape(name) for name in record.players] if len(set(record.players)) == record.seats else []
    for number, move in enumerate(moves, 1):
        console.print(f"[dim]{number:>4}  {move}[/]")
        for note in match.play(game.move(move)):
            if note.shown_to(match.movers[-1]):
                console.print(f"      {speech.say(note.message, names)}")
    console.print()
    console.print(game.draw(match.state.view(None), lambda message: speech.say(message, names)))


def verify(file: File) -> None:
    state = read_record(file).verify()
    if state.seat < 0:
        console.print(text("cli-verified", moves=state.ply, scores=str(state.scores()), ranking=str(state.ranking())))
    else:
        console.print(text("cli-verified-unfinished", moves=state.ply))
