"""What people get to see of Terra Pyramides: the view of a seat as plain data, built from an observation alone."""

from perankh.engine.game import Game
from perankh.engine.header import SEATS, TOP
from perankh.engine.layout import UNKNOWN
from perankh.engine.nat import i64, vec
from perankh.games.terra_pyramides import scoring
from perankh.games.terra_pyramides.components.boards import CELL_NAMES, FACING_NAMES, LINE_NAMES, Board
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    DEPTH,
    GOALS,
    LEVELS,
    LONGEST,
    MOST_SEATS,
    NILE_VERSION,
    STACKS,
    STONE_KINDS,
    VERSION_NAMES,
)
from perankh.games.terra_pyramides.moves import COLOUR_OF, KINDS, PAY, PICK_TILE, ROW, SEND_WORKER
from perankh.games.terra_pyramides.state import (
    ARRIVAL,
    CARD,
    CARD_OWNER,
    COLOUR,
    COLOUR_LEFT,
    FACING,
    FIRST,
    FOUNDATION,
    GOLD,
    GOLD_LEFT,
    GRAVE_GOODS,
    HAND_SEARCHED,
    HAND_STACK,
    HELD,
    HORUS_AT,
    LEVEL,
    LEVEL_LEFT,
    MODE,
    OASES,
    OPEN,
    OPEN_STACKS,
    OWNER,
    PILE_LEFT,
    ROW_CELL,
    ROW_LINE,
    ROW_STONES,
    ROW_WORKERS,
    SEARCHED,
    SHIP,
    SLOT_PLACE,
    SLOT_TILE,
    STACK_LEFT,
    STACKED,
    STONES,
    STONES_LEFT,
    SUPPLY,
    SYMBOLS,
    TILE,
    TOPS,
    TURNS,
    VERSION,
    WORKERS,
    Table,
)
from perankh.games.terra_pyramides.wording import site_name


def view(box: Box, game: Game, o: vec[i64], seat: int | None) -> dict[str, object]:
    """Built from an observation; points are counted on a table that holds nothing else."""
    shown = game.blank()
    assert isinstance(shown, Table)
    shown.table = o
    top = o[TOP]
    board = box.board(o[VERSION])
    return {
        "game": game.slug,
        "you": seat,
        "decider": o[top + 1] if top >= game.agenda else -1,
        "decision": _decision(box, game, o),
        "at": _at(board, game, o),
        "version": VERSION_NAMES[o[VERSION]],
        "symbols": bool(o[SYMBOLS]),
        "open_stacks": bool(o[OPEN_STACKS]),
        "turn": {"finished": o[TURNS], "total": _total_turns(box, o), "first": o[FIRST]},
        "board": _board(box, board, o),
        "row": _row(board, o),
        "supply": _supply(box, o),
        "stacks": [_stack(box, o, stack) for stack in range(STACKS)],
        "cards": _cards(shown),
        "tracks": {
            "coin_every": box.coin_every,
            "coin_gold": box.coin_gold,
            "horus_spaces": box.track_spaces,
            "nile_end": box.nile_end,
            "palms": box.palm_spaces,
        },
        "players": [_player(box, shown, player) for player in range(o[SEATS])],
        "task": _task(box, shown),
        "over": top < game.agenda,
    }


def _decision(box: Box, game: Game, o: vec[i64]) -> str | None:
    """Which decision is due, unless it is another seat's private business."""
    top = o[TOP]
    return KINDS[o[top]].name if top >= game.agenda and o[top] != UNKNOWN else None


def _at(board: Board, game: Game, o: vec[i64]) -> str | None:
    """Where the decision is due: the tile just laid, the worker to send, the site to build on, the searched stack."""
    top = o[TOP]
    if top < game.agenda or o[top] == UNKNOWN:
        return None
    kind, a = o[top], o[top + 2]
    if kind == ROW:
        return CELL_NAMES[a]
    if kind == SEND_WORKER:
        return CELL_NAMES[board.row[LONGEST * (4 * o[ROW_CELL] + o[ROW_LINE]) + a]]
    if kind in (COLOUR_OF, PAY):
        return site_name(board, a)
    return str(a + 1) if kind == PICK_TILE else None


def _total_turns(box: Box, o: vec[i64]) -> int:
    at = _wall(box, o)
    return int(STACKS * (box.stack_size[at] - box.stack_out[at]) - len(box.front.start_cells))


def _wall(box: Box, o: vec[i64]) -> int:
    """The back wall in use."""
    return int(o[VERSION] * (MOST_SEATS + 1) + o[SEATS])


def _board(box: Box, board: Board, o: vec[i64]) -> dict[str, object]:
    """The printed board as maps (see components.toml), tiles and sites by their cells."""
    laid = [cell for cell in board.free if o[TILE + cell] > 0]
    return {
        "side": board.name,
        "map": board.map,
        "symbols": board.symbol_map,
        "tiles": {CELL_NAMES[cell]: _laid(box, o, cell) for cell in laid},
        "sites": {site_name(board, site): _site(box, o, site) for site in range(board.site_count)},
    }


def _laid(box: Box, o: vec[i64], cell: int) -> dict[str, object]:
    return {**_tile(box, o[TILE + cell] - 1), "stairs": FACING_NAMES[o[FACING + cell]]}


def _tile(box: Box, tile: int) -> dict[str, object]:
    kind = box.tile_type[tile]
    return {"type": box.type_names[kind], "icons": box.type_icons[kind]}


