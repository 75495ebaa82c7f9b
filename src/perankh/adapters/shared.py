"""What all adapters say of a position: numbers for a learner, legal moves as a mask, the result as a reward."""

import numpy as np
from numpy.typing import NDArray

from perankh.engine.game import State
from perankh.engine.message import Message
from perankh.engine.tensor import Tensor
from perankh.words import words

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation(tensor: Tensor, state: State, seat: int | None) -> Floats:
    """What a seat may know; see `perankh.engine.tensor` for the pieces."""
    return np.asarray(tensor.of(state, seat)).astype(np.float32)


def mask(state: State, seat: int, size: int) -> Mask:
    """1 for every move that this seat may choose now."""
    marks = np.zeros(size, np.int8)
    if state.seat == seat:
        marks[state.legal()] = 1
    return marks


def results(state: State) -> list[float]:
    """How many of the others a seat has beaten less how many have beaten it, as a share: 1 for a clear win, -1 for the
    last place, 0 in all. Who plays alone gets the points."""
    if state.seats == 1:
        return [float(points) for points in state.scores()]
    places = state.ranking()
    others = state.seats - 1
    return [sum((place < other) - (place > other) for other in places) / others for place in places]


def drawing(state: State, seat: int | None) -> str:
    """The table as this seat sees it, and what is to be decided, in English."""
    say = words("en", state.game.slug).say
    names = [say(Message("player", {"number": number + 1})) for number in range(state.seats)]
    prompt = say(state.prompt_for(seat), names)
    return f"{state.game.draw(state.view(seat), lambda message: say(message, names))}\n{prompt}"
