"""TP-16: version 3, the Nile and the oases."""

import pytest

from perankh.games.terra_pyramides.components.sizes import CARD_NAMES
from tests.games.terra_pyramides.scene import GAME, decision, player, scene, stones
from tests.games.terra_pyramides.test_horus import told
from tests.games.terra_pyramides.test_scoring import sources
from tests.support import legal, listen, play, rule

E2_AROUND = {"e3": "oasis_eye", "f3": "oasis_stone_blue"}  # with four Nile cells, the oasis f1 and the open cell f2


def cards(state, seat: int) -> dict[str, int]:  # type: ignore[no-untyped-def]
    found = sources(state, seat)
    return {name.removeprefix("card-"): points for name, points in found.items() if name.startswith("card-")}


@rule("TP-16.1")
def test_64_tiles_on_the_reverse_side_ships_and_six_cards() -> None:
    state = GAME.new(3, 1, version="nile")
    view = state.view(None)
    assert view["board"]["side"] == "nile"  # type: ignore[index]
    assert sum(stack["left"] for stack in view["stacks"]) + 4 + 3 == 64  # type: ignore[attr-defined]
    assert [card["id"] for card in view["cards"]] == CARD_NAMES  # type: ignore[attr-defined]
    assert {card["owner"] for card in view["cards"]} == {None}  # type: ignore[attr-defined]
    assert [(player(state, seat)["ship"], player(state, seat)["oases"]) for seat in range(3)] == [(0, 0)] * 3


@rule("TP-16.2")
def test_foundations_lie_at_the_start_tiles_and_along_the_nile() -> None:
    board = GAME.new(2, 1, version="nile").view(None)["board"]
    founded = {name for name, site in board["sites"].items() if site["foundation"]}  # type: ignore[index]
    assert founded == {"e2", "b3", "f4", "d7", "g7", "e9", "h10", "f11"} | {"c5", "h5", "b8", "i8"}
    assert set(board["tiles"]) == {"d5", "g5", "c8", "h8"}  # type: ignore[index]


@rule("TP-16.3", "R-4")
def test_the_order_of_activation() -> None:
    """Row 1 from the site a1 to the site j1: b1, the oasis c1, Nile, Nile, the oasis f1, g1, the oasis h1, i1."""
    state = scene(
        version="nile",
        tiles={"g1": "grave_good_worker", "i1": "stone_eye_red"},
        foundations={"a1": 1},
        hands=("oasis_worker", "eye"),
        supply=[1],
    )
    heard = told(state, "lay b1", "row horizontal", "equip b1", "send a1")
    kinds = ["oasis-gold", "oasis-steps", "horus-steps", "grave-goods", "nile-steps", "stones", "sent"]
    assert [name for name in heard if name in kinds] == kinds


@rule("TP-16.4", "R-15")
def test_oases_are_steps_and_give_what_they_show_besides() -> None:
    state = scene(
        version="nile", tiles={"g1": "oasis_stone_red"}, foundations={"a1": 1}, hands=("oasis_eye", "eye"), supply=[0]
    )
    play(state, "lay b1", "row horizontal")  # the board's oases c1, f1, h1 and two on tiles
    own = player(state, 0)
    assert (own["oases"], own["gold"], own["horus"], stones(state, 0)) == (5, 3, 1, {"red": 1})


@rule("TP-16.4")
def test_before_version_3_oases_are_no_steps() -> None:
    state = scene(version="horus", hands=("worker", "eye"), supply=[0])
    play(state, "lay e1", "row horizontal")
    assert (player(state, 0)["gold"], player(state, 0)["oases"]) == (1, 0)


@rule("TP-16.5", "TP-EX12")
def test_across_the_nile() -> None:
    state = scene(version="nile", foundations={"b3": 1, "e2": 1, "g7": 1}, hands=("stone_worker_red", "eye"))
    play(state, "lay b2")
    across = play(state.clone(), "row horizontal")
    assert across.view(None)["row"]["cells"] == ["a2", "b2", "c2", "d2"]  # type: ignore[index]
    assert player(across, 0)["ship"] == 2  # with the tile three cells; a2 is open
    diagonal = play(state.clone(), "row falling")
    assert diagonal.view(None)["row"]["cells"] == ["b2", "c3", "d4", "e5", "f6"]  # type: ignore[index]
    assert player(diagonal, 0)["ship"] == 4
    assert legal(diagonal) == ["send e2", "send b3", "send g7", "home"]


