"""TP-8.1 to TP-8.4: gold and stones of the row."""

from tests.games.terra_pyramides.scene import player, scene, site, stones
from tests.support import legal, listen, play, rule


@rule("TP-8.1")
def test_kinds_are_activated_in_order() -> None:
    state = scene(
        tiles={"e1": "stone_eye_blue", "f1": "worker"},
        foundations={"g1": 1, "e2": 2, "b1": 1},
        hands=("worker_eye", "eye"),
    )
    heard = listen(state, "lay c1", "row horizontal", "send b1")
    assert [message.id for message in heard][2:] == ["oasis-gold", "eye-gold", "stones", "sent"]


@rule("TP-8.2")
def test_an_oasis_brings_1_gold() -> None:
    state = scene(hands=("worker", "eye"), supply=[0])
    play(state, "lay e1", "row horizontal")
    assert player(state, 0)["gold"] == 1


@rule("TP-8.3")
def test_an_eye_brings_1_gold_in_the_base_version() -> None:
    state = scene(tiles={"e4": "worker_eye"}, foundations={"e2": 1}, hands=("eye", "eye"), supply=[0])
    play(state, "lay e3", "row vertical")
    assert player(state, 0)["gold"] == 2


@rule("TP-8.4", "TP-EX3")
def test_a_blue_stone_goes_to_blue() -> None:
    state = scene(foundations={"e2": 1}, hands=("stone_blue", "eye"))
    heard = listen(state, "lay e3")
    assert [message.args["stones"][0].id for message in heard if message.id == "stones"] == ["icon-stone-blue"]  # type: ignore[index, union-attr]
    assert stones(state, 0) == {"blue": 1}


@rule("TP-EX4", "TP-8.6")
def test_a_first_turn() -> None:
    """Alex lays e3, activates e3 to e6, gains 2 gold and a blue stone, and both workers go to e7."""
    state = scene(
        tiles={"e4": "eye", "e5": "stone_eye_blue", "e6": "worker"},
        foundations={"e7": 3},
        hands=("worker", "eye"),
        pile=[2],
        first_turn=True,
    )
    play(state, "lay e3", "row vertical")
    assert state.view(None)["row"]["workers"] == ["e3", "e6"]  # type: ignore[index]
    assert (player(state, 0)["gold"], stones(state, 0)) == (2, {"blue": 1})
    assert legal(state) == ["send e2", "send e7", "home"]
    play(state, "send e7")
    assert legal(state) == ["send e7", "home"]  # e2 would be a second foundation
    play(state, "send e7")
    assert (site(state, "e7")["owner"], site(state, "e7")["workers"], site(state, "e7")["value"]) == (0, 2, 3)
