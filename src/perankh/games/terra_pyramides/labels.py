"""Decisions and moves of Terra Pyramides in words, and the board elements they belong to."""

from perankh.engine.game import State
from perankh.engine.header import TOP
from perankh.engine.message import Message, Value, seat_word
from perankh.games.terra_pyramides.components.boards import FACING_NAMES
from perankh.games.terra_pyramides.components.sizes import LONGEST
from perankh.games.terra_pyramides.moves import (
    BUILD,
    BURY,
    BUY_CARD,
    BUY_STONE,
    CHOOSE_ROW,
    CLAIM,
    CLOSE,
    COLOUR_OF,
    DONE,
    DRAW,
    EQUIP,
    EQUIP_TILE,
    GIVE,
    HIRE,
    HOME,
    KINDS,
    LAY_ON,
    LEAVE,
    LOOK,
    PAINT,
    PAY,
    PICK,
    PICK_TILE,
    PLACE,
    RECALL,
    SAIL,
    SEARCH,
    SEND,
    SEND_WORKER,
    SWAP,
    SWAP_SECOND,
    WAYS,
    WHITES,
    WORKERS_WANTED,
)
from perankh.games.terra_pyramides.rules import extras, laying, rows, stacks
from perankh.games.terra_pyramides.state import (
    COLOUR,
    FOUNDATION,
    GOLD,
    LEVEL,
    NILE_CELL,
    OASIS_CELL,
    PLACE_SEEN,
    SLOT_SEEN,
    SLOT_TILE,
    STONE_COUNT,
    TILE,
    WORKERS,
    Table,
)
from perankh.games.terra_pyramides.wording import (
    card_word,
    cell_name,
    colour_word,
    icon_word,
    line_word,
    site_name,
    stone_word,
    tile_word,
    type_word,
)

# Prompts


def prompt(s: Table) -> Message:
    t = s.table
    top = t[TOP]
    kind, seat, a, _, count = (t[top + k] for k in range(5))
    words: dict[str, Value] = {"seat": seat_word(seat)}
    name = f"prompt-{KINDS[kind].name}"
    if kind == EQUIP:
        name += "-workers" if a == WORKERS_WANTED else "-stones"
        words["count"] = count
    elif kind == SEND_WORKER:
        words["cell"] = cell_name(s.board().row[rows.start(s) + a])
    elif kind == PICK_TILE:
        words["stack"] = a + 1
    elif kind == CLOSE:
        return _close_prompt(s, seat, words)
    elif kind in (COLOUR_OF, PAY):
        words["site"] = site_name(s.board(), a)
    elif kind == SWAP_SECOND:
        words["first"] = stone_word(s.box, a)
    return Message(name, words)


def _close_prompt(s: Table, seat: int, words: dict[str, Value]) -> Message:
    """At the end of a turn the limits decide what is asked (TP-10.3, TP-10.4)."""
    if s.table[STONE_COUNT + seat] > s.box.stone_limit:
        return Message("prompt-close-stones", {**words, "limit": s.box.stone_limit})
    if s.table[GOLD + seat] > s.box.gold_limit:
        return Message("prompt-close-gold", {**words, "limit": s.box.gold_limit})
    return Message("prompt-close", words)


# Moves


