"""SB-4 and SB-5: turns, and taking tiles from the market."""

from tests.games.sobek.scene import GAME, SUSANNE, THOMAS, ankh, board, box, debens, hand, look, market, scene, sold
from tests.support import legal, play, rule

CROSS = {
    "a1": "wheat_01", "b2": "wheat_02", "d4": "wheat_03", "f6": "wheat_05",
    "a5": "fish_01", "b4": "fish_02", "e1": "fish_04",
    "c1": "cattle_01", "c6": "cattle_02",
    "a3": "ebony_01", "f3": "marble_01",
    "b1": "ivory_01",
}  # fmt: skip


# SB-4


@rule("SB-4.1")
def test_three_actions_and_no_passing() -> None:
    state = scene(market={"c1": "fish_01"}, hands=(["wheat_01", "wheat_02", "wheat_03", "queen"], []))
    assert legal(state) == ["take c1", "sell wheat", "play queen"]


@rule("SB-4.1")
def test_one_action_a_turn() -> None:
    state = scene(market={"c1": "fish_02", "e1": "fish_04", "f1": "fish_05"})
    assert play(state, "take c1").seat == THOMAS
    assert play(state, "take e1").seat == SUSANNE


@rule("SB-4.2")
def test_the_first_turn_is_a_take_from_the_centre() -> None:
    state = GAME.new(seed=3)
    assert legal(state) == ["take c3", "take d3", "take c4", "take d4"]


@rule("SB-4.2")
def test_nothing_else_is_allowed_on_the_first_turn() -> None:
    centre = {"c3": "ivory_01", "d3": "fish_02", "c4": "fish_01", "d4": "marble_01", "b3": "fish_04"}
    state = scene(market=centre, ankh=None, hands=(["wheat_01", "wheat_02", "wheat_03", "queen"], []))
    assert legal(state) == ["take c3", "take d3", "take c4", "take d4"]


@rule("SB-4.2")
def test_the_first_take_puts_the_ankh_on_the_board_without_corruption() -> None:
    centre = {"c3": "ivory_01", "d3": "fish_02", "c4": "fish_01", "d4": "marble_01", "b3": "fish_04"}
    state = play(scene(market=centre, ankh=None), "take c4")
    assert hand(state, SUSANNE) == ["fish_01"]
    assert ankh(state) == ("c4", "vertical")
    assert board(state, SUSANNE) == []
    assert state.seat == THOMAS


@rule("SB-4.3")
def test_the_game_ends_at_the_start_of_a_turn_without_any_action() -> None:
    state = play(scene(market={"c1": "fish_01"}, stack=()), "take c1")
    assert state.seat == -1
    assert look(state, SUSANNE)["ended_by"] == THOMAS


@rule("SB-4.3")
def test_a_possible_take_keeps_the_game_going() -> None:
    state = play(scene(market={"c1": "fish_02", "d1": "fish_04"}, stack=()), "take c1")
    assert state.seat == THOMAS
    assert legal(state) == ["take d1"]


@rule("SB-4.3")
def test_a_possible_sale_keeps_the_game_going() -> None:
    state = scene(market={"c1": "fish_01"}, stack=(), hands=([], ["wheat_01", "wheat_02", "wheat_03"]))
    assert legal(play(state, "take c1")) == ["sell wheat"]


@rule("SB-4.3")
def test_a_character_keeps_the_game_going() -> None:
    state = scene(market={"c1": "fish_01"}, stack=(), hands=([], ["queen"]))
    assert legal(play(state, "take c1")) == ["play queen"]


@rule("SB-4.4")
def test_an_extra_turn_comes_before_the_opponents() -> None:
    state = scene(market={"b1": "fish_01"}, hands=(["wheat_01", "wheat_02", "wheat_03"], []), slots=["pyramid"])
    assert play(state, "sell wheat").seat == SUSANNE
    assert play(state, "take b1").seat == THOMAS


@rule("SB-4.4")
def test_extra_turns_may_follow_one_another() -> None:
    state = scene(
        hands=(["wheat_01", "wheat_02", "wheat_03", "fish_01", "fish_02", "fish_04"], []), slots=["pyramid", "pyramid"]
    )
    assert play(state, "sell wheat").seat == SUSANNE
    assert play(state, "sell fish").seat == SUSANNE
    assert legal(state) == ["refill"]


