"""SB-9: what pirogues bring."""

from tests.games.sobek.scene import (
    SPECTATOR,
    SUSANNE,
    THOMAS,
    ankh,
    board,
    debens,
    hand,
    look,
    market,
    player,
    scene,
    sold,
)
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]
EBONY = ["ebony_01", "ebony_03", "ebony_04"]
AROUND_C3 = {"a3": "ebony_01", "c6": "cattle_01", "e5": "marble_01", "d2": "fish_02", "a2": "ivory_01"}


# SB-9.0


@rule("SB-9.0", "SB-9.1")
def test_a_pirogue_of_the_reserve_works_like_one_of_a_slot() -> None:
    state = scene(hands=(["architect"], []), reserve=["pyramid"], market=AROUND_C3, ankh=("c3", "vertical"))
    play(state, "play architect")
    assert state.seat == SUSANNE
    assert legal(state) == ["take d2", "take a3", "take e5", "take c6"]


@rule("SB-9.0", "SB-9.5")
def test_a_pointing_hand_of_the_reserve() -> None:
    state = scene(hands=(["architect"], []), reserve=["pointing_hand"], market={"b1": "fish_02", "c1": "fish_06"})
    assert legal(play(state, "play architect")) == ["point b1", "point c1"]


@rule("SB-9.0.1")
def test_an_effect_that_is_possible_must_be_carried_out() -> None:
    state = scene(hands=(WHEAT, []), sold=({"fish": FISH}, {}), slots=["two_scarabs"])
    assert legal(play(state, "sell wheat")) == ["join wheat", "join fish"]


@rule("SB-9.0.2", "SB-9.6")
def test_a_pirogue_without_effect_may_be_chosen() -> None:
    state = play(scene(hands=(EBONY, []), slots=["two_scarabs", "mummy"]), "sell ebony")
    assert legal(state) == ["open two_scarabs", "open mummy"]
    play(state, "open two_scarabs")
    assert "two_scarabs" in look(state, THOMAS)["used_pirogues"]
    assert player(state, SUSANNE)["pirogues"] == []
    assert state.seat == THOMAS


@rule("SB-9.0.2", "SB-9.3", "SB-11.6")
def test_points_count_even_if_the_bag_is_empty() -> None:
    state = play(scene(hands=(EBONY, []), slots=["two_points_deben"], bag=[]), "sell ebony")
    assert player(state, SUSANNE)["pirogue_points"] == 2
    assert debens(state, SUSANNE) == []


# SB-9.1


@rule("SB-9.1", "SB-9.1.1")
def test_a_pyramid_gives_a_turn_with_all_four_lines() -> None:
    state = scene(hands=(WHEAT, []), slots=["pyramid"], market=AROUND_C3, ankh=("c3", "vertical"))
    play(state, "sell wheat")
    assert look(state, SPECTATOR)["used_pirogues"].count("pyramid") == 2
    assert state.seat == SUSANNE
    assert legal(state) == ["take d2", "take a3", "take e5", "take c6"]


@rule("SB-9.1.1")
def test_corruption_counts_along_the_new_line() -> None:
    market_tiles = {"c4": "fish_01", "b3": "fish_02", "a3": "fish_06", "d3": "fish_04"}
    state = play(scene(market=market_tiles, ankh=("c3", "vertical"), free=True), "take a3")
    assert board(state, SUSANNE) == ["fish_02"]
    assert ankh(state) == ("a3", "horizontal")
    assert market(state) == {"c4": "fish_01", "d3": "fish_04"}


@rule("SB-9.1.1")
def test_on_the_extra_turn_other_actions_are_possible() -> None:
    state = scene(hands=([*WHEAT, "queen"], []), market={"c4": "fish_01"}, ankh=("c3", "vertical"), free=True)
    assert legal(state) == ["take c4", "sell wheat", "play queen"]


@rule("SB-9.1.2", "SB-R10")
def test_the_ankh_cannot_be_turned_to_an_empty_line_to_refill() -> None:
    state = scene(market={"c4": "fish_01"}, ankh=("c3", "vertical"), free=True, stack=["wheat_01"])
    assert legal(state) == ["take c4"]