@rule("TP-16.5", "TP-EX13", "TP-16.6")
def test_the_ship_sails_two_spaces() -> None:
    state = scene(
        version="nile",
        tiles={"g5": "stone_worker_red"},
        foundations={"h5": 1},
        hands=("stone_eye_black", "eye"),
    )
    play(state, "lay d8", "row rising")
    own = player(state, 0)
    assert state.view(None)["row"]["cells"] == ["b10", "c9", "d8", "e7", "f6", "g5", "h4"]  # type: ignore[index]
    assert (own["horus"], own["ship"], stones(state, 0)) == (1, 2, {"red": 1, "black": 1})
    assert state.view(None)["row"]["workers"] == ["g5"]  # type: ignore[index]


@rule("TP-16.6", "R-35")
def test_steps_beyond_the_last_space_are_lost() -> None:
    state = scene(version="nile", foundations={"b3": 1, "e2": 1}, hands=("eye", "eye"), ships=[21, 0])
    play(state, "lay b2", "row horizontal")
    assert player(state, 0)["ship"] == 22


@rule("TP-16.6", "TP-16.10.4")
def test_ships_on_one_space_keep_their_order_of_arrival() -> None:
    state = scene(version="nile", ships=[3, 4], gold=[2], closing=True)
    play(state, "sail")
    assert [player(state, seat)["ship"] for seat in (0, 1)] == [4, 4]
    assert cards(state, 1)["nile"] == 10
    assert "nile" not in cards(state, 0)


@rule("TP-16.7", "R-35")
def test_two_gold_buy_a_space_but_not_on_the_last_one() -> None:
    state = scene(version="nile", ships=[21, 0], gold=[4], closing=True)
    assert legal(state) == ["stone", "bury", "sail", "done"]
    play(state, "sail")
    assert (player(state, 0)["ship"], player(state, 0)["gold"]) == (22, 2)
    assert legal(state) == ["bury", "done"]
    assert "sail" not in legal(scene(version="horus", gold=[4], closing=True))


@rule("R-39", "R-35")
def test_a_step_that_the_row_would_make_worthless_is_offered_before_it() -> None:
    state = scene(version="nile", foundations={"b3": 1, "e2": 1}, hands=("eye", "eye"), ships=[20, 0], gold=[2])
    play(state, "lay b2", "row horizontal")
    assert (decision(state), legal(state)) == ("gain", ["sail", "done"])


@rule("TP-16.8", "R-33", "TP-15.8.2")
def test_an_enclosure_activates_oases_and_nile_cells_too() -> None:
    """Around e2: four Nile cells, the oasis f1, an oasis with an eye, one with a stone, and two grave goods."""
    state = scene(version="nile", tiles=E2_AROUND, workers={"e2": (1, 1)}, hands=("grave_good_2", "eye"))
    heard = told(state, "lay f2 west")
    assert heard[:6] == ["laid", "enclosed", "oasis-gold", "oasis-steps", "horus-steps", "grave-goods"]
    own = player(state, 1)
    assert (own["gold"], own["oases"], own["horus"], own["grave_goods"], own["ship"]) == (1, 3, 1, 2, 4)
    assert stones(state, 1) == {}


@rule("TP-15.8.2", "TP-1.8")
def test_three_cells_enclose_a_corner() -> None:
    state = scene(
        version="nile",
        tiles={"b1": "eye", "a2": "eye"},
        workers={"a1": (0, 1)},
        foundations={"b3": 1},
        hands=("eye",) * 2,
    )
    assert "enclosed" in told(state, "lay b2")
    assert player(state, 0)["horus"] == 3


# Strategy cards


@rule("TP-16.9", "TP-EX16")
def test_the_price_of_a_card() -> None:
    state = scene(version="nile", horus=[13, 0], gold=[2], closing=True)
    assert "card" in legal(state)
    play(state, "card")
    assert legal(state) == [f"claim {name}" for name in CARD_NAMES]
    play(state, "claim oases")
    assert (player(state, 0)["gold"], player(state, 0)["card"]) == (0, "oases")
    assert "card" not in legal(scene(version="nile", horus=[4, 0], gold=[4], closing=True))
    assert "card" not in legal(scene(version="nile", horus=[13, 0], gold=[1], closing=True))
    cheap = scene(version="nile", horus=[5, 0], gold=[1], closing=True)
    play(cheap, "card", "claim nile")
    assert player(cheap, 0)["gold"] == 0


