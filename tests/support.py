"""What tests of all games use: citing rules, playing in notation, reading the journal, correcting components."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import perankh
from perankh.engine.errors import BadComponents
from perankh.engine.game import State
from perankh.engine.match import Match
from perankh.engine.message import Message
from perankh.engine.rng import Rng


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules it shows; `make rules-coverage` looks for them."""
    return pytest.mark.rule(ids)


def legal(state: State) -> list[str]:
    return [state.game.text(move) for move in state.legal()]


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(state.game.move(move))
    return state


def listen(state: State, *moves: str, observer: int | None = None) -> list[Message]:
    """Play moves and return what the journal tells an observer (None: a spectator) of them."""
    state.journal = []
    play(state, *moves)
    number = state.game.observers if observer is None else observer
    return [note.message for note in state.journal if note.shown_to(number)]


def play_out(state: State, rng: Rng) -> State:
    """Random moves to the end of the game."""
    while state.seat >= 0:
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
    return state


# Components


def components(slug: str) -> str:
    """The text of a game's components.toml."""
    return files(f"perankh.games.{slug}").joinpath("components.toml").read_text(encoding="utf-8")


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """A text with the first occurrence of each text replaced by another."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def check_refused(slug: str, folder: Path, text: str, sentence: str) -> None:
    """A components file is refused with a sentence that says this."""
    with pytest.raises(BadComponents, match=re.escape(sentence)):
        game_with(slug, folder, text)


def check_replay(slug: str, folder: Path, text: str, seats: int) -> None:
    """A game with another components file can be replayed with the same file."""
    game = game_with(slug, folder, text)
    match = Match.new(game, seats, 5, {}, [])
    rng = Rng("records")
    while match.state.seat >= 0:
        moves = match.state.legal()
        match.play(moves[rng.below(len(moves))])
    assert match.record().verify(game).dump() == match.state.dump()


def game_with(slug: str, folder: Path, text: str) -> perankh.Game:
    """A game with another components file."""
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return perankh.game(slug, path)
