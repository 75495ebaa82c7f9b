"""EG-2.1: the box is data. A corrected file plays without a change of code; one that does not add up is refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from perankh.engine.conformance import check_game
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import GRAIN_CARD, NILE, OPS, QUARRY, SPHINX, TWO_CREWS
from perankh.games.egizia.game import EgiziaGame
from perankh.games.egizia.wording import nile_effect, nile_word, sphinx_effect, sphinx_word
from perankh.words import LANGUAGES, words
from tests.games.egizia.lively import play_out
from tests.games.egizia.scene import BOX, Player, blocks, scene, score, steps
from tests.support import changed, check_refused, check_replay, components, legal, play, rule

TEXT = components("egizia")

OBELISK_ROWS = [3, 3, 2, 1, 1, 1, 1, 1]  # instead of 2, 2, 2, 2, 1, 1, 1, 1, 1


def section(text: str, first: str, last: str) -> tuple[int, int]:
    """Where the entries `[[first]]` begin and `[last]` comes."""
    return text.index(f"[[{first}]]"), text.index(f"[{last}]")


def other_obelisk(text: str) -> str:
    """Eight rows, worth 1, 2, 3, 4, 5, 6, 7 and 10; the Sphinx card for row 9 asks for row 6."""
    start, end = section(text, "obelisk_spaces", "graves")
    values = [1, 2, 3, 4, 5, 6, 7, 10]
    entries = [
        f"[[obelisk_spaces]]\nrow = {row + 1}\ncolumn = {column + 1}\nvalue = {values[row]}\n"
        for row, count in enumerate(OBELISK_ROWS)
        for column in range(count)
    ]
    text = text[:start] + "\n".join(entries) + "\n" + text[end:]
    text = text.replace("rows = 9\nspaces = 13", "rows = 8\nspaces = 13")
    text = text.replace("[2, 2, 2, 2, 1, 1, 1, 1, 1]", str(OBELISK_ROWS))
    return text.replace('{ op = "obelisk_row_built", row = 9 }', '{ op = "obelisk_row_built", row = 6 }')


def other_cards(text: str) -> str:
    """A quarry of 2 becomes another card for two crews, and a grain card comes instead of a market card."""
    text = re.sub(
        r'kind = "quarry"\n(.*\n){1,6}?yield = 2\n',
        'kind = "effect"\nsource = "test"\neffect = { op = "use_two_crews" }\n',
        text,
        count=1,
    )
    at = text.index('id = "n12_quarry_2_a"')
    text = text[:at] + text[at:].replace('timing = "permanent"', 'timing = "anytime"', 1)
    at = text.index('id = "n5_grain_market_2"')
    card = text[at:].replace('timing = "instant"', 'timing = "anytime"', 1)
    return text[:at] + card.replace('{ op = "market", grain_market = 2 }', '{ op = "grain", amount = 7 }', 1)


def other_tracks(text: str) -> str:
    """A shorter stone market, another penalty, stronger crews, a wider temple, other graves and river order."""
    text = text.replace(
        '[[stone_market]]\nstep = 3\nend_sale = false\nbottom_bonus_stones = 0\nsource = "reconstructed"\n'
        'name_de = "Steineverkauf"\nname_en = "Stone market"\n\n',
        "",
    )
    text = text.replace("[[stone_market]]\nstep = 4", "[[stone_market]]\nstep = 3")
    text = text.replace("[[stone_market]]\nstep = 5", "[[stone_market]]\nstep = 4")
    text = text.replace("penalty_per_missing_grain = 3", "penalty_per_missing_grain = 4")
    text = text.replace("max_strength = 8", "max_strength = 9").replace("values = [5, 5, 5]", "values = [5, 7, 5, 7]")
    text = text.replace("value = 2\ncopies = 5", "value = 1\ncopies = 5")
    for one, other in (("position = 1\n", "position = X\n"), ("position = 2\n", "position = 1\n")):
        text = text.replace(f"[[river]]\n{one}", f"[[river]]\n{other}")
    return text.replace("position = X\n", "position = 2\n")


def corrected(*changes: Callable[[str], str]) -> EgiziaGame:
    text = TEXT
    for change in changes:
        assert change(text) != text
        text = change(text)
    return EgiziaGame(Box(text))


CHANGES = [other_obelisk, other_cards, other_tracks]


@rule("EG-2.1", "EG-R36")
def test_what_is_in_the_box() -> None:
    assert len(BOX.nile_names) == 56
    assert list(BOX.deck_size) == [22, 22, 12]
    assert len(BOX.sphinx_names) == 29
    assert len(BOX.grave_value) == 20
    assert BOX.ships == 8
    assert list(BOX.start_strength) == [1, 1, 1, 2]


@rule("EG-R17")
def test_when_cards_work() -> None:
    timing = {OPS[BOX.op[card]]: BOX.timing[card] for card in range(NILE)}
    instant = ["market", "raise_crews_of_choice", "raise_crews", "points_per_own_block"]
    anytime = ["place_second_ship", "use_two_crews", "stones", "sphinx_keep", "double_round_space", "join_full_site"]
    anytime += ["sell_stones", "grain", "build_strength"]
    assert [name for name in OPS if timing[name] == 0] == sorted(instant, key=OPS.index)
    assert [name for name in OPS if timing[name] == 1] == sorted(anytime, key=OPS.index)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_corrected_file_keeps_the_contract(change: Callable[[str], str]) -> None:
    game = corrected(change)
    for seats in (2, 3, 4):
        for seed in range(2):
            check_game(game, seats, seed, {})


def test_a_hundred_games_with_everything_corrected() -> None:
    game = corrected(*CHANGES)
    for seed in range(100):
        state = play_out(game, 2 + seed % 3, seed)
        assert state.seat == -1
        assert all(
            sum(points for _, points in state.breakdown(seat)) == state.scores()[seat] for seat in range(state.seats)
        )


def test_the_corrected_obelisk_is_built_as_its_file_says() -> None:
    game = corrected(other_obelisk)
    state = scene(
        Player(stones=25, crews=(8, 1, 1, 8), at=["obelisk_site_1"]), Player(), phase="build", graves=[5] * 4, game=game
    )
    play(state, "use blue joker")
    for name in (
        "obelisk_1_1",
        "obelisk_1_2",
        "obelisk_1_3",
        "obelisk_2_1",
        "obelisk_2_2",
        "obelisk_2_3",
        "obelisk_3_1",
    ):
        play(state, f"build {name}")
    assert score(state, 0) == 0
    play(state, "build obelisk_3_2")
    assert score(state, 0) == 3 + 6 + 6
    assert blocks(state, 0)[1] == 8


def test_corrected_cards_do_what_their_file_says() -> None:
    game = corrected(other_cards)
    assert sum(op == TWO_CREWS for op in game.box.op) == 3
    assert sum(op == QUARRY for op in game.box.op) == 8
    assert [game.box.amount[card] for card in range(NILE) if game.box.op[card] == GRAIN_CARD] == [4, 4, 7]
    builder = Player(stones=9, at=["pyramid_site_1"], cards=["n12_quarry_2_a"])
    state = scene(builder, Player(), phase="build", game=game)
    play(state, "play n12_quarry_2_a")
    assert legal(state)[0] == "use blue black"


def test_corrected_tracks_and_temple() -> None:
    game = corrected(other_tracks)
    state = scene(Player(steps=(3, 0)), Player(), game=game)
    play(state, "place edfu")
    assert steps(state, 0) == [4, 1]
    assert [one["stones"] for one in _told(state, "gained-stones")] == [3]
    pylons = [f"{side}_pylon_{k}" for side in ("left", "right") for k in range(1, 5)]
    builder = Player(stones=25, crews=(9, 1, 1, 9), at=["pyramid_site_1"])
    state = scene(builder, Player(blocks=pylons), phase="build", game=game)
    play(state, "use blue joker")
    # columns of 5, 7, 5 and 7 in any order: one of each sort is offered
    assert [move for move in legal(state) if "column" in move] == ["build columns_1", "build columns_2"]
    both = play(state.clone(), "build columns_1")
    assert [move for move in legal(both) if "column" in move] == ["build columns_2", "build columns_3"]
    play(state, "build columns_2")
    assert [move for move in legal(state) if "column" in move] == ["build columns_1", "build columns_4"]


def _told(state: object, what: str) -> list[dict[str, object]]:
    return [note.message.args for note in state.journal if note.message.id == what]  # type: ignore[attr-defined]


def test_every_card_has_words_in_both_languages_also_a_corrected_one() -> None:
    for box in (BOX, corrected(*CHANGES).box):
        for language in LANGUAGES:
            say = words(language, "egizia").say
            cards = [(nile_word(box, card), nile_effect(box, card)) for card in range(NILE)]
            cards += [(sphinx_word(box, card), sphinx_effect(box, card)) for card in range(SPHINX)]
            for name, effect in cards:
                assert 2 < len(say(name)) < 90
                assert len(say(effect)) > 12


def test_records_of_corrected_games_replay_with_the_same_file(tmp_path: Path) -> None:
    check_replay("egizia", tmp_path, other_obelisk(TEXT), 3)


BROKEN = [
    ("nile_cards = 56", "nile_cards = 57", "Nile cards: there should be 57, but 56 are listed"),
    (
        'deck = "1/2"\nname_de = "Zweites Schiff"',
        'deck = "5"\nname_de = "Zweites Schiff"',
        "deck 1/2: there should be 22, but 21",
    ),
    ("sphinx_cards = 29", "sphinx_cards = 30", "Sphinx cards: there should be 30, but 29 are listed"),
    ("value = 4\ncopies = 5", "value = 4\ncopies = 6", "grave tiles: there should be 20, but 21 are listed"),
    ("ships_per_player = 8", "ships_per_player = 7", "ships of all players: there should be 32, but 28"),
    ("spaces = 13", "spaces = 14", "obelisk spaces: there should be 14, but 13 are listed"),
    ("row = 2\ncolumn = 2\nvalue = 2", "row = 2\ncolumn = 2\nvalue = 3", "row 2 of the obelisk have different values"),
    ("row = 9\ncolumn = 1\nvalue = 9", "row = 9\ncolumn = 1\nvalue = 8", "row 9 of the obelisk is not worth more"),
    ("[2, 2, 2, 2, 1, 1, 1, 1, 1]", "[2, 2, 2, 1, 2, 1, 1, 1, 1]", "row 4 of the obelisk: there should be 1, but 2"),
    ("row = 2\nspaces = 5", "row = 2\nspaces = 6", "row 2 of the pyramid finds no support"),
    (
        'op = "obelisk_row_built", row = 9',
        'op = "obelisk_row_built", row = 10',
        "asks for row 10, but there are 9 rows",
    ),
    ('requires = ["columns"]', 'requires = ["attic"]', "requires 'attic', which is not a part before it"),
    ("position = 20", "position = 21", "no river space has position 20"),
    ('op = "use_two_crews"', 'op = "use_three_crews"', "is 'use_three_crews', not one of"),
    ('timing = "instant"', 'timing = "permanent"', "can only be ['instant']"),
    ("points_by_players = [0, 3, 5, 7, 9]", "points_by_players = [0, 3, 5, 7]", "there should be 5, but 4 are listed"),
    ("graves_placed = 12", "graves_placed = 13", "grave tiles placed: there should be 12, but 13"),
    ("min = 11\nmax = 20", "min = 12\nmax = 20", "grave_scoring: there should be 11, but 12"),
    ("start_stones = [2, 3, 4]", "start_stones = [2, 3]", "start stones for 3 players: there should be 3, but 2"),
    ("rounds = [3, 4]", "rounds = [3]", "rounds that a Nile deck is for: there should be 5, but 4"),
    ("max = 25", "max = 60", "the stone track: 60 are stated, but no more than 40"),
    ("effect = { stone_market = 1, grain_market = 1 }", "", "has no 'effect'"),
    ("crews = { joker = 1 }", "crews = { white = 1 }", "names 'white', not one of: blue, black, yellow, joker"),
    ("[game]", "[game", "not a TOML file"),
]


@pytest.mark.parametrize(("good", "bad", "sentence"), BROKEN, ids=[bad.replace("\n", " ") for _, bad, _ in BROKEN])
def test_broken_files_are_refused_with_what_is_wrong(tmp_path: Path, good: str, bad: str, sentence: str) -> None:
    check_refused("egizia", tmp_path, changed(TEXT, (good, bad)), sentence)
