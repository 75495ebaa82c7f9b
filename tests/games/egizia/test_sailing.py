"""EG-5, EG-6 and EG-7: Nile cards, sailing, round spaces."""

from typing import Any

import pytest

from tests.games.egizia.scene import (
    GAME,
    Player,
    cards,
    crews,
    next_round,
    player,
    scene,
    score,
    space,
    steps,
    stones,
    told,
    verbs,
)
from tests.support import legal, play, rule

QUARRY = {"card_1": "n12_quarry_3_a", "card_5": "n12_quarry_2_a", "card_10": "n12_quarry_2_b"}


@rule("EG-5.1")
def test_ten_cards_of_the_deck_of_the_round() -> None:
    state = scene(Player(passed=True), Player(passed=True), round=1)
    for number, deck in ((2, "n12"), (3, "n34"), (4, "n34"), (5, "n5")):
        assert state.view(None)["round"] == number
        dealt = [space(state, f"card_{k}")["card"]["id"] for k in range(1, 11)]
        assert all(name.startswith(f"{deck}_") for name in dealt)
        if number < 5:
            next_round(state)


@rule("EG-5.2", "EG-R4")
def test_cards_left_on_the_river_are_removed() -> None:
    state = GAME.new(2, 4)
    left = [space(state, f"card_{k}")["card"]["id"] for k in range(1, 11)]
    play(state, "pass", "pass")
    view: Any = state.view(None)
    assert view["round"] == 2
    assert set(view["removed"]) == set(left)
    assert view["nile_decks"][0]["left"] == 2


@rule("EG-6.1", "EG-4.3")
def test_players_sail_in_the_order_of_their_tiles_again_and_again() -> None:
    state = scene(Player(), Player(), Player(), order=(2, 0, 1), turn=2)
    sailed = []
    for move in ("place edfu", "place thebae", "place selinon", "place beni_hasan"):
        sailed.append(state.seat)
        play(state, move)
    assert sailed == [2, 0, 1, 2]


@rule("EG-6.2", "EG-23.1", "EG-23.3")
def test_ships_only_go_downstream() -> None:
    state = scene(Player(at=["selinon"]), Player(), river=QUARRY)
    assert legal(state)[:3] == ["place card_5", "place card_10", "place beni_hasan"]
    assert not {"place card_1", "place edfu", "place thebae", "place sphinx_site_1"} & set(legal(state))


@rule("EG-6.3")
def test_one_ship_on_a_space() -> None:
    state = scene(Player(), Player(at=["edfu"]), river=QUARRY)
    assert "place edfu" not in legal(state)
    play(state, "place card_1")
    assert "place card_1" not in legal(state)
    assert state.seat == 1


@rule("EG-6.4")
def test_a_card_space_gives_its_card_and_is_empty_then() -> None:
    state = scene(Player(), Player(), river=QUARRY)
    play(state, "place card_5")
    assert space(state, "card_5") == {"id": "card_5", "kind": "card", "card": None, "ship": 0}
    assert [one["id"] for one in player(state, 0)["quarries"]] == ["start_quarry_3", "n12_quarry_2_a"]


@rule("EG-6.5", "EG-7.1")
def test_edfu_moves_both_market_markers() -> None:
    state = scene(Player(), Player())
    play(state, "place edfu")
    assert steps(state, 0) == [1, 1]
    assert space(state, "edfu")["ships"] == [0]


@rule("EG-7.2", "EG-7.3", "EG-7.4")
@pytest.mark.parametrize(
    ("name", "after"), [("thebae", [2, 2, 1, 2]), ("selinon", [1, 2, 2, 2]), ("beni_hasan", [2, 1, 2, 2])]
)
def test_two_pictured_crews(name: str, after: list[int]) -> None:
    state = scene(Player(), Player())
    play(state, f"place {name}")
    assert crews(state, 0) == after


@rule("EG-7.5", "EG-R19")
@pytest.mark.parametrize("crew", ["blue", "black", "yellow", "joker"])
def test_alyi_raises_any_crew_and_gives_stones(crew: str) -> None:
    state = scene(Player(stones=1), Player())
    play(state, "place alyi")
    assert legal(state) == ["raise blue", "raise black", "raise yellow", "raise joker"]
    play(state, f"raise {crew}")
    assert sum(crews(state, 0)) == 6
    assert stones(state, 0) == 3


@rule("EG-7.5", "EG-R22")
def test_alyi_still_gives_stones_when_all_crews_are_at_the_maximum() -> None:
    state = scene(Player(crews=(8, 8, 8, 8)), Player())
    play(state, "place alyi")
    assert stones(state, 0) == 2
    assert state.seat == 1


@rule("EG-7.6", "EG-22.4")
@pytest.mark.parametrize(
    ("ring", "places"),
    [("left", ["left", "middle"]), ("middle", ["left", "middle", "right"]), ("right", ["middle", "right"])],
)
def test_passalon_raises_the_joker_and_may_move_the_ring_one_place(ring: str, places: list[str]) -> None:
    state = scene(Player(), Player(), ring=ring)
    play(state, "place passalon")
    assert crews(state, 0) == [1, 1, 1, 3]
    assert legal(state) == [f"ring {place}" for place in places]
    play(state, f"ring {places[0]}")
    assert state.view(None)["ring"] == places[0]


