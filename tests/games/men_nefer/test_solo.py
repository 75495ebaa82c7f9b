"""MN-16: Imhotep. His pieces are those of seat 1; the scenes set them with `give`."""

from collections import Counter
from typing import Any

import pytest

from perankh.engine.errors import BadOption
from perankh.engine.rng import Rng
from perankh.games.men_nefer.components.sizes import HOUSE_NAMES, HOUSES
from perankh.games.men_nefer.rules import solo
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import (
    DIFFICULTY,
    GREAT_PARTS,
    IMHOTEP,
    PP,
    RAISES,
    SCARABS_AT,
    SOLO,
    SOLO_TILES,
    SUN_CROWD,
    SUN_FIELD,
    TAKES,
    VISITS,
)
from tests.games.men_nefer.scene import BOX, GAME, give, harvest, inundate, own, scene, seen
from tests.support import play, rule


def him(state: MenNefer) -> Any:
    return seen(state, "imhotep")


def raise_him(state: MenNefer, house: str, field: int) -> MenNefer:
    """He specialises in a house so that his scarab reaches a field."""
    number = HOUSE_NAMES.index(house)
    t = state.table
    t[SUN_FIELD + HOUSES * IMHOTEP + number] += 1
    t[SUN_CROWD + number] += 1
    t[VISITS + IMHOTEP] += 1
    t[SCARABS_AT + HOUSES * IMHOTEP + number] = field - 1
    solo.specialise(state, 0)
    return state


@rule("MN-16.1")
def test_set_up() -> None:
    state = GAME.new(1, seed=2)
    assert seen(state, "order") == [0, "imhotep"]
    assert state.seat == 0
    assert own(state)["food"] == 3
    houses = seen(state, "houses")
    assert sum(house["sun"]["neutral"] + house["moon"]["neutral"] for house in houses) == 4
    assert seen(state, "great_pyramid")["parts"] == 1
    assert [queen["parts"] for queen in seen(state, "queens")] == [2, 2, 2]
    assert [len(city["agreements"]) for city in seen(state, "cities")] == [1] * 6
    supply = seen(state, "supply")
    assert 1 + len(supply["unknown"]) == 12
    his = seen(state, "imhotep")
    assert his["prestige"] == 0
    assert (his["eyes"]["supply"], his["mummies"]["supply"], his["sphinxes"]["supply"]) == (3, 4, 4)
    assert seen(state, "solo") == {"difficulty": "scribe", "own_design": True}


@rule("MN-16.2")
@pytest.mark.parametrize(("difficulty", "constant"), [("scribe", 0), ("vizier", 3), ("pharaoh", 6)])
def test_difficulty_is_a_constant_of_his_harvest(difficulty: str, constant: int) -> None:
    state = GAME.new(1, seed=2, difficulty=difficulty)
    assert isinstance(state, MenNefer)
    assert BOX.difficulties[state.table[DIFFICULTY]] == difficulty
    solo.harvest(state)
    assert him(state)["prestige"] == constant


@rule("MN-16.2", "MN-R64")
def test_difficulty_is_for_the_solo_game() -> None:
    with pytest.raises(BadOption, match="for the solo game"):
        GAME.new(2, difficulty="pharaoh")
    assert GAME.new(2, difficulty="scribe").seats == 2


@rule("MN-16.3")
def test_each_option_three_times_an_era() -> None:
    for seed in range(12):
        state = GAME.new(1, seed)
        rng = Rng(seed)
        state.journal = []
        while state.seat >= 0:
            options = state.legal()
            state.play(options[rng.below(len(options))])
        eras: list[Counter[str]] = [Counter()]
        for note in state.journal:
            if note.message.id == "inundation":
                eras.append(Counter())
            eras[-1][note.message.id] += 1
        for era in eras:
            assert era["imhotep-visits"] == era["imhotep-specialises"] == era["imhotep-takes"] == 3
            assert era["imhotep-reveals"] == 9


