"""TP-1 to TP-3: the box and how it is laid out."""

import pytest

import perankh
from perankh.games.terra_pyramides.components.boards import CELL_NAMES, FREE, NILE, OASIS, SITE, Board
from perankh.games.terra_pyramides.components.sizes import VERSION_NAMES
from perankh.games.terra_pyramides.state import STACK_LEFT, TURNS
from tests.games.terra_pyramides.scene import BOX, GAME, decision, player, scene, site, stones
from tests.support import legal, play, rule

SIDES = [BOX.front, BOX.reverse]


def cells(board: Board, kind: int) -> list[int]:
    return [cell for cell in range(len(CELL_NAMES)) if board.kind[cell] == kind]


def beside(board: Board, cell: int) -> int:
    """How many sites are adjacent to a cell."""
    return sum(board.stairs[4 * cell + way] >= 0 for way in range(4))


def view_of(seats: int = 2, seed: int = 3, **options: str) -> dict[str, object]:
    return GAME.new(seats, seed, **options).view(None)


@rule("TP-1.2")
def test_a_later_version_keeps_the_rules_and_adds_its_own() -> None:
    start = {version: GAME.new(2, 1, version=version) for version in VERSION_NAMES}
    assert [len(BOX.tiles_of[k]) for k in range(3)] == [40, 56, 64]
    sources = {version: {name for name, _ in state.breakdown(0)} for version, state in start.items()}
    assert sources["base"] < sources["horus"] < sources["nile"]


@rule("TP-1.3", "TP-2.7")
def test_the_front_side() -> None:
    board = BOX.front
    assert [len(cells(board, kind)) for kind in (SITE, OASIS, FREE, NILE)] == [22, 8, 80, 0]
    assert all(beside(board, cell) == 1 for cell in cells(board, FREE))
    assert max(board.row_length[4 * cell + line] for cell in cells(board, FREE) for line in range(4)) == 4


@rule("TP-2.8")
def test_the_reverse_side() -> None:
    board = BOX.reverse
    assert [len(cells(board, kind)) for kind in (SITE, OASIS, FREE, NILE)] == [21, 8, 59, 22]
    doubly = [CELL_NAMES[cell] for cell in cells(board, FREE) if beside(board, cell) != 1]
    assert doubly == ["f2"]
    assert beside(board, CELL_NAMES.index("f2")) == 2


@rule("TP-2.9")
def test_every_free_cell_has_a_symbol() -> None:
    front, reverse = (board.symbol_map for board in SIDES)
    assert all(set(row[:5]) <= {"s", " "} and set(row[5:]) <= {"c", " "} for row in front)
    assert reverse[4] == "ss s  c cc"  # row 5: a b (c5 a site) d, the Nile e f, g (h5 a site) i j
    assert sum(row.count("s") + row.count("c") for row in front) == 80
    assert sum(row.count("s") + row.count("c") for row in reverse) == 59


@rule("TP-2.4", "R-19")
def test_foundations() -> None:
    values = [BOX.foundations[k] for k in range(22)]
    assert [values.count(value) for value in (1, 2, 3, 4)] == [7, 7, 7, 1]


@rule("TP-2.5", "TP-2.6", "R-20")
def test_levels() -> None:
    assert list(BOX.level_value)[1:] == [5, 10, 20, 35, 60]
    assert list(BOX.level_stones)[1:] == [1, 2, 3, 4, 5]
    assert list(BOX.level_pieces)[1:] == [18, 10, 8, 8, 8]
    assert sum(BOX.level_pieces) == 52
    supply = view_of()["supply"]
    assert supply["first_levels"] == dict.fromkeys(["blue", "red", "black", "yellow", "green", "brown"], 3)  # type: ignore[index]
    assert supply["levels"] == {"2": 10, "3": 8, "4": 8}  # type: ignore[index]


@rule("TP-2.3")
def test_white_is_a_joker_and_no_pyramid_colour() -> None:
    state = scene(workers={"e7": (0, 3)}, stones=[{"white": 1}], closing=True)
    play(state, "build e7")
    assert legal(state) == [f"colour {name}" for name in ("blue", "red", "black", "yellow", "green", "brown")]


@rule("TP-1.4", "TP-1.5")
def test_a_site_is_empty_then_has_a_foundation_then_a_pyramid_with_an_owner() -> None:
    state = scene(pile=[2], stones=[{"red": 1}], gold=[3])
    assert site(state, "e7")["foundation"] is None
    play(state, "lay e8")
    assert site(state, "e7") | {"open_around": 0} == {
        "foundation": 2, "level": 0, "value": 2, "colour": None, "owner": None, "workers": 0, "open_around": 0,
    }  # fmt: skip
    state = scene(workers={"e7": (0, 3)}, stones=[{"red": 1}], closing=True)
    assert (site(state, "e7")["owner"], site(state, "e7")["level"]) == (0, 0)
    play(state, "build e7")
    assert (site(state, "e7")["owner"], site(state, "e7")["level"], site(state, "e7")["colour"]) == (0, 1, "red")


