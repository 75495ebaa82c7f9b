"""TP-4.2, R-39, R-40: whatever useful thing free timing of extra actions reaches, the points of R-39 reach too."""

import pytest

from perankh.engine.rng import Rng
from perankh.games.terra_pyramides.components.sizes import STONE_KINDS, WHITE
from perankh.games.terra_pyramides.moves import CLOSE
from perankh.games.terra_pyramides.rules import extras
from perankh.games.terra_pyramides.rules.turn import TerraPyramides
from perankh.games.terra_pyramides.state import (
    FIRST,
    GOLD,
    GOLD_LEFT,
    GRAVE_GOODS,
    SHIP,
    STONE_COUNT,
    STONES,
    STONES_LEFT,
)
from tests.games.terra_pyramides.free_turn import (
    ALL,
    LEADING_NOWHERE,
    Mark,
    States,
    collected,
    ended,
    free_turn,
    offered_turn,
    with_extras,
)
from tests.games.terra_pyramides.scene import GAME, scene
from tests.support import rule

CELLS = {"base": ["e4", "e5", "f3", "d3", "d4"], "horus": ["e4", "e5", "f3", "d3", "d4"], "nile": ["c1", "a2", "b1"]}
SITES = ["e2", "f4", "d5", "c3"]
KINDS = [
    "worker", "worker_eye", "eye", "stone_red", "stone_blue", "stone_worker_red", "stone_worker_blue",
    "stone_eye_red", "grave_good_worker", "grave_good_stone", "eye_2",
]  # fmt: skip
COLOURS = ["red", "blue", "white"]
CLOSING = extras.EVERYTHING | extras.ANY_SWAPS
LAY_E3 = GAME.move("lay e3")
SEEDS = [3, 4, 5, 7, 8, 10, 12, 13, 21]  # small ones; others take minutes


def some(rng: Rng, items: list[str]) -> str:
    return items[rng.below(len(items))]


def turn_of(seed: int) -> TerraPyramides:
    """A small position of the base version or version 2, scarce in everything, in which e3 is laid."""
    rng = Rng(f"turn {seed}")
    version = ["base", "horus"][rng.below(2)]
    kinds = KINDS[: 8 if version == "base" else len(KINDS)]
    tiles = {}
    left = dict.fromkeys(kinds, 1) | {"worker": 3, "eye": 2, "stone_worker_red": 2}
    hand = some(rng, kinds)
    left[hand] -= 1
    for cell in CELLS[version]:
        kind = some(rng, kinds)
        if rng.below(3) and left[kind]:
            tiles[cell] = kind
            left[kind] -= 1
    workers, pyramids, foundations = {}, {}, {}
    for site in SITES:
        lot = rng.below(6)
        if lot < 2:
            workers[site] = (0, 1 + rng.below(3))
        elif lot == 2:
            pyramids[site] = (0, some(rng, ["red", "blue"]), 1 + rng.below(2), 1 + rng.below(3))
        elif lot == 3:
            foundations[site] = 1
        elif lot == 4:
            workers[site] = (1, 1)
    held = {colour: rng.below(3) for colour in COLOURS}
    return scene(
        version=version,
        tiles=tiles,
        workers=workers,
        pyramids=pyramids,
        foundations=foundations,
        hands=(hand, "stone_green"),
        stones=[{colour: count for colour, count in held.items() if count}],
        gold=[rng.below(5)],
        gold_left=[0, 1, 9][rng.below(3)],
        stones_left=[0, 1, 9][rng.below(3)],
        supply=[rng.below(3)],
        stacks={},
        first_turn=rng.below(4) == 0,
    )


def more_useful(one: Mark) -> set[Mark]:
    """The same position with up to two stones more, and with some of seat 0's coloured stones white instead."""
    found = {one}
    for _ in range(2):
        found |= {moved(other, STONES_LEFT, STONES + colour) for other in found for colour in range(STONE_KINDS)}
    for colour in range(WHITE):
        for _ in range(1 + max(other[STONES + colour - FIRST] for other in found)):
            found |= {moved(other, STONES + colour, STONES + WHITE) for other in found}
    return found


def moved(one: Mark, out: int, into: int) -> Mark:
    """A stone from one place of the table to another, if there is one."""
    changed = list(one)
    if changed[out - FIRST] > 0:
        changed[out - FIRST] -= 1
        changed[into - FIRST] += 1
        changed[STONE_COUNT - FIRST] += out == STONES_LEFT
    return tuple(changed)


def unreached(free: States, offered: States) -> list[Mark]:
    return [one for one in free if one not in offered and not more_useful(one) & set(offered)]


@rule("R-39", "R-40", "R-3", "TP-4.2")
@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_can_end_as_with_free_timing(seed: int) -> None:
    """Extra actions anywhere in the turn against those that are put to the player, everything at its end added."""
    state = turn_of(seed)
    free = with_extras(free_turn(state, 0, LAY_E3), 0, ALL)
    offered = with_extras(offered_turn(state, 0, LAY_E3), 0, ALL)
    assert len(offered) > 1
    assert unreached(free, offered) == []
    assert unreached(offered, free) == []


@rule("R-39", "R-35", "TP-16.7")
def test_what_the_eyes_bring_is_only_wasted_on_a_ship_that_the_row_takes_to_the_end() -> None:
    state = scene(
        version="nile", foundations={"b3": 1}, hands=("eye", "eye"), horus=[4], ships=[20, 0], supply=[0], stacks={}
    )
    lay = GAME.move("lay b2")
    free, offered = free_turn(state, 0, lay), offered_turn(state, 0, lay)
    wasted = [list(one) for one in free if one not in offered]
    assert wasted
    for one in wasted:
        assert (one[SHIP - FIRST], one[GOLD - FIRST], one[GRAVE_GOODS - FIRST]) == (state.box.nile_end, 0, 0)
        one[GOLD - FIRST] += state.box.ship_cost
        one[GOLD_LEFT - FIRST] -= state.box.ship_cost
    assert {tuple(one) for one in wasted} <= set(offered)


@rule("R-39", "TP-10.6")
@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_end_of_a_turn_everything_that_leads_to_something_is_offered(seed: int) -> None:
    state = turn_of(seed)
    state.clear_agenda()
    state.push(CLOSE, 0, 0, 0, 0, 0)  # not settled: where nothing leads to anything, the turn closes by itself
    free = with_extras(ended(with_extras(collected([state]), 0, CLOSING), 0), 0, LEADING_NOWHERE)
    offered = with_extras(offered_turn(state, 0, -1), 0, LEADING_NOWHERE)
    assert unreached(free, offered) == []
    assert unreached(offered, free) == []
