"""EG-8 and EG-9: feeding the crews, producing stones."""

import pytest

from tests.games.egizia.scene import Player, cards, crews, player, scene, score, stones, told
from tests.support import legal, play, rule


@rule("EG-8.2", "EG-8.4", "EG-EX1")
def test_enough_grain_and_the_rest_is_lost() -> None:
    blue = Player(crews=(1, 2, 3, 3), cards=["n12_field_yellow_green_5"])
    state = scene(blue, Player(), phase="feed")
    assert told(state, "fed")[1] == {"seat": 0, "hunger": 9, "grain": 11}
    assert score(state, 0) == 0
    assert player(state, 0)["grain"] == 11  # no store: the next feeding starts from the fields again


@rule("EG-8.6", "EG-18.8", "EG-EX2", "EG-R28")
def test_a_grain_card_may_be_played_or_kept() -> None:
    red = Player(crews=(2, 2, 2, 4), cards=["n12_field_green_2", "n12_grain_4"], steps=(0, 2))
    state = scene(red, Player(), phase="feed")
    assert legal(state) == ["play n12_grain_4", "go on"]
    fed = play(state.clone(), "play n12_grain_4")
    assert score(fed, 0) == 0
    assert cards(fed, 0) == []
    assert "n12_grain_4" in fed.view(None)["removed"]  # type: ignore[operator]
    hungry = play(state.clone(), "go on")
    assert score(hungry, 0) == -4
    assert cards(hungry, 0) == ["n12_grain_4"]


@rule("EG-8.5", "EG-16.1", "EG-EX3", "EG-R3", "EG-R40", "EG-2.7")
def test_each_missing_grain_costs_points() -> None:
    green = Player(crews=(3, 3, 4, 4), cards=["n5_field_green_6", "n12_field_yellow_green_5"], steps=(0, 2), score=10)
    red = Player(crews=(1, 1, 1, 2), score=6)
    state = scene(green, red, phase="feed", ring="left")
    assert told(state, "went-hungry") == [{"seat": 0, "missing": 2, "points": 4}]
    assert score(state, 0) == 6
    assert state.view(None)["track"] == [1, 0]  # behind Red, who was there before


@rule("EG-8.5", "EG-2.7", "EG-17.4", "EG-2.9")
@pytest.mark.parametrize(("step", "penalty"), list(enumerate([3, 3, 2, 2, 1, 1])))
def test_the_grain_market_says_what_missing_grain_costs(step: int, penalty: int) -> None:
    state = scene(Player(crews=(2, 2, 2, 2), steps=(0, step)), Player(), phase="feed")
    assert score(state, 0) == -2 * penalty


@rule("EG-8.3", "EG-EX20")
@pytest.mark.parametrize(("ring", "grain"), [("left", 6), ("middle", 11), ("right", 17)])
def test_the_ring_says_which_fields_are_watered(ring: str, grain: int) -> None:
    owner = Player(cards=["n12_field_yellow_green_5", "n12_field_brown_6"])
    state = scene(owner, Player(), ring=ring, phase="sail")
    assert player(state, 0)["grain"] == grain
    assert [one["watered"] for one in player(state, 0)["fields"]] == [True, ring != "left", ring == "right"]


@rule("EG-8.1", "EG-16.5", "EG-R2", "EG-4.3")
def test_the_leader_feeds_first_and_the_order_is_frozen() -> None:
    hungry = (4, 4, 4, 4)
    state = scene(
        Player(score=1, crews=hungry), Player(score=9, crews=hungry), Player(score=5, crews=hungry), phase="feed"
    )
    assert [one["seat"] for one in told(state, "went-hungry")] == [1, 2, 0]
    # the leader falls behind everybody with his own loss, but nobody acts twice or never
    assert [score(state, seat) for seat in range(3)] == [-29, -21, -25]


@rule("EG-8.1")
def test_used_crews_and_the_joker_are_fed_too() -> None:
    state = scene(Player(crews=(1, 1, 1, 5), turned=["blue", "joker"]), Player(), phase="feed")
    assert told(state, "went-hungry") == [{"seat": 0, "missing": 2, "points": 6}]


@rule("EG-8.7")
def test_crews_are_never_lost_through_hunger() -> None:
    state = scene(Player(crews=(8, 8, 8, 8)), Player(), phase="feed")
    assert score(state, 0) == -78
    assert crews(state, 0) == [8, 8, 8, 8]


@rule("EG-18.15", "EG-R47", "EG-8.2")
def test_stones_as_grain_up_to_what_is_missing() -> None:
    eater = Player(crews=(3, 3, 3, 1), stones=9, cards=["n12_stones_as_grain"])
    state = scene(eater, Player(), phase="feed")
    assert legal(state) == ["swap 1", "swap 2", "swap 3", "swap 4", "go on"]
    play(state, "swap 3")
    assert legal(state) == ["swap 1", "go on"]
    play(state, "go on")
    assert told(state, "went-hungry") == [{"seat": 0, "missing": 1, "points": 3}]
    assert told(state, "swapped-stones") == [{"seat": 0, "stones": 3}]
    state = scene(Player(crews=(3, 3, 3, 1), stones=2, cards=["n12_stones_as_grain"]), Player(), phase="feed")
    assert legal(state) == ["swap 1", "swap 2", "go on"]


@rule("EG-R50", "EG-R54")
def test_grain_cards_and_stones_in_any_order() -> None:
    eater = Player(crews=(5, 5, 3, 2), stones=9, cards=["n12_stones_as_grain", "n12_grain_4", "n5_grain_4"])
    state = scene(eater, Player(), phase="feed")
    assert legal(state)[0] == "play n12_grain_4"  # two cards that say the same are offered once
    for place in range(3):
        moves = ["play n12_grain_4", "play n5_grain_4"]
        moves.insert(place, "swap 1")
        fed = play(state.clone(), *moves)
        assert (score(fed, 0), stones(fed, 0), cards(fed, 0)) == (0, 8 + 3, ["n12_stones_as_grain"])
    play(state, "play n12_grain_4", "play n5_grain_4")
    assert legal(state) == ["swap 1", "go on"]  # what is missing then


@rule("EG-9.1", "EG-EX4", "EG-18.3")
def test_quarries_produce() -> None:
    state = scene(Player(stones=1, cards=["n12_quarry_2_a"]), Player(), phase="produce")
    assert stones(state, 0) == 6


@rule("EG-9.1", "EG-EX5", "EG-2.6")
def test_the_stone_track_ends_at_25() -> None:
    state = scene(Player(stones=23, cards=["n12_quarry_2_a"]), Player(), phase="produce")
    assert stones(state, 0) == 25
    assert told(state, "gained-stones")[0] == {"seat": 0, "stones": 2, "lost": 3}


@rule("EG-9.1", "EG-4.3")
def test_production_goes_by_order_tiles() -> None:
    state = scene(Player(score=3), Player(score=2), Player(score=1), order=(1, 2, 0), phase="produce")
    assert [one["seat"] for one in told(state, "produced")] == [1, 2, 0]
