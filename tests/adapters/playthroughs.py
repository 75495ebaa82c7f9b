"""Writes OpenSpiel's playthrough of each game anew: `python -m tests.adapters.playthroughs`."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent / "kept"
SEED = 1


def main() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    from perankh.adapters import openspiel

    FOLDER.mkdir(exist_ok=True)
    for name in openspiel.register():
        text = generate_playthrough.playthrough(name, None, seed=SEED)
        (FOLDER / f"{name.removeprefix('perankh_')}.txt.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