@rule("SB-4.5")
def test_a_forced_turn_leaves_no_other_action() -> None:
    state = scene(
        market={"b1": "fish_02", "d1": "fish_06"},
        hands=(["wheat_01", "wheat_02", "wheat_03"], ["queen"]),
        slots=["pointing_hand"],
    )
    play(state, "sell wheat", "point d1")
    assert hand(state, THOMAS) == ["fish_06", "queen"]
    assert state.seat == SUSANNE


@rule("SB-4.6")
def test_there_is_no_hand_limit() -> None:
    many = [*(f"fish_{k:02}" for k in range(1, 11)), *(f"cattle_{k:02}" for k in range(1, 10))]
    state = play(scene(market={"b1": "wheat_01"}, hands=(many, [])), "take b1")
    assert len(hand(state, SUSANNE)) == 20
    assert board(state, SUSANNE) == []


@rule("SB-4.7")
def test_the_ankh_stands_on_an_empty_cell_between_turns() -> None:
    state = play(scene(market={"b1": "fish_01"}), "take b1")
    assert ankh(state) == ("b1", "vertical")
    assert market(state) == {}


@rule("SB-4.7")
def test_selling_and_playing_leave_the_ankh_alone() -> None:
    state = scene(
        market={"c5": "fish_01"},
        ankh=("e2", "diagonal_up"),
        hands=(["wheat_01", "wheat_02", "wheat_03"], ["queen"]),
    )
    assert ankh(play(state, "sell wheat")) == ("e2", "diagonal_up")
    assert ankh(play(state, "play queen")) == ("e2", "diagonal_up")


@rule("SB-4.7", "SB-8.6")
def test_the_merchant_leaves_the_ankh_alone() -> None:
    state = scene(market={"c5": "fish_01"}, ankh=("e2", "diagonal_up"), hands=(["merchant"], []))
    assert ankh(play(state, "play merchant")) == ("e2", "diagonal_up")
    assert hand(state, SUSANNE) == ["fish_01"]


# SB-5: the line


@rule("SB-5.1", "SB-R2")
def test_a_horizontal_line_is_the_whole_row() -> None:
    assert legal(scene(market=CROSS, ankh=("c3", "horizontal"))) == ["take a3", "take f3"]


@rule("SB-5.1", "SB-R2")
def test_a_vertical_line_is_the_whole_column() -> None:
    assert legal(scene(market=CROSS, ankh=("c3", "vertical"))) == ["take c1", "take c6"]


@rule("SB-5.1", "SB-R1")
def test_a_falling_diagonal_is_one_diagonal() -> None:
    state = scene(market=CROSS, ankh=("c3", "diagonal_down"))
    assert legal(state) == ["take a1", "take b2", "take d4", "take f6"]


@rule("SB-5.1", "SB-R1")
def test_a_rising_diagonal_is_the_other_one() -> None:
    assert legal(scene(market=CROSS, ankh=("c3", "diagonal_up"))) == ["take e1", "take b4", "take a5"]


@rule("SB-5.1")
def test_a_diagonal_does_not_run_around_the_edge() -> None:
    assert legal(scene(market={"a5": "fish_01"}, ankh=("f3", "diagonal_down"))) == ["refill"]
    assert legal(scene(market={"a3": "fish_01"}, ankh=("f3", "diagonal_up"))) == ["refill"]


@rule("SB-5.2")
def test_face_down_tiles_may_be_taken_and_empty_cells_do_not_block() -> None:
    state = scene(market={"f1": "queen", "c1": "fish_01"}, ankh=("a1", "horizontal"))
    assert legal(state) == ["take c1", "take f1"]
    assert hand(play(state, "take f1"), SUSANNE) == ["queen"]


@rule("SB-5.3", "SB-5.4")
def test_the_ankh_moves_onto_the_tile_and_turns_as_it_prints() -> None:
    state = play(scene(market={"d1": "wheat_01", "a4": "fish_01"}), "take d1")
    assert ankh(state) == ("d1", "diagonal_up")
    assert hand(state, SUSANNE) == ["wheat_01"]
    assert legal(state) == ["take a4"]


