"""SB-2: what is in the box, and what happens to a components file that says otherwise."""

import re
from collections import Counter
from pathlib import Path

import pytest

import perankh
from perankh.engine.conformance import check_game
from perankh.engine.errors import BadComponents
from perankh.engine.game import Game
from perankh.games.sobek.components.sizes import (
    BACK_NAMES,
    FACING_NAMES,
    FIRST_PERSON,
    GOODS,
    NO_FACING,
    PIROGUE_NAMES,
    TILES,
    WILD,
)
from tests.games.sobek.scene import BOX, GAME
from tests.support import components, legal, play, rule

STANDARD = components("sobek")
GOODS_TILES = range(FIRST_PERSON)
CHARACTERS = range(FIRST_PERSON, TILES)


def names(good: int) -> str:
    return BOX.good_names[good]


# Counts


@rule("SB-2.1")
def test_tiles_by_back() -> None:
    assert Counter(BACK_NAMES[back] for back in BOX.back) == {"goods": 45, "start": 10, "character": 10}


@rule("SB-2.2")
def test_tiles_by_type() -> None:
    assert Counter(names(BOX.good[k]) for k in GOODS_TILES) == {
        "wheat": 11,
        "fish": 10,
        "cattle": 9,
        "ebony": 7,
        "marble": 7,
        "ivory": 6,
        "statue": 5,
    }


@rule("SB-2.3", "SB-R27")
def test_tiles_with_and_without_scarabs() -> None:
    with_scarabs = Counter(names(BOX.good[k]) for k in GOODS_TILES if BOX.scarabs[k])
    without = Counter(names(BOX.good[k]) for k in GOODS_TILES if not BOX.scarabs[k])
    assert with_scarabs == {"wheat": 5, "fish": 5, "cattle": 5, "ebony": 4, "marble": 3, "ivory": 3}
    assert without == {"wheat": 6, "fish": 5, "cattle": 4, "ebony": 3, "marble": 4, "ivory": 3, "statue": 5}


@rule("SB-2.3")
def test_scarabs_per_type() -> None:
    shown = {(names(BOX.good[k]), int(BOX.scarabs[k])) for k in GOODS_TILES if BOX.scarabs[k]}
    assert shown == {("wheat", 1), ("fish", 1), ("cattle", 1), ("ebony", 2), ("marble", 2), ("ivory", 3)}


@rule("SB-2.3")
def test_start_tiles_coin_tiles_and_characters_have_no_scarabs() -> None:
    assert [k for k in range(TILES) if BOX.scarabs[k] and (BACK_NAMES[BOX.back[k]] != "goods" or BOX.coin[k])] == []


@rule("SB-2.4")
def test_one_coin_tile_of_each_type() -> None:
    coins = [k for k in range(TILES) if BOX.coin[k]]
    assert [names(BOX.good[k]) for k in coins] == BOX.good_names[:GOODS]
    assert {BACK_NAMES[BOX.back[k]] for k in coins} == {"goods"}


@rule("SB-2.5")
def test_every_goods_tile_prints_one_of_four_orientations() -> None:
    assert {FACING_NAMES[BOX.facing[k]] for k in GOODS_TILES} == {*FACING_NAMES}
    assert {BOX.facing[k] for k in CHARACTERS} == {NO_FACING}


@rule("SB-2.6")
def test_the_wild_tiles() -> None:
    wild = [BOX.tile_names[k] for k in range(TILES) if BOX.good[k] == WILD]
    assert wild == ["statue_01", "statue_02", "statue_03", "statue_04", "statue_05", "architect"]


@rule("SB-2.7")
def test_the_characters_and_their_types() -> None:
    assert {BOX.tile_names[k]: names(BOX.good[k]) for k in CHARACTERS} == {
        "architect": "statue",
        "queen": "ivory",
        "vizier": "cattle",
        "thief": "fish",
        "courtesan": "wheat",
        "merchant": "wheat",
        "scribe_m": "cattle",
        "scribe_f": "fish",
        "high_priest": "ebony",
        "high_priestess": "marble",
    }


@rule("SB-2.8")
def test_the_pirogues() -> None:
    assert Counter(PIROGUE_NAMES[kind] for kind in BOX.pirogue_kind) == {
        "pyramid": 2,
        "seven_points": 1,
        "two_points_deben": 2,
        "eye": 1,
        "pointing_hand": 2,
        "two_scarabs": 2,
        "mummy": 1,
        "cobra_1": 1,
        "cobra_2": 1,
    }


@rule("SB-2.9")
def test_the_debens() -> None:
    assert list(BOX.deben_values) == [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]


