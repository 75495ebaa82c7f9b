"""Every message exists in both languages, and whole games can be told in both."""

from functools import partial

import pytest
from fluent.syntax import FluentParser, ast

import perankh
from perankh.engine.match import Match
from perankh.engine.message import Message, seat_word
from perankh.engine.rng import Rng
from perankh.words import LANGUAGES, Words, _source, words

SOURCES = [
    ("perankh.words", "{}.ftl"),
    ("perankh.words", "client.{}.ftl"),
    *((f"perankh.games.{slug}", "messages/{}.ftl") for slug in perankh.games()),
]


def parsed(package: str, name: str, language: str) -> ast.Resource:
    return FluentParser().parse(_source(package, name.format(language)))


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.add(f"@{node.id.name}")
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    walk(one)

    walk(message.value)
    return found


@pytest.mark.parametrize(("package", "name"), SOURCES)
def test_both_languages_have_the_same_messages(package: str, name: str) -> None:
    found = {}
    for language in LANGUAGES:
        body = parsed(package, name, language).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{package} {language} does not parse"
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), "a message is defined twice"
        found[language] = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    assert found["en"].keys() == found["de"].keys()
    for key, message in found["en"].items():
        assert variables(message) == variables(found["de"][key]), key


@pytest.mark.parametrize("slug", perankh.games())
def test_options_and_titles_have_words(slug: str) -> None:
    for language in LANGUAGES:
        speech = words(language, slug)
        for key in ("title", "tagline", "credits"):
            assert speech.say(Message(key))
        for option in perankh.game(slug).options:
            assert speech.say(Message(f"option-{option.name}"))
            for choice in option.choices:
                assert speech.say(Message(f"option-{option.name}-{choice}"))


@pytest.mark.parametrize("slug", perankh.games())
def test_whole_games_are_told_in_both_languages(slug: str) -> None:
    game = perankh.game(slug)
    variants = game.variants()
    for seed in range(2 * len(variants)):
        seats, options = variants[seed % len(variants)]
        tell(Match.new(game, seats, seed, options, []), [words(language, slug) for language in LANGUAGES])


def tell(match: Match, languages: list[Words]) -> None:
    rng = Rng("words")
    names = ["Anna", "Ben", "Clara", "David"]
    while match.state.seat >= 0:
        state = match.state
        legal = state.legal()
        heard: list[Message] = [state.prompt, state.prompt_for(None), *(state.label(move) for move in legal)]
        notes = match.play(legal[rng.below(len(legal))])
        for speech in languages:
            for message in [*heard, *(note.message for note in notes)]:
                text = speech.say(message, names)
                assert text.strip()
                assert "{" not in text
                assert "$" not in text
    for speech in languages:
        for seat in [None, *range(match.state.seats)]:
            assert match.game.draw(match.state.view(seat), partial(speech.say, names=names))
        for seat in range(match.state.seats):
            for key, _ in match.state.breakdown(seat):
                assert speech.say(Message(key))


def test_players_are_called_by_name_or_number() -> None:
    assert words("en").say(seat_word(1), ["Anna", "Ben"]) == "Ben"
    assert words("de").say(seat_word(1)) == "Spieler 2"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        words("en").say(Message("no-such-thing"))