@rule("MN-16.3", "MN-16.7")
def test_an_impossible_option_becomes_the_first_possible_one_without_a_gift() -> None:
    """No apprentice on a sun field: a tile for specialising makes him visit."""
    state = scene(1)
    state.table[SOLO_TILES] = 1 << BOX.imhotep_names.index("imhotep_5")
    solo.take_turn(state)
    assert state.table[VISITS + IMHOTEP] == 1
    assert state.table[RAISES + IMHOTEP] == 0
    state = scene(1)
    for cell in (VISITS, RAISES):
        state.table[cell + IMHOTEP] = 3
    state.table[SOLO_TILES] = 1 << BOX.imhotep_names.index("imhotep_1")  # a visit with a gift of one point
    solo.take_turn(state)
    assert state.table[TAKES + IMHOTEP] == 1
    assert him(state)["prestige"] == 0


@rule("MN-16.3", "MN-16.4")
def test_his_tiles_lie_open_in_the_order_of_his_turns_with_what_he_rolled() -> None:
    state = scene(1, pp=0)
    state.table[SOLO_TILES] = 1 << BOX.imhotep_names.index("imhotep_1")
    solo.take_turn(state)
    state.table[SOLO_TILES] = 1 << BOX.imhotep_names.index("imhotep_4")
    solo.take_turn(state)
    first, second = him(state)["revealed"]
    assert (first["tile"], second["tile"]) == ("imhotep_1", "imhotep_4")
    assert first["die"] in range(1, 7)
    assert second["die"] is None  # specialising needs no die
    assert him(inundate(state))["revealed"] == []


@rule("MN-16.4")
def test_visits_follow_the_die() -> None:
    """Faces 1 to 5 are the houses; with 6 the emptiest sun field, the topmost of several."""
    visited = Counter()
    for seed in range(300):
        state = GAME.new(1, seed)
        assert isinstance(state, MenNefer)
        for house in range(HOUSES):
            state.table[SUN_CROWD + house] = 0 if house == 3 else 2
        solo.visit(state)
        visited[next(h for h in range(HOUSES) if state.table[SUN_FIELD + HOUSES * IMHOTEP + h])] += 1
    assert set(visited) == set(range(5))
    assert visited[3] > 1.4 * max(visited[h] for h in (0, 1, 2, 4))  # two faces of six


@rule("MN-16.5")
@pytest.mark.parametrize(("prefers", "house"), [(0, "pyramids"), (1, "sphinxes"), (2, "nile")])
def test_which_apprentice_specialises(prefers: int, house: str) -> None:
    state = scene(1)
    give(state, IMHOTEP, scarabs={"pyramids": 2, "nile": 1, "sphinxes": 1})
    for name in ("pyramids", "nile", "sphinxes"):
        state.table[SUN_FIELD + HOUSES * IMHOTEP + HOUSE_NAMES.index(name)] = 1
    assert HOUSE_NAMES[solo.chosen_house(state, prefers)] == house


