"""Puts messages into words, in English and German, from the .ftl files of this folder and of the games."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from perankh.engine.message import Message, Value

LANGUAGES = ("en", "de")


class Words:
    """All words of one language about one game (or, without a game, about the house)."""

    def __init__(self, language: str, slug: str | None = None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(_source("perankh.words", f"{language}.ftl")))
        if slug is not None:
            folder = f"perankh.games.{slug}"
            self.bundle.add_resource(FluentResource(_source(folder, f"messages/{language}.ftl")))

    def has(self, message_id: str) -> bool:
        return bool(self.bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words; `names` are the players, by seat."""
        if message.id == "seat":
            number = message.args["number"]
            assert isinstance(number, int)
            if number < len(names):
                return names[number]
            return self.say(Message("player", {"number": number + 1}))
        args = {name: self._value(value, names) for name, value in message.args.items()}
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _value(self, value: Value, names: Sequence[str]) -> int | str:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, list):
            return ", ".join(self.say(one, names) for one in value)
        return value


@cache
def words(language: str, slug: str | None = None) -> Words:
    return Words(language, slug)


def _source(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")