# Another file


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The standard file with the first occurrence of a text replaced."""
    assert old in STANDARD
    path = tmp_path / "components.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return path


def corrected(tmp_path: Path, row: str, field: str, value: str) -> Path:
    """The standard file with one field of one row changed; the row is named by its id."""
    pattern = re.compile(rf'(id = "{row}"\n(?:[^\[\n].*\n)*?{field} = ).*\n')
    text, count = pattern.subn(rf"\g<1>{value}\n", STANDARD, count=1)
    assert count == 1, f"{row} has no {field}"
    assert text != STANDARD
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(BadComponents) as error:
        perankh.game("sobek", path)
    return str(error.value)


def start(game: Game) -> set[str]:
    return {game.text(move) for move in game.new(seed=1).legal()}


def test_a_corrected_orientation_plays_on(tmp_path: Path) -> None:
    state = GAME.new(seed=3)
    tile = state.view(None)["market"][14]  # type: ignore[index]
    printed = FACING_NAMES[BOX.facing[BOX.tile_names.index(tile)]]
    other = "vertical" if printed == "horizontal" else "horizontal"
    game = perankh.game("sobek", corrected(tmp_path, tile, "orientation", f'"{other}"'))
    play(state, "take c3")
    again = play(game.new(seed=3), "take c3")
    assert state.view(None)["ankh"] == {"cell": "c3", "facing": printed}
    assert again.view(None)["ankh"] == {"cell": "c3", "facing": other}
    assert legal(state) != legal(again)


def test_corrected_values_play_on(tmp_path: Path) -> None:
    game = perankh.game("sobek", corrected(tmp_path, "deben_13", "value", "12"))
    assert [check_game(game, 2, seed, {}).plies > 20 for seed in range(3)] == [True] * 3


def test_corrected_points_play_on(tmp_path: Path) -> None:
    game = perankh.game("sobek", corrected(tmp_path, "seven_points", "points", "30"))
    assert [check_game(game, 2, seed, {}).plies > 20 for seed in range(3)] == [True] * 3


def test_the_standard_game_is_not_touched_by_another_file(tmp_path: Path) -> None:
    perankh.game("sobek", corrected(tmp_path, "deben_13", "value", "12"))
    assert perankh.game("sobek") is GAME
    assert BOX.deben_values[12] == 9


@rule("SB-2.1")
def test_a_wrong_number_of_tiles_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "goods_tiles = 45", "goods_tiles = 46")
    assert refusal(path) == "goods tiles: there should be 46, but 45 are listed"
    path = changed(tmp_path, "start_tiles = 10", "start_tiles = 9")
    assert refusal(path) == "start tiles: there should be 9, but 10 are listed"
    path = changed(tmp_path, "all_tiles = 65", "all_tiles = 66")
    assert refusal(path) == "tiles: there should be 66, but 65 are listed"


@rule("SB-2.1")
def test_a_back_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    assert refusal(corrected(tmp_path, "wheat_05", "back", '"start"')) == "'back' of tile 'wheat_05' should be 'goods'"
    assert refusal(corrected(tmp_path, "wheat_01", "back", '"goods"')) == "'back' of tile 'wheat_01' should be 'start'"
    wrong = corrected(tmp_path, "queen", "back", '"goods"')
    assert refusal(wrong) == "'back' of character 'queen' should be 'character'"


@rule("SB-2.2")
def test_a_wrong_number_of_a_type_is_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, "wheat_05", "good", '"fish"')
    assert refusal(path) == "wheat tiles: there should be 11, but 10 are listed"


@rule("SB-2.3")
def test_a_wrong_number_of_scarabs_is_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, "fish_06", "scarabs", "0")
    assert refusal(path) == "fish tiles with scarabs: there should be 5, but 4 are listed"
    path = corrected(tmp_path, "fish_06", "scarabs", "2")
    assert refusal(path) == "fish tiles with 1 scarabs each: there should be 5, but 4 are listed"


@rule("SB-2.4")
def test_a_second_coin_tile_is_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, "fish_06", "deben", "true")
    assert refusal(path) == "fish coin tiles: there should be 1, but 2 are listed"


@rule("SB-2.5")
def test_an_unknown_orientation_is_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, "fish_06", "orientation", '"sideways"')
    assert refusal(path).startswith("'orientation' of tile 'fish_06' is 'sideways', not one of: horizontal")


@rule("SB-2.8")
def test_a_wrong_number_of_pirogues_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "pirogue_tiles = 13", "pirogue_tiles = 12")
    assert refusal(path) == "pirogue tiles: there should be 12, but 13 are listed"
    path = changed(tmp_path, "pirogue_reserve = 8", "pirogue_reserve = 7")
    assert refusal(path) == "pirogues of the reserve: there should be 7, but 8 are listed"


@rule("SB-2.9")
def test_a_wrong_number_of_debens_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "deben_tiles = 13", "deben_tiles = 14")
    assert refusal(path) == "deben tiles: there should be 14, but 13 are listed"


@rule("SB-3.2")
def test_a_set_up_that_needs_more_start_tiles_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "start_tiles_per_hand = 2", "start_tiles_per_hand = 4")
    assert refusal(path) == "start tiles in hands, in the centre and unused: there should be 14, but 10 are listed"


@rule("SB-3.7")
def test_a_ring_with_a_missing_or_double_cell_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, "cells = [[2, 2], [2, 3], [3, 3], [3, 2]]", "cells = [[2, 2], [2, 3], [3, 3]]")
    assert refusal(path) == "cells of market_ring 'centre': there should be 4, but 3 are listed"
    path = changed(tmp_path, "cells = [[2, 2], [2, 3]", "cells = [[2, 2], [2, 2]")
    assert refusal(path) == "different cells in the rings: there should be 36, but 35 are listed"
    path = changed(tmp_path, "cells = [[2, 2], [2, 3]", "cells = [[2, 2], [2, 6]")
    assert refusal(path) == "[2, 6] is not a cell of the market"


def test_two_tiles_with_one_name_are_refused(tmp_path: Path) -> None:
    assert refusal(changed(tmp_path, 'id = "wheat_02"', 'id = "wheat_01"')) == "two tiles have the same id"


def test_a_missing_field_is_refused(tmp_path: Path) -> None:
    assert refusal(changed(tmp_path, "goods_tiles = 45\n", "")) == "the file.counts has no 'goods_tiles'"


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    assert refusal(changed(tmp_path, "[counts]", "[counts")).startswith("not a TOML file: ")
