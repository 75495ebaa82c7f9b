"""MN-15: deities, conditions, scoring tiles, tracks."""

from typing import Any

import pytest

from perankh.engine.message import Message
from perankh.games.men_nefer import scoring, wording
from perankh.games.men_nefer.components.sizes import CONDITION_NAMES
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.words import words
from tests.games.men_nefer.scene import BOX, own, scene, seen
from tests.support import legal, play, rule


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


@rule("MN-15.1")
def test_deities() -> None:
    assert asked(scene(doing="deity", deity="hathor")) == "any-agreement"
    assert asked(scene(doing="deity", deity="isis")) == "food-share"
    maat = scene(doing="deity", deity="maat")
    assert (own(maat)["heart"], own(maat)["feather"]) == (1, 19)
    mut = play(scene(doing="deity", deity="mut"), "pick 1")
    assert own(mut)["sphinxes"]["available"] == 1
    assert asked(scene(doing="deity", deity="osiris")) == "which-papyrus"
    assert asked(scene(doing="deity", deity="ptah")) == "which-good"
    sobek = scene(doing="deity", deity="sobek", boats=["section_1"])
    assert asked(sobek) == "which-voyage"
    assert not any(move.startswith("activate") for move in legal(sobek))
    assert asked(scene(doing="deity", deity="thoth")) == "which-scarab"


def met(name: str, **words: Any) -> bool:
    return scoring.is_met(scene(4, **words), 0, BOX.agreement_names.index(name))


JUST: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("sarcophagi", {"graves": BOX.grave_names[:2]}, {"graves": BOX.grave_names[:1]}),
    ("sphinxes", {"podiums": BOX.podium_names[:2]}, {"podiums": BOX.podium_names[:1]}),
    ("sun_fields", {"sun": 6}, {"sun": 5}),
    ("eyes_placed", {"eyes_at": {"henutsen": 1, "meritites": 1}}, {"eyes_at": {"henutsen": 1}}),
    ("priestesses_in_temple", {"priestesses": ["1", "1 lying", "4"]}, {"priestesses": ["1", "4"]}),
    ("priestess_rooms", {"priestesses": ["2", "2 lying", "3"]}, {"priestesses": ["1", "1", "4", "1"]}),
    ("boats_out", {"boats": ["section_1", "upper_1", "section_5"]}, {"boats": ["section_1", "section_5"]}),
    ("fishing_boats_overtaken", {"boats": ["section_6", "section_3"]}, {"boats": ["section_6", "upper_2"]}),
    ("two_scarabs_sum", {"scarabs": {"nile": 2, "temple": 4, "sphinxes": 1}},
     {"scarabs": {"nile": 2, "temple": 3, "sphinxes": 2}}),
    ("hieroglyph_fields", {"glyph": 2}, {"glyph": 1}),
    ("baskets", {"baskets": BOX.basket_names[:2]}, {"baskets": BOX.basket_names[:1]}),
    ("rolled_papyri", {"rolled": 5}, {"rolled": 4}),
    ("great_pyramid_field", {"great": 6}, {"great": 5}),
    ("heart_field", {"heart": 6}, {"heart": 5}),
    ("feather_field", {"feather": 12}, {"feather": 13}),
    ("goods", {"goods": [["ring_1 offered", "ring_2", "ring_3"], [], []]}, {"goods": [["ring_1", "jar_1"], [], []]}),
    ("different_goods", {"goods": [["ring_1", "jar_1", "mirror_1 offered"], [], []]},
     {"goods": [["ring_1", "ring_2", "jar_1"], [], []]}),
    ("fulfilled_agreements", {"deals": [f"agreement_1_{n} met" for n in ("goods", "baskets", "sphinxes")]},
     {"deals": ["agreement_1_goods met", "agreement_1_baskets met", "agreement_1_sphinxes"]}),
]  # fmt: skip


