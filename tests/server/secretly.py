"""A game in which somebody begins to choose in secret, after a move of the other that can be taken back."""

from functools import cache
from typing import NamedTuple

import pytest

from perankh.engine.catalogue import game
from perankh.engine.game import State
from perankh.server import making
from perankh.server.table.table import private


class Line(NamedTuple):
    seed: str
    moves: list[str]  # the last one is the secret choice
    movers: list[int]


@cache
def line() -> Line:
    return next(found for seed in range(100) if (found := _line(seed)) is not None)


def _line(seed: int) -> Line | None:
    """First moves only, until there is a secret choice to make."""
    sobek = game("sobek")
    state, moves, movers = sobek.new(2, seed), list[str](), list[int]()
    while state.seat >= 0:
        begins = bool(movers) and movers[-1] != state.seat and state.undo_floor < len(movers)
        secret = _secret_move(state) if begins else None
        move = state.legal()[0] if secret is None else secret
        moves.append(sobek.text(move))
        movers.append(state.seat)
        if secret is not None:
            return Line(str(seed), moves, movers)
        state.apply(move)
    return None


def _secret_move(state: State) -> int | None:
    for move in state.legal() if private(state) else []:
        after = state.clone()
        after.apply(move)
        if private(after) and after.seat == state.seat:
            return move
    return None


def deal(monkeypatch: pytest.MonkeyPatch) -> Line:
    """Tables that are made from now on have the deal of this game."""
    monkeypatch.setattr(making, "fresh", lambda: making.Deal(line().seed))
    return line()
