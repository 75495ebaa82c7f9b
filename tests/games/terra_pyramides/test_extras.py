"""TP-9: extra actions."""

import pytest

from tests.games.terra_pyramides.scene import BOX, decision, player, scene, site, stones
from tests.support import legal, listen, play, rule


@rule("TP-9.1", "R-44")
def test_any_two_stones_become_a_white_one() -> None:
    state = scene(stones=[{"blue": 2, "red": 1, "white": 1}])
    play(state, "swap")
    assert legal(state) == ["give blue", "give red", "give white"]
    play(state, "give white")
    assert legal(state) == ["give blue", "give red"]
    play(state, "give blue")
    assert stones(state, 0) == {"blue": 1, "red": 1, "white": 1}
    assert state.view(None)["supply"]["stones"] == 29  # type: ignore[index]


@rule("TP-9.2", "TP-9.2.1", "TP-9.2.2")
def test_building_pays_stones_and_frees_two_workers() -> None:
    state = scene(workers={"e7": (0, 3)}, stones=[{"red": 1, "blue": 1}], supply=[5], closing=True)
    heard = listen(state, "build e7", "colour red")
    assert [message.id for message in heard] == ["built"]
    assert stones(state, 0) == {"blue": 1}
    assert player(state, 0)["workers"] == 7
    assert site(state, "e7") | {"open_around": 0} == {
        "foundation": 1, "level": 1, "value": 5, "colour": "red", "owner": 0, "workers": 1, "open_around": 0,
    }  # fmt: skip
    supply = state.view(None)["supply"]
    assert (supply["first_levels"]["red"], supply["stones"]) == (2, 31)  # type: ignore[index]


@rule("TP-9.2")
def test_two_workers_are_not_enough() -> None:
    state = scene(workers={"e7": (0, 2)}, stones=[{"red": 3}], gold=[1], hands=("eye", "eye"))
    play(state, "lay f8")
    play(state, "draw 1")
    assert state.seat == 1  # nothing to decide at the end of the turn


@rule("TP-9.2.3", "R-29")
def test_level_1_is_paid_in_its_colour_or_white() -> None:
    state = scene(workers={"e7": (0, 3)}, stones=[{"red": 1, "brown": 1}], closing=True)
    play(state, "build e7")
    assert legal(state) == ["colour red", "colour brown"]
    joker = scene(workers={"e7": (0, 3)}, stones=[{"white": 1, "red": 1}], closing=True)
    play(joker, "build e7", "colour red")
    assert legal(joker) == ["white 0", "white 1"]
    play(joker, "white 1")
    assert stones(joker, 0) == {"red": 1}


@rule("TP-9.2.3", "TP-17.2")
def test_a_colour_without_pieces_cannot_be_chosen() -> None:
    reds = {"b1": (1, "red", 1, 1), "g1": (1, "red", 1, 1), "e2": (1, "red", 1, 1)}
    state = scene(workers={"e7": (0, 3)}, pyramids=reds, stones=[{"red": 2, "blue": 1}], closing=True)
    play(state, "build e7")
    assert site(state, "e7")["colour"] == "blue"
    none = scene(workers={"e7": (0, 3)}, pyramids=reds, stones=[{"red": 1}], hands=("eye", "eye"))
    play(none, "lay f8")
    play(none, "draw 1")
    assert none.seat == 1


@rule("TP-9.2.4")
@pytest.mark.parametrize(
    ("held", "possible"),
    [({"blue": 2}, True), ({"blue": 1, "white": 1}, True), ({"white": 2}, True), ({"blue": 1, "red": 1}, False)],
)
def test_higher_levels_need_stones_of_the_pyramids_colour(held: dict[str, int], possible: bool) -> None:
    state = scene(pyramids={"e7": (0, "blue", 1, 3)}, stones=[held], gold=[3], closing=True)
    assert ("build e7" in legal(state)) == possible


@rule("TP-9.2.4")
def test_how_many_white_stones_are_paid_is_the_players_choice() -> None:
    state = scene(pyramids={"e7": (0, "blue", 2, 3)}, stones=[{"blue": 2, "white": 3}], closing=True)
    play(state, "build e7")
    assert legal(state) == ["white 1", "white 2", "white 3"]
    play(state, "white 2")
    assert (stones(state, 0), site(state, "e7")["value"]) == ({"blue": 1, "white": 1}, 20)


