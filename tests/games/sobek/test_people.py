"""SB-7 and SB-8: playing characters."""

from collections import Counter

from perankh.engine.game import State
from tests.games.sobek.scene import (
    SPECTATOR,
    SUSANNE,
    THOMAS,
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
from tests.support import legal, listen, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]


# SB-7


@rule("SB-7.1")
def test_a_character_is_shown_resolved_and_boxed() -> None:
    state = scene(hands=(["queen"], []), stack=["fish_01", "fish_02", "fish_04", "fish_05"])
    play(state, "play queen")
    assert hand(state, SUSANNE) == ["fish_01", "fish_02", "fish_04"]
    assert "queen" in look(state, THOMAS)["box"]
    assert state.seat == THOMAS


@rule("SB-7.1", "SB-R22")
def test_a_character_has_left_the_hand_before_its_effect() -> None:
    state = play(scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan"], [])), "play courtesan")
    assert sold(state, SUSANNE) == {"wheat": WHEAT}
    assert "courtesan" in box(state)


@rule("SB-7.2")
def test_a_character_in_hand_always_is_a_possible_action() -> None:
    state = scene(stack=(), hands=(["queen", "vizier", "thief", "scribe_m", "high_priest"], []))
    assert legal(state) == ["play queen", "play vizier", "play thief", "play scribe_m", "play high_priest"]


@rule("SB-7.2", "SB-8.2")
def test_queen_without_effect() -> None:
    state = play(scene(stack=(), hands=(["queen"], ["thief"])), "play queen")
    assert hand(state, SUSANNE) == []
    assert "queen" in box(state)
    assert state.seat == THOMAS


@rule("SB-7.2", "SB-8.3")
def test_vizier_without_effect() -> None:
    state = play(scene(hands=(["vizier"], []), boards=(["fish_01"], [])), "play vizier")
    assert "vizier" in box(state)
    assert state.seat == THOMAS


@rule("SB-7.2", "SB-8.4")
def test_thief_without_effect() -> None:
    state = play(scene(hands=(["thief", "fish_01"], [])), "play thief")
    assert hand(state, SUSANNE) == ["fish_01"]
    assert state.seat == THOMAS


@rule("SB-7.2", "SB-8.6")
def test_merchant_without_effect() -> None:
    state = play(scene(hands=(["merchant"], [])), "play merchant")
    assert hand(state, SUSANNE) == []
    assert state.seat == THOMAS


@rule("SB-7.2", "SB-8.8")
def test_high_priest_without_effect() -> None:
    state = play(scene(hands=(["high_priest"], []), boards=([], ["fish_01"])), "play high_priest")
    assert board(state, THOMAS) == ["fish_01"]
    assert state.seat == THOMAS


@rule("SB-7.2")
def test_an_effect_that_can_be_carried_out_must_be() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["fish_01", "wheat_01"]))
    assert legal(play(state, "play vizier")) == ["claim wheat_01", "claim fish_01"]


# SB-8.1


@rule("SB-8.1")
def test_the_architect_looks_at_three_of_the_reserve_and_opens_one() -> None:
    reserve = ["pyramid", "seven_points", "eye", "mummy", "cobra_1", "cobra_2"]
    state = play(scene(hands=(["architect"], []), reserve=reserve, slots=["two_scarabs"]), "play architect")
    drawn = look(state, SUSANNE)["drawn"]
    assert len(drawn) == 3
    assert legal(state) == [f"open {name}" for name in drawn]
    play(state, legal(state)[0])
    assert look(state, SUSANNE)["reserve"] == {"count": 5, "known": drawn[1:]}
    assert look(state, SUSANNE)["drawn"] == []
    assert (
        drawn[0] in look(state, THOMAS)["used_pirogues"] + player(state, 0)["pirogues"] + player(state, 1)["pirogues"]
    )


