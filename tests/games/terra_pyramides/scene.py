"""Positions of Terra Pyramides, set up from a few words. Sites that are not mentioned are empty, cells open.

A tile is named by its type (`worker_eye`), a site by its cell. It is the turn of seat `turn`, who is about to lay.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import perankh
from perankh.engine.game import State
from perankh.engine.header import SEATS
from perankh.games.terra_pyramides.components.boards import CELL_NAMES
from perankh.games.terra_pyramides.components.sizes import CARD_NAMES, DEPTH, STACKS, STONE_KINDS, VERSION_NAMES
from perankh.games.terra_pyramides.game import TerraPyramidesGame
from perankh.games.terra_pyramides.moves import CLOSE, LAY
from perankh.games.terra_pyramides.rules.setup import cover, lay_out_board
from perankh.games.terra_pyramides.rules.turn import TerraPyramides
from perankh.games.terra_pyramides.state import (
    ALL_EYES,
    ARRIVAL,
    CARD,
    CARD_OWNER,
    COLOUR,
    COLOUR_LEFT,
    FACING,
    FOUNDATION,
    FULL,
    GOLD,
    GOLD_LEFT,
    GRAVE_GOODS,
    HAND_SEARCHED,
    HAND_SLOT,
    HAND_STACK,
    HAND_TURN,
    HELD,
    HORUS_AT,
    LEVEL,
    LEVEL_LEFT,
    OASES,
    OPEN_STACKS,
    OWNER,
    PILE,
    PILE_LEFT,
    PLACE_SEEN,
    SAILINGS,
    SEARCHED,
    SHIP,
    SITES,
    SLOT_PLACE,
    SLOT_SEEN,
    SLOT_TILE,
    SLOTS,
    STACK_LEFT,
    STACKED,
    STONE_COUNT,
    STONES,
    STONES_LEFT,
    SUPPLY,
    TILE,
    TOPS,
    TURNS,
    UNUSED,
    WORKERS,
)
from tests.support import play

GAME = perankh.game("terra_pyramides")
assert isinstance(GAME, TerraPyramidesGame)
BOX = GAME.box

Workers = Mapping[str, tuple[int, int]]  # site: seat, how many
Pyramids = Mapping[str, tuple[int, str, int, int]]  # site: seat, colour, level, workers


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def scene(
    *,
    seats: int = 2,
    turn: int = 0,
    tiles: Mapping[str, str] | None = None,
    foundations: Mapping[str, int] | None = None,
    workers: Workers | None = None,
    pyramids: Pyramids | None = None,
    hands: Sequence[str] = ("worker", "worker", "eye", "eye"),
    hand_stacks: Sequence[int] = (2, 4, 6, 8),
    stacks: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[int] = (),
    gold: Sequence[int] = (),
    stones: Sequence[Mapping[str, int]] = (),
    supply: Sequence[int] = (),
    tops: Sequence[int] = (),
    horus: Sequence[int] = (),
    grave_goods: Sequence[int] = (),
    oases: Sequence[int] = (),
    ships: Sequence[int] = (),
    cards: Mapping[str, int] | None = None,
    gold_left: int | None = None,
    stones_left: int | None = None,
    first_turn: bool = False,
    closing: bool = False,
    game: TerraPyramidesGame = GAME,
    **options: str,
) -> TerraPyramides:
    """`pile` names the next foundations; `stacks` lists tiles from the top; without it every stack has three."""
    state = game.new(seats, seed=1, **options)
    assert isinstance(state, TerraPyramides)
    t = state.table
    t[TURNS] = 0 if first_turn else seats
    _clear_board(state)
    pool = list(state.box.tiles_of[VERSION_NAMES.index(options.get("version", "base"))])
    for name, kind in (tiles or {}).items():
        put_tile(state, name, take(pool, kind))
    _lay_sites(state, foundations or {}, workers or {}, pyramids or {})
    _deal(state, pool, hands, hand_stacks, stacks)
    for number, value in enumerate(pile):
        t[PILE + t[PILE_LEFT] - 1 - number] = value
    tracks = ((HORUS_AT, horus), (GRAVE_GOODS, grave_goods), (OASES, oases), (SHIP, ships))
    for at, values in (*tracks, (GOLD, gold), (SUPPLY, supply), (TOPS, tops)):
        for seat, value in enumerate(values):
            t[at + seat] = value
    for seat, value in enumerate(ships):
        t[ARRIVAL + seat] = seat + 1 if value else 0
    t[SAILINGS] = len(ships)
    for seat, kinds in enumerate(stones):
        for colour, count in kinds.items():
            t[STONES + STONE_KINDS * seat + BOX.colour_names.index(colour)] = count
            t[STONE_COUNT + seat] += count
    for name, seat in (cards or {}).items():
        t[CARD_OWNER + CARD_NAMES.index(name)] = 1 + seat
        t[CARD + seat] = 1 + CARD_NAMES.index(name)
    t[GOLD_LEFT] = BOX.gold - sum(gold) if gold_left is None else gold_left
    t[STONES_LEFT] = BOX.stones - sum(t[STONE_COUNT + k] for k in range(4)) if stones_left is None else stones_left
    state.clear_agenda()
    state.push(CLOSE if closing else LAY, turn, 0, 0, 0, 0)
    if closing:
        state.settle()
    return state


def _clear_board(state: TerraPyramides) -> None:
    t = state.table
    for name in range(len(CELL_NAMES)):
        t[TILE + name] = 0
        t[FACING + name] = 0
    for site in range(SITES):
        t[FOUNDATION + site] = 0
    t[PILE_LEFT] = SITES
    lay_out_board(state)


def take(pool: list[int], kind: str) -> int:
    tile = next(one for one in pool if BOX.type_names[BOX.tile_type[one]] == kind)
    pool.remove(tile)
    return tile


def put_tile(state: TerraPyramides, name: str, tile: int) -> None:
    """Laid long ago, with its stairs at the first site beside it."""
    at = cell(name)
    assert state.table[TILE + at] == 0, f"{name} is not open"
    cover(state, at, tile)
    facing = next(way for way in range(4) if state.board().stairs[4 * at + way] >= 0)
    state.table[FACING + at] = facing


def site_number(state: TerraPyramides, name: str) -> int:
    number = state.board().site_at[cell(name)]
    assert number >= 0, f"{name} is no site"
    return number


def _lay_sites(state: TerraPyramides, foundations: Mapping[str, int], workers: Workers, pyramids: Pyramids) -> None:
    t = state.table
    for name, value in {**dict.fromkeys([*workers, *pyramids], 1), **foundations}.items():
        t[FOUNDATION + site_number(state, name)] = value
        t[PILE_LEFT] -= 1
    for name, (seat, count) in workers.items():
        _occupy(state, site_number(state, name), seat, count)
    for name, (seat, colour, level, count) in pyramids.items():
        site = site_number(state, name)
        _occupy(state, site, seat, count)
        t[LEVEL + site] = level
        t[COLOUR + site] = 1 + BOX.colour_names.index(colour)
        t[COLOUR_LEFT + BOX.colour_names.index(colour)] -= 1
        for built in range(2, min(level, 4) + 1):
            t[LEVEL_LEFT + built] -= 1


def _occupy(state: TerraPyramides, site: int, seat: int, count: int) -> None:
    t = state.table
    t[OWNER + site] = 1 + seat
    t[WORKERS + site] = count
    t[SUPPLY + seat] -= count
    t[FULL + seat] += count == BOX.site_limit


def _deal(
    state: TerraPyramides,
    pool: list[int],
    hands: Sequence[str],
    hand_stacks: Sequence[int],
    stacks: Mapping[int, Sequence[str]] | None,
) -> None:
    """The first slot of each stack is kept for a hand tile; the stack itself starts below it."""
    t = state.table
    for slot in range(SLOTS):
        t[SLOT_PLACE + slot], t[SLOT_TILE + slot] = UNUSED, -1
        t[SLOT_SEEN + slot] = t[PLACE_SEEN + slot] = ALL_EYES
    for seat in range(t[SEATS]):
        slot = DEPTH * (hand_stacks[seat] - 1)
        t[SLOT_TILE + slot], t[SLOT_PLACE + slot] = take(pool, hands[seat]), HELD + seat
        t[SLOT_SEEN + slot] = 1 << seat
        t[HAND_SLOT + seat], t[HAND_STACK + seat] = slot, hand_stacks[seat]
        t[HAND_SEARCHED + seat] = t[HAND_TURN + seat] = 0
    named = {number: [take(pool, kind) for kind in kinds] for number, kinds in (stacks or {}).items()}
    for stack in range(STACKS):
        t[SEARCHED + stack] = 0
        content = [pool.pop() for _ in range(3)] if stacks is None else named.get(stack + 1, [])
        t[STACK_LEFT + stack] = len(content)
        for depth, tile in enumerate(content, 1):
            slot = DEPTH * stack + depth
            t[SLOT_TILE + slot], t[SLOT_PLACE + slot], t[SLOT_SEEN + slot] = tile, STACKED, 0
            if depth == 1 and t[OPEN_STACKS] and BOX.open_stacks[stack]:
                t[SLOT_SEEN + slot] = ALL_EYES


# Looking


def player(state: State, seat: int) -> Any:
    return state.view(seat)["players"][seat]  # type: ignore[index]


def stones(state: State, seat: int) -> dict[str, int]:
    return {colour: count for colour, count in player(state, seat)["stones"].items() if count}


def site(state: State, name: str) -> Any:
    return state.view(None)["board"]["sites"][name]  # type: ignore[index]


def decision(state: State) -> str | None:
    shown = state.view(None)["decision"]
    assert shown is None or isinstance(shown, str)
    return shown


def lay_only(state: State, name: str) -> State:
    """Lay a tile, take the first row and send nobody anywhere, up to the choice of a new tile."""
    play(state, f"lay {name}")
    while decision(state) not in ("take", "lay", None):
        state.play(state.legal()[0 if decision(state) == "row" else -1])
    return state


def go_on(state: State, *moves: str) -> State:
    """Play moves, and go on wherever nothing else was asked for until the turn is over."""
    turns = state.table[TURNS]
    play(state, *moves)
    while state.seat >= 0 and state.table[TURNS] == turns:
        state.play(state.legal()[-1] if decision(state) != "take" else state.legal()[0])
    return state
