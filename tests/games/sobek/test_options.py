"""The switches of the rulings: what each default does, and what the other choice does."""

import pytest

import perankh
from perankh.engine.errors import BadOption
from tests.games.sobek.scene import GAME, SUSANNE, THOMAS, Hands, board, debens, hand, look, market, scene, sold
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]


def test_the_defaults_are_the_rulings() -> None:
    assert GAME.new().options() == {
        "first_sale_needs": "non_wild",
        "courtesan_types": "mixed",
        "courtesan_minimum_if_possible": "1",
        "thief_categories": "two",
        "forced_take_on_empty_line": "refill_then_choose",
        "pyramid_may_aim_at_empty_line": "no",
        "eye_choice": "free",
        "top_of_stack_back_visible": "no",
    }


def test_a_choice_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="'eye_choice' cannot be 'lowest'; choose one of: free, highest"):
        perankh.game("sobek").new(eye_choice="lowest")


# first_sale_needs


@rule("SB-R4")
def test_first_sale_by_default_a_character_opens_a_type() -> None:
    assert "sell ivory" in legal(scene(hands=(["queen", "statue_01", "statue_02"], [])))


@rule("SB-R4")
def test_first_sale_strict_a_goods_tile_is_needed() -> None:
    without = scene(hands=(["queen", "statue_01", "statue_02"], []), first_sale_needs="goods_tile")
    assert legal(without) == ["refill", "play queen"]
    start_tile = scene(hands=(["ivory_01", "statue_01", "statue_02"], []), first_sale_needs="goods_tile")
    assert legal(start_tile) == ["refill", "sell ivory"]


@rule("SB-R4")
def test_first_sale_strict_the_goods_tile_cannot_be_held_back() -> None:
    hands: Hands = (["ivory_01", "queen", "statue_01", "statue_02"], [])
    state = play(scene(hands=hands, first_sale_needs="goods_tile"), "sell ivory", "add queen", "add statue_02")
    assert sold(state, SUSANNE) == {"ivory": ["ivory_01", "statue_01", "statue_02", "queen"]}


@rule("SB-R4")
def test_first_sale_strict_a_displayed_type_needs_no_goods_tile() -> None:
    hands: Hands = (["merchant", "courtesan", "statue_01"], [])
    state = scene(hands=hands, sold=({"wheat": WHEAT}, {}), first_sale_needs="goods_tile")
    assert "sell wheat" in legal(state)


@rule("SB-R4", "SB-R19")
def test_first_sale_strict_counts_for_unsold_sets_too() -> None:
    held = ["queen", "statue_01", "statue_02", "vizier"]
    lenient = play(scene(stack=(), hands=(held, [])), "play vizier")
    assert board(lenient, SUSANNE) == []
    strict = play(scene(stack=(), hands=(held, []), first_sale_needs="goods_tile"), "play vizier")
    assert board(strict, SUSANNE) == ["statue_01", "statue_02", "queen"]


@rule("SB-R4", "SB-11.1.2")
def test_first_sale_strict_decides_whether_the_game_ends() -> None:
    hands: Hands = (["vizier"], ["fish_01", "fish_02", "statue_01"])
    assert play(scene(stack=(), hands=hands, first_sale_needs="goods_tile"), "play vizier").seat == THOMAS


# courtesan_types


@rule("SB-R6", "SB-8.5.1")
def test_courtesan_by_default_two_types() -> None:
    state = scene(sold=({"wheat": WHEAT, "fish": FISH}, {}), hands=(["courtesan", "wheat_07", "fish_06"], []))
    assert legal(play(state, "play courtesan", "add wheat_07")) == ["add fish_06", "done"]


@rule("SB-R6")
def test_courtesan_single_type() -> None:
    state = scene(
        sold=({"wheat": WHEAT, "fish": FISH}, {}),
        hands=(["courtesan", "wheat_07", "wheat_05", "fish_06", "statue_01"], []),
        courtesan_types="single_type",
    )
    play(state, "play courtesan", "add wheat_07")
    assert legal(state) == ["add wheat_05", "add statue_01", "done"]
    play(state, "add statue_01")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_07", "statue_01"], "fish": FISH}


@rule("SB-R6")
def test_courtesan_single_type_with_two_statues() -> None:
    state = scene(
        sold=({"wheat": WHEAT, "fish": FISH}, {}),
        hands=(["courtesan", "statue_01", "statue_02"], []),
        courtesan_types="single_type",
    )
    play(state, "play courtesan", "join wheat", "add statue_02")
    assert sold(state, SUSANNE)["wheat"] == [*WHEAT, "statue_01", "statue_02"]


# courtesan_minimum_if_possible


@rule("SB-R6", "SB-8.5.3")
def test_courtesan_by_default_at_least_one_tile() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_07", "wheat_05"], []))
    assert "done" not in legal(play(state, "play courtesan"))


@rule("SB-R6")
def test_courtesan_may_add_none() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_07"], []), courtesan_minimum_if_possible="0")
    assert legal(play(state, "play courtesan")) == ["add wheat_07", "done"]
    play(state, "done")
    assert hand(state, SUSANNE) == ["wheat_07"]


# thief_categories


