"""SB-6: selling a set."""

from perankh.engine.game import State
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, Hands, hand, look, scene, slots, sold
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FIVE = ["seven_points", "eye", "mummy", "cobra_1", "cobra_2"]


def sets_to_sell(state: State, good: str) -> set[tuple[str, ...]]:
    """What can lie there after the sale, whichever way the player goes about it."""
    return {tuple(sold(after, SUSANNE)[good]) for after in after_choosing(play(state.clone(), f"sell {good}"))}


def after_choosing(state: State) -> list[State]:
    if state.prompt_for(SUSANNE).id != "prompt-set":
        return [state]
    return [end for move in legal(state) for end in after_choosing(play(state.clone(), move))]


@rule("SB-6.1")
def test_two_tiles_are_no_set() -> None:
    assert legal(scene(hands=(["wheat_01", "wheat_02"], []))) == ["refill"]


@rule("SB-6.1")
def test_three_tiles_of_different_types_are_no_set() -> None:
    assert legal(scene(hands=(["wheat_01", "wheat_02", "fish_01"], []))) == ["refill"]


@rule("SB-6.1", "SB-2.11")
def test_a_set_of_three_is_laid_out_face_up() -> None:
    state = play(scene(hands=([*WHEAT, "fish_01"], [])), "sell wheat")
    assert sold(state, SUSANNE) == {"wheat": WHEAT}
    assert look(state, THOMAS)["players"][SUSANNE]["sold"]["wheat"]["tiles"] == WHEAT
    assert hand(state, SUSANNE) == ["fish_01"]
    assert state.seat == THOMAS


@rule("SB-6.2")
def test_start_tiles_and_scarabs_make_no_difference() -> None:
    state = play(scene(hands=(["wheat_01", "wheat_05", "wheat_07"], [])), "sell wheat")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_01", "wheat_05", "wheat_07"]}


@rule("SB-6.2", "SB-2.7")
def test_characters_of_the_type_may_join() -> None:
    state = scene(hands=(["wheat_01", "merchant", "courtesan", "queen"], []))
    play(state, "sell wheat")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_01", "courtesan", "merchant"]}
    assert hand(state, SUSANNE) == ["queen"]


@rule("SB-6.2", "SB-2.6")
def test_wild_tiles_may_join_in_any_number() -> None:
    state = scene(hands=(["wheat_01", "statue_01", "statue_02", "statue_03", "architect"], []))
    play(state, "sell wheat", "add statue_01", "add architect", "add statue_02", "add statue_03")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_01", "statue_01", "statue_02", "statue_03", "architect"]}


@rule("SB-6.2", "SB-2.2")
def test_statues_are_not_a_type() -> None:
    state = scene(hands=(["statue_01", "statue_02", "statue_03"], []))
    assert legal(state) == ["refill"]


@rule("SB-6.3")
def test_tiles_may_be_held_back() -> None:
    state = scene(hands=([*WHEAT, "wheat_07", "wheat_09"], []))
    play(state, "sell wheat", "hold wheat_07", "done")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_09"]}
    assert hand(state, SUSANNE) == ["wheat_07"]


@rule("SB-6.3")
def test_a_start_tile_may_be_held_back() -> None:
    state = play(scene(hands=([*WHEAT, "wheat_07", "wheat_09"], [])), "sell wheat", "hold wheat_01", "hold wheat_02")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_03", "wheat_07", "wheat_09"]}


@rule("SB-6.3")
def test_at_least_three_tiles_stay_in_the_set() -> None:
    state = play(scene(hands=([*WHEAT, "wheat_07"], [])), "sell wheat")
    assert legal(state) == ["hold wheat_01", "hold wheat_07", "done"]
    play(state, "hold wheat_07")
    assert sold(state, SUSANNE) == {"wheat": WHEAT}


