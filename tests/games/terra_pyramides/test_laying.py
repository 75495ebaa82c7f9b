"""TP-5 and TP-13.1: laying the tile."""

from tests.games.terra_pyramides.scene import cell, player, scene, site
from tests.support import legal, listen, play, rule


def cells_on_offer(moves: list[str]) -> set[str]:
    return {move.split()[1] for move in moves if move.startswith("lay ")}


@rule("TP-5.1", "TP-1.6")
def test_any_open_free_cell_may_be_covered() -> None:
    state = scene(tiles={"e3": "eye"})
    cells = cells_on_offer(legal(state))
    assert len(cells) == 79
    assert not cells & {"e3", "e2", "a2", "d1"}  # a tile, a site, two oases
    assert "j11" not in cells  # an oasis
    assert "b10" in cells  # far from any tile


@rule("TP-5.1")
def test_nile_cells_are_never_covered() -> None:
    cells = cells_on_offer(legal(scene(version="nile")))
    assert len(cells) == 59
    assert not cells & {"c2", "d2", "e5", "f6"}


@rule("TP-5.2", "R-1")
def test_stairs_point_at_the_adjacent_site_whoever_owns_it() -> None:
    state = scene(pyramids={"e7": (1, "red", 2, 1)})
    play(state, "lay e8")
    tile = state.view(None)["board"]["tiles"]["e8"]  # type: ignore[index]
    assert tile["stairs"] == "north"
    assert site(state, "e7")["owner"] == 1


@rule("TP-5.3", "TP-EX1")
def test_a_foundation_is_due() -> None:
    state = scene(hands=("worker", "eye"), pile=[2, 3])
    heard = listen(state, "lay e3")
    assert [(m.args["site"], m.args["value"]) for m in heard if m.id == "founded"] == [("e2", 2)]
    assert (site(state, "e2")["foundation"], site(state, "e2")["owner"]) == (2, None)
    assert state.view(None)["board"]["tiles"]["e3"]["stairs"] == "north"  # type: ignore[index]


@rule("TP-5.3")
def test_no_second_foundation_on_the_same_site() -> None:
    state = scene(foundations={"e2": 1}, pile=[3])
    heard = listen(state, "lay e3")
    assert "founded" not in [message.id for message in heard]
    assert site(state, "e2")["foundation"] == 1


@rule("TP-5.4", "R-24")
def test_beside_two_sites_the_player_chooses_and_only_one_gets_a_foundation() -> None:
    state = scene(version="nile", pile=[1, 2])
    assert {move for move in legal(state) if move.startswith("lay f2")} == {"lay f2 east", "lay f2 west"}
    assert "lay b2" in legal(state)  # one site beside it: nothing to choose
    play(state, "lay f2 east")
    assert site(state, "g2")["foundation"] == 1
    assert site(state, "e2")["foundation"] is None


@rule("TP-13.1", "TP-13.1.1")
def test_a_tile_goes_where_its_store_says() -> None:
    state = scene(symbols="on", hand_stacks=(2, 6))  # seat 0: sphinx, seat 1: scarab
    assert {name[0] for name in cells_on_offer(legal(state))} == set("abcde")
    state = scene(symbols="on", hand_stacks=(2, 6), turn=1)
    assert {name[0] for name in cells_on_offer(legal(state))} == set("fghij")
    assert player(state, 1)["hand"]["store"] == "scarab"


@rule("TP-13.1.1")
def test_on_the_reverse_side_the_banks_of_the_nile_divide_the_symbols() -> None:
    cells = cells_on_offer(legal(scene(version="nile", symbols="on", hand_stacks=(2, 6))))
    assert {"a2", "b2", "d5", "d8", "e8"} <= cells
    assert not cells & {"f2", "g5", "h8"}


@rule("TP-13.1.2")
def test_one_gold_buys_the_other_side() -> None:
    state = scene(symbols="on", gold=[1], hand_stacks=(2, 6))
    assert {name[0] for name in cells_on_offer(legal(state))} == set("abcdefghij")
    play(state.clone(), "lay e3")
    heard = listen(state, "lay f3")
    assert "ignored-symbol" in [message.id for message in heard]
    assert player(state, 0)["gold"] == 0
    free = scene(symbols="on", gold=[1], hand_stacks=(2, 6))
    play(free, "lay e3")
    assert player(free, 0)["gold"] == 1


@rule("R-34")
def test_without_an_open_cell_of_the_symbol_any_cell_is_free() -> None:
    state = scene(symbols="on", hand_stacks=(2, 6))
    covered = [move.split()[1] for move in legal(state) if move.startswith("lay ")]
    for name in covered:  # any tile will do
        state.table[state.game.layout.find("tile").at + cell(name)] = 1
    assert {name[0] for name in cells_on_offer(legal(state))} == set("fghij")
    play(state, "lay f3")
    assert player(state, 0)["gold"] == 0


@rule("TP-4.1")
def test_the_steps_of_a_turn_come_in_order() -> None:
    state = scene(
        tiles={"e4": "worker", "e5": "eye"},
        foundations={"e2": 1, "e7": 2},
        hands=("worker", "eye"),
        gold=[3],
    )
    state.journal = []
    play(state, "lay e3", "row vertical", "send e2", "home", "draw 1", "done")
    steps = [note.message.id for note in state.journal]
    assert steps == ["laid", "chose-row", "eye-gold", "sent", "went-home", "drew-tile", "drew"]
    assert state.seat == 1