def _site(box: Box, o: vec[i64], site: int) -> dict[str, object]:
    colour = o[COLOUR + site]
    return {
        "foundation": o[FOUNDATION + site] or None,
        "level": o[LEVEL + site],
        "value": box.level_value[o[LEVEL + site]] or o[FOUNDATION + site],
        "colour": box.colour_names[colour - 1] if colour else None,
        "owner": o[OWNER + site] - 1 if o[OWNER + site] else None,
        "workers": o[WORKERS + site],
        "open_around": o[OPEN + site],
    }


def _row(board: Board, o: vec[i64]) -> dict[str, object] | None:
    """The chosen row and what stands on its tiles."""
    if o[ROW_CELL] < 0:
        return None
    at = 4 * o[ROW_CELL] + o[ROW_LINE]
    cells = [CELL_NAMES[board.row[LONGEST * at + k]] for k in range(board.row_length[at])]
    return {
        "cell": CELL_NAMES[o[ROW_CELL]],
        "line": LINE_NAMES[o[ROW_LINE]],
        "cells": cells,
        "workers": [cell for k, cell in enumerate(cells) if o[ROW_WORKERS] >> k & 1],
        "stones": [cell for k, cell in enumerate(cells) if o[ROW_STONES] >> k & 1],
    }


def _supply(box: Box, o: vec[i64]) -> dict[str, object]:
    return {
        "gold": o[GOLD_LEFT],
        "stones": o[STONES_LEFT],
        "foundations": o[PILE_LEFT],
        "first_levels": {box.colour_names[k]: o[COLOUR_LEFT + k] for k in range(COLOURS)},
        "levels": {str(level): o[LEVEL_LEFT + level] for level in range(2, LEVELS)},
    }


def _stack(box: Box, o: vec[i64], stack: int) -> dict[str, object]:
    """`tiles` from the top, null where unknown; `either`: tiles of which only their takers know whether they went."""
    slots = range(DEPTH * stack, DEPTH * (stack + 1))
    stacked = [_slot(box, o, slot) for slot in slots if o[SLOT_PLACE + slot] == STACKED]
    lost = [slot for slot in slots if o[SLOT_PLACE + slot] == UNKNOWN]
    left = o[STACK_LEFT + stack]
    count = left or box.stack_out[_wall(box, o)]
    tiles = stacked if len(stacked) == count else [None] * count
    return {
        "id": stack + 1,
        "store": box.store_names[box.store[stack]],
        "open": bool(o[OPEN_STACKS] and box.open_stacks[stack]),
        "left": left,
        "tiles": tiles if left else [],
        "gone": [] if left else tiles,
        "either": [tile for slot in lost if (tile := _slot(box, o, slot))],
        "searched_by": [seat for seat in range(o[SEATS]) if o[SEARCHED + stack] >> seat & 1],
    }


def _slot(box: Box, o: vec[i64], slot: int) -> dict[str, object] | None:
    return None if o[SLOT_TILE + slot] == UNKNOWN else _tile(box, o[SLOT_TILE + slot])


def _cards(shown: Table) -> list[dict[str, object]]:
    """Who holds each card, and who fulfils its task as things stand."""
    o = shown.table
    if o[VERSION] != NILE_VERSION or o[SEATS] == 1:
        return []
    return [
        {
            "id": CARD_NAMES[card],
            "owner": o[CARD_OWNER + card] - 1 if o[CARD_OWNER + card] else None,
            "leader": leader if (leader := scoring.card_winner(shown, card)) >= 0 else None,
        }
        for card in range(CARDS)
    ]


def _player(box: Box, shown: Table, player: int) -> dict[str, object]:
    o = shown.table
    return {
        "colour": box.seat_colours[player],
        "workers": o[SUPPLY + player],
        "gold": o[GOLD + player],
        "stones": {box.colour_names[k]: o[STONES + STONE_KINDS * player + k] for k in range(STONE_KINDS)},
        "tops": o[TOPS + player],
        "hand": _hand(box, o, player),
        "horus": o[HORUS_AT + player],
        "grave_goods": o[GRAVE_GOODS + player],
        "oases": o[OASES + player],
        "ship": o[SHIP + player],
        "arrival": o[ARRIVAL + player],
        "palms": box.palms[o[SHIP + player]],
        "card": CARD_NAMES[o[CARD + player] - 1] if o[CARD + player] else None,
        "points": scoring.points(shown, player),
        "sources": dict(scoring.breakdown(shown, player)),
    }


def _hand(box: Box, o: vec[i64], player: int) -> dict[str, object] | None:
    """The stack that the tile came from is public, with it the symbol it must be laid on; the tile may be hidden."""
    if o[HAND_STACK + player] == 0:
        return None
    stack = o[HAND_STACK + player] - 1
    slots = [slot for slot in range(DEPTH * stack, DEPTH * (stack + 1)) if o[SLOT_PLACE + slot] == HELD + player]
    known = [o[SLOT_TILE + slot] for slot in slots if o[SLOT_TILE + slot] != UNKNOWN]
    return {
        "stack": stack + 1,
        "store": box.store_names[box.store[stack]],
        "searched": bool(o[HAND_SEARCHED + player]),
        "tile": _tile(box, known[0]) if known else None,
    }


def _task(box: Box, shown: Table) -> dict[str, object] | None:
    """The goal of the team, how far it has come, and whether that is enough."""
    mode = shown.table[MODE]
    if mode == 0:
        return None
    return {
        "id": mode,
        "goal": GOALS[box.task_goal[mode - 1]],
        "target": box.task_target[mode - 1],
        "measure": scoring.task_measure(shown),
        "won": scoring.task_won(shown),
    }
