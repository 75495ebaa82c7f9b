"""Positions of Sobek, set up from a few words, and ways to look at them.

Tiles that are not mentioned are in the box, seen by everybody. One tile lies in the stack unless told otherwise, so
that the game goes on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import perankh
from perankh.engine.game import State
from perankh.engine.header import CHANCE, HEADER
from perankh.engine.nat import i64, vec
from perankh.games.sobek.components.sizes import CELLS, DEBENS, FACING_NAMES, PIROGUE_NAMES, PIROGUES, TILES
from perankh.games.sobek.game import SobekGame
from perankh.games.sobek.moves import ACT, CELL_NAMES, CENTRE, END_TURN
from perankh.games.sobek.rules.turn import Sobek
from perankh.games.sobek.state import (
    ALL_EYES,
    ANKH,
    CELL,
    DEBEN,
    DEBEN_COUNT,
    DEBEN_SEEN,
    END,
    ENDED_BY,
    FACING,
    FORCED,
    FREE,
    NO_CELL,
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

SUSANNE = 0
THOMAS = 1
SPECTATOR = None

Hands = tuple[Sequence[str], Sequence[str]]


def _standard() -> SobekGame:
    game = perankh.game("sobek")
    assert isinstance(game, SobekGame)
    return game


GAME = _standard()
BOX = GAME.box


def tile(name: str) -> int:
    return BOX.tile_names.index(name)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def scene(
    *,
    market: Mapping[str, str] | None = None,
    ankh: tuple[str, str] | None = ("a1", "horizontal"),
    stack: Sequence[str] = ("statue_05",),
    hands: Hands = ((), ()),
    boards: Hands = ((), ()),
    sold: tuple[Mapping[str, Sequence[str]], Mapping[str, Sequence[str]]] = ({}, {}),
    seen: Sequence[str] = (),
    slots: Sequence[str] = (),
    reserve: Sequence[str] = (),
    debens: tuple[Sequence[int], Sequence[int]] = ((), ()),
    bag: Sequence[int] | None = None,
    turn: int = SUSANNE,
    free: bool = False,
    seed: int = 1,
    **options: Any,
) -> Sobek:
    """It is the turn of seat `turn`; without an ankh, the first of the game.

    Tiles in hands and on boards are known to their owner alone, unless `seen` by everybody. `stack` is given from the
    top. With a `bag`, debens that are not mentioned belong to Thomas. `free`: the turn was won with a pyramid.
    """
    state = GAME.new(2, seed, **options)
    assert isinstance(state, Sobek)
    t = state.table
    _clear(t)
    if ankh is not None:
        t[ANKH], t[FACING] = cell(ankh[0]), FACING_NAMES.index(ankh[1])
    t[FREE] = int(free)
    for place, name in (market or {}).items():
        state.put_in_market(cell(place), _unbox(t, name))
    for k, name in enumerate(reversed(stack)):
        t[STACK + k] = _unbox(t, name)
        t[PLACE + tile(name)] = STACK_PLACE
    t[STACK_LEFT] = len(stack)
    state.show_top_of_stack()
    for seat in range(2):
        for name in hands[seat]:
            state.add_to_hand(seat, _unbox(t, name))
        for name in boards[seat]:
            state.add_to_board(seat, _unbox(t, name), 0)
        for good, names in sold[seat].items():
            for name in names:
                state.add_to_hand(seat, _unbox(t, name))
                state.lay_out(seat, tile(name), BOX.good_names.index(good))
    for name in seen:
        t[SEEN + tile(name)] = ALL_EYES
    _lay_pirogues(t, slots, reserve)
    _lay_debens(t, debens, bag)
    state.clear_agenda()
    state.push(END_TURN, turn, 0, 0, 0, 0)
    state.push(ACT if ankh else CENTRE, turn, 0, 0, 0, 0)
    return state


def _clear(t: vec[i64]) -> None:
    for k in range(ANKH, END):
        t[k] = 0
    for k in range(TILES):
        t[PLACE + k] = TILE_BOX
        t[SEEN + k] = ALL_EYES
    for k in range(CELLS):
        t[CELL + k] = -1
    t[ANKH] = NO_CELL
    t[FORCED] = NO_CELL
    t[ENDED_BY] = -1


def _unbox(t: vec[i64], name: str) -> int:
    number = tile(name)
    assert t[PLACE + number] == TILE_BOX, f"{name} is mentioned twice"
    t[SEEN + number] = 0
    return number


def _lay_pirogues(t: vec[i64], slots: Sequence[str], reserve: Sequence[str]) -> None:
    free = list(range(PIROGUES))
    for k in free:
        t[PIROGUE + k] = PIROGUE_BOX
        t[PIROGUE_SEEN + k] = ALL_EYES
    for number, name in enumerate([*slots, *reserve]):
        pirogue = next(k for k in free if BOX.pirogue_kind[k] == PIROGUE_NAMES.index(name))
        free.remove(pirogue)
        t[PIROGUE + pirogue] = SLOT + number if number < len(slots) else RESERVE
        t[PIROGUE_SEEN + pirogue] = 0
        if number < len(slots):
            t[SLOT_FILLED + number] = 1
    t[RESERVE_LEFT] = len(reserve)


def _lay_debens(t: vec[i64], debens: tuple[Sequence[int], Sequence[int]], bag: Sequence[int] | None) -> None:
    free = list(range(DEBENS))
    for seat in range(2):
        for value in debens[seat]:
            _pocket(t, _pick(free, value), seat)
    for value in bag or []:
        _pick(free, value)
    if bag is not None:
        for deben in free:
            _pocket(t, deben, THOMAS)


def _pick(free: list[int], value: int) -> int:
    deben = next(k for k in free if BOX.deben_values[k] == value)
    free.remove(deben)
    return deben


def _pocket(t: vec[i64], deben: int, seat: int) -> None:
    t[DEBEN + deben] = POCKET + seat
    t[DEBEN_SEEN + deben] = 1 << seat
    t[DEBEN_COUNT + seat] += 1


# Looking at a position


def look(state: State, seat: int | None) -> dict[str, Any]:
    return state.view(seat)


def player(state: State, seat: int, by: int | None = None) -> dict[str, Any]:
    """What a seat (or None: a spectator) sees of a player."""
    found: dict[str, Any] = look(state, by)["players"][seat]
    return found


def hand(state: State, seat: int) -> list[str]:
    """The owner's sight of a hand."""
    found: list[str] = player(state, seat, seat)["hand_known"]
    return found


