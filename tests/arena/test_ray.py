"""A tournament on a Ray cluster is the same tournament."""

from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster

from perankh.arena.games import tasks
from perankh.arena.workers import local, on_ray

pytestmark = pytest.mark.slow


@pytest.fixture
def address() -> Iterator[str]:
    """Where a cluster of this one machine listens."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def test_a_ray_cluster_plays_the_same_games_as_local_processes(address: str) -> None:
    work = tasks("sobek", {}, ["search:20", "greedy"], seats=2, games=4, seed=5)
    here = {outcome.task: (outcome.scores, outcome.ranking) for outcome in local(1)(work)}
    there = {outcome.task: (outcome.scores, outcome.ranking) for outcome in on_ray(address)(work)}
    assert there == here
    assert set(here) == set(work)