@rule("SB-9.1.2", "SB-R10")
def test_with_an_empty_present_line_a_refill_is_possible_too() -> None:
    state = scene(market={"c4": "fish_01"}, ankh=("c3", "horizontal"), free=True, stack=["wheat_01", "wheat_02"])
    assert legal(state) == ["take c4", "refill"]
    play(state, "refill")
    assert ankh(state) is None
    assert legal(state) == ["take c3", "take d3", "take c4"]


@rule("SB-9.1.3")
def test_any_of_the_four_lines_makes_a_take_possible() -> None:
    state = scene(hands=(WHEAT, []), slots=["pyramid"], stack=(), market={"d2": "fish_02"}, ankh=("c3", "vertical"))
    assert legal(play(state, "sell wheat")) == ["take d2"]


@rule("SB-9.1.3", "SB-R10")
def test_a_stack_and_an_empty_present_line_make_a_take_possible() -> None:
    state = scene(hands=(WHEAT, []), slots=["pyramid"], stack=["fish_01"], ankh=("c3", "vertical"))
    play(state, "sell wheat")
    assert state.seat == SUSANNE
    assert legal(state) == ["refill"]


@rule("SB-9.1.3", "SB-11.1.3")
def test_a_tile_off_all_four_lines_does_not_help() -> None:
    state = scene(
        hands=(WHEAT, ["queen"]), slots=["pyramid"], stack=(), market={"a2": "fish_02"}, ankh=("c3", "vertical")
    )
    play(state, "sell wheat")
    assert look(state, SPECTATOR)["ended_by"] == SUSANNE


@rule("SB-9.1.4")
def test_the_right_lapses_when_it_is_not_used() -> None:
    state = scene(
        hands=([*WHEAT, *FISH], ["queen"]),
        slots=["pyramid"],
        market={"d2": "fish_06", "c6": "cattle_01"},
        ankh=("c3", "vertical"),
    )
    play(state, "sell wheat", "sell fish")
    assert look(state, SPECTATOR)["free_turning"] is False
    assert legal(state) == ["take c6", "play queen"]
    play(state, "play queen")
    assert state.seat == SUSANNE
    assert legal(state) == ["take c6"]


# SB-9.2 to SB-9.4


@rule("SB-9.2")
def test_seven_points_are_kept_face_up() -> None:
    state = play(scene(hands=([*EBONY[:2], "high_priest"], []), slots=["seven_points"]), "sell ebony")
    assert player(state, SUSANNE, by=THOMAS)["pirogues"] == ["seven_points"]
    assert state.scores()[SUSANNE] == 7


@rule("SB-9.3")
def test_two_points_and_a_deben() -> None:
    state = play(
        scene(hands=(["ebony_01", "ebony_03", "statue_01"], []), slots=["two_points_deben"], bag=[6]), "sell ebony"
    )
    assert player(state, SUSANNE, by=THOMAS)["pirogues"] == ["two_points_deben"]
    assert player(state, SUSANNE, by=THOMAS)["debens"] == {"count": 1, "known": []}
    assert state.scores()[SUSANNE] == 2 + 6


@rule("SB-9.4", "SB-R12")
def test_the_eye_draws_two_debens_and_keeps_one_by_choice() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9]), "sell wheat")
    assert legal(state) == ["pocket lower", "pocket higher"]
    assert debens(state, SUSANNE) == [3, 9]
    play(state, "pocket lower")
    assert debens(state, SUSANNE) == [3]
    assert look(state, THOMAS)["bag"] == 1
    assert "eye" in look(state, THOMAS)["used_pirogues"]


@rule("SB-9.4")
def test_the_eye_may_keep_the_higher_deben() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9]), "sell wheat", "pocket higher")
    assert debens(state, SUSANNE) == [9]


