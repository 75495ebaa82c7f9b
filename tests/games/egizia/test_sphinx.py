"""EG-11: Sphinx cards."""

import pytest

from perankh.games.egizia.state import DECK_LEFT
from perankh.words import words
from tests.games.egizia.scene import Player, cards, hand, player, scene, score, stones, told, turned
from tests.support import legal, listen, play, rule

DECK = ["temple_roof", "crew_blue", "own_graves", "permanents", "ten_percent", "crew_joker", "best_quarries"]


def visitor(**more: object) -> Player:
    base = {"stones": 9, "crews": (2, 5, 8, 2), "at": ["sphinx_site_1"]}
    return Player(**(base | more))  # type: ignore[arg-type]


def known(state: object, seat: int | None) -> list[str | None]:
    deck = state.view(seat)["sphinx_deck"]["known"]  # type: ignore[attr-defined]
    return [card and card["id"] for card in deck]


@rule("EG-11.4", "EG-11.5", "EG-EX6", "EG-10.6")
def test_draw_two_keep_one_return_one() -> None:
    state = scene(visitor(), Player(), phase="build", deck=DECK)
    play(state, "use blue", "draw 2", "keep crew_blue")
    assert told(state, "kept-sphinx") == [{"seat": 0, "kept": 1, "returned": 1, "points": 1}]
    assert hand(state, 0) == ["crew_blue"]
    assert stones(state, 0) == 9 - 2
    assert score(state, 0) == 1 + 1  # the second for taking part
    assert told(state, "used-crews")[0]["crews"] == ["crew-blue"]


@rule("EG-11.1", "EG-R11")
@pytest.mark.parametrize(
    ("crew", "stones", "most"),
    [("blue", 9, 2), ("black", 9, 5), ("yellow", 9, 5), ("yellow", 3, 3), ("blue joker", 9, 4)],
)
def test_the_number_is_declared_within_strength_stones_and_five(crew: str, stones: int, most: int) -> None:
    state = scene(visitor(stones=stones), Player(), phase="build", deck=DECK)
    play(state, f"use {crew}")
    assert legal(state) == [f"draw {number}" for number in range(1, most + 1)]


@rule("EG-11.4", "EG-23.2")
def test_none_need_be_kept_and_the_order_below_the_deck_is_free() -> None:
    state = scene(visitor(), Player(), phase="build", deck=DECK)
    play(state, "use black", "draw 3")
    assert legal(state) == ["keep temple_roof", "keep crew_blue", "keep own_graves", "keep none"]
    play(state, "keep none")
    assert legal(state) == ["return temple_roof", "return crew_blue", "return own_graves"]
    play(state, "return own_graves", "return temple_roof")
    assert hand(state, 0) == []
    assert score(state, 0) == 3 + 1
    assert known(state, 0)[-3:] == ["own_graves", "temple_roof", "crew_blue"]
    assert known(state, 1)[-3:] == [None, None, None]
    assert known(state, 0)[:3] == [None, None, None]


@rule("EG-11.2", "EG-11.3", "EG-18.12", "EG-R10", "EG-R45")
def test_two_more_cards_without_paying() -> None:
    state = scene(visitor(cards=["n12_sphinx_plus_2"]), Player(), phase="build", deck=DECK)
    play(state, "use blue")
    assert legal(state) == ["draw 1", "draw 1 plus 1", "draw 1 plus 2", "draw 2", "draw 2 plus 1", "draw 2 plus 2"]
    play(state, "draw 2 plus 2")  # four cards with strength 2
    assert stones(state, 0) == 7
    play(state, "keep none", "return temple_roof", "return crew_blue", "return own_graves")
    assert told(state, "kept-sphinx")[0]["points"] == 4  # the free ones score as well


@rule("EG-11.2", "EG-18.12")
def test_never_more_than_five_in_all() -> None:
    state = scene(visitor(cards=["n12_sphinx_plus_2"]), Player(), phase="build", deck=DECK)
    play(state, "use black")
    most = [move for move in legal(state) if move.startswith(("draw 4", "draw 5", "draw 3"))]
    assert most == ["draw 3", "draw 3 plus 1", "draw 3 plus 2", "draw 4", "draw 4 plus 1", "draw 5"]


@rule("EG-18.12", "EG-R10")
def test_the_extra_cards_need_a_stone_and_a_crew() -> None:
    state = scene(visitor(stones=0, cards=["n12_sphinx_plus_2"]), Player(), phase="build", deck=DECK)
    assert told(state, "declined") == [{"seat": 0, "site": "site-sphinx_site"}]


