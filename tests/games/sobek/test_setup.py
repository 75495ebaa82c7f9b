"""SB-1 and SB-3: aim and set-up."""

import json

from perankh.games.sobek.components.sizes import FIRST_PERSON, GOODS_BACK, START_BACK
from tests.games.sobek.scene import (
    BOX,
    GAME,
    SPECTATOR,
    SUSANNE,
    THOMAS,
    ankh,
    board,
    chance,
    hand,
    look,
    market,
    player,
    scene,
    slots,
)
from tests.support import legal, play, rule

CENTRE = ["c3", "d3", "d4", "c4"]
MIDDLE_RING = ["b2", "c2", "d2", "e2", "e3", "e4", "e5", "d5", "c5", "b5", "b4", "b3"]
OUTER_RING = [
    "a1", "b1", "c1", "d1", "e1", "f1", "f2", "f3", "f4", "f5",
    "f6", "e6", "d6", "c6", "b6", "a6", "a5", "a4", "a3", "a2",
]  # fmt: skip
START_TILES = [name for k, name in enumerate(BOX.tile_names) if BOX.back[k] == START_BACK]
FACE_UP = [name for k, name in enumerate(BOX.tile_names) if BOX.back[k] == GOODS_BACK]
CHARACTERS = BOX.tile_names[FIRST_PERSON:]


@rule("SB-1.1")
def test_the_player_with_more_points_wins() -> None:
    state = scene(stack=(), hands=(["wheat_01"], []), debens=([3], [9]), turn=THOMAS, market={"b1": "fish_02"})
    play(state, "take b1")
    assert state.scores()[THOMAS] > state.scores()[SUSANNE]
    assert state.ranking() == [2, 1]


@rule("SB-1.2")
def test_points_come_from_sold_tiles_debens_and_pirogues_only() -> None:
    state = scene(
        hands=(["wheat_07", "ivory_04", "queen"], []),
        boards=(["ebony_04"], []),
        sold=({"fish": ["fish_06", "fish_07", "fish_08"]}, {}),
        debens=([3, 9], []),
    )
    assert [part for part in state.breakdown(SUSANNE) if part[1]] == [("points-fish", 9), ("points-debens", 12)]
    assert state.scores() == [21, 0]


@rule("SB-1.3", "SB-5.5")
def test_skipping_tiles_costs_corruption_but_no_points() -> None:
    state = scene(market={"b1": "wheat_01", "c1": "wheat_02"}, debens=([5], []))
    play(state, "take c1")
    assert board(state, SUSANNE) == ["wheat_01"]
    assert state.scores()[SUSANNE] == 5


@rule("SB-3.1", "SB-2.10")
def test_the_market_has_six_rows_of_six_and_five_slots() -> None:
    view = look(GAME.new(), SPECTATOR)
    assert len(view["market"]) == 36
    assert len(view["slots"]) == 5


@rule("SB-3.2")
def test_each_hand_gets_two_start_tiles_unseen_by_the_other() -> None:
    state = GAME.new(seed=4)
    assert player(state, SUSANNE)["hand"] == {"start": 2, "goods": 0, "character": 0}
    assert player(state, THOMAS)["hand"] == {"start": 2, "goods": 0, "character": 0}
    assert set(hand(state, SUSANNE)) <= set(START_TILES)
    assert player(state, SUSANNE, by=THOMAS)["hand_known"] == []
    assert player(state, SUSANNE, by=SPECTATOR)["hand_known"] == []


@rule("SB-3.2")
def test_four_start_tiles_lie_face_up_in_the_centre() -> None:
    shown = market(GAME.new(seed=4))
    centre = {shown[cell] for cell in CENTRE}
    assert len(centre) == 4
    assert centre <= set(START_TILES)
    assert {name for cell, name in shown.items() if cell not in CENTRE}.isdisjoint(START_TILES)


@rule("SB-3.2")
def test_two_start_tiles_go_into_the_box_unseen_by_anybody() -> None:
    state = GAME.new(seed=4)
    dealt = [*hand(state, SUSANNE), *hand(state, THOMAS), *(market(state)[cell] for cell in CENTRE)]
    unused = set(START_TILES) - set(dealt)
    assert len(unused) == 2
    seen = json.dumps([look(state, observer) for observer in (SUSANNE, THOMAS, SPECTATOR)])
    assert [name for name in unused if name in seen] == []


@rule("SB-3.3")
def test_goods_and_characters_are_shuffled_together() -> None:
    one, other = GAME.new(seed=4), GAME.new(seed=5)
    assert market(one) != market(other)
    assert "character" in market(one).values()
    assert len([name for name in market(one).values() if name == "character"]) < len(CHARACTERS)


