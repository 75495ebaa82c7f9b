"""EG-19: when a player is active, and the cards and powers for those moments."""

from itertools import permutations

import pytest

from tests.games.egizia.scene import (
    Player,
    cards,
    crews,
    next_round,
    player,
    scene,
    score,
    stones,
    told,
    verbs,
)
from tests.support import legal, play, rule

TRAIN = ["train blue", "train black", "train yellow", "train joker"]


@rule("EG-19.1", "EG-18.22", "EG-R19")
def test_w1_before_a_placement_or_in_the_turn_of_passing() -> None:
    state = scene(Player(cards=["n12_crew_improver"]), Player(), river={"card_1": "n12_quarry_3_a"})
    assert legal(state)[0] == "place card_1"
    assert legal(state)[-5:] == [*TRAIN, "pass"]
    play(state, "train joker")
    assert crews(state, 0) == [1, 1, 1, 3]
    assert state.seat == 0  # the turn goes on
    assert "train" not in verbs(state)


@rule("EG-19.1", "EG-R48")
def test_w1_after_a_placement_only_where_it_made_something_possible() -> None:
    river = {"card_1": "n12_field_brown_6", "card_2": "n12_crew_improver"}
    state = scene(Player(cards=["n12_field_improver", "n12_field_yellow_green_5"]), Player(passed=True), river=river)
    assert "improve n12_field_yellow_green_5" in legal(state)
    same = play(state.clone(), "place edfu")
    assert same.prompt.id == "prompt-sail"  # nothing new: his next turn
    play(state, "place card_1")  # with the new field he may choose the old one, too
    assert legal(state) == ["improve n12_field_yellow_green_5", "improve n12_field_brown_6", "go on"]
    play(state, "go on", "place card_2")
    assert "train blue" in legal(state)


@rule("EG-R48")
def test_stones_that_a_placement_brought_may_be_spent_after_it() -> None:
    state = scene(Player(stones=1, cards=["n34_stones_for_strength"]), Player())
    assert "hire" not in verbs(state)
    play(state, "place alyi", "raise blue")
    assert legal(state) == ["hire blue", "hire black", "hire yellow", "hire joker", "go on"]
    play(state, "hire blue")
    assert crews(state, 0) == [3, 1, 1, 2]
    assert stones(state, 0) == 1
    rich = scene(Player(stones=2, cards=["n34_stones_for_strength"]), Player())
    play(rich, "place alyi", "raise blue")
    assert rich.seat == 1  # could be done before


@rule("EG-19.1", "EG-R48")
def test_no_window_no_question() -> None:
    state = scene(Player(), Player())
    for move in ("place edfu", "place thebae", "pass"):
        play(state, move)
    assert state.seat == 1
    play(state, "pass")
    assert state.view(None)["round"] == 2  # feeding, producing, building and bonus asked nobody anything


@rule("EG-19.1", "EG-R21", "EG-R38", "EG-18.22")
def test_w2_w3_and_w5_come_once_a_round_even_without_a_ship_anywhere() -> None:
    state = scene(Player(cards=["n12_crew_improver"], passed=True), Player())
    play(state, "pass")
    prompts = []
    while state.view(None)["round"] == 1:
        prompts.append(state.prompt.id)
        assert legal(state) == [*TRAIN, "go on"]
        play(state, "go on")
    assert prompts == ["prompt-window-2", "prompt-window-3", "prompt-window-5"]


@rule("EG-R21", "EG-18.22", "EG-18.14")
def test_raising_after_feeding_need_not_be_fed_in_this_round() -> None:
    state = scene(Player(crews=(1, 1, 2, 2), cards=["n12_crew_improver"]), Player(), phase="feed")
    assert state.prompt.id == "prompt-feed"  # it could be raised before, and go hungry
    hungry = play(state.clone(), "train blue")
    assert score(hungry, 0) == -3
    play(state, "go on", "train blue")
    assert score(state, 0) == 0
    assert crews(state, 0) == [2, 1, 2, 2]