@rule("EG-11.6")
def test_any_number_of_sphinx_cards_may_be_held() -> None:
    many = ["crew_yellow", "crew_black", "temple_columns", "temple_pylons", "pyramid_row_3", "pyramid_row_4"]
    state = scene(visitor(hand=many), Player(), phase="build", deck=DECK)
    play(state, "use blue", "draw 1", "keep temple_roof")
    assert len(hand(state, 0)) == 7


@rule("EG-18.7", "EG-R42")
def test_two_may_be_kept_with_the_card_after_looking_at_them() -> None:
    state = scene(visitor(cards=["n34_keep_two_sphinx"]), Player(), phase="build", deck=DECK)
    play(state, "use black", "draw 4", "keep temple_roof")
    assert legal(state) == ["keep crew_blue", "keep permanents", "keep own_graves", "go on"]
    play(state, "keep own_graves", "return permanents")
    assert set(hand(state, 0)) == {"temple_roof", "own_graves"}
    assert told(state, "kept-sphinx")[0] == {"seat": 0, "kept": 2, "returned": 2, "points": 2}
    assert cards(state, 0) == []


@rule("EG-18.7", "EG-R54")
def test_the_two_may_be_chosen_in_any_order() -> None:
    state = scene(visitor(cards=["n34_keep_two_sphinx"]), Player(), phase="build", deck=DECK)
    play(state, "use black", "draw 3")
    assert legal(state) == ["keep temple_roof", "keep crew_blue", "keep own_graves", "keep none"]
    play(state, "keep own_graves")
    assert legal(state) == ["keep temple_roof", "keep crew_blue", "go on"]
    play(state, "keep temple_roof")
    assert set(hand(state, 0)) == {"temple_roof", "own_graves"}


@rule("EG-11.4", "EG-18.7")
@pytest.mark.parametrize(("held", "most"), [([], 1), (["n34_keep_two_sphinx"], 2)])
def test_the_prompt_says_how_many_may_be_kept(held: list[str], most: int) -> None:
    state = scene(visitor(cards=held), Player(), phase="build", deck=DECK)
    play(state, "use black", "draw 4")
    assert (state.prompt.args["count"], state.prompt.args["most"]) == (4, most)
    said = {1: ("one or none", "eine oder keine"), 2: ("up to 2", "bis zu 2")}[most]
    assert words("en", "egizia").say(state.prompt).endswith(said[0])
    assert words("de", "egizia").say(state.prompt).endswith(said[1])


@rule("EG-18.7")
def test_the_card_is_kept_if_one_card_is_enough() -> None:
    state = scene(visitor(cards=["n34_keep_two_sphinx"]), Player(), phase="build", deck=DECK)
    play(state, "use black", "draw 2", "keep temple_roof", "go on")
    assert cards(state, 0) == ["n34_keep_two_sphinx"]
    assert hand(state, 0) == ["temple_roof"]


@rule("EG-22.1")
def test_a_short_deck() -> None:
    state = scene(visitor(cards=["n12_sphinx_plus_2"]), Player(), phase="build", deck=DECK)
    state.table[DECK_LEFT] = 2
    play(state, "use black")
    assert legal(state) == ["draw 1", "draw 1 plus 1", "draw 2"]  # paid cards first


@rule("EG-22.1")
def test_an_empty_deck_means_declining() -> None:
    state = scene(visitor(), Player(at=["sphinx_site_2"], stones=3), phase="build", deck=DECK)
    state.table[DECK_LEFT] = 1
    play(state, "use blue")  # the only card is drawn
    play(state, "keep temple_roof")
    assert told(state, "declined") == [{"seat": 1, "site": "site-sphinx_site"}]


@rule("EG-11.4", "EG-1.4")
def test_what_was_drawn_is_for_the_eyes_of_who_drew_it() -> None:
    state = scene(visitor(), Player(), phase="build", deck=DECK)
    play(state, "use blue", "draw 2")
    assert [card["id"] for card in state.view(0)["looking"]["drawn"]] == ["temple_roof", "crew_blue"]  # type: ignore[index]
    assert state.view(1)["looking"] is None
    assert state.prompt_for(1).id == "prompt-waiting"
    other = listen(state.clone(), "keep crew_blue", observer=1)
    assert [message.id for message in other][:1] == ["kept-sphinx"]
    mine = listen(state.clone(), "keep crew_blue", observer=0)
    assert [message.id for message in mine][:2] == ["kept-sphinx", "kept-sphinx-card"]
    assert player(state, 1)["sphinx"]["count"] == 0
    assert turned(state, 0) == ["blue"]
