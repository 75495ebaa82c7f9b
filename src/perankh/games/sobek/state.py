"""What lies on the table in Sobek, and the simple things that happen to tiles, pirogues and debens.

market cells        a1 b1 c1 d1 e1 f1      numbered row by row:   0  1  2  3  4  5
                    a2 ...                                        6  7 ...
"""

from typing import Final

from perankh.engine.bits import bit
from perankh.engine.game import State
from perankh.engine.header import HEADER, OPTIONS
from perankh.engine.layout import hidden, masked, owned, public
from perankh.engine.nat import i64
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import (
    BACKS,
    CELLS,
    DEBENS,
    FACINGS,
    FIRST_PERSON,
    GOODS,
    PERSON_BACK,
    PIROGUES,
    SIDE,
    SLOTS,
    TILES,
)

# Places of a tile; hand, board and sold have one per seat
UNUSED: Final = 0  # start tiles put away unseen
STACK_PLACE: Final = 1
MARKET: Final = 2
HAND: Final = 3
BOARD: Final = 5  # corruption board
TILE_BOX: Final = 7
SOLD: Final = 8  # SOLD + GOODS * seat + type
TILE_PLACES: Final = SOLD + 2 * GOODS

# Places of a pirogue
SLOT: Final = 0  # five of them
RESERVE: Final = 5
DRAWN: Final = 6  # by the Architect, being looked at
PIROGUE_BOX: Final = 7
KEPT: Final = 8  # with a seat: points, scarabs, or a cobra beside its corruption board

# Places of a deben
BAG: Final = 0
POCKET: Final = 1  # of a seat

FACE_DOWN: Final = 1  # in FACE
NO_CELL: Final = -1
AFTER_REFILL: Final = CELLS  # in FORCED: the tile is named after a refill
ALL_EYES: Final = 7  # both seats and the spectators
SPECTATORS: Final = 2  # as an observer
FIRST_HIGH: Final = 40  # first tile whose bit is in the second number of a selection
EVENT: Final = 8  # in EITHER: number of the Scribe event, above the three bits

# Options: the switches of components.toml, in its order; 0 is the documented default
FIRST_SALE_NEEDS_GOODS: Final = OPTIONS
COURTESAN_SINGLE_TYPE: Final = OPTIONS + 1
COURTESAN_MAY_ADD_NONE: Final = OPTIONS + 2
THIEF_SEES_START_TILES: Final = OPTIONS + 3
NO_FORCE_ON_EMPTY_LINE: Final = OPTIONS + 4
PYRAMID_AIMS_ANYWHERE: Final = OPTIONS + 5
EYE_KEEPS_HIGHEST: Final = OPTIONS + 6
TOP_OF_STACK_VISIBLE: Final = OPTIONS + 7

ANKH: Final = HEADER  # its cell
FACING: Final = ANKH + 1
FREE: Final = FACING + 1  # 1: a pyramid lets the ankh be turned in this turn
EXTRA: Final = FREE + 1  # 1: a pyramid was resolved, an extra turn follows
FORCED: Final = EXTRA + 1  # the cell that must be taken in the next turn
ENDED_BY: Final = FORCED + 1  # the seat that could not act
STACK_LEFT: Final = ENDED_BY + 1
STACK_TOP: Final = STACK_LEFT + 1  # where it is visible: 1 + back of the top tile (SB-R21)
SCRIBES: Final = STACK_TOP + 1  # how many Scribes made somebody put down tiles
FACE: Final = SCRIBES + 1  # of each cell: 0 empty, 1 face down, 2 + tile
CELL: Final = FACE + CELLS  # of each cell: the tile, or -1
STACK: Final = CELL + CELLS  # the next tile is the last one of STACK_LEFT
PLACE: Final = STACK + FIRST_PERSON  # of each tile
SEEN: Final = PLACE + TILES  # of each tile: who knows where it is, as bits
EITHER: Final = SEEN + TILES  # of each tile: who knows only that it is in its owner's hand or board (SB-13.6)
SHED_BY: Final = EITHER + TILES  # of each Scribe event: who put down tiles
STRANGERS: Final = SHED_BY + 2  # of each Scribe event, per back: tiles in hand that the opponent knew nothing of
LOT: Final = STRANGERS + 2 * BACKS  # of each tile on a board: 0 skipped in the market, otherwise by which Scribe event
CLEARED: Final = LOT + TILES  # of each tile on a board: groups purged while it lay there, as bits
BACK_COUNT: Final = CLEARED + TILES  # per seat and back: tiles in hand
BOARD_COUNT: Final = BACK_COUNT + 2 * BACKS  # per seat and back: tiles on the corruption board
KIND_COUNT: Final = BOARD_COUNT + 2 * BACKS  # per seat and type, wild last: tiles in hand
SOLD_TILES: Final = KIND_COUNT + 2 * (GOODS + 1)  # per seat and type
SOLD_SCARABS: Final = SOLD_TILES + 2 * GOODS
COBRAS: Final = SOLD_SCARABS + 2 * GOODS  # per seat: corruption from cobras
PIROGUE_POINTS: Final = COBRAS + 2
PIROGUE: Final = PIROGUE_POINTS + 2  # of each pirogue: its place
PIROGUE_SEEN: Final = PIROGUE + PIROGUES
SLOT_FILLED: Final = PIROGUE_SEEN + PIROGUES  # of each slot: 1 if a pirogue lies there
RESERVE_LEFT: Final = SLOT_FILLED + SLOTS
JOINED: Final = RESERVE_LEFT + 1  # of each two-scarabs pirogue that is kept: 1 + its type
DEBEN: Final = JOINED + PIROGUES  # of each deben: its place
DEBEN_SEEN: Final = DEBEN + DEBENS
DEBEN_TURN: Final = DEBEN_SEEN + DEBENS  # of each deben: as which one it was drawn
DEBENS_DRAWN: Final = DEBEN_TURN + DEBENS
DEBEN_COUNT: Final = DEBENS_DRAWN + 1  # per seat
EYE_RETURNED: Final = DEBEN_COUNT + 2  # per seat: 1 + the deben put back by an eye, and how many were drawn before
END: Final = EYE_RETURNED + 4

