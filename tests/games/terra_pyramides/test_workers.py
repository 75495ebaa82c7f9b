"""TP-8.5 and TP-8.6: where workers go."""

import pytest

from tests.games.terra_pyramides.scene import decision, player, scene, site
from tests.support import legal, play, rule

EX2_TILES = {"e4": "eye", "e5": "eye", "f5": "eye", "f6": "eye"}
EX2_SITES = {"e2": 1, "d5": 1, "f4": 1, "e7": 1, "g6": 1}


@rule("TP-EX2", "TP-8.5", "TP-8.5.1", "TP-8.5.5")
@pytest.mark.parametrize(
    ("cell", "other", "targets"),
    [("e3", "e6", ["e2", "f4", "e7"]), ("e6", "e3", ["e2", "d5", "g6", "e7"])],
)
def test_reach(cell: str, other: str, targets: list[str]) -> None:
    """The line of a move need not be the chosen row."""
    state = scene(tiles={**EX2_TILES, other: "eye"}, foundations=EX2_SITES, hands=("worker", "eye"))
    play(state, f"lay {cell}", "row vertical")
    assert legal(state) == [*(f"send {name}" for name in targets), "home"]


@rule("TP-8.5.2")
def test_targets_are_unowned_and_own_sites_also_a_foundation_of_this_turn() -> None:
    state = scene(
        tiles={"e4": "eye", "e5": "eye", "e6": "eye"},
        workers={"e7": (0, 1)},
        pyramids={"f4": (0, "red", 1, 1)},
        hands=("worker", "eye"),
    )
    play(state, "lay e3", "row vertical")  # founds e2
    assert legal(state) == ["send e2", "send f4", "send e7", "home"]


@rule("TP-8.5.3")
def test_not_over_open_cells_or_sites_and_not_onto_empty_or_foreign_sites() -> None:
    state = scene(
        tiles={"e5": "eye", "e6": "eye"},  # e4 is open: no way down to e7
        foundations={"e7": 1, "h3": 1},
        workers={"f4": (1, 1)},
        pyramids={"e2": (1, "red", 1, 1)},
        hands=("worker", "eye"),
    )
    play(state, "lay e3", "row vertical")
    assert decision(state) == "take"  # c3 is empty, f4 and e2 are foreign, the way to h3 is open: it had to go home
    assert player(state, 0)["workers"] == 15


@rule("TP-8.5.4")
def test_a_site_holds_three_workers() -> None:
    state = scene(workers={"e2": (0, 3)}, hands=("worker", "eye"))
    play(state, "lay e3")
    assert decision(state) == "take"
    assert site(state, "e2")["workers"] == 3


@rule("TP-8.5.5")
def test_several_workers_may_go_to_one_site_or_to_different_ones() -> None:
    setting = {"tiles": {"e4": "worker", "e5": "eye", "e6": "eye"}, "foundations": {"e2": 1, "e7": 1}}
    one = scene(**setting, hands=("worker", "eye"))  # type: ignore[arg-type]
    play(one, "lay e3", "row vertical", "send e2", "send e2")
    assert site(one, "e2")["workers"] == 2
    two = scene(**setting, hands=("worker", "eye"))  # type: ignore[arg-type]
    play(two, "lay e3", "row vertical", "send e7", "send e2")
    assert (site(two, "e2")["workers"], site(two, "e7")["workers"]) == (1, 1)


@rule("TP-8.5.6")
def test_a_worker_may_return_and_must_without_a_target() -> None:
    state = scene(foundations={"e2": 1}, hands=("worker", "eye"))
    play(state, "lay e3", "home")
    assert player(state, 0)["workers"] == 15
    assert site(state, "e2")["owner"] is None


@rule("R-40", "R-3", "TP-4.2")
def test_building_between_two_workers_gives_room() -> None:
    """e2 is full; a level built in between, with stones of this very row, makes room for both."""
    state = scene(
        tiles={"e4": "stone_worker_red"},
        workers={"e2": (0, 3)},
        hands=("worker", "eye"),
    )
    play(state, "lay e3", "row vertical")
    assert legal(state) == ["home", "build e2"]
    play(state, "build e2")
    assert legal(state) == ["send e2", "home"]
    play(state, "send e2", "send e2")
    assert (site(state, "e2")["level"], site(state, "e2")["workers"]) == (1, 3)


@rule("R-39")
def test_what_gives_no_room_to_the_worker_is_not_offered_before_it() -> None:
    """Gold could buy a worker or a stone, and i10 could be built on: all that is offered at the end of the turn."""
    state = scene(
        workers={"i10": (0, 3)},
        foundations={"e2": 1},
        hands=("worker", "eye"),
        gold=[3],
        stones=[{"red": 1}],
    )
    play(state, "lay e3")
    assert legal(state) == ["send e2", "home"]
    play(state, "send e2", "draw 1")
    assert legal(state) == ["build i10", "hire", "stone", "done"]


@rule("R-39", "TP-9.1", "TP-9.5")
def test_a_full_target_without_the_stones_may_be_helped_by_swapping_or_buying() -> None:
    state = scene(
        pyramids={"e2": (0, "blue", 1, 3)},
        hands=("worker", "eye"),
        gold=[3],
        stones=[{"red": 2, "blue": 1}],
    )
    play(state, "lay e3")
    assert legal(state) == ["home", "swap", "stone"]
    play(state, "swap", "give red", "give red")
    assert legal(state) == ["home", "build e2"]
    hopeless = scene(pyramids={"e2": (0, "blue", 1, 3)}, hands=("worker", "eye"), stones=[{"red": 1}])
    play(hopeless, "lay e3")
    assert decision(hopeless) == "take"


@rule("R-18")
def test_a_finished_pyramid_with_room_may_be_entered() -> None:
    state = scene(pyramids={"e2": (0, "red", 5, 1)}, hands=("worker", "eye"))
    play(state, "lay e3", "send e2")
    assert site(state, "e2")["workers"] == 2


@rule("TP-8.6", "R-6")
def test_the_first_turn_limit_covers_bought_workers() -> None:
    state = scene(foundations={"e2": 1, "b6": 1}, hands=("worker", "eye"), gold=[4], first_turn=True)
    play(state, "lay e3", "send e2", "draw 1", "hire")
    assert site(state, "e2")["workers"] == 2  # b6 was no choice
    later = scene(foundations={"e2": 1, "b6": 1}, hands=("worker", "eye"), gold=[4])
    play(later, "lay e3", "send e2", "draw 1", "hire")
    assert legal(later) == ["place e2", "place b6"]


@rule("TP-8.6")
def test_the_limit_ends_with_the_first_turn() -> None:
    state = scene(
        tiles={"e4": "worker", "e5": "eye", "e6": "eye"}, foundations={"e2": 1, "e7": 1}, hands=("worker", "eye")
    )
    play(state, "lay e3", "row vertical", "send e2", "send e7")
    assert (site(state, "e2")["owner"], site(state, "e7")["owner"]) == (0, 0)


@rule("R-31")
def test_leaving_the_first_foundation_does_not_allow_a_second() -> None:
    """The last worker is on e2; it is taken back and bought again, and only e2 is open to it."""
    state = scene(
        foundations={"e2": 1, "b6": 1},
        hands=("worker", "eye"),
        supply=[1],
        gold=[3],
        first_turn=True,
    )
    play(state, "lay e3", "send e2", "draw 1")
    assert legal(state) == ["stone", "recall e2", "done"]
    play(state, "recall e2", "hire")
    assert site(state, "e2")["owner"] == 0
    assert site(state, "b6")["owner"] is None
