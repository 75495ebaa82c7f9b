"""Compiled and interpreted code play the same games, move for move."""

import json
import os
import subprocess
import sys

import pytest

import perankh
from perankh.engine import game as compiled_or_not

PROGRAM = """
import hashlib, json, sys
import perankh
from perankh.engine import game
from perankh.engine.playout import playout
assert game.__file__.endswith(".py") == bool(int(sys.argv[2])), game.__file__
sums = {}
for slug in sys.argv[3:]:
    digest = hashlib.sha256()
    variants = perankh.game(slug).variants()
    for seed in range(int(sys.argv[1])):
        seats, options = variants[seed % len(variants)]
        state = perankh.game(slug).new(seats, seed, **options)
        rng = perankh.Rng(seed)
        for _ in range(8):
            if state.seat >= 0:
                state.redeal(state.seat, rng)
                legal = state.legal()
                state.play(legal[rng.below(len(legal))])
        playout(state, rng)
        digest.update(json.dumps([state.dump(), state.scores()]).encode())
    sums[slug] = digest.hexdigest()
print(json.dumps(sums))
"""


def checksums(games: int, interpreted: bool) -> dict[str, str]:
    environment = {key: value for key, value in os.environ.items() if key != "PERANKH_INTERPRETED"}
    if interpreted:
        environment["PERANKH_INTERPRETED"] = "1"
    command = [sys.executable, "-c", PROGRAM, str(games), str(int(interpreted)), *perankh.games()]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)  # type: ignore[no-any-return]


@pytest.mark.slow
@pytest.mark.skipif(str(compiled_or_not.__file__).endswith(".py"), reason="the engine is not compiled here")
def test_compiled_and_interpreted_play_the_same_200_games() -> None:
    assert checksums(200, interpreted=False) == checksums(200, interpreted=True)
