"""EG-18: Nile cards that work when they are taken or with a placement, and those for building."""

import pytest

from tests.games.egizia.scene import (
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


@rule("EG-18.2")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("n12_field_brown_6", ([1, 0], 0, 0)),
        ("n12_field_brown_7", ([0, 1], 0, 0)),
        ("n34_field_brown_8", ([0, 0], 3, 0)),
        ("n34_field_brown_9", ([0, 0], 0, 4)),
        ("n12_field_green_3", ([0, 0], 0, 0)),
    ],
)
def test_brown_fields_pay_once(card: str, gained: tuple[list[int], int, int]) -> None:
    state = scene(Player(), Player(), river={"card_1": card})
    play(state, "place card_1")
    assert (steps(state, 0), score(state, 0), stones(state, 0)) == gained
    assert player(state, 0)["fields"][-1]["id"] == card


@rule("EG-18.2", "EG-18.3")
def test_fields_and_quarries_work_in_the_round_they_are_taken() -> None:
    state = scene(
        Player(crews=(3, 3, 2, 1)),
        Player(passed=True),
        river={"card_1": "n12_field_green_3", "card_2": "n12_quarry_3_a"},
    )
    play(state, "place card_1", "place card_2", "pass")
    assert {"seat": 0, "hunger": 9, "grain": 9} in told(state, "fed")
    assert stones(state, 0) == 6


@rule("EG-18.4", "EG-6.1")
def test_second_ship() -> None:
    state = scene(Player(cards=["n12_second_ship"]), Player())
    play(state, "place thebae")
    assert state.seat == 0
    assert "place edfu" not in legal(state)  # all placement rules apply
    assert "pass" not in legal(state)
    play(state, "place selinon")
    assert state.seat == 1
    assert cards(state, 0) == []
    play(state, "place edfu")
    assert state.seat == 0  # no later turn was replaced


@rule("EG-18.4")
def test_the_second_ship_may_wait() -> None:
    state = scene(Player(cards=["n12_second_ship"]), Player())
    play(state, "place thebae", "go on")
    assert state.seat == 1
    assert cards(state, 0) == ["n12_second_ship"]


@rule("EG-18.28", "EG-R44")
def test_a_card_works_in_the_turn_in_which_it_is_taken() -> None:
    state = scene(Player(), Player(), river={"card_1": "n12_second_ship", "card_2": "n34_stones_6"})
    play(state, "place card_1", "place card_2")  # with the second ship just taken
    assert state.seat == 0
    assert legal(state) == ["play n34_stones_6", "go on"]
    play(state, "play n34_stones_6")
    assert stones(state, 0) == 6


@rule("EG-18.9", "EG-EX14")
@pytest.mark.parametrize(
    ("name", "after"), [("thebae", [3, 3, 1, 2]), ("selinon", [1, 3, 3, 2]), ("beni_hasan", [3, 1, 3, 2])]
)
def test_round_space_twice_on_two_crews(name: str, after: list[int]) -> None:
    state = scene(Player(cards=["n34_double_round_space"]), Player())
    play(state, f"double {name}")
    assert crews(state, 0) == after
    assert cards(state, 0) == []


@rule("EG-18.9", "EG-EX14")
@pytest.mark.parametrize("ring", ["left", "middle", "right"])
def test_round_space_twice_on_passalon(ring: str) -> None:
    state = scene(Player(cards=["n34_double_round_space"]), Player(), ring=ring)
    play(state, "double passalon")
    assert crews(state, 0)[3] == 4
    assert legal(state) == ["ring left", "ring middle", "ring right"]  # up to two moves, also there and back


@rule("EG-18.9", "EG-R54")
def test_round_space_twice_on_alyi_and_edfu() -> None:
    state = scene(Player(cards=["n34_double_round_space"]), Player())
    play(state, "double alyi", "raise black")
    assert legal(state) == ["raise blue", "raise black", "raise yellow", "raise joker"]
    play(state, "raise blue")
    assert crews(state, 0) == [2, 2, 1, 2]
    assert stones(state, 0) == 4
    state = scene(Player(cards=["n34_double_round_space"]), Player())
    play(state, "double edfu")
    assert steps(state, 0) == [2, 2]


