"""The box: a corrected file is played, a broken one is refused with the count that is wrong."""

from pathlib import Path

import pytest

from perankh.engine.rng import Rng
from perankh.games.men_nefer.components.programs import NAMES, Programs
from tests.games.men_nefer.scene import BOX, TEXT, corrected, own, scene, seen
from tests.support import changed, check_refused, legal, play, play_out

CORRECTIONS = {
    "step_cost = [1, 1, 2, 2]": "step_cost = [1, 1, 1, 2]",
    "n = 3\nstep_cost = 2": "n = 3\nstep_cost = 1",
    "market_cost = [3, 2, 1, 0]\nrow_cost = [0, 1, 1, 2, 2]": "market_cost = [4, 2, 1, 1]\nrow_cost = [0, 0, 1, 1, 3]",
    '{ n = 14, kind = "seal", pp = 16, source = "reconstructed" },\n]': (
        '{ n = 14, kind = "seal", pp = 15 },\n { n = 15, kind = "deity" },\n { n = 16, kind = "seal", pp = 20 },\n]'
    ),
    "track_length = 14": "track_length = 16",
    "start_food_by_position = [3, 4, 5, 5]": "start_food_by_position = [2, 3, 4, 5]",
    "{ place = 5, food = 1, actions = [{ gain_heka = 1 }]": "{ place = 5, food = 2, actions = [{ gain_heka = 2 }]",
    "actions = [{ favour = 1 }]\nsource": "actions = [{ favour = 1 }, { buy_good = 1 }]\nsource",
    "actions = [{ scarab = 1 }, { heart = 3 }]": "actions = [{ scarab = 2 }, { heart = 3 }]",
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_corrected_file_is_played(seats: int) -> None:
    game = corrected(CORRECTIONS)
    assert game.box.sun_last == 16
    assert list(game.box.room_cost) == [0, 1, 1, 1, 2]
    for seed in range(6):
        assert play_out(game.new(seats, seed), Rng(seed)).scores() != []


def test_corrections_have_their_effect() -> None:
    game = corrected(CORRECTIONS)
    state = scene(doing="temple t_4_right_4", sun=13, deity="maat", game=game)
    assert own(state)["sun"] == 16  # over the new deity field
    assert own(state)["heart"] == 1
    state = scene(doing="field temple 4", priestesses=["2", "0", "0", "0"], game=game)
    play(state, "walk 2", "walk 3")
    assert own(state)["priestesses"][0]["room"] == 4
    assert seen(state, "board")["papyrus_prices"] == [4, 2, 1, 1]


def test_a_bonus_with_two_actions_asks_for_their_order() -> None:
    """The corrected mastaba bonus shows a favour and a good: the favour comes first, being a gain."""
    game = corrected(CORRECTIONS)
    state = scene(doing="mastaba mastaba_6", food=4, game=game)
    play(state, "favour heart")
    assert legal(state) == ["good 1", "good 2", "good 3", "good 4", "stop"]


BROKEN = [
    ("action_tiles = 20\n", None, "action tiles"),
    (
        'number = 1\nhieroglyph = "water"',
        'number = 2\nhieroglyph = "water"',
        "action tiles 1: there should be 4, but 3",
    ),
    (
        'name_en = "Reed leaf"\ntiles = 4',
        'name_en = "Reed leaf"\ntiles = 5',
        "action tiles with the reed: there should be 5, but 4",
    ),
    ("goods_tiles = 35", "goods_tiles = 36", "goods: there should be 36, but 35 are listed"),
    (
        "tiles_by_value = [15, 18, 18]\nrefill",
        "tiles_by_value = [16, 17, 18]\nrefill",
        "trade agreements of value 1: there should be 16, but 15",
    ),
    ("symbols = 10", "symbols = 9", "symbols of the Duat track: there should be 9, but 10"),
    (
        "eye_places_by_player_count = [2, 3, 4]",
        "eye_places_by_player_count = [2, 2, 4]",
        "eye places of a queens' pyramid with 3 players",
    ),
    ("by_numeral = [6, 6, 4]", "by_numeral = [6, 5, 5]", "podiums II: there should be 5, but 6"),
    ("enter_from = 2, exit_to = 3", "enter_from = 2, exit_to = 4", "does not lead into the next section"),
    ("enter_from = 2, exit_to = 3", "enter_from = 1, exit_to = 2", "must border exactly one city"),
    (
        "actions = [{ take_agreement = 1 }]\nsource",
        "actions = [{ take_agreements = 1 }]\nsource",
        "'take_agreements' is not an action of the vocabulary",
    ),
    (
        "actions = [{ take_agreement = 1 }]\nsource",
        "actions = [{ sun = 1 }]\nsource",
        "the actions of the deities lead to the deities again",
    ),
    (
        'numeral = "I", actions = [{ transport = 2 }, { gain_pp = 1 }]',
        'numeral = "I", actions = [{ erect = "I" }, { gain_pp = 1 }]',
        "the actions of the podiums lead to the podiums again",
    ),
    ("actions = [{ gain_pp = 5 }]", "actions = [{ gain_pp = 5 }, { heart = 1 }]", "but no steps of the sun disc"),
    ("condition = { sarcophagi = 1 }", "condition = { sarcofagi = 1 }", "unknown condition 'sarcofagi'"),
    ("{ place = 5, food = 1,", "{ place = 5, food = -1,", "must not cost food"),
    (
        'two_players = { sun = ["pyramids", "temple"]',
        'two_players = { sun = ["pyramids"]',
        "neutrals of tiles 'placement_1' with 2 players: there should be 4, but 3",
    ),
    (
        'option = "take", gift = { gain_pp = 1 }',
        'option = "visit", gift = { gain_pp = 1 }',
        "Imhotep tiles with visit: there should be 3, but 4",
    ),
    ("{ site = 1, favour = { gain_heka = 1 }", "{ site = 1, favour = { gain_heka = 2 }", "shows no favour of Khufu"),
    ("actions = [{ heart = 1 }]\nsource", "actions = [{ heart = 0 }]\nsource", "heart 0 is less than one"),
    ("actions = [{ food_or_heka = 3 }]", "actions = [{ food_or_heka = 9 }]", "food_or_heka 9 is more than 6"),
    ("great_pyramid_end = [{ favour = 1 }]", "great_pyramid_end = [{ gain_pp = 1 }]", "can only be favours"),
    (
        "embalm = [{ heart = 1 }, { feather = 1 }]\ncarve",
        "embalm = [{ transport = 1 }]\ncarve",
        "can only give simple gains",
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[sentence[:40] for _, _, sentence in BROKEN])
def test_a_broken_file_is_refused(tmp_path: Path, old: str, new: str | None, sentence: str) -> None:
    assert TEXT.count(old) == 1, old
    if new is None:
        old, new = '[[action_tiles]]\nid = "tile_1_1"', '[[removed]]\nid = "tile_1_1"'
    check_refused("men_nefer", tmp_path, changed(TEXT, (old, new)), sentence)


def test_the_vocabulary_of_the_file_is_the_interpreters() -> None:
    stated = set(BOX.data.table("vocabulary").table("actions").data)
    assert stated == {*NAMES, "offering", "activate_boats"}


def test_no_effect_is_coded_by_tile() -> None:
    """Every program consists of kinds of the vocabulary; the interpreter knows nothing else."""
    programs = BOX.programs
    assert isinstance(programs, Programs)
    assert {kind for kind, _, _ in programs.items} <= set(range(len(NAMES)))
    assert len(programs.starts) == len(BOX.program_start) > 250