SEGMENTS: Final = [
    public("ankh", ANKH, 1, CELLS - 1, low=NO_CELL),
    public("facing", FACING, 1, FACINGS - 1),
    public("free", FREE, 1, 1),
    public("extra", EXTRA, 1, 1),
    public("forced", FORCED, 1, AFTER_REFILL, low=NO_CELL),
    public("ended-by", ENDED_BY, 1, 1, low=-1),
    public("stack-left", STACK_LEFT, 1, FIRST_PERSON),
    public("stack-top", STACK_TOP, 1, BACKS),
    public("scribes", SCRIBES, 1, 2),
    public("face", FACE, CELLS, TILES + 1),
    hidden("cell", CELL, CELLS, TILES - 1, low=-1),
    hidden("stack", STACK, FIRST_PERSON, TILES - 1),
    masked("place", PLACE, TILES, SEEN, TILE_PLACES - 1),
    hidden("seen", SEEN, TILES, ALL_EYES),
    masked("either", EITHER, TILES, EITHER, ALL_EYES + 2 * EVENT),
    public("shed-by", SHED_BY, 2, 1),
    hidden("strangers", STRANGERS, 2 * BACKS, TILES),
    hidden("lot", LOT, TILES, 2),
    hidden("cleared", CLEARED, TILES, 127),
    public("back-count", BACK_COUNT, 2 * BACKS, TILES, part=BACKS),
    public("board-count", BOARD_COUNT, 2 * BACKS, TILES, part=BACKS),
    owned("kind-count", KIND_COUNT, 2 * (GOODS + 1), GOODS + 1, TILES),
    public("sold-tiles", SOLD_TILES, 2 * GOODS, TILES, part=GOODS),
    public("sold-scarabs", SOLD_SCARABS, 2 * GOODS, TILES, part=GOODS),
    public("cobras", COBRAS, 2, 99, part=1),
    public("pirogue-points", PIROGUE_POINTS, 2, 99, part=1),
    masked("pirogue", PIROGUE, PIROGUES, PIROGUE_SEEN, KEPT + 1),
    hidden("pirogue-seen", PIROGUE_SEEN, PIROGUES, ALL_EYES),
    public("slot-filled", SLOT_FILLED, SLOTS, 1),
    public("reserve-left", RESERVE_LEFT, 1, PIROGUES),
    public("joined", JOINED, PIROGUES, GOODS),
    masked("deben", DEBEN, DEBENS, DEBEN_SEEN, POCKET + 1),
    hidden("deben-seen", DEBEN_SEEN, DEBENS, ALL_EYES),
    hidden("deben-turn", DEBEN_TURN, DEBENS, 99),
    hidden("debens-drawn", DEBENS_DRAWN, 1, 99),
    public("deben-count", DEBEN_COUNT, 2, DEBENS, part=1),
    owned("eye-returned", EYE_RETURNED, 4, 2, 99),
]