# SB-5.5


@rule("SB-5.5")
def test_tiles_strictly_between_become_corruption() -> None:
    row = {"b1": "fish_01", "c1": "fish_02", "e1": "fish_04", "f1": "fish_05"}
    state = play(scene(market=row), "take e1")
    assert board(state, SUSANNE) == ["fish_01", "fish_02"]
    assert market(state) == {"f1": "fish_05"}


@rule("SB-5.5")
def test_tiles_on_the_other_side_of_the_old_cell_stay() -> None:
    column = {"c1": "fish_01", "c2": "fish_02", "c4": "fish_04", "c5": "fish_05", "c6": "fish_06"}
    state = play(scene(market=column, ankh=("c3", "vertical")), "take c5")
    assert board(state, SUSANNE) == ["fish_04"]
    assert market(state) == {"c1": "fish_01", "c2": "fish_02", "c6": "fish_06"}


@rule("SB-5.5")
def test_corruption_counts_in_the_direction_of_the_move() -> None:
    column = {"c1": "fish_01", "c2": "fish_02", "c4": "fish_04", "c5": "fish_05", "c6": "fish_06"}
    state = play(scene(market=column, ankh=("c3", "vertical")), "take c1")
    assert board(state, SUSANNE) == ["fish_02"]


@rule("SB-5.5")
def test_corruption_along_the_rising_diagonal() -> None:
    state = scene(market={"b5": "fish_01", "c4": "fish_02", "d3": "queen", "e2": "fish_04"}, ankh=("a6", "diagonal_up"))
    play(state, "take e2")
    assert board(state, SUSANNE) == ["fish_01", "fish_02", "queen"]


@rule("SB-5.5")
def test_corruption_down_the_rising_diagonal() -> None:
    state = scene(market={"b5": "fish_01", "c4": "fish_02", "d3": "fish_06"}, ankh=("e2", "diagonal_up"))
    play(state, "take b5")
    assert board(state, SUSANNE) == ["fish_02", "fish_06"]


@rule("SB-5.5")
def test_corruption_along_the_falling_diagonal() -> None:
    state = scene(market={"b2": "fish_01", "c3": "fish_02", "e5": "fish_06"}, ankh=("d4", "diagonal_down"))
    play(state, "take b2")
    assert board(state, SUSANNE) == ["fish_02"]
    assert market(state) == {"e5": "fish_06"}


# SB-5.6


@rule("SB-5.6", "SB-5.6.1", "SB-5.6.4")
def test_a_coin_tile_may_be_traded_for_a_deben() -> None:
    state = play(scene(market={"b1": "ivory_02"}, bag=[8]), "take b1")
    assert legal(state) == ["trade", "keep"]
    assert state.seat == SUSANNE
    play(state, "trade")
    assert hand(state, SUSANNE) == []
    assert "ivory_02" in box(state)
    assert debens(state, SUSANNE) == [8]
    assert ankh(state) == ("b1", "diagonal_down")


@rule("SB-5.6.1")
def test_a_deben_lies_face_down() -> None:
    state = play(scene(market={"b1": "ivory_02"}), "take b1", "trade")
    assert look(state, THOMAS)["players"][SUSANNE]["debens"] == {"count": 1, "known": []}
    assert len(debens(state, SUSANNE)) == 1
    assert look(state, THOMAS)["bag"] == 12


@rule("SB-5.6.2")
def test_a_coin_tile_that_is_kept_cannot_be_traded_later() -> None:
    state = play(scene(market={"b1": "ivory_02", "c2": "fish_02", "d2": "fish_06"}), "take b1", "keep")
    assert hand(state, SUSANNE) == ["ivory_02"]
    assert debens(state, SUSANNE) == []
    play(state, "take c2")
    assert state.seat == SUSANNE
    assert legal(state) == ["take d2"]


@rule("SB-5.6", "SB-R28")
def test_the_coin_choice_comes_after_the_corruption() -> None:
    state = play(scene(market={"b1": "queen", "c1": "ivory_02"}), "take c1")
    assert legal(state) == ["trade", "keep"]
    assert board(state, SUSANNE) == ["queen"]


