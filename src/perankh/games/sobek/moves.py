"""The decisions of a game of Sobek, and the moves they are answered with."""

from typing import Final

from perankh.engine.agenda import Kind
from perankh.engine.moves import Family, MoveTable
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import (
    BACK_NAMES,
    BACKS,
    CELLS,
    FACING_NAMES,
    FACINGS,
    FIRST_PERSON,
    GOODS,
    PEOPLE,
    PIROGUE_KINDS,
    PIROGUE_NAMES,
    SIDE,
    TILES,
)

# Decisions
ACT: Final = 0  # one of the three actions (SB-4.1)
CENTRE: Final = 1  # a tile from the centre (SB-4.2, SB-5.8.3)
POINT_AT: Final = 2  # the tile the opponent must take (SB-9.5)
ORIENT: Final = 3  # turn the ankh after taking a character (SB-5.7)
COIN_TILE: Final = 4  # deben or tile (SB-5.6)
SET: Final = 5  # which tiles to sell; a: type, c and d: chosen tiles
PIROGUE_OF_SLOTS: Final = 6  # SB-6.7
PIROGUE_OF_RESERVE: Final = 7  # SB-8.1
SCARABS_TO: Final = 8  # SB-9.6
DEBEN_OF_TWO: Final = 9  # SB-9.4; a and b: the debens drawn
VIZIER_TAKES: Final = 10  # SB-8.3
THIEF_STEALS: Final = 11  # SB-8.4
COURTESAN_ADDS: Final = 12  # SB-8.5; a: tiles still allowed, c: type of the one before
COURTESAN_JOINS: Final = 13  # a wild tile; a: tiles still allowed, b: the tile, c: type of the one before
MERCHANT_TAKES: Final = 14  # SB-8.6
SCRIBE_SHEDS: Final = 15  # SB-8.7; a: tiles to go, c and d: chosen tiles
PRIEST_PURGES: Final = 16  # SB-8.8
# Steps
BEGIN_TURN: Final = 17
END_TURN: Final = 18

KINDS: Final = [
    Kind("act", private=True),
    Kind("centre", forced=True),
    Kind("point-at", forced=True),
    Kind("orient", forced=True),
    Kind("coin-tile", forced=True),
    Kind("set", private=True, forced=True),
    Kind("pirogue-of-slots", forced=True),
    Kind("pirogue-of-reserve", forced=True),
    Kind("scarabs-to", lapses=True),
    Kind("deben-of-two", private=True, forced=True),
    Kind("vizier-takes", lapses=True),
    Kind("thief-steals", lapses=True),
    Kind("courtesan-adds", private=True, forced=True),
    Kind("courtesan-joins", private=True, forced=True),
    Kind("merchant-takes", lapses=True),
    Kind("scribe-sheds", private=True, forced=True),
    Kind("priest-purges", lapses=True),
    Kind("begin-turn", step=True),
    Kind("end-turn", step=True),
]

# Moves
TAKE: Final = 0
POINT: Final = TAKE + CELLS
REFILL: Final = POINT + CELLS
TURN: Final = REFILL + 1
TRADE: Final = TURN + FACINGS
KEEP: Final = TRADE + 1
SELL: Final = KEEP + 1
PLAY: Final = SELL + GOODS
ADD: Final = PLAY + PEOPLE
HOLD: Final = ADD + TILES
SHED: Final = HOLD + TILES
CLAIM: Final = SHED + TILES
DONE: Final = CLAIM + TILES
OPEN: Final = DONE + 1
JOIN: Final = OPEN + PIROGUE_KINDS
POCKET_LOW: Final = JOIN + GOODS
POCKET_HIGH: Final = POCKET_LOW + 1
STEAL: Final = POCKET_HIGH + 1  # by back
PURGE: Final = STEAL + BACKS  # by type, the last one all wild tiles

CELL_NAMES: Final = ["abcdef"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS)]  # a1 is top left


def move_table(box: Box) -> MoveTable:
    types = box.good_names[:GOODS]
    return MoveTable(
        [
            Family(TAKE, "take", CELL_NAMES),
            Family(POINT, "point", CELL_NAMES),
            Family(REFILL, "refill"),
            Family(TURN, "turn", FACING_NAMES),
            Family(TRADE, "trade"),
            Family(KEEP, "keep"),
            Family(SELL, "sell", types),
            Family(PLAY, "play", box.tile_names[FIRST_PERSON:]),
            Family(ADD, "add", box.tile_names),
            Family(HOLD, "hold", box.tile_names),
            Family(SHED, "shed", box.tile_names),
            Family(CLAIM, "claim", box.tile_names),
            Family(DONE, "done"),
            Family(OPEN, "open", PIROGUE_NAMES),
            Family(JOIN, "join", types),
            Family(POCKET_LOW, "pocket", ["lower", "higher"]),
            Family(STEAL, "steal", BACK_NAMES),
            Family(PURGE, "purge", [*types, "wild"]),
        ]
    )