@rule("SB-6.3")
def test_own_goods_may_be_held_back_in_favour_of_wild_tiles() -> None:
    state = scene(hands=(["wheat_01", "wheat_07", "statue_01", "merchant"], []))
    play(state, "sell wheat", "add statue_01", "add merchant", "hold wheat_07")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_01", "statue_01", "merchant"]}
    assert hand(state, SUSANNE) == ["wheat_07"]


@rule("SB-6.4")
def test_a_first_sale_keeps_one_tile_that_is_not_wild() -> None:
    state = scene(hands=(["wheat_01", "statue_01", "statue_02", "statue_03"], []))
    assert sets_to_sell(state, "wheat") == {
        ("wheat_01", "statue_01", "statue_02"),
        ("wheat_01", "statue_01", "statue_02", "statue_03"),
    }


@rule("SB-6.4", "SB-R4")
def test_a_character_may_open_a_type() -> None:
    state = play(scene(hands=(["queen", "statue_01", "statue_02"], [])), "sell ivory")
    assert sold(state, SUSANNE) == {"ivory": ["statue_01", "statue_02", "queen"]}


@rule("SB-6.4", "SB-R4")
def test_wild_tiles_alone_open_nothing() -> None:
    assert legal(scene(hands=(["statue_01", "statue_02", "architect"], []))) == ["refill", "play architect"]


@rule("SB-6.4")
def test_the_character_that_opens_a_type_cannot_be_left_out() -> None:
    state = scene(hands=(["queen", "statue_01", "statue_02", "statue_03", "architect"], []))
    ways = sets_to_sell(state, "ivory")
    assert len(ways) == 5  # with one to three statues and the Architect, or with two or three statues
    assert all("queen" in way for way in ways)


@rule("SB-6.5", "SB-2.11")
def test_a_further_sale_needs_three_tiles_again() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["wheat_07", "wheat_09"], []))
    assert legal(state) == ["refill"]


@rule("SB-6.5")
def test_new_tiles_join_the_old_ones() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["wheat_07", "wheat_08", "wheat_09"], []))
    play(state, "sell wheat")
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "wheat_07", "wheat_08", "wheat_09"]}


@rule("SB-6.5", "SB-R5")
def test_an_all_wild_set_joins_a_displayed_type_that_is_named() -> None:
    displayed = {"wheat": WHEAT, "fish": ["fish_01", "fish_02", "fish_04"]}
    state = scene(sold=(displayed, {}), hands=(["statue_01", "statue_02", "architect"], []))
    assert legal(state) == ["refill", "sell wheat", "sell fish", "play architect"]
    play(state, "sell fish")
    assert sold(state, SUSANNE)["fish"] == ["fish_01", "fish_02", "fish_04", "statue_01", "statue_02", "architect"]


@rule("SB-6.5")
def test_an_all_wild_set_may_leave_the_goods_in_hand() -> None:
    state = scene(sold=({"wheat": WHEAT}, {}), hands=(["wheat_07", "statue_01", "statue_02", "statue_03"], []))
    play(state, "sell wheat", "add statue_03", "hold wheat_07")
    assert hand(state, SUSANNE) == ["wheat_07"]
    assert sold(state, SUSANNE) == {"wheat": [*WHEAT, "statue_01", "statue_02", "statue_03"]}


@rule("SB-6.5")
def test_the_opponents_display_does_not_count() -> None:
    state = scene(sold=({}, {"wheat": WHEAT}), hands=(["statue_01", "statue_02", "statue_03"], []))
    assert legal(state) == ["refill"]


@rule("SB-6.6")
def test_a_sold_character_does_nothing_and_cannot_be_played() -> None:
    state = scene(hands=(["ivory_01", "ivory_03", "queen"], []), stack=["fish_01", "fish_02", "fish_04", "fish_05"])
    play(state, "sell ivory", "refill", "take c3")
    assert state.seat == SUSANNE
    assert legal(state) == ["take c4"]
    assert hand(state, SUSANNE) == []


