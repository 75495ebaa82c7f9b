"""Tensors say what observations say: no more, no less, in the documented shape."""

import pytest

import perankh
from perankh.engine.agenda import FRAME
from perankh.engine.game import Game, State
from perankh.engine.header import OPTIONS, SEATS, TOP
from perankh.engine.layout import HIDDEN, OWNED, UNKNOWN
from perankh.engine.rng import Rng
from perankh.engine.tensor import BITS, Tensor

CASES = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{'-'.join(options.values()) or 'standard'}")
    for slug in perankh.games()
    for seats, options in perankh.game(slug).variants()
]


def positions(slug: str, seats: int, options: dict[str, str], every: int) -> list[State]:
    """Some positions of a random game, and its end."""
    state = perankh.game(slug).new(seats, 5, **options)
    rng = Rng("tensor")
    found = []
    while state.seat >= 0:
        if state.ply % every == 0:
            found.append(state.clone())
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    return [*found, state]


def again(game: Game, state: State, seat: int | None) -> list[float]:
    """The tensor as the documentation has it, made from the observation alone."""
    seen = list(state.observe(seat))
    seats = seen[SEATS]
    observer = game.observers if seat is None else seat
    first = seat or 0
    cells = [seen[OPTIONS + k] / (len(option.choices) - 1) for k, option in enumerate(game.options)]
    for segment in game.layout.segments:
        if segment.shown == HIDDEN or segment.name == "options":
            continue
        part, rows = segment.part, segment.size // segment.part
        order: list[int | None] = list(range(rows))
        if segment.shown == OWNED:
            order = [observer if observer < rows else None]
        elif rows > 1:
            order[: game.observers] = [(first + k) % seats if k < seats else -1 for k in range(game.observers)]
        for row in order:
            if row is None:
                cells += [-1.0] * part
            elif row < 0:
                cells += [0.0] * part
            else:
                values = seen[segment.at + row * part : segment.at + (row + 1) * part]
                width = max(segment.high - segment.low, 1)
                cells += [-1.0 if value == UNKNOWN else (value - segment.low) / width for value in values]
    top = seen[TOP]
    going = top >= game.agenda
    told = going and seen[top] != UNKNOWN
    cells += [float(k == seat) for k in range(game.observers)]
    cells += [float(going and (first + k) % seats == seen[top + 1] and k < seats) for k in range(game.observers)]
    cells += [float(told and seen[top] == k) for k in range(len(game.kinds))]
    for value in seen[top + FRAME - 4 : top + FRAME] if told else [0] * 4:
        cells += [float(value >> bit & 1) for bit in range(BITS)]
    return cells


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_a_tensor_is_the_observation_and_nothing_else(slug: str, seats: int, options: dict[str, str]) -> None:
    game = perankh.game(slug)
    tensor = Tensor(game)
    for state in positions(slug, seats, options, every=7):
        for seat in [*range(seats), None]:
            assert list(tensor.of(state, seat)) == pytest.approx(again(game, state, seat))


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_redeals_leave_the_tensor_unchanged(slug: str, seats: int, options: dict[str, str]) -> None:
    tensor = Tensor(perankh.game(slug))
    rng = Rng("leak")
    for state in positions(slug, seats, options, every=9):
        for seat in range(seats):
            before = list(tensor.of(state, seat))
            for _ in range(3):
                other = state.clone()
                other.redeal(seat, rng)
                assert list(tensor.of(other, seat)) == before


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_pieces_are_named_and_in_range(slug: str, seats: int, options: dict[str, str]) -> None:
    tensor = Tensor(perankh.game(slug))
    at = 0
    for piece in tensor.pieces:
        assert piece.at == at
        length = 1
        for side in piece.shape:
            length *= side
        assert piece.size == length
        at += piece.size
    assert at == tensor.size
    assert len({piece.name for piece in tensor.pieces}) == len(tensor.pieces)
    state = positions(slug, seats, options, every=11)[1]
    for seat in [*range(seats), None]:
        cells = list(tensor.of(state, seat))
        assert len(cells) == tensor.size
        assert all(cell == -1 or 0 <= cell <= 1 for cell in cells)


@pytest.mark.parametrize("name", ["place", "either", "sold-tiles", "kind-count"])
def test_a_very_wide_range_is_scaled_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = perankh.game("sobek")
    monkeypatch.setattr(game.layout.find(name), "high", 10**7)
    for state in positions("sobek", 2, {}, every=11):
        for seat in (0, 1, None):
            assert list(Tensor(game).of(state, seat)) == pytest.approx(again(game, state, seat))


def test_the_own_row_comes_first() -> None:
    game = perankh.game("sobek")
    tensor = Tensor(game)
    state = positions("sobek", 2, {}, every=40)[1]
    piece = next(piece for piece in tensor.pieces if piece.name == "back-count")
    rows, part = piece.shape
    mine, theirs = (list(tensor.of(state, seat))[piece.at : piece.at + piece.size] for seat in range(2))
    assert rows == 2
    assert mine == theirs[part:] + theirs[:part]
    assert mine != theirs


def test_numpy_reads_a_compiled_tensor_without_copying() -> None:
    numpy = pytest.importorskip("numpy")
    tensor = Tensor(perankh.game("sobek"))
    cells = tensor.of(perankh.game("sobek").new(2, 1), 0)
    if isinstance(cells, list):
        pytest.skip("the engine is not compiled here")
    array = numpy.frombuffer(cells)
    assert array.shape == (tensor.size,)
    assert not array.flags.owndata
    assert array.tolist() == list(cells)
