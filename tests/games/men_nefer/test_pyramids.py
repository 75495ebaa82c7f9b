"""MN-8: pyramids."""

import pytest

from perankh.engine.message import Message
from perankh.games.men_nefer.moves import WHICH_STONE
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import GREAT_PARTS, SITE_SHOWS
from tests.games.men_nefer.scene import BOX, give, own, scene, seen
from tests.support import legal, listen, play, rule

LEVEL_1 = ["gp_1_heka", "gp_1_food", "gp_1_feather", "gp_1_heart"]
LEVEL_2 = ["gp_2_heka", "gp_2_food", "gp_2_feather", "gp_2_heart"]
LEVEL_3 = ["gp_3_heka", "gp_3_food", "gp_3_feather", "gp_3_heart"]


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


@rule("MN-8.1", "MN-R46", "MN-R63")
def test_favours() -> None:
    state = scene(doing="tile tile_4_5", food=3, heka=3)
    assert legal(state) == ["favour gain_heka", "favour gain_food", "favour feather", "favour heart"]
    play(state, "favour gain_food", "favour gain_food")  # the same one twice
    assert own(state)["food"] == 5
    state = scene(doing="tile tile_4_5", food=3, heka=3)
    play(state, "favour heart")
    assert legal(state) == ["favour gain_heka", "favour gain_food", "favour feather", "favour heart"]  # in any order
    play(state, "favour feather")
    assert (own(state)["feather"], own(state)["heart"]) == (19, 1)


@rule("MN-R46")
def test_no_favour_is_wasted() -> None:
    state = scene(doing="mastaba mastaba_6", food=10, heka=10)
    assert legal(state) == ["favour feather", "favour heart"]
    state = scene(doing="tile tile_4_5", food=10, heka=9, heart=19, feather=1)
    assert legal(state) == ["favour gain_heka", "favour feather", "favour heart"]
    play(state, "favour heart")
    assert legal(state) == ["favour gain_heka", "favour feather"]  # the heart is at the end


@rule("MN-R46")
def test_what_a_part_shows_is_lost_at_the_limit() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=["gp_1_food"], quarry=["gp_1_heka"], food=10, heka=10)
    play(state, "pick 1", "haul great", "build 2")
    assert (own(state)["food"], own(state)["heka"]) == (10, 10)


@rule("MN-R46", "MN-R60")
def test_favours_that_bring_nothing_are_not_asked() -> None:
    state = scene(doing="mastaba mastaba_6", food=10, heka=10, heart=20, feather=0)
    assert asked(state) == "turn"


@rule("MN-R60", "MN-8.6")
def test_nobody_stops_while_a_favour_is_to_be_had() -> None:
    state = scene(doing="field pyramids 1", great=12, food=9, heka=10)
    assert legal(state) == ["favour gain_food", "favour feather", "favour heart", "haul queens"]
    play(state, "haul queens")
    assert legal(state) == ["favour gain_food", "favour feather", "favour heart"]  # the queens' track is blocked


@rule("MN-8.2")
def test_horus_eye() -> None:
    state = scene(doing="row 1", eyes=(2, 1))
    play(state, "pick 3")
    assert (own(state)["eyes"]["supply"], own(state)["eyes"]["available"]) == (1, 2)


@rule("MN-8.3", "MN-3.6", "MN-R63")
def test_transport_splits_over_both_blocks() -> None:
    state = scene(3, doing="field pyramids 1")
    assert legal(state) == ["haul great", "haul queens", "stop"]
    play(state, "haul great", "haul queens")
    assert (own(state)["great_stone"], own(state)["queens_stone"]) == (1, 1)
    state = scene(3, doing="field pyramids 5", eyes=(2, 1))
    play(state, "favour heart", "haul queens")
    assert legal(state) == ["haul great", "haul queens", "stop"]  # in any order
    play(state, "haul great", "haul queens")
    assert (own(state)["great_stone"], own(state)["queens_stone"]) == (1, 2)


@rule("MN-8.4", "MN-8.4.1", "MN-R8")
def test_construction_sets_the_visible_part_on_a_free_site() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=["gp_1_food"], quarry=["gp_1_heart"], food=0, heka=0)
    play(state, "pick 1", "haul great")
    assert legal(state) == ["build 2", "build 3", "build 4"]
    play(state, "build 4")
    assert seen(state, "great_pyramid")["sites"][3] == {"shows": "heart", "parts": ["gp_1_heart"]}
    assert own(state)["heart"] == 2  # the printed favour of site 4 and that of the part


@rule("MN-8.4.1")
def test_a_level_is_begun_when_the_one_below_stands() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=LEVEL_1, quarry=["gp_2_feather"], food=0, heka=0)
    play(state, "pick 1", "haul great")
    assert legal(state) == ["build 1", "build 2", "build 3", "build 4"]
    play(state, "build 2")
    assert seen(state, "great_pyramid")["sites"][1]["parts"] == ["gp_1_food", "gp_2_feather"]


@rule("MN-8.4.2")
def test_the_covered_favour_and_the_new_one() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=LEVEL_1[:3], quarry=["gp_1_heart"], heart=0)
    heard = listen(state, "pick 1", "haul great")  # only site 4 is free
    assert [note.args["favour"].id for note in heard if note.id == "favour"] == ["favour-heart", "favour-heart"]
    assert own(state)["heart"] == 2