@rule("SB-6.6")
def test_a_wild_tile_stays_with_its_type() -> None:
    state = scene(
        sold=({"wheat": ["wheat_01", "wheat_02", "statue_01"]}, {}), hands=(["fish_01", "fish_02", "statue_02"], [])
    )
    play(state, "sell fish")
    assert sold(state, SUSANNE) == {
        "wheat": ["wheat_01", "wheat_02", "statue_01"],
        "fish": ["fish_01", "fish_02", "statue_02"],
    }


@rule("SB-6.7")
def test_the_seller_looks_at_all_slots_and_opens_one() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE), "sell wheat")
    assert slots(state, SUSANNE) == FIVE
    assert slots(state, THOMAS) == slots(state, SPECTATOR) == ["hidden"] * 5
    assert legal(state) == ["open seven_points", "open eye", "open mummy", "open cobra_1", "open cobra_2"]


@rule("SB-6.7", "SB-R24")
def test_a_pirogue_must_be_opened() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["cobra_1", "mummy"]), "sell wheat")
    assert legal(state) == ["open mummy", "open cobra_1"]


@rule("SB-6.7", "SB-R29")
def test_the_others_go_back_into_their_slots() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE), "sell wheat", "open mummy")
    assert slots(state, THOMAS) == ["hidden", "hidden", None, "hidden", "hidden"]
    assert slots(state, SUSANNE) == ["seven_points", "eye", None, "cobra_1", "cobra_2"]
    assert look(state, THOMAS)["used_pirogues"].count("mummy") == 1


@rule("SB-6.8")
def test_the_slots_are_not_refilled() -> None:
    hands: Hands = ([*WHEAT, "fish_01", "fish_02", "fish_04"], [])
    state = scene(hands=hands, slots=["seven_points", "cobra_1", "pyramid"], reserve=["eye", "mummy"])
    play(state, "sell wheat", "open pyramid")
    assert slots(state, SUSANNE) == ["seven_points", "cobra_1", None, None, None]
    play(state, "sell fish")
    assert legal(state) == ["open seven_points", "open cobra_1"]
    assert look(state, THOMAS)["reserve"]["count"] == 2


@rule("SB-6.8")
def test_with_empty_slots_a_sale_brings_no_pirogue() -> None:
    state = play(scene(hands=(WHEAT, []), reserve=["eye", "mummy"]), "sell wheat")
    assert state.seat == THOMAS
    assert look(state, SUSANNE)["reserve"] == {"count": 2, "known": []}


@rule("SB-6.8")
def test_only_the_first_five_sales_bring_a_pirogue() -> None:
    state = scene(
        hands=(
            [*WHEAT, "fish_01", "fish_02", "fish_04", "cattle_01", "cattle_02", "cattle_04"],
            [
                "ebony_01",
                "ebony_03",
                "ebony_04",
                "marble_01",
                "marble_03",
                "marble_04",
                "ivory_01",
                "ivory_03",
                "queen",
            ],
        ),
        slots=["seven_points", "two_points_deben", "two_points_deben", "cobra_1", "cobra_2"],
    )
    play(state, "sell wheat", "open seven_points", "sell ebony", "open two_points_deben")
    play(state, "sell fish", "open two_points_deben", "sell marble", "open cobra_1", "sell cattle")
    assert slots(state, THOMAS) == [None] * 5
    assert look(state, THOMAS)["players"][THOMAS]["cobras"] == 2
    play(state, "sell ivory")
    assert sold(state, THOMAS)["ivory"] == ["ivory_01", "ivory_03", "queen"]
    assert state.seat == SUSANNE


# The selection


def test_tiles_that_nobody_can_tell_apart_are_offered_once() -> None:
    state = play(scene(hands=(["wheat_07", "wheat_08", "wheat_09", "wheat_10"], [])), "sell wheat")
    assert legal(state) == ["hold wheat_07", "done"]


