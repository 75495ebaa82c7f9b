"""What tests of all games use: citing rules, playing in notation, reading the journal."""

import pytest

from perankh.engine.game import State
from perankh.engine.message import Message


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