@rule("TP-9.2.5", "TP-17.2")
def test_without_a_level_piece_the_workers_stay() -> None:
    words = {"pyramids": {"e7": (0, "blue", 4, 3)}, "stones": [{"blue": 5}], "gold": [3], "closing": True}
    assert "build e7" in legal(scene(**words))  # type: ignore[arg-type]
    state = scene(**words, tops=[0])  # type: ignore[arg-type]
    assert "build e7" not in legal(state)
    assert site(state, "e7")["workers"] == 3


@rule("TP-9.2.6")
def test_building_is_never_forced_and_may_happen_twice_on_one_site() -> None:
    state = scene(workers={"e7": (0, 3)}, stones=[{"red": 3}], gold=[8], closing=True)
    play(state, "build e7")  # red is the only colour, and nothing white to pay with
    play(state, "hire", "hire")
    assert legal(state) == ["build e7", "done"]
    play(state, "build e7")
    assert (site(state, "e7")["level"], site(state, "e7")["workers"]) == (2, 1)
    lazy = scene(workers={"e7": (0, 3)}, stones=[{"red": 1}], closing=True)
    assert legal(lazy) == ["build e7", "done"]


@rule("TP-9.2.7")
def test_a_pyramid_of_level_5_is_finished() -> None:
    state = scene(pyramids={"e7": (0, "blue", 5, 3)}, stones=[{"blue": 6}], gold=[3], closing=True)
    assert legal(state) == ["stone", "done"]


@rule("TP-EX5", "TP-9.2.2")
def test_costs_of_a_whole_pyramid() -> None:
    """15 stones, and 3 + 2 + 2 + 2 + 2 worker placements: eight of them bought here for 24 gold."""
    state = scene(workers={"e7": (0, 3)}, stones=[{"blue": 15}], gold=[24], supply=[9], closing=True)
    for level, value in enumerate([5, 10, 20, 35, 60], 1):
        play(state, "build e7")
        assert (site(state, "e7")["level"], site(state, "e7")["value"]) == (level, value)
        if level < 5:
            play(state, "hire", "hire")
    assert (stones(state, 0), player(state, 0)["gold"], player(state, 0)["tops"]) == ({}, 0, 1)
    assert sum(BOX.level_stones) == 15


@rule("TP-9.4", "R-30")
def test_a_bought_worker_comes_from_the_supply_and_needs_no_path() -> None:
    state = scene(
        workers={"e7": (0, 1), "b6": (1, 1), "c8": (0, 3)},
        foundations={"j2": 1},
        pyramids={"d10": (0, "red", 1, 1)},
        supply=[2],
        gold=[3],
        closing=True,
    )
    play(state, "hire")
    assert legal(state) == ["place j2", "place e7", "place d10"]  # not the full c8, not the foreign b6
    play(state, "place j2")
    assert (site(state, "j2")["owner"], player(state, 0)["workers"], player(state, 0)["gold"]) == (0, 1, 0)


@rule("TP-9.4", "TP-17.4")
def test_without_a_worker_in_the_supply_none_can_be_bought_but_one_taken_back() -> None:
    state = scene(workers={"e7": (0, 2)}, foundations={"j2": 1}, supply=[0], gold=[3], closing=True)
    assert legal(state) == ["stone", "recall e7", "done"]
    play(state, "recall e7", "hire", "place j2")
    assert (site(state, "e7")["workers"], site(state, "j2")["workers"]) == (1, 1)


@rule("TP-9.5", "TP-17.1")
def test_a_bought_stone_is_white_and_must_be_there() -> None:
    state = scene(gold=[3], closing=True)
    play(state, "stone")
    assert (stones(state, 0), player(state, 0)["gold"]) == ({"white": 1}, 0)
    empty = scene(gold=[3], foundations={"e7": 1}, stones_left=0, closing=True)
    assert legal(empty) == ["hire", "done"]


