"""What the contract promises to whoever drives a game."""

import json

import pytest

import perankh
from tests.support import legal, play


def test_the_readme_loop() -> None:
    assert perankh.games() == sorted(perankh.games())
    game = perankh.game("sobek")
    state = game.new(seats=2, seed=7)
    while state.seat >= 0:
        options = state.legal()
        state.play(options[0])
    assert len(state.scores()) == 2
    assert sorted(state.ranking())[0] == 1


def test_same_seed_same_game() -> None:
    game = perankh.game("sobek")
    assert game.new(seed=5).dump() == game.new(seed=5).dump()
    assert game.new(seed=5).dump() != game.new(seed=6).dump()


def test_a_large_seed_is_fine_and_a_negative_one_is_not() -> None:
    game = perankh.game("sobek")
    assert game.new(seed=2**128 - 1).seat >= 0
    for seed in (-1, 2**128):
        with pytest.raises(perankh.BadOption, match="whole number from 0"):
            game.new(seed=seed)


def test_wrong_seats_and_options_are_refused_with_what_would_be_right() -> None:
    game = perankh.game("sobek")
    with pytest.raises(perankh.BadOption, match="sobek is for 2 seats, not 5"):
        game.new(seats=5)
    with pytest.raises(perankh.BadOption, match="no option 'colour'; it has: first_sale_needs"):
        game.new(colour="red")
    with pytest.raises(perankh.BadOption, match="choose one of: free, highest"):
        game.new(eye_choice="lowest")
    with pytest.raises(perankh.UnknownGame, match=r"choose one of: .*sobek"):
        perankh.game("chess")


def test_an_illegal_move_says_what_is_legal_and_changes_nothing() -> None:
    state = perankh.game("sobek").new(seed=1)
    before = state.dump()
    with pytest.raises(perankh.IllegalMove, match=r"'take a1' is not legal now; legal here: 'take c3', 'take d3'"):
        play(state, "take a1")
    with pytest.raises(perankh.IllegalMove, match="did you mean 'take c3'"):
        play(state, "takes c3")
    with pytest.raises(perankh.IllegalMove, match="no move number"):
        state.play(10**6)
    assert state.dump() == before


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    assert perankh.game("sobek").move("  Take   C3 ") == perankh.game("sobek").move("take c3")


def test_a_clone_is_independent_and_has_no_journal() -> None:
    state = perankh.game("sobek").new(seed=1)
    state.journal = []
    copy = state.clone()
    play(state, legal(state)[0])
    assert copy.ply == 0
    assert copy.journal is None
    copy.copy_from(state)
    assert copy.dump() == state.dump()


def test_nothing_can_be_played_after_the_end() -> None:
    state = perankh.game("sobek").new(seed=1)
    while state.seat >= 0:
        state.play(state.legal()[-1])
    with pytest.raises(perankh.IllegalMove, match="the game is over"):
        state.play(0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": "0.1"}, "not a position of sobek with rules"),
        ({"stack": [1, 2]}, "'stack' has 2 numbers instead of"),
        ({"stack": "no"}, "'stack' is not a list"),
        ({"facing": [7]}, "'facing' holds 7, not a number 0..3"),
        ({"facing": [1.5]}, "'facing' holds 1.5"),
        ({"agenda": [1, 2, 3]}, "agenda"),
        ({"agenda": [99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, "a frame that does not exist"),
        ({"seats": [0]}, "number of seats"),
    ],
)
def test_a_broken_position_is_refused(change: dict[str, object], complaint: str) -> None:
    game = perankh.game("sobek")
    data = {**game.new(seed=1).dump(), **change}
    with pytest.raises(perankh.BadPosition, match=complaint):
        game.load(json.loads(json.dumps(data)))


def test_a_position_must_be_an_object() -> None:
    with pytest.raises(perankh.BadPosition):
        perankh.game("sobek").load([1, 2, 3])
