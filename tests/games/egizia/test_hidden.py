"""What a seat knows: redeals keep it, and only it, where it is (EG-1.4, EG-11.4)."""

import json
from collections import Counter
from typing import Any

import pytest

from perankh.engine.conformance import check_fairness
from perankh.engine.game import State
from perankh.engine.rng import Rng
from perankh.games.egizia.rules.turn import Egizia
from perankh.games.egizia.state import CREW, DECK, DECK_LEFT, STONES
from tests.games.egizia.scene import GAME, Player, hand, scene
from tests.support import legal, play, rule


def deck_known(state: State, seat: int) -> list[str | None]:
    view: Any = state.view(seat)
    return [card and card["id"] for card in view["sphinx_deck"]["known"]]


def redealt(state: State, seat: int, times: int) -> list[Egizia]:
    rng = Rng("redeal")
    found = []
    for _ in range(times):
        world = state.clone()
        world.redeal(seat, rng)
        assert isinstance(world, Egizia)
        found.append(world)
    return found


def deck(state: Egizia) -> list[str]:
    return [state.box.sphinx_names[state.table[DECK + k]] for k in range(state.table[DECK_LEFT])]


def to_the_sphinx(seats: int, seed: int) -> Egizia:
    """A real game in which everybody who can has gone to the Sphinx; crews and stones for three cards each."""
    state = GAME.new(seats, seed)
    assert isinstance(state, Egizia)
    for seat in range(seats):
        state.table[STONES + seat] = 6
        state.table[CREW + 4 * seat] = 3
    while "pass" in legal(state):
        sites = [move for move in legal(state) if move.startswith(("place sphinx", "reserve sphinx"))]
        play(state, sites[0] if sites else "pass")
    return state


def visit(state: State, number: int) -> list[str]:
    """The seat whose turn it is draws some cards with its blue crew and returns all; says in which order."""
    play(state, "use blue", f"draw {number}", "keep none")
    returned = []
    while legal(state)[0].startswith("return"):
        returned.append(legal(state)[-1].removeprefix("return "))
        play(state, legal(state)[-1])
    return returned


@rule("EG-11.4", "EG-1.4")
def test_returned_cards_stay_where_the_one_who_returned_them_knows_them() -> None:
    state = to_the_sphinx(3, 1)
    first = state.seat
    returned = visit(state, 3)
    bottom = deck(state)[-3:]
    assert deck_known(state, first)[-3:] == bottom
    assert bottom[:2] == returned
    other = (first + 1) % 3
    assert deck_known(state, other) == [None] * 26
    assert all(deck(world)[-3:] == bottom for world in redealt(state, first, 50))
    assert len({tuple(deck(world)[-3:]) for world in redealt(state, other, 50)}) > 40


def strengthen(state: Egizia) -> None:
    for seat in range(state.seats):
        state.table[STONES + seat] = 20
        for crew in range(3):
            state.table[CREW + 4 * seat + crew] = 5


def choose(state: State, *wishes: str) -> None:
    """Play the first wish that is legal."""
    play(state, next(wish for wish in wishes if wish in legal(state)))


def lost_sight() -> tuple[Egizia, str]:
    """Seat 0 draws one card a round and returns it, seat 1 five. In round 5 seat 1 draws the first card that seat 0 had
    returned, keeps one of five and puts the others back. Seat 0 is to build at the pyramid then."""
    state = GAME.new(2, 6)
    assert isinstance(state, Egizia)
    first = ""
    while True:
        strengthen(state)
        moves = legal(state)
        last = state.view(None)["round"] == 5
        if last and state.seat == 0 and state.prompt.id == "prompt-build" and "sphinx_site" not in str(state.prompt):
            return state, first
        if state.seat == 0:
            if moves[0].startswith("keep"):
                first = first or moves[0].removeprefix("keep ")
            choose(
                state,
                "place sphinx_site_1",
                "place pyramid_site_1",
                "use blue",
                "draw 1",
                "keep none",
                "pass",
                "decline",
                moves[-1],
            )
        elif moves[0].startswith("keep"):
            play(state, f"keep {first}" if last and f"keep {first}" in moves else "keep none")
        else:
            choose(state, "place sphinx_site_2", "use blue", "draw 5", "pass", "decline", moves[-1])


@rule("EG-11.4")
def test_a_known_card_drawn_by_another_is_in_his_hand_or_under_the_deck_again() -> None:
    state, card = lost_sight()
    assert card in hand(state, 1)
    assert card not in deck_known(state, 0)
    places: Counter[str] = Counter()
    for world in redealt(state, 0, 1000):
        cards = deck(world)
        places["hand" if card in hand(world, 1) else f"{len(cards) - cards.index(card)} from the bottom"] += 1
    # his first card is another one, so it is the one he kept, or one of the four that he put back
    assert set(places) == {"hand", *(f"{k} from the bottom" for k in range(1, 5))}
    assert all(120 < number < 290 for number in places.values())


