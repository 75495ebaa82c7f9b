"""Decisions and moves of Sobek in words, and the board element that each move belongs to."""

from perankh.engine.game import State
from perankh.engine.header import TOP
from perankh.engine.message import Message, Value, seat_word
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import FIRST_PERSON, PERSON_BACK, SIDE, TILES, WILD
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
    PIROGUE_OF_RESERVE,
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
from perankh.games.sobek.state import ANKH, CELL, FACE, FREE, NO_CELL, STACK_LEFT, Table, chosen
from perankh.games.sobek.wording import back_word, facing_word, good_word, pirogue_word, tile_word


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
    if state.table[state.table[TOP]] == PIROGUE_OF_RESERVE:
        kinds["open"] = "drawn"
    return f"{kinds.get(verb, '')} {thing}".strip()
