"""MN-6: visiting, specialising, taking a tile."""

import pytest

from perankh.engine.errors import IllegalMove
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import KNOWN, PILE, PILE_SIZE, SUPPLY_REST, SUPPLY_TOP
from perankh.words import words
from tests.games.men_nefer.scene import BOX, GAME, on_turn, own, scene, seen
from tests.support import legal, listen, play, rule

TILES = ["tile_1_1", "tile_2_1", "tile_3_1"]
DISPLAY = ["tile_4_1", "tile_4_2", "tile_4_3", "tile_4_5", "tile_4_6"]


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


def discarded(state: MenNefer) -> list[str]:
    return seen(state, "discarded_tiles")  # type: ignore[no-any-return]


@rule("MN-6.1", "MN-6.2", "MN-6.3", "MN-6.4")
def test_options_need_an_apprentice_or_an_empty_place() -> None:
    state = scene(tiles=TILES)
    assert legal(state) == [f"visit {tile}" for tile in TILES]  # nobody in a house, no empty place
    state = scene(apprentices=["nile"], display=DISPLAY, food=3)
    assert [move.split()[0] for move in legal(state)] == ["visit"] * 2 + ["specialise"] + ["take"] * 5


@rule("MN-6.2.1", "MN-R44", "MN-R61")
def test_a_visit_uses_a_tile_and_its_apprentice() -> None:
    state = scene(tiles=TILES, scarabs={"nile": 1})
    play(state, "visit tile_3_1", "enter nile")
    assert [place["apprentice"] for place in own(state)["tiles"]] == [True, True, False]
    assert own(state)["tiles"][2]["tile"] is None
    assert seen(state, "houses")[3]["sun"]["players"][0] == 1


@rule("MN-R61")
def test_a_taken_tile_lies_on_the_first_empty_place_and_waits_for_its_apprentice() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=3)
    play(state, "take 4", "row 5")
    place = own(state)["tiles"][0]
    assert place["tile"] == "tile_4_5"
    assert not place["apprentice"]
    assert "visit tile_4_5" not in legal(on_turn(state, 0))


@rule("MN-6.2.2", "MN-R2")
@pytest.mark.parametrize(("others", "price"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
def test_crowding(others: int, price: int) -> None:
    state = scene(tiles=TILES, neutrals={"sun nile": others, "moon nile": 4}, food=8)
    play(state, "visit tile_1_1", "enter nile")
    assert own(state)["food"] == 8 - price


@rule("MN-6.2.2", "MN-R2")
def test_own_apprentices_crowd_too() -> None:
    state = scene(apprentices=["nile"], food=8)
    tile = own(state)["tiles"][1]["tile"]
    assert seen(state, "houses")[3]["sun"]["price"] == 1
    play(state, f"visit {tile}", "enter nile")
    assert seen(state, "houses")[3]["sun"]["players"][0] == 2


@rule("MN-6.2.2", "MN-6.2.3", "MN-6.2.4", "MN-R3", "MN-R53")
def test_whoever_cannot_pay_gains_food_and_loses_the_actions() -> None:
    state = scene(tiles=TILES, neutrals={"sun nile": 2}, food=2, heka=2)
    play(state, "visit tile_1_1")
    assert legal(state) == [f"enter {house}" for house in ("pyramids", "necropolis", "temple", "nile", "sphinxes")]
    play(state, "enter nile")  # on purpose, although other houses are empty
    assert own(state)["food"] == 2 + 3
    assert own(state)["heka"] == 2
    assert seen(state, "houses")[3]["sun"]["players"][0] == 1
    assert discarded(state) == ["tile_1_1"]


@rule("MN-R1", "MN-R53")
def test_whoever_can_pay_must() -> None:
    state = scene(tiles=TILES, neutrals={"sun nile": 2}, food=3)
    play(state, "visit tile_1_1", "enter nile")
    assert own(state)["food"] == 0
    state = scene(tiles=["tile_1_2", "tile_2_1", "tile_3_1"], neutrals={"sun nile": 1}, food=0)
    play(state, "visit tile_1_2", "enter nile")  # the two food of the tile come too late
    assert own(state)["food"] == 3
    assert own(state)["sphinxes"]["available"] == 0


@rule("MN-6.2.3", "MN-6.2.4")
def test_the_actions_of_the_tile_then_it_is_discarded() -> None:
    state = scene(tiles=TILES, heka=2)
    play(state, "visit tile_1_1", "enter temple")
    assert own(state)["heka"] == 4
    assert discarded(state) == []
    play(state, "pick 2")
    assert own(state)["sphinxes"]["available"] == 1
    assert discarded(state) == ["tile_1_1"]


@rule("MN-6.3", "MN-6.3.1", "MN-R2")
def test_specialising_moves_an_apprentice_to_the_moon_field() -> None:
    state = scene(apprentices=["nile", "temple"], neutrals={"moon nile": 1, "sun nile": 3}, food=4)
    assert [move for move in legal(state) if move.startswith("spec")] == ["specialise temple", "specialise nile"]
    play(state, "specialise nile")
    house = seen(state, "houses")[3]
    assert (house["sun"]["players"][0], house["moon"]["players"][0]) == (0, 1)
    assert own(state)["food"] == 3  # one other on the moon field
    assert own(state)["scarabs"]["nile"] == 1


@rule("MN-6.3.1")
def test_without_food_no_scarab_step_and_no_actions() -> None:
    state = scene(apprentices=["nile"], neutrals={"moon nile": 1}, food=0)
    label = state.label(state.game.move("specialise nile"))
    heard = listen(state, "specialise nile")[-1]
    for language, stays in (("en", "the scarab stays"), ("de", "der Skarabäus bleibt stehen")):
        assert all(stays in words(language, "men_nefer").say(message) for message in (label, heard))
    assert own(state)["food"] == 3
    assert own(state)["scarabs"]["nile"] == 0
    assert state.seat == 1


@rule("MN-6.3.2", "MN-R51", "MN-R21")
def test_the_field_of_the_scarab_or_any_one_to_its_left() -> None:
    state = scene(apprentices=["nile"], scarabs={"nile": 3})
    play(state, "specialise nile")
    assert legal(state) == ["field 1", "field 2", "field 3", "field 4"]


@rule("MN-6.3.3")
def test_a_scarab_at_the_end_stays() -> None:
    state = scene(apprentices=["nile"], scarabs={"nile": 6})
    play(state, "specialise nile")
    assert own(state)["scarabs"]["nile"] == 6
    assert legal(state) == [f"field {n}" for n in range(1, 7)]


@rule("MN-6.4.1")
def test_only_tiles_of_the_display_can_be_taken() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=5)
    assert [move for move in legal(state) if move.startswith("take")] == [f"take {n}" for n in range(1, 6)]


@rule("MN-6.4.2")
def test_food_beside_the_display() -> None:
    for place, food in enumerate((-3, -2, -1, 0, 1), 1):
        state = scene(apprentices=["nile"], display=DISPLAY, food=4, board="board_a")
        play(state, f"take {place}")
        assert own(state)["food"] == 4 + food
    state = scene(apprentices=["nile"], display=DISPLAY, food=1)
    assert [move for move in legal(state) if move.startswith("take")] == ["take 3", "take 4", "take 5"]
    with pytest.raises(IllegalMove):
        play(state, "take 2")


@rule("MN-6.4.3", "MN-R52")
def test_the_next_hieroglyph_advances_the_marker() -> None:
    # board A: reed, viper, hand, owl, water, reed; tile 4_1 shows the reed, tile 4_3 the viper
    state = scene(apprentices=["nile"], display=DISPLAY, food=5, board="board_a")
    play(state, "take 1")
    assert own(state)["hieroglyphs"]["marker"] == 1
    assert own(state)["prestige"] == 11
    state = scene(apprentices=["nile"], display=DISPLAY, food=5, board="board_a", glyph=1)
    play(state, "take 3")
    assert asked(state) == "which-scarab"
    assert own(state)["hieroglyphs"]["marker"] == 2


@rule("MN-6.4.3", "MN-R6")
def test_other_hieroglyphs_and_the_end_of_the_track() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=5, board="board_a")
    play(state, "take 2")
    assert own(state)["hieroglyphs"]["marker"] == 0
    state = scene(apprentices=["nile"], display=DISPLAY, food=5, board="board_a", glyph=6)
    play(state, "take 1")
    assert own(state)["hieroglyphs"]["marker"] == 6
    assert own(state)["prestige"] == 10


