"""MN-10: goods, temple and obelisk."""

from random import Random

import pytest

from perankh.games.men_nefer.components.sizes import PRIESTESSES
from perankh.games.men_nefer.moves import ROUSE, STOP, WALK_FROM, WHICH_PRIESTESS
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import PRIESTESS
from tests.games.men_nefer.scene import BOX, GAME, corrected, own, rooms, scene, seen
from tests.support import legal, listen, play, rule


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


# Goods


@rule("MN-10.1")
@pytest.mark.parametrize(("place", "price"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_price_of_a_good(place: int, price: int) -> None:
    state = scene(doing="field temple 1", food=5)
    name = seen(state, "goods")[place - 1]["id"]
    play(state, f"good {place}")
    assert own(state)["food"] == 5 - price
    good = own(state)["goods"][0]
    assert (good["id"], good["kind"], good["offered"]) == (name, name.split("_")[0], False)


@rule("MN-10.1.1")
def test_levels_rest_on_two_goods_below() -> None:
    levels = [
        ([["ring_1"], [], []], ["level 1"]),
        ([["ring_1", "ring_2"], [], []], ["level 1", "level 2"]),
        ([["ring_1", "ring_2", "ring_3"], ["ring_4"], []], ["level 1", "level 2"]),
        ([["ring_1", "ring_2", "ring_3"], ["ring_4", "ring_5"], []], ["level 1", "level 3"]),
        ([["ring_1", "ring_2", "ring_3", "ring_6"], ["ring_4", "ring_5"], ["ring_7"]], ["level 2"]),
    ]
    for goods, places in levels:
        state = scene(doing="deity", deity="ptah", goods=goods)
        play(state, "good 4")
        if len(places) > 1:
            assert legal(state) == places
        else:
            assert asked(state) == "turn"  # the only place is taken by itself


@rule("MN-10.1.2")
def test_prestige_of_the_places() -> None:
    assert [place["prestige"] for place in seen(scene(), "board")["goods_places"]] == [0, 0, 0, 1, 0, 1, 1, 2, 2]
    state = scene(doing="deity", deity="ptah", goods=[["ring_1", "ring_2", "ring_3"], ["ring_4", "ring_5"], []])
    play(state, "good 4", "level 3")
    assert own(state)["prestige"] == 12


@rule("MN-10.1.3")
def test_with_nine_goods_no_more_can_be_taken() -> None:
    names = BOX.good_names
    state = scene(doing="deity", deity="ptah", goods=[names[:4], names[4:7], names[7:9]])
    assert asked(state) == "turn"


@rule("MN-10.2", "MN-R42")
def test_free_goods_cost_nothing() -> None:
    state = scene(doing="deity", deity="ptah", food=0)
    assert legal(state) == ["good 1", "good 2", "good 3", "good 4", "stop"]
    state = scene(doing="mastaba mastaba_1", food=0)
    play(state, "pick 2", "good 1")
    assert own(state)["food"] == 0


# Priestesses


@rule("MN-10.3", "MN-10.4", "MN-10.5")
def test_steps_and_rooms() -> None:
    state = scene(doing="field temple 4", priestesses=["1 lying", "2 lying", "4", "0"])
    assert legal(state) == ["walk 0", "rouse 1", "rouse 2", "stop"]  # nobody leaves room 4
    play(state, "rouse 1")  # into room 2 for one step, where she stands upright beside the lying one
    assert rooms(state) == ["2", "2 lying", "4", "0"]
    assert legal(state) == ["walk 0", "walk 2", "rouse 2", "stop"]
    play(state, "walk 2")
    assert rooms(state) == ["3", "2 lying", "4", "0"]  # two steps


@rule("MN-10.3")
def test_rooms_3_and_4_cost_two_steps() -> None:
    assert legal(scene(doing="row 2", priestesses=["2", "2", "3", "4"]))[:2] == ["pick 1", "pick 3"]
    assert seen(scene(), "board")["rooms"] == [1, 1, 2, 2]


@rule("MN-10.4")
def test_no_steps_to_raise_a_priestess_on_the_spot() -> None:
    state = scene(doing="field temple 4", priestesses=["4 lying", "4 lying", "4", "4"])
    assert asked(state) == "turn"


def raw_walks(start: tuple[int, ...], steps: int) -> set[tuple[int, ...]]:
    """All positions after at most so many steps, by brute force; a priestess is 2 x room + lying."""
    found = {(start, steps)}
    edge = {(start, steps)}
    while edge:
        after = set()
        for priestesses, left in edge:
            for k, value in enumerate(priestesses):
                room = value >> 1
                if room < 4 and BOX.room_cost[room + 1] <= left:
                    moved = tuple(sorted((*priestesses[:k], 2 * (room + 1), *priestesses[k + 1 :])))
                    after.add((moved, left - BOX.room_cost[room + 1]))
        edge = after - found
        found |= after
    return {priestesses for priestesses, _ in found}


def told_walks(state: MenNefer) -> set[tuple[int, ...]]:
    found = set()
    todo = [state]
    while todo:
        one = todo.pop()
        found.add(tuple(sorted(one.table[PRIESTESS + k] for k in range(PRIESTESSES))))
        if one.table[one.table[3]] == WHICH_PRIESTESS:
            assert STOP in one.legal()
            for move in one.legal():
                if WALK_FROM <= move < ROUSE + 4:
                    after = one.clone()
                    assert isinstance(after, MenNefer)
                    after.play(move)
                    todo.append(after)
    return found


@rule("MN-3.6", "MN-10.3", "MN-R63")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_walk_can_be_told(steps: int) -> None:
    rng = Random(steps)
    for _ in range(40):
        state = GAME.new(4, seed=1)
        assert isinstance(state, MenNefer)
        values = [rng.choice([0, 0, 2, 3, 4, 5, 6, 7, 8, 9]) for _ in range(PRIESTESSES)]
        for k, value in enumerate(values):
            state.table[PRIESTESS + k] = value
        state.clear_agenda()
        state.push(0, 0, 0, 0, 0, 0)  # anything below
        state.push(WHICH_PRIESTESS, 0, steps, 0, 0, 1)
        state.settle()
        assert told_walks(state) == raw_walks(tuple(sorted(values)), steps), values


@rule("MN-3.6", "MN-R63")
def test_priestesses_move_in_any_order() -> None:
    state = scene(doing="field temple 4", priestesses=["0", "1 lying", "2", "4"])
    play(state, "walk 2")
    assert legal(state) == ["walk 0", "rouse 1", "stop"]  # the deepest went first
    assert rooms(play(state, "walk 0")) == ["1", "1 lying", "3", "4"]


# Offerings

TEMPLE = {"goods": [["ring_2", "ring_5"], ["collar_3"], []], "priestesses": ["2", "3 lying", "0", "0"]}


@rule("MN-10.6", "MN-R57")
def test_the_offering_comes_before_or_after_the_whole_movement() -> None:
    state = scene(doing="field temple 4", **TEMPLE)
    assert legal(state) == ["walk 0", "walk 2", "rouse 3", "offer ring_2", "offer ring_5", "offer collar_3", "stop"]
    play(state, "walk 0")
    assert legal(state) == ["walk 0", "walk 1", "walk 2", "rouse 3", "stop"]  # not in between
    play(state, "stop")
    assert legal(state) == ["offer ring_2", "offer ring_5", "offer collar_3", "stop"]
    before = scene(doing="field temple 4", **TEMPLE)
    play(before, "offer ring_2", "basket t_2_left_1")
    assert legal(before) == ["walk 0", "rouse 2", "rouse 3", "stop"]  # then the movement; she lay down in room 2


@rule("MN-10.6", "MN-R10")
def test_an_offering_needs_a_basket_and_an_upright_priestess_in_a_room_with_an_empty_field() -> None:
    state = scene(doing="tile tile_4_7", goods=[["ring_2 offered"], [], []], priestesses=["2", "0", "0", "0"])
    assert not any(move.startswith("offer") for move in legal(state))
    state = scene(doing="tile tile_4_7", goods=[["ring_2"], [], []], priestesses=["2 lying", "0", "0", "0"])
    assert not any(move.startswith("offer") for move in legal(state))
    full = [name for name in BOX.basket_names if name.startswith("t_2")]
    state = scene(doing="tile tile_4_7", goods=[["ring_2"], [], []], priestesses=["2", "0", "0", "0"], baskets=full)
    assert not any(move.startswith("offer") for move in legal(state))


@rule("MN-10.6.1", "MN-10.6.2")
@pytest.mark.parametrize(
    ("level", "gains"), [(1, ["heart"]), (2, ["heart", "heart"]), (3, ["heart", "heart", "embalms"])]
)
def test_actions_up_to_the_level_of_the_place(level: int, gains: list[str]) -> None:
    goods: list[list[str]] = [["ring_1", "ring_2", "ring_4"], ["ring_6", "ring_7"], []]
    goods[level - 1] = [*goods[level - 1][:-1], "collar_3"] if level < 3 else ["collar_3"]
    state = scene(doing="tile tile_4_7", goods=goods, priestesses=["2", "0", "0", "0"])
    heard = listen(state, "offer collar_3")
    words = [note.args["gain"].id.removeprefix("amount-") if note.id == "gains" else note.id for note in heard]
    assert words == ["offers", *gains]


@rule("MN-10.6.3")
def test_an_offered_good_stays_but_is_never_offered_again() -> None:
    state = scene(doing="tile tile_4_7", **TEMPLE)
    play(state, "offer ring_2", "basket t_2_left_1", "stop")
    assert own(state)["goods"][0]["offered"]
    assert "offer ring_2" not in legal(
        scene(doing="tile tile_4_7", **{**TEMPLE, "goods": [["ring_2 offered", "ring_5"], [], []]})
    )


@rule("MN-10.6.4", "MN-R49")
def test_basket_actions_then_the_priestess_lies_down() -> None:
    state = scene(doing="tile tile_4_7", **TEMPLE, deity="thoth", sun=5)
    play(state, "offer ring_2")
    assert {move.split("_")[1] for move in legal(state)} == {"2"}  # only the room where she stands upright
    play(state, "basket t_2_left_2")
    assert rooms(state)[0] == "2"  # the deity comes first
    assert own(state)["baskets"]["placed"] == 1
    assert seen(state, "temple")["t_2_left_2"] == 0
    play(state, "scarab nile")
    assert rooms(state)[0] == "2 lying"


@rule("MN-R49")
def test_nobody_lies_down_if_the_room_is_empty() -> None:
    printed = 'id = "t_2_left_1", side = "left", actions = [{ %s }]'
    game = corrected({printed % "gain_food = 3": printed % "move_priestesses = 2"})
    words = {"goods": [["ring_2"], [], []], "priestesses": ["2", "4", "4", "4"], "game": game}
    state = play(scene(doing="tile tile_4_7", **words), "offer ring_2", "basket t_2_left_1", "walk 2", "stop")
    assert rooms(state) == ["3", "4", "4", "4"]


@rule("MN-R11", "MN-R12")
def test_a_basket_without_a_field_is_lost() -> None:
    """The good's own steps lead the only priestess out of the last room with an empty field."""
    full = [name for name in BOX.basket_names if name.startswith("t_2")]
    goods = [["ring_2", "ring_4"], ["ring_1"], []]  # level II of ring 1: a step of a priestess
    state = scene(doing="tile tile_4_7", goods=goods, priestesses=["1", "4 lying", "4 lying", "4 lying"], baskets=full)
    play(state, "offer ring_1", "walk 1")
    assert own(state)["baskets"]["lost"] == 1
    assert own(state)["baskets"]["placed"] == len(full)  # those of the scene


@rule("MN-R10", "MN-R11")
def test_the_room_is_chosen_after_the_actions_of_the_good() -> None:
    goods = [["ring_2", "ring_4"], ["ring_1"], []]
    state = scene(doing="tile tile_4_7", goods=goods, priestesses=["1", "0", "0", "0"])
    play(state, "offer ring_1", "walk 1")
    assert {move.split("_")[1] for move in legal(state)} == {"2"}


@rule("MN-10.7", "MN-R9")
def test_eight_fields_in_each_room_and_sun_steps_on_those_with_two_actions() -> None:
    fields = seen(scene(), "board")["temple"]
    assert [sum(name.startswith(f"t_{room}") for name in fields) for room in (1, 2, 3, 4)] == [8, 8, 8, 8]
    for actions in fields.values():
        assert 1 <= len(actions) <= 2
        if len(actions) == 2:
            assert any(action["id"] == "action-sun" for action in actions)


# The obelisk


@rule("MN-10.8", "MN-R28")
def test_each_deity_field_gives_the_deity_at_once() -> None:
    state = scene(doing="podium podium_temple_4", deity="isis", sun=9, food=0, heka=0, goods_market=[None] * 4)
    assert asked(state) == "food-share"  # field 10
    assert own(state)["sun"] == 10
    play(state, "share 1")
    assert own(state)["sun"] == 13  # and field 13
    play(state, "share 3")
    assert (own(state)["food"], own(state)["heka"]) == (4, 2)


@rule("MN-10.8", "MN-R60")
def test_one_may_stop_before_a_deity_that_is_no_gain() -> None:
    state = scene(doing="temple t_4_left_1", deity="hathor", sun=5, cities={"upper_1": ["agreement_1_goods"]})
    assert legal(state) == ["ascend", "stop"]
    stopped = play(state.clone(), "stop")
    assert own(stopped)["sun"] == 5
    play(state, "ascend", "agree agreement_1_goods")
    assert own(state)["sun"] == 7


@rule("MN-10.8")
def test_steps_beyond_the_top_are_favours() -> None:
    state = scene(doing="temple t_4_right_4", sun=13, food=0, heka=0)
    assert own(state)["sun"] == 14
    play(state, "favour gain_heka", "favour gain_food")
    assert (own(state)["food"], own(state)["heka"]) == (1, 1)


@rule("MN-10.9")
def test_layout_of_the_obelisk() -> None:
    shown = [
        field["kind"] if field["kind"] == "deity" else (field["kind"], field.get("prestige") or field.get("heka"))
        for field in seen(scene(), "board")["obelisk"]
    ]
    assert shown == [
        ("seal", 1), "deity", ("seal", 3), ("heka", 1), ("seal", 5), "deity", ("seal", 7), ("heka", 2),
        ("seal", 10), "deity", ("seal", 13), ("heka", 3), "deity", ("seal", 16),
    ]  # fmt: skip
