"""SB-13.3 and SB-13.7: pirogues and debens that were seen, and what follows from them."""

from tests.games.sobek.knowledge import FISH, FIVE, OTHERS, WHEAT, worlds
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, debens, look, player, scene, slot_faces, slots
from tests.support import play, rule

# SB-13.3


@rule("SB-13.3")
def test_who_has_looked_knows_the_slots_from_then_on() -> None:
    state = scene(hands=(WHEAT, FISH), slots=FIVE, reserve=OTHERS)
    play(state, "sell wheat", "open mummy", "sell fish", "open cobra_2")
    assert slots(state, SUSANNE) == ["seven_points", "eye", None, "cobra_1", None]
    assert slots(state, THOMAS) == ["seven_points", "eye", None, "cobra_1", None]
    assert slots(state, SPECTATOR) == ["hidden", "hidden", None, "hidden", None]


@rule("SB-13.3", "SB-R29")
def test_who_has_not_sold_knows_which_slots_are_empty_and_what_was_opened() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    assert slots(state, THOMAS) == ["hidden", "hidden", None, "hidden", "hidden"]
    assert look(state, THOMAS)["used_pirogues"].count("mummy") == 1
    assert look(state, THOMAS)["reserve"] == {"count": 3, "known": []}


@rule("SB-13.3")
def test_watched_slots_stay_when_dealt_anew() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    for world in worlds(state, SUSANNE):
        assert slots(world, SUSANNE) == ["seven_points", "eye", None, "cobra_1", "cobra_2"]


@rule("SB-13.3")
def test_slots_not_seen_are_dealt_anew_from_slots_and_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    first = {slots(world, SUSANNE)[0] for world in worlds(state, THOMAS, 200)}
    assert first == {"seven_points", "eye", "cobra_1", "cobra_2", "pyramid", "two_scarabs"}


# SB-13.7


@rule("SB-13.7")
def test_the_architects_player_knows_what_is_in_no_slot() -> None:
    state = scene(hands=(["architect"], []), reserve=["eye", "mummy", "cobra_1"], slots=["pyramid", "seven_points"])
    play(state, "play architect", "open cobra_1")
    assert slots(state, SUSANNE) == ["hidden", "hidden", None, None, None]
    assert {tuple(sorted(slot_faces(world))) for world in worlds(state, SUSANNE)} == {("pyramid", "seven_points")}
    assert len({tuple(slot_faces(world)) for world in worlds(state, THOMAS, 200)}) == 12  # two of four, in order


@rule("SB-13.7")
def test_who_has_looked_at_the_slots_knows_the_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    assert look(state, SUSANNE)["reserve"] == {"count": 3, "known": OTHERS}


@rule("SB-13.7", "SB-R32")
def test_when_the_slots_are_empty_everybody_knows_the_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["cobra_1"], reserve=OTHERS), "sell wheat")
    assert look(state, THOMAS)["reserve"] == look(state, SPECTATOR)["reserve"] == {"count": 3, "known": OTHERS}


@rule("SB-13.7")
def test_what_an_eye_put_back_cannot_be_with_the_opponent_yet() -> None:
    """The bag holds 8 and 9, Thomas 11 debens; the 8 goes back, so it stays in the bag in every world."""
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[8, 9]), "sell wheat", "pocket higher")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert all(8 not in debens(world, THOMAS) for world in worlds(state, SUSANNE))
    assert any(8 in debens(world, SUSANNE) for world in worlds(state, THOMAS))


@rule("SB-13.7")
def test_what_an_eye_put_back_is_not_what_the_opponent_had_drawn_before() -> None:
    """Thomas trades a coin tile for the 5 of 5, 8 and 9, then Susanne's Eye puts back the 8."""
    state = scene(hands=(WHEAT, []), market={"b1": "fish_03"}, slots=["eye"], bag=[5, 8, 9], turn=THOMAS, seed=2)
    play(state, "take b1", "trade", "sell wheat", "pocket higher")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert all(8 not in debens(world, THOMAS) for world in worlds(state, SUSANNE))


@rule("SB-13.7")
def test_what_an_eye_put_back_may_be_drawn_by_the_opponent_later() -> None:
    """Of 3, 8 and 9 Susanne's Eye draws 8 and 9 and puts back the 8; then Thomas trades a coin tile."""
    state = scene(hands=(WHEAT, []), market={"b1": "fish_03"}, slots=["eye"], bag=[3, 8, 9], seed=8)
    play(state, "sell wheat", "pocket higher", "take b1", "trade")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert {8 in debens(world, THOMAS) for world in worlds(state, SUSANNE)} == {True, False}
