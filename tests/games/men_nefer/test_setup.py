"""MN-1, MN-2: pieces and set-up."""

import pytest

from perankh.engine.errors import BadOption
from perankh.games.men_nefer.rules.turn import MenNefer
from tests.games.men_nefer.scene import BOX, GAME, own, seen
from tests.support import rule

COUNTS = [2, 3, 4]


def new(seats: int, seed: int = 3) -> MenNefer:
    state = GAME.new(seats, seed)
    assert isinstance(state, MenNefer)
    return state


@rule("MN-2.2", "MN-2.18", "MN-R45")
@pytest.mark.parametrize("seats", COUNTS)
def test_great_pyramid_parts(seats: int) -> None:
    state = new(seats)
    great = seen(state, "great_pyramid")
    assert great["parts"] == {2: 1, 3: 1, 4: 0}[seats]
    assert [len(site["parts"]) for site in great["sites"]] == [great["parts"], 0, 0, 0]  # on site 1
    for level, lot in enumerate(great["quarry"]):
        left = [lot["top"], *lot["below"]]
        standing = great["sites"][0]["parts"] if level == 0 else []
        assert sorted([*left, *standing]) == sorted(BOX.part_names[4 * level : 4 * level + 4])
    if seats < 4:  # its symbol can be covered later
        part = BOX.part_names.index(great["sites"][0]["parts"][0])
        assert great["sites"][0]["shows"] == BOX.favour_names[BOX.part_favour[part]]
    assert all(own(state, seat)["prestige"] == 10 and own(state, seat)["heka"] == 2 for seat in range(seats))


@rule("MN-2.3", "MN-2.4", "MN-2.18", "MN-R26")
@pytest.mark.parametrize("seats", COUNTS)
def test_queens_pyramids(seats: int) -> None:
    queens = seen(new(seats), "queens")
    assert [queen["parts"] for queen in queens] == [{2: 2, 3: 1, 4: 0}[seats]] * 3
    missing = sum(queen["of"] - queen["parts"] for queen in queens)
    assert missing == 3 * seats  # as many as all eyes together
    assert missing // 3 == {2: 2, 3: 3, 4: 4}[seats]
    assert len({queen["tile"] for queen in queens}) == 3


@rule("MN-2.4", "MN-2.6", "MN-2.7", "MN-2.10")
def test_markers_are_dealt_at_random() -> None:
    deities, bonuses, advantages, scoring = set(), set(), set(), set()
    for seed in range(60):
        state = new(4, seed)
        deities.add(seen(state, "deity")["id"])
        bonuses.add(tuple(bonus["id"] for bonus in seen(state, "bonuses").values()))
        advantages.add(tuple(city["advantage"] for city in seen(state, "cities")))
        scoring |= {queen["tile"] for queen in seen(state, "queens")}
    assert deities == set(BOX.deity_names)
    assert all(len(set(five)) == 5 for five in bonuses)
    assert all(sorted(six) == sorted(BOX.advantage_names) for six in advantages)
    assert len(bonuses) > 50
    assert scoring == set(BOX.scoring_names)


@rule("MN-2.5", "MN-4.1")
def test_the_lore_marker_starts_on_era_1() -> None:
    assert seen(new(2), "era") == 1


@rule("MN-2.8", "MN-2.9")
def test_markets_are_filled() -> None:
    state = new(3)
    goods = [good["id"] for good in seen(state, "goods")]
    papyri = [papyrus["id"] for papyrus in seen(state, "papyri")]
    assert sorted(goods + seen(state, "goods_bag")) == sorted(BOX.good_names)
    assert sorted(papyri + seen(state, "papyrus_bag")) == sorted(BOX.papyrus_names)
    assert len(goods) == len(papyri) == 4


@rule("MN-2.11", "MN-2.18", "MN-R43")
@pytest.mark.parametrize("seats", COUNTS)
def test_agreements_lie_in_the_cities(seats: int) -> None:
    cities = seen(new(seats), "cities")
    places = {2: 1, 3: 2, 4: 3}[seats]
    assert [[deal["value"] for deal in city["agreements"]] for city in cities] == [
        [value] * places for value in (1, 1, 2, 2, 3, 3)
    ]


