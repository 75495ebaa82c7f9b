"""Every game of the catalogue keeps the contract, at every seat count and with every option."""

import pytest

import perankh
from perankh.engine import game as contract
from perankh.engine.conformance import Violation, check_fairness, check_game
from perankh.engine.game import Game, State
from perankh.engine.layout import PUBLIC
from perankh.engine.rng import Rng

CASES = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{'-'.join(options.values()) or 'standard'}")
    for slug in perankh.games()
    for seats, options in perankh.game(slug).variants()
]
COMPILED = not contract.__file__.endswith(".py")
GAMES = 12 if COMPILED else 1  # of each case; `perankh simulate --check` plays thousands


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_random_games_keep_the_contract(slug: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        check_game(perankh.game(slug), seats, seed, options)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_redeals_are_fair_and_complete(slug: str, seats: int, options: dict[str, str]) -> None:
    rng = Rng("fairness")
    state = somewhere_in(slug, seats, options, rng)
    for seat in range(seats):
        check_fairness(state, seat, rng, rounds=600)


def somewhere_in(slug: str, seats: int, options: dict[str, str], rng: Rng) -> State:
    """A random position of the first half of a game."""
    state = perankh.game(slug).new(seats, 4, **options)
    middle = state.clone()
    while state.seat >= 0:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        if state.ply % 2:
            legal = middle.legal()
            middle.play(legal[rng.below(len(legal))])
    return middle if middle.seat >= 0 else perankh.game(slug).new(seats, 4, **options)


@pytest.mark.parametrize("slug", perankh.games())
def test_every_notation_is_unique_readable_and_read_back(slug: str) -> None:
    game = perankh.game(slug)
    for move, text in enumerate(game.moves.texts):
        assert game.move(text) == move
        assert text == text.strip().lower()
        assert all(char.isalnum() or char in " _-+,.>" for char in text), text
    assert len(set(game.moves.texts)) == len(game.moves.texts)


BREAKS = {"place": "learn something|redeal", "stack": "learn something|redeal", "deben": "learn something|redeal"}


@pytest.mark.parametrize("segment", BREAKS)
def test_a_game_that_shows_what_is_hidden_is_found_out(segment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite itself can fail."""
    game = perankh.game("sobek")
    monkeypatch.setattr(game.layout.find(segment), "shown", PUBLIC)
    with pytest.raises(Violation, match=BREAKS[segment]):
        check_many(game)


def check_many(game: Game) -> None:
    for seed in range(30):
        check_game(game, 2, seed, {}, closely=100)


def test_a_decision_that_finds_no_move_must_be_said_to_lapse(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this game two scarabs find no type to lie with (SB-9.6)."""
    game = perankh.game("sobek")
    kind = next(kind for kind in game.kinds if kind.name == "scarabs-to")
    check_game(game, 2, 2, {}, closely=0)
    monkeypatch.setattr(kind, "lapses", False)
    with pytest.raises(Violation, match="'scarabs-to' finds no legal move"):
        check_game(game, 2, 2, {}, closely=0)