@rule("MN-16.5")
@pytest.mark.parametrize(("field", "steps"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_pyramids_stone_steps(field: int, steps: int) -> None:
    assert him(raise_him(scene(1), "pyramids", field))["great_stone"] == steps


@rule("MN-16.5", "MN-16.10")
def test_pyramids_construction_on_the_lowest_free_site_without_favours() -> None:
    state = raise_him(scene(1, great_pyramid=["gp_1_food", "gp_1_heka"]), "pyramids", 1)
    great = seen(state, "great_pyramid")
    assert [len(site["parts"]) for site in great["sites"]] == [1, 1, 1, 0]  # field 2 is a construction field
    assert him(state)["prestige"] == 0


@rule("MN-16.5")
def test_pyramids_eye_at_the_pyramid_the_player_fulfils_most() -> None:
    tiles = {"hetepheres": "queens_sphinxes", "meritites": "queens_sarcophagi", "henutsen": "queens_baskets"}
    state = scene(1, queen_tiles=tiles, graves=["n_upper_I_1", "n_upper_I_2"], podiums=["podium_nile_1"])
    raise_him(state, "pyramids", 2)
    assert him(state)["eyes"] == {
        "supply": 2, "available": 0, "placed": 1, "at": {"hetepheres": 0, "meritites": 1, "henutsen": 0},
    }  # fmt: skip
    assert seen(state, "queens")[1]["parts"] == 3
    raise_him(state, "pyramids", 3)
    assert him(state)["eyes"]["placed"] == 1  # only on 2, 4 and 6


@rule("MN-16.5")
@pytest.mark.parametrize(("field", "column"), [(1, "I"), (2, "I"), (3, "II"), (4, "II"), (5, "III"), (6, "III")])
def test_necropolis(field: int, column: str) -> None:
    bonuses = {"row_upper": "mastaba_1", "row_lower": "mastaba_3"}  # worth 1 and 2
    state = raise_him(scene(1, bonuses=bonuses), "necropolis", field)
    taken = [name for name, owner in seen(state, "necropolis").items() if owner == "imhotep"]
    assert taken == [f"n_lower_{column}_1"]


@rule("MN-16.5", "MN-R64")
def test_necropolis_full_columns() -> None:
    full = [name for name in BOX.grave_names if "_II_" in name]
    state = raise_him(
        scene(1, graves=full, bonuses={"row_upper": "mastaba_3", "row_lower": "mastaba_3"}), "necropolis", 3
    )
    assert [name for name, owner in seen(state, "necropolis").items() if owner == "imhotep"] == ["n_upper_I_1"]
    full = [name for name in BOX.grave_names if "_I_" in name]
    state = raise_him(scene(1, graves=full), "necropolis", 1)
    assert him(state)["mummies"]["placed"] == 0
    assert him(state)["prestige"] == 0


@rule("MN-16.5", "MN-R64")
@pytest.mark.parametrize(("field", "room", "sun"), [(1, 1, 2), (2, 2, 2), (3, 2, 2), (4, 3, 3), (5, 3, 3), (6, 4, 3)])
def test_temple(field: int, room: int, sun: int) -> None:
    state = raise_him(scene(1, deity="maat"), "temple", field)
    assert seen(state, "temple")[f"t_{room}_left_1"] == "imhotep"
    assert him(state)["sun"] == sun
    full = [name for name in BOX.basket_names if name.startswith(f"t_{room}")]
    state = raise_him(scene(1, baskets=full), "temple", field)
    placed = [name for name, owner in seen(state, "temple").items() if owner == "imhotep"]
    assert placed == ([f"t_{room - 1}_left_1"] if room > 1 else [])


@rule("MN-16.5")
@pytest.mark.parametrize(
    ("field", "agreement"), [(1, "agreement_1_goods"), (4, "agreement_2_goods"), (6, "agreement_3_goods")]
)
def test_nile(field: int, agreement: str) -> None:
    cities = {
        "upper_1": ["agreement_1_goods"], "lower_1": ["agreement_1_baskets"], "lower_2": ["agreement_2_goods"],
        "upper_3": ["agreement_3_goods"], "lower_3": ["agreement_3_baskets"],
    }  # fmt: skip
    state = raise_him(scene(1, cities=cities), "nile", field)
    assert [deal["id"] for deal in him(state)["agreements"]] == [agreement]


@rule("MN-16.5")
def test_nile_further_left_or_a_point() -> None:
    state = raise_him(scene(1, cities={"lower_1": ["agreement_1_goods"]}), "nile", 6)
    assert [deal["id"] for deal in him(state)["agreements"]] == ["agreement_1_goods"]
    raise_him(state, "nile", 6)
    assert him(state)["prestige"] == 1


@rule("MN-16.5")
@pytest.mark.parametrize(("field", "number"), [(1, 1), (3, 2), (5, 3)])
def test_sphinxes(field: int, number: int) -> None:
    state = raise_him(scene(1, podiums=["podium_pyramids_2"]), "sphinxes", field)
    erected = [name for name, owner in seen(state, "podiums").items() if owner == "imhotep"]
    assert [BOX.podium_number[BOX.podium_names.index(name)] for name in erected] == [number]
    assert erected[0].startswith("podium_necropolis")  # the first avenue with the fewest sphinxes
    assert him(state)["prestige"] == number


def die(state: MenNefer) -> int:
    """What the next roll will be."""
    other = state.clone()
    assert isinstance(other, MenNefer)
    return 1 + other.chance(SOLO, 6)


@rule("MN-16.6")
def test_taking_a_tile() -> None:
    taken = Counter()
    for seed in range(200):
        state = GAME.new(1, seed)
        assert isinstance(state, MenNefer)
        before = [tile["id"] for tile in seen(state, "display")]
        top = seen(state, "supply")["top"]["id"]
        solo.take(state)
        gone = seen(state, "discarded_tiles")
        assert len(gone) == 1
        taken[before.index(gone[0])] += 1
        assert seen(state, "display")[0]["id"] == top
    assert set(taken) == set(range(5))


@rule("MN-16.6")
def test_a_six_takes_the_players_next_hieroglyph() -> None:
    for glyph, tile in ((0, "tile_4_1"), (2, "tile_4_2")):  # the topmost reed; no hand: the top place
        display = ["tile_4_2", "tile_4_1", "tile_4_5", "tile_1_1", "tile_4_6"]
        state = scene(1, board="board_a", glyph=glyph, display=display)
        while die(state) != 6:
            state.chance(SOLO, 6)
        solo.take(state)
        assert seen(state, "discarded_tiles") == [tile]


@rule("MN-16.7")
@pytest.mark.parametrize(
    ("tile", "key", "value"), [("imhotep_7", "prestige", 1), ("imhotep_8", "sun", 1), ("imhotep_9", "great_stone", 1)]
)
def test_gifts(tile: str, key: str, value: int) -> None:
    state = scene(1)
    state.table[SOLO_TILES] = 1 << BOX.imhotep_names.index(tile)
    solo.take_turn(state)
    assert him(state)[key] == value


@rule("MN-16.8")
def test_inundation() -> None:
    state = scene(1, pp=12)
    give(state, IMHOTEP, apprentices=["nile", "nile", "temple"])
    state.gain_pp(IMHOTEP, 0, 20)
    state.table[SOLO_TILES] = 0
    assert him(state)["apprentices_home"] == 0
    inundate(state)
    assert him(state)["apprentices_home"] == 3
    assert len(him(state)["tiles_left"]) == 9  # all are shuffled again
    assert seen(state, "order") == [0, "imhotep"]
    assert seen(inundate(scene(1, pp=12)), "order") == ["imhotep", 0]  # fewest points first


@rule("MN-16.9")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_his_harvest(era: int) -> None:
    bonuses = {"row_upper": "mastaba_3", "column_I": "mastaba_1"}
    state = scene(1, era=era, bonuses=bonuses)
    give(state, IMHOTEP, graves=["n_upper_I_1"], sun=5, great=4, eyes_at={"henutsen": 2})
    raise_him(state, "nile", 1)
    value = him(state)["agreements"][0]["value"]
    solo.harvest(state)
    assert him(state)["prestige"] == value + (2 + 1) + 5 + 3 + 2 * era


@rule("MN-16.10")
def test_missing_pieces_become_points() -> None:
    state = scene(1)
    give(state, IMHOTEP, mummies=(0, 0), sphinxes=(0, 0), eyes=(0, 0))
    for points, house in enumerate(("necropolis", "sphinxes"), 1):
        raise_him(state, house, 1)
        assert him(state)["prestige"] == points
    raise_him(state, "pyramids", 2)
    assert him(state)["prestige"] == 3
    give(state, IMHOTEP, baskets=BOX.basket_names[:9])
    raise_him(state, "temple", 1)
    assert him(state)["prestige"] == 4


@rule("MN-16.10")
def test_steps_beyond_the_end_are_lost_and_a_pyramidion_gives_nothing() -> None:
    state = scene(1)
    give(state, IMHOTEP, great=11, sun=13)
    raise_him(state, "pyramids", 1)
    raise_him(state, "temple", 6)
    assert (him(state)["great_stone"], him(state)["sun"]) == (12, 14)
    state = scene(1)
    state.table[GREAT_PARTS] = 12
    raise_him(state, "pyramids", 1)
    assert seen(state, "great_pyramid")["crowned"]
    assert him(state)["prestige"] == 0
    raise_him(state, "pyramids", 1)
    assert state.table[GREAT_PARTS] == 13


@rule("MN-16.10")
def test_his_apprentices_crowd_the_fields() -> None:
    state = scene(1, tiles=["tile_1_1", "tile_2_1", "tile_3_1"], food=3)
    give(state, IMHOTEP, apprentices=["nile"])
    play(state, "visit tile_1_1", "enter nile")
    assert own(state)["food"] == 2


@rule("MN-16.10", "MN-14.1")
@pytest.mark.parametrize(("mine", "his", "place"), [(31, 30, 1), (30, 30, 2), (10, 30, 2)])
def test_you_win_only_with_more_points(mine: int, his: int, place: int) -> None:
    state = scene(1, era=3, heart=10, feather=10, pp=mine)
    state.gain_pp(IMHOTEP, 0, his)
    harvest(state)
    assert state.table[PP + IMHOTEP] == his
    assert state.ranking() == [place]
    assert state.seat == -1
