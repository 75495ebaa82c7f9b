"""SB-10 and SB-11: corruption boards and the end of the game."""

from tests.games.sobek.scene import (
    SPECTATOR,
    SUSANNE,
    THOMAS,
    board,
    box,
    debens,
    hand,
    look,
    player,
    scene,
    sold,
)
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]
LAST = {"b1": "cattle_01"}  # when Susanne takes it, nothing is left to take


# SB-10


@rule("SB-10.1")
def test_skipped_tiles_lie_face_down_on_the_board() -> None:
    state = play(scene(market={"b1": "queen", "c1": "fish_02"}), "take c1")
    assert player(state, SUSANNE, by=THOMAS)["board"] == {"start": 0, "goods": 0, "character": 1}
    assert player(state, SUSANNE, by=THOMAS)["board_known"] == []
    assert board(state, SUSANNE) == ["queen"]


@rule("SB-10.1")
def test_other_actions_bring_no_corruption() -> None:
    state = scene(hands=([*WHEAT, "merchant"], ["queen"]), market={"b1": "fish_01", "c1": "fish_02"}, slots=["eye"])
    play(state, "sell wheat", "done", "pocket higher", "play queen", "play merchant", "take c1")
    assert board(state, SUSANNE) == board(state, THOMAS) == []


@rule("SB-10.2")
def test_the_own_board_may_be_looked_at_but_not_the_opponents() -> None:
    state = scene(boards=(["fish_01", "queen"], []))
    assert board(state, SUSANNE) == ["fish_01", "queen"]
    assert player(state, SUSANNE, by=THOMAS)["board_known"] == []
    assert player(state, SUSANNE, by=SPECTATOR)["board_known"] == []


@rule("SB-10.3")
def test_tiles_do_not_leave_a_board_by_themselves() -> None:
    state = scene(boards=(["fish_01", "queen"], []), hands=(WHEAT, ["thief"]), slots=["cobra_1"])
    play(state, "sell wheat", "play thief")
    assert board(state, SUSANNE) == ["fish_01", "queen"]


# SB-11.1, SB-11.2


@rule("SB-11.1", "SB-11.1.1", "SB-11.1.2", "SB-11.1.3")
def test_the_game_ends_when_nothing_can_be_done() -> None:
    state = play(scene(stack=(), market=LAST, hands=([], ["wheat_01", "wheat_02"])), "take b1")
    assert state.seat == -1
    assert legal(state) == []
    assert look(state, SPECTATOR)["ended_by"] == THOMAS


@rule("SB-11.1.1")
def test_a_character_that_does_nothing_still_has_to_be_played() -> None:
    state = play(scene(stack=(), market=LAST, hands=([], ["merchant"])), "take b1")
    assert legal(state) == ["play merchant"]
    play(state, "play merchant")
    assert look(state, SPECTATOR)["ended_by"] == SUSANNE


@rule("SB-11.1.2", "SB-R25")
def test_a_legal_set_has_to_be_sold() -> None:
    state = play(scene(stack=(), market=LAST, hands=([], WHEAT)), "take b1")
    assert state.seat == THOMAS
    assert legal(state) == ["sell wheat"]


@rule("SB-11.1.2")
def test_wild_tiles_are_a_set_only_with_a_displayed_type() -> None:
    statues = ["statue_01", "statue_02", "statue_03"]
    state = play(scene(stack=(), market=LAST, hands=([], statues), sold=({}, {"fish": FISH})), "take b1")
    assert legal(state) == ["sell fish"]
    state = play(scene(stack=(), market=LAST, hands=([], statues)), "take b1")
    assert state.seat == -1


@rule("SB-11.1.3")
def test_a_stack_keeps_the_game_going() -> None:
    state = play(scene(stack=["fish_01"], market=LAST), "take b1")
    assert legal(state) == ["refill"]