def board(state: State, seat: int) -> list[str]:
    """The owner's sight of a corruption board."""
    found: list[str] = player(state, seat, seat)["board_known"]
    return found


def sold(state: State, seat: int) -> dict[str, list[str]]:
    return {good: pile["tiles"] for good, pile in player(state, seat)["sold"].items()}


def box(state: State) -> list[str]:
    found: list[str] = look(state, SPECTATOR)["box"]
    return found


def debens(state: State, seat: int) -> list[int]:
    found: list[int] = player(state, seat, seat)["debens"]["known"]
    return found


def slots(state: State, seat: int | None) -> list[str | None]:
    found: list[str | None] = look(state, seat)["slots"]
    return found


def slot_faces(state: State) -> list[str]:
    """What really lies in the slots, from first to last."""
    places = {state.table[PIROGUE + k]: PIROGUE_NAMES[BOX.pirogue_kind[k]] for k in range(PIROGUES)}
    return [places[slot] for slot in range(SLOT, RESERVE) if slot in places]


def ankh(state: State) -> tuple[str, str] | None:
    shown = look(state, SPECTATOR)["ankh"]
    return (shown["cell"], shown["facing"]) if shown else None


def market(state: State) -> dict[str, str]:
    tiles = look(state, SPECTATOR)["market"]
    return {name: shown for name, shown in zip(CELL_NAMES, tiles, strict=True) if shown}


def chance(state: State) -> list[int]:
    """The generators; they stand still as long as nothing is drawn at random."""
    return [state.table[k] for k in range(CHANCE, HEADER)]