@rule("TP-1.5")
def test_workers_of_two_players_never_share_a_site() -> None:
    state = scene(workers={"e7": (1, 1)}, foundations={"c8": 1}, gold=[3], closing=True)
    play(state, "hire")
    assert site(state, "c8")["owner"] == 0  # the only place for the worker
    assert site(state, "e7")["workers"] == 1


@rule("TP-1.8")
def test_surroundings_are_eight_cells_five_at_an_edge_and_three_in_a_corner() -> None:
    sizes = {CELL_NAMES[BOX.front.sites[k]]: BOX.front.ring_length[k] for k in range(22)}
    assert (sizes["e7"], sizes["a9"], sizes["j2"]) == (8, 5, 5)
    corners = {CELL_NAMES[BOX.reverse.sites[k]]: BOX.reverse.ring_length[k] for k in range(21)}
    assert corners["a1"] == 3


@rule("TP-3.1", "TP-3.4", "TP-3.5", "R-21", "R-23")
def test_start_tiles_and_their_foundations() -> None:
    view = GAME.new(2, 3).view(None)
    board = view["board"]
    assert board["side"] == "front"  # type: ignore[index]
    stairs = {cell: tile["stairs"] for cell, tile in board["tiles"].items()}  # type: ignore[index]
    assert stairs == {"e5": "west", "f5": "north", "e6": "south", "f6": "east"}
    founded = {name for name, shown in board["sites"].items() if shown["foundation"]}  # type: ignore[index]
    assert founded == {"d5", "f4", "e7", "g6"}
    left = [stack["left"] for stack in view["stacks"]]  # type: ignore[attr-defined]
    assert left == [4, 4, 4, 4, 4, 5, 4, 5]  # start tiles from 1, 3, 5, 7, hands from 2 and 4


@rule("TP-3.2", "TP-1.7")
def test_the_general_supply() -> None:
    supply = view_of()["supply"]
    assert (supply["gold"], supply["stones"], supply["foundations"]) == (24, 32, 18)  # type: ignore[index]


@rule("TP-3.3")
def test_eight_stacks_of_five_in_two_stores() -> None:
    state = GAME.new(2, 1)
    stacks = state.view(None)["stacks"]
    assert [stack["store"] for stack in stacks] == ["sphinx"] * 4 + ["scarab"] * 4  # type: ignore[attr-defined]
    on_table = sum(stack["left"] for stack in stacks) + 4 + 2  # type: ignore[attr-defined]
    assert on_table == 40


@rule("TP-3.6", "R-30")
@pytest.mark.parametrize(("seats", "workers"), [(2, 15), (3, 13), (4, 11)])
def test_each_player_gets_workers_two_tops_and_a_tile(seats: int, workers: int) -> None:
    state = GAME.new(seats, 1)
    for seat in range(seats):
        own = player(state, seat)
        assert (own["workers"], own["tops"], own["gold"], stones(state, seat)) == (workers, 2, 0, {})
        assert own["hand"]["tile"] is not None
    hands = [shown["hand"] for shown in state.view(0)["players"]]  # type: ignore[attr-defined]
    assert [hand["stack"] for hand in hands] == [2, 4, 6, 8][:seats]
    assert [hand["tile"] is None for hand in hands] == [False] + [True] * (seats - 1)


@rule("TP-3.7")
def test_the_score_marker_starts_at_0() -> None:
    assert [player(GAME.new(3, 1, version="horus"), seat)["horus"] for seat in range(3)] == [0, 0, 0]


TURNS_EACH = [
    ("base", 2, 14), ("base", 3, 12), ("base", 4, 9), ("horus", 2, 14), ("horus", 3, 12), ("horus", 4, 9),
    ("nile", 2, 14), ("nile", 3, 12), ("nile", 4, 9),
]  # fmt: skip


@rule("TP-3.8", "TP-11.1", "TP-11.3", "R-9")
@pytest.mark.parametrize(("version", "seats", "turns"), TURNS_EACH)
def test_everybody_has_the_same_number_of_turns(version: str, seats: int, turns: int) -> None:
    state = GAME.new(seats, 5, version=version)
    laid = [0] * seats
    while state.seat >= 0:
        laid[state.seat] += decision(state) == "lay"
        state.play(state.legal()[0])
    assert laid == [turns] * seats
    assert state.table[TURNS] == turns * seats
    assert all(state.table[STACK_LEFT + stack] == 0 for stack in range(8))
    tiles = state.view(None)["board"]["tiles"]  # type: ignore[index]
    assert len(tiles) == (32 if seats == 2 else 40)


@rule("TP-3.9")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {GAME.new(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}
    state = GAME.new(4, 2)
    order = []
    while len(order) < 6:
        if decision(state) == "lay":
            order.append(state.seat)
        state.play(state.legal()[0])
    assert order == [(order[0] + k) % 4 for k in range(6)]


@rule("TP-2.2")
def test_every_tile_shows_one_or_two_icons() -> None:
    assert {len(icons) for icons in BOX.type_icons} == {1, 2}
    assert {icon.partition(":")[0] for icons in BOX.type_icons for icon in icons} == {
        "worker", "eye", "stone", "grave_good", "oasis",
    }  # fmt: skip


def test_the_catalogue_has_it() -> None:
    assert "terra_pyramides" in perankh.games()