@rule("EG-R49", "EG-19.1")
def test_w2_before_the_loss_offers_only_what_changes_it() -> None:
    full = scene(Player(cards=["n12_crew_improver", "n34_stones_6"]), Player(), phase="feed")
    assert full.prompt.id == "prompt-window-2"  # six grain for five: nothing could change
    dry = Player(crews=(2, 2, 2, 2), cards=["n12_field_improver", "n12_field_brown_6", "n12_field_yellow_green_4"])
    state = scene(dry, Player(), phase="feed", ring="left")
    assert legal(state) == ["improve n12_field_yellow_green_4", "improve n12_field_brown_6", "go on"]
    play(state, "improve n12_field_yellow_green_4")
    assert score(state, 0) == 0


@rule("EG-19.3", "EG-18.6", "EG-18.15")
def test_stones_from_a_card_can_be_eaten() -> None:
    eater = Player(crews=(3, 3, 3, 1), cards=["n12_stones_as_grain", "n34_stones_6"])
    state = scene(eater, Player(), phase="feed")
    assert legal(state) == ["play n34_stones_6", "go on"]
    play(state, "play n34_stones_6")
    assert legal(state) == ["swap 1", "swap 2", "swap 3", "swap 4", "go on"]


@rule("EG-18.6", "EG-19.3")
@pytest.mark.parametrize("window", ["sail", "feed", "produce", "build", "bonus", "closing"])
def test_six_stones_and_the_sale_in_every_window(window: str) -> None:
    holder = Player(
        stones=2, cards=["n34_stones_6", "n5_sell_10_stones"], at=["sphinx_site_1"], turned=["blue", "black"]
    )
    state = scene(holder, Player(), phase=window, round=5)
    assert {"play n34_stones_6", "sell 1", "sell 2"} <= set(legal(state))
    play(state, "play n34_stones_6")
    before = stones(state, 0)
    assert before == {"produce": 11}.get(window, 8)
    play(state, "sell 8")
    assert stones(state, 0) >= before - 8
    assert told(state, "sold-stones") == [{"seat": 0, "stones": 8, "points": 8}]


@rule("EG-18.26")
def test_sell_ten_stones_whatever_the_market_step() -> None:
    state = scene(Player(stones=14, cards=["n5_sell_10_stones"], steps=(0, 0)), Player())
    offered = [move for move in legal(state) if move.startswith("sell")]
    assert offered == [f"sell {number}" for number in range(1, 11)]
    play(state, "sell 10")
    assert score(state, 0) == 10
    assert stones(state, 0) == 4
    assert cards(state, 0) == []


@rule("EG-18.14", "EG-R47")
def test_stones_for_strength_once_a_round() -> None:
    state = scene(Player(stones=5, crews=(8, 1, 1, 8), cards=["n34_stones_for_strength"]), Player())
    assert [move for move in legal(state) if move.startswith("hire")] == ["hire black", "hire yellow"]
    play(state, "hire yellow")
    assert crews(state, 0) == [8, 1, 2, 8]
    assert stones(state, 0) == 3
    assert "hire" not in verbs(state)
    maxed = scene(Player(stones=5, crews=(8, 8, 8, 8), cards=["n34_stones_for_strength"]), Player())
    assert "hire" not in verbs(maxed)


@rule("EG-R48", "EG-R54")
def test_what_a_window_offers_does_not_close_it() -> None:
    state = scene(Player(stones=1, cards=["n34_stones_for_strength", "n5_sell_10_stones"]), Player())
    play(state, "place alyi", "raise blue")
    assert verbs(state) == {"hire", "sell", "go"}
    play(state, "hire blue")  # what was new is used; the sale of the last stone is still there
    assert legal(state) == ["sell 1", "go on"]