def long_story(seed: int) -> tuple[Egizia, int, set[str]]:
    """A game in which seat A's returned cards come round to others; the state, A, and what A had returned first."""
    state = to_the_sphinx(4, seed)
    rng = Rng(seed)
    first = state.seat
    lost: set[str] = set()
    while state.seat >= 0 and state.view(None)["round"] != 5:
        for seat in range(4):
            state.table[STONES + seat] = 20
            for crew in range(3):
                state.table[CREW + 4 * seat + crew] = 5
        moves = legal(state)
        sites = [move for move in moves if "sphinx_site" in move]
        draws = [move for move in moves if move.startswith("draw")]
        quick = [move for move in moves if move in ("pass", "decline", "go on")]
        if sites:
            play(state, sites[0])
        elif draws:
            play(state, draws[-1])
        elif quick and not any(move.startswith("use") for move in moves):
            play(state, quick[0])
        else:
            play(state, moves[rng.below(len(moves))])
        seen = {card for card in deck_known(state, first) if card}
        lost |= seen
    return state, first, lost


def test_redeals_stay_possible_through_a_long_story() -> None:
    """What a seat saw at its own visits stays as it was, whatever the others are dealt."""
    state, first, lost = long_story(3)
    assert len(lost) > 8
    shown = json.dumps(state.view(first))
    owners: Counter[str] = Counter()
    for world in redealt(state, first, 60):
        assert json.dumps(world.view(first)) == shown
        assert sorted(deck(world) + [card for seat in range(4) for card in hand(world, seat)]) == sorted(
            state.box.sphinx_names
        )
        owners.update(f"{card} {seat}" for seat in range(4) for card in hand(world, seat) if seat != first)
    assert len(owners) > 20


def test_cards_known_to_have_gone_round_are_never_dealt_where_they_cannot_be() -> None:
    """A card that A returned and nobody has drawn since cannot be in anybody's hand in any redeal."""
    state, first, _ = long_story(5)
    sure = {card for card in deck_known(state, first) if card}
    for world in redealt(state, first, 60):
        held = {card for seat in range(4) for card in hand(world, seat) if seat != first}
        assert not held & sure
        # and a card in A's own hand is nobody else's
        assert not held & set(hand(state, first))


def test_first_cards_cannot_be_cards_that_were_drawn_later() -> None:
    """What A drew in round 1 was not dealt to anybody at the start, so one who never drew cannot hold it."""
    state = to_the_sphinx(3, 7)
    first = state.seat
    visit(state, 3)
    seen = {card for card in deck_known(state, first) if card}
    watcher = next(seat for seat in range(3) if seat != first)
    for world in redealt(state, first, 100):
        assert not set(hand(world, watcher)) & seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redeals_are_fair_after_visits_to_the_sphinx(seats: int) -> None:
    state = to_the_sphinx(seats, 11)
    visit(state, 2)
    rng = Rng("fair")
    for seat in range(seats):
        check_fairness(state, seat, rng, rounds=800)


def test_while_somebody_looks_at_cards_the_others_may_be_wrong_about_them() -> None:
    state = to_the_sphinx(3, 4)
    looking = state.seat
    play(state, "use blue", "draw 3")
    other = (looking + 1) % 3
    drawn: Counter[str] = Counter()
    for world in redealt(state, other, 100):
        assert world.seat == looking
        drawn.update(legal(world))
        assert len(legal(world)) == 4
    assert len(drawn) > 20
    mine = legal(state)
    assert all(legal(world) == mine for world in redealt(state, looking, 20))


def test_in_the_middle_of_returning_the_others_only_know_that_he_chooses() -> None:
    state = to_the_sphinx(3, 4)
    looking = state.seat
    play(state, "use blue", "draw 3", "keep none")
    play(state, legal(state)[1])
    other = (looking + 1) % 3
    for world in redealt(state, other, 20):
        assert len(legal(world)) == 4  # from the start again: keep one of three or none
    assert all(legal(world) == legal(state) for world in redealt(state, looking, 20))


def test_undo_does_not_go_behind_drawn_cards() -> None:
    state = scene(Player(stones=5, crews=(3, 1, 1, 2), at=["sphinx_site_1"]), Player(), phase="build")
    play(state, "use blue")
    before = state.undo_floor
    play(state, "draw 2")
    assert state.undo_floor == state.ply > before


def test_undo_does_not_go_behind_a_grave_that_was_turned_up() -> None:
    builder = Player(stones=9, crews=(8, 1, 1, 2), at=["obelisk_site_1"])
    state = scene(builder, Player(), phase="build", graves=[2, 2, 2, 2])
    play(state, "use blue")
    before = state.undo_floor
    play(state, "build obelisk_1_1")
    assert state.undo_floor == before
    state = scene(builder, Player(), phase="build", graves=[2, 2, 2, 2])
    play(state, "use blue", "build grave_1")
    assert state.undo_floor == state.ply
