"""What people get to see of Sobek: the view of a seat as plain data, built from an observation alone."""

from perankh.engine.game import Game
from perankh.engine.header import TOP
from perankh.engine.nat import i64, vec
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import (
    BACK_NAMES,
    BACKS,
    CELLS,
    DEBENS,
    FACING_NAMES,
    GOODS,
    PIROGUE_NAMES,
    PIROGUES,
    SLOTS,
    TILES,
)
from perankh.games.sobek.moves import CELL_NAMES, SCRIBE_SHEDS, SET
from perankh.games.sobek.state import (
    AFTER_REFILL,
    ANKH,
    BACK_COUNT,
    BOARD,
    BOARD_COUNT,
    COBRAS,
    DEBEN,
    DEBEN_COUNT,
    DRAWN,
    EITHER,
    ENDED_BY,
    EVENT,
    EYE_RETURNED,
    FACE,
    FACING,
    FORCED,
    FREE,
    HAND,
    JOINED,
    KEPT,
    NO_CELL,
    PIROGUE,
    PIROGUE_BOX,
    PIROGUE_POINTS,
    PLACE,
    POCKET,
    RESERVE,
    RESERVE_LEFT,
    SHED_BY,
    SLOT,
    SLOT_FILLED,
    SOLD,
    SOLD_SCARABS,
    SOLD_TILES,
    STACK_LEFT,
    STACK_TOP,
    TILE_BOX,
    UNUSED,
    chosen,
)


def view(box: Box, game: Game, o: vec[i64], seat: int | None) -> dict[str, object]:
    """Built from an observation; tiles and pirogues by their ids, cells by their names."""
    top = o[TOP]
    decider = o[top + 1] if top >= game.agenda else -1
    return {
        "game": game.slug,
        "you": seat,
        "decider": decider,
        "ankh": None if o[ANKH] == NO_CELL else {"cell": CELL_NAMES[o[ANKH]], "facing": FACING_NAMES[o[FACING]]},
        "free_turning": bool(o[FREE]),
        "forced": CELL_NAMES[o[FORCED]] if 0 <= o[FORCED] < AFTER_REFILL else None,
        "market": [_market_tile(box, o[FACE + cell]) for cell in range(CELLS)],
        "stack": o[STACK_LEFT],
        "stack_top": BACK_NAMES[o[STACK_TOP] - 1] if o[STACK_TOP] else None,
        "slots": [_slot(box, o, slot) for slot in range(SLOTS)],
        "reserve": {"count": o[RESERVE_LEFT], "known": _pirogues(box, o, RESERVE)},
        "drawn": _pirogues(box, o, DRAWN),
        "used_pirogues": _pirogues(box, o, PIROGUE_BOX),
        "bag": DEBENS - o[DEBEN_COUNT] - o[DEBEN_COUNT + 1],
        "box": _tiles(box, o, TILE_BOX),
        "unused": _tiles(box, o, UNUSED),
        "chosen": _chosen(box, o, decider, seat),
        "players": [_player(box, o, player) for player in range(2)],
        "ended_by": o[ENDED_BY] if o[ENDED_BY] >= 0 else None,
    }


def _market_tile(box: Box, face: int) -> str | None:
    return None if face == 0 else "character" if face == 1 else box.tile_names[face - 2]


def _slot(box: Box, o: vec[i64], slot: int) -> str | None:
    if not o[SLOT_FILLED + slot]:
        return None
    known = _pirogues(box, o, SLOT + slot)
    return known[0] if known else "hidden"


def _pirogues(box: Box, o: vec[i64], place: int) -> list[str]:
    return [PIROGUE_NAMES[box.pirogue_kind[k]] for k in range(PIROGUES) if o[PIROGUE + k] == place]


def _tiles(box: Box, o: vec[i64], place: int) -> list[str]:
    return [box.tile_names[tile] for tile in range(TILES) if o[PLACE + tile] == place]


def _chosen(box: Box, o: vec[i64], decider: int, seat: int | None) -> list[str]:
    """The selection in progress; only the one who selects has it in view."""
    top = o[TOP]
    if decider < 0 or seat != decider or o[top] not in (SET, SCRIBE_SHEDS):
        return []
    return [box.tile_names[tile] for tile in range(TILES) if chosen(o[top + 4], o[top + 5], tile)]


def _player(box: Box, o: vec[i64], player: int) -> dict[str, object]:
    backs = range(BACKS)
    debens = [box.deben_values[deben] for deben in range(DEBENS) if o[DEBEN + deben] == POCKET + player]
    sold = {
        box.good_names[good]: {
            "tiles": _tiles(box, o, SOLD + GOODS * player + good),
            "pirogues": sum(o[JOINED + k] == 1 + good and o[PIROGUE + k] == KEPT + player for k in range(PIROGUES)),
            "scarabs": o[SOLD_SCARABS + GOODS * player + good],
            "points": o[SOLD_TILES + GOODS * player + good] * o[SOLD_SCARABS + GOODS * player + good],
        }
        for good in range(GOODS)
        if o[SOLD_TILES + GOODS * player + good]
    }
    return {
        "hand": {BACK_NAMES[back]: o[BACK_COUNT + BACKS * player + back] for back in backs},
        "hand_known": _tiles(box, o, HAND + player),
        "board": {BACK_NAMES[back]: o[BOARD_COUNT + BACKS * player + back] for back in backs},
        "board_known": _tiles(box, o, BOARD + player),
        "hand_or_board": _hand_or_board(box, o, player),
        "cobras": o[COBRAS + player],
        "sold": sold,
        "debens": {"count": o[DEBEN_COUNT + player], "known": debens},
        "eye_returned": box.deben_values[o[EYE_RETURNED + 2 * player] - 1]
        if o[EYE_RETURNED + 2 * player] > 0
        else None,
        "pirogues": _pirogues(box, o, KEPT + player),
        "pirogue_points": o[PIROGUE_POINTS + player],
    }


def _hand_or_board(box: Box, o: vec[i64], player: int) -> list[str]:
    """Tiles that were in this hand before a Scribe and are now there or on the board (SB-13.6)."""
    doubtful = [tile for tile in range(TILES) if o[EITHER + tile] > 0]
    return [box.tile_names[tile] for tile in doubtful if o[SHED_BY + o[EITHER + tile] // EVENT - 1] == player]