@rule("MN-8.4.3", "MN-R27", "MN-R63")
def test_the_pyramidion_gives_two_covered_favours() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=LEVEL_1 + LEVEL_2 + LEVEL_3, food=0, heka=0)
    play(state, "pick 1", "haul great")
    assert asked(state) == "which-covered"
    assert legal(state) == ["reap 1", "reap 2", "reap 3", "reap 4"]
    play(state, "reap 4")
    assert legal(state) == ["reap 1", "reap 2", "reap 3"]  # two different parts, in any order
    play(state, "reap 2")
    assert (own(state)["food"], own(state)["heart"]) == (1, 1)
    assert seen(state, "great_pyramid")["crowned"]


@rule("MN-R27")
def test_equal_covered_favours_are_offered_once() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=LEVEL_1 + LEVEL_2 + LEVEL_3, food=0, heka=0)
    state.table[SITE_SHOWS + 2] = state.table[SITE_SHOWS]
    play(state, "pick 1", "haul great")
    assert legal(state) == ["reap 1", "reap 2", "reap 4"]
    play(state, "reap 1")
    assert legal(state) == ["reap 2", "reap 3", "reap 4"]
    play(state, "reap 3")
    assert own(state)["heka"] == 2


@rule("MN-8.4.4")
def test_after_the_pyramidion_construction_fields_have_no_effect() -> None:
    state = scene(4, doing="row 2", great=1, great_pyramid=LEVEL_1 + LEVEL_2 + LEVEL_3)
    state.table[GREAT_PARTS] = 13
    play(state, "pick 1")
    label = state.label(state.game.move("haul great")).args["effect"]
    assert isinstance(label, Message)
    assert label.id == "great-finished"
    play(state, "haul great")
    assert own(state)["great_stone"] == 2
    assert state.seat == 1


@rule("MN-8.5")
def test_a_favour_field_gives_two_favours() -> None:
    state = scene(3, doing="row 2", great=2, food=0)
    play(state, "pick 1", "haul great", "favour gain_food", "favour gain_food")
    assert own(state)["food"] == 2


@rule("MN-R47")
def test_with_two_players_it_is_a_construction_field() -> None:
    state = scene(2, doing="row 2", great=2, great_pyramid=[])
    play(state, "pick 1", "haul great")
    assert asked(state) == "which-site"


@rule("MN-8.6", "MN-R24", "MN-R63")
def test_steps_at_the_end_are_favours() -> None:
    state = scene(doing="field pyramids 1", great=12, food=0, heka=0)
    assert legal(state) == [*(f"favour {name}" for name in BOX.favour_names), "haul queens"]
    play(state, "favour gain_food", "haul queens")  # although the other block could have moved first
    assert own(state)["food"] == 1
    assert own(state)["queens_stone"] == 1
    state = scene(doing="field pyramids 1", great=12, food=0, heka=0)
    play(state, "favour heart", "favour gain_food")  # in any order
    assert (own(state)["heart"], own(state)["food"]) == (1, 1)


@rule("MN-8.7")
def test_the_queens_track_is_blocked_without_an_eye() -> None:
    state = scene(doing="field pyramids 1", queens=1, eyes=(3, 0))
    assert legal(state) == ["haul great", "stop"]
    state = scene(doing="field pyramids 1", queens=1, eyes=(2, 1))
    assert "haul queens" in legal(state)


@rule("MN-8.7.1", "MN-8.7.2")
def test_construction_lays_an_eye_and_sets_the_next_part() -> None:
    state = scene(doing="row 2", queens=3, eyes=(1, 2), queen_parts={"hetepheres": 4, "meritites": 3, "henutsen": 2})
    play(state, "pick 1", "haul queens")
    assert legal(state) == ["watch meritites", "watch henutsen"]  # the first one is finished
    heard = listen(state, "watch meritites")
    assert heard[0].args["part"].id == "queen-part-4"
    assert seen(state, "queens")[1]["parts"] == 4
    assert own(state)["eyes"] == {
        "supply": 1, "available": 1, "placed": 1, "at": {"hetepheres": 0, "meritites": 1, "henutsen": 0},
    }  # fmt: skip
    assert not any(note.id in ("favour", "gains") for note in heard)  # queens' parts show no favours


@rule("MN-8.7.2")
def test_several_eyes_at_one_pyramid() -> None:
    state = scene(4, doing="field pyramids 1", queens=1, eyes=(0, 2), eyes_at={"henutsen": 1})
    play(state, "haul queens", "watch henutsen")
    assert own(state)["eyes"]["at"]["henutsen"] == 2


@rule("MN-8.7.3")
def test_the_end_of_the_queens_track_gives_nothing() -> None:
    state = scene(doing="field pyramids 1", queens=6, eyes=(0, 0))
    assert legal(state) == ["haul great", "stop"]


@rule("MN-8.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_layout_of_the_tracks(seats: int) -> None:
    board = seen(scene(seats), "board")
    shown = [field.get("prestige") or field["kind"] for field in board["great_track"]]
    assert shown == [
        1,
        "construction",
        "favour",
        3,
        "construction",
        5,
        "construction",
        "favour",
        7,
        "construction",
        10,
        14,
    ]
    assert board["queens_track"] == [False, True, False, True, False, True]


@rule("MN-R26")
def test_all_eyes_of_all_players_find_a_place() -> None:
    """Everybody lays all eyes: at each player count the pyramids are finished exactly then."""
    for seats in (2, 3, 4):
        state = scene(seats)
        for seat in range(seats):
            give(state, seat, queens=0, eyes=(0, 3))
            for field in (2, 4, 6):
                give(state, seat, queens=field - 1)
                state.clear_agenda()
                state.push(WHICH_STONE, seat, 1, 0, 0, 0)
                play(state, "haul queens")
                if asked(state) == "which-queen":
                    play(state, legal(state)[0])
        assert [queen["parts"] for queen in seen(state, "queens")] == [4, 4, 4]
