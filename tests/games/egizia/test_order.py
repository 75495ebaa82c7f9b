"""EG-15, EG-16 and EG-17: turn order, score track, markets."""

import pytest

from tests.games.egizia.scene import Player, player, scene, score, steps, stones, told
from tests.support import play, rule


@rule("EG-15.1", "EG-15.2", "EG-15.3")
def test_whoever_is_last_takes_tile_one() -> None:
    state = scene(
        Player(score=7), Player(score=3), Player(score=3), Player(score=12), phase="bonus", track=(3, 0, 1, 2)
    )
    # seats 1 and 2 share a field; 2 came later and takes the smaller number
    assert [player(state, seat)["tile"] for seat in range(4)] == [3, 2, 1, 4]


@rule("EG-15.3", "EG-20.1")
def test_tiles_are_set_after_the_last_round_too() -> None:
    state = scene(Player(score=7), Player(score=3), phase="bonus", round=5)
    assert state.seat == -1
    assert [player(state, seat)["tile"] for seat in range(2)] == [2, 1]


@rule("EG-16.1", "EG-EX11")
def test_arriving_on_an_occupied_field_means_the_back_of_the_queue() -> None:
    red = Player(stones=6, crews=(6, 1, 1, 2), at=["pyramid_site_1"], score=0)
    blue = Player(stones=3, crews=(3, 1, 1, 2), at=["pyramid_site_2"], score=3)
    state = scene(red, blue, Player(score=9), phase="build")
    play(state, "use blue", "build pyramid_1_1", "build pyramid_1_2", "build pyramid_1_3", "build pyramid_1_4")
    play(state, "build pyramid_1_5", "build pyramid_1_6")
    play(state, "use blue", "build pyramid_2_1", "build left_pylon_1")
    assert score(state, 0) == 6 + 6 + 1  # six blocks, the row, taking part
    low = scene(Player(score=6), Player(score=6), Player(score=9), phase="bonus", track=(2, 0, 1))
    assert [player(low, seat)["tile"] for seat in range(3)] == [2, 1, 3]  # Blue stands behind Red


@rule("EG-16.2")
def test_no_points_no_move() -> None:
    ahead = scene(Player(score=5), Player(score=5), phase="bonus", track=(1, 0))
    assert ahead.view(None)["track"] == [1, 0]  # a bonus of 0 changed nothing
    instant = Player(score=5)
    state = scene(instant, Player(score=5), river={"card_1": "n5_score_pyramid_temple"}, track=(0, 1))
    play(state, "place card_1")
    assert state.view(None)["track"] == [0, 1]


@rule("EG-16.3", "EG-16.4", "EG-R39")
def test_only_the_final_field_of_an_event_matters() -> None:
    builder = Player(stones=9, crews=(5, 1, 1, 1), at=["pyramid_site_1"], score=0)
    state = scene(builder, Player(score=3), Player(score=2), phase="build")
    play(state, "use blue", "build pyramid_1_1", "build left_pylon_1", "done")
    assert score(state, 0) == 3  # 2 for building, 1 for taking part
    assert state.view(None)["track"] == [1, 0, 2]


@rule("EG-17.1", "EG-17.2", "EG-R23", "EG-18.17", "EG-2.9")
@pytest.mark.parametrize(("start", "end", "bonus"), [(0, 2, 0), (3, 5, 3), (4, 5, 6), (5, 5, 6)])
def test_steps_on_the_stone_market(start: int, end: int, bonus: int) -> None:
    state = scene(Player(steps=(start, 0)), Player(), river={"card_1": "n12_stone_market_2"})
    play(state, "place card_1")
    assert steps(state, 0) == [end, 0]
    assert stones(state, 0) == bonus


@rule("EG-17.1", "EG-17.5", "EG-18.17", "EG-2.9")
@pytest.mark.parametrize(("start", "end", "bonus"), [(0, 2, 0), (3, 5, 2), (4, 5, 4), (5, 5, 4)])
def test_steps_on_the_grain_market(start: int, end: int, bonus: int) -> None:
    state = scene(Player(steps=(0, start)), Player(), river={"card_1": "n12_grain_market_2"})
    play(state, "place card_1")
    assert steps(state, 0) == [0, end]
    assert score(state, 0) == bonus


@rule("EG-EX12", "EG-17.2", "EG-17.5")
def test_the_bottom_pays_again_and_again() -> None:
    river = {"card_1": "n34_stone_market_2", "card_2": "n5_grain_market_2"}
    state = scene(Player(steps=(5, 5)), Player(passed=True), river=river)
    play(state, "place card_1")
    assert stones(state, 0) == 6
    play(state, "place card_2")
    assert score(state, 0) == 4
    assert steps(state, 0) == [5, 5]


@rule("EG-17.3", "EG-20.3")
@pytest.mark.parametrize(("step", "points"), [(3, 0), (4, 4), (5, 4)])
def test_the_last_two_steps_allow_the_sale(step: int, points: int) -> None:
    state = scene(Player(stones=9, steps=(step, 0)), Player(), phase="closing", round=5)
    assert score(state, 0) == points
    assert [one["points"] for one in told(state, "end-sold-stones")] == ([points] if points else [])