@rule("SB-9.4", "SB-14.1")
def test_the_eye_draws_in_any_order() -> None:
    eyes = [play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9], seed=seed), "sell wheat") for seed in range(12)]
    assert {state.prompt_for(SUSANNE).args["first"] for state in eyes} == {3, 9}
    assert {tuple(debens(play(state, "pocket higher"), SUSANNE)) for state in eyes} == {(9,)}


@rule("SB-9.4", "SB-11.6")
def test_the_eye_draws_what_is_there() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[5]), "sell wheat")
    assert debens(state, SUSANNE) == [5]
    assert state.seat == THOMAS


def test_two_debens_of_one_value_leave_no_choice() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[7, 7]), "sell wheat")
    assert debens(state, SUSANNE) == [7]
    assert look(state, THOMAS)["bag"] == 1


# SB-9.5


@rule("SB-9.5", "SB-9.5.1", "SB-9.5.5", "SB-R9")
def test_the_pointing_hand_chooses_a_tile_on_the_present_line_at_once() -> None:
    state = scene(
        hands=(WHEAT, []), slots=["pointing_hand"], market={"b1": "fish_02", "d1": "fish_06", "a3": "fish_01"}
    )
    play(state, "sell wheat")
    assert state.seat == SUSANNE
    assert legal(state) == ["point b1", "point d1"]
    play(state, "point d1")
    assert hand(state, THOMAS) == ["fish_06"]
    assert look(state, SPECTATOR)["used_pirogues"].count("pointing_hand") == 2


@rule("SB-9.5.4")
def test_the_opponent_gets_the_corruption_of_a_forced_take() -> None:
    state = scene(hands=(WHEAT, []), slots=["pointing_hand"], market={"b1": "fish_02", "d1": "fish_06"})
    play(state, "sell wheat", "point d1")
    assert board(state, THOMAS) == ["fish_02"]
    assert board(state, SUSANNE) == []
    assert ankh(state) == ("d1", "horizontal")


@rule("SB-9.5.4", "SB-R9")
def test_the_opponent_turns_the_ankh_for_a_forced_character() -> None:
    around = {"b1": "queen", "d1": "fish_06", "b4": "fish_02"}
    state = scene(hands=(WHEAT, []), slots=["pointing_hand"], market=around)
    play(state, "sell wheat", "point b1")
    assert state.seat == THOMAS
    assert legal(state) == ["turn horizontal", "turn vertical"]
    assert hand(state, THOMAS) == ["queen"]


@rule("SB-9.5.2", "SB-9.5.4", "SB-R8", "SB-R9")
def test_on_an_empty_line_the_opponent_refills_and_the_hand_points_at_the_centre() -> None:
    state = scene(
        hands=(WHEAT, []), slots=["pointing_hand"], stack=["fish_02", "fish_03", "queen", "fish_01", "fish_06"]
    )
    play(state, "sell wheat")
    assert market(state) == {"b2": "fish_06", "c3": "fish_02", "d3": "fish_03", "c4": "fish_01", "d4": "character"}
    assert state.seat == SUSANNE
    assert legal(state) == ["point c3", "point d3", "point c4", "point d4"]
    play(state, "point d3")
    assert state.seat == THOMAS
    assert legal(state) == ["trade", "keep"]
    play(state, "keep")
    assert hand(state, THOMAS) == ["fish_03"]
    assert board(state, THOMAS) == []
    assert state.seat == SUSANNE


@rule("SB-9.5.2", "SB-9.5.4", "SB-5.7")
def test_after_a_forced_refill_the_taker_turns_the_ankh() -> None:
    state = scene(hands=(WHEAT, []), slots=["pointing_hand"], stack=["queen", "fish_03", "fish_02"])
    play(state, "sell wheat", "point c3")
    assert state.seat == THOMAS
    assert legal(state) == ["turn horizontal", "turn diagonal_down"]


@rule("SB-9.5.3", "SB-R8")
def test_with_line_and_stack_empty_the_pointing_hand_has_no_effect() -> None:
    state = scene(hands=(WHEAT, ["queen"]), slots=["pointing_hand"], stack=(), market={"b2": "fish_01"})
    play(state, "sell wheat")
    assert state.seat == THOMAS
    assert legal(state) == ["play queen"]