@rule("EG-7.7", "EG-R7")
def test_heliopolis_is_like_passalon_but_not_for_two_cards() -> None:
    helpers = ["n34_double_round_space", "n12_shared_round_space"]
    state = scene(Player(cards=helpers), Player(at=["passalon"]))
    assert "double heliopolis" not in legal(state)
    assert "double passalon" in legal(state)
    play(state, "place heliopolis", "ring right")
    assert crews(state, 0) == [1, 1, 1, 3]
    state = scene(Player(cards=helpers), Player(at=["heliopolis", "alyi"]))
    assert "place heliopolis" not in legal(state)
    assert {"place alyi", "double alyi"} <= set(legal(state))


@rule("EG-6.6", "EG-2.3")
def test_any_free_slot_but_only_one_ship_at_each_site() -> None:
    state = scene(Player(), Player(at=["sphinx_site_2"]), Player(), Player())
    assert [move for move in legal(state) if "sphinx" in move] == ["place sphinx_site_1", "place sphinx_site_3"]
    play(state, "place sphinx_site_3")
    assert space(state, "sphinx_site")["slots"] == [None, 1, 0]
    upstream = Player(at=["sphinx_site_1", "alyi"], cards=["n34_upstream"])
    assert not [move for move in legal(scene(upstream, Player())) if "sphinx" in move]


@rule("EG-6.7", "EG-R13", "EG-R12")
def test_reserve_only_beside_a_full_site() -> None:
    state = scene(Player(), Player(at=["sphinx_site_1"]), Player())
    assert "reserve sphinx_site" not in legal(state)
    state = scene(Player(), Player(at=["sphinx_site_1"]), Player(at=["sphinx_site_2"]))
    assert [move for move in legal(state) if "sphinx" in move] == ["reserve sphinx_site"]
    play(state, "reserve sphinx_site")
    assert space(state, "sphinx_site")["reserve"] == [0]
    two = scene(Player(), Player(at=["sphinx_site_1"]))
    assert "reserve sphinx_site" not in legal(two)  # with two players there is always a slot


@rule("EG-6.8", "EG-R35", "EG-23.3", "EG-23.2")
def test_passing_is_free_and_final() -> None:
    state = scene(Player(), Player())
    play(state, "pass", "place edfu")
    assert state.seat == 1  # goes on alone
    play(state, "place thebae")
    assert state.seat == 1


@rule("EG-6.9", "EG-22.5")
def test_who_has_no_ship_or_no_space_left_must_pass() -> None:
    state = scene(Player(ships=1, at=["edfu"]), Player())
    assert state.seat == 1
    assert [one["seat"] for one in told(state, "passed")] == [0]
    state = scene(Player(at=["heliopolis"]), Player())
    assert state.seat == 1
    # a card of his opens spaces, so the decision is his
    assert scene(Player(at=["heliopolis"], cards=["n34_upstream"]), Player()).seat == 0
    # W1 is open in a pass that is compulsory
    state = scene(Player(at=["heliopolis"], cards=["n12_crew_improver"]), Player())
    assert legal(state) == ["train blue", "train black", "train yellow", "train joker", "pass"]


@rule("EG-6.10")
def test_a_slot_may_be_taken_without_the_means_to_build() -> None:
    state = scene(Player(stones=0), Player())
    assert "place pyramid_site_1" in legal(state)


@rule("EG-6.11", "EG-14.3")
def test_ships_come_back_except_those_at_sites() -> None:
    mine = Player(at=["edfu", "card_5", "sphinx_site_1"], passed=True, stones=5)
    state = scene(mine, Player(at=["thebae"]))
    play(state, "pass")
    assert state.seat == 0  # building at the Sphinx now
    assert player(state, 0)["ships"] == 7
    assert player(state, 1)["ships"] == 8
    assert space(state, "sphinx_site")["slots"] == [0, None]
    play(state, "use blue", "keep none")
    assert player(state, 0)["ships"] == 8


@rule("EG-4.1", "EG-1.2")
def test_the_phases_of_a_round_in_order() -> None:
    builder = Player(at=["sphinx_site_1"], passed=True, stones=5, crews=(3, 3, 3, 3))
    state = scene(builder, Player(at=["edfu"]))
    play(state, "pass", "use blue", "draw 1", "keep none")
    assert state.journal is not None
    heard = [note.message.id for note in state.journal]
    order = ["passed", "went-hungry", "produced", "used-crews", "took-part", "takes-tile", "round-begins"]
    places = [heard.index(name) for name in order]
    assert places == sorted(places)


@rule("EG-4.2", "EG-19.5")
def test_crews_and_powers_are_refreshed() -> None:
    worn = Player(turned=["blue", "joker"], cards=["n12_crew_improver"])
    state = scene(worn, Player())
    play(state, "train blue")
    assert "train" not in verbs(state)
    next_round(state)
    assert "train" in verbs(state)
    assert not any(crew["turned"] for crew in player(state, 0)["crews"].values())


@rule("EG-18.1")
def test_instant_anytime_and_permanent_cards() -> None:
    river = {"card_1": "n12_stone_market_2", "card_2": "n12_grain_4", "card_3": "n12_shared_round_space"}
    state = scene(Player(), Player(), river=river)
    play(state, "place card_1", "pass", "place card_2", "place card_3")
    assert steps(state, 0) == [2, 0]
    assert cards(state, 0) == ["n12_shared_round_space", "n12_grain_4"]
    assert state.view(None)["removed"] == ["n12_stone_market_2"]
    assert score(state, 0) == 0
