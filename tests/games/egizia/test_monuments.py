"""EG-12 and EG-13: obelisk and graves, pyramid and temple."""

import pytest

from tests.games.egizia.scene import Player, blocks, owner, player, scene, score, steps, stones, told, turned
from tests.support import legal, play, rule

BOTTOM = [f"pyramid_1_{k}" for k in range(1, 7)]
PYLONS = [f"{side}_pylon_{k}" for side in ("left", "right") for k in range(1, 5)]


def at_obelisk(**more: object) -> Player:
    base = {"stones": 20, "crews": (8, 8, 8, 8), "at": ["obelisk_site_1"]}
    return Player(**(base | more))  # type: ignore[arg-type]


def at_pyramid(**more: object) -> Player:
    return at_obelisk(**({"at": ["pyramid_site_1"]} | more))


@rule("EG-12.1", "EG-12.4", "EG-12.5", "EG-EX7", "EG-R24", "EG-R43")
def test_obelisk_and_a_grave() -> None:
    red = at_obelisk(crews=(5, 1, 1, 2), stones=9)
    other = Player(blocks=["obelisk_1_1"])
    state = scene(red, other, phase="build", graves=[4, 2, 3, 5, 3])
    play(state, "use blue joker", "build grave_1", "build obelisk_1_2", "build obelisk_2_1")
    assert stones(state, 0) == 2
    assert score(state, 0) == 7
    assert turned(state, 0) == ["blue", "joker"]
    assert legal(state) == ["market stone", "market grain"]
    play(state, "market stone")  # one step, though three things were built
    assert steps(state, 0) == [1, 0]
    assert blocks(state, 0) == [1, 2, 0, 0]
    assert player(state, 0)["grave_sum"] == 4


@rule("EG-12.2", "EG-R43")
def test_the_obelisk_is_built_from_the_bottom() -> None:
    state = scene(at_obelisk(), Player(), phase="build", graves=[5, 5, 5, 5])
    play(state, "use blue joker")
    built: list[str] = []
    while len(built) < 5:
        (move,) = [one for one in legal(state) if "obelisk" in one]
        built.append(move)
        play(state, move)
    assert built == [f"build obelisk_{row}_{k}" for row, k in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1))]
    # 1 + 1 + 2 + 2 + 3: blocks of the same turn count for those above them


@rule("EG-12.2")
def test_spaces_of_one_row_are_alike() -> None:
    state = scene(at_obelisk(), Player(blocks=["obelisk_1_1"]), phase="build", graves=[5, 5, 5, 5])
    play(state, "use blue")
    assert legal(state) == ["build grave_1", "build obelisk_1_2"]
    play(state, "build obelisk_1_2")
    assert owner(state, "obelisk_1_1") == 1
    assert owner(state, "obelisk_1_2") == 0
    assert "build obelisk_2_1" in legal(state)


@rule("EG-12.3", "EG-R25", "EG-23.1", "EG-23.3")
def test_graves_strictly_in_order_and_always_four_open() -> None:
    state = scene(at_obelisk(), Player(), phase="build", graves=[2, 3, 4, 5, 2, 3, 4, 5])
    play(state, "use blue joker")
    assert [move for move in legal(state) if "grave" in move] == ["build grave_1"]
    for number in range(1, 6):  # the fifth was turned up in this very turn
        play(state, f"build grave_{number}")
    shown = state.view(None)["monuments"]["graves"]  # type: ignore[index]
    assert [one["value"] is not None for one in shown] == [True] * 9 + [False] * 3
    assert [one["owner"] for one in shown[:6]] == [0] * 5 + [None]
    assert len(told(state, "turned-up")) == 5
    assert player(state, 0)["grave_sum"] == 16


@rule("EG-22.2")
def test_the_last_graves() -> None:
    taken = [f"grave_{k}" for k in range(1, 10)]
    state = scene(at_obelisk(), Player(blocks=taken), phase="build", graves=[2] * 5 + [3] * 5 + [4, 4])
    shown = state.view(None)["monuments"]["graves"]  # type: ignore[index]
    assert all(one["value"] is not None for one in shown)
    play(state, "use blue joker", "build grave_10", "build grave_11", "build grave_12")
    assert [move for move in legal(state) if "grave" in move] == []
    assert "build obelisk_1_1" in legal(state)


