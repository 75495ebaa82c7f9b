"""How strong the bots are: plays the tournaments of docs/bots.md that docs/strength.json lacks, and prints the tables.

    python benchmarks/strength.py [--jobs 2] [--keep FOLDER] [--only sobek]

A tournament is what `perankh arena` plays with the same bots, seats and number of games. It can be stopped at any time:
games that are finished stay in the folder. To measure one anew, take its entry out of docs/strength.json and its file
out of the folder.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import perankh
from perankh.arena.games import tasks
from perankh.arena.journal import Journal
from perankh.arena.results import rows
from perankh.arena.workers import local

RESULTS = Path(__file__).parent.parent / "docs" / "strength.json"
TOURNAMENTS = [  # a bot, its opponents, seats, games
    ("greedy", "random", 2, 400),
    ("search:0.1s", "greedy", 2, 400),
    ("search:0.4s", "search:0.1s", 2, 400),
    ("search:0.1s", "greedy", 4, 200),
    ("apprentice", "novice", 2, 400),
    ("scribe", "apprentice", 2, 400),
    ("vizier", "scribe", 2, 400),
    ("search:0.1s", "montecarlo:0.1s", 2, 40),
]
Found = dict[str, Any]


def key(slug: str, bot: str, other: str, seats: int) -> str:
    return f"{slug} {bot} {other} {seats}"


def measure(slug: str, bot: str, other: str, seats: int, games: int, jobs: int, folder: Path) -> Found:
    """What the bot came to, in games that were kept and games that are played now."""
    work = tasks(slug, {}, [bot, other], seats, games, seed=0)
    journal = Journal(folder / f"{key(slug, bot, other, seats)}.jsonl".replace(" ", "-").replace(":", "_"))
    outcomes = journal.outcomes(work)
    known = {outcome.task for outcome in outcomes}
    for outcome in local(jobs)([task for task in work if task not in known]):
        journal.add(outcome)
        outcomes.append(outcome)
    mine, theirs = sorted(rows(outcomes), key=lambda row: row.bot != bot)
    kept = {field: value for field, value in asdict(mine).items() if field not in ("bot", "against")}
    return {"rules": perankh.game(slug).rules, **kept, "theirs": theirs.points}


def tables(results: dict[str, Found]) -> Iterator[str]:
    """Wins with their interval, points, and how the time was kept, in Markdown."""
    slugs = [slug for slug in perankh.games() if any(name.startswith(f"{slug} ") for name in results)]
    for cell in (wins, points, times):
        yield f"\n| {' | '.join(['', *slugs])} |\n{'|---' * (len(slugs) + 1)}|"
        for bot, other, seats, _ in TOURNAMENTS:
            found = [results.get(key(slug, bot, other, seats)) for slug in slugs]
            against = f"{'three ' if seats > 2 else ''}`{other}`"
            yield f"| `{bot}` against {against} | {' | '.join(cell(one) if one else '' for one in found)} |"


def wins(found: Found) -> str:
    return f"{found['wins']:.1%} ({100 * found['low']:.1f} – {100 * found['high']:.1f})".replace("%", " %")


def points(found: Found) -> str:
    return f"{found['points']:.1f} : {found['theirs']:.1f}"


def times(found: Found) -> str:
    """Mean and longest time of a move, and how many of how many were more than a tenth late."""
    mean, longest = 1000 * found["seconds"], 1000 * found["longest"]
    return f"{mean:.1f} ms, at most {longest:.0f}; {found['late']} of {found['moves']:,}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=Path("strength"))
    parser.add_argument("--only", nargs="*", default=perankh.games(), choices=perankh.games())
    asked = parser.parse_args()
    asked.keep.mkdir(exist_ok=True)
    results: dict[str, Found] = json.loads(RESULTS.read_text("utf-8"))
    for bot, other, seats, games in TOURNAMENTS:
        for slug in [slug for slug in asked.only if seats in perankh.game(slug).seats]:
            name = key(slug, bot, other, seats)
            if name not in results:
                results[name] = measure(slug, bot, other, seats, games, asked.jobs, asked.keep)
                RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
                print(name, wins(results[name]), flush=True)
    print("\n".join(tables(results)))


if __name__ == "__main__":
    main()
