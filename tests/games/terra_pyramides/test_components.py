"""TP-2: the box is data. A corrected file plays without a change of code; one that does not add up is refused."""

from pathlib import Path

import pytest

from perankh.engine.conformance import check_game
from perankh.engine.errors import BadComponents
from perankh.engine.rng import Rng
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import FOUNDATIONS
from perankh.games.terra_pyramides.game import TerraPyramidesGame
from perankh.games.terra_pyramides.wording import type_word
from perankh.words import LANGUAGES, words
from tests.games.terra_pyramides.scene import BOX, player, scene, site
from tests.games.terra_pyramides.test_scoring import sources
from tests.support import changed, check_replay, components, legal, play, play_out, rule

TEXT = components("terra_pyramides")


def mirrored(text: str) -> str:
    """The front side of the board as in a mirror."""
    start = text.index('map = """\n') + len('map = """\n')
    end = text.index('"""', start)
    rows = "".join(row[::-1] + "\n" for row in text[start:end].split())
    return changed(
        text[:start] + rows + text[end:],
        ('start_cells = ["e5", "f5", "e6", "f6"]', 'start_cells = ["f5", "e5", "f6", "e6"]'),
        ('start_sites = ["d5", "f4", "e7", "g6"]', 'start_sites = ["g5", "e4", "f7", "d6"]'),
    )


def other_pieces(text: str) -> str:
    """A tile with a gold coin, other foundations, prices, limits, workers, palms and tasks."""
    return changed(
        text,
        ('count = 6\nicons = ["worker"]', 'count = 4\nicons = ["worker", "gold"]'),
        ('count = 6\nicons = ["eye"]', 'count = 8\nicons = ["eye"]'),
        ("value = 4\ncount = 1", "value = 7\ncount = 1"),
        ('supply_by_players = { "2" = 15', 'supply_by_players = { "2" = 9'),
        ("limit_after_turn = 4", "limit_after_turn = 6"),
        ("value = 60\nstones_needed = 5", "value = 70\nstones_needed = 4"),
        ("pyramid_value = 60", "pyramid_value = 70"),
        ('name_de = "Arbeitskraft kaufen"\ncost = 3', 'name_de = "Arbeitskraft kaufen"\ncost = 2'),
        ("palms = [3, 6, 9, 12, 15, 18, 20, 22]", "palms = [1, 2, 20]"),
        ("points = 275", "points = 150"),
    )


def corrected(*changes) -> TerraPyramidesGame:  # type: ignore[no-untyped-def]
    text = TEXT
    for change in changes:
        text = change(text)
    return TerraPyramidesGame(Box(text))


@rule("TP-2.1", "TP-17.3")
def test_what_is_in_the_box() -> None:
    assert [len(tiles) for tiles in BOX.tiles_of] == [40, 40 + 16, 40 + 16 + 8]
    assert len(BOX.foundations) == 22
    assert (BOX.stones, BOX.gold, BOX.seat_colours) == (32, 24, ["orange", "blue", "green", "purple"])
    for board in (BOX.front, BOX.reverse):  # foundations and open cells cannot run out
        assert board.site_count <= FOUNDATIONS
        assert len(board.free) >= 59 > 40


@pytest.mark.parametrize("change", [mirrored, other_pieces], ids=lambda change: change.__name__)
@pytest.mark.parametrize(("seats", "version"), [(2, "base"), (3, "horus"), (4, "nile")])
def test_a_corrected_file_keeps_the_contract(change, seats: int, version: str) -> None:  # type: ignore[no-untyped-def]
    check_game(corrected(change), seats, 1, {"version": version}, closely=5)


def test_a_hundred_games_with_everything_corrected() -> None:
    game = corrected(mirrored, other_pieces)
    rng = Rng("corrected")
    variants = game.variants()
    for seed in range(100):
        seats, options = variants[seed % len(variants)]
        state = play_out(game.new(seats, seed, **options), rng)
        for seat in range(seats):
            assert sum(points for _, points in state.breakdown(seat)) == state.scores()[seat]


def test_on_a_mirrored_map_sites_rows_and_reach_are_mirrored() -> None:
    game = corrected(mirrored)
    start = game.new(2, 1).view(None)["board"]
    assert {name for name, one in start["sites"].items() if one["foundation"]} == {"g5", "e4", "f7", "d6"}  # type: ignore[index]
    tiles = {"f4": "eye", "f5": "stone_eye_blue", "f6": "worker"}  # TP-EX4 in the mirror
    state = scene(game=game, tiles=tiles, foundations={"f7": 3}, hands=("worker", "eye"), pile=[2], first_turn=True)
    play(state, "lay f3", "row vertical")
    assert site(state, "f2")["foundation"] == 2
    assert (player(state, 0)["gold"], legal(state)) == (2, ["send f2", "send f7", "home"])


