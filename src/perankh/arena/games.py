"""Which games a tournament consists of, and playing one of them."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from perankh.bots import Player, ask
from perankh.engine.catalogue import game as find_game
from perankh.engine.errors import BadOption
from perankh.engine.rng import Rng

LATE = 0.1  # by what share of its budget a bot may be late


@dataclass(frozen=True)
class Task:
    """One game: who sits at the table, and by how many seats they are rotated. A deal is played in every rotation."""

    slug: str
    options: tuple[tuple[str, str], ...]
    lineup: tuple[str, ...]
    seed: int
    rotation: int

    @property
    def seating(self) -> tuple[str, ...]:
        return self.lineup[self.rotation :] + self.lineup[: self.rotation]


@dataclass
class Outcome:
    """What came of a game; lists are by place in the lineup, not by seat."""

    task: Task
    scores: list[int]
    ranking: list[int]
    seconds: list[float]
    moves: list[int]
    longest: list[float]
    late: list[int]  # moves that took too long for the bot's budget


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Two seats: everybody against everybody. More: all at one table, or the first alone against several second."""
    if seats == 1:
        return [(bot,) for bot in bots]
    if seats == 2 and len(bots) >= 2:
        return list(combinations(bots, 2))
    if len(bots) == seats:
        return [tuple(bots)]
    if len(bots) == 2:
        return [(bots[0], *[bots[1]] * (seats - 1))]
    raise BadOption(f"name two bots or {seats} for a table of {seats}")


def tasks(slug: str, options: dict[str, str], bots: Sequence[str], seats: int, games: int, seed: int) -> list[Task]:
    """At least `games` games for every lineup: each deal in all rotations."""
    deals = -(-games // seats)
    return [
        Task(slug, tuple(options.items()), lineup, seed + deal, rotation)
        for lineup in lineups(bots, seats)
        for deal in range(deals)
        for rotation in range(seats)
    ]


def play(task: Task) -> Outcome:
    """Play a game; with iterations as budgets the result depends on the task alone."""
    state = find_game(task.slug).new(len(task.lineup), task.seed, **dict(task.options))
    seating = task.seating
    players = [Player(spec) for spec in seating]
    rngs = [Rng(f"{task.seed} {task.rotation} {seat}") for seat in range(len(seating))]
    seconds, longest = [0.0] * len(seating), [0.0] * len(seating)
    moves, late = [0] * len(seating), [0] * len(seating)
    while state.seat >= 0:
        seat = state.seat
        started = time.perf_counter()
        move = ask(players[seat].bot, state, players[seat].budget, rngs[seat])
        took = time.perf_counter() - started
        state.play(move)
        seconds[seat] += took
        moves[seat] += 1
        longest[seat] = max(longest[seat], took)
        late[seat] += 0.0 < (1 + LATE) * players[seat].budget.seconds < took
    order = [(place - task.rotation) % len(seating) for place in range(len(seating))]
    scores, ranking = state.scores(), state.ranking()
    return Outcome(
        task,
        [scores[seat] for seat in order],
        [ranking[seat] for seat in order],
        [seconds[seat] for seat in order],
        [moves[seat] for seat in order],
        [longest[seat] for seat in order],
        [late[seat] for seat in order],
    )