@rule("SB-9.5.1", "SB-9.1.4")
def test_on_a_pyramids_turn_the_pointing_hand_looks_along_the_present_line_only() -> None:
    state = scene(
        hands=(WHEAT, []),
        slots=["pointing_hand"],
        market={"b1": "fish_02", "a3": "fish_06", "e1": "fish_04"},
        free=True,
    )
    assert legal(play(state, "sell wheat")) == ["point b1", "point e1"]


# SB-9.6


@rule("SB-9.6", "SB-R23")
def test_two_scarabs_go_to_wheat_cattle_or_fish_and_may_join_the_set_just_sold() -> None:
    state = scene(
        hands=(WHEAT, []),
        sold=({"cattle": ["cattle_01", "cattle_02", "cattle_04"], "ebony": EBONY}, {}),
        slots=["two_scarabs"],
    )
    assert legal(play(state, "sell wheat")) == ["join wheat", "join cattle"]
    play(state, "join wheat")
    assert player(state, SUSANNE)["sold"]["wheat"] == {"tiles": WHEAT, "pirogues": 1, "scarabs": 2, "points": 6}
    assert player(state, SUSANNE)["pirogues"] == ["two_scarabs"]


@rule("SB-9.6", "SB-R23")
def test_both_two_scarabs_may_lie_with_one_type() -> None:
    state = scene(hands=([*WHEAT, *FISH], ["queen"]), slots=["two_scarabs", "two_scarabs"])
    play(state, "sell wheat", "play queen", "sell fish", "join wheat")
    assert player(state, SUSANNE)["sold"]["wheat"] == {"tiles": WHEAT, "pirogues": 2, "scarabs": 4, "points": 12}
    assert player(state, SUSANNE)["sold"]["fish"]["points"] == 0


@rule("SB-9.6", "SB-R23")
def test_without_a_fitting_type_two_scarabs_go_into_the_box() -> None:
    state = play(scene(hands=(EBONY, []), slots=["two_scarabs"]), "sell ebony")
    assert look(state, SPECTATOR)["used_pirogues"].count("two_scarabs") == 2
    assert player(state, SUSANNE)["sold"]["ebony"]["scarabs"] == 2
    assert sold(state, SUSANNE) == {"ebony": EBONY}


# SB-9.7, SB-9.8


@rule("SB-9.7", "SB-10.3")
def test_a_mummy_brings_the_whole_corruption_board_into_hand() -> None:
    state = scene(hands=(WHEAT, []), boards=(["fish_01", "queen"], ["fish_02"]), slots=["mummy"])
    play(state, "sell wheat")
    assert hand(state, SUSANNE) == ["fish_01", "queen"]
    assert board(state, SUSANNE) == []
    assert board(state, THOMAS) == ["fish_02"]
    assert "mummy" in look(state, THOMAS)["used_pirogues"]


@rule("SB-9.7", "SB-9.0.2")
def test_a_mummy_of_an_empty_board_may_be_chosen() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["mummy"]), "sell wheat")
    assert hand(state, SUSANNE) == []
    assert state.seat == THOMAS


@rule("SB-9.8")
def test_cobras_lie_beside_the_opponents_board() -> None:
    state = scene(hands=([*WHEAT, *FISH], ["queen"]), slots=["cobra_1", "cobra_2"])
    play(state, "sell wheat", "open cobra_1", "play queen", "sell fish")
    assert player(state, THOMAS)["cobras"] == 3
    assert player(state, THOMAS)["pirogues"] == ["cobra_1", "cobra_2"]
    assert player(state, SUSANNE)["cobras"] == 0


@rule("SB-9.8")
def test_a_mummy_does_not_remove_a_cobra() -> None:
    state = scene(hands=(WHEAT, FISH), boards=([], ["ivory_01"]), slots=["cobra_2", "mummy"])
    play(state, "sell wheat", "open cobra_2", "sell fish")
    assert board(state, THOMAS) == []
    assert player(state, THOMAS)["cobras"] == 2