def label(s: Table, move: int) -> Message:
    """A legal move in words."""
    seat = s.seat
    if move < CHOOSE_ROW:
        return _lay_label(s, seat, (move - LAY_ON) // WAYS, (move - LAY_ON) % WAYS)
    if move < EQUIP_TILE:
        cells = _row_words(s, s.table[s.table[TOP] + 2], move - CHOOSE_ROW)
        return Message("move-row", {"line": line_word(move - CHOOSE_ROW), "things": cells})
    if move < SEND:
        cell = move - EQUIP_TILE
        return Message("move-equip", {"cell": cell_name(cell), "tile": tile_word(s.box, s.table[TILE + cell] - 1)})
    if move < HOME:
        return Message("move-send", site_words(s, s.board().site_at[move - SEND]))
    if move < BUILD:
        return _take_label(s, move)
    if move < PLACE:
        return _extra_label(s, seat, move)
    return _detail_label(s, move)


def site_words(s: Table, site: int) -> dict[str, Value]:
    """A site, what stands on it and how many workers."""
    t = s.table
    if t[LEVEL + site]:
        what = Message("site-pyramid", {"colour": colour_word(s.box, t[COLOUR + site] - 1), "level": t[LEVEL + site]})
    else:
        what = Message("site-foundation", {"value": t[FOUNDATION + site]})
    return {"site": site_name(s.board(), site), "what": what, "workers": t[WORKERS + site]}


def _lay_label(s: Table, seat: int, cell: int, way: int) -> Message:
    board = s.board()
    facing = way - 1 if way else board.facing[cell]
    site = board.stairs[4 * cell + facing]
    new = "no" if s.table[FOUNDATION + site] else "yes"
    words: dict[str, Value] = {"cell": cell_name(cell), "site": site_name(board, site), "new": new}
    words["way"] = Message(f"way-{FACING_NAMES[facing]}") if way else ""
    return Message("move-lay", {**words, "turned": "yes" if way else "no", "price": laying.price(s, seat, cell)})


def _row_words(s: Table, cell: int, line: int) -> list[Message]:
    """Everything that the row would activate."""
    board = s.board()
    at = 4 * cell + line
    found = []
    for k in range(LONGEST * at, LONGEST * at + board.row_length[at]):
        tile = s.table[TILE + board.row[k]]
        if tile == OASIS_CELL:
            found.append(icon_word("oasis"))
        elif tile == NILE_CELL:
            found.append(icon_word("nile"))
        elif tile > 0:
            found += [icon_word(icon) for icon in s.box.type_icons[s.box.tile_type[tile - 1]]]
    return found


def _take_label(s: Table, move: int) -> Message:
    if move == HOME:
        return Message("move-home")
    if move < SEARCH:
        return Message("move-draw", {"stack": move - DRAW + 1, "tile": _top_of(s, move - DRAW)})
    if move == SEARCH:
        return Message("move-search", {"gold": s.box.search_cost})
    return Message("move-look", {"stack": move - LOOK + 1})


def _top_of(s: Table, stack: int) -> Message:
    """The top tile as far as the one who decides knows it."""
    t = s.table
    slot = stacks.top_slot(s, stack)
    if (t[SLOT_SEEN + slot] & t[PLACE_SEEN + slot]) >> s.seat & 1:
        return tile_word(s.box, t[SLOT_TILE + slot])
    return Message("tile-hidden")


def _extra_label(s: Table, seat: int, move: int) -> Message:
    box = s.box
    if move < SWAP:
        return _build_label(s, s.board().site_at[move - BUILD])
    if move >= LEAVE:
        return Message("move-leave", site_words(s, s.board().site_at[move - LEAVE]))
    if move >= RECALL:
        return Message("move-recall", site_words(s, s.board().site_at[move - RECALL]))
    prices = {
        HIRE: ("move-hire", box.hire_cost),
        BUY_STONE: ("move-stone", box.stone_cost),
        BURY: ("move-bury", box.grave_good_cost),
        SAIL: ("move-sail", box.ship_cost),
        BUY_CARD: ("move-card", extras.card_price(s, seat)),
    }
    if move == SWAP:
        return Message("move-swap")
    name, gold = prices[move]
    return Message(name, {"gold": gold})


def _build_label(s: Table, site: int) -> Message:
    level = s.table[LEVEL + site] + 1
    stones = s.box.level_stones[level]
    value = s.box.level_value[level]
    return Message("move-build", {**site_words(s, site), "next": level, "stones": stones, "value": value})


def _detail_label(s: Table, move: int) -> Message:
    box = s.box
    if move < PAINT:
        return Message("move-place", site_words(s, s.board().site_at[move - PLACE]))
    if move < WHITES:
        return Message("move-colour", {"colour": colour_word(box, move - PAINT)})
    if move < GIVE:
        return Message("move-white", {"count": move - WHITES})
    if move < CLAIM:
        return Message("move-give", {"stone": stone_word(box, move - GIVE)})
    if move < DONE:
        card = card_word(move - CLAIM)
        return Message("move-claim", {"card": card, "effect": Message(f"{card.id}-effect")})
    if move == DONE:
        return Message("move-done")
    return Message("move-pick", {"tile": type_word(box, move - PICK)})


# Board elements

ELEMENTS = {
    "lay": "cell", "row": "row", "equip": "cell", "send": "site", "home": "supply", "draw": "stack", "look": "stack",
    "build": "site", "swap": "stones", "hire": "supply", "stone": "stones", "bury": "track grave_goods",
    "sail": "track nile", "card": "cards", "recall": "site", "leave": "site", "place": "site", "colour": "colour",
    "white": "stone white", "give": "stone", "claim": "card", "pick": "tile", "search": "stacks",
}  # fmt: skip


def element(state: State, move: int) -> str:
    """`cell e3`, `site e7`, `stack 4`, `stone blue`, `card oases`, ...; empty for what belongs to nothing."""
    verb, _, thing = state.game.text(move).partition(" ")
    if verb == "lay":
        thing = thing.partition(" ")[0]
    kind = ELEMENTS.get(verb, "")
    return kind if verb in ("white", "bury", "sail") else f"{kind} {thing}".strip()
