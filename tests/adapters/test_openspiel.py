"""OpenSpiel's own tests and algorithms over our games."""

import gzip
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts

import perankh
from perankh.adapters import openspiel
from tests.adapters.playthroughs import FOLDER, SEED
from tests.adapters.tables import TABLES, name

openspiel.register()


def load(slug: str, seats: int = 2, options: dict[str, str] | None = None) -> Any:
    given = {key: int(value) if value.isdecimal() else value for key, value in (options or {}).items()}
    return pyspiel.load_game(f"perankh_{slug}", {"players": seats, **given})


def dealt(spiel_game: Any, seed: int) -> Any:
    state = spiel_game.new_initial_state()
    for byte in seed.to_bytes(openspiel.SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=map(name, TABLES))
def test_random_games_pass_the_suite(slug: str, seats: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(load(slug, seats, options), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", perankh.games())
def test_the_game_is_the_house_game(slug: str) -> None:
    """The same moves, the same order of finish as played directly."""
    state = dealt(load(slug), 7)
    direct = perankh.game(slug).new(2, 7)
    rng = perankh.Rng(slug)
    while direct.seat >= 0:
        assert state.current_player() == direct.seat
        assert state.legal_actions() == direct.legal()
        move = direct.legal()[rng.below(len(direct.legal()))]
        assert state.action_to_string(direct.seat, move) == direct.game.text(move)
        direct.play(move)
        state.apply_action(move)
    assert state.is_terminal()
    places = direct.ranking()
    assert state.returns() == ([0.0, 0.0] if places[0] == places[1] else [1.0, -1.0] if places[0] == 1 else [-1.0, 1.0])


@pytest.mark.parametrize("slug", perankh.games())
def test_positions_travel_between_processes(slug: str) -> None:
    state = dealt(load(slug), 3)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("slug", perankh.games())
def test_hidden_things_leave_no_trace(slug: str) -> None:
    """What a player is told is the same whatever the others hold."""
    state = dealt(load(slug), 5)
    for ply in range(40):
        for player in range(2):
            other = openspiel.resampled(state, player, ply)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        state.apply_action(state.legal_actions()[0])


def test_a_private_choice_is_not_recalled_by_the_other() -> None:
    """Which tiles somebody picks for a sale is told when the sale is complete (a private decision)."""
    spiel_game = load("sobek")
    for seed in range(50):
        state = dealt(spiel_game, seed)
        rng = perankh.Rng(seed)
        while not state.is_terminal():
            position = state.position
            private = position.game.kinds[position.table[position.horizon(position.seat)]].private
            before = [len(moves) for moves in state.known]
            seat = position.seat
            state.apply_action(position.legal()[rng.below(len(position.legal()))])
            after = [len(moves) for moves in state.known]
            assert after[seat] == before[seat] + 1
            assert after[1 - seat] == before[1 - seat] + (0 if private else 1)
            if private:
                return
    pytest.fail("no private decision in fifty games")


@pytest.mark.slow
@pytest.mark.parametrize("slug", perankh.games())
def test_its_tree_search_plays_a_game(slug: str) -> None:
    spiel_game = load(slug)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [mcts.MCTSBot(spiel_game, 1.4, 2, evaluator, random_state=random), pyspiel.make_uniform_random_bot(1, 2)]
    state = dealt(spiel_game, 11)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


@pytest.mark.slow
@pytest.mark.parametrize("slug", perankh.games())
def test_the_playthrough_is_as_kept(slug: str) -> None:
    kept = gzip.decompress((FOLDER / f"{slug}.txt.gz").read_bytes()).decode()
    assert generate_playthrough.playthrough(f"perankh_{slug}", None, seed=SEED) == kept


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(perankh.BadOption, match="seats"):
        load("sobek", 5)
    with pytest.raises(perankh.BadOption, match="thief_categories"):
        load("sobek", 2, {"thief_categories": "seven"})