@rule("EG-12.5")
def test_the_market_step_after_building_is_compulsory_and_free_to_choose() -> None:
    state = scene(at_obelisk(steps=(5, 5)), Player(), phase="build", graves=[5, 5, 5, 5])
    play(state, "use blue", "build obelisk_1_1", "done")
    assert legal(state) == ["market stone", "market grain"]
    before = stones(state, 0)
    play(state, "market stone")
    assert stones(state, 0) == before + 3


@rule("EG-12.5")
def test_no_market_step_for_declining() -> None:
    state = scene(at_obelisk(), Player(), phase="build", graves=[5, 5, 5, 5])
    play(state, "decline")
    assert steps(state, 0) == [0, 0]


@rule("EG-R52", "EG-12.1", "EG-13.1")
def test_spaces_are_built_in_any_order() -> None:
    state = scene(at_obelisk(), Player(), phase="build", graves=[2, 2, 2, 2])
    play(state, "use blue", "build obelisk_1_1", "build grave_1", "build obelisk_1_2", "build grave_2", "done")
    assert score(state, 0) == 1 + 2 + 1 + 2
    state = scene(at_pyramid(), Player(), phase="build")
    play(state, "use blue", "build right_pylon_1")
    assert legal(state) == ["done", "build pyramid_1_1", "build left_pylon_1", "build right_pylon_2"]
    play(state, "build pyramid_1_1", "build pyramid_1_2", "build pyramid_2_1", "build pyramid_1_3", "done")
    assert blocks(state, 0) == [0, 0, 4, 1]


@rule("EG-13.1", "EG-13.2", "EG-13.3")
def test_blocks_of_the_same_turn_give_support() -> None:
    state = scene(at_pyramid(), Player(), phase="build")
    play(state, "use blue")
    assert legal(state) == ["build pyramid_1_1", "build left_pylon_1", "build right_pylon_1"]
    play(state, "build pyramid_1_1", "build pyramid_1_2", "build pyramid_2_1", "build left_pylon_1")
    play(state, "build left_pylon_2")
    assert stones(state, 0) == 20 - 1 - 1 - 2 - 1 - 2
    play(state, "done")
    assert score(state, 0) == 7 + 1
    assert blocks(state, 0) == [0, 0, 3, 2]


@rule("EG-13.3", "EG-EX9", "EG-R27")
def test_a_higher_row_needs_two_blocks_beneath() -> None:
    state = scene(at_pyramid(), Player(blocks=BOTTOM[:2]), phase="build")
    play(state, "use blue")
    assert [move for move in legal(state) if "pyramid" in move] == ["build pyramid_1_3", "build pyramid_2_1"]
    state = scene(at_pyramid(), Player(blocks=BOTTOM[:1]), phase="build")
    play(state, "use blue")
    assert [move for move in legal(state) if "pyramid" in move] == ["build pyramid_1_2"]


@rule("EG-13.4", "EG-EX10", "EG-R41")
def test_the_bonus_of_the_bottom_row() -> None:
    green, red, blue = Player(), Player(), Player()
    green.blocks = ["pyramid_1_1", "pyramid_1_3"]
    red.blocks = ["pyramid_1_2"]
    red.stones, red.crews, red.at = 1, (1, 1, 1, 2), ["pyramid_site_1"]
    blue.blocks = ["pyramid_1_4", "pyramid_1_5"]
    state = scene(green, red, blue, phase="build")
    play(state, "use blue", "build pyramid_1_6")
    assert told(state, "row-bonus") == [{"seat": 0, "row": "row-1", "points": 2}]  # of three with two each: leftmost
    assert score(state, 0) == 2
    assert score(state, 2) == 0


