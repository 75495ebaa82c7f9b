"""Gymnasium's own check over our games."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import perankh
from perankh.adapters.gymnasium import ILLEGAL_REWARD, SeatEnv, register


@pytest.mark.parametrize("slug", perankh.games())
def test_the_checker_is_content(slug: str) -> None:
    register()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"perankh/{slug}").unwrapped)


@pytest.mark.parametrize("slug", perankh.games())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_against_a_bot(slug: str, seat: int) -> None:
    env = SeatEnv(slug, ["greedy"], seat, render_mode="ansi")
    seen, info = env.reset(seed=2)
    assert env.render()
    over = False
    reward = 0.0
    rng = np.random.default_rng(2)
    while not over:
        assert env.state.seat == seat
        assert reward == 0.0
        moves = np.flatnonzero(seen["action_mask"])
        assert moves.tolist() == env.state.legal()
        seen, reward, over, cut, info = env.step(rng.choice(moves))
        assert not cut
        assert "illegal" not in info
    places = env.state.ranking()
    assert reward == (places[1 - seat] > places[seat]) - (places[1 - seat] < places[seat])


def test_an_illegal_move_loses() -> None:
    env = SeatEnv("sobek")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (ILLEGAL_REWARD, True, True)


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(perankh.BadOption, match="seats are 0 to 1"):
        SeatEnv("sobek", seat=2)
    with pytest.raises(perankh.BadOption, match="seats"):
        SeatEnv("sobek", ["random", "random"])
    with pytest.raises(perankh.BadOption, match="no bot"):
        SeatEnv("sobek", ["nobody"])