@rule("TP-16.9")
def test_one_card_per_player_and_only_one_that_is_on_display() -> None:
    held = scene(version="nile", horus=[9, 9], gold=[4], cards={"oases": 0}, closing=True)
    assert "card" not in legal(held)
    other = scene(version="nile", horus=[9, 9], gold=[4], cards={"oases": 1}, closing=True)
    play(other, "card")
    assert legal(other) == [f"claim {name}" for name in CARD_NAMES if name != "oases"]
    assert "card" not in legal(scene(version="horus", horus=[9, 9], gold=[4], closing=True))


@rule("R-39", "TP-16.9")
def test_a_card_is_offered_before_it_gets_dearer() -> None:
    state = scene(version="nile", foundations={"b3": 1}, hands=("eye", "eye"), horus=[9, 0], gold=[1])
    play(state, "lay b2", "row vertical")
    assert (decision(state), legal(state)) == ("gain", ["card", "done"])
    play(state, "card", "claim nile")
    assert (player(state, 0)["gold"], player(state, 0)["horus"]) == (2, 10)


@rule("TP-16.10", "TP-16.10.1", "TP-16.10.2", "TP-16.10.3", "TP-16.11")
@pytest.mark.parametrize(
    ("card", "track"), [("grave_goods", "grave_goods"), ("horus_eyes", "horus"), ("oases", "oases")]
)
def test_the_most_on_a_track(card: str, track: str) -> None:
    state = scene(version="nile", seats=3, **{track: [4, 7, 6]})  # type: ignore[arg-type]
    assert [cards(state, seat).get(card) for seat in range(3)] == [None, 10, None]


@rule("TP-16.10.2", "TP-16.15")
def test_eyes_of_horus_are_compared_before_the_final_scoring() -> None:
    state = scene(version="nile", horus=[10, 12], pyramids={"b8": (0, "red", 5, 1)})
    assert cards(state, 1)["horus_eyes"] == 10
    names = [name for name, _ in state.breakdown(0)]
    assert names == [
        "points-horus", "points-card-horus_eyes", "points-foundations", "points-pyramids", "points-grave-goods",
        "points-oases", "points-nile", "points-card-grave_goods", "points-card-oases", "points-card-nile",
        "points-card-highest_pyramid", "points-card-most_pyramids", "points-stones", "points-gold",
    ]  # fmt: skip


@rule("TP-16.10.4", "R-28")
def test_the_ship_furthest_ahead_unless_none_has_left() -> None:
    assert cards(scene(version="nile", ships=[2, 5]), 1)["nile"] == 10
    unmoved = scene(version="nile", ships=[0, 0])
    assert "nile" not in cards(unmoved, 0) | cards(unmoved, 1)


@rule("TP-16.10.5", "TP-16.12")
@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ([4], [3, 3, 3], 0),
        ([4, 2], [4, 3], 1),
        ([4, 3], [4, 3, 1], 1),
        ([4, 3, 1], [4, 3, 1], None),
        ([4, 3, 2, 2], [4, 3, 2], None),  # a fourth one is not compared
        ([], [], None),
    ],
)
def test_the_highest_pyramid(mine: list[int], yours: list[int], winner: int | None) -> None:
    sites = iter(["a1", "e2", "b3", "f4", "c5", "h5", "d7", "g7"])
    built = [(seat, level) for seat, levels in enumerate((mine, yours)) for level in levels]
    colours = ("red", "blue", "green", "brown", "black", "yellow", "red", "blue")
    pyramids = {next(sites): (seat, colour, level, 1) for (seat, level), colour in zip(built, colours, strict=False)}
    state = scene(version="nile", pyramids=pyramids, workers={"j1": (1, 1)})  # a foundation does not count
    assert [seat for seat in (0, 1) if "highest_pyramid" in cards(state, seat)] == ([] if winner is None else [winner])


