"""The estimate of final points that bots go by."""

import pytest

from perankh.games.terra_pyramides.evaluate import turns_left
from tests.games.terra_pyramides.scene import GAME, decision, scene
from tests.support import play


def worth(**words: object) -> float:
    return scene(**words).estimate(0)  # type: ignore[arg-type]


def test_a_finished_game_is_worth_its_points() -> None:
    for version in ("base", "horus", "nile"):
        state = GAME.new(2, 3, version=version)
        while state.seat >= 0:
            state.play(state.legal()[0])
        assert [state.estimate(seat) for seat in range(2)] == [float(points) for points in state.scores()]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"stones": [{"red": 3}]}, {"stones": [{"blue": 3}]}),  # of the pyramid's colour
        ({"stones": [{"white": 3}]}, {"stones": [{"blue": 3}]}),
        ({"gold": [4]}, {"gold": [1]}),
        ({"pyramids": {"e7": (0, "red", 3, 1)}}, {"pyramids": {"e7": (0, "red", 2, 1)}}),
        ({"pyramids": {"e7": (0, "red", 2, 3)}}, {"pyramids": {"e7": (0, "red", 2, 1)}}),
        ({"workers": {"b6": (0, 2)}}, {"workers": {"b6": (0, 1)}}),
        ({"version": "horus", "horus": [9]}, {"version": "horus", "horus": [2]}),
        ({"version": "nile", "oases": [3]}, {"version": "nile", "oases": [0]}),
    ],
)
def test_what_helps_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    pyramid = {"pyramids": {"e7": (0, "red", 2, 1)}} if better.get("version") != "nile" else {}
    assert worth(**{**pyramid, **better}) > worth(**{**pyramid, **worse})


def test_turns_left_count_down_as_tiles_are_laid() -> None:
    state = GAME.new(3, 2)
    seen = []
    while state.seat >= 0:
        if decision(state) == "lay":
            seen.append((turns_left(state, 0), turns_left(state, 1), turns_left(state, 2)))  # type: ignore[arg-type]
        state.play(state.legal()[0])
    assert seen[0] == (12, 12, 12)
    assert [sum(left) for left in seen] == list(range(36, 0, -1))


def test_a_row_to_come_counts_before_it_is_chosen() -> None:
    """Beside four workers a tile is worth more than alone."""
    tiles = {"e4": "worker", "e5": "worker", "e6": "worker"}
    state = scene(tiles=tiles, foundations={"e2": 1, "h8": 1})
    beside, alone = play(state.clone(), "lay e3"), play(state.clone(), "lay i7")
    assert beside.estimate(0) > alone.estimate(0)


def test_a_fulfilled_task_is_worth_more_than_its_points() -> None:
    tops = dict.fromkeys(("b1", "g1", "e2"), (0, "red", 5, 1))
    short = scene(seats=1, mode="task1", pyramids={**tops, "e7": (0, "blue", 4, 1)})
    won = scene(seats=1, mode="task1", pyramids={**tops, "e7": (0, "blue", 5, 1)})
    assert won.estimate(0) - short.estimate(0) > 25


def test_where_colours_must_differ_only_the_tallest_pyramid_of_each_counts() -> None:
    """TP-14.6"""
    first = {"e7": (0, "red", 3, 1)}
    alone = scene(seats=1, mode="task3", pyramids=first)
    same = scene(seats=1, mode="task3", pyramids={**first, "b1": (0, "red", 2, 1)})
    other = scene(seats=1, mode="task3", pyramids={**first, "b1": (0, "blue", 2, 1)})
    assert same.estimate(0) <= alone.estimate(0) < other.estimate(0)