@rule("SB-8.1", "SB-14.1")
def test_the_architect_draws_at_random() -> None:
    reserve = ["pyramid", "seven_points", "eye", "mummy", "cobra_1", "cobra_2"]
    drawn: Counter[str] = Counter()
    for seed in range(200):
        drawn.update(
            look(play(scene(hands=(["architect"], []), reserve=reserve, seed=seed), "play architect"), 0)["drawn"]
        )
    assert all(70 < drawn[name] < 130 for name in reserve)


@rule("SB-8.1")
def test_what_the_architect_drew_is_another_place_than_the_slots() -> None:
    state = scene(hands=(["architect"], []), reserve=["eye", "pyramid"], slots=["pyramid"])
    play(state, "play architect")
    assert {state.element(move) for move in state.legal()} == {"drawn eye", "drawn pyramid"}


@rule("SB-8.1")
def test_the_architect_draws_what_is_there() -> None:
    state = play(scene(hands=(["architect"], []), reserve=["eye", "cobra_1"]), "play architect")
    assert legal(state) == ["open eye", "open cobra_1"]


@rule("SB-8.1")
def test_the_architect_does_not_touch_the_slots() -> None:
    state = scene(hands=(["architect"], []), slots=["seven_points", "mummy"], reserve=["cobra_1"])
    play(state, "play architect")
    assert player(state, THOMAS)["cobras"] == 1
    assert slots(state, THOMAS) == slots(state, SUSANNE) == ["hidden", "hidden", None, None, None]


@rule("SB-R26")
def test_used_pirogues_do_not_return_to_the_reserve() -> None:
    state = scene(hands=(["architect"], WHEAT), slots=["mummy"], reserve=["cobra_1", "eye"], turn=THOMAS)
    play(state, "sell wheat", "play architect")
    assert look(state, SUSANNE)["used_pirogues"].count("mummy") == 1
    assert legal(state) == ["open eye", "open cobra_1"]


# SB-8.2


@rule("SB-8.2", "SB-14.1")
def test_the_queen_takes_the_top_three_tiles() -> None:
    stack = ["ivory_04", "thief", "wheat_01", "fish_01", "fish_02"]
    state = play(scene(hands=(["queen"], []), stack=stack), "play queen")
    assert hand(state, SUSANNE) == ["wheat_01", "ivory_04", "thief"]
    assert look(state, SUSANNE)["stack"] == 2


@rule("SB-8.2")
def test_the_queen_takes_as_many_as_there_are() -> None:
    state = play(scene(hands=(["queen"], []), stack=["fish_01", "fish_02"], market={"b1": "wheat_01"}), "play queen")
    assert hand(state, SUSANNE) == ["fish_01", "fish_02"]
    assert look(state, SUSANNE)["stack"] == 0


# SB-8.3


@rule("SB-8.3", "SB-10.3")
def test_the_vizier_looks_at_the_board_and_takes_a_tile() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["fish_01", "queen", "ivory_04"]))
    play(state, "play vizier")
    assert player(state, THOMAS, by=SUSANNE)["board_known"] == ["fish_01", "ivory_04", "queen"]
    play(state, "claim queen")
    assert hand(state, SUSANNE) == ["queen"]
    assert board(state, THOMAS) == ["fish_01", "ivory_04"]


@rule("SB-8.3", "SB-R15")
def test_both_know_which_tile_the_vizier_took() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["fish_01", "queen"]))
    play(state, "play vizier", "claim queen")
    assert player(state, SUSANNE, by=THOMAS)["hand_known"] == ["queen"]


# SB-8.4


@rule("SB-8.4")
def test_the_thief_chooses_character_or_goods() -> None:
    state = play(scene(hands=(["thief"], ["fish_05", "queen", "statue_01"])), "play thief")
    assert legal(state) == ["steal goods", "steal character"]
    play(state, "steal character")
    assert hand(state, SUSANNE) == ["queen"]
    assert hand(state, THOMAS) == ["fish_05", "statue_01"]