@rule("SB-5.6.3")
def test_the_coin_choice_exists_on_the_first_turn() -> None:
    assert legal(play(scene(market={"c3": "ivory_02", "d3": "fish_01"}, ankh=None), "take c3")) == ["trade", "keep"]


@rule("SB-5.6.3")
def test_the_coin_choice_exists_after_a_refill() -> None:
    assert legal(play(scene(stack=["ivory_02", "fish_01"]), "refill", "take c3")) == ["trade", "keep"]


@rule("SB-5.6.3")
def test_the_coin_choice_exists_on_a_forced_take() -> None:
    sets = ["wheat_01", "wheat_02", "wheat_03"]
    state = scene(market={"b1": "ivory_02", "c1": "fish_01"}, hands=(sets, []), slots=["pointing_hand"])
    play(state, "sell wheat", "point b1")
    assert state.seat == THOMAS
    assert legal(state) == ["trade", "keep"]


@rule("SB-5.6.3")
def test_no_coin_choice_when_the_tile_comes_by_a_character_or_pirogue() -> None:
    state = scene(stack=["ivory_02", "ebony_02", "wheat_04"], hands=(["queen"], ["thief"]), market={"b1": "fish_02"})
    play(state, "play queen")
    assert hand(state, SUSANNE) == ["wheat_04", "ebony_02", "ivory_02"]
    assert state.seat == THOMAS
    play(state, "play thief")
    assert len(hand(state, THOMAS)) == 1
    assert state.seat == SUSANNE


@rule("SB-5.6.3")
def test_no_coin_choice_when_the_tile_comes_from_a_corruption_board() -> None:
    state = scene(hands=(["vizier"], ["wheat_01", "wheat_02", "wheat_03"]), boards=([], ["fish_03", "marble_02"]))
    play(state, "play vizier", "claim fish_03")
    assert hand(state, SUSANNE) == ["fish_03"]
    assert state.seat == THOMAS


@rule("SB-5.6.3")
def test_no_coin_choice_when_a_mummy_brings_the_tile_back() -> None:
    state = scene(boards=(["fish_03"], []), hands=(["wheat_01", "wheat_02", "wheat_03"], []), slots=["mummy"])
    play(state, "sell wheat")
    assert hand(state, SUSANNE) == ["fish_03"]
    assert state.seat == THOMAS


# SB-5.7


@rule("SB-5.7")
def test_a_character_lets_the_ankh_be_turned_to_any_line_with_a_tile() -> None:
    state = scene(market={"c3": "queen", "e3": "fish_01", "c6": "fish_02", "b2": "fish_04"}, ankh=("a3", "horizontal"))
    play(state, "take c3")
    assert ankh(state) == ("c3", "horizontal")
    assert legal(state) == ["turn horizontal", "turn vertical", "turn diagonal_down"]
    play(state, "turn vertical")
    assert ankh(state) == ("c3", "vertical")
    assert legal(state) == ["take c6"]


@rule("SB-5.7")
def test_with_no_tile_on_any_line_every_orientation_is_allowed() -> None:
    state = play(scene(market={"c3": "queen", "a2": "fish_01"}, ankh=("a3", "horizontal")), "take c3")
    assert legal(state) == ["turn horizontal", "turn vertical", "turn diagonal_down", "turn diagonal_up"]
    assert ankh(play(state, "turn diagonal_up")) == ("c3", "diagonal_up")


@rule("SB-5.7", "SB-R3")
def test_skipped_tiles_no_longer_count_for_the_orientation() -> None:
    state = scene(market={"b3": "fish_01", "c3": "queen", "c6": "fish_02", "c1": "fish_06"}, ankh=("a3", "horizontal"))
    play(state, "take c3")
    assert board(state, SUSANNE) == ["fish_01"]
    assert ankh(state) == ("c3", "vertical")
    assert state.seat == THOMAS


@rule("SB-5.7", "SB-R3")
def test_the_taker_sees_the_character_before_turning() -> None:
    state = scene(market={"c3": "queen", "e3": "fish_01", "c6": "fish_02"}, ankh=("a3", "horizontal"))
    play(state, "take c3")
    assert len(legal(state)) == 2
    assert hand(state, SUSANNE) == ["queen"]


# SB-5.8 to SB-5.12