@rule("EG-18.11")
def test_join_a_full_building_site() -> None:
    joiner = Player(cards=["n34_extra_builder"])
    state = scene(joiner, Player(at=["sphinx_site_1"]), Player(at=["sphinx_site_2"]))
    assert {"reserve sphinx_site", "join sphinx_site"} <= set(legal(state))
    play(state, "join sphinx_site")
    assert space(state, "sphinx_site")["added"] == [0]
    assert cards(state, 0) == []
    beyond = Player(cards=["n34_extra_builder"], at=["selinon"])
    state = scene(beyond, Player(at=["sphinx_site_1"]), Player(at=["sphinx_site_2"]))
    assert "join sphinx_site" not in legal(state)  # downstream only
    free = scene(joiner, Player(at=["sphinx_site_1"]), Player())
    assert "join" not in verbs(free)


@rule("EG-18.11", "EG-EX15", "EG-R8")
def test_an_added_ship_may_build_in_any_case() -> None:
    full = [Player(stones=5, at=[f"sphinx_site_{k}"]) for k in (1, 2)]
    state = scene(Player(stones=5), *full, phase="build", added={"sphinx_site": 0})
    for _ in range(3):
        play(state, "use blue", "keep none")
    assert [one["seat"] for one in told(state, "used-crews")] == [1, 2, 0]


@rule("EG-18.11")
def test_with_two_players_joining_has_no_use() -> None:
    state = scene(Player(cards=["n34_extra_builder"]), Player(at=["sphinx_site_1", "obelisk_site_1", "pyramid_site_2"]))
    assert "join" not in verbs(state)


@rule("EG-18.13", "EG-6.11", "EG-R9")
def test_leftover_card() -> None:
    river = {"card_3": "n12_quarry_3_a", "card_8": "n12_stone_market_2"}
    state = scene(Player(cards=["n34_leftover_card", "n12_crew_improver"], passed=True), Player(), river=river)
    play(state, "pass")
    assert legal(state) == ["take card_3", "take card_8", "go on"]  # not a W1 window: no crew improver here
    taken = play(state.clone(), "take card_8")
    assert steps(taken, 0) == [2, 0]
    play(state, "take card_3")
    assert told(state, "fetched-card")[0]["seat"] == 0
    assert player(state, 0)["quarry_yield"] == 6
    assert state.journal is not None
    heard = [note.message.id for note in state.journal]
    assert heard.index("fetched-card") < heard.index("fed")  # before feeding


@rule("EG-18.13")
def test_leftover_card_works_in_the_round_it_was_taken_and_without_a_ship() -> None:
    river = {"card_3": "n34_leftover_card", "card_8": "n12_quarry_3_a"}
    state = scene(Player(ships=1), Player(passed=True), river=river)
    play(state, "place card_3")  # his only ship; he passes by himself then
    assert legal(state) == ["take card_8", "go on"]


@rule("EG-18.13")
def test_nothing_left_no_question() -> None:
    state = scene(Player(cards=["n34_leftover_card"], passed=True), Player())
    play(state, "pass")
    assert state.view(None)["round"] == 2


@rule("EG-18.17", "EG-18.1")
def test_market_cards_are_carried_out_at_once() -> None:
    state = scene(Player(), Player(passed=True), river={"card_1": "n12_grain_market_2", "card_2": "n12_stone_market_2"})
    play(state, "place card_1", "place card_2")
    assert steps(state, 0) == [2, 2]
    assert cards(state, 0) == []


