"""What the journal tells, in English, and which moves can be taken back."""

from perankh.engine.game import State
from perankh.words import words
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, scene
from tests.support import listen, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]


def told(state: State, *moves: str, to: int | None = SPECTATOR) -> list[str]:
    """The journal of these moves as one observer reads it."""
    heard = listen(state, *moves, observer=to)
    return [words("en", "sobek").say(message, ["Susanne", "Thomas"]) for message in heard]


# The market


def test_a_take_with_corruption() -> None:
    state = scene(market={"b1": "wheat_07", "c1": "queen", "d1": "fish_02", "f1": "fish_06"})
    assert told(state.clone(), "take d1", to=SUSANNE) == [
        "Susanne takes fish at d1.",
        "Susanne takes corruption for skipping: wheat with a scarab, Queen.",
    ]
    assert told(state, "take d1", to=THOMAS) == [
        "Susanne takes fish at d1.",
        "Susanne takes corruption for skipping: wheat with a scarab, character.",
    ]


def test_a_character_and_the_ankh() -> None:
    state = scene(market={"b1": "queen", "c1": "fish_02", "b4": "fish_06"})
    assert told(state, "take b1", "turn vertical") == [
        "Susanne takes character at b1.",
        "Susanne turns the ankh along the column.",
    ]


def test_a_coin_tile_traded() -> None:
    state = scene(market={"b1": "fish_03"}, bag=[7])
    assert told(state.clone(), "take b1", "trade", to=SUSANNE) == [
        "Susanne takes fish with a coin at b1.",
        "Susanne trades the coin tile for a deben.",
        "Susanne draws a deben: 7.",
    ]
    assert told(state, "take b1", "trade", to=THOMAS)[-1] == "Susanne draws a deben."


def test_a_coin_tile_kept() -> None:
    state = scene(market={"b1": "fish_03"})
    assert told(state, "take b1", "keep")[-1] == "Susanne keeps the coin tile."


def test_a_refill() -> None:
    state = scene(stack=["fish_02", "fish_01", "fish_04"])
    assert told(state, "refill", "take c3") == [
        "Susanne refills the market; 0 tiles are left in the stack.",
        "Susanne takes fish at c3.",
    ]


# Sale and pirogues


def test_a_sale_and_its_pirogue() -> None:
    state = scene(hands=(WHEAT, []), slots=["two_scarabs"])
    assert told(state, "sell wheat") == [
        "Susanne sells wheat: wheat, wheat, wheat.",
        "Susanne opens a pirogue: Two Scarabs.",
        "Susanne puts two scarabs with wheat.",
    ]


def test_a_pointing_hand() -> None:
    state = scene(hands=(WHEAT, []), market={"b1": "fish_02", "c1": "fish_06"}, slots=["pointing_hand"])
    assert told(state, "sell wheat", "point b1")[2:] == ["Susanne points at b1.", "Thomas takes fish at b1."]


def test_an_eye() -> None:
    state = scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9])
    play(state, "sell wheat")
    assert told(state.clone(), "pocket higher", to=SUSANNE) == ["Susanne keeps the deben of 9; the 3 goes back."]
    assert told(state, "pocket higher", to=THOMAS) == ["Susanne keeps one of two debens."]


# Characters


def test_a_queen() -> None:
    state = scene(hands=(["queen"], []), stack=["thief", "fish_06", "wheat_01", "fish_01"])
    assert told(state.clone(), "play queen", to=SUSANNE) == [
        "Susanne plays the Queen.",
        "Susanne draws from the stack: wheat, fish with a scarab, Thief.",
    ]
    backs = "Susanne draws from the stack: start tile, goods tile, character."
    assert told(state, "play queen", to=THOMAS) == ["Susanne plays the Queen.", backs]


def test_a_queen_who_draws_nothing() -> None:
    state = scene(hands=(["queen"], ["thief"]), stack=())
    assert told(state, "play queen") == ["Susanne plays the Queen."]


def test_vizier_thief_and_merchant() -> None:
    vizier = scene(hands=(["vizier"], []), boards=([], ["queen", "fish_01"]))
    assert told(vizier, "play vizier", "claim queen", to=THOMAS)[-1] == (
        "Susanne takes from the opponent’s corruption board: Queen."
    )
    assert told(scene(hands=(["thief"], ["fish_06"])), "play thief", to=THOMAS)[-1] == (
        "Susanne steals: fish with a scarab."
    )
    merchant = scene(hands=(["merchant"], []), market={"c4": "queen"})
    assert told(merchant, "play merchant", to=THOMAS)[-1] == "Susanne fetches character at c4."


def test_a_courtesan() -> None:
    state = scene(hands=(["courtesan", "statue_01"], []), sold=({"wheat": WHEAT}, {}))
    assert told(state, "play courtesan")[-1] == "Susanne adds Sobek statue to wheat."


