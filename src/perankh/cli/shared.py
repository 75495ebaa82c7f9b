"""What several commands need: consoles, the language, options given as text, files.

Consoles read markup, as the games draw their tables with it; what people write is escaped before.
"""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from perankh.engine.catalogue import game as find_game
from perankh.engine.errors import BadComponents, BadOption, BadRecord
from perankh.engine.game import Game
from perankh.engine.message import Message, Value
from perankh.engine.record import Record
from perankh.words import LANGUAGES, words

console = Console(highlight=False, emoji=False)
errors = Console(stderr=True)

MOST_JOBS = 256


def system_language() -> str:
    language = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    return language if language in LANGUAGES else "en"


def text(message_id: str, **args: Value) -> str:
    """A line of the house in the system's language, for help texts."""
    return words(system_language()).say(Message(message_id, args))


class Language(StrEnum):
    en = "en"
    de = "de"


SYSTEM = Language(system_language())


GameName = Annotated[str, typer.Argument(help=text("cli-game"), metavar="GAME")]
Components = Annotated[Path | None, typer.Option(help=text("cli-components"), dir_okay=False)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=text("cli-option"), metavar="NAME=VALUE")]
Seed = Annotated[int | None, typer.Option(help=text("cli-seed"))]
Lang = Annotated[Language, typer.Option(help=text("cli-lang"))]


def read_options(given: list[str] | None) -> dict[str, str]:
    """NAME=VALUE, any number of times."""
    options = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadOption(f"{one!r} is not of the form NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def read_record(path: Path) -> Record:
    try:
        return Record.from_json(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"cannot read {path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    try:
        path.write_text(record.to_json(), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error}") from None


def open_game(slug: str, components: Path | None) -> Game:
    """A game by name, its cards, tiles and boards from a file that may hold anything."""
    if components is None:
        return find_game(slug)
    try:
        if not components.is_file():
            raise BadOption(f"there is no file {components}")
        return find_game(slug, components)
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"cannot read {components}: {error}") from None
    except (ValueError, OverflowError) as error:
        raise BadComponents(f"{components} holds a value that cannot be: {error}") from None
    except RecursionError:
        raise BadComponents(f"{components} is nested too deeply") from None
