"""SB-13.6: after a Scribe, tiles that were known are in doubt until something settles it."""

import json

from perankh.engine.game import State
from tests.games.sobek.knowledge import SEVEN, WHEAT, after_scribe, boards, in_doubt, known_board, known_hand, worlds
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, board, hand, look, scene
from tests.support import play, rule


@rule("SB-13.6")
def test_a_scribe_blurs_what_was_known_of_the_hand() -> None:
    state = after_scribe("marble_04")
    for observer in (SUSANNE, SPECTATOR):
        assert in_doubt(state, THOMAS, by=observer) == ["fish_04", "marble_03"]
        assert known_hand(state, THOMAS, by=observer) == known_board(state, THOMAS, by=observer) == []
    assert in_doubt(state, THOMAS, by=THOMAS) == []
    assert len(hand(state, THOMAS)) == 6


@rule("SB-13.6")
def test_a_scribe_blurs_nothing_else() -> None:
    state = scene(
        hands=(["scribe_m", "fish_06"], SEVEN),
        boards=(["ebony_04"], ["ebony_05"]),
        seen=["fish_04", "fish_06", "ebony_04", "ebony_05"],
    )
    play(state, "play scribe_m", "shed marble_03")
    assert known_hand(state, SUSANNE, by=SUSANNE) == known_hand(state, SUSANNE, by=THOMAS) == ["fish_06"]
    assert known_board(state, SUSANNE, by=THOMAS) == ["ebony_04"]
    assert known_board(state, THOMAS, by=SUSANNE) == ["ebony_05"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04"]


@rule("SB-13.6")
def test_what_is_blurred_stays_in_hand_or_on_the_board_when_dealt_anew() -> None:
    found = worlds(after_scribe("marble_04"), SUSANNE, 200)
    for world in found:
        assert {"fish_04", "marble_03"} <= {*hand(world, THOMAS), *board(world, THOMAS)}
    assert {"fish_04", "marble_03", "marble_04", "ebony_04"} <= {board(world, THOMAS)[0] for world in found}


@rule("SB-13.6")
def test_the_numbers_per_back_may_leave_no_doubt() -> None:
    state = _scribe_with_queen("queen")
    assert known_board(state, THOMAS, by=SUSANNE) == ["queen"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    state = _scribe_with_queen("fish_04")
    assert known_hand(state, THOMAS, by=SUSANNE) == ["queen"]


def _scribe_with_queen(shed: str) -> State:
    held = [*WHEAT, "fish_04", "fish_05", "ivory_04", "queen"]
    return play(scene(hands=(["scribe_m"], held), seen=["queen"]), "play scribe_m", f"shed {shed}")


@rule("SB-13.6")
def test_a_sale_settles_the_doubt_about_the_tiles_sold() -> None:
    state = play(after_scribe("ivory_03"), "sell marble")
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04"]


@rule("SB-13.6")
def test_a_vizier_settles_the_doubt() -> None:
    state = play(after_scribe("fish_04"), "take b1", "play vizier")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert known_hand(state, THOMAS, by=SUSANNE) == ["cattle_02", "marble_03"]
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]


@rule("SB-13.6")
def test_a_mummy_settles_the_doubt() -> None:
    state = play(after_scribe("fish_05", slots=["mummy"]), "sell marble")
    assert hand(state, THOMAS) == ["fish_04", "fish_05", "ivory_03", "ivory_04"]
    assert known_hand(state, THOMAS, by=SUSANNE) == ["fish_04"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == []


@rule("SB-13.6")
def test_a_high_priest_shows_what_did_not_lie_on_the_board() -> None:
    held = [*SEVEN[:6], "high_priest", "high_priestess"]
    state = scene(hands=(["scribe_m"], held), boards=([], ["fish_07"]), seen=["fish_04", "marble_03"])
    play(state, "play scribe_m", "shed marble_04", "shed ivory_03", "play high_priest", "purge fish")
    assert known_hand(state, THOMAS, by=SUSANNE) == ["fish_04"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["marble_03"]


@rule("SB-13.6", "SB-R14")
def test_a_purged_type_does_not_turn_up_on_the_board_when_dealt_anew() -> None:
    held = [*SEVEN[:6], "high_priest", "high_priestess"]
    state = scene(hands=(["scribe_m"], held), boards=([], ["fish_07"]), stack=["fish_08", "ebony_04"])
    play(state, "play scribe_m", "shed marble_03", "shed ivory_03", "play high_priest", "purge fish")
    found = boards(worlds(state, SUSANNE, 100), THOMAS)
    assert len(found) > 3
    assert not any(name.startswith("fish") for names in found for name in names)


@rule("SB-13.6")
def test_a_second_scribe_may_leave_no_doubt() -> None:
    """Thomas puts down one of two goods, then the other: both must lie on his board."""
    held = ["fish_04", "marble_03", *WHEAT, "fish_01", "fish_02"]
    state = scene(
        hands=(["scribe_m", "scribe_f"], held),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
    )
    play(state, "play scribe_m", "shed fish_04")
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04", "marble_03"]
    play(state, "take b1", "play scribe_f", "shed marble_03")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert known_board(state, THOMAS, by=SUSANNE) == ["fish_04", "marble_03"]
    assert known_board(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]


@rule("SB-13.6")
def test_nothing_beyond_what_was_seen_is_shown() -> None:
    state = after_scribe("ivory_04")
    seen = json.dumps(look(state, SUSANNE))
    assert [name for name in SEVEN if name in seen] == ["fish_04", "marble_03"]