@rule("EG-18.4", "EG-R48")
def test_powers_between_two_ships() -> None:
    state = scene(Player(cards=["n12_second_ship", "n12_crew_improver"]), Player())
    play(state, "place edfu")
    assert {"place thebae", *TRAIN, "go on"} <= set(legal(state))
    play(state, "train blue", "place thebae")
    assert crews(state, 0) == [3, 2, 1, 2]
    assert state.seat == 1


@rule("EG-18.20", "EG-R33")
def test_field_improver() -> None:
    owner = Player(cards=["n12_field_improver", "n34_field_improver", "n12_field_brown_6", "n12_field_yellow_green_5"])
    state = scene(owner, Player())
    offered = [move for move in legal(state) if move.startswith("improve")]
    assert offered == ["improve n12_field_yellow_green_5", "improve n12_field_brown_6"]  # the start field is green
    both = play(state.clone(), "improve n12_field_brown_6", "improve n12_field_yellow_green_5")
    assert [one["improved"] for one in player(both, 0)["fields"]] == [0, 1, 1]
    play(state, "improve n12_field_brown_6", "improve n12_field_brown_6")  # two on one field
    fields = {one["id"]: (one["colour"], one["yield"], one["improved"]) for one in player(state, 0)["fields"]}
    assert fields["n12_field_brown_6"] == ("green", 6, 2)
    assert fields["n12_field_yellow_green_5"] == ("yellow_green", 5, 0)
    assert player(state, 0)["loose_improvers"] == 0
    assert "improve" not in verbs(state)  # the assignment is final
    assert cards(state, 0) == ["n12_field_improver", "n34_field_improver"]


@rule("EG-18.20", "EG-8.3")
def test_an_improved_field_is_watered_by_its_new_colour() -> None:
    owner = Player(cards=["n12_field_improver", "n12_field_brown_6"])
    state = scene(owner, Player(), ring="middle")
    assert player(state, 0)["grain"] == 6
    play(state, "improve n12_field_brown_6")
    assert player(state, 0)["grain"] == 12


@rule("EG-19.1", "EG-19.3")
def test_w4_before_and_after_building() -> None:
    holder = Player(stones=3, crews=(3, 1, 1, 2), at=["sphinx_site_1"], cards=["n12_crew_improver", "n34_stones_6"])
    state = scene(holder, Player(), phase="build")
    assert {"train blue", "play n34_stones_6", "use blue", "decline"} <= set(legal(state))
    play(state, "train blue", "use blue")
    assert state.prompt.args["count"] == 4  # the raised crew builds with its new strength
    play(state, "draw 1", "keep none")
    assert state.prompt.id == "prompt-window-4"
    assert legal(state) == ["play n34_stones_6", "go on"]  # having seen Sphinx cards, he may think again


@rule("EG-19.1")
def test_w4_when_declining() -> None:
    holder = Player(stones=0, at=["sphinx_site_1"], cards=["n12_crew_improver"])
    state = scene(holder, Player(), phase="build")
    assert legal(state) == [*TRAIN, "decline"]


@rule("EG-R48")
def test_stones_of_a_card_that_would_not_have_fitted_before_may_come_after_building() -> None:
    full = Player(stones=22, crews=(5, 1, 1, 2), at=["pyramid_site_1"], cards=["n34_stones_6"])
    state = scene(full, Player(), phase="build")
    play(state, "use blue", "build pyramid_1_1", "build pyramid_1_2", "done")
    assert legal(state) == ["play n34_stones_6", "go on"]
    play(state, "play n34_stones_6")
    assert stones(state, 0) == 25
    less = Player(stones=12, crews=(5, 1, 1, 2), at=["pyramid_site_1"], cards=["n34_stones_6"])
    state = scene(less, Player(), phase="build")
    play(state, "use blue", "build pyramid_1_1", "build pyramid_1_2", "done")
    assert state.prompt.id == "prompt-window-5"  # before building it would have been the same


