"""The house, the people in it, and how it is."""

from typing import Annotated, Literal

from msgspec import Meta

from perankh.server.protocol.base import TEXT, Incoming, Level, Name, Outgoing, PlayerId, Slug


class OptionInfo(Outgoing):
    """Words: `option-<name>` and `option-<name>-<choice>`."""

    name: str
    choices: list[str]  # the first is the default


class GameInfo(Outgoing):
    """Words: `title`, `tagline`, `credits` in the messages of the game."""

    game: Slug
    rules: str
    seats: list[int]
    options: list[OptionInfo]


class House(Outgoing):
    """Words of a level: `bot-<level>`."""

    version: str
    games: list[GameInfo]
    levels: list[Level]


class Rules(Outgoing):
    """The numbered rules of a game, as Markdown."""

    game: Slug
    markdown: str


class Me(Outgoing):
    """Who the browser is, by its cookie. Without a cookie everything is empty."""

    player: PlayerId | None = None
    name: str | None = None
    recovery: bool = False  # there is a recovery phrase


class NameMe(Incoming):
    name: Name


class RecoveryPhrase(Outgoing):
    """Shown once; a new one takes the place of the old one."""

    phrase: str


class Recover(Incoming):
    phrase: Annotated[str, Meta(min_length=1, max_length=200, pattern=TEXT)]


class Health(Outgoing):
    status: Literal["ok"]
    tables: int
    sockets: int
