"""What people get to see of Sobek: the view of a seat, prompts, moves and things in words (as message ids)."""

from perankh.engine.game import TOP, Game, State
from perankh.engine.message import Message, Value, seat_word
from perankh.engine.nat import i64, vec
from perankh.games.sobek.components import (
    BACK_NAMES,
    BACKS,
    CELLS,
    DEBENS,
    FACING_NAMES,
    FIRST_PERSON,
    GOODS,
    PERSON_BACK,
    PIROGUE_NAMES,
    PIROGUES,
    SIDE,
    SLOTS,
    TILES,
    WILD,
    Box,
)
from perankh.games.sobek.moves import (
    ACT,
    ADD,
    CELL_NAMES,
    CENTRE,
    CLAIM,
    COURTESAN_ADDS,
    COURTESAN_JOINS,
    DEBEN_OF_TWO,
    DONE,
    HOLD,
    JOIN,
    KEEP,
    KINDS,
    MERCHANT_TAKES,
    OPEN,
    PLAY,
    POCKET_HIGH,
    POCKET_LOW,
    POINT,
    PURGE,
    REFILL,
    SCRIBE_SHEDS,
    SELL,
    SET,
    SHED,
    STEAL,
    TAKE,
    TRADE,
    TURN,
)
from perankh.games.sobek.state import (
    AFTER_REFILL,
    ANKH,
    BACK_COUNT,
    BOARD,
    BOARD_COUNT,
    CELL,
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
    Table,
    chosen,
)

# Things in words


def tile_word(box: Box, tile: int) -> Message:
    if tile >= FIRST_PERSON:
        return Message(f"person-{box.tile_names[tile]}")
    good = good_word(box, box.good[tile])
    if box.coin[tile]:
        return Message("tile-coin", {"good": good})
    return Message("tile-scarabs", {"good": good, "scarabs": box.scarabs[tile]}) if box.scarabs[tile] else good


def open_word(box: Box, tile: int) -> Message:
    """A tile of the market as everybody sees it (SB-3.8)."""
    return back_word(PERSON_BACK) if box.back[tile] == PERSON_BACK else tile_word(box, tile)


def good_word(box: Box, good: int) -> Message:
    return Message(f"good-{box.good_names[good]}")


def back_word(back: int) -> Message:
    return Message(f"back-{BACK_NAMES[back]}")


def facing_word(facing: int) -> Message:
    return Message(f"facing-{FACING_NAMES[facing]}")


def pirogue_word(kind: int) -> Message:
    return Message(f"pirogue-{PIROGUE_NAMES[kind]}")


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


# The view


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


# Decisions in words


def prompt(state: Table) -> Message:
    t = state.table
    top = t[TOP]
    name = f"prompt-{KINDS[t[top]].name}"
    args: dict[str, Value] = {"seat": seat_word(t[top + 1])}
    if t[top] == ACT:
        return Message("prompt-act-free" if t[FREE] else name, args)
    if t[top] == SET:
        args["good"] = good_word(state.box, t[top + 2])
        args["count"] = sum(chosen(t[top + 4], t[top + 5], tile) for tile in range(TILES))
    elif t[top] == CENTRE and state.ply == 0:
        return Message("prompt-first", args)
    elif t[top] == COURTESAN_JOINS:
        args["tile"] = tile_word(state.box, t[top + 3])
    elif t[top] in (COURTESAN_ADDS, SCRIBE_SHEDS):
        args["count"] = t[top + 2]
    elif t[top] == DEBEN_OF_TWO:
        args["first"] = state.box.deben_values[t[top + 2]]
        args["second"] = state.box.deben_values[t[top + 3]]
    return Message(name, args)


def label(state: Table, move: int) -> Message:
    """A legal move in words."""
    box = state.box
    t = state.table
    if move < REFILL:
        return _take_label(state, move)
    if move == REFILL:
        return Message("move-refill", {"left": t[STACK_LEFT]})
    if move < TRADE:
        return Message("move-turn", {"facing": facing_word(move - TURN)})
    if move in (TRADE, KEEP):
        return Message("move-trade" if move == TRADE else "move-keep")
    if move < PLAY:
        return Message("move-sell", {"good": good_word(box, move - SELL)})
    if move < ADD:
        person = tile_word(box, FIRST_PERSON + move - PLAY)
        return Message("move-play", {"person": person, "effect": Message(f"{person.id}-effect")})
    if move < DONE:
        return _tile_label(box, move)
    if move == DONE:
        return _done_label(state)
    if move < JOIN:
        word = pirogue_word(move - OPEN)
        return Message("move-open", {"pirogue": word, "effect": Message(f"{word.id}-effect")})
    if move < POCKET_LOW:
        return Message("move-join", {"good": good_word(box, move - JOIN)})
    if move <= POCKET_HIGH:
        values = sorted(box.deben_values[t[t[TOP] + 2 + k]] for k in range(2))
        return Message("move-pocket", {"value": values[move - POCKET_LOW], "other": values[POCKET_HIGH - move]})
    if move < PURGE:
        return Message("move-steal", {"back": back_word(move - STEAL)})
    return Message("move-purge", {"good": good_word(box, move - PURGE) if move - PURGE < WILD else Message("all-wild")})


def _take_label(state: Table, move: int) -> Message:
    verb, cell = ("move-take", move - TAKE) if move < POINT else ("move-point", move - POINT)
    face = state.table[FACE + cell]
    tile = back_word(PERSON_BACK) if face == 1 else tile_word(state.box, face - 2)
    kind = state.table[state.table[TOP]]
    skipped = 0 if kind in (CENTRE, MERCHANT_TAKES) else _skipped(state, cell)
    return Message(verb, {"cell": CELL_NAMES[cell], "tile": tile, "skipped": skipped})


def _skipped(state: Table, cell: int) -> int:
    """How many tiles a take of this cell turns into corruption."""
    ankh = state.table[ANKH]
    if ankh == NO_CELL:
        return 0
    rows: int = cell // SIDE - ankh // SIDE
    cols: int = cell % SIDE - ankh % SIDE
    distance = max(abs(rows), abs(cols))
    step = rows // distance * SIDE + cols // distance
    return sum(state.table[CELL + ankh + k * step] >= 0 for k in range(1, distance))


def _tile_label(box: Box, move: int) -> Message:
    for verb, start in (("claim", CLAIM), ("shed", SHED), ("hold", HOLD), ("add", ADD)):
        if move >= start:
            return Message(f"move-{verb}", {"tile": tile_word(box, move - start)})
    raise AssertionError(move)


def _done_label(state: Table) -> Message:
    t = state.table
    top = t[TOP]
    if t[top] != SET:
        return Message("move-done")
    tiles = [tile_word(state.box, tile) for tile in range(TILES) if chosen(t[top + 4], t[top + 5], tile)]
    return Message("move-done-set", {"tiles": tiles})


def element(state: State, move: int) -> str:
    """The board element a move belongs to: `cell c4`, `tile wheat_03`, `good wheat`, `ankh`, ..."""
    verb, _, thing = state.game.text(move).partition(" ")
    kinds = {"take": "cell", "point": "cell", "refill": "stack", "turn": "ankh", "trade": "bag", "keep": "hand"}
    kinds |= {"sell": "good", "join": "good", "purge": "corruption", "steal": "hand", "open": "pirogue"}
    kinds |= {"play": "tile", "add": "tile", "hold": "tile", "shed": "tile", "claim": "tile", "pocket": "bag"}
    return f"{kinds.get(verb, '')} {thing}".strip()