@rule("EG-18.18", "EG-R54")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("blue", "blue", [3, 1, 1, 2]),
        ("blue", "joker", [2, 1, 1, 3]),
        ("joker", "blue", [2, 1, 1, 3]),
        ("joker", "joker", [1, 1, 1, 4]),
    ],
)
def test_two_steps_of_choice(first: str, second: str, after: list[int]) -> None:
    state = scene(Player(), Player(), river={"card_1": "n34_crews_any_2"})
    play(state, "place card_1", f"raise {first}", f"raise {second}")
    assert crews(state, 0) == after


@rule("EG-R22", "EG-18.18", "EG-18.1")
def test_as_many_steps_as_possible_must_count() -> None:
    state = scene(Player(crews=(8, 8, 7, 7)), Player(), river={"card_1": "n34_crews_any_2"})
    play(state, "place card_1")  # the only way to use both steps is yellow and joker
    assert crews(state, 0) == [8, 8, 8, 8]
    state = scene(Player(crews=(7, 8, 8, 6)), Player(), river={"card_1": "n34_crews_any_2"})
    play(state, "place card_1", "raise blue")
    assert crews(state, 0) == [8, 8, 8, 7]
    state = scene(Player(crews=(8, 8, 8, 7)), Player(), river={"card_1": "n34_crews_any_2"})
    play(state, "place card_1")
    assert crews(state, 0) == [8, 8, 8, 8]
    assert state.seat == 1


@rule("EG-18.19")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("n12_crews_blue_black", [2, 2, 1, 2]),
        ("n34_crews_black_yellow", [1, 2, 2, 2]),
        ("n5_crews_blue_yellow", [2, 1, 2, 2]),
    ],
)
def test_pictured_crews(card: str, after: list[int]) -> None:
    state = scene(Player(), Player(), river={"card_1": card})
    play(state, "place card_1")
    assert crews(state, 0) == after


@rule("EG-18.21", "EG-6.3")
def test_shared_round_space_once_a_round() -> None:
    sharer = Player(cards=["n12_shared_round_space"])
    state = scene(sharer, Player(at=["edfu", "thebae"], passed=True))
    assert "place edfu" in legal(state)
    play(state, "place edfu")
    assert space(state, "edfu")["ships"] == [0, 1]
    assert steps(state, 0) == [1, 1]
    assert "place thebae" not in legal(state)
    assert player(state, 0)["used"] == ["use_occupied_round_space"]
    next_round(state)
    assert player(state, 0)["used"] == []


@rule("EG-18.21")
def test_sharing_is_for_round_spaces_only_and_downstream() -> None:
    sharer = Player(cards=["n12_shared_round_space"], at=["selinon"])
    state = scene(sharer, Player(at=["card_5", "obelisk_site_1", "edfu"]), river={"card_6": "n12_quarry_3_a"})
    assert {"place card_5", "place obelisk_site_1", "place edfu"} & set(legal(state)) == set()


@rule("EG-18.23", "EG-R5")
def test_upstream_once_a_round_then_downstream_of_the_furthest_ship() -> None:
    state = scene(
        Player(cards=["n34_upstream"], at=["beni_hasan"]), Player(passed=True), river={"card_6": "n12_quarry_3_a"}
    )
    assert {"place edfu", "place thebae", "place sphinx_site_1", "place selinon"} <= set(legal(state))
    play(state, "place thebae")
    assert player(state, 0)["furthest"] == "beni_hasan"
    assert legal(state)[0] == "place card_6"
    assert not {"place edfu", "place selinon", "place sphinx_site_1"} & set(legal(state))


@rule("EG-18.23", "EG-18.21", "EG-R6", "EG-R46")
def test_upstream_with_sharing() -> None:
    both = Player(cards=["n34_upstream", "n12_shared_round_space"], at=["edfu", "selinon"])
    state = scene(both, Player(passed=True))
    assert "place selinon" not in legal(state)  # neither further up nor further down
    assert "place edfu" in legal(state)
    play(state, "place edfu")
    assert space(state, "edfu")["ships"] == [0, 0]
    assert set(player(state, 0)["used"]) == {"place_upstream", "use_occupied_round_space"}


