"""The test that every game must pass: random games, everything the contract promises checked after every move.

`check_game` plays one; a Violation says which promise broke, in which game and at which move.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from perankh.engine.agenda import FRAME
from perankh.engine.errors import BadRecord, IllegalMove
from perankh.engine.game import Game, State
from perankh.engine.header import LEARNED, PLY, TOP
from perankh.engine.match import Match
from perankh.engine.message import Note
from perankh.engine.record import Record
from perankh.engine.rng import Rng

REDEALS = 3  # of each seat, at each move that is looked at closely
SAMPLED = 12  # legal and illegal moves tried at each move


class Violation(AssertionError):
    """A promise of the contract that a game broke."""


@dataclass
class Report:
    """What one random game was like."""

    plies: int
    choices: int  # legal moves, summed over all plies
    scores: list[int]
    ranking: list[int]


def check_game(game: Game, seats: int, seed: int, options: Mapping[str, str], closely: int = 20) -> Report:
    """Play a random game and check it; `closely` of 100 moves are looked at with clones and redeals."""
    rng = Rng(f"conformance {seed}")
    match = Match.new(game, seats, seed, dict(options), [])
    state = match.state
    census = state.census()
    past: list[tuple[State, str]] = []
    choices = 0
    try:
        while state.seat >= 0:
            legal = check_decision(state, rng)
            choices += len(legal)
            if rng.below(100) < closely:
                check_closely(state, legal, rng)
                past.append((state.clone(), position(state)))
            before = state.clone()
            move = legal[rng.below(len(legal))]
            check_lapses(before, move)
            notes = match.play(move)
            check_position(state, census)
            if rng.below(100) < closely:
                check_knowledge(before, move, state, notes, rng)
        check_end(match, past, rng)
    except (Violation, AssertionError, IndexError, KeyError) as error:
        raise Violation(f"{game.slug} seats={seats} seed={seed} {dict(options)} ply={state.ply}: {error!r}") from error
    return Report(state.ply, choices, state.scores(), state.ranking())


def position(state: State) -> str:
    """A position as text, to be compared."""
    return json.dumps(state.dump())


def demand(promise: bool, what: str) -> None:
    if not promise:
        raise Violation(what)


# At every move


def check_decision(state: State, rng: Rng) -> list[int]:
    legal = state.legal()
    demand(len(legal) > 0, "nobody can move although the game is not over")
    demand(legal == sorted(set(legal)), "the legal moves are not sorted, or one stands there twice")
    demand(0 <= state.seat < state.seats, "a seat decides that does not play")
    demand(state.ply <= state.game.longest, "the game is longer than it says it can be")
    if state.game.kinds[state.table[state.table[TOP]]].forced:
        demand(len(legal) > 1, "a forced decision is put to a player")
    return legal


def check_position(state: State, census: Mapping[str, int]) -> None:
    now = state.census()
    demand(now == census, f"pieces are not conserved: {now} instead of {census}")
    table = list(state.table)
    for segment in state.game.layout.segments:
        if segment.name == "agenda":
            continue
        values = table[segment.at : segment.at + segment.size]
        if values and (min(values) < segment.low or max(values) > segment.high):
            raise Violation(f"{segment.name} is {values}, not within {segment.low}..{segment.high}")


def check_lapses(state: State, move: int) -> None:
    """Carry out a move frame by frame: a decision without a legal move is dropped only if its kind may lapse."""
    twin = state.clone()
    kinds = twin.game.kinds
    twin.resolve(move, *take_frame(twin))
    while twin.table[TOP] >= twin.game.agenda:
        kind = kinds[twin.table[twin.table[TOP]]]
        if kind.step:
            twin.step(*take_frame(twin))
            continue
        legal = twin.legal()
        if not kind.forced or len(legal) > 1:
            return
        demand(len(legal) == 1 or kind.lapses, f"{kind.name!r} finds no legal move and is not said to lapse")
        frame = take_frame(twin)
        if legal:
            twin.resolve(legal[0], *frame)


def take_frame(state: State) -> tuple[int, int, int, int, int, int]:
    top = state.table[TOP]
    state.table[TOP] = top - FRAME
    kind, seat, a, b, c, d = (state.table[top + k] for k in range(FRAME))
    return kind, seat, a, b, c, d


# At some moves


def check_closely(state: State, legal: list[int], rng: Rng) -> None:
    check_moves(state, legal, rng)
    check_dump(state, rng)
    for seat in range(state.seats):
        check_redeal(state, seat, rng)
    check_words(state, legal)


def check_moves(state: State, legal: list[int], rng: Rng) -> None:
    before = position(state)
    for move in sample(legal, rng):
        state.clone().play(move)
    illegal = [int(rng.below(len(state.game.moves))) for _ in range(SAMPLED)]
    for move in [*illegal, -1, len(state.game.moves)]:
        if move not in legal:
            try:
                state.play(move)
            except IllegalMove:
                pass
            else:
                raise Violation(f"illegal move {move} was played")
    demand(position(state) == before, "trying moves changed the position")


def check_dump(state: State, rng: Rng) -> None:
    text = position(state)
    loaded = state.game.load(json.loads(text))
    demand(position(loaded) == text, "load(dump()) is another position")
    original = state.clone()
    for _ in range(5):
        legal = original.legal()
        demand(legal == loaded.legal(), "a loaded position has other legal moves")
        if not legal:
            return
        move = legal[rng.below(len(legal))]
        original.play(move)
        loaded.play(move)
    demand(position(loaded) == position(original), "a loaded position plays on differently")


def check_redeal(state: State, seat: int, rng: Rng) -> None:
    seen = state.view(seat)
    spectated = state.view(None)
    told = state.prompt_for(seat)
    legal = state.legal()
    for _ in range(REDEALS):
        other = state.clone()
        other.redeal(seat, rng)
        demand(other.view(seat) == seen, f"a redeal for seat {seat} changes what it sees")
        demand(
            list(other.observe(seat)) == list(state.observe(seat)), f"a redeal for seat {seat} changes what it knows"
        )
        demand(other.view(None) == spectated, f"a redeal for seat {seat} changes what spectators see")
        demand(other.prompt_for(seat) == told, f"a redeal for seat {seat} changes its prompt")
        demand(other.census() == state.census(), f"a redeal for seat {seat} loses pieces")
        demand(other.seat == state.seat, f"a redeal for seat {seat} changes who decides")
        if state.seat == seat:
            demand(other.legal() == legal, f"a redeal for seat {seat} changes its legal moves")
        for _ in range(3):
            options = other.legal()
            if not options:
                break
            other.play(options[rng.below(len(options))])


def check_words(state: State, legal: list[int]) -> None:
    demand(bool(state.prompt.id), "a decision has no prompt")
    json.dumps(state.view(state.seat))  # a view is plain data
    for move in legal:
        demand(bool(state.label(move).id), f"{state.game.text(move)!r} has no words")
        demand(state.game.move(state.game.text(move)) == move, f"{state.game.text(move)!r} is not read back")
        state.element(move)


def check_knowledge(before: State, move: int, after: State, notes: list[Note], rng: Rng) -> None:
    """Whoever sees anything that a move alone does not explain has learned something hidden, and undo must know.

    Also: among worlds that look alike to a seat before and after, the journal must not tell them apart.
    """
    marked = after.table[LEARNED] == after.table[PLY]
    for seat in range(before.seats):
        seen_before = before.view(seat)
        seen_after = after.view(seat)
        heard = [note.message for note in notes if note.shown_to(seat)]
        if seat != before.seat and seen_after == seen_before and not heard:
            continue  # another seat's private business: this one does not even know that there was a move
        for _ in range(REDEALS):
            world = before.clone()
            world.redeal(seat, rng)
            if move not in world.legal():
                demand(marked, f"{before.game.text(move)!r} tells seat {seat} something hidden, but could be undone")
                continue
            world.journal = []
            world.play(move)
            if world.view(seat) != seen_after:
                demand(marked, f"{before.game.text(move)!r} lets seat {seat} learn something, but could be undone")
            else:
                told = [note.message for note in world.journal if note.shown_to(seat)]
                demand(told == heard, f"the journal tells seat {seat} more than it may know: {heard} or {told}")


# At the end


def check_end(match: Match, past: list[tuple[State, str]], rng: Rng) -> None:
    state = match.state
    for earlier, text in past:
        demand(position(earlier) == text, "a later move changed an earlier position")
    demand(state.legal() == [], "moves are legal after the end")
    scores = state.scores()
    ranking = state.ranking()
    for seat in range(state.seats):
        if state.seats > 1:
            beaten = [other for other in range(state.seats) if scores[other] > scores[seat]]
            demand(ranking[seat] > len(beaten), "a seat is placed before one that has more points")
        demand(sum(points for _, points in state.breakdown(seat)) == scores[seat], "the breakdown is not the score")
    if state.seats > 1:
        demand(min(ranking) == 1, "nobody has won")
    check_record(match, rng)


def check_record(match: Match, rng: Rng) -> None:
    record = Record.from_json(match.record().to_json())
    demand(position(record.verify(match.game)) == position(match.state), "the replayed record ends in another position")
    moves = list(record.moves)
    broken = int(rng.below(len(moves)))
    record.moves[broken] = "no such move"
    demand(f"move {broken + 1} of" in refusal(match.game, record), "a tampered record is not refused at the right move")
    record.moves = moves[:-1]
    demand(bool(refusal(match.game, record)), "a record with a missing move keeps its result")
    record.moves = [*moves, moves[-1]]
    demand(bool(refusal(match.game, record)), "a record goes on after the end")


def refusal(game: Game, record: Record) -> str:
    try:
        record.verify(game)
    except BadRecord as error:
        return str(error)
    return ""


def sample(items: list[int], rng: Rng) -> list[int]:
    return [items[rng.below(len(items))] for _ in range(SAMPLED)]


# Fair redeals


def check_fairness(state: State, seat: int, rng: Rng, rounds: int) -> None:
    """Over many redeals every piece that a seat cannot place takes every place it could have, as often as it should."""
    counts: dict[tuple[str, str], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    capacity: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for pool, _, place in state.unplaced(seat):
        capacity[pool][place] += 1
    for _ in range(rounds):
        other = state.clone()
        other.redeal(seat, rng)
        for pool, piece, place in other.unplaced(seat):
            counts[pool, piece][place] += 1
    for (pool, piece), places in counts.items():
        size = sum(capacity[pool].values())
        expected = {place: rounds * slots / size for place, slots in capacity[pool].items()}
        demand(set(places) <= set(expected), f"{piece} turned up in a place where {pool} cannot be")
        squares = sum((places.get(place, 0) - mean) ** 2 / mean for place, mean in expected.items())
        freedom = len(expected) - 1
        limit = freedom + 6 * (2 * freedom) ** 0.5 + 10  # far beyond the 1 in 100,000 quantile of chi-square
        demand(squares <= limit, f"{piece} is not dealt evenly over {dict(expected)}: {dict(places)}")