@rule("SB-R7")
def test_thief_by_default_two_kinds() -> None:
    state = scene(hands=(["thief"], ["wheat_01", "wheat_07", "queen"]))
    assert legal(play(state, "play thief")) == ["steal goods", "steal character"]


@rule("SB-R7")
def test_thief_three_kinds() -> None:
    state = scene(hands=(["thief"], ["wheat_01", "wheat_07", "queen"]), thief_categories="three")
    assert legal(play(state, "play thief")) == ["steal start", "steal goods", "steal character"]
    assert hand(play(state.clone(), "steal start"), SUSANNE) == ["wheat_01"]
    assert hand(play(state.clone(), "steal goods"), SUSANNE) == ["wheat_07"]
    assert hand(play(state.clone(), "steal character"), SUSANNE) == ["queen"]


@rule("SB-R7")
def test_thief_three_kinds_offers_only_what_is_held() -> None:
    state = scene(hands=(["thief"], ["wheat_07", "queen"]), thief_categories="three")
    assert legal(play(state, "play thief")) == ["steal goods", "steal character"]
    state = scene(hands=(["thief"], ["wheat_01", "queen"]), thief_categories="three")
    assert legal(play(state, "play thief")) == ["steal start", "steal character"]


# forced_take_on_empty_line


@rule("SB-R8")
def test_pointing_hand_by_default_refills() -> None:
    state = scene(hands=(WHEAT, []), slots=["pointing_hand"], stack=["fish_02", "fish_06"])
    assert legal(play(state, "sell wheat")) == ["point c3", "point d3"]


@rule("SB-R8")
def test_pointing_hand_without_effect_on_an_empty_line() -> None:
    state = scene(
        hands=(WHEAT, []), slots=["pointing_hand"], stack=["fish_02", "fish_06"], forced_take_on_empty_line="no_effect"
    )
    play(state, "sell wheat")
    assert state.seat == THOMAS
    assert legal(state) == ["refill"]
    assert market(state) == {}


@rule("SB-R8")
def test_pointing_hand_without_effect_still_works_on_a_line() -> None:
    state = scene(
        hands=(WHEAT, []),
        slots=["pointing_hand"],
        market={"b1": "fish_02", "c1": "fish_06"},
        forced_take_on_empty_line="no_effect",
    )
    assert legal(play(state, "sell wheat")) == ["point b1", "point c1"]


# pyramid_may_aim_at_empty_line


@rule("SB-R10", "SB-9.1.2")
def test_pyramid_by_default_does_not_aim_at_nothing() -> None:
    assert legal(scene(market={"c4": "fish_01"}, ankh=("c3", "vertical"), free=True)) == ["take c4"]


@rule("SB-R10")
def test_pyramid_may_aim_at_an_empty_line_to_refill() -> None:
    state = scene(
        market={"c4": "fish_01"},
        ankh=("c3", "vertical"),
        free=True,
        stack=["wheat_01"],
        pyramid_may_aim_at_empty_line="yes",
    )
    assert legal(state) == ["take c4", "refill"]
    play(state, "refill")
    assert market(state)["c3"] == "wheat_01"


@rule("SB-R10")
def test_pyramid_aims_at_nothing_only_while_there_is_a_stack() -> None:
    state = scene(
        market={"c4": "fish_01"}, ankh=("c3", "vertical"), free=True, stack=(), pyramid_may_aim_at_empty_line="yes"
    )
    assert legal(state) == ["take c4"]


@rule("SB-R10")
def test_with_a_tile_on_all_four_lines_no_refill() -> None:
    around = {"c4": "fish_01", "b3": "fish_02", "b2": "fish_04", "b4": "fish_05"}
    state = scene(market=around, ankh=("c3", "vertical"), free=True, pyramid_may_aim_at_empty_line="yes")
    assert "refill" not in legal(state)


@rule("SB-R10")
def test_aiming_at_nothing_is_for_pyramids_only() -> None:
    state = scene(market={"c4": "fish_01"}, ankh=("c3", "vertical"), pyramid_may_aim_at_empty_line="yes")
    assert legal(state) == ["take c4"]


# eye_choice


@rule("SB-R12")
def test_eye_by_default_either_deben() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9]), "sell wheat")
    assert legal(state) == ["pocket lower", "pocket higher"]


@rule("SB-R12")
def test_eye_keeps_the_higher_deben() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9], eye_choice="highest"), "sell wheat")
    assert debens(state, SUSANNE) == [9]
    assert state.seat == THOMAS


# top_of_stack_back_visible


@rule("SB-R21")
def test_top_of_stack_by_default_hidden() -> None:
    assert look(scene(stack=["queen", "fish_01"]), SUSANNE)["stack_top"] is None


@rule("SB-R21")
def test_top_of_stack_visible() -> None:
    state = scene(
        hands=(["queen"], []),
        stack=["fish_04", "fish_05", "ivory_04", "thief", "fish_06"],
        top_of_stack_back_visible="yes",
    )
    assert look(state, THOMAS)["stack_top"] == look(state, None)["stack_top"] == "goods"
    play(state, "play queen")
    assert look(state, THOMAS)["stack_top"] == "character"
    play(state, "refill")
    assert look(state, THOMAS)["stack_top"] is None
