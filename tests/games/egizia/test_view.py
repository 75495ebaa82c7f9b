"""The view, the elements of moves, and the table in the terminal."""

import json
from functools import partial
from typing import Any

import pytest

from perankh.engine.rng import Rng
from perankh.words import LANGUAGES, words
from tests.games.egizia.lively import lively_move
from tests.games.egizia.scene import GAME, Player, scene
from tests.support import play

WORDS = {
    "en": ["Anna", "7 stones", "(dry)", "has passed", "4 grain", "Crew improver", "1 hidden"],
    "de": ["Anna", "7 Steine", "(trocken)", "hat gepasst", "4 Getreide", "Bautruppverbesserung", "1 verdeckt"],
}


def elements(view: Any, seat: int) -> set[str]:
    """Everything a view names that a move can belong to."""
    found = {f"river {space['id']}" for space in view["river"]} | {"stones", "sphinx_deck", ""}
    for space in view["river"]:
        if space["kind"] == "site":
            found |= {f"slot {space['id']}_{k + 1}" for k in range(len(space["slots"]))}
            found |= {f"reserve {space['id']}", f"site {space['id']}"}
    player = view["players"][seat]
    found |= {f"crew {name}" for name in player["crews"]} | {f"market {name}" for name in view["markets"]}
    found |= {f"card {card['id']}" for key in ("cards", "fields", "quarries") for card in player[key]}
    found |= {f"ring {place}" for place in ("left", "middle", "right")}
    shown = view["monuments"]
    blocks = [*shown["graves"], *shown["obelisk"]]
    for spaces in [*shown["pyramid"], *shown["temple"].values()]:
        blocks += spaces
    found |= {f"space {space['id']}" for space in blocks}
    if view["looking"]:
        found |= {f"sphinx {card['id']}" for card in view["looking"]["drawn"]}
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_belongs_to_something_in_the_view(seats: int) -> None:
    for seed in range(12):
        state = GAME.new(seats, seed)
        rng = Rng(seed)
        while state.seat >= 0:
            known = elements(state.view(state.seat), state.seat)
            for move in state.legal():
                assert state.element(move) in known, state.game.text(move)
            state.play(lively_move(state, rng, "build "))


def test_views_are_plain_data() -> None:
    state = GAME.new(4, 3)
    for seat in (None, 0, 3):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_the_view_says_what_is_decided() -> None:
    builder = Player(stones=9, crews=(3, 1, 1, 2), at=["pyramid_site_1"])
    state = scene(builder, Player(), phase="build")
    assert state.view(1)["decision"] == {"kind": "build", "site": "pyramid_site"}
    play(state, "use blue")
    assert state.view(None)["decision"] == {"kind": "spaces", "site": "pyramid_site", "strength": 3}
    visitor = Player(stones=9, crews=(3, 1, 1, 2), at=["sphinx_site_1"])
    state = scene(visitor, Player(), phase="build")
    play(state, "use blue", "draw 2")
    assert state.view(0)["decision"] == {"kind": "keep"}
    assert state.view(1)["decision"] is None
    assert state.view(None)["decision"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_the_terminal(language: str) -> None:
    names = ["Anna", "Ben", "Clara"]
    mine = Player(
        stones=7,
        crews=(3, 2, 1, 2),
        cards=["n12_field_brown_6", "n12_crew_improver", "n12_quarry_3_a"],
        at=["edfu", "obelisk_site_1"],
        hand=["crew_blue"],
        blocks=["grave_1", "obelisk_1_1", "pyramid_1_1", "left_pylon_1"],
    )
    state = scene(mine, Player(hand=["temple_roof"]), Player(passed=True), river={"card_1": "n12_grain_4"}, turn=1)
    speech = words(language, "egizia")
    text = GAME.draw(state.view(0), partial(speech.say, names=names))
    lines = text.splitlines()
    assert sum("A" in line and "edfu" in line.lower() for line in lines) == 1
    for word in WORDS[language]:
        assert word in text
    assert "Temple: roof" not in text
    assert "Tempel: Dach" not in text


def test_the_view_tells_what_everybody_can_see_of_final_scoring() -> None:
    seen = set()
    for seed in range(6):
        state = GAME.new(3, seed)
        rng = Rng(seed)
        while state.seat >= 0:
            for seat in range(3):
                player: Any = state.view(None)["players"][seat]  # type: ignore[index]
                told = dict(state.breakdown(seat))
                assert player["at_end"] == {name: told[f"points-{name}"] for name in ("end-stones", "end-graves")}
                seen |= {name for name, points in player["at_end"].items() if points}
            state.play(lively_move(state, rng, "build "))
        assert state.view(None)["players"][0]["at_end"] == {}  # type: ignore[index]
    assert seen == {"end-stones", "end-graves"}


def test_the_leader_of_a_row_is_who_scores_it() -> None:
    scored = 0
    for seed in range(6):
        state = GAME.new(4, seed)
        rng = Rng(seed)
        while state.seat >= 0:
            before: Any = state.view(None)
            state.play(lively_move(state, rng, "build pyramid"))
            after: Any = state.view(None)
            gains = [0] * 4
            for row in set(after["rows_paid"]) - set(before["rows_paid"]):
                leader = after["row_leaders"][row - 1]
                gains[leader] += sum(space["owner"] == leader for space in after["monuments"]["pyramid"][row - 1])
                scored += 1
            old, new = ([player["points"].get("rows", 0) for player in view["players"]] for view in (before, after))
            assert [now - then for then, now in zip(old, new, strict=True)] == gains
    assert scored > 3
