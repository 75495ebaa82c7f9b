"""MN-17: the worked examples, with their numbers."""

import pytest

from perankh.games.men_nefer import scoring
from perankh.games.men_nefer.rules.turn import MenNefer
from tests.games.men_nefer.scene import BOX, give, harvest, inundate, own, places, rooms, scene, seen
from tests.support import legal, listen, play, rule

SPACE = {"heart": 10, "feather": 10}  # the Duat costs nothing


@rule("MN-EX1", "MN-5.2")
def test_food_of_the_inundation() -> None:
    state = inundate(scene(boats=["section_5", "upper_3", "upper_2", "section_1"], food=0))
    assert own(state)["food"] == 3


@rule("MN-EX2", "MN-6.2")
def test_visiting_a_house() -> None:
    state = scene(tiles=["tile_1_1", "tile_2_1", "tile_3_1"], neutrals={"sun necropolis": 2}, food=3, heka=2)
    play(state, "visit tile_1_1", "enter necropolis")
    assert own(state)["food"] == 0
    assert own(state)["heka"] == 4
    play(state, "pick 1")
    assert own(state)["mummies"] == {"supply": 3, "available": 1, "placed": 0}
    assert seen(state, "discarded_tiles") == ["tile_1_1"]
    sun = seen(state, "houses")[1]["sun"]
    assert sun["neutral"] + sum(sun["players"]) == 3


@rule("MN-EX3", "MN-6.3")
def test_raising_a_specialisation() -> None:
    state = scene(
        apprentices=["necropolis"],
        neutrals={"moon necropolis": 1},
        scarabs={"necropolis": 1},
        food=2,
        heka=3,
        mummies=(3, 1),
    )
    play(state, "specialise necropolis")
    assert own(state)["food"] == 1
    assert own(state)["scarabs"]["necropolis"] == 2
    assert legal(state) == ["field 1", "field 2"]
    play(state, "field 2")
    assert legal(state) == ["do 1", "do 2", "stop"]  # buy a papyrus, bury I


@rule("MN-EX4", "MN-6.4")
def test_taking_an_action_tile() -> None:
    display = ["tile_4_1", "tile_4_2", "tile_2_2", "tile_4_5", "tile_4_6"]  # tile 2_2 shows the reed
    state = scene(apprentices=["nile"], display=display, food=3, heka=2, board="board_a")
    top = seen(state, "supply")["top"]["id"]
    play(state, "take 3")
    assert own(state)["food"] == 2
    assert own(state)["hieroglyphs"]["marker"] == 1
    assert own(state)["prestige"] == 11
    assert legal(state) == ["row 3", "row 4", "row 5"]
    play(state, "row 5")
    assert own(state)["heka"] == 3
    assert [tile["id"] for tile in seen(state, "display")] == [top, "tile_4_1", "tile_4_2", "tile_4_5", "tile_4_6"]


@rule("MN-EX5", "MN-8.4")
def test_a_part_of_level_2() -> None:
    level_1 = ["gp_1_food", "gp_1_heka", "gp_1_feather", "gp_1_heart"]
    state = scene(4, doing="field pyramids 1", great=3, great_pyramid=level_1, quarry=["gp_2_heka"], food=0, heka=0)
    play(state, "haul great", "haul great", "build 1")
    assert own(state)["great_stone"] == 5
    assert (own(state)["food"], own(state)["heka"]) == (1, 1)


@rule("MN-EX6", "MN-8.7")
def test_an_eye_at_a_queens_pyramid() -> None:
    parts = {"hetepheres": 0, "meritites": 4, "henutsen": 1}
    state = scene(4, doing="row 2", queens=1, eyes=(2, 1), queen_parts=parts)
    play(state, "pick 1", "haul queens")
    assert legal(state) == ["watch hetepheres", "watch henutsen"]
    heard = listen(state, "watch henutsen")
    assert heard[0].args["part"].id == "queen-part-2"
    assert seen(state, "queens")[2]["parts"] == 2
    assert own(state)["eyes"]["available"] == 0


@rule("MN-EX7", "MN-9.2")
def test_a_burial_in_column_2() -> None:
    state = scene(doing="field necropolis 5", bonuses={"row_upper": "mastaba_1"}, food=0, heka=0)
    play(state, "bury n_upper_ii_1")
    assert (own(state)["heka"], own(state)["heart"]) == (2, 3)
    play(state, "invoke row_upper", "pick 1")
    assert own(state)["food"] == 2
    good = seen(state, "goods")[0]["id"]
    play(state, "invoke row_upper", "pick 2", "good 1")
    assert own(state)["food"] == 2  # free
    assert own(state)["goods"][0]["id"] == good


