"""EG-2 and EG-3: terms and set-up."""

import pytest

from perankh.engine.game import State
from perankh.games.egizia.components.sizes import COLOURS, GRAVE_TILES
from perankh.games.egizia.state import GRAVE, SEAT_OF
from tests.games.egizia.scene import BOX, GAME, Player, crews, hand, player, scene, space, steps, stones
from tests.support import legal, play, rule

SEATS = [2, 3, 4]


def by_tile(state: State) -> list[int]:
    """Seats in ascending order of order tiles."""
    view = state.view(None)
    order = view["order"]
    assert isinstance(order, list)
    return order


@rule("EG-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_order_tiles_are_dealt_at_random(seats: int) -> None:
    orders = [tuple(by_tile(GAME.new(seats, seed))) for seed in range(60)]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert {order[0] for order in orders} == set(range(seats))


@rule("EG-3.4", "EG-3.6", "EG-EX21", "EG-16.6")
@pytest.mark.parametrize(("seats", "start"), [(4, [2, 3, 4, 5]), (3, [2, 3, 4]), (2, [2, 3])])
def test_start_stones_and_queue(seats: int, start: list[int]) -> None:
    state = GAME.new(seats, 3)
    assert [stones(state, seat) for seat in by_tile(state)] == start
    assert state.view(None)["track"] == by_tile(state)[::-1]


@rule("EG-3.2", "EG-3.3", "EG-3.5", "EG-3.7", "EG-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(seats: int) -> None:
    state = GAME.new(seats, 5)
    for seat in range(seats):
        shown = player(state, seat)
        assert shown["ships"] == 8
        assert crews(state, seat) == [1, 1, 1, 2]
        assert list(shown["crews"]) == ["blue", "black", "yellow", "joker"]
        assert steps(state, seat) == [0, 0]
        assert [(one["colour"], one["yield"]) for one in shown["fields"]] == [("green", 6)]
        assert [one["yield"] for one in shown["quarries"]] == [3]
        assert shown["cards"] == []


@rule("EG-3.8")
def test_each_player_starts_with_one_sphinx_card() -> None:
    state = GAME.new(4, 6)
    held = [hand(state, seat) for seat in range(4)]
    assert all(len(cards) == 1 for cards in held)
    assert len({cards[0] for cards in held}) == 4
    assert state.view(0)["sphinx_deck"]["left"] == 25  # type: ignore[index]


@rule("EG-3.9")
def test_the_nile_decks_are_shuffled_apart() -> None:
    first = [[space(GAME.new(2, seed), f"card_{k}")["card"]["id"] for k in range(1, 11)] for seed in range(40)]
    assert all(name.startswith("n12_") for cards in first for name in cards)
    assert len({tuple(cards) for cards in first}) == 40
    assert {name for cards in first for name in cards} == {name for name in BOX.nile_names if name.startswith("n12_")}


@rule("EG-3.10", "EG-2.8")
def test_the_water_ring_starts_in_the_middle() -> None:
    assert GAME.new(2, 1).view(None)["ring"] == "middle"
    waters = [[bool(BOX.watered[COLOURS * place + colour]) for colour in range(COLOURS)] for place in range(3)]
    assert waters == [[False, False, True], [False, True, True], [True, True, True]]


@rule("EG-3.11")
def test_twelve_graves_four_of_them_open() -> None:
    state = GAME.new(3, 8)
    graves = state.view(None)["monuments"]["graves"]  # type: ignore[index]
    assert len(graves) == 12
    assert [one["value"] is not None for one in graves] == [True] * 4 + [False] * 8
    assert sorted(state.table[GRAVE + k] for k in range(GRAVE_TILES)) == list(range(20))


@rule("EG-3.12", "EG-3.13", "EG-2.3", "EG-R14")
@pytest.mark.parametrize(("seats", "slots"), [(2, 2), (3, 2), (4, 3)])
def test_slots_by_number_of_players(seats: int, slots: int) -> None:
    state = scene(*[Player() for _ in range(seats)])
    offered = [move for move in legal(state) if move.startswith("place sphinx_site")]
    assert offered == [f"place sphinx_site_{slot + 1}" for slot in range(slots)]
    assert len(space(state, "sphinx_site")["slots"]) == slots


@rule("EG-2.2")
def test_the_river_downstream() -> None:
    names = [one["id"] for one in GAME.new(2, 1).view(None)["river"]]  # type: ignore[attr-defined]
    upper = ["card_1", "edfu", "card_2", "thebae", "card_3", "sphinx_site", "card_4", "selinon", "card_5", "beni_hasan"]
    lower = ["card_6", "obelisk_site", "card_7", "alyi", "card_8", "passalon", "card_9", "pyramid_site", "card_10"]
    assert names == [*upper, *lower, "heliopolis"]


@rule("EG-2.5", "EG-22.4")
def test_a_raise_beyond_the_maximum_is_lost() -> None:
    state = scene(Player(crews=(8, 7, 1, 8)), Player())
    play(state, "place thebae")
    assert crews(state, 0) == [8, 8, 1, 8]


@rule("EG-2.6", "EG-22.4")
def test_stones_beyond_the_track_are_lost() -> None:
    state = scene(Player(stones=24), Player())
    play(state, "place alyi", "raise blue")
    assert stones(state, 0) == 25


@rule("EG-2.11")
def test_a_scarab_for_passing_fifty() -> None:
    state = scene(Player(score=50), Player(score=51), Player(score=101))
    assert [player(state, seat)["scarabs"] for seat in range(3)] == [0, 1, 2]


@rule("EG-2.10", "EG-22.6")
def test_blocks_are_not_limited() -> None:
    names = [f"pyramid_1_{k}" for k in range(1, 7)] + [f"pyramid_2_{k}" for k in range(1, 6)]
    names += [f"{side}_pylon_{k}" for side in ("left", "right") for k in range(1, 5)]
    names += ["obelisk_1_1", "obelisk_1_2", "obelisk_2_1"]
    builder = Player(stones=9, crews=(5, 1, 1, 2), blocks=names, at=["obelisk_site_1"])
    state = scene(builder, Player(), phase="build")
    assert sum(player(state, 0)["blocks"].values()) == 22  # all but the four markers of EG-3 are on the board
    play(state, "use blue", "build obelisk_2_2", "build obelisk_3_1", "market stone")
    assert sum(player(state, 0)["blocks"].values()) == 24


@rule("EG-1.4")
def test_only_sphinx_cards_decks_and_graves_are_hidden() -> None:
    state = GAME.new(3, 2)
    mine, others = state.view(0), state.view(None)
    assert [len(one["sphinx"]["cards"]) for one in mine["players"]] == [1, 0, 0]  # type: ignore[attr-defined]
    assert [len(one["sphinx"]["cards"]) for one in others["players"]] == [0, 0, 0]  # type: ignore[attr-defined]
    assert [one["sphinx"]["count"] for one in others["players"]] == [1, 1, 1]  # type: ignore[attr-defined]
    hidden = {"you", "players", "sphinx_deck"}
    assert all(mine[key] == others[key] for key in mine if key not in hidden)
    assert state.table[SEAT_OF] == mine["order"][0]  # type: ignore[index]
