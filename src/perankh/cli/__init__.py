"""The command line: `perankh play | serve | arena | simulate | replay | verify | rules | perft | bench | games`."""

import io
import sys

import typer

from perankh.cli.arena import arena
from perankh.cli.bench import bench
from perankh.cli.play import play
from perankh.cli.records import replay, verify
from perankh.cli.serve import serve
from perankh.cli.shared import errors, text
from perankh.cli.simulate import perft, simulate
from perankh.cli.tables import games, rules
from perankh.engine.errors import PerankhError

app = typer.Typer(
    help=text("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (play, serve, arena, simulate, replay, verify, rules, perft, bench, games):
    app.command(help=text(f"cli-{command.__name__}-help"))(command)


def main() -> None:
    """Bad input gets one clear sentence and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text come in, signs the terminal lacks go out
    try:
        app()
    except PerankhError as error:
        errors.print(f"perankh: {error}", style="red", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
