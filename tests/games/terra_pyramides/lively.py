"""Random games with more life in them: whoever can build does, and workers like company.

Purely random players hardly ever raise a pyramid above its first level; these do, and so reach what only happens late.
"""

from collections import Counter
from collections.abc import Mapping

from perankh.engine.game import Game, State
from perankh.engine.occurrences import key
from perankh.engine.rng import Rng
from perankh.games.terra_pyramides.moves import BUILD, HOME, LEAVE, PLACE, SEND, SWAP
from perankh.games.terra_pyramides.rules.turn import TerraPyramides
from perankh.games.terra_pyramides.state import LEVEL, WORKERS

EAGER = 90  # of 100 choices


def lively_move(state: State, rng: Rng) -> int:
    assert isinstance(state, TerraPyramides)
    legal = state.legal()
    if rng.below(100) < EAGER:
        builds = [move for move in legal if BUILD <= move < SWAP]
        if builds:
            return builds[rng.below(len(builds))]
        sends = [(company(state, move), move) for move in legal if SEND <= move < HOME or PLACE <= move < PLACE + 110]
        if sends:
            return max(sends)[1]
        legal = [move for move in legal if not LEAVE <= move < PLACE and move != SWAP] or legal
    return legal[rng.below(len(legal))]


def company(state: TerraPyramides, move: int) -> int:
    """Tall pyramids and sites with workers first."""
    cell = move - SEND if move < HOME else move - PLACE
    site = state.board().site_at[cell]
    return 4 * state.table[LEVEL + site] + state.table[WORKERS + site]


def play_out(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> State:
    """A finished game with its whole journal."""
    state = game.new(seats, seed, **options)
    rng = Rng(f"lively {seed}")
    state.journal = []
    while state.seat >= 0:
        state.play(lively_move(state, rng))
    return state


def count(game: Game, seats: int, seeds: range, options: Mapping[str, str]) -> Counter[str]:
    """How often each entry was made, told apart as `perankh simulate --table` does."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        counts.update(key(note.message) for note in play_out(game, seats, seed, options).journal or [])
    return counts
