"""Positions of Sobek, set up from a few words. Tiles that are not mentioned are in the box, seen by everybody."""

from collections.abc import Mapping, Sequence

import perankh
from perankh.engine.game import State
from perankh.engine.nat import i64, vec
from perankh.games.sobek.components import CELLS, DEBENS, FACING_NAMES, PIROGUE_NAMES, PIROGUES, TILES
from perankh.games.sobek.game import SobekGame
from perankh.games.sobek.moves import ACT, CELL_NAMES, END_TURN
from perankh.games.sobek.rules.turn import Sobek
from perankh.games.sobek.state import (
    ANKH,
    CELL,
    DEBEN,
    DEBEN_COUNT,
    DEBEN_SEEN,
    END,
    FACE,
    FACING,
    FORCED,
    FREE,
    PIROGUE,
    PIROGUE_BOX,
    PIROGUE_SEEN,
    PLACE,
    POCKET,
    RESERVE,
    RESERVE_LEFT,
    SEEN,
    SLOT,
    SLOT_FILLED,
    STACK,
    STACK_LEFT,
    STACK_PLACE,
    TILE_BOX,
)

GAME = perankh.game("sobek")
assert isinstance(GAME, SobekGame)
BOX = GAME.box


def tile(name: str) -> int:
    return BOX.tile_names.index(name)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def scene(
    *,
    market: Mapping[str, str] | None = None,
    ankh: tuple[str, str] = ("a1", "horizontal"),
    stack: Sequence[str] = (),
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    boards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    sold: tuple[Mapping[str, Sequence[str]], Mapping[str, Sequence[str]]] = ({}, {}),
    slots: Sequence[str] = (),
    reserve: Sequence[str] = (),
    debens: tuple[Sequence[int], Sequence[int]] = ((), ()),
    bag: Sequence[int] | None = None,
    turn: int = 0,
    free: bool = False,
    **options: str,
) -> Sobek:
    """It is the turn of seat `turn`; `stack` is given from the top; debens by value."""
    state = GAME.new(seed=1, **options)
    assert isinstance(state, Sobek)
    t = state.table
    for k in range(ANKH, END):
        t[k] = 0
    for k in range(TILES):
        t[PLACE + k] = TILE_BOX
        t[SEEN + k] = 7
    for k in range(CELLS):
        t[CELL + k] = -1
        t[FACE + k] = 0
    t[ANKH], t[FACING] = cell(ankh[0]), FACING_NAMES.index(ankh[1])
    t[FORCED] = -1
    t[FREE] = int(free)
    for place, name in (market or {}).items():
        t[SEEN + tile(name)] = 0
        state.put_in_market(cell(place), tile(name))
    for k, name in enumerate(reversed(stack)):
        t[STACK + k] = tile(name)
        t[PLACE + tile(name)] = STACK_PLACE
        t[SEEN + tile(name)] = 0
    t[STACK_LEFT] = len(stack)
    for seat in range(2):
        for name in hands[seat]:
            t[SEEN + tile(name)] = 0
            state.add_to_hand(seat, tile(name))
        for good, names in sold[seat].items():
            for name in names:
                state.add_to_hand(seat, tile(name))
                state.lay_out(seat, tile(name), BOX.good_names.index(good))
        for name in boards[seat]:
            t[SEEN + tile(name)] = 0
            state.add_to_board(seat, tile(name), 0)
    _lay_pirogues(t, slots, reserve)
    _lay_debens(t, debens, bag)
    state.clear_agenda()
    state.push(END_TURN, turn, 0, 0, 0, 0)
    state.push(ACT, turn, 0, 0, 0, 0)
    return state


def _lay_pirogues(t: vec[i64], slots: Sequence[str], reserve: Sequence[str]) -> None:
    free = list(range(PIROGUES))
    for k in free:
        t[PIROGUE + k] = PIROGUE_BOX
        t[PIROGUE_SEEN + k] = 7
    for number, name in enumerate([*slots, *reserve]):
        pirogue = next(k for k in free if BOX.pirogue_kind[k] == PIROGUE_NAMES.index(name))
        free.remove(pirogue)
        t[PIROGUE + pirogue] = SLOT + number if number < len(slots) else RESERVE
        t[PIROGUE_SEEN + pirogue] = 0
        if number < len(slots):
            t[SLOT_FILLED + number] = 1
    t[RESERVE_LEFT] = len(reserve)


def _lay_debens(t: vec[i64], debens: tuple[Sequence[int], Sequence[int]], bag: Sequence[int] | None) -> None:
    """With `bag`, debens that are neither there nor with a player belong to the other seat."""
    free = list(range(DEBENS))
    for seat in range(2):
        for value in debens[seat]:
            deben = next(k for k in free if BOX.deben_values[k] == value)
            free.remove(deben)
            t[DEBEN + deben] = POCKET + seat
            t[DEBEN_SEEN + deben] = 1 << seat
            t[DEBEN_COUNT + seat] += 1
    for value in bag or []:
        free.remove(next(k for k in free if BOX.deben_values[k] == value))
    if bag is not None:
        for deben in free:
            t[DEBEN + deben] = POCKET + 1
            t[DEBEN_SEEN + deben] = 2
            t[DEBEN_COUNT + 1] += 1


def hand(state: State, seat: int) -> list[str]:
    return state.view(seat)["players"][seat]["hand_known"]  # type: ignore[index, no-any-return]


def board(state: State, seat: int) -> list[str]:
    return state.view(seat)["players"][seat]["board_known"]  # type: ignore[index, no-any-return]


def ankh(state: State) -> tuple[str, str]:
    shown = state.view(None)["ankh"]
    return shown["cell"], shown["facing"]  # type: ignore[index]


def market(state: State) -> dict[str, str]:
    tiles = state.view(None)["market"]
    return {name: shown for name, shown in zip(CELL_NAMES, tiles, strict=True) if shown}  # type: ignore[call-overload]
