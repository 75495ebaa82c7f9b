"""Playing a game move by move: journal and taking back."""

import perankh
from perankh.engine.match import Match


def new(seed: int = 11) -> Match:
    return Match.new(perankh.game("sobek"), 2, seed, {}, [])


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.game.move(move))


def goods_in_centre(match: Match) -> str:
    return match.game.text(match.state.legal()[0])


def test_every_move_has_its_notes() -> None:
    match = new()
    notes = match.play(match.state.legal()[0])
    assert notes == match.notes[0]
    assert notes[0].message.id == "took"


def test_undo_restores_the_position_exactly() -> None:
    match = new()
    before = match.state.dump()
    play(match, goods_in_centre(match))
    assert match.undo_floor == 0
    match.undo(0)
    assert match.state.dump() == before
    assert match.moves == []


def test_undo_stops_at_another_seats_move() -> None:
    match = new()
    play(match, goods_in_centre(match))
    play(match, match.game.text(match.state.legal()[0]))
    assert match.undo_floor >= 1


def test_undo_stops_where_something_hidden_came_to_light() -> None:
    """Taking a face-down character shows it to its taker."""
    for seed in range(40):
        match = new(seed)
        play(match, goods_in_centre(match))
        view = match.state.view(match.state.seat)
        for move in match.state.legal():
            text = match.game.text(move)
            cell = text.partition(" ")[2]
            index = (int(cell[1]) - 1) * 6 + "abcdef".index(cell[0])
            if view["market"][index] == "character":  # type: ignore[index]
                match.play(move)
                assert match.undo_floor == 2
                return
    raise AssertionError("no character on any line")


def test_a_record_of_the_match_so_far_can_be_taken_up_again() -> None:
    match = new()
    play(match, goods_in_centre(match))
    again = Match(match.game, match.record())
    assert again.state.dump() == match.state.dump()
    assert again.movers == match.movers
