"""MN-9: necropolis and papyrus."""

import pytest

from perankh.games.men_nefer.rules import harvest as harvest_rules
from perankh.games.men_nefer.rules.turn import MenNefer
from tests.games.men_nefer.scene import BOX, give, harvest, own, scene, seen
from tests.support import legal, listen, play, rule

PLAIN = {"row_upper": "mastaba_6", "row_lower": "mastaba_7", "column_I": "mastaba_3"}


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


def graves(state: MenNefer) -> list[str]:
    return [move.removeprefix("bury ") for move in legal(state) if move.startswith("bury")]


@rule("MN-9.1")
def test_embalming() -> None:
    state = scene(doing="field necropolis 3", mummies=(4, 0))
    assert own(state)["mummies"] == {"supply": 3, "available": 1, "placed": 0}


@rule("MN-9.2")
@pytest.mark.parametrize(("field", "columns"), [(3, "i"), (5, "i ii"), (6, "i ii iii")])
def test_columns_up_to_the_number(field: int, columns: str) -> None:
    state = scene(doing=f"field necropolis {field}", mummies=(3, 1), heka=0, papyrus_market=[None] * 4)
    assert {name.split("_")[2] for name in graves(state)} == set(columns.split())


@rule("MN-9.2")
def test_only_empty_fields() -> None:
    state = scene(doing="field necropolis 3", graves=["n_upper_I_1", "n_lower_I_2"])
    assert graves(state) == ["n_upper_i_2", "n_upper_i_3", "n_lower_i_1", "n_lower_i_3"]


@rule("MN-9.2.1", "MN-9.2.2", "MN-R29", "MN-R48")
def test_field_bonus_then_activations_of_row_or_column() -> None:
    state = scene(doing="field necropolis 5", bonuses={"row_lower": "mastaba_7", "column_II": "mastaba_6"}, food=0)
    heard = listen(state, "bury n_lower_ii_3")
    assert [note.id for note in heard] == ["buries", "gains", "gains"]  # 1 food, heart 3
    assert legal(state) == ["invoke row_lower", "invoke column_ii"]
    play(state, "invoke row_lower", "share 2", "invoke row_lower", "share 1")  # the same one twice
    assert own(state)["food"] == 1 + 2 + 1
    assert own(state)["heka"] == 3


@rule("MN-9.2.2")
@pytest.mark.parametrize(("column", "times"), [("i", 1), ("ii", 2), ("iii", 3)])
def test_activations_by_column(column: str, times: int) -> None:
    bonuses = {"row_upper": "mastaba_3", f"column_{column.upper()}": "mastaba_6"}
    state = scene(doing="field necropolis 6", bonuses=bonuses, papyrus_market=[None] * 4, heart=0)
    play(state, f"bury n_upper_{column}_1")
    before = own(state)["heart"]
    for _ in range(times):
        play(state, "invoke row_upper", "pick 1")
    assert own(state)["heart"] == before + times
    assert asked(state) == "turn"


@rule("MN-9.2.3", "MN-3.5")
def test_a_choice_is_made_anew_at_every_activation() -> None:
    state = scene(doing="field necropolis 5", bonuses={"row_upper": "mastaba_3"})
    play(state, "bury n_upper_ii_1", "invoke row_upper", "pick 1", "invoke row_upper", "pick 2")
    assert (own(state)["heart"], own(state)["feather"]) == (3 + 1, 19)


@rule("MN-9.2.2", "MN-R63")
def test_activations_in_any_order() -> None:
    state = scene(doing="field necropolis 5", bonuses={"row_upper": "mastaba_6", "column_II": "mastaba_3"})
    play(state, "bury n_upper_ii_1", "invoke column_ii", "pick 1")
    assert legal(state) == ["invoke row_upper", "invoke column_ii"]
    play(state, "invoke row_upper", "favour heart")
    assert own(state)["heart"] == 3 + 2
    words = {"bonuses": {"row_upper": "mastaba_4", "column_II": "mastaba_5"}, "deity": "sobek", "sun": 1}
    state = scene(doing="field necropolis 5", **words)
    play(state, "bury n_upper_ii_1", "invoke column_ii", "pick 2")  # the sun disc meets Sobek: boats move
    play(state, "stop")
    assert "invoke row_upper" in legal(state)


