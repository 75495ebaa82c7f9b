"""TP-6 and TP-7: choosing and equipping a row."""

from tests.games.terra_pyramides.scene import decision, player, scene, site, stones
from tests.support import legal, listen, play, rule


def row_of(state, move: str) -> dict[str, object]:  # type: ignore[no-untyped-def]
    """The row as the view shows it while its first worker decides."""
    after = play(state.clone(), move)
    shown = after.view(None)["row"]
    assert isinstance(shown, dict)
    return shown


FOUR_ROWS = {"e4": "worker", "d3": "worker", "f3": "worker", "d4": "worker", "f2": "worker"}


@rule("TP-6.1", "TP-6.2")
def test_four_rows_through_the_tile_end_at_sites_and_edges() -> None:
    state = scene(tiles=FOUR_ROWS, foundations={"e2": 1, "c3": 1, "f4": 1}, hands=("worker_eye", "eye"))
    play(state, "lay e3")
    assert legal(state) == ["row horizontal", "row vertical", "row falling", "row rising"]
    rows = {move: row_of(state, move)["cells"] for move in legal(state)}
    assert rows == {
        "row horizontal": ["d3", "e3", "f3", "g3"],  # between the sites c3 and h3
        "row vertical": ["e3", "e4", "e5", "e6"],  # between e2 and e7
        "row falling": ["c1", "d2", "e3"],  # from the edge to the site f4
        "row rising": ["c5", "d4", "e3", "f2"],  # between the sites b6 and g1
    }


@rule("TP-6.2")
def test_a_row_of_the_single_tile_is_legal_and_asked_for_only_once() -> None:
    state = scene(hands=("eye", "eye"))
    play(state, "lay f8")
    assert decision(state) == "take"  # all four rows are the same: nothing to choose
    assert player(state, 0)["gold"] == 1


@rule("TP-6.3", "TP-EX4")
def test_tiles_beyond_a_gap_count_in_full() -> None:
    state = scene(tiles={"e6": "eye"}, foundations={"e2": 1}, hands=("eye", "eye"))
    play(state, "lay e3", "row vertical")  # e4 and e5 are open
    assert player(state, 0)["gold"] == 2


@rule("TP-6.4", "R-2")
def test_oases_belong_to_rows_and_do_not_end_them() -> None:
    state = scene(tiles={"e1": "eye"}, hands=("eye", "eye"))
    play(state, "lay c1", "row horizontal")  # c1, the oasis d1, e1, f1
    assert player(state, 0)["gold"] == 3


@rule("TP-6.5")
def test_a_row_of_the_front_side_holds_at_most_four_tiles() -> None:
    full = {"e4": "eye", "e5": "eye", "e6": "eye"}
    state = scene(tiles=full, foundations={"e2": 1}, hands=("eye", "eye"))
    play(state, "lay e3", "row vertical")
    assert player(state, 0)["gold"] == 4


@rule("TP-7.1", "TP-7.2")
def test_workers_and_stones_are_put_on_the_tiles() -> None:
    state = scene(
        tiles={"e4": "stone_worker_red", "e5": "stone_blue", "e6": "worker"},
        foundations={"e2": 1, "e7": 1},
        hands=("eye", "eye"),
        supply=[5],
    )
    play(state, "lay e3", "row vertical")
    row = state.view(None)["row"]
    assert row["workers"] == ["e4", "e6"]  # type: ignore[index]
    assert player(state, 0)["workers"] == 3
    assert stones(state, 0) == {"red": 1, "blue": 1}
    assert state.view(None)["supply"]["stones"] == 30  # type: ignore[index]


