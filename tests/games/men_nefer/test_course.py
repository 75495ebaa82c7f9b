"""MN-4, MN-5: eras and the inundation."""

import pytest

from perankh.engine.rng import Rng
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import STACK
from tests.games.men_nefer.scene import BOX, GAME, give, inundate, own, scene, seen
from tests.support import rule


def play_randomly(state: MenNefer, rng: Rng) -> None:
    options = state.legal()
    state.play(options[rng.below(len(options))])


@rule("MN-4.1", "MN-4.2", "MN-4.3", "MN-6.1", "MN-R7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_eras_of_nine_turns_each(seats: int) -> None:
    """Over an era everybody takes each option exactly three times, and nobody is ever stuck."""
    for seed in range(4):
        state = GAME.new(seats, seed)
        assert isinstance(state, MenNefer)
        rng = Rng(seed)
        state.journal = []
        while state.seat >= 0:
            play_randomly(state, rng)
        ids = [note.message.id for note in state.journal]
        assert ids.count("harvest") == 3
        assert ids.count("inundation") == 2
        for seat in range(seats):
            mine = [
                note.message for note in state.journal if note.message.args.get("seat") == ("seat", {"number": seat})
            ]
            for option in ("visits", "specialises", "takes-tile"):
                assert sum(message.id == option for message in mine) == 9
        assert ids[-1] in ("harvest-queen", "harvest-great", "harvest-sun", "harvest-sarcophagi", "harvest-duat",
                           "harvest-agreements", "misses", "fulfils", "imhotep-harvests", "beats-imhotep",
                           "loses-to-imhotep")  # fmt: skip


@rule("MN-5.1", "MN-4.1")
def test_the_lore_marker_moves_on() -> None:
    assert seen(inundate(scene()), "era") == 2


@rule("MN-5.2", "MN-R31")
@pytest.mark.parametrize(
    ("boats", "food"),
    [
        (["section_2", "upper_2", "lower_1", "harbour"], 0),  # level with the first fishing boat: not overtaken
        (["section_3", "lower_2", "section_4"], 3),
        (["upper_3"], 1),  # level with the second
        (["section_5", "lower_3", "section_6"], 6),
    ],
)
def test_food_for_overtaken_fishing_boats(boats: list[str], food: int) -> None:
    assert own(inundate(scene(boats=boats, food=2)))["food"] == 2 + food


@rule("MN-5.3")
@pytest.mark.parametrize(("sun", "heka"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_heka_for_the_highest_heka_field(sun: int, heka: int) -> None:
    assert own(inundate(scene(sun=sun, heka=0)))["heka"] == heka


@rule("MN-5.4", "MN-R44")
def test_apprentices_come_home() -> None:
    state = scene(apprentices=["nile", "nile", "temple"])
    assert own(state)["apprentices_home"] == 0
    inundate(state)
    assert own(state)["apprentices_home"] == 3
    assert [house["sun"]["players"][0] for house in seen(state, "houses")] == [0] * 5


@rule("MN-5.5")
def test_neutral_apprentices_move_one_house_down() -> None:
    state = inundate(scene(neutrals={"sun pyramids": 1, "sun sphinxes": 1, "moon nile": 2}))
    houses = seen(state, "houses")
    assert [house["sun"]["neutral"] for house in houses] == [1, 1, 0, 0, 0]
    assert [house["moon"]["neutral"] for house in houses] == [0, 0, 0, 0, 2]
    assert houses[0]["sun"]["price"] == 1  # they count for crowding


@rule("MN-5.6", "MN-R43", "MN-R55")
def test_empty_agreement_places_are_refilled_with_the_value_of_the_era() -> None:
    state = scene(3, cities={"upper_1": ["agreement_1_goods"], "lower_3": ["agreement_3_goods", "agreement_3_baskets"]})
    inundate(state)
    assert [[deal["value"] for deal in city["agreements"]] for city in seen(state, "cities")] == [
        [1, 2], [2, 2], [2, 2], [2, 2], [2, 2], [3, 3],
    ]  # fmt: skip
    inundate(state)
    assert sum(len(city["agreements"]) for city in seen(state, "cities")) == 12  # nothing was taken


@rule("MN-5.6", "MN-R19", "MN-R55")
def test_a_stack_that_is_too_small_fills_city_by_city() -> None:
    state = scene(4, cities={})
    goods, baskets = (BOX.agreement_names.index(f"agreement_2_{name}") for name in ("goods", "baskets"))
    state.table[STACK + 1] = 1 << goods | 1 << baskets
    inundate(state)
    assert [len(city["agreements"]) for city in seen(state, "cities")] == [2, 0, 0, 0, 0, 0]


@rule("MN-5.7", "MN-R33")
def test_fewest_points_first_and_ties_keep_their_order() -> None:
    state = scene(4, pp=12)
    for seat, points in ((1, 9), (2, 12), (3, 9)):
        give(state, seat, pp=points)
    assert seen(state, "order") == [0, 1, 2, 3]
    assert seen(inundate(state), "order") == [1, 3, 0, 2]