@rule("EG-13.4", "EG-EX10", "EG-13.6", "EG-R26")
def test_the_bonus_of_the_second_row_goes_to_whoever_has_most() -> None:
    yellow = Player(blocks=["pyramid_2_1", "pyramid_2_4", "pyramid_1_5"])
    green = Player(blocks=["pyramid_1_1", "pyramid_1_3", "pyramid_2_2"])
    blue = Player(blocks=["pyramid_1_4", "pyramid_2_3"])
    red = at_pyramid(blocks=["pyramid_1_2", "pyramid_1_6"], crews=(2, 1, 1, 1), stones=2)
    state = scene(yellow, green, blue, red, phase="build")
    play(state, "use blue", "build pyramid_2_5")
    assert told(state, "row-bonus") == [{"seat": 0, "row": "row-2", "points": 2}]
    assert score(state, 0) == 2  # though he does not build
    assert score(state, 3) == 2 + 1
    assert state.journal is not None
    heard = [note.message.id for note in state.journal]
    assert heard.index("finished-building") < heard.index("row-bonus")


@rule("EG-13.6", "EG-13.4", "EG-R39")
def test_two_rows_in_one_turn_lowest_first_each_once() -> None:
    lower = BOTTOM[:5]
    upper = [f"pyramid_2_{k}" for k in range(1, 5)]
    state = scene(at_pyramid(), Player(blocks=lower + upper), phase="build")
    play(state, "use blue", "build pyramid_1_6", "build pyramid_2_5", "done")
    assert [(one["seat"], one["row"], one["points"]) for one in told(state, "row-bonus")] == [
        (1, "row-1", 5),
        (1, "row-2", 4),
    ]
    assert score(state, 1) == 9
    again = scene(at_pyramid(), Player(blocks=BOTTOM), phase="build")
    play(again, "use blue", "build pyramid_2_1", "done")
    assert told(again, "row-bonus") == []


@rule("EG-13.5")
def test_the_temple_from_pylons_to_roof() -> None:
    state = scene(at_pyramid(), Player(blocks=BOTTOM + PYLONS[:-1]), phase="build")
    play(state, "use blue joker")
    assert [move for move in legal(state) if "pylon" in move or "column" in move] == ["build right_pylon_4"]
    play(state, "build right_pylon_4")
    assert [move for move in legal(state) if "pyramid" not in move] == ["done", "build columns_1"]
    play(state, "build columns_1", "build columns_2")
    assert blocks(state, 0) == [0, 0, 0, 3]
    columns = Player(blocks=[*PYLONS, "columns_1", "columns_2", "columns_3"])
    state = scene(at_pyramid(), columns, phase="build")
    play(state, "use blue joker")
    assert [move for move in legal(state) if "pyramid" not in move] == ["build roof_1"]
    play(state, "build roof_1", "build roof_2")
    assert blocks(state, 0)[3] == 2


@rule("EG-13.5")
@pytest.mark.parametrize(
    ("left", "right", "offered"), [(2, 0, ["left_pylon_3", "right_pylon_1"]), (4, 1, ["right_pylon_2"])]
)
def test_the_pylons_are_independent(left: int, right: int, offered: list[str]) -> None:
    standing = [f"left_pylon_{k + 1}" for k in range(left)] + [f"right_pylon_{k + 1}" for k in range(right)]
    state = scene(at_pyramid(), Player(blocks=standing), phase="build")
    play(state, "use blue")
    assert [move for move in legal(state) if "pyramid" not in move] == [f"build {name}" for name in offered]


@rule("EG-22.3")
def test_a_full_monument_cannot_be_built_on() -> None:
    temple = PYLONS + [f"columns_{k}" for k in (1, 2, 3)] + ["roof_1", "roof_2"]
    pyramid = [f"pyramid_{row}_{k}" for row in range(1, 7) for k in range(1, 8 - row)]
    state = scene(at_pyramid(), Player(blocks=temple), phase="build")
    play(state, "use blue")
    assert legal(state) == ["done", "build pyramid_1_2"]  # the first block was the only choice
    state = scene(at_pyramid(), Player(blocks=temple + pyramid), phase="build")
    assert told(state, "declined") == [{"seat": 0, "site": "site-pyramid_site"}]