@rule("SB-8.4", "SB-R7")
def test_start_tiles_and_statues_are_goods() -> None:
    state = play(scene(hands=(["thief"], ["fish_01", "queen"])), "play thief", "steal goods")
    assert hand(state, SUSANNE) == ["fish_01"]
    state = play(scene(hands=(["thief"], ["statue_01", "queen"])), "play thief", "steal goods")
    assert hand(state, SUSANNE) == ["statue_01"]


@rule("SB-8.4")
def test_a_stolen_character_is_never_a_start_tile() -> None:
    hands = (["thief"], ["fish_01", "fish_02", "wheat_01", "wheat_02", "queen"])
    assert {hand(play(scene(hands=hands, seed=k), "play thief", "steal character"), SUSANNE)[0] for k in range(12)} == {
        "queen"
    }


@rule("SB-8.4")
def test_with_one_kind_there_is_no_choice() -> None:
    assert hand(play(scene(hands=(["thief"], ["queen"])), "play thief"), SUSANNE) == ["queen"]
    assert hand(play(scene(hands=(["thief"], ["fish_01"])), "play thief"), SUSANNE) == ["fish_01"]


@rule("SB-8.4", "SB-R7", "SB-14.1")
def test_every_tile_of_the_kind_is_equally_likely() -> None:
    hands = (["thief"], ["fish_01", "wheat_07", "statue_01", "queen"])
    stolen = Counter(
        hand(play(scene(hands=hands, seed=seed), "play thief", "steal goods"), SUSANNE)[0] for seed in range(450)
    )
    assert set(stolen) == {"fish_01", "wheat_07", "statue_01"}
    assert all(110 < count < 190 for count in stolen.values())


# SB-8.5


@rule("SB-8.5", "SB-8.5.1")
def test_the_courtesan_adds_tiles_to_two_displayed_types() -> None:
    state = scene(
        sold=({"wheat": WHEAT, "fish": FISH}, {}), hands=(["courtesan", "wheat_07", "fish_06", "fish_05"], [])
    )
    play(state, "play courtesan", "add wheat_07", "add fish_06")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_07"], "fish": [*FISH, "fish_06"]}
    assert hand(state, SUSANNE) == ["fish_05"]
    assert state.seat == THOMAS


@rule("SB-8.5")
def test_the_courtesan_adds_two_tiles_to_one_type() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_05", "wheat_07", "wheat_09"], []))
    play(state, "play courtesan", "add wheat_07", "add wheat_09")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_07", "wheat_09"]}


@rule("SB-8.5", "SB-R6")
def test_one_tile_is_enough_for_the_courtesan() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_05", "wheat_07"], []))
    play(state, "play courtesan", "add wheat_05")
    assert legal(state) == ["add wheat_07", "done"]
    play(state, "done")
    assert hand(state, SUSANNE) == ["wheat_07"]


@rule("SB-8.5.2", "SB-2.7")
def test_a_character_laid_out_by_the_courtesan_does_nothing() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "merchant"], []), market={"c4": "fish_01"})
    play(state, "play courtesan")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "merchant"]}
    assert market(state) == {"c4": "fish_01"}


@rule("SB-8.5.2", "SB-R6")
def test_wild_tiles_join_a_displayed_type_that_is_named() -> None:
    state = scene(sold=({"wheat": WHEAT, "fish": FISH}, {}), hands=(["courtesan", "statue_01", "architect"], []))
    play(state, "play courtesan", "add statue_01")
    assert legal(state) == ["join wheat", "join fish"]
    play(state, "join fish", "add architect", "join wheat")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "architect"], "fish": [*FISH, "statue_01"]}


@rule("SB-8.5", "SB-R34")
def test_the_courtesan_adds_in_any_order() -> None:
    held = ["courtesan", "fish_06", "statue_01", "statue_02"]
    state = scene(sold=({"wheat": WHEAT, "fish": FISH}, {}), hands=(held, []))
    play(state, "play courtesan", "add statue_01", "join fish")
    assert legal(state) == ["add fish_06", "add statue_02", "done"]
    assert legal(play(state, "add statue_02")) == ["join wheat", "join fish"]