@rule("MN-6.4.4", "MN-R5", "MN-15.5")
def test_actions_of_the_gap_or_further_down() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=5, heka=3)
    play(state, "take 2")
    assert legal(state) == ["row 2", "row 3", "row 4", "row 5"]
    play(state, "row 2")
    assert legal(state) == ["pick 1", "pick 2", "pick 3"]
    play(state, "pick 1", "haul great")
    assert own(state)["great_stone"] == 1
    assert own(state)["food"] == 5 - 2  # no difference in cost


@rule("MN-6.4.5")
def test_the_gap_is_closed_from_above() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=5)
    top = seen(state, "supply")["top"]["id"]
    play(state, "take 4")
    assert [tile and tile["id"] for tile in seen(state, "display")] == [*DISPLAY[:3], None, DISPLAY[4]]
    play(state, "row 5")
    assert [tile["id"] for tile in seen(state, "display")] == [top, *DISPLAY[:3], DISPLAY[4]]


@rule("MN-6.4.5", "MN-R4", "MN-R54")
def test_the_discard_pile_is_turned_over_in_order() -> None:
    state = scene(apprentices=["nile"], display=DISPLAY, food=5)
    t = state.table
    t[SUPPLY_TOP] = t[SUPPLY_REST] = 0
    pile = ["tile_1_3", "tile_1_4", "tile_2_3"]
    for k, name in enumerate(pile):
        t[PILE + k] = BOX.tile_names.index(name) + 1
    t[PILE_SIZE] = len(pile)
    play(state, "take 5")
    assert seen(state, "display")[0]["id"] == "tile_1_3"  # discarded first, drawn first
    assert seen(state, "supply")["known"] == ["tile_1_4", "tile_2_3"]  # known throughout
    assert seen(state, "supply")["top"]["id"] == "tile_1_4"
    assert discarded(state) == []
    assert t[KNOWN] == BOX.tile_names.index("tile_1_4") + 1


@rule("MN-R4")
def test_a_tile_can_always_be_drawn() -> None:
    for seats in (1, 2, 3, 4):
        state = GAME.new(seats, seed=4)
        supply = seen(state, "supply")
        free = 20 - 3 * seats
        assert 5 + 1 + len(supply["unknown"]) == free >= 8
