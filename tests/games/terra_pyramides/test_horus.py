"""TP-15: version 2, Horus and the grave goods."""

import pytest

from tests.games.terra_pyramides.scene import BOX, GAME, decision, go_on, lay_only, player, scene, stones
from tests.games.terra_pyramides.test_scoring import sources
from tests.support import legal, listen, play, rule

# The surroundings of two sites that share the cells f5 and g5
AROUND_F4 = {"e3": "eye", "f3": "eye", "g3": "eye", "e4": "eye", "g4": "eye", "e5": "worker"}
AROUND_G6 = {
    "h5": "worker_eye", "f6": "worker_eye", "h6": "worker_eye", "f7": "worker_eye", "g7": "worker", "h7": "worker",
}  # fmt: skip
SHARED = {"g5": "grave_good_worker"}


def told(state, *moves: str, observer: int | None = None) -> list[str]:  # type: ignore[no-untyped-def]
    return [message.id for message in listen(state, *moves, observer=observer)]


@rule("TP-15.1")
def test_56_tiles_in_stacks_of_7_and_a_grave_goods_track() -> None:
    state = GAME.new(4, 1, version="horus")
    view = state.view(None)
    assert sum(stack["left"] for stack in view["stacks"]) + 4 + 4 == 56  # type: ignore[attr-defined]
    assert view["board"]["side"] == "front"  # type: ignore[index]
    assert [player(state, seat)["grave_goods"] for seat in range(4)] == [0] * 4
    assert not {"sail", "card"} & set(legal(scene(version="horus", gold=[4], horus=[9], closing=True)))


@rule("TP-15.2", "R-4", "TP-8.1")
def test_grave_goods_come_after_eyes_and_before_stones() -> None:
    state = scene(
        version="horus",
        tiles={"e1": "grave_good_stone", "f1": "eye"},
        foundations={"b1": 1, "e2": 1, "g1": 1},
        hands=("worker", "eye"),
    )
    heard = told(state, "lay c1", "row horizontal", "send b1")
    assert heard[2:] == ["oasis-gold", "horus-steps", "grave-goods", "stones", "sent"]


@rule("TP-15.3")
def test_an_eye_moves_the_marker_and_gives_no_gold() -> None:
    state = lay_only(scene(version="horus", foundations={"e2": 1}, hands=("eye_2", "eye")), "e3")
    assert (player(state, 0)["horus"], player(state, 0)["gold"]) == (2, 0)


@rule("TP-15.4", "TP-EX18")
@pytest.mark.parametrize(
    ("start", "tiles", "reached", "gold"),
    [(3, {"e4": "eye_2"}, 7, 2), (4, {"e4": "eye_2", "e5": "eye_2", "e6": "eye"}, 11, 4), (0, {"e4": "eye_2"}, 4, 0)],
)
def test_coins_of_the_horus_track(start: int, tiles: dict[str, str], reached: int, gold: int) -> None:
    state = scene(version="horus", tiles=tiles, foundations={"e2": 1}, hands=("eye_2", "eye"), horus=[start])
    play(state, "lay e3", "row vertical")
    assert (player(state, 0)["horus"], player(state, 0)["gold"]) == (reached, gold)


@rule("TP-15.4")
def test_the_position_counts_as_points_and_the_final_scoring_brings_no_gold() -> None:
    state = scene(version="horus", horus=[4], pyramids={"b6": (0, "red", 5, 1)})
    assert sources(state, 0) == {"horus": 4, "pyramids": 60}


@rule("TP-15.5", "TP-EX7")
def test_the_tenth_grave_good() -> None:
    state = scene(version="horus", foundations={"e2": 1}, hands=("grave_good_worker", "eye"), grave_goods=[9])
    heard = listen(state, "lay e3")
    assert [message.args["total"] for message in heard if message.id == "grave-goods"] == [10]
    assert player(state, 0)["grave_goods"] == 10