@rule("SB-8.7", "SB-R34")
def test_tiles_for_the_scribe_are_chosen_in_any_order() -> None:
    held = [*WHEAT, "fish_04", "ivory_04", "thief", "queen", "vizier"]
    state = play(scene(hands=(["scribe_m"], held)), "play scribe_m", "shed vizier")
    assert legal(state) == ["shed wheat_01", "shed fish_04", "shed ivory_04", "shed queen", "shed thief"]
    play(state, "shed wheat_01")
    assert board(state, THOMAS) == ["wheat_01", "vizier"]


@rule("SB-8.5.2", "SB-7.2")
def test_without_a_displayed_type_the_courtesan_adds_nothing() -> None:
    state = play(scene(hands=(["courtesan", "statue_01", "wheat_01"], [])), "play courtesan")
    assert hand(state, SUSANNE) == ["wheat_01", "statue_01"]
    assert state.seat == THOMAS


@rule("SB-8.5.3", "SB-R6")
def test_at_least_one_tile_must_be_added_if_possible() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_05", "wheat_07"], []))
    assert legal(play(state, "play courtesan")) == ["add wheat_05", "add wheat_07"]


@rule("SB-8.5.4")
def test_the_courtesan_opens_no_new_type_and_brings_no_pirogue() -> None:
    state = scene(
        sold=({"wheat": WHEAT}, {}), hands=(["courtesan", "wheat_05", *FISH], []), slots=["seven_points", "mummy"]
    )
    play(state, "play courtesan")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_05"]}
    assert slots(state, SUSANNE) == ["hidden", "hidden", None, None, None]
    assert state.seat == THOMAS


# SB-8.6


@rule("SB-8.6")
def test_the_merchant_takes_any_tile() -> None:
    state = scene(market={"b1": "fish_01", "c1": "fish_02", "d5": "fish_04"}, hands=(["merchant"], []))
    play(state, "play merchant")
    assert legal(state) == ["take b1", "take c1", "take d5"]
    play(state, "take c1")
    assert hand(state, SUSANNE) == ["fish_02"]
    assert board(state, SUSANNE) == []
    assert ankh(state) == ("a1", "horizontal")
    assert market(state) == {"b1": "fish_01", "d5": "fish_04"}


@rule("SB-8.6", "SB-R17")
def test_the_merchant_brings_no_turning_of_the_ankh() -> None:
    state = scene(market={"d4": "queen", "d5": "fish_01"}, hands=(["merchant"], []), ankh=("a2", "vertical"))
    play(state, "play merchant", "take d4")
    assert hand(state, SUSANNE) == ["queen"]
    assert ankh(state) == ("a2", "vertical")
    assert state.seat == THOMAS


@rule("SB-8.6", "SB-R17", "SB-5.6.3")
def test_the_merchant_brings_no_coin_choice() -> None:
    state = play(scene(market={"d4": "fish_03"}, hands=(["merchant"], [])), "play merchant")
    assert hand(state, SUSANNE) == ["fish_03"]
    assert debens(state, SUSANNE) == []
    assert state.seat == THOMAS


# SB-8.7


@rule("SB-8.7")
def test_a_scribe_does_nothing_to_six_tiles() -> None:
    state = play(scene(hands=(["scribe_m"], [*WHEAT, *FISH])), "play scribe_m")
    assert hand(state, THOMAS) == [*WHEAT, *FISH]
    assert state.seat == THOMAS
    assert "sell wheat" in legal(state)