def test_what_the_opponent_has_seen_is_told_apart() -> None:
    state = scene(hands=(["wheat_07", "wheat_08", "wheat_09", "wheat_10"], []), seen=["wheat_09"])
    assert legal(play(state, "sell wheat")) == ["hold wheat_07", "hold wheat_09", "done"]


@rule("SB-13.6")
def test_what_the_opponent_knows_is_told_apart_from_what_he_is_in_doubt_about() -> None:
    """Since a Scribe Susanne does not know whether Thomas still holds fish 6; fish 7 he took before her eyes."""
    state = scene(
        hands=(["scribe_m", "merchant"], ["fish_04", "fish_05", "fish_06", "marble_03", "marble_04", *WHEAT[:2]]),
        seen=["fish_06"],
        market={"b1": "fish_07", "e5": "ivory_01"},
    )
    play(state, "play scribe_m", "shed marble_03", "take b1", "play merchant", "sell fish")
    assert legal(state) == ["hold fish_04", "hold fish_06", "hold fish_07", "done"]


def test_start_tiles_are_told_apart_from_other_goods() -> None:
    state = scene(hands=(["wheat_01", "wheat_02", "wheat_05", "wheat_06"], []))
    assert legal(play(state, "sell wheat")) == ["hold wheat_01", "hold wheat_05", "done"]


@rule("SB-6.1")
def test_choosing_wild_tiles_always_ends_in_a_sale() -> None:
    """Statues 1 and 3 are hidden from Thomas, 2 and 4 are not."""
    hands: Hands = (["statue_01", "statue_02", "statue_03", "statue_04"], [])
    state = scene(sold=({"wheat": WHEAT}, {}), hands=hands, seen=["statue_02", "statue_04"])
    assert sets_to_sell(state, "wheat") == {
        (*WHEAT, "statue_01", "statue_02", "statue_03"),
        (*WHEAT, "statue_01", "statue_02", "statue_03", "statue_04"),
        (*WHEAT, "statue_01", "statue_02", "statue_04"),
    }


@rule("SB-6.2", "SB-6.3")
def test_every_set_can_be_sold() -> None:
    """Of 0 to 2 wheat with a scarab, 0 or 1 without, 0 to 2 statues and 0 or 1 Merchant."""
    hands: Hands = (["wheat_05", "wheat_07", "wheat_08", "statue_01", "statue_02", "merchant"], [])
    sizes = [a + b + c + d for a in range(3) for b in range(2) for c in range(3) for d in range(2)]
    ways = sets_to_sell(scene(sold=({"wheat": WHEAT}, {}), hands=hands), "wheat")
    assert sorted(len(way) - len(WHEAT) for way in ways) == sorted(size for size in sizes if size >= 3)


@rule("SB-6.2", "SB-6.3", "SB-R34")
def test_a_set_is_put_together_in_any_order() -> None:
    hands: Hands = (["wheat_05", "wheat_07", "wheat_08", "wheat_09", "statue_01"], [])
    state = play(scene(hands=hands), "sell wheat", "hold wheat_07")
    assert legal(state) == ["add statue_01", "done"]
    play(state, "add statue_01", "hold wheat_05")
    assert sold(state, SUSANNE) == {"wheat": ["wheat_08", "wheat_09", "statue_01"]}


@rule("SB-6.2", "SB-R34")
def test_the_last_addition_first_leaves_the_others() -> None:
    state = play(scene(hands=(["wheat_05", "wheat_06", "statue_01", "merchant"], [])), "sell wheat", "add merchant")
    assert legal(state) == ["add statue_01", "done"]


def test_a_sale_is_chosen_in_private() -> None:
    state = scene(hands=([*WHEAT, "wheat_05"], []))
    before = look(state, THOMAS)
    play(state, "sell wheat")
    assert look(state, THOMAS) == before
    assert look(state, SUSANNE)["chosen"] == [*WHEAT, "wheat_05"]
