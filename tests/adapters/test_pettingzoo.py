"""PettingZoo's own tests over our games, warnings as errors."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
import shimmy
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import perankh
from perankh.adapters import openspiel, pettingzoo
from tests.adapters.tables import TABLES, name

OF_EVERY_DICT = [  # what the suite says of all environments with a mask in the observation but its own
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
]


@pytest.fixture(autouse=True)
def warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=map(name, TABLES))
def test_the_api_is_kept(slug: str, seats: int, options: dict[str, str]) -> None:
    api_test(pettingzoo.env(slug, seats, plain=True, **options), num_cycles=1000)


@pytest.mark.parametrize("slug", perankh.games())
def test_the_api_is_kept_with_masks_in_the_observation(slug: str) -> None:
    for message in OF_EVERY_DICT:
        warnings.filterwarnings("ignore", message)
    api_test(pettingzoo.env(slug), num_cycles=1000)


@pytest.mark.parametrize("slug", perankh.games())
def test_seeds_decide(slug: str) -> None:
    seed_test(lambda: pettingzoo.env(slug), num_cycles=500)


@pytest.mark.parametrize("slug", perankh.games())
def test_all_at_once(slug: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(slug, illegal="replace", plain=True), num_cycles=1000)


@pytest.mark.parametrize("slug", perankh.games())
def test_cycles_end_in_time(slug: str) -> None:
    """Its actions know of no mask."""
    made = partial(pettingzoo.parallel_env, slug, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **given: parallel_to_aec(made(**given))))


@pytest.mark.slow
@pytest.mark.parametrize("slug", perankh.games())
def test_shimmy_brings_openspiels_form_back(slug: str) -> None:
    openspiel.register([slug])
    warnings.filterwarnings("ignore", "Agent's m.* observation space value is -?infinity")  # its spaces, not ours
    api_test(shimmy.OpenSpielCompatibilityV0(game_name=f"perankh_{slug}"), num_cycles=1000)


@pytest.mark.parametrize("slug", perankh.games())
def test_masks_are_the_legal_moves_and_rewards_the_result(slug: str) -> None:
    env = pettingzoo.env(slug)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            rewards[agent] = reward
            env.step(None)
            continue
        state = env.unwrapped.state_of_play
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal()
        assert (info["action_mask"] == seen["action_mask"]).all()
        env.step(int(rng.choice(state.legal())))
    places = env.unwrapped.state_of_play.ranking()
    assert (rewards["player_0"] > rewards["player_1"]) == (places[0] < places[1])
    assert rewards["player_0"] == -rewards["player_1"]


def test_an_illegal_move_loses() -> None:
    env = pettingzoo.env("sobek")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    loser = env.agent_selection
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[loser] == pettingzoo.ILLEGAL_REWARD
    assert all(env.terminations.values())


def test_a_cycle_refuses_an_illegal_move_and_changes_nothing() -> None:
    env = pettingzoo.parallel_env("sobek")
    seen, _ = env.reset(seed=1)
    before = env.table.state.dump()
    decider = env.possible_agents[env.table.state.seat]
    bad = int(np.flatnonzero(seen[decider]["action_mask"] == 0)[0])
    with pytest.raises(perankh.IllegalMove):
        env.step({**dict.fromkeys(env.possible_agents, env.table.size - 1), decider: bad})
    assert env.table.state.dump() == before
    with pytest.raises(perankh.BadOption, match="refuse"):
        pettingzoo.parallel_env("sobek", illegal="maybe")
