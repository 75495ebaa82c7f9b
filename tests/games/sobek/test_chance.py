"""SB-14.1: where chance comes in."""

from perankh.engine.game import State
from tests.games.sobek.knowledge import SEVEN, WHEAT
from tests.games.sobek.scene import chance, scene
from tests.support import play, rule


def uses_chance(state: State, *moves: str) -> bool:
    before = chance(state)
    play(state, *moves)
    return chance(state) != before


@rule("SB-14.1")
def test_no_chance_in_the_market() -> None:
    assert not uses_chance(scene(market={"b1": "fish_02", "c1": "queen"}), "take b1")
    assert not uses_chance(scene(stack=["fish_02", "fish_01", "fish_04"]), "refill", "take c3")


@rule("SB-14.1")
def test_no_chance_in_a_sale() -> None:
    assert not uses_chance(scene(hands=(WHEAT, []), slots=["mummy", "seven_points"]), "sell wheat", "open mummy")


@rule("SB-14.1")
def test_no_chance_in_most_characters() -> None:
    assert not uses_chance(scene(hands=(["queen"], []), stack=["fish_01", "fish_02", "fish_04"]), "play queen")
    assert not uses_chance(
        scene(hands=(["vizier"], []), boards=([], ["fish_01", "queen"])), "play vizier", "claim queen"
    )
    assert not uses_chance(scene(hands=(["merchant"], []), market={"d4": "queen"}), "play merchant")
    assert not uses_chance(scene(hands=(["scribe_m"], SEVEN)), "play scribe_m", "shed fish_04")


@rule("SB-14.1")
def test_chance_in_debens_thief_and_architect() -> None:
    assert uses_chance(scene(market={"b1": "fish_03"}), "take b1", "trade")
    assert uses_chance(scene(hands=(WHEAT, []), slots=["eye"]), "sell wheat")
    assert uses_chance(scene(hands=(["thief"], ["fish_04", "fish_05"])), "play thief")
    assert uses_chance(
        scene(hands=(["architect"], []), reserve=["eye", "mummy", "cobra_1", "cobra_2"]), "play architect"
    )