@rule("TP-16.10.6")
def test_most_pyramids_and_foundations_together() -> None:
    state = scene(version="nile", workers={"a1": (0, 1), "e2": (0, 3)}, pyramids={"b3": (1, "red", 5, 1)})
    assert cards(state, 0)["most_pyramids"] == 10


@rule("TP-16.11")
def test_20_points_with_the_card_10_without_and_nothing_for_the_others() -> None:
    assert cards(scene(version="nile", oases=[3, 1], cards={"oases": 0}), 0)["oases"] == 20
    foreign = scene(version="nile", oases=[3, 1], cards={"oases": 1})
    assert (cards(foreign, 0)["oases"], "oases" in cards(foreign, 1)) == (10, False)


@rule("TP-16.12")
def test_in_a_tie_nobody_fulfils_the_task() -> None:
    state = scene(version="nile", seats=3, oases=[3, 3, 1], cards={"oases": 0})
    assert [cards(state, seat).get("oases") for seat in range(3)] == [None, None, None]


# Points


@rule("TP-16.13", "TP-EX14")
def test_oases_times_the_level_of_the_highest_pyramid() -> None:
    pyramids = {"b3": (0, "red", 4, 1), "e2": (0, "blue", 2, 1)}
    state = scene(version="nile", oases=[8, 8], pyramids=pyramids)
    assert (sources(state, 0)["oases"], sources(state, 1).get("oases", 0)) == (32, 0)


@rule("TP-16.14", "TP-EX15")
def test_palms_times_pyramids_and_foundations() -> None:
    """Six and 7 palms, five and 5, four and 5, three and none."""
    names = iter(
        ["a1", "j1", "e2", "g2", "b3", "i3", "f4", "c5", "h5", "a6", "j6", "d7", "g7", "b8", "i8", "e9", "c10", "h10"]
    )
    workers = {next(names): (seat, 1) for seat, count in enumerate((6, 5, 4, 3)) for _ in range(count)}
    state = scene(version="nile", seats=4, workers=workers, ships=[20, 15, 17, 2])
    assert [player(state, seat)["palms"] for seat in range(4)] == [7, 5, 5, 0]
    assert [sources(state, seat).get("nile", 0) for seat in range(4)] == [42, 25, 20, 0]


@rule("TP-16.15")
def test_all_sources_add_up() -> None:
    state = scene(
        version="nile",
        horus=[13, 2],
        grave_goods=[4, 1],
        oases=[3, 0],
        ships=[6, 0],
        workers={"e2": (0, 1)},
        foundations={"e2": 3},
        pyramids={"b3": (0, "red", 3, 1)},
        cards={"oases": 0},
        stones=[{"red": 2}],
        gold=[1],
    )
    won = 10 + 10 + 20 + 10 + 10 + 10  # all six tasks, one of them with its card
    assert state.scores() == [13 + 3 + 20 + (4 + 3) + 3 * 3 + 2 * 2 + 2 + 1 + won, 2 + 1]


@rule("TP-16.12", "TP-16.15")
def test_the_end_tells_who_fulfilled_which_task() -> None:
    state = scene(
        version="nile", stacks={}, hands=("worker", "worker"), oases=[3, 1], cards={"oases": 0}, foundations={"b3": 1}
    )
    state.journal = []
    for _ in range(60):
        if state.seat < 0:
            break
        state.play(state.legal()[-1] if decision(state) != "lay" else state.legal()[0])
    ends = [(note.message.id, note.message.args["card"].id) for note in state.journal if "card" in note.message.args]  # type: ignore[union-attr]
    assert ("card-fulfilled-owner", "card-oases") in ends
    assert ("card-tied", "card-grave_goods") in ends
    order = ["horus_eyes", "grave_goods", "oases", "nile", "highest_pyramid", "most_pyramids"]
    assert [card for _, card in ends] == [f"card-{name}" for name in order]


def test_listening_shows_the_totals() -> None:
    state = scene(version="nile", foundations={"b3": 1, "e2": 1}, hands=("eye", "eye"), ships=[3, 0])
    heard = {message.id: message.args for message in listen(state, "lay b2", "row horizontal")}
    assert (heard["nile-steps"]["spaces"], heard["nile-steps"]["total"]) == (2, 5)
