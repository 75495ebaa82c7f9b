"""MN-12: sphinxes."""

import pytest

from perankh.games.men_nefer.rules.turn import MenNefer
from tests.games.men_nefer.scene import BOX, own, scene, seen
from tests.support import legal, play, rule


def podiums(state: MenNefer) -> list[str]:
    return [move.removeprefix("erect ") for move in legal(state) if move.startswith("erect")]


def numbers(state: MenNefer) -> set[int]:
    return {BOX.podium_number[BOX.podium_names.index(name)] for name in podiums(state)}


@rule("MN-12.1")
def test_carving() -> None:
    state = scene(doing="field sphinxes 2")
    assert own(state)["sphinxes"] == {"supply": 2, "available": 2, "placed": 0}


@rule("MN-12.2")
@pytest.mark.parametrize(("field", "up_to"), [(1, {1}), (3, {1, 2}), (5, {1, 2, 3})])
def test_podiums_up_to_the_number(field: int, up_to: set[int]) -> None:
    assert numbers(scene(doing=f"field sphinxes {field}")) == up_to


@rule("MN-12.2")
def test_only_empty_podiums() -> None:
    taken = ["podium_pyramids_1", "podium_nile_2"]
    assert podiums(scene(doing="field sphinxes 1", podiums=taken)) == [
        name for name in BOX.podium_names if BOX.podium_number[BOX.podium_names.index(name)] == 1 and name not in taken
    ]


@rule("MN-12.2")
def test_the_bonus_of_the_podium() -> None:
    state = scene(doing="field sphinxes 1", food=0, heka=0)
    play(state, "erect podium_nile_2")
    assert (own(state)["food"], own(state)["heka"], own(state)["prestige"]) == (2, 2, 11)
    assert seen(state, "podiums")["podium_nile_2"] == 0
    assert own(state)["sphinxes"] == {"supply": 3, "available": 0, "placed": 1}


@rule("MN-12.3", "MN-R20")
@pytest.mark.parametrize(("scarab", "up_to"), [(1, {1}), (2, {1}), (3, {1, 2}), (5, {1, 2, 3})])
def test_a_question_mark_means_the_highest_number_reached(scarab: int, up_to: set[int]) -> None:
    state = scene(doing="tile tile_4_2", scarabs={"sphinxes": scarab}, sphinxes=(3, 1))
    assert numbers(state) == up_to


@rule("MN-12.3", "MN-R20")
def test_without_a_number_reached_it_is_forfeited() -> None:
    state = scene(doing="tile tile_4_2", sphinxes=(3, 1))
    assert podiums(state) == []
    assert own(state)["sphinxes"]["available"] == 1


@rule("MN-12.2", "MN-3.4")
def test_two_erections_in_any_order() -> None:
    state = scene(doing="field sphinxes 6")
    assert legal(state) == ["do 2", "do 3", "stop"]
    play(state, "do 3")
    assert numbers(state) == {1, 2}
    play(state, "erect podium_nile_2")
    assert numbers(state) == {1, 2, 3}