@rule("SB-11.1.3")
def test_tiles_off_the_line_do_not_keep_the_game_going() -> None:
    state = play(scene(stack=(), market={"b1": "cattle_01", "c2": "fish_01"}), "take b1")
    assert state.seat == -1


@rule("SB-11.2", "SB-4.5")
def test_a_forced_turn_does_not_end_the_game() -> None:
    state = scene(stack=(), hands=(WHEAT, []), market={"b1": "cattle_01", "c1": "fish_03"}, slots=["pointing_hand"])
    play(state, "sell wheat", "point c1")
    assert state.seat == THOMAS
    assert legal(state) == ["trade", "keep"]


@rule("SB-11.1", "SB-R11", "SB-4.3")
def test_an_extra_turn_can_end_the_game() -> None:
    state = scene(stack=(), hands=(WHEAT, ["queen"]), slots=["pyramid"])
    play(state, "sell wheat")
    assert look(state, SPECTATOR)["ended_by"] == SUSANNE


# SB-11.3


def _end_with(*tiles: str, displayed: dict[str, list[str]] | None = None) -> list[str]:
    """What Susanne puts on her board if Thomas cannot act while she holds these tiles."""
    state = scene(stack=(), hands=([*tiles, "vizier"], []), sold=(displayed or {}, {}))
    play(state, "play vizier")
    assert look(state, SPECTATOR)["ended_by"] == THOMAS
    return board(state, SUSANNE)


@rule("SB-11.3")
def test_the_other_player_boxes_unsold_sets() -> None:
    state = play(scene(stack=(), market=LAST, hands=([*WHEAT, "fish_01"], [])), "take b1")
    assert board(state, SUSANNE) == ["fish_01", "cattle_01"]
    assert set(WHEAT) <= set(box(state))
    assert player(state, SUSANNE)["hand"] == {"start": 0, "goods": 0, "character": 0}
    assert sold(state, SUSANNE) == {}
    assert state.scores()[SUSANNE] == 0


@rule("SB-11.3", "SB-R19")
def test_the_one_who_ends_the_game_loses_no_sets() -> None:
    state = play(scene(stack=(), market=LAST, hands=([], ["wheat_01", "wheat_02"])), "take b1")
    assert board(state, THOMAS) == ["wheat_01", "wheat_02"]


@rule("SB-11.3", "SB-R19")
def test_several_sets_may_be_formed() -> None:
    assert _end_with(*WHEAT, *FISH, "ivory_01") == ["ivory_01"]


@rule("SB-11.3", "SB-R19")
def test_characters_count_for_their_type() -> None:
    assert _end_with("wheat_01", "merchant", "courtesan", "thief") == ["thief"]


@rule("SB-11.3", "SB-R19")
def test_a_type_with_two_tiles_goes_before_a_type_with_one() -> None:
    assert _end_with("wheat_01", "fish_01", "fish_02", "statue_01") == ["wheat_01"]


@rule("SB-11.3", "SB-R19")
def test_two_pairs_with_a_statue_each_beat_one_single_with_both() -> None:
    assert _end_with("wheat_01", "fish_01", "fish_02", "ivory_01", "ivory_03", "statue_01", "statue_02") == ["wheat_01"]


@rule("SB-11.3", "SB-R19")
def test_wild_tiles_that_are_not_needed_go_too() -> None:
    assert _end_with(*WHEAT, "statue_01", "architect") == []


@rule("SB-11.3", "SB-R19")
def test_a_statue_is_spent_on_another_type_if_a_set_stands_without_it() -> None:
    assert _end_with(*WHEAT, "fish_01", "fish_02", "statue_01") == []


@rule("SB-11.3", "SB-R19")
def test_without_enough_wild_tiles_nothing_goes() -> None:
    assert _end_with("wheat_01", "fish_01", "statue_01") == ["wheat_01", "fish_01", "statue_01"]


@rule("SB-11.3", "SB-R19")
def test_a_single_tile_with_two_statues_is_a_set() -> None:
    assert _end_with("wheat_01", "statue_01", "statue_02") == []


