"""Every decision is one: at least two moves, and no two that come to the same (MN-R59 to MN-R65), unless the rest of
several choices follows by itself (MN-R63)."""

import pytest

from perankh.engine.agenda import FRAME
from perankh.engine.header import CHANCE, HEADER, LEARNED, PLY, TOP
from perankh.engine.rng import Rng
from perankh.games.men_nefer.components.sizes import BOATS, DEALS, PRIESTESSES
from perankh.games.men_nefer.moves import ACTIVATE, WHICH_BOAT, WHICH_FAVOUR, WHICH_STONE, WHICH_VOYAGE
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import BOAT, DEAL, ERA, MET, PRIESTESS, USED_BOATS
from tests.games.men_nefer.scene import GAME, scene
from tests.support import legal, rule

GAMES = {1: 40, 2: 20, 3: 14, 4: 10}
AVERAGE = {1: (72, 84), 2: (144, 160), 3: (222, 244), 4: (300, 330)}  # decisions of a random game


def result(state: MenNefer) -> tuple[int, ...]:
    """A position without its number and the dice to come, with pieces that nobody can tell apart in order."""
    cells = [int(cell) for cell in state.table[: state.table[TOP] + FRAME]]
    cells[PLY] = cells[LEARNED] = 0
    cells[CHANCE:HEADER] = [0] * (HEADER - CHANCE)
    for seat in range(state.seats):
        _sort(cells, PRIESTESS + PRIESTESSES * seat, PRIESTESSES)
        if not cells[USED_BOATS]:
            _sort(cells, BOAT + BOATS * seat, BOATS)
        _sort_deals(cells, DEALS * seat)
    return tuple(cells)


def _sort(cells: list[int], start: int, count: int) -> None:
    cells[start : start + count] = sorted(cells[start : start + count])


def _sort_deals(cells: list[int], start: int) -> None:
    deals = sorted((cells[DEAL + k], cells[MET + k]) for k in range(start, start + DEALS))
    for k, (deal, met) in enumerate(deals, start):
        cells[DEAL + k], cells[MET + k] = deal, met


def order_is_free(state: MenNefer, move: int) -> bool:
    """Whether other choices of the same sort follow, so that two moves may be both taken in either order."""
    kind, _, count, _, _, mode = state.table[state.table[TOP] : state.table[TOP] + FRAME]
    if kind == WHICH_VOYAGE:
        return move >= ACTIVATE and mode >> 1 > 1
    return kind in (WHICH_FAVOUR, WHICH_STONE, WHICH_BOAT) and count > 1


def play_and_compare(state: MenNefer, rng: Rng) -> int:
    """A random game; says how many decisions it had."""
    decisions = 0
    while state.seat >= 0:
        options = state.legal()
        assert len(options) > 1
        decisions += 1
        results: dict[tuple[int, ...], int] = {}
        for move in options:
            after = state.clone()
            after.apply(move)
            assert isinstance(after, MenNefer)
            if after.table[ERA] == state.table[ERA]:  # an inundation can level what was different
                other = results.setdefault(result(after), move)
                assert other == move or order_is_free(state, move), (
                    f"{GAME.text(other)} and {GAME.text(move)} come to the same"
                )
        state.apply(options[rng.below(len(options))])
    return decisions


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_decision_is_pointless(seats: int) -> None:
    decisions = 0
    for seed in range(GAMES[seats]):
        state = GAME.new(seats, seed)
        assert isinstance(state, MenNefer)
        decisions += play_and_compare(state, Rng(f"compare {seed}"))
    low, high = AVERAGE[seats]
    assert low <= decisions / GAMES[seats] <= high


@rule("MN-R65")
def test_fields_that_come_to_the_same_are_offered_once() -> None:
    at_home = {"scarabs": {"sphinxes": 3}, "apprentices": ["sphinxes"]}
    assert fields(scene(sphinxes=(1, 0), **at_home)) == ["field 1", "field 2", "field 3", "field 4"]
    assert fields(scene(sphinxes=(0, 0), **at_home)) == ["field 3", "field 4"]  # only 1 or 2 PP are left to gain
    assert fields(scene(sphinxes=(0, 1), **at_home)) == ["field 1", "field 2", "field 3", "field 4"]


def fields(state: MenNefer) -> list[str]:
    state.play(GAME.move("specialise sphinxes"))
    return legal(state)
