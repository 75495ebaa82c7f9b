"""TP-12: the final scoring of the base version."""

from tests.games.terra_pyramides.scene import GAME, player, scene
from tests.support import rule


def sources(state, seat: int) -> dict[str, int]:  # type: ignore[no-untyped-def]
    return {name.removeprefix("points-"): points for name, points in state.breakdown(seat) if points}


@rule("TP-12.1", "TP-12.2", "TP-12.3", "TP-1.1")
def test_foundations_pyramids_stones_and_gold() -> None:
    state = scene(
        foundations={"e7": 3, "c8": 2, "j2": 4, "b6": 3},
        workers={"e7": (0, 1), "c8": (0, 2), "j2": (1, 3)},
        pyramids={"b6": (0, "red", 3, 1), "d10": (0, "blue", 1, 1)},
        stones=[{"red": 2, "white": 1}, {}],
        gold=[4, 0],
    )
    assert sources(state, 0) == {"foundations": 5, "pyramids": 25, "stones": 3, "gold": 4}
    assert state.scores() == [37, 4]


@rule("R-10")
def test_only_the_highest_level_of_a_pyramid_counts() -> None:
    state = scene(foundations={"b6": 3}, pyramids={"b6": (0, "red", 5, 1)})
    assert sources(state, 0) == {"pyramids": 60}


@rule("TP-12.1")
def test_a_foundation_without_workers_counts_for_nobody() -> None:
    assert scene(foundations={"e7": 3}).scores() == [0, 0]


@rule("TP-12.5", "TP-1.1")
def test_most_points_win_and_ties_are_shared() -> None:
    state = scene(seats=3, gold=[4, 4, 2])
    assert state.ranking() == [1, 1, 3]


@rule("TP-12.4")
def test_points_go_on_beyond_a_hundred() -> None:
    state = scene(version="horus", horus=[120, 0], pyramids={"b6": (0, "red", 5, 1), "d10": (0, "blue", 5, 1)})
    assert player(state, 0)["points"] == 240


def test_the_view_counts_the_same_points() -> None:
    state = GAME.new(3, 4, version="nile")
    for _ in range(120):
        state.play(state.legal()[-1])
    for seat in range(3):
        shown = player(state, seat)
        assert shown["points"] == state.scores()[seat] == sum(shown["sources"].values())