# Sources of chance
DEAL: Final = 0
BAG_DRAW: Final = 1
RESERVE_DRAW: Final = 2
THEFT: Final = 3
SOURCES: Final = ["deal", "bag", "reserve", "theft"]


class Table(State):
    """The table of Sobek: tiles, pirogues and debens, and how each is moved."""

    box: Box

    # Tiles

    def put_in_market(self, cell: i64, tile: i64) -> None:
        """Goods lie face up, characters face down (SB-3.8)."""
        t = self.table
        t[CELL + cell] = tile
        t[PLACE + tile] = MARKET
        if self.box.back[tile] == PERSON_BACK:
            t[FACE + cell] = FACE_DOWN
        else:
            t[FACE + cell] = 2 + tile
            t[SEEN + tile] = ALL_EYES

    def lift(self, cell: i64) -> i64:
        """Take the tile off a cell."""
        t = self.table
        tile = t[CELL + cell]
        t[CELL + cell] = -1
        t[FACE + cell] = 0
        return tile

    def add_to_hand(self, seat: i64, tile: i64) -> None:
        t = self.table
        t[PLACE + tile] = HAND + seat
        t[SEEN + tile] |= 1 << seat
        t[BACK_COUNT + BACKS * seat + self.box.back[tile]] += 1
        t[KIND_COUNT + (GOODS + 1) * seat + self.box.good[tile]] += 1

    def leave_hand(self, seat: i64, tile: i64) -> None:
        """Account for a tile that goes from a hand to a place which the caller sets."""
        t = self.table
        t[BACK_COUNT + BACKS * seat + self.box.back[tile]] -= 1
        t[KIND_COUNT + (GOODS + 1) * seat + self.box.good[tile]] -= 1

    def add_to_board(self, seat: i64, tile: i64, lot: i64) -> None:
        t = self.table
        t[PLACE + tile] = BOARD + seat
        t[SEEN + tile] |= 1 << seat
        t[LOT + tile] = lot
        t[CLEARED + tile] = 0
        t[BOARD_COUNT + BACKS * seat + self.box.back[tile]] += 1

    def leave_board(self, seat: i64, tile: i64) -> None:
        """Account for a tile that goes from a corruption board to a place which the caller sets."""
        t = self.table
        t[LOT + tile] = 0
        t[CLEARED + tile] = 0
        t[BOARD_COUNT + BACKS * seat + self.box.back[tile]] -= 1

    def to_box(self, tile: i64) -> None:
        self.table[PLACE + tile] = TILE_BOX
        self.show(tile, ALL_EYES)

    def lay_out(self, seat: i64, tile: i64, good: i64) -> None:
        """A tile from hand joins a displayed type (SB-6.6)."""
        t = self.table
        self.leave_hand(seat, tile)
        t[PLACE + tile] = SOLD + GOODS * seat + good
        self.show(tile, ALL_EYES)
        t[SOLD_TILES + GOODS * seat + good] += 1
        t[SOLD_SCARABS + GOODS * seat + good] += self.box.scarabs[tile]

    def draw_from_stack(self) -> i64:
        t = self.table
        t[STACK_LEFT] -= 1
        self.show_top_of_stack()
        return t[STACK + t[STACK_LEFT]]

    def show_top_of_stack(self) -> None:
        t = self.table
        left = t[STACK_LEFT]
        t[STACK_TOP] = 1 + self.box.back[t[STACK + left - 1]] if t[TOP_OF_STACK_VISIBLE] and left > 0 else 0

    def hand_size(self, seat: i64) -> i64:
        t = self.table
        at = BACK_COUNT + BACKS * seat
        return t[at] + t[at + 1] + t[at + 2]

    def board_size(self, seat: i64) -> i64:
        t = self.table
        at = BOARD_COUNT + BACKS * seat
        return t[at] + t[at + 1] + t[at + 2]

    def displays(self, seat: i64, good: i64) -> bool:
        return self.table[SOLD_TILES + GOODS * seat + good] > 0

    def may_open(self, seat: i64, good: i64) -> bool:
        """With the strict switch a type that is not displayed needs a goods tile in hand (SB-R4)."""
        if not self.table[FIRST_SALE_NEEDS_GOODS]:
            return True
        for tile in range(i64(FIRST_PERSON)):
            if self.box.good[tile] == good and self.table[PLACE + tile] == HAND + seat:
                return True
        return False

    # Who knows what (SB-13.6)

    def show(self, tile: i64, eyes: i64) -> None:
        """These observers see where the tile is."""
        self.table[SEEN + tile] |= eyes
        self.end_doubt(tile, eyes)

    def end_doubt(self, tile: i64, eyes: i64) -> None:
        t = self.table
        t[EITHER + tile] &= ~eyes
        if t[EITHER + tile] % EVENT == 0:
            t[EITHER + tile] = 0

    def settle_doubt(self, tile: i64) -> None:
        """Whoever knew that the tile was in hand or on the board now knows which."""
        self.show(tile, self.table[EITHER + tile] % EVENT)

    def settle_by_numbers(self) -> None:
        """A tile in hand or on the board must be in the one if every tile of its back in the other is known."""
        t = self.table
        for tile in range(i64(TILES)):
            if t[EITHER + tile]:
                place = t[PLACE + tile]
                elsewhere = place + BOARD - HAND if place < BOARD else place + HAND - BOARD
                for observer in range(i64(SPECTATORS + 1)):
                    if (t[EITHER + tile] >> observer) & 1 and self.all_known(elsewhere, self.box.back[tile], observer):
                        self.show(tile, 1 << observer)

    def all_known(self, place: i64, back: i64, observer: i64) -> bool:
        t = self.table
        for tile in range(i64(TILES)):
            if t[PLACE + tile] == place and self.box.back[tile] == back and not (t[SEEN + tile] >> observer) & 1:
                return False
        return True

    def blur_for_spectators(self, owner: i64, place: i64, back: i64, count: i64) -> None:
        """One of the owner's tiles goes elsewhere, seen by its back alone (SB-13.8): it may be any of those at the
        place, or one that is perhaps there."""
        t = self.table
        for tile in range(i64(TILES)):
            if self.box.back[tile] == back and (t[PLACE + tile] == HAND + owner or t[PLACE + tile] == BOARD + owner):
                self.end_doubt(tile, 1 << SPECTATORS)
                if t[PLACE + tile] == place and count > 1:
                    t[SEEN + tile] &= ~(1 << SPECTATORS)

    # Market

    def line_has_tile(self, cell: i64, facing: i64) -> bool:
        """Whether a tile lies on the line through a cell (SB-5.1)."""
        t = self.table
        line = cell * FACINGS + facing
        cells = self.box.line
        for k in range(line * SIDE, line * SIDE + self.box.line_length[line]):
            if t[CELL + cells[k]] >= 0:
                return True
        return False

    def fill_market(self) -> None:
        """SB-3.7: centre, middle ring, outer ring, as far as the stack reaches."""
        t = self.table
        order = self.box.order
        for k in range(i64(CELLS)):
            if t[STACK_LEFT] == 0:
                return
            if t[CELL + order[k]] < 0:
                self.put_in_market(order[k], self.draw_from_stack())

    # Debens and pirogues

    def draw_deben(self, seat: i64) -> i64:
        """A random deben from the bag, for this seat's eyes; -1 if the bag is empty (SB-11.6)."""
        t = self.table
        in_bag: i64 = 0
        for deben in range(i64(DEBENS)):
            if t[DEBEN + deben] == BAG:
                in_bag += 1
        if in_bag == 0:
            return -1
        skip = self.chance(BAG_DRAW, in_bag)
        for deben in range(i64(DEBENS)):
            if t[DEBEN + deben] == BAG:
                if skip == 0:
                    t[DEBENS_DRAWN] += 1
                    t[DEBEN + deben] = POCKET + seat
                    t[DEBEN_SEEN + deben] = 1 << seat
                    t[DEBEN_TURN + deben] = t[DEBENS_DRAWN]
                    t[DEBEN_COUNT + seat] += 1
                    self.learn()
                    return deben
                skip -= 1
        return -1

    def return_deben(self, seat: i64, deben: i64) -> None:
        t = self.table
        t[DEBEN + deben] = BAG
        t[DEBEN_SEEN + deben] = 0
        t[DEBEN_COUNT + seat] -= 1

    def bag_count(self) -> i64:
        return DEBENS - self.table[DEBEN_COUNT] - self.table[DEBEN_COUNT + 1]


def chosen(low: i64, high: i64, tile: i64) -> bool:
    """Whether a tile is in a selection; its bits are in two numbers."""
    return bool((low >> tile) & 1) if tile < FIRST_HIGH else bool((high >> (tile - FIRST_HIGH)) & 1)


def low_bit(tile: i64) -> i64:
    return bit(tile) if tile < FIRST_HIGH else 0


def high_bit(tile: i64) -> i64:
    return bit(tile - FIRST_HIGH) if tile >= FIRST_HIGH else 0
