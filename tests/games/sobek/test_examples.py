"""The worked examples of the rules, with their numbers. `[row, col]` of the rules is a1 to f6 here: [2, 3] is d3."""

from tests.games.sobek.scene import (
    SPECTATOR,
    SUSANNE,
    THOMAS,
    Hands,
    ankh,
    board,
    box,
    debens,
    hand,
    look,
    market,
    player,
    scene,
    slots,
    sold,
)
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]


@rule("SB-EX1", "SB-4.2")
def test_first_turn() -> None:
    centre = {"c3": "fish_01", "d3": "marble_01", "d4": "wheat_01", "c4": "wheat_02", "a3": "fish_06", "d6": "fish_07"}
    state = play(scene(market=centre, ankh=None), "take d3")
    assert hand(state, SUSANNE) == ["marble_01"]
    assert ankh(state) == ("d3", "horizontal")
    assert state.seat == THOMAS
    assert legal(state) == ["take a3", "take c3"]


COLUMN = {"c1": "wheat_09", "c3": "cattle_05", "c4": "fish_06", "c5": "fish_07"}  # A, B, C, D


@rule("SB-EX2", "SB-5.2", "SB-R2")
def test_taking_one_of_four() -> None:
    state = scene(market=COLUMN, ankh=("c2", "vertical"), turn=THOMAS)
    assert legal(state) == ["take c1", "take c3", "take c4", "take c5"]


@rule("SB-EX2", "SB-5.5")
def test_corruption_of_each_choice() -> None:
    state = scene(market=COLUMN, ankh=("c2", "vertical"), turn=THOMAS)
    assert board(play(state.clone(), "take c1"), THOMAS) == []
    assert board(play(state.clone(), "take c3"), THOMAS) == []
    assert board(play(state.clone(), "take c4"), THOMAS) == ["cattle_05"]
    assert board(play(state.clone(), "take c5"), THOMAS) == ["fish_06", "cattle_05"]


@rule("SB-EX2", "SB-5.3", "SB-5.4", "SB-5.5")
def test_taking_c() -> None:
    state = play(scene(market=COLUMN, ankh=("c2", "vertical"), turn=THOMAS), "take c4")
    assert ankh(state) == ("c4", "horizontal")
    assert hand(state, THOMAS) == ["fish_06"]
    assert board(state, THOMAS) == ["cattle_05"]
    assert market(state) == {"c1": "wheat_09", "c5": "fish_07"}


@rule("SB-EX3", "SB-5.6")
def test_coin_tile() -> None:
    state = play(scene(market={"b1": "ivory_02"}), "take b1", "trade")
    assert hand(state, SUSANNE) == []
    assert "ivory_02" in box(state)
    assert len(debens(state, SUSANNE)) == 1


@rule("SB-EX4", "SB-6.1", "SB-6.5")
def test_selling_three_fish() -> None:
    state = scene(
        hands=([], ["fish_06", "fish_07", "fish_04"]),
        sold=({}, {"fish": ["fish_01", "fish_02", "fish_05"]}),
        turn=THOMAS,
    )
    play(state, "sell fish")
    assert sold(state, THOMAS) == {"fish": ["fish_01", "fish_02", "fish_04", "fish_05", "fish_06", "fish_07"]}


@rule("SB-EX4", "SB-6.2")
def test_a_character_in_place_of_the_third_fish() -> None:
    with_thief = scene(hands=([], ["fish_06", "fish_07", "thief"]), turn=THOMAS)
    assert sold(play(with_thief, "sell fish"), THOMAS) == {"fish": ["fish_06", "fish_07", "thief"]}
    with_scribe = scene(hands=([], ["fish_06", "fish_07", "scribe_f"]), turn=THOMAS)
    assert sold(play(with_scribe, "sell fish"), THOMAS) == {"fish": ["fish_06", "fish_07", "scribe_f"]}
    assert "sell fish" not in legal(scene(hands=([], ["fish_06", "fish_07", "scribe_m"]), turn=THOMAS))


@rule("SB-EX5", "SB-6.7", "SB-9.1")
def test_a_pyramid_at_the_first_sale() -> None:
    five = ["mummy", "pyramid", "eye", "cobra_1", "two_scarabs"]
    state = play(scene(hands=(WHEAT, []), slots=five), "sell wheat")
    assert slots(state, SUSANNE) == five
    play(state, "open pyramid")
    assert slots(state, THOMAS) == ["hidden", None, "hidden", "hidden", "hidden"]
    assert state.seat == SUSANNE


