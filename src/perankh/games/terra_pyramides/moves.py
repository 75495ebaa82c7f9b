"""The decisions of a game of Terra Pyramides, and the moves they are answered with."""

from typing import Final

from perankh.engine.agenda import Kind
from perankh.engine.moves import Family, MoveTable
from perankh.games.terra_pyramides.components.boards import CELL_NAMES, FACING_NAMES, LINE_NAMES
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import (
    CARD_NAMES,
    CARDS,
    CELLS,
    COLOURS,
    MOST_PAID,
    STACKS,
    STONE_KINDS,
)

# Decisions. Wherever extra actions are on offer (LAY, READY, GAIN, SEND_WORKER, CLOSE), see rules/extras.py.
LAY: Final = 0  # TP-5, TP-4.2
ROW: Final = 1  # TP-6
READY: Final = 2  # before equipping: what brings workers or stones for it
EQUIP: Final = 3  # TP-7.3, a: workers or stones, c: how many more
GAIN: Final = 4  # before gold is gained that the supply may lack, or the price of a card rises; a: what is on offer
SEND_WORKER: Final = 5  # TP-8.5; a: place in the row
TAKE: Final = 6  # TP-10.1
SEARCH_WHERE: Final = 7  # TP-10.2
PICK_TILE: Final = 8  # TP-10.2; a: stack
CLOSE: Final = 9  # TP-10.6
HIRE_WHERE: Final = 10  # TP-9.4
COLOUR_OF: Final = 11  # TP-9.2.3; a: site
PAY: Final = 12  # how many white stones; a: site, b: colour
SWAP_FIRST: Final = 13  # TP-9.1
SWAP_SECOND: Final = 14  # a: the first stone
CARD_WHICH: Final = 15  # TP-16.9
# Steps
BEGIN_TURN: Final = 16
EQUIP_WORKERS: Final = 17
EQUIP_STONES: Final = 18
ACTIVATE: Final = 19  # a: from which kind on
NEXT_WORKER: Final = 20
TAKE_TILE: Final = 21
END_TURN: Final = 22

KINDS: Final = [
    Kind("lay"),
    Kind("row", forced=True),
    Kind("ready", forced=True),
    Kind("equip", forced=True),
    Kind("gain", forced=True),
    Kind("send-worker", forced=True),
    Kind("take", forced=True),
    Kind("search-where", forced=True),
    Kind("pick-tile", private=True, forced=True),
    Kind("close", forced=True),
    Kind("hire-where", forced=True),
    Kind("colour-of", forced=True),
    Kind("pay", forced=True),
    Kind("swap-first", forced=True),
    Kind("swap-second", forced=True),
    Kind("card-which", forced=True),
    Kind("begin-turn", step=True),
    Kind("equip-workers", step=True),
    Kind("equip-stones", step=True),
    Kind("activate", step=True),
    Kind("next-worker", step=True),
    Kind("take-tile", step=True),
    Kind("end-turn", step=True),
]

# In EQUIP
WORKERS_WANTED: Final = 0
STONES_WANTED: Final = 1

# Moves
WAYS: Final = 5  # of laying on a cell: direction forced, or one of four
LAY_ON: Final = 0  # + WAYS * cell, + 1 + direction where there is a choice
CHOOSE_ROW: Final = LAY_ON + WAYS * CELLS
EQUIP_TILE: Final = CHOOSE_ROW + 4
SEND: Final = EQUIP_TILE + CELLS
HOME: Final = SEND + CELLS
DRAW: Final = HOME + 1
SEARCH: Final = DRAW + STACKS
LOOK: Final = SEARCH + 1
BUILD: Final = LOOK + STACKS
SWAP: Final = BUILD + CELLS
HIRE: Final = SWAP + 1
BUY_STONE: Final = HIRE + 1
BURY: Final = BUY_STONE + 1
SAIL: Final = BURY + 1
BUY_CARD: Final = SAIL + 1
RECALL: Final = BUY_CARD + 1
LEAVE: Final = RECALL + CELLS
PLACE: Final = LEAVE + CELLS
PAINT: Final = PLACE + CELLS
WHITES: Final = PAINT + COLOURS
GIVE: Final = WHITES + MOST_PAID + 1
CLAIM: Final = GIVE + STONE_KINDS
DONE: Final = CLAIM + CARDS
PICK: Final = DONE + 1  # by type of tile; last, since their number is the file's


def move_table(box: Box) -> MoveTable:
    stacks = [str(number) for number in range(1, STACKS + 1)]
    return MoveTable(
        [
            Family(LAY_ON, "lay", [f"{name}{way}" for name in CELL_NAMES for way in _ways()]),
            Family(CHOOSE_ROW, "row", LINE_NAMES),
            Family(EQUIP_TILE, "equip", CELL_NAMES),
            Family(SEND, "send", CELL_NAMES),
            Family(HOME, "home"),
            Family(DRAW, "draw", stacks),
            Family(SEARCH, "search"),
            Family(LOOK, "look", stacks),
            Family(BUILD, "build", CELL_NAMES),
            Family(SWAP, "swap"),
            Family(HIRE, "hire"),
            Family(BUY_STONE, "stone"),
            Family(BURY, "bury"),
            Family(SAIL, "sail"),
            Family(BUY_CARD, "card"),
            Family(RECALL, "recall", CELL_NAMES),
            Family(LEAVE, "leave", CELL_NAMES),
            Family(PLACE, "place", CELL_NAMES),
            Family(PAINT, "colour", box.colour_names[:COLOURS]),
            Family(WHITES, "white", [str(number) for number in range(MOST_PAID + 1)]),
            Family(GIVE, "give", box.colour_names),
            Family(CLAIM, "claim", CARD_NAMES),
            Family(DONE, "done"),
            Family(PICK, "pick", box.type_names),
        ]
    )


def _ways() -> list[str]:
    return ["", *(f" {name}" for name in FACING_NAMES)]