@rule("EG-18.23")
def test_no_upstream_without_a_ship_downstream() -> None:
    state = scene(Player(cards=["n34_upstream"]), Player())
    play(state, "place edfu")
    assert player(state, 0)["used"] == []


@rule("EG-18.4", "EG-18.9", "EG-18.21", "EG-18.23", "EG-18.27")
def test_four_cards_in_one_turn() -> None:
    rich = Player(
        cards=["n12_second_ship", "n34_double_round_space", "n12_shared_round_space", "n34_upstream"], at=["selinon"]
    )
    state = scene(rich, Player(at=["thebae"]))
    play(state, "double thebae")  # upstream, shared, twice
    assert crews(state, 0) == [3, 3, 1, 2]
    play(state, "place beni_hasan")  # second ship, downstream of Selinon
    assert crews(state, 0) == [4, 3, 2, 2]
    assert state.seat == 1
    assert cards(state, 0) == ["n12_shared_round_space", "n34_upstream"]


@rule("EG-18.25", "EG-R18")
@pytest.mark.parametrize(("card", "points"), [("n5_score_obelisk_graves", 3), ("n5_score_pyramid_temple", 2)])
def test_points_for_own_blocks(card: str, points: int) -> None:
    mine = Player(blocks=["obelisk_1_1", "obelisk_2_1", "grave_1", "pyramid_1_1", "left_pylon_1"])
    other = Player(blocks=["obelisk_1_2", "grave_2", "pyramid_1_2", "right_pylon_1"])
    state = scene(mine, other, river={"card_1": card})
    play(state, "place card_1")
    assert score(state, 0) == points
    assert score(state, 1) == 0


@rule("EG-18.5", "EG-18.10", "EG-18.27", "EG-R50")
def test_two_crews_and_more_strength() -> None:
    strong = Player(stones=20, crews=(3, 2, 4, 2), at=["pyramid_site_1"], cards=["n34_two_crews", "n12_strength_3"])
    state = scene(strong, Player(), phase="build")
    assert {"play n12_strength_3", "play n34_two_crews", "use blue", "decline"} <= set(legal(state))
    two = play(state.clone(), "play n34_two_crews")
    assert legal(two) == [
        "play n12_strength_3",
        "use blue black",
        "use blue yellow",
        "use black yellow",
        "use blue black joker",
        "use blue yellow joker",
        "use black yellow joker",
        "decline",
    ]
    for order in (["n12_strength_3", "n34_two_crews"], ["n34_two_crews", "n12_strength_3"]):
        both = play(state.clone(), *(f"play {card}" for card in order), "use blue yellow joker")
        assert both.prompt.args["strength"] == 3 + 4 + 2 + 3
        assert cards(both, 0) == []
    one = play(state.clone(), "play n12_strength_3", "use black")
    assert one.prompt.args["strength"] == 5


@rule("EG-18.10")
def test_strength_plus_three_needs_an_ordinary_crew() -> None:
    idle = Player(stones=9, turned=["blue", "black", "yellow"], at=["pyramid_site_1"], cards=["n12_strength_3"])
    state = scene(idle, Player(), phase="build")
    assert told(state, "declined") == [{"seat": 0, "site": "site-pyramid_site"}]


@rule("EG-18.10", "EG-18.5")
def test_cards_that_do_not_help_to_build_anything_are_not_offered() -> None:
    high = Player(blocks=[f"obelisk_{row}_{k}" for row in range(1, 5) for k in (1, 2)] + ["obelisk_5_1", "obelisk_6_1"])
    weak = Player(stones=9, crews=(1, 1, 1, 1), at=["obelisk_site_1"], cards=["n12_strength_3", "n5_strength_3"])
    full = [f"grave_{k}" for k in range(1, 13)]
    high.blocks = [*high.blocks, *full]
    state = scene(weak, high, phase="build")  # the next space is worth 7: only both cards and the joker reach it
    assert legal(state) == ["play n12_strength_3", "decline"]
    play(state, "play n12_strength_3")
    assert legal(state) == ["play n5_strength_3", "decline"]
    play(state, "play n5_strength_3")
    assert legal(state) == [
        "use blue",
        "use black",
        "use yellow",
        "use blue joker",
        "use black joker",
        "use yellow joker",
        "decline",
    ]


