"""Games play out as they did when they were last reviewed (`make golden` writes them anew)."""

import json

import pytest

import perankh
from tests.golden import FOLDER, cases, name, perft_counts, playthrough


@pytest.mark.parametrize("case", cases(), ids=lambda case: name(*case))
def test_playthrough(case: tuple[str, int, dict[str, str]]) -> None:
    file = FOLDER / f"{name(*case)}.txt"
    assert file.exists(), f"no golden file for {name(*case)}: run `make golden`"
    assert playthrough(*case).splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("case", cases(), ids=lambda case: name(*case))
def test_perft(case: tuple[str, int, dict[str, str]]) -> None:
    written = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    assert perft_counts(perankh.game(case[0]), case[1], case[2]) == written[name(*case)]