@rule("TP-15.6")
def test_a_grave_good_with_a_stone_gives_a_white_stone() -> None:
    state = lay_only(scene(version="horus", foundations={"e2": 1}, hands=("grave_good_stone", "eye")), "e3")
    assert (player(state, 0)["grave_goods"], stones(state, 0)) == (1, {"white": 1})


@rule("TP-15.7")
def test_one_gold_buys_a_grave_good_any_number_of_times() -> None:
    state = scene(version="horus", gold=[3], closing=True)
    play(state, "bury", "bury", "bury")
    assert (player(state, 0)["grave_goods"], player(state, 0)["gold"], state.seat) == (3, 0, 1)
    assert "bury" not in legal(scene(gold=[3], closing=True))  # not in the base version


# Enclosures


@rule("TP-15.8", "TP-EX8", "R-13", "TP-15.8.2")
def test_an_enclosed_foundation_brings_seven_eyes_and_the_gold_of_an_oasis() -> None:
    tiles = {"a5": "eye", "b5": "eye", "c5": "eye_2", "a6": "eye", "c6": "worker_eye", "b7": "stone_eye_red"}
    state = scene(version="horus", tiles=tiles, workers={"b6": (0, 1)}, hands=("worker", "eye"))
    heard = told(state, "lay c7")
    assert heard[:6] == ["laid", "founded", "enclosed", "oasis-gold", "horus-steps", "coin-gold"]
    assert (player(state, 0)["horus"], player(state, 0)["gold"]) == (7, 1 + 2)  # the fifth space has a coin
    assert (stones(state, 0), decision(state)) == ({}, "row")


@rule("TP-15.8.2", "TP-EX9", "TP-15.8.1")
def test_an_enclosure_at_the_edge_for_somebody_else() -> None:
    """Bodo has a worker on a9; Alex lays the fifth tile, and Bodo gets nine eyes."""
    tiles = {"a8": "eye_2", "b8": "eye_2", "b9": "eye_2", "b10": "eye_2"}
    state = scene(version="horus", tiles=tiles, workers={"a9": (1, 1)}, hands=("eye", "worker"))
    heard = listen(state, "lay a10")
    where = next(message for message in heard if message.id == "enclosed")
    assert [where.args[name].id for name in ("where", "whose")] == ["enclosure-edge", "bonus-inactive"]  # type: ignore[union-attr]
    assert (player(state, 1)["horus"], player(state, 1)["gold"]) == (9, 2)
    assert player(state, 0)["horus"] == 0  # before the row is chosen


@rule("TP-15.8.3")
def test_stones_and_workers_around_give_nothing() -> None:
    tiles = {"a8": "stone_worker_red", "b8": "stone_red", "b9": "worker", "b10": "grave_good_stone"}
    state = scene(version="horus", tiles=tiles, workers={"a9": (1, 1)}, hands=("worker", "eye"))
    before = player(state, 1)["workers"]
    play(state, "lay a10")
    assert (stones(state, 1), player(state, 1)["workers"], player(state, 1)["grave_goods"]) == ({}, before, 1)


@rule("TP-15.8.4", "R-14")
def test_a_site_without_workers_gives_no_bonus_then_or_later() -> None:
    tiles = {"a8": "eye_2", "b8": "eye_2", "b9": "worker", "b10": "eye_2"}
    state = scene(version="horus", tiles=tiles, foundations={"a9": 2}, hands=("worker", "worker"))
    heard = told(state, "lay a10", "row rising", "send a9")  # a10 and b9
    assert "enclosed" not in heard
    assert player(state, 0)["horus"] == 0
    assert state.view(None)["board"]["sites"]["a9"]["open_around"] == 0  # type: ignore[index]


@rule("TP-15.8.4")
def test_the_foundation_is_drawn_before_and_a_row_chosen_after_the_bonus() -> None:
    tiles = {"a8": "eye", "b8": "worker", "b9": "eye", "b10": "worker"}
    state = scene(version="horus", tiles=tiles, workers={"a9": (0, 1)}, hands=("eye", "eye"))
    heard = told(state, "lay a10", "row rising")
    assert heard[:4] == ["laid", "enclosed", "horus-steps", "chose-row"]
    assert player(state, 0)["horus"] == 3 + 2  # once more for the row a10, b9