@rule("MN-2.12", "MN-2.18")
@pytest.mark.parametrize("seats", COUNTS)
def test_neutral_apprentices(seats: int) -> None:
    placed = set()
    for seed in range(40):
        houses = seen(new(seats, seed), "houses")
        sun = tuple(house["sun"]["neutral"] for house in houses)
        moon = tuple(house["moon"]["neutral"] for house in houses)
        assert sum(sun) + sum(moon) == {2: 4, 3: 2, 4: 0}[seats]
        placed.add((sun, moon))
    assert len(placed) == (1 if seats == 4 else 5)


@rule("MN-2.13", "MN-2.18", "MN-8.8", "MN-R47")
@pytest.mark.parametrize("seats", COUNTS)
def test_construction_tiles_with_two_players(seats: int) -> None:
    track = [field["kind"] for field in seen(new(seats), "board")["great_track"]]
    built = [number for number, kind in enumerate(track, 1) if kind == "construction"]
    assert built == ([2, 3, 5, 7, 8, 10] if seats == 2 else [2, 5, 7, 10])
    assert [number for number, kind in enumerate(track, 1) if kind == "favour"] == ([] if seats == 2 else [3, 8])


@rule("MN-1.3", "MN-2.14", "MN-2.15")
def test_own_pieces() -> None:
    for seat in range(4):
        player = own(new(4), seat)
        assert (player["heart"], player["feather"], player["prestige"], player["heka"]) == (0, 20, 10, 2)
        assert (player["sun"], player["great_stone"], player["queens_stone"]) == (0, 0, 0)
        assert player["hieroglyphs"]["marker"] == 0
        assert set(player["scarabs"].values()) == {0}
        assert [boat["place"] for boat in player["boats"]] == ["harbour"] * 4
        assert [(one["room"], one["upright"]) for one in player["priestesses"]] == [(0, True)] * 4
        assert player["apprentices_home"] == 3
        assert player["eyes"]["supply"] == 3
        assert player["mummies"]["supply"] == player["sphinxes"]["supply"] == 4
        assert len(player["goods"]) == 9  # each place has a basket
        assert len(player["agreements"]) == 8


@rule("MN-2.15")
def test_boards_differ_and_are_dealt_at_random() -> None:
    boards = [[own(new(4, seed), seat)["hieroglyphs"]["board"] for seat in range(4)] for seed in range(30)]
    assert all(sorted(four) == BOX.board_names for four in boards)
    assert len({tuple(four) for four in boards}) > 10


@rule("MN-2.16")
def test_a_random_player_begins_and_later_ones_have_more_food() -> None:
    first = set()
    for seed in range(40):
        state = new(4, seed)
        order = seen(state, "order")
        first.add(order[0])
        assert state.seat == order[0]
        assert order == [(order[0] + k) % 4 for k in range(4)]
        assert [own(state, seat)["food"] for seat in order] == [3, 4, 5, 5]
    assert first == {0, 1, 2, 3}


@rule("MN-2.17", "MN-2.18", "MN-R55")
@pytest.mark.parametrize("seats", COUNTS)
def test_action_tiles(seats: int) -> None:
    state = new(seats)
    held = [own(state, seat)["tiles"] for seat in range(seats)]
    for tiles in held:
        assert [BOX.tile_number[BOX.tile_names.index(place["tile"])] for place in tiles] == [1, 2, 3]
        assert all(place["apprentice"] for place in tiles)
    supply = seen(state, "supply")
    display = [tile["id"] for tile in seen(state, "display")]
    stack = [supply["top"]["id"], *supply["unknown"]]
    assert len(display) == 5
    assert len(stack) == {2: 9, 3: 6, 4: 3}[seats]
    assert sorted(display + stack + [place["tile"] for tiles in held for place in tiles]) == sorted(BOX.tile_names)


@rule("MN-2.1")
def test_the_game_is_for_one_to_four() -> None:
    assert GAME.seats == [1, 2, 3, 4]
    with pytest.raises(BadOption, match="for 1 or 2 or 3 or 4 seats, not 5"):
        GAME.new(5)


@rule("MN-1.2")
def test_the_box_holds_what_the_list_says() -> None:
    counts = BOX.data.table("counts")
    assert [list(BOX.tile_number).count(number) for number in (1, 2, 3, 4)] == [4, 4, 4, 8]
    assert (len(BOX.good_names), len(BOX.papyrus_names), len(BOX.agreement_names)) == (35, 40, 51)
    assert [list(BOX.agreement_value).count(value) for value in (1, 2, 3)] == [15, 18, 18]
    assert counts.number("deities") == len(BOX.deity_names) == 8
    assert (len(BOX.part_names), len(BOX.imhotep_names), len(BOX.scoring_names)) == (13, 9, 6)