FIVE = [f"obelisk_{row}_{k}" for row in range(1, 5) for k in (1, 2)]  # below row 5


@rule("EG-10.3", "EG-18.27", "EG-R50")
def test_cards_for_one_building_turn_in_any_order() -> None:
    cards = ["n12_strength_3", "n34_two_crews", "n5_strength_3"]
    weak = Player(stones=9, crews=(1, 1, 8, 2), turned=["yellow", "joker"], at=["obelisk_site_1"], cards=cards)
    other = Player(stones=9, crews=(5, 5, 5, 2), at=["obelisk_site_2"], blocks=FIVE)
    state = scene(weak, other, Player(), phase="build", graves=[5, 5, 5, 5], reserve={"obelisk_site": 2})
    play(state, "play n34_two_crews")
    assert state.seat == 0
    assert legal(state) == ["play n12_strength_3", "decline"]  # of two cards that say the same only one
    play(state, "play n12_strength_3", "use blue black", "build obelisk_5_1")
    assert told(state, "finished-building")[0]["points"] == 5


@rule("EG-10.3", "EG-18.27", "EG-R50")
def test_two_crews_may_follow_strength_plus_three() -> None:
    cards = ["n34_two_crews", "n5_strength_3", "n5_two_crews"]
    weak = Player(stones=9, crews=(1, 1, 1, 2), turned=["joker"], at=["obelisk_site_1"], cards=cards)
    state = scene(weak, Player(blocks=FIVE), phase="build", graves=[5, 5, 5, 5])
    play(state, "play n5_strength_3")
    assert legal(state) == ["play n34_two_crews", "decline"]
    play(state, "play n34_two_crews")
    assert legal(state) == ["use blue black", "use blue yellow", "use black yellow", "decline"]


@rule("EG-10.3", "EG-10.9", "EG-22.3", "EG-R50")
def test_declining_stays_possible_after_a_card_for_strength() -> None:
    cards = ["n12_strength_3", "n5_sell_10_stones"]
    seller = Player(stones=9, crews=(3, 1, 1, 2), turned=["joker"], at=["obelisk_site_1"], cards=cards)
    other = Player(at=["obelisk_site_2"], blocks=FIVE)
    state = scene(seller, other, Player(), phase="build", graves=[5, 5, 5, 5], reserve={"obelisk_site": 2})
    play(state, "play n12_strength_3", "sell 9")  # without a stone he can only decline
    assert [one["seat"] for one in told(state, "declined")] == [0, 1, 2]
    assert [one["seat"] for one in told(state, "promoted")] == [2]


@rule("EG-18.16", "EG-20.4", "EG-21.12")
def test_the_grave_card_is_worth_a_grave_but_is_no_block() -> None:
    mine = Player(cards=["n5_grave_card"], hand=["own_graves"])
    state = scene(mine, Player(), phase="closing", round=5)
    assert told(state, "end-graves") == [{"seat": 0, "sum": 5, "points": 2}]
    assert told(state, "sphinx-missed")[0]["card"] == "sphinx-per_own_block"


@rule("EG-18.27")
def test_any_number_of_cards_may_be_held() -> None:
    many = ["n12_strength_3", "n5_strength_3", "n34_two_crews", "n5_two_crews", "n34_stones_6"]
    many += ["n5_stones_6", "n12_grain_4", "n5_grain_4", "n34_keep_two_sphinx", "n5_sell_10_stones"]
    state = scene(Player(cards=many), Player(), river={"card_1": "n34_extra_builder"})
    play(state, "place card_1")
    assert len(cards(state, 0)) == 11