def test_a_scribe_tells_numbers_and_backs() -> None:
    state = scene(hands=(["scribe_m"], [*FISH, *WHEAT, "ivory_04", "queen", "thief"]))
    assert told(state, "play scribe_m", "shed fish_01", "shed ivory_04", "shed queen") == [
        "Susanne plays the Scribe (cattle).",
        "Thomas puts down 1 × start tile.",
        "Thomas puts down 1 × goods tile.",
        "Thomas puts down 1 × character.",
    ]


def test_a_high_priest() -> None:
    state = scene(hands=(["high_priest"], []), boards=(["fish_01", "thief", "queen"], []))
    assert told(state, "play high_priest", "purge fish")[-1] == "Susanne is rid of: fish, Thief."


# The end


def test_the_end() -> None:
    state = scene(stack=(), hands=([*WHEAT, "fish_01", "vizier"], []), bag=[5])
    assert told(state, "play vizier", to=SUSANNE) == [
        "Susanne plays the Vizier.",
        "Thomas cannot do anything any more: the game ends.",
        "Susanne did not sell: wheat.",
        "Susanne did not sell: wheat.",
        "Susanne did not sell: wheat.",
        "Thomas is less corrupt (0 against 1).",
        "Thomas draws a deben.",
    ]


# Taking back: only as long as nobody has learned anything hidden


def can_be_undone(state: State, *moves: str) -> bool:
    """Whether the last of these moves can be taken back."""
    return play(state, *moves).undo_floor < state.ply


def test_taking_goods_can_be_undone() -> None:
    assert can_be_undone(scene(market={"b1": "wheat_07", "c1": "fish_02", "f1": "fish_06"}), "take c1")
    assert can_be_undone(scene(market={"b1": "fish_03"}), "take b1", "keep")


def test_seeing_a_character_cannot_be_undone() -> None:
    assert not can_be_undone(scene(market={"b1": "queen", "c1": "fish_02"}), "take b1")
    assert not can_be_undone(scene(market={"b1": "queen", "c1": "fish_02", "f1": "fish_06"}), "take c1")
    merchant = scene(market={"b1": "queen", "c1": "fish_02"}, hands=(["merchant"], []))
    assert not can_be_undone(merchant, "play merchant", "take b1")


def test_turning_the_ankh_can_be_undone() -> None:
    state = scene(market={"b1": "queen", "c1": "fish_02", "b4": "fish_06"})
    assert can_be_undone(state, "take b1", "turn vertical")


def test_the_merchants_goods_can_be_undone() -> None:
    state = scene(market={"b1": "queen", "c1": "fish_02"}, hands=(["merchant"], []))
    assert can_be_undone(state, "play merchant", "take c1")


def test_a_refill_cannot_be_undone() -> None:
    assert not can_be_undone(scene(stack=FISH), "refill")


def test_choosing_a_set_can_be_undone_but_not_the_sale() -> None:
    hands = ([*WHEAT, "wheat_07"], FISH)
    assert can_be_undone(scene(hands=hands), "sell wheat")
    assert not can_be_undone(scene(hands=hands), "sell wheat", "done")


def test_a_deben_cannot_be_undone() -> None:
    assert not can_be_undone(scene(market={"b1": "fish_03"}), "take b1", "trade")


def test_the_deben_of_an_eye_cannot_be_undone() -> None:
    assert not can_be_undone(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9]), "sell wheat", "pocket lower")


def test_opening_a_pirogue_cannot_be_undone() -> None:
    assert not can_be_undone(scene(hands=(WHEAT, []), slots=["mummy", "seven_points"]), "sell wheat", "open mummy")


def test_pointing_can_be_undone() -> None:
    state = scene(hands=(WHEAT, []), market={"b1": "fish_02", "c1": "fish_06"}, slots=["pointing_hand"])
    assert can_be_undone(state, "sell wheat", "point b1")


@rule("SB-8.4")
def test_a_theft_cannot_be_undone() -> None:
    assert not can_be_undone(scene(hands=(["thief"], ["fish_01", "queen"])), "play thief", "steal goods")


def test_tiles_laid_out_or_put_down_cannot_be_undone() -> None:
    courtesan = scene(hands=(["courtesan", "wheat_07", "wheat_05"], []), sold=({"wheat": WHEAT}, {}))
    assert not can_be_undone(courtesan, "play courtesan", "add wheat_05")
    scribe = scene(hands=(["scribe_m"], [*FISH, *WHEAT, "ivory_04", "queen"]))
    play(scribe, "play scribe_m")
    assert can_be_undone(scribe, "shed wheat_01")
    assert not can_be_undone(scribe, "shed queen")


def test_purging_cannot_be_undone() -> None:
    state = scene(hands=(["high_priest"], []), boards=(["fish_01", "queen"], []))
    assert not can_be_undone(state, "play high_priest", "purge fish")


def test_the_end_cannot_be_undone() -> None:
    assert not can_be_undone(scene(stack=(), market={"b1": "fish_01"}), "take b1")


def test_that_an_opponent_can_only_sell_cannot_be_undone() -> None:
    assert not can_be_undone(scene(stack=(), market={"b1": "fish_01"}, hands=([], WHEAT)), "take b1")
    assert can_be_undone(scene(stack=(), market={"b1": "fish_01"}, hands=([], ["queen"])), "take b1")
