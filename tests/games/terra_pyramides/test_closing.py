"""TP-10: the new tile and the limits."""

from tests.games.terra_pyramides.scene import decision, player, scene, site, stones
from tests.support import legal, listen, play, rule

STACKS = {1: ["eye", "worker", "worker_eye", "eye"], 5: ["stone_red", "stone_blue", "eye"]}


def taking(**more: object):  # type: ignore[no-untyped-def]
    """Seat 0 has laid a tile that brings nothing and takes a new one."""
    state = scene(stacks=STACKS, hands=("stone_green", "eye"), **more)  # type: ignore[arg-type]
    return play(state, "lay f8")


@rule("TP-10.1")
def test_the_top_of_any_stack() -> None:
    state = taking()
    assert legal(state) == ["draw 1", "draw 5"]
    play(state, "draw 5")
    hand = player(state, 0)["hand"]
    assert (hand["tile"]["type"], hand["stack"]) == ("stone_red", 5)
    assert state.view(None)["stacks"][4]["left"] == 2  # type: ignore[index]


@rule("TP-10.2", "TP-9.3")
def test_for_1_gold_any_tile_of_a_stack() -> None:
    state = taking(gold=[2])
    assert legal(state) == ["draw 1", "draw 5", "search"]
    play(state, "search", "look 1")
    assert legal(state) == ["pick worker", "pick worker_eye", "pick eye"]
    play(state, "pick worker_eye")
    assert (player(state, 0)["hand"]["tile"]["type"], player(state, 0)["gold"]) == ("worker_eye", 1)
    stack = state.view(0)["stacks"][0]  # type: ignore[index]
    assert [tile["type"] for tile in stack["tiles"]] == ["eye", "worker", "eye"]  # in unchanged order


@rule("TP-9.3")
def test_searching_is_possible_only_when_taking_the_tile() -> None:
    state = scene(stacks=STACKS, gold=[2], foundations={"e2": 1})
    assert "search" not in legal(state)
    play(state, "lay e3")
    assert "search" not in legal(state)


@rule("R-38")
def test_of_alike_tiles_the_topmost_is_taken() -> None:
    state = taking(gold=[1])
    play(state, "search", "look 1", "pick eye")
    stack = state.view(0)["stacks"][0]  # type: ignore[index]
    assert [tile["type"] for tile in stack["tiles"]] == ["worker", "worker_eye", "eye"]


@rule("TP-10.3")
def test_more_than_4_gold_must_be_spent() -> None:
    state = scene(gold=[5], foundations={"e7": 1}, closing=True)
    assert legal(state) == ["hire", "stone"]
    play(state, "stone")
    assert player(state, 0)["gold"] == 2
    assert state.seat == 1
    four = scene(gold=[4], closing=True)
    assert "done" in legal(four)


@rule("TP-10.3")
def test_the_gold_for_a_search_counts() -> None:
    state = scene(stacks=STACKS, gold=[5], hands=("stone_green", "eye"))
    play(state, "lay f8", "search", "look 1", "pick eye")
    assert player(state, 0)["gold"] == 4
    assert "done" in legal(state)


@rule("R-8")
def test_gold_that_cannot_be_spent_goes_back() -> None:
    """No stone in the supply, and no place for a worker: the fifth gold is returned."""
    state = scene(gold=[5], stones_left=0, supply=[0], hands=("eye", "eye"), stacks={}, gold_left=0)
    heard = listen(state, "lay f8")
    assert [message.id for message in heard][-1] == "gold-returned"
    assert state.seat == 1
    assert (player(state, 0)["gold"], state.view(None)["supply"]["gold"]) == (4, 1)  # type: ignore[index]


@rule("R-8", "TP-15.7")
def test_with_grave_goods_every_gold_can_be_spent() -> None:
    state = scene(version="horus", gold=[5], stones_left=0, closing=True)
    assert (player(state, 0)["gold"], player(state, 0)["grave_goods"]) == (4, 1)  # nothing else was possible
    assert legal(state) == ["bury", "done"]


@rule("R-41")
def test_nobody_must_take_a_worker_back_to_spend_gold() -> None:
    state = scene(gold=[5], stones_left=0, workers={"e7": (0, 2)}, supply=[0], closing=True)
    assert legal(state) == ["recall e7", "done"]
    play(state, "done")
    assert player(state, 0)["gold"] == 4


@rule("TP-10.4", "TP-EX17")
def test_nine_stones_need_two_swaps() -> None:
    state = scene(stones=[{"red": 4, "blue": 5}], closing=True)
    assert legal(state) == ["give blue", "give red"]  # nothing else is possible, so the swap starts at once
    play(state, "give blue", "give red")
    assert sum(stones(state, 0).values()) == 8
    play(state, "give red", "give red")
    assert sum(stones(state, 0).values()) == 7
    assert stones(state, 0) == {"blue": 4, "red": 1, "white": 2}
    assert state.seat == 1


@rule("TP-10.4")
def test_seven_stones_are_fine() -> None:
    assert scene(stones=[{"red": 7}], closing=True).seat == 1


@rule("TP-10.5")
def test_limits_are_not_checked_during_a_turn_nor_in_others_turns() -> None:
    state = scene(gold=[4, 9], stones=[{"red": 7}, {"red": 9}], foundations={"e2": 1}, hands=("worker_eye", "eye"))
    play(state, "lay e3")
    assert player(state, 0)["gold"] == 5  # goes on with its worker
    assert decision(state) == "send-worker"
    assert (player(state, 1)["gold"], sum(stones(state, 1).values())) == (9, 9)


@rule("TP-10.6")
def test_a_worker_bought_at_the_end_may_complete_a_site() -> None:
    state = scene(workers={"e7": (0, 2)}, stones=[{"red": 1}], gold=[5], closing=True)
    play(state, "hire", "build e7")
    assert site(state, "e7")["level"] == 1


@rule("R-36", "TP-10.6")
def test_the_turn_ends_only_when_both_limits_hold() -> None:
    """Buying a stone for the gold limit breaks the stone limit, which is then settled too."""
    state = scene(stones=[{"red": 7}], gold=[5], closing=True)
    assert (player(state, 0)["gold"], stones(state, 0)) == (2, {"red": 7, "white": 1})  # no other purchase was possible
    assert legal(state) == ["give red", "give white"]
    play(state, "give red", "give red")
    assert (stones(state, 0), state.seat) == ({"red": 5, "white": 2}, 1)


@rule("TP-10.3", "TP-11.3")
def test_limits_hold_in_a_last_turn_without_a_draw() -> None:
    state = scene(gold=[4], hands=("eye", "eye"), foundations={"e2": 1, "c8": 1}, stacks={})
    play(state, "lay e3")
    assert decision(state) == "close"
    assert legal(state) == ["hire", "stone"]