@rule("SB-3.3", "SB-3.4")
def test_of_55_tiles_32_are_dealt_and_23_stay_in_the_stack() -> None:
    state = GAME.new(seed=4)
    assert len(FACE_UP) + len(CHARACTERS) == 55
    assert len(market(state)) == 36
    assert look(state, SPECTATOR)["stack"] == 23


@rule("SB-3.5")
def test_a_pirogue_lies_face_down_in_each_slot_and_eight_in_reserve() -> None:
    state = GAME.new(seed=4)
    for observer in (SUSANNE, THOMAS, SPECTATOR):
        assert slots(state, observer) == ["hidden"] * 5
        assert look(state, observer)["reserve"] == {"count": 8, "known": []}


@rule("SB-3.6")
def test_bag_boards_and_ankh_at_the_start() -> None:
    state = GAME.new(seed=4)
    assert look(state, SPECTATOR)["bag"] == 13
    assert board(state, SUSANNE) == board(state, THOMAS) == []
    assert ankh(state) is None


@rule("SB-3.6")
def test_the_first_player_is_chosen_at_random() -> None:
    first = [GAME.new(seed=seed).seat for seed in range(200)]
    assert 70 < first.count(SUSANNE) < 130


@rule("SB-3.7", "SB-3.7.1")
def test_the_centre_is_filled_first_clockwise() -> None:
    state = play(scene(stack=FACE_UP[:4]), "refill")
    assert market(state) == {"c3": FACE_UP[0], "d3": FACE_UP[1], "d4": FACE_UP[2], "c4": FACE_UP[3]}


@rule("SB-3.7", "SB-3.7.2")
def test_the_middle_ring_is_filled_second_clockwise() -> None:
    state = play(scene(stack=FACE_UP[:16]), "refill")
    assert market(state) == dict(zip(CENTRE + MIDDLE_RING, FACE_UP[:16], strict=True))


@rule("SB-3.7", "SB-3.7.3")
def test_the_outer_ring_is_filled_last_clockwise() -> None:
    state = play(scene(stack=FACE_UP[:36]), "refill")
    assert market(state) == dict(zip(CENTRE + MIDDLE_RING + OUTER_RING, FACE_UP[:36], strict=True))


@rule("SB-3.7")
def test_occupied_cells_are_left_alone() -> None:
    state = scene(market={"d3": "wheat_01", "b2": "wheat_02"}, stack=FACE_UP[-5:])
    play(state, "refill")
    assert [cell for cell in CENTRE + MIDDLE_RING if cell in market(state)] == [*CENTRE, "b2", "c2", "d2"]
    assert market(state)["d3"] == "wheat_01"
    assert market(state)["b2"] == "wheat_02"
    assert market(state)["c2"] == FACE_UP[-2]


@rule("SB-3.8")
def test_goods_lie_face_up_and_characters_face_down() -> None:
    state = play(scene(stack=["wheat_07", "queen"]), "refill")
    assert market(state) == {"c3": "wheat_07", "d3": "character"}
    assert look(state, SUSANNE)["market"] == look(state, THOMAS)["market"] == look(state, SPECTATOR)["market"]


@rule("SB-3.8")
def test_orientations_are_the_same_for_both_players() -> None:
    seen_by_susanne = scene(market={"c1": "wheat_01", "a3": "fish_01"}, ankh=("c3", "vertical"), turn=SUSANNE)
    seen_by_thomas = scene(market={"c1": "wheat_01", "a3": "fish_01"}, ankh=("c3", "vertical"), turn=THOMAS)
    assert legal(seen_by_susanne) == legal(seen_by_thomas) == ["take c1"]


@rule("SB-3.6", "SB-14.1")
def test_the_seed_decides_the_whole_deal() -> None:
    one, same, other = GAME.new(seed=4), GAME.new(seed=4), GAME.new(seed=5)
    assert list(one.table) == list(same.table)
    assert chance(one) != chance(other)


@rule("SB-3.2", "SB-14.1")
def test_start_tiles_are_dealt_at_random() -> None:
    games = [GAME.new(seed=seed) for seed in range(80)]
    assert {name for state in games for name in hand(state, SUSANNE)} == set(START_TILES)
    assert {market(state)["c3"] for state in games} == set(START_TILES)


def test_every_piece_is_in_one_place() -> None:
    counted = GAME.new(seed=4).census()
    assert counted["tiles"] == counted["tiles with their places"] == 65
    assert [counted[name] for name in counted if "miscounted" in name] == [0] * 5