@rule("MN-EX8", "MN-10.1")
def test_buying_a_ring() -> None:
    market = ["jar_1", "ring_1", "jar_2", "jar_3"]
    state = scene(doing="field temple 1", goods=[["jar_4", "jar_5"], [], []], goods_market=market, food=2)
    play(state, "good 2")
    assert own(state)["food"] == 0
    assert legal(state) == ["level 1", "level 2"]
    play(state, "level 2")
    good = own(state)["goods"][4]
    assert (good["id"], good["kind"], good["offered"]) == ("ring_1", "ring", False)
    assert own(state)["prestige"] == 10


@rule("MN-EX9", "MN-10.3")
def test_four_full_uses_of_two_steps() -> None:
    state = scene(doing="field temple 2", priestesses=["2 lying", "3", "0", "0"])
    full = set()
    for first in legal(state):
        after = play(state.clone(), first)
        assert isinstance(after, MenNefer)
        if after.prompt.id != "prompt-which-priestess":
            full.add(tuple(sorted(rooms(after))))
            continue
        full |= {tuple(sorted(rooms(play(after.clone(), move)))) for move in legal(after) if move != "stop"}
    assert full - {tuple(sorted(rooms(state)))} == {
        ("0", "0", "3", "3"),  # room 2 to 3, she stands up
        ("0", "0", "2 lying", "4"),
        ("1", "1", "2 lying", "3"),
        ("0", "2", "2 lying", "3"),
    }


@rule("MN-EX10", "MN-10.6")
def test_an_offering_that_meets_hathor() -> None:
    state = scene(
        doing="field temple 2",
        priestesses=["3", "0", "0", "0"],
        goods=[["jar_1 offered", "jar_2 offered"], ["ring_2"], []],
        deity="hathor",
        sun=4,
        heka=0,
        cities={"upper_3": ["agreement_3_goods"]},
        papyrus_market=["papyrus_01", "papyrus_02", "papyrus_03", "papyrus_04"],
    )
    play(state, "walk 3", "offer ring_2")
    assert own(state)["heka"] == 2
    play(state, "papyrus 3")
    assert own(state)["heka"] == 1
    assert own(state)["goods"][4]["offered"]
    play(state, "basket t_4_right_1")
    assert own(state)["feather"] == 17
    play(state, "ascend", "agree agreement_3_goods")
    assert own(state)["sun"] == 6
    assert [deal["id"] for deal in own(state)["agreements"] if deal] == ["agreement_3_goods"]
    assert rooms(state)[0] == "4 lying"


@rule("MN-EX11", "MN-11.2")
def test_moving_boats_out_of_the_harbour() -> None:
    start = scene(doing="field nile 1")
    assert "sail 1 section_2" in legal(start)
    assert "sail 1 lower_1" in legal(start)
    play(start, "sail 1 section_1")
    assert "sail 2 section_1" not in legal(start)
    play(start, "sail 2 upper_1")
    assert places(start) == ["section_1", "upper_1", "harbour", "harbour"]


@rule("MN-EX12", "MN-11.5", "MN-11.7")
def test_two_activations() -> None:
    state = scene(
        doing="field nile 3",
        boats=["lower_1", "section_2"],
        advantages={"lower_1": "advantage_heart"},
        cities={"lower_1": ["agreement_1_goods"]},
        food=0,
    )
    play(state, "activate 1")
    assert own(state)["heart"] == 1
    assert own(state)["agreements"][0]["id"] == "agreement_1_goods"
    assert places(state)[:2] == ["section_1", "section_2"]
    assert own(state)["food"] == 2  # the other boat follows by itself


@rule("MN-EX13", "MN-12.2")
def test_a_sphinx_before_the_temple() -> None:
    state = scene(doing="field sphinxes 3", food=3, deity="maat")
    assert "erect podium_temple_1" in legal(state)
    assert "erect podium_temple_4" not in legal(state)
    play(state, "erect podium_temple_2", "good 2")
    assert own(state)["food"] == 1
    assert own(state)["sun"] == 2


@rule("MN-EX14", "MN-13.1")
def test_three_papyri_with_a_vase() -> None:
    # ibis|vase and vase|lotus complete the vase; cobra follows without a drawing
    state = harvest(scene(papyri=["papyrus_07", "papyrus_02", "papyrus_24"]))
    assert own(state)["feather"] == 16
    assert own(state)["rolled"] == 3
    assert own(state)["papyri"] == []


@rule("MN-EX15", "MN-13.2")
def test_two_symbols_between_heart_and_feather() -> None:
    state = harvest(scene(heart=8, feather=11))
    assert own(state)["points"]["duat"] == -2
    assert own(state)["prestige"] == 8