@rule("SB-8.7", "SB-R16", "SB-10.1")
def test_a_scribe_makes_the_opponent_put_down_the_surplus_at_once() -> None:
    state = play(scene(hands=(["scribe_f"], [*WHEAT, *FISH, "queen", "thief"])), "play scribe_f")
    assert state.seat == THOMAS
    play(state, "shed fish_04", "shed thief")
    assert hand(state, THOMAS) == [*WHEAT, "fish_01", "fish_02", "queen"]
    assert board(state, THOMAS) == ["fish_04", "thief"]
    assert state.seat == THOMAS
    assert "sell wheat" in legal(state)


@rule("SB-8.7", "SB-R16")
def test_the_opponent_chooses_freely_among_all_tiles() -> None:
    state = play(scene(hands=(["scribe_m"], [*WHEAT, "fish_04", "queen", "thief", "ivory_04"])), "play scribe_m")
    assert legal(state) == ["shed wheat_01", "shed fish_04", "shed ivory_04", "shed queen", "shed thief"]


@rule("SB-8.7")
def test_putting_tiles_down_never_ends_early() -> None:
    """Fish 6 and 8 are hidden from Susanne, 7 and 9 are not: whichever come first, three must be put down."""
    hands = (["scribe_m"], [*WHEAT, "wheat_05", "wheat_06", "fish_06", "fish_07", "fish_08", "fish_09"])
    state = play(scene(hands=hands, seen=["fish_07", "fish_09"]), "play scribe_m")
    ends = {tuple(board(end, THOMAS)) for end in _after_shedding(state)}
    assert {len(end) for end in ends} == {3}
    assert ("fish_06", "fish_07", "fish_09") in ends
    assert ("fish_06", "fish_07", "fish_08") in ends


def _after_shedding(state: State) -> list[State]:
    if state.prompt_for(THOMAS).id != "prompt-scribe-sheds":
        return [state]
    return [end for move in legal(state) for end in _after_shedding(play(state.clone(), move))]


# SB-8.8


@rule("SB-8.8")
def test_a_high_priest_boxes_all_tiles_of_a_type_characters_included() -> None:
    own = ["wheat_01", "wheat_07", "merchant", "fish_01", "statue_01"]
    state = scene(hands=(["high_priest"], []), boards=(own, ["wheat_02"]))
    play(state, "play high_priest", "purge wheat")
    assert board(state, SUSANNE) == ["fish_01", "statue_01"]
    assert board(state, THOMAS) == ["wheat_02"]
    assert {"wheat_01", "wheat_07", "merchant"} <= set(box(state))


@rule("SB-8.8", "SB-R14")
def test_a_high_priestess_boxes_all_statues_and_the_architect() -> None:
    state = scene(hands=(["high_priestess"], []), boards=(["statue_01", "statue_02", "architect", "fish_01"], []))
    play(state, "play high_priestess", "purge wild")
    assert board(state, SUSANNE) == ["fish_01"]


@rule("SB-8.8", "SB-R14")
def test_only_what_lies_there_can_be_named() -> None:
    state = scene(hands=(["high_priest"], []), boards=(["queen", "fish_01", "architect"], ["wheat_01"]))
    assert legal(play(state, "play high_priest")) == ["purge fish", "purge ivory", "purge wild"]


@rule("SB-8.8", "SB-R14", "SB-13.8")
def test_purged_tiles_are_shown_to_everybody() -> None:
    state = scene(hands=(["high_priest"], []), boards=(["queen", "fish_01"], []))
    heard = listen(state, "play high_priest", "purge ivory", observer=SPECTATOR)
    assert heard[-1].id == "purged"
    assert "queen" in look(state, THOMAS)["box"]
    assert "queen" in look(state, SPECTATOR)["box"]


@rule("SB-R14", "SB-9.8")
def test_no_priest_removes_a_cobra() -> None:
    state = scene(hands=(["high_priest"], WHEAT), boards=(["queen"], []), slots=["cobra_2"], turn=THOMAS)
    play(state, "sell wheat", "play high_priest")
    assert board(state, SUSANNE) == []
    assert player(state, SUSANNE)["cobras"] == 2