@rule("TP-9.6", "R-5", "R-22")
def test_abandoning_foundations_but_never_pyramids() -> None:
    state = scene(workers={"e7": (0, 2)}, pyramids={"b6": (0, "red", 1, 3)}, supply=[4])
    leaving = [move for move in legal(state) if move.startswith("leave")]
    assert leaving == ["leave e7"]
    play(state, "leave e7")
    assert (site(state, "e7")["owner"], player(state, 0)["workers"]) == (None, 6)
    short = scene(pyramids={"b6": (0, "red", 1, 2)}, foundations={"e7": 1}, supply=[0], gold=[4], closing=True)
    play(short, "recall b6")
    assert legal(short) == ["hire", "stone", "done"]  # its last worker stays
    assert (site(short, "b6")["owner"], site(short, "b6")["workers"]) == (0, 1)


@rule("R-32")
def test_other_players_turns_offer_no_decision() -> None:
    state = scene(workers={"e7": (1, 2)}, pyramids={"b6": (1, "red", 1, 3)}, gold=[0, 4], stones=[{}, {"red": 5}])
    while state.table[state.game.layout.find("turns").at] == 2:
        assert state.seat == 0
        state.play(state.legal()[0])


@rule("R-39", "TP-4.2", "R-3")
def test_before_laying_only_swapping_and_abandoning_unless_an_enclosure_is_near() -> None:
    words = {"workers": {"e7": (0, 3)}, "stones": [{"red": 2}], "gold": [4], "version": "horus"}
    state = scene(**words)  # type: ignore[arg-type]
    assert [move for move in legal(state) if not move.startswith("lay")] == ["swap", "leave e7"]
    around = {"d6": "eye", "e6": "eye", "f6": "eye", "d7": "eye", "f7": "eye", "d8": "eye", "e8": "worker"}
    near = scene(**words, tiles=around)  # type: ignore[arg-type]
    extra = [move for move in legal(near) if not move.startswith("lay")]
    assert extra == ["build e7", "swap", "stone", "bury", "leave e7"]
    play(near, "build e7")
    assert decision(near) == "lay"
    assert "hire" in legal(near)


@rule("R-39", "TP-7.3")
def test_before_equipping_what_frees_workers_for_the_row() -> None:
    state = scene(
        tiles={"e4": "worker"},
        foundations={"e2": 1},
        workers={"b6": (0, 3)},
        hands=("worker", "eye"),
        stones=[{"red": 1}],
        supply=[0],
    )
    play(state, "lay e3", "row vertical")
    assert legal(state) == ["build b6", "recall b6", "done"]
    play(state, "build b6")
    assert decision(state) == "send-worker"
    assert state.view(None)["row"]["workers"] == ["e3", "e4"]  # type: ignore[index]


@rule("R-39", "TP-7.3")
def test_before_equipping_a_bought_worker_may_complete_a_site_that_frees_two() -> None:
    """One worker for one tile would do; but bought for b6 first, it brings two back."""
    state = scene(
        foundations={"e2": 1},
        workers={"b6": (0, 2)},
        hands=("worker", "eye"),
        stones=[{"red": 1}],
        supply=[1],
        gold=[3],
    )
    play(state, "lay e3")
    assert legal(state) == ["hire", "done"]
    play(state, "hire", "place b6", "build b6")
    assert decision(state) == "send-worker"
    assert player(state, 0)["workers"] == 1


@rule("R-39", "R-7")
def test_before_equipping_a_swap_returns_a_stone_to_an_empty_supply() -> None:
    state = scene(foundations={"e2": 1}, hands=("stone_red", "eye"), stones=[{"blue": 1, "white": 1}], stones_left=0)
    play(state, "lay e3")
    assert legal(state) == ["swap", "done"]
    play(state, "swap")
    assert stones(state, 0) == {"red": 1, "white": 1}


@rule("R-39", "TP-17.1")
def test_before_gold_that_the_supply_lacks_some_may_be_spent() -> None:
    state = scene(foundations={"e2": 1}, hands=("eye", "eye"), gold=[3], gold_left=0)
    play(state, "lay e3")
    assert decision(state) == "gain"
    assert legal(state) == ["hire", "stone", "done"]
    play(state, "stone")
    assert player(state, 0)["gold"] == 1
    careless = scene(foundations={"e2": 1}, hands=("eye", "eye"), gold=[3], gold_left=0)
    play(careless, "lay e3", "done")
    assert player(careless, 0)["gold"] == 3
