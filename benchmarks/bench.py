"""`make bench`: our games, and the same machine's figures for the peers of the field, in one run.

    python benchmarks/bench.py [--json FILE] [--peers FOLDER]

Peers are installed into an environment of their own (FOLDER, default build/peers) and measured there. What counts are
the ratios: seconds differ from machine to machine and from hour to hour.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import pyspiel
from rich.console import Console
from rich.table import Table

import perankh
from benchmarks.connect_four import ConnectFourGame
from perankh.adapters.openspiel import BYTE, register
from perankh.cli.bench import ROUNDS, Rows, by_hand, measure, rate, table
from perankh.engine.playout import playouts
from perankh.engine.rng import Rng

PEERS = ["open_spiel==2.0.2", "pettingzoo[classic]==1.27.0", "rlcard==1.2.0", "catanatron==3.2.1"]
INTERPRETED = """
import json
from perankh.cli.bench import *
print(json.dumps({slug: rate(lambda: playouts(start, 1, rng), 2) for slug in all_games()
    for start, rng in [(find_game(slug).new(max(2, find_game(slug).fewest({})), 1), Rng("plain"))]}))
"""
PASSES = 2  # a machine's pace changes over minutes, for us as for the peers
FEWER = ["move", "observation", "memory"]
HEAVY = ["egizia", "terra_pyramides", "men_nefer"]

Figures = Any  # numbers, or what is named in a dictionary

console = Console()


def install(folder: Path) -> Path:
    """The Python of the peers' environment."""
    python = folder / "bin" / "python"
    marker = folder / "installed"
    if not marker.exists() or marker.read_text() != "\n".join(PEERS):
        console.print(f"installing {', '.join(PEERS)} ...")
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--quiet", *PEERS], check=True)
        marker.write_text("\n".join(PEERS))
    return python


def peers(folder: Path) -> dict[str, float | None]:
    python = install(folder)
    console.print("measuring the peers ...")
    done = subprocess.run([python, Path(__file__).with_name("peers.py")], check=True, capture_output=True, text=True)
    found: dict[str, float | None] = json.loads(done.stdout.splitlines()[-1])
    for name, problem in found.items():
        if name.endswith(" problem"):
            console.print(f"[red]{name}: {problem}")
    return {name: value for name, value in found.items() if not name.endswith(" problem")}


def ours() -> Rows:
    rows: Rows = {}
    for slug in perankh.games():
        game = perankh.game(slug)
        for seats in range(game.fewest({}), max(game.seats) + 1):
            console.print(f"measuring {slug} with {seats} seats ...")
            rows[f"{slug} {seats}"] = measure(game, seats)
    return rows


def connect_four() -> dict[str, float]:
    console.print("measuring connect four ...")
    start = ConnectFourGame().new(2, 1)
    rng = Rng("four")
    return {"inside": rate(lambda: int(playouts(start, 200, rng))), "loop": rate(lambda: by_hand(start, rng))}


def interpreted() -> dict[str, float]:
    console.print("measuring the interpreted engine ...")
    plain = {**os.environ, "PERANKH_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", INTERPRETED], check=True, capture_output=True, text=True, env=plain)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def through_openspiel() -> Rows:
    """What a move and an observation cost a learner that plays our games in OpenSpiel, in microseconds."""
    register()
    rows: Rows = {}
    for slug in perankh.games():
        for seats in sorted({2, max(perankh.game(slug).seats)}):
            console.print(f"measuring {slug} with {seats} seats in OpenSpiel ...")
            game = pyspiel.load_game(f"perankh_{slug}", {"players": seats})
            rounds = [learner_pays(game, random.Random(seed)) for seed in range(ROUNDS)]
            rows[f"{slug} {seats}"] = {
                "move": min(move for move, _ in rounds),
                "observation": min(observation for _, observation in rounds),
            }
    return rows


def learner_pays(game: pyspiel.Game, chance: random.Random) -> tuple[float, float]:
    """For a move and for an observation, on average over a random game."""
    state, observer = game.new_initial_state(), game.make_py_observer()
    moves = seen = 0.0
    count = 0
    while not state.is_terminal():
        began = time.perf_counter()
        if state.is_chance_node():
            state.apply_action(chance.randrange(BYTE))
            continue
        state.apply_action(chance.choice(state.legal_actions()))
        moved = time.perf_counter()
        observer.set_from(state, 0)
        moves += moved - began
        seen += time.perf_counter() - moved
        count += 1
    return 1e6 * moves / count, 1e6 * seen / count


def costs(rows: Rows) -> Table:
    shown = Table("in OpenSpiel, microseconds", "move", "observation", "ratio")
    for name, row in rows.items():
        ratio = row["observation"] / row["move"]
        shown.add_row(name, f"{row['move']:.1f}", f"{row['observation']:.1f}", f"{ratio:.2f}")
    return shown


def ratios(rows: Rows, four: dict[str, float], plain: dict[str, float], others: dict[str, float | None]) -> Table:
    """Ours, theirs, how many times, and the floor that we set ourselves."""
    shown = Table("decisions a second", "ours", "theirs", "ratio", "floor")

    def line(name: str, mine: float, theirs: float | None, floor: float) -> None:
        ratio = f"{mine / theirs:,.1f}" if theirs else "-"
        shown.add_row(name, f"{mine:,.0f}", f"{theirs:,.0f}" if theirs else "not measured", ratio, f"{floor:g}")

    line("connect four / OpenSpiel, C++ rollouts", four["inside"], others["open_spiel connect_four, C++"], 3)
    line("connect four / PettingZoo", four["inside"], others["pettingzoo connect_four"], 500)
    line("connect four, loop / OpenSpiel, Python loop", four["loop"], others["open_spiel connect_four, Python loop"], 2)
    line("Sobek / OpenSpiel, gin rummy in C++", rows["sobek 2"]["decisions"], others["open_spiel gin_rummy, C++"], 20)
    line("Sobek / RLCard, gin rummy", rows["sobek 2"]["decisions"], others["rlcard gin_rummy"], 1)
    for slug in HEAVY:
        line(f"{slug}, 4 seats / catanatron", rows[f"{slug} 4"]["decisions"], others["catanatron catan"], 100)
    for slug in perankh.games():
        line(f"{slug} compiled / interpreted", rows[f"{slug} 2"]["decisions"], plain[slug], 15)
    return shown


def one_pass(folder: Path) -> tuple[Figures, Figures, Figures, Figures, Figures]:
    return peers(folder), connect_four(), interpreted(), ours(), through_openspiel()


def best(passes: list[Figures]) -> Figures:
    """The better of figures that stand in the same place; microseconds are better when they are fewer."""
    first = passes[0]
    if isinstance(first, dict):
        return {
            name: min(one[name] for one in passes) if name in FEWER else best([one[name] for one in passes])
            for name in first
        }
    return max((one for one in passes if one is not None), default=None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"))
    parser.add_argument("--peers", type=Path, default=Path("build/peers"))
    arguments = parser.parse_args()
    passes = [one_pass(arguments.peers) for _ in range(PASSES)]
    others, four, plain, rows, learner = (best(list(figures)) for figures in zip(*passes, strict=True))
    console.print(table(rows))
    console.print(ratios(rows, four, plain, others))
    console.print(costs(learner))
    arguments.json.parent.mkdir(exist_ok=True)
    figures = {"games": rows, "connect_four": four, "interpreted": plain, "peers": others, "openspiel": learner}
    arguments.json.write_text(json.dumps(figures, indent=1))
    console.print(f"figures in {arguments.json}")


if __name__ == "__main__":
    main()
