"""Random games with more life in them: ships go downstream in small steps, whoever can build builds, with strong crews
and in each game with a liking for one monument.

Purely random players hardly ever finish a monument; these do, and so reach what only happens late.
"""

from collections import Counter

from perankh.engine.game import Game, State
from perankh.engine.occurrences import key
from perankh.engine.rng import Rng
from perankh.games.egizia.game import EgiziaGame
from perankh.games.egizia.moves import JOIN, PLACE_ROUND, PLACE_SLOT, PLACE_TWICE, RESERVE, TAKE

IDLE = ("pass", "decline", "done", "go on", "keep none")
ACTIVE = 92  # of 100 choices in which something could be done
NEAREST = 2  # placements to choose from
LIKINGS = ("grave", "obelisk", "pyramid", "")  # the word that what is liked begins with; "": every monument


def lively_move(state: State, rng: Rng, liking: str) -> int:
    game = state.game
    assert isinstance(game, EgiziaGame)
    legal = state.legal()
    active = [move for move in legal if game.text(move) not in IDLE]
    if not active or rng.below(100) >= ACTIVE:
        return legal[rng.below(len(legal))]
    built = [move for move in active if game.text(move).startswith((f"build {liking}", "use "))]
    if built and rng.below(4):
        return built[-1]
    moored = [move for move in active if game.text(move).startswith(f"place {liking}_site")]
    if moored and rng.below(3):
        return moored[-1]
    places = sorted((position(game, move), move) for move in active if move < TAKE)
    if places and rng.below(3):
        return places[rng.below(min(NEAREST, len(places)))][1]
    return active[rng.below(len(active))]


def position(game: EgiziaGame, move: int) -> int:
    box = game.box
    if move < PLACE_ROUND:
        return int(box.card_at[move])
    if move < PLACE_SLOT:
        return int(box.round_at[(move - PLACE_ROUND) % (PLACE_TWICE - PLACE_ROUND)])
    site = (move - PLACE_SLOT) // 3 if move < RESERVE else (move - RESERVE) % (JOIN - RESERVE)
    return int(box.site_at[site])


def play_out(game: Game, seats: int, seed: int) -> State:
    """A finished game with its whole journal."""
    state = game.new(seats, seed)
    rng = Rng(f"lively {seed}")
    state.journal = []
    while state.seat >= 0:
        state.play(lively_move(state, rng, LIKINGS[seed % len(LIKINGS)]))
    return state


def count(game: Game, seats: int, seeds: range) -> Counter[str]:
    """How often each entry was made, told apart as `perankh simulate --table` does."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        counts.update(key(note.message) for note in play_out(game, seats, seed).journal or [])
    return counts