@rule("MN-EX16", "MN-13.3")
def test_agreements() -> None:
    deals = ["agreement_2_sun_fields", "agreement_2_great_pyramid_field", "agreement_2_baskets",
             "agreement_1_sphinxes met", "agreement_1_goods met"]  # fmt: skip
    state = harvest(scene(**SPACE, deals=deals, sun=6, great=6))
    assert own(state)["points"]["agreements"] == 2 + 2 + 1 + 1 == 6
    assert [deal["fulfilled"] for deal in own(state)["agreements"] if deal] == [True, True, False, True, True]


@rule("MN-EX17", "MN-13.4")
def test_sarcophagi() -> None:
    bonuses = {"column_I": "mastaba_1", "row_lower": "mastaba_2", "row_upper": "mastaba_3"}
    state = harvest(scene(**SPACE, graves=["n_lower_I_1", "n_upper_I_3"], bonuses=bonuses))
    assert own(state)["points"]["sarcophagi"] == 5


@rule("MN-EX18", "MN-13.5")
@pytest.mark.parametrize("sun", [9, 10])
def test_sun_disc(sun: int) -> None:
    assert own(harvest(scene(**SPACE, sun=sun)))["points"]["sun"] == 10


@rule("MN-EX19", "MN-13.6")
def test_great_pyramid() -> None:
    assert own(harvest(scene(**SPACE, great=11)))["points"]["great"] == 10


@rule("MN-EX20", "MN-13.7")
def test_queens_pyramids() -> None:
    state = scene(
        **SPACE,
        queen_tiles={
            "hetepheres": "queens_agreement_pairs",
            "henutsen": "queens_baskets",
            "meritites": "queens_sphinxes",
        },
        eyes_at={"hetepheres": 1, "henutsen": 2},
        deals=[f"{name} met" for name in BOX.agreement_names[:7]],
        baskets=BOX.basket_names[:5],
    )
    assert [scoring.queen(state, 0, queen) for queen in range(3)] == [3, 0, 10]
    assert own(harvest(state))["points"]["queens"] == 13


@rule("MN-EX21", "MN-9.3", "MN-12.3")
def test_question_marks() -> None:
    state = scene(doing="tile tile_4_1", scarabs={"necropolis": 4}, mummies=(3, 1))
    columns = {BOX.grave_column[k] for k, name in enumerate(BOX.grave_names) if f"bury {name.lower()}" in legal(state)}
    assert columns == {0, 1}
    state = scene(doing="tile tile_4_2", scarabs={"sphinxes": 3}, sphinxes=(3, 1))
    numbers = {BOX.podium_number[k] for k, name in enumerate(BOX.podium_names) if f"erect {name}" in legal(state)}
    assert numbers == {1, 2}


@rule("MN-EX22", "MN-15.2")
def test_overtaking_two_fishing_boats() -> None:
    agreement = BOX.agreement_names.index("agreement_1_fishing_boats_overtaken")
    assert scoring.is_met(scene(boats=["section_3", "section_4"]), 0, agreement)
    assert scoring.is_met(scene(boats=["section_5"]), 0, agreement)
    assert not scoring.is_met(scene(boats=["section_4", "section_2", "upper_2"]), 0, agreement)


@rule("MN-EX23", "MN-15.1")
def test_isis() -> None:
    state = scene(doing="deity", deity="isis", food=0, heka=0)
    assert legal(state) == ["share 0", "share 1", "share 2", "share 3"]
    play(state, "share 1")
    assert (own(state)["food"], own(state)["heka"]) == (1, 2)


@rule("MN-15.1", "MN-R60")
def test_no_mixture_wastes_what_there_is_room_for() -> None:
    assert legal(scene(doing="deity", deity="isis", food=8, heka=0)) == ["share 0", "share 1", "share 2"]
    assert legal(scene(doing="deity", deity="isis", food=0, heka=9)) == ["share 2", "share 3"]
    state = scene(doing="deity", deity="isis", food=9, heka=9)
    assert (own(state)["food"], own(state)["heka"]) == (10, 10)  # nothing to choose: the third unit is lost


@rule("MN-EX24", "MN-9.2")
def test_bury_2_allows_columns_1_and_2() -> None:
    state = scene(doing="field necropolis 5")
    columns = {BOX.grave_column[k] for k, name in enumerate(BOX.grave_names) if f"bury {name.lower()}" in legal(state)}
    assert columns == {0, 1}


def test_another_player_scores_by_own_pieces() -> None:
    state = scene(**SPACE)
    give(state, 1, heart=8, feather=11, pp=10)
    assert own(harvest(state), 1)["prestige"] == 8