@rule("TP-15.8.5")
@pytest.mark.parametrize(("active", "first", "second"), [(1, 2, 0), (0, 0, 2), (2, 2, 0)])
def test_several_enclosures_are_resolved_clockwise_from_the_active_player(active: int, first: int, second: int) -> None:
    """Two sites with five eyes each and only 2 gold in the supply: who comes first gets it."""
    state = scene(
        version="horus",
        seats=3,
        turn=active,
        tiles=AROUND_F4 | AROUND_G6 | SHARED,
        workers={"f4": (0, 1), "g6": (2, 1)},
        hands=("eye", "stone_eye_red", "stone_eye_blue"),
        gold_left=2,
    )
    heard = listen(state, "lay f5")
    shown = [message.args["seat"].args["number"] for message in heard if message.id == "enclosed"]  # type: ignore[union-attr]
    assert shown == [first, second]
    assert [player(state, seat)["horus"] for seat in (0, 2)] == [6, 5]
    assert [player(state, seat)["gold"] for seat in (first, second)] == [2, 0]


@rule("R-39", "TP-4.2", "TP-15.8")
def test_a_worker_bought_before_laying_catches_the_bonus() -> None:
    tiles = {"a8": "eye_2", "b8": "eye_2", "b9": "eye_2", "b10": "eye_2"}
    state = scene(version="horus", tiles=tiles, foundations={"a9": 1, "e7": 1}, hands=("eye", "worker"), gold=[3])
    play(state, "hire", "place a9", "lay a10")
    assert (player(state, 0)["horus"], player(state, 0)["gold"]) == (9, 2)


# Scoring


@rule("TP-15.9", "TP-EX10", "TP-EX11")
@pytest.mark.parametrize(("held", "points"), [([20, 15, 8, 2], [55, 35, 14, 2]), ([20, 20, 2, 2], [56, 56, 2, 2])])
def test_grave_goods_score_the_difference_to_everybody_with_fewer(held: list[int], points: list[int]) -> None:
    state = scene(version="horus", seats=4, grave_goods=held)
    assert [sources(state, seat)["grave-goods"] for seat in range(4)] == points


@rule("TP-15.10")
def test_the_order_of_the_final_scoring() -> None:
    names = [name for name, _ in scene(version="horus").breakdown(0)]
    assert names == [
        "points-horus", "points-foundations", "points-pyramids", "points-grave-goods", "points-stones", "points-gold",
    ]  # fmt: skip
    state = scene(
        version="horus",
        horus=[13, 0],
        workers={"e7": (0, 1)},
        foundations={"e7": 3},
        pyramids={"b6": (0, "red", 3, 1)},
        grave_goods=[4, 1],
        stones=[{"red": 2}],
        gold=[1],
    )
    assert state.scores() == [13 + 3 + 20 + (4 + 3) + 2 + 1, 1]


@rule("TP-15.1", "TP-2.1")
def test_horus_tiles() -> None:
    kinds = {BOX.type_names[BOX.tile_type[tile]] for tile in BOX.tiles_of[1]} - {
        BOX.type_names[BOX.tile_type[tile]] for tile in BOX.tiles_of[0]
    }
    assert kinds == {"grave_good_2", "grave_good_worker", "grave_good_stone", "eye_2"}


@rule("TP-11.3", "R-9")
def test_hand_tiles_are_still_laid_when_all_stacks_are_gone() -> None:
    state = scene(version="horus", stacks={}, hands=("eye", "worker"), foundations={"e2": 1})
    go_on(state, "lay f8")
    assert (state.seat, decision(state)) == (1, "lay")
    go_on(state, "lay e3")
    assert state.seat == -1