@rule("MN-15.2", "MN-R30", "MN-R31", "MN-R18")
@pytest.mark.parametrize(("name", "enough", "short"), JUST, ids=[name for name, _, _ in JUST])
def test_conditions_of_value_2(name: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    assert met(f"agreement_2_{name}", **enough)
    assert not met(f"agreement_2_{name}", **short)


@rule("MN-15.2")
def test_there_is_one_agreement_of_each_condition_for_values_2_and_3() -> None:
    assert [name for name, _, _ in JUST] == CONDITION_NAMES
    for value, tiles in ((1, 15), (2, 18), (3, 18)):
        kinds = [BOX.condition[k] for k in range(51) if BOX.agreement_value[k] == value]
        assert len(kinds) == len(set(kinds)) == tiles


@rule("MN-R30")
def test_each_room_needs_a_priestess_of_its_own() -> None:
    assert met("agreement_3_priestess_rooms", priestesses=["4", "3", "2"])
    assert met("agreement_3_priestess_rooms", priestesses=["4", "4 lying", "2", "0"])
    assert not met("agreement_3_priestess_rooms", priestesses=["4", "2", "2", "2"])
    assert not met("agreement_3_priestess_rooms", priestesses=["4", "3", "1", "1"])


@rule("MN-15.3", "MN-13.7")
@pytest.mark.parametrize(
    ("tile", "pieces", "times"),
    [
        ("queens_baskets", {"baskets": BOX.basket_names[:3]}, 3),
        ("queens_sarcophagi", {"graves": BOX.grave_names[:2]}, 2),
        ("queens_sphinxes", {"podiums": BOX.podium_names[:4]}, 4),
        ("queens_different_goods", {"goods": [["ring_1", "ring_2", "jar_1 offered"], [], []]}, 2),
        ("queens_agreement_pairs", {"deals": [f"{name} met" for name in BOX.agreement_names[:5]]}, 2),
        ("queens_papyrus_pairs", {"rolled": 7}, 3),
    ],
)
def test_scoring_tiles(tile: str, pieces: dict[str, Any], times: int) -> None:
    state = scene(queen_tiles={"henutsen": tile}, eyes_at={"henutsen": 2}, **pieces)
    assert scoring.queen(state, 0, 2) == 2 * times


@rule("MN-15.3")
@pytest.mark.parametrize(("language", "own"), [("en", "your"), ("de", "deiner")])
def test_scoring_tiles_count_own_pieces(language: str, own: str) -> None:
    for tile in ("baskets", "sarcophagi", "sphinxes"):
        assert f" {own} " in words(language, "men_nefer").say(Message(f"scoring-queens_{tile}"))


@rule("MN-9.3", "MN-12.3")
@pytest.mark.parametrize(
    ("language", "reached", "tracks"),
    [
        ("en", "reached or passed", ("necropolis track", "sphinx track")),
        ("de", "erreicht oder passiert", ("Leiste der Nekropole", "Leiste der Sphinxe")),
    ],
)
def test_a_question_mark_in_words(language: str, reached: str, tracks: tuple[str, str]) -> None:
    for tile, track in zip(("tile_4_1", "tile_4_2"), tracks, strict=True):
        program = BOX.tile_program[BOX.tile_names.index(tile)]
        said = words(language, "men_nefer").say(wording.action_words(BOX, program)[0])
        assert reached in said
        assert track in said


@rule("MN-15.4")
def test_specialisation_tracks() -> None:
    tracks = seen(scene(), "board")["tracks"]
    words = {name: ["+".join(_short(action) for action in field) for field in track] for name, track in tracks.items()}
    assert words == {
        "pyramids": ["transport 2", "horus_eye 1+transport 1", "transport 2+favour 1", "horus_eye 1+transport 2",
                     "transport 3+favour 1", "horus_eye 1+transport 3+favour 1"],
        "necropolis": ["embalm 1+buy_papyrus 1", "buy_papyrus 1+bury I", "embalm 1+bury I", "buy_papyrus 1+bury II",
                       "embalm 1+bury II", "embalm 1+buy_papyrus 1+bury III"],
        "temple": ["buy_good 1+move_priestesses 1", "walk-and-offer 2", "buy_good 1+walk-and-offer 2",
                   "walk-and-offer 3", "buy_good 1+walk-and-offer 3", "buy_good 1+walk-and-offer 4"],
        "nile": [f"sail-and-activate {n}" for n in (2, 3, 3, 4, 5, 6)],
        "sphinxes": ["carve 1+erect I", "carve 2+erect I", "carve 1+erect II", "carve 2+erect II",
                     "carve 1+erect III", "carve 2+erect III+erect II"],
    }  # fmt: skip


def _short(action: dict[str, Any]) -> str:
    return f"{action['id'].removeprefix('action-')} {action['args'].get('n') or action['args'].get('number')}"


@rule("MN-15.5")
def test_display() -> None:
    rows = seen(scene(), "board")["rows"]
    assert [row["food"] for row in rows] == [-3, -2, -1, 0, 1]
    assert _short(rows[4]["actions"][0]) == "gain_heka 1"
    for row, options in ((1, 3), (2, 3), (3, 2), (4, 2)):
        moves = legal(scene(doing=f"row {row}", food=9, heka=9))
        assert [move for move in moves if move != "stop"] == [f"pick {n}" for n in range(1, options + 1)]


@rule("MN-15.6")
def test_all_other_tables_come_from_the_file() -> None:
    for name, row in zip(BOX.tile_names, BOX.data.rows("action_tiles"), strict=True):
        assert row.text("id") == name
        assert len(row.items("actions")) == BOX.program_length[BOX.tile_program[BOX.tile_names.index(name)]]
