"""What compiling changes behind one's back, where it concerns us."""

import pickle
import re
from pathlib import Path

import pytest

import perankh
from perankh.engine.game import State
from perankh.engine.moves import Moves

SOURCES = Path(perankh.__file__).parent


def test_an_abstract_state_can_be_made_but_answers_nothing() -> None:
    """mypyc does not keep anybody from making an object of an abstract class."""
    state = State(perankh.game("sobek"))
    for ask in (state.setup, lambda: state.choices(Moves(1), 0, 0, 0, 0, 0, 0), lambda: state.standing(0)):
        with pytest.raises(NotImplementedError):
            ask()


@pytest.mark.parametrize("slug", perankh.games())
def test_positions_travel_between_processes_as_dumps(slug: str) -> None:
    """Packed arrays do not pickle; what `dump` gives does."""
    game = perankh.game(slug)
    state = game.new(seed=1)
    if not isinstance(state.table, list):
        with pytest.raises(TypeError):
            pickle.dumps(state.table)
    assert game.load(pickle.loads(pickle.dumps(state.dump()))).dump() == state.dump()


@pytest.mark.parametrize("slug", perankh.games())
def test_all_numbers_have_room(slug: str) -> None:
    """Narrow native numbers wrap around silently: everything is an i64, and no segment comes near its bounds."""
    for segment in perankh.game(slug).layout.segments:
        assert -(2**62) < segment.low <= segment.high < 2**62


def test_nobody_uses_narrow_numbers() -> None:
    for path in SOURCES.rglob("*.py"):
        assert not re.search(r"\b(u8|i16|i32)\b", path.read_text(encoding="utf-8")), path