@rule("SB-EX6", "SB-11.3", "SB-11.4")
def test_end() -> None:
    seven = [*WHEAT, "merchant", "marble_01", "ivory_01"]
    state = scene(stack=(), market={"b1": "thief"}, hands=(seven, []))
    play(state, "take b1", "turn vertical")
    assert look(state, SPECTATOR)["ended_by"] == THOMAS
    assert {*WHEAT, "merchant"} <= set(box(state))
    assert board(state, SUSANNE) == ["marble_01", "ivory_01", "thief"]


@rule("SB-EX7", "SB-11.5")
def test_corruption() -> None:
    eight = [f"fish_{k:02}" for k in range(1, 8)]
    state = play(scene(stack=(), market={"b1": "cattle_01"}, boards=(eight, ["wheat_01"])), "take b1")
    assert len(board(state, SUSANNE)) == 8
    assert len(board(state, THOMAS)) == 1
    assert len(debens(state, THOMAS)) == 3
    assert debens(state, SUSANNE) == []


@rule("SB-EX8", "SB-12.1")
def test_scoring() -> None:
    state = scene(sold=({"ebony": ["ebony_04", "ebony_05", "ebony_06", "ebony_03"]}, {}))
    assert state.scores()[SUSANNE] == 24


@rule("SB-EX9", "SB-9.6", "SB-12.1")
def test_scoring_with_a_pirogue() -> None:
    state = play(scene(hands=(["cattle_01", "cattle_04", "cattle_05"], []), slots=["two_scarabs"]), "sell cattle")
    assert state.scores()[SUSANNE] == 9


@rule("SB-EX10", "SB-12.3")
def test_debens_and_pirogues() -> None:
    ebony, marble = ["ebony_01", "ebony_03", "high_priest"], ["marble_01", "marble_03", "marble_04"]
    pirogues = ["seven_points", "two_points_deben"]
    state = scene(hands=([*ebony, *marble], ["queen"]), slots=pirogues, debens=([3, 5], []), bag=[7])
    play(state, "sell ebony", "open seven_points", "play queen", "sell marble")
    assert debens(state, SUSANNE) == [3, 5, 7]
    assert player(state, SUSANNE)["pirogues"] == ["seven_points", "two_points_deben"]
    assert state.scores()[SUSANNE] == 24


# Constructed


@rule("SB-EXC1", "SB-5.8")
def test_refill() -> None:
    ten = [f"wheat_{k:02}" for k in range(1, 11)]
    corners = {"a1": "fish_01", "c3": "fish_02", "f6": "fish_04"}
    state = play(scene(market=corners, stack=ten, ankh=("e4", "horizontal")), "refill")
    assert ankh(state) is None
    new = dict(zip(["d3", "d4", "c4", "b2", "c2", "d2", "e2", "e3", "e4", "e5"], ten, strict=True))
    assert market(state) == {**corners, **new}
    assert legal(state) == ["take c3", "take d3", "take c4", "take d4"]
    play(state, "take c3")
    assert board(state, SUSANNE) == []
    assert look(state, SUSANNE)["stack"] == 0


@rule("SB-EXC2", "SB-5.7", "SB-R3")
def test_character_orientation() -> None:
    state = play(scene(market={"b1": "fish_01", "c1": "queen", "a3": "fish_02"}), "take c1")
    assert board(state, SUSANNE) == ["fish_01"]
    assert ankh(state) == ("c1", "diagonal_up")
    assert state.seat == THOMAS


@rule("SB-EXC3", "SB-6.4")
def test_first_sale() -> None:
    assert legal(scene(hands=(["statue_01", "statue_02", "ivory_01"], []))) == ["refill", "sell ivory"]
    assert legal(scene(hands=(["statue_01", "statue_02", "queen"], []))) == ["refill", "sell ivory", "play queen"]
    all_wild: Hands = (["statue_01", "statue_02", "architect"], [])
    assert legal(scene(hands=all_wild)) == ["refill", "play architect"]
    assert legal(scene(hands=all_wild, sold=({"wheat": WHEAT}, {}))) == ["refill", "sell wheat", "play architect"]


