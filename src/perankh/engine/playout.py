"""Loops that stay inside compiled code."""

from perankh.engine.game import State
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.engine.rng import Rng


def playout(state: State, rng: Rng) -> i64:
    """Play random legal moves to the end of the game; says how many."""
    out = state.scratch()
    count: i64 = 0
    state.fill(out)
    while out.n > 0:
        state.apply(out.items[rng.below(out.n)])
        state.fill(out)
        count += 1
    return count


def playouts(state: State, games: int, rng: Rng) -> i64:
    """Random games from one position; says how many moves they took together."""
    game = state.clone()
    count: i64 = 0
    for _ in range(games):
        game.copy_from(state)
        count += playout(game, rng)
    return count


def perft(state: State, depth: i64) -> i64:
    """How many sequences of `depth` legal moves there are; a game that ends earlier counts as one."""
    out = Moves(len(state.game.moves.texts))
    state.fill(out)
    if depth == 0 or out.n == 0:
        return 1
    if depth == 1:
        return out.n
    after = state.clone()
    count: i64 = 0
    for k in range(out.n):
        after.copy_from(state)
        after.apply(out.items[k])
        count += perft(after, depth - 1)
    return count