@rule("EG-R48")
def test_a_placement_changes_nothing_for_stones_of_a_card() -> None:
    state = scene(Player(stones=22, cards=["n34_stones_6"]), Player())
    play(state, "place alyi", "raise blue")
    assert state.seat == 1  # lost stones are lost before and after it


@rule("EG-R48", "EG-R54")
def test_powers_of_one_window_come_in_any_order() -> None:
    holder = Player(
        stones=8, cards=["n12_crew_improver", "n34_stones_for_strength", "n34_stones_6", "n5_sell_10_stones"]
    )
    state = scene(holder, Player(), phase="produce")
    powers = ["train black", "hire blue", "play n34_stones_6", "sell 3"]
    for order in permutations(powers):
        done = play(state.clone(), *order)
        assert (crews(done, 0), stones(done, 0), score(done, 0)) == ([2, 2, 1, 2], 8 + 3 - 2 + 6 - 3, 3)
        assert done.view(None)["round"] == 2  # nothing is left to be asked
    late = scene(Player(stones=22, cards=["n34_stones_6", "n5_sell_10_stones"]), Player(), phase="produce")
    play(late, "sell 10", "play n34_stones_6")  # before the sale the stones would have been lost
    assert {"seat": 0, "stones": 6, "lost": 0} in told(late, "gained-stones")


@rule("EG-19.1", "EG-R34", "EG-20.1")
def test_w6_is_the_last_window() -> None:
    holders = [Player(cards=["n5_stones_6"], steps=(4, 0)), Player(stones=4, cards=["n5_sell_10_stones"])]
    state = scene(*holders, phase="closing", round=5, order=(1, 0))
    assert state.seat == 1  # in ascending order of tiles
    play(state, "sell 4")
    assert state.seat == 0
    play(state, "play n5_stones_6")
    assert state.seat == -1
    assert [score(state, seat) for seat in range(2)] == [3, 4]


@rule("EG-19.3")
def test_w6_is_not_for_raising_crews() -> None:
    powers = Player(stones=9, cards=["n12_crew_improver", "n34_stones_for_strength"])
    assert scene(powers, Player(), phase="closing", round=5).seat == -1


@rule("EG-19.4")
def test_unused_cards_are_worthless_in_final_scoring() -> None:
    holder = Player(cards=["n5_stones_6", "n34_keep_two_sphinx"], steps=(5, 0))
    state = scene(holder, Player(), phase="closing", round=5)
    play(state, "go on")
    assert state.seat == -1
    assert score(state, 0) == 0


@rule("EG-19.2", "EG-23.3")
def test_nobody_interrupts_and_no_w1_after_passing() -> None:
    state = scene(Player(cards=["n12_crew_improver"]), Player())
    play(state, "pass", "place edfu", "place thebae")
    assert state.seat == 1
    assert "train" not in verbs(state)


@rule("EG-19.3")
def test_cards_for_other_moments_are_not_offered() -> None:
    holder = Player(
        stones=9,
        at=["sphinx_site_1"],
        cards=["n12_second_ship", "n34_double_round_space", "n34_extra_builder", "n12_grain_4", "n34_two_crews"],
    )
    assert verbs(scene(holder, Player())) == {"place", "double", "pass"}
    assert scene(holder, Player(), phase="feed").prompt.id == "prompt-build"  # enough grain: nothing to ask
    assert verbs(scene(holder, Player(), phase="build")) == {"play", "use", "decline"}
    assert scene(holder, Player(), phase="closing", round=5).seat == -1


@rule("EG-19.5")
def test_an_unused_power_lapses() -> None:
    state = scene(Player(cards=["n12_crew_improver"]), Player())
    next_round(state)
    play(state, "train blue")
    assert "train" not in verbs(state)


@rule("EG-R53", "EG-19.1")
def test_w5_comes_after_the_bonus() -> None:
    state = scene(Player(built=["sphinx_site"], cards=["n12_crew_improver"]), Player(), phase="bonus")
    assert state.prompt.id == "prompt-window-5"
    assert score(state, 0) == 1