@rule("MN-9.3", "MN-R20")
@pytest.mark.parametrize(("scarab", "columns"), [(2, "i"), (3, "i"), (4, "i ii"), (6, "i ii iii")])
def test_a_question_mark_means_the_highest_number_reached(scarab: int, columns: str) -> None:
    state = scene(doing="tile tile_4_1", scarabs={"necropolis": scarab}, mummies=(3, 1))
    assert {name.split("_")[2] for name in graves(state)} == set(columns.split())


@rule("MN-9.3", "MN-R20")
@pytest.mark.parametrize("scarab", [0, 1])
def test_without_a_number_reached_it_is_forfeited(scarab: int) -> None:
    state = scene(doing="tile tile_4_1", scarabs={"necropolis": scarab}, mummies=(3, 1))
    assert asked(state) == "turn"
    assert own(state)["mummies"]["available"] == 1


@rule("MN-9.4")
def test_activations_elsewhere_use_any_of_the_five() -> None:
    bonuses = dict(zip(BOX.bonus_names, ["mastaba_3", "mastaba_6", "mastaba_7", "mastaba_1", "mastaba_2"], strict=True))
    state = scene(doing="podium podium_necropolis_1", bonuses=bonuses)
    assert legal(state) == [
        "invoke row_upper",
        "invoke row_lower",
        "invoke column_i",
        "invoke column_ii",
        "invoke column_iii",
    ]
    play(state, "invoke column_i", "share 0")
    assert own(state)["heka"] == 4


@rule("MN-9.5", "MN-12.4")
def test_layout() -> None:
    board = seen(scene(), "board")
    cells = [(grave["row"], grave["column"]) for grave in board["graves"].values()]
    assert len(cells) == 18
    assert all(cells.count(cell) == 3 for cell in cells)
    assert len(seen(scene(), "bonuses")) == 5
    numbers = [podium["number"] for podium in board["podiums"].values()]
    assert [numbers.count(number) for number in ("I", "II", "III")] == [6, 6, 4]


@rule("MN-9.6")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4])
def test_price_of_a_papyrus(place: int, owned: int) -> None:
    row = ["papyrus_01", "papyrus_08", "papyrus_15", "papyrus_22"][:owned]
    market = ["papyrus_30", "papyrus_31", "papyrus_32", "papyrus_33"]
    state = scene(doing="field necropolis 1", heka=10, papyri=row, papyrus_market=market)
    play(state, f"papyrus {place}")
    assert own(state)["heka"] == 10 - (4 - place) - (0, 1, 1, 2, 2)[owned]
    assert [papyrus["id"] for papyrus in own(state)["papyri"]] == [*row, market[place - 1]]


@rule("MN-9.6.1")
def test_the_row_is_filled_from_the_left() -> None:
    state = scene(doing="deity", deity="osiris", papyri=["papyrus_01", "papyrus_02"])
    name = seen(state, "papyri")[2]["id"]
    play(state, "papyrus 3")
    assert [papyrus["id"] for papyrus in own(state)["papyri"]] == ["papyrus_01", "papyrus_02", name]


@rule("MN-9.6.2")
def test_a_full_row_takes_no_more() -> None:
    full = BOX.papyrus_names[:5]
    assert asked(scene(doing="deity", deity="osiris", papyri=full)) == "turn"
    assert asked(scene(doing="field necropolis 1", heka=10, papyri=full)) == "turn"


@rule("MN-9.7", "MN-R42")
def test_free_papyri_cost_nothing() -> None:
    state = scene(doing="deity", deity="osiris", heka=0, papyri=BOX.papyrus_names[:4])
    play(state, "papyrus 1")
    assert own(state)["heka"] == 0
    state = scene(doing="mastaba mastaba_2", heka=0)
    play(state, "pick 2", "papyrus 1")
    assert own(state)["heka"] == 0


@rule("MN-9.8", "MN-R36")
def test_drawings() -> None:
    # vase|ibis, ibis|lotus, lotus|vase, cat|vase
    state = scene(papyri=["papyrus_01", "papyrus_08", "papyrus_13", "papyrus_25"])
    assert harvest_rules.drawings(state, 0) == 2  # the middle one takes part in both
    state = harvest(scene(papyri=["papyrus_01"]))
    give(state, 0, papyri=["papyrus_08"])
    assert harvest_rules.drawings(state, 0) == 0  # scrolls of earlier eras never join
    assert own(state)["rolled"] == 1
