"""The table in words: prompts and the terminal."""

from functools import partial

import pytest

from perankh.engine.game import State
from perankh.words import words
from tests.games.terra_pyramides.scene import GAME, decision, scene
from tests.support import legal, play, rule

NAMES = ["Anna", "Ben", "Clara", "David"]


def asked(state: State, language: str) -> str:
    return words(language, "terra_pyramides").say(state.prompt, NAMES)


def river_lines(state: State, language: str) -> list[str]:
    say = partial(words(language, "terra_pyramides").say, names=NAMES)
    track = {"en": "Oasis track", "de": "Oasentafel"}[language]
    return [line for line in GAME.draw(state.view(None), say).splitlines() if line.startswith(track)]


READY = {
    "en": "Anna: workers or stones are scarce – an extra action before",
    "de": "Anna: Arbeitskräfte oder Bausteine sind knapp – eine Zusatzaktion, bevor",
}


@rule("R-39", "TP-7.3")
@pytest.mark.parametrize("language", READY)
def test_the_question_before_equipping_is_true_where_the_row_lacks_nothing(language: str) -> None:
    enough = scene(tiles={"e4": "stone_red"}, foundations={"e2": 1}, hands=("eye", "eye"), gold=[3], stones_left=1)
    play(enough, "lay e3", "row vertical")
    assert (decision(enough), legal(enough)) == ("ready", ["hire", "stone", "done"])
    assert asked(enough, language).startswith(READY[language])
    short = scene(foundations={"e2": 1}, workers={"b6": (0, 1)}, hands=("worker", "eye"), supply=[0])
    play(short, "lay e3")
    assert (decision(short), legal(short)) == ("ready", ["recall b6", "done"])
    assert asked(short, language).startswith(READY[language])


@rule("TP-16.6", "TP-16.10.4", "R-28")
def test_the_terminal_shows_in_which_order_ships_came_to_one_space() -> None:
    state = scene(version="nile", seats=4, ships=[3, 4, 0, 0], gold=[2], closing=True)
    assert river_lines(state, "en") == [
        "Oasis track 0, ship 3 (1 palms)",
        "Oasis track 0, ship 4 (1 palms)",
        "Oasis track 0, ship 0 (0 palms)",
        "Oasis track 0, ship 0 (0 palms)",
    ]
    play(state, "sail")
    assert river_lines(state, "en")[:2] == [
        "Oasis track 0, ship 4, arrived as no. 2 (1 palms)",
        "Oasis track 0, ship 4, arrived as no. 1 (1 palms)",
    ]
    assert river_lines(state, "de")[0] == "Oasentafel 0, Schiff 4, angekommen als Nr. 2 (1 Palmen)"
