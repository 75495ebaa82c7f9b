"""Golden files: whole random games printed with every answer of the contract, and perft counts.

`python -m tests.golden` makes them anew; they are reviewed like code.
"""

import json
from pathlib import Path

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match
from perankh.engine.playout import perft
from perankh.engine.rng import Rng
from perankh.words import words

FOLDER = Path(__file__).parent / "golden_files"
PERFT_NODES = 30_000  # the deepest level that stays below this is written down


def cases() -> list[tuple[str, int, dict[str, str]]]:
    """One playthrough per seat count of the standard game, and one per further variant at the smallest count."""
    chosen = []
    for slug in perankh.games():
        for seats, options in perankh.game(slug).variants():
            smallest = min(count for count, same in perankh.game(slug).variants() if same == options)
            if not options or seats == smallest:
                chosen.append((slug, seats, options))
    return chosen


def name(slug: str, seats: int, options: dict[str, str]) -> str:
    return "-".join([slug, str(seats), *(f"{key}={value}" for key, value in options.items())])


def playthrough(slug: str, seats: int, options: dict[str, str]) -> str:
    """A random game in words and notation."""
    game = perankh.game(slug)
    match = Match.new(game, seats, 1, options, [])
    speech = words("en", slug)
    rng = Rng("golden")
    lines = [f"{name(slug, seats, options)}  rules {game.rules}"]
    while match.state.seat >= 0:
        state = match.state
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        lines += ["", f"{state.ply}: {speech.say(state.prompt)}"]
        lines.append(f"    legal: {', '.join(game.text(one) for one in legal)}")
        lines.append(f"    > {game.text(move)}: {speech.say(state.label(move))}")
        for note in match.play(move):
            seen_by = "" if note.to == -1 else f"[{note.to & (1 << game.observers + 1) - 1:b}] "
            lines.append(f"    {seen_by}{speech.say(note.message)}")
    lines += ["", f"scores {match.state.scores()}, ranking {match.state.ranking()}"]
    for seat in range(seats):
        lines.append(f"seat {seat}: {match.state.breakdown(seat)}")
    return "\n".join(lines) + "\n"


def perft_counts(game: Game, seats: int, options: dict[str, str]) -> list[int]:
    """Counts from depth 1 on, from the starting position of seed 0."""
    state = game.new(seats, 0, **options)
    counts: list[int] = []
    while len(counts) < 6 and (not counts or counts[-1] * 12 < PERFT_NODES):
        counts.append(perft(state, len(counts) + 1))
    return counts


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for case in cases():
        (FOLDER / f"{name(*case)}.txt").write_text(playthrough(*case), encoding="utf-8")
    counts = {name(*case): perft_counts(perankh.game(case[0]), case[1], case[2]) for case in cases()}
    (FOLDER / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