@rule("SB-EXC4", "SB-11.3", "SB-R19")
def test_unsold_sets() -> None:
    held = ["ebony_01", "ebony_03", "ivory_01", "queen", "statue_01", "statue_02", "fish_01"]
    state = play(scene(stack=(), hands=([*held, "vizier"], [])), "play vizier")
    assert look(state, SPECTATOR)["ended_by"] == THOMAS
    assert set(held[:6]) <= set(box(state))
    assert board(state, SUSANNE) == ["fish_01"]


@rule("SB-EXC5", "SB-11.3")
def test_unsold_statues() -> None:
    statues = ["statue_01", "statue_02", "statue_03"]
    state = play(scene(stack=(), hands=([*statues, "vizier"], [])), "play vizier")
    assert board(state, SUSANNE) == statues
    state = play(scene(stack=(), hands=([*statues, "vizier"], []), sold=({"wheat": WHEAT}, {})), "play vizier")
    assert board(state, SUSANNE) == []
    assert set(statues) <= set(box(state))


@rule("SB-EXC6", "SB-9.1.3", "SB-5.10")
def test_pyramid_on_a_dry_market() -> None:
    normal = scene(stack=(), ankh=("a1", "vertical"), market={"f1": "fish_01"}, hands=(["queen"], []))
    assert legal(normal) == ["play queen"]
    extra = scene(stack=(), ankh=("a1", "vertical"), market={"f1": "fish_01"}, hands=(WHEAT, []), slots=["pyramid"])
    play(extra, "sell wheat")
    assert legal(extra) == ["take f1"]


@rule("SB-EXC7", "SB-4.3", "SB-11.1")
def test_pyramid_ends_the_game() -> None:
    fish = ["fish_01", "fish_02", "fish_04"]
    state = play(scene(stack=(), hands=(WHEAT, [*fish, "ivory_01"]), slots=["pyramid"]), "sell wheat")
    assert look(state, SPECTATOR)["ended_by"] == SUSANNE
    assert set(fish) <= set(box(state))
    assert board(state, THOMAS) == ["ivory_01"]


@rule("SB-EXC8", "SB-5.6.3")
def test_coin_tile_by_a_merchant() -> None:
    state = play(scene(market={"c5": "fish_03", "d5": "fish_01"}, hands=(["merchant"], [])), "play merchant", "take c5")
    assert hand(state, SUSANNE) == ["fish_03"]
    assert state.seat == THOMAS


@rule("SB-EXC9", "SB-12.1")
def test_scoring_with_wild_tiles() -> None:
    wheat = ["wheat_07", "wheat_08", "wheat_01", "statue_01", "merchant"]
    state = scene(hands=(wheat, []), slots=["two_scarabs"])
    play(state, "sell wheat", "add statue_01", "add merchant", "done")
    assert state.scores()[SUSANNE] == 20


@rule("SB-EXC10", "SB-11.5", "SB-12.5")
def test_equal_corruption() -> None:
    fish, wheat = [f"fish_{k:02}" for k in range(1, 6)], [f"wheat_{k:02}" for k in range(1, 7)]
    state = play(scene(stack=(), market={"b1": "cattle_01"}, boards=(fish, wheat)), "take b1")
    assert [len(board(state, seat)) for seat in (SUSANNE, THOMAS)] == [6, 6]
    assert debens(state, SUSANNE) == debens(state, THOMAS) == []
    assert state.ranking() == [1, 1]


@rule("SB-EXC10", "SB-11.5")
def test_differences_in_corruption() -> None:
    assert [_drawn_at_difference(n) for n in (1, 2, 3, 5, 6)] == [1, 1, 2, 2, 3]


def _drawn_at_difference(difference: int) -> int:
    wheat = [f"wheat_{k:02}" for k in range(1, difference + 2)]
    state = play(scene(stack=(), market={"b1": "cattle_01"}, boards=([], wheat)), "take b1")
    return len(debens(state, SUSANNE))


@rule("SB-EXC11", "SB-9.5.2")
def test_pointing_hand_on_an_empty_line() -> None:
    five = ["fish_01", "ivory_02", "wheat_05", "wheat_06", "fish_05"]
    state = play(scene(hands=(WHEAT, []), slots=["pointing_hand"], stack=five), "sell wheat")
    assert look(state, SPECTATOR)["stack"] == 0
    assert state.seat == SUSANNE
    play(state, "point d3")
    assert state.seat == THOMAS
    assert legal(state) == ["trade", "keep"]
    play(state, "trade")
    assert len(debens(state, THOMAS)) == 1