def test_corrected_pieces_do_what_their_file_says() -> None:
    game = corrected(other_pieces)
    state = scene(game=game, foundations={"e2": 1}, hands=("worker", "eye"))
    assert player(state, 0)["workers"] == 9
    play(state, "lay e3")
    assert player(state, 0)["gold"] == 1  # the coin of the tile
    top = scene(game=game, pyramids={"e7": (0, "red", 4, 3)}, stones=[{"red": 4}], gold=[6], closing=True)
    play(top, "build e7")
    assert sources(top, 0) == {"pyramids": 70, "gold": 6}
    play(top, "hire")
    assert player(top, 0)["gold"] == 4
    river = scene(game=game, version="nile", workers={"e2": (0, 1)}, ships=[2])
    assert sources(river, 0)["nile"] == 2
    assert scene(game=game, seats=1, mode="task2").view(0)["task"]["target"] == 150  # type: ignore[index]


def test_every_tile_has_words_in_both_languages_also_a_corrected_one() -> None:
    for box in (BOX, corrected(other_pieces).box):
        for language in LANGUAGES:
            say = words(language, "terra_pyramides").say
            names = [say(type_word(box, kind)) for kind in range(len(box.type_names))]
            assert len(set(names)) == len(names)
            assert all(2 < len(name) < 60 for name in names)


def test_records_of_corrected_games_replay_with_the_same_file(tmp_path: Path) -> None:
    check_replay("terra_pyramides", tmp_path, mirrored(TEXT), 2)


BROKEN = [
    (("count = 6\nicons", "count = 5\nicons"), "tiles of the set 'base'.*40.*39"),
    (('icons = ["worker", "eye"]', 'icons = ["worker", "ear"]'), "'ear' of .* is not an icon"),
    (('icons = ["worker", "eye"]', 'icons = ["worker", "worker"]'), "at most one of them a worker"),
    ((".#.o..#.o.\n", ".#.o..#.o..\n"), "cells in the row '.#.o..#.o..' .*10.*11"),
    ((".#.o..#.o.\no", ".#.o..#.o.\n.#.o..#.o.\no"), "rows in the map of .*11.*12"),
    ((".#.o..#.o.\n", ".#.o..#.x.\n"), "has signs other than"),
    ((".#.o..#.o.\n", ".#....#.o.\n"), "oases of .*front.*8.*7"),
    (("site_count = 22", "site_count = 23"), "sites of .*front.*23.*22"),
    (("free_count = 80", "free_count = 79"), "free cells of .*79.*80"),
    (("nile_count = 22", "nile_count = 20"), "Nile cells of .*20.*22"),
    (("max_row_cells = 4", "max_row_cells = 5"), "cells in the longest row of .*5.*4"),
    (('start_cells = ["e5"', 'start_cells = ["e4"'), "start cells of .* are not those marked"),
    (('start_sites = ["d5"', 'start_sites = ["c3"'), "c3 of .* is no site beside e5"),
    (('nile_bank_sites = ["e2", ', "nile_bank_sites = ["), "the sites at the Nile of .* are e2, b3"),
    (('cell = "d2"\nfacing = "east"', 'cell = "d2"\nfacing = "west"'), "stairs printed on d2"),
    (("value = 4\ncount = 1", "value = 4\ncount = 2"), "foundations.*22.*23"),
    (("level = 2 ", "level = 3 "), "level of entry 2.*2.*3"),
    (("total = 52", "total = 42"), "level pieces.*42.*52"),
    (("stones_needed = 5", "stones_needed = 6"), "more than 5 stones"),
    (("workers_needed = 3", "workers_needed = 2"), "workers of level 1.*3.*2"),
    (("per_color = 16", "per_color = 15"), "workers.*64.*60"),
    (('"2" = 15', '"2" = 16'), "16 workers and a score marker"),
    (("stack_size = 5\nremove_at = 1\n", "stack_size = 5\nremove_at = 0\n"), "tiles in play of base with 2.*32.*40"),
    (("turns_total = 28", "turns_total = 27"), "turns of base with 2.*27.*28"),
    (("stacks = [1, 2, 3, 4]", "stacks = [1, 2, 3, 3]"), "different stacks in the stores.*8.*7"),
    (("hand_tiles_from_stacks = [2, 4, 6, 8]", "hand_tiles_from_stacks = [2, 2, 6, 8]"), "different stacks.*4.*3"),
    (("palms = [3, 6,", "palms = [6, 3,"), "palms do not stand in ascending order"),
    (('id = "peek_stack"', 'id = "look_stack"'), "there is no gold action 'peek_stack'"),
    (("cost = 3", "cost = 0"), "'buy_worker' costs nothing"),
    (('id = "horus_eyes"', 'id = "eyes"'), "the strategy cards are, in this order"),
    (("pyramid_value = 60", "pyramid_value = 61"), "pyramids of value 61, which no level has"),
    (("joker = true", "joker = false"), "stone colours.*6.*7"),
    (('board = "nile"', 'board = "front"'), "is played on the side 'nile'"),
    (("limit_after_turn = 4", 'limit_after_turn = "four"'), "is not a whole number"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_file_that_does_not_add_up_is_refused_with_what_is_wrong(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        Box(changed(TEXT, change))