@rule("TP-7.3", "R-44")
def test_with_too_few_workers_the_player_chooses_the_tiles() -> None:
    state = scene(
        tiles={"e4": "worker", "e5": "worker", "e6": "worker"},
        foundations={"e2": 1},
        hands=("eye", "eye"),
        supply=[2],
    )
    heard = listen(state, "lay e3", "row vertical")
    assert "short-of-workers" in [message.id for message in heard]
    assert legal(state) == ["equip e4", "equip e5", "equip e6"]
    play(state, "equip e6")
    assert legal(state) == ["equip e4", "equip e5"]
    play(state, "equip e4")
    assert player(state, 0)["workers"] == 0
    assert state.view(None)["row"]["workers"] == ["e4", "e6"]  # type: ignore[index]


@rule("TP-7.3")
def test_on_a_rising_diagonal_too() -> None:
    state = scene(tiles={"d4": "worker", "e3": "worker", "f2": "eye"}, hands=("worker", "eye"), supply=[1])
    play(state, "lay c5", "row rising")
    assert legal(state) == ["equip e3", "equip d4", "equip c5"]


@rule("TP-7.3", "TP-9.6", "TP-17.4")
def test_workers_may_first_be_taken_back() -> None:
    state = scene(
        tiles={"e4": "worker", "e5": "worker"},
        foundations={"e7": 2},
        workers={"b6": (0, 2), "e2": (0, 1)},
        pyramids={"g6": (0, "red", 1, 1)},
        hands=("worker", "eye"),
        supply=[0],
    )
    play(state, "lay e3", "row vertical")
    assert decision(state) == "ready"
    assert legal(state) == ["recall e2", "recall b6", "done"]  # never the last worker of a pyramid
    play(state, "recall b6", "recall b6")
    assert (site(state, "b6")["owner"], player(state, 0)["workers"]) == (None, 2)
    play(state, "recall e2")
    assert decision(state) == "send-worker"  # enough for the row: no more questions


@rule("TP-7.3")
def test_a_worker_that_comes_back_later_equips_nothing_more() -> None:
    """e3 is equipped, e4 is not; the worker of e3 goes home, and e4 still has none."""
    state = scene(
        tiles={"e4": "worker"},
        foundations={"e2": 1, "d5": 1},
        hands=("worker", "eye"),
        supply=[1],
    )
    play(state, "lay e3", "row vertical", "equip e3", "home")
    assert decision(state) == "take"
    assert player(state, 0)["workers"] == 1


@rule("R-7", "TP-17.1")
def test_with_too_few_stones_the_player_chooses_which_to_forgo() -> None:
    state = scene(
        tiles={"e4": "stone_worker_red", "e5": "stone_blue", "e6": "stone_red"},
        foundations={"e2": 1},
        hands=("eye", "eye"),
        supply=[0],
        stones_left=1,
    )
    heard = listen(state, "lay e3", "row vertical")
    assert "short-of-stones" in [message.id for message in heard]
    assert legal(state) == ["equip e4", "equip e5"]  # the second red tile is the same as the first
    play(state, "equip e5")
    assert stones(state, 0) == {"blue": 1}


@rule("R-7")
def test_two_of_three_stones() -> None:
    state = scene(
        tiles={"e4": "stone_worker_red", "e5": "stone_blue", "e6": "stone_red"},
        foundations={"e2": 1},
        hands=("eye", "eye"),
        supply=[0],
        stones_left=2,
    )
    play(state, "lay e3", "row vertical")
    assert decision(state) == "equip"
    assert legal(state) == ["equip e4", "equip e5"]
    play(state, "equip e4")
    assert legal(state) == ["equip e5", "equip e6"]
    play(state, "equip e6")
    assert stones(state, 0) == {"red": 2}


@rule("R-25")
def test_equipping_is_mandatory_but_nobody_must_move() -> None:
    state = scene(foundations={"e2": 1}, hands=("worker", "eye"), supply=[3])
    play(state, "lay e3")
    assert decision(state) == "send-worker"
    assert player(state, 0)["workers"] == 2
    assert "home" in legal(state)
    play(state, "home")
    assert player(state, 0)["workers"] == 3