@rule("SB-11.3", "SB-R19")
def test_a_displayed_type_needs_three_tiles_too() -> None:
    displayed = {"wheat": ["wheat_05", "wheat_06", "wheat_07"]}
    assert _end_with("wheat_01", "wheat_02", displayed=displayed) == ["wheat_01", "wheat_02"]


@rule("SB-R31")
def test_of_equal_divisions_wheat_goes_first() -> None:
    assert _end_with("wheat_01", "wheat_02", "fish_01", "fish_02", "statue_01") == ["fish_01", "fish_02"]


@rule("SB-R31")
def test_of_equal_divisions_ivory_goes_last() -> None:
    tiles = ["ebony_01", "ebony_03", "ivory_01", "ivory_03", "marble_01", "marble_03", "statue_01", "statue_02"]
    assert _end_with(*tiles) == ["ivory_01", "ivory_03"]


# SB-11.4 to SB-11.6


@rule("SB-11.4", "SB-10.1")
def test_both_players_put_the_rest_on_their_boards() -> None:
    hands = (["wheat_01", "queen"], ["fish_01", "fish_02"])
    state = play(scene(stack=(), market=LAST, hands=hands, boards=([], ["ivory_01"])), "take b1")
    assert hand(state, SUSANNE) == hand(state, THOMAS) == []
    assert board(state, SUSANNE) == ["wheat_01", "cattle_01", "queen"]
    assert board(state, THOMAS) == ["fish_01", "fish_02", "ivory_01"]


def _debens_for(susanne: int, thomas: int, bag: list[int] | None = None) -> list[int]:
    """How many debens each draws at these corruption values; Susanne takes the last tile, worth one."""
    goods = [f"{good}_{k:02}" for good in ("wheat", "fish", "ebony", "marble") for k in range(1, 8)]
    boards = (goods[: susanne - 1], goods[susanne - 1 : susanne - 1 + thomas])
    state = scene(stack=(), market=LAST, boards=boards, bag=bag)
    before = [len(debens(state, seat)) for seat in (SUSANNE, THOMAS)]
    play(state, "take b1")
    return [len(debens(state, seat)) - before[seat] for seat in (SUSANNE, THOMAS)]


@rule("SB-11.5", "SB-1.3")
def test_the_lower_value_draws_one_deben_and_one_for_each_full_three() -> None:
    assert _debens_for(1, 2) == [1, 0]
    assert _debens_for(1, 3) == [1, 0]
    assert _debens_for(1, 4) == [2, 0]
    assert _debens_for(1, 6) == [2, 0]
    assert _debens_for(1, 7) == [3, 0]
    assert _debens_for(8, 1) == [0, 3]


@rule("SB-11.5", "SB-R18")
def test_equal_values_draw_nothing() -> None:
    assert _debens_for(4, 4) == [0, 0]


@rule("SB-11.5", "SB-9.8")
def test_cobras_count_for_the_value() -> None:
    state = scene(stack=(), market={}, hands=(WHEAT, ["queen"]), boards=(["fish_01"], []), slots=["cobra_2"])
    play(state, "sell wheat", "play queen")
    assert look(state, SPECTATOR)["ended_by"] == SUSANNE
    assert len(debens(state, SUSANNE)) == 1  # 1 against 0 + 2
    assert debens(state, THOMAS) == []


@rule("SB-11.6", "SB-R13")
def test_from_a_bag_with_too_few_debens_what_is_there_is_drawn() -> None:
    assert _debens_for(1, 13, bag=[3, 9]) == [2, 0]
    assert _debens_for(1, 2, bag=[]) == [0, 0]


@rule("SB-11.6")
def test_with_an_empty_bag_a_coin_tile_cannot_be_traded() -> None:
    state = play(scene(market={"b1": "fish_03"}, bag=[]), "take b1")
    assert hand(state, SUSANNE) == ["fish_03"]
    assert state.seat == THOMAS