@rule("SB-5.8", "SB-5.8.1", "SB-5.8.2")
def test_an_empty_line_is_refilled_when_a_take_is_carried_out() -> None:
    state = scene(market={"a2": "fish_01"}, stack=["wheat_01", "wheat_02"])
    assert legal(state) == ["refill"]
    play(state, "refill")
    assert ankh(state) is None
    assert market(state) == {"a2": "fish_01", "c3": "wheat_01", "d3": "wheat_02"}
    assert look(state, SUSANNE)["stack"] == 0


@rule("SB-5.8.3")
def test_after_a_refill_a_centre_tile_is_taken_without_corruption() -> None:
    state = scene(ankh=("a3", "horizontal"), stack=["fish_02", "fish_01", "fish_06", "fish_07", "wheat_01"])
    play(state, "refill")
    assert state.seat == SUSANNE
    assert legal(state) == ["take c3", "take d3", "take c4", "take d4"]
    play(state, "take d3")
    assert ankh(state) == ("d3", "vertical")
    assert hand(state, SUSANNE) == ["fish_01"]
    assert board(state, SUSANNE) == []
    assert state.seat == THOMAS


@rule("SB-5.8.3", "SB-5.7")
def test_after_a_refill_a_character_turns_the_ankh_as_usual() -> None:
    state = play(scene(stack=["queen", "fish_01", "fish_02"]), "refill", "take c3")
    assert hand(state, SUSANNE) == ["queen"]
    assert legal(state) == ["turn horizontal", "turn diagonal_down"]


@rule("SB-5.9")
def test_no_refill_at_the_moment_when_a_line_becomes_empty() -> None:
    state = play(scene(market={"b1": "fish_01"}, stack=["wheat_01", "wheat_02"]), "take b1")
    assert market(state) == {}
    assert look(state, THOMAS)["stack"] == 2
    assert legal(state) == ["refill"]


@rule("SB-5.9")
def test_no_refill_after_a_sale_or_a_character() -> None:
    state = scene(hands=(["wheat_01", "wheat_02", "wheat_03"], ["merchant"]), stack=["fish_01", "fish_02"])
    play(state, "sell wheat", "play merchant")
    assert market(state) == {}
    assert look(state, SUSANNE)["stack"] == 2


@rule("SB-5.10")
def test_with_empty_stack_and_empty_line_nobody_can_take() -> None:
    state = scene(stack=(), market={"a2": "fish_01"}, hands=(["queen"], []))
    assert legal(state) == ["play queen"]


@rule("SB-5.10", "SB-R20")
def test_an_empty_stack_alone_does_not_forbid_taking() -> None:
    assert legal(scene(stack=(), market={"d1": "fish_01"})) == ["take d1"]


@rule("SB-5.11")
def test_a_refill_always_reaches_the_centre() -> None:
    state = play(scene(market={"a2": "fish_01", "a5": "fish_02"}, stack=["wheat_01"]), "refill")
    assert hand(state, SUSANNE) == ["wheat_01"]
    assert ankh(state) == ("c3", "diagonal_up")


@rule("SB-5.12")
def test_a_line_with_tiles_one_way_for_each_and_no_refill() -> None:
    assert legal(scene(market={"b1": "fish_01", "f1": "fish_02", "b2": "fish_04"})) == ["take b1", "take f1"]


@rule("SB-5.12")
def test_an_empty_line_one_way_and_the_new_tiles_are_in_sight() -> None:
    state = scene(market={"b2": "fish_04"}, stack=["wheat_01", "wheat_02"])
    assert legal(state) == ["refill"]
    assert market(play(state, "refill")) == {"b2": "fish_04", "c3": "wheat_01", "d3": "wheat_02"}
    assert legal(state) == ["take c3", "take d3"]


@rule("SB-5.12")
def test_both_empty_no_way() -> None:
    assert legal(scene(stack=(), hands=(["wheat_01", "wheat_02", "wheat_03"], []))) == ["sell wheat"]


def test_selling_needs_no_line() -> None:
    state = play(scene(stack=(), hands=(["wheat_01", "wheat_02", "wheat_03"], ["queen"])), "sell wheat")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_01", "wheat_02", "wheat_03"]}
