"""SB-13.8: a spectator knows less than either player."""

import json

from perankh.engine.message import Message, seat_word
from tests.games.sobek.knowledge import SEVEN, WHEAT, in_doubt, known_board, known_hand
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, look, scene
from tests.support import listen, play, rule


@rule("SB-13.8", "SB-R33")
def test_a_spectator_no_longer_knows_a_tile_that_may_have_been_stolen() -> None:
    state = scene(hands=(["thief"], ["fish_04", "marble_03"]), seen=["fish_04", "marble_03"])
    assert known_hand(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]
    play(state, "play thief")
    assert known_hand(state, THOMAS, by=SPECTATOR) == known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8")
def test_a_spectator_knows_a_stolen_tile_if_it_was_the_only_one() -> None:
    state = play(scene(hands=(["thief"], ["fish_04", "queen"]), seen=["fish_04"]), "play thief", "steal goods")
    assert known_hand(state, SUSANNE, by=SPECTATOR) == ["fish_04"]


@rule("SB-13.8")
def test_a_spectator_sees_the_back_of_a_tile_the_vizier_takes() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["fish_04", "marble_03"]), seen=["fish_04", "marble_03"])
    heard = listen(state, "play vizier", "claim fish_04", observer=SPECTATOR)
    assert heard[-1] == Message("claimed", {"seat": seat_word(SUSANNE), "tile": Message("back-goods")})
    assert known_board(state, THOMAS, by=SPECTATOR) == known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8", "SB-13.6", "SB-R33")
def test_a_theft_of_a_tile_in_doubt_tells_a_spectator_nothing() -> None:
    views = set()
    for seed in range(30):
        state = scene(
            hands=(["scribe_m", "thief"], SEVEN),
            seen=["fish_04", "marble_03"],
            market={"b1": "cattle_05", "f1": "cattle_01"},
            seed=seed,
        )
        play(state, "play scribe_m", "shed fish_05", "take b1", "play thief")
        views.add(json.dumps(look(state, SPECTATOR)))
    assert len(views) == 1


@rule("SB-13.8", "SB-13.6")
def test_a_mummy_does_not_tell_a_spectator_what_a_vizier_took() -> None:
    state = scene(
        hands=(["scribe_m", "vizier", *WHEAT], SEVEN),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
        slots=["mummy"],
        stack=["ebony_01", "ebony_03", "ebony_04", "ebony_05", "ebony_06"],
    )
    play(state, "play scribe_m", "shed fish_04", "take b1", "play vizier", "take f1", "sell wheat")
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]
    assert known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8")
def test_a_spectator_goes_on_being_in_doubt_when_a_player_is_not() -> None:
    state = scene(
        hands=(["scribe_m", "vizier"], [*SEVEN, "queen"]),
        boards=([], ["thief"]),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02"},
    )
    play(state, "play scribe_m", "shed fish_04", "shed marble_04", "take b1", "play vizier", "claim thief")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert in_doubt(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]
