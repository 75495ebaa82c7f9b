"""What lies on the table in Terra Pyramides, and the simple things that happen to its pieces.

A stack of tiles is a column of slots, the top one first; a slot keeps its tile for good, and says whether it still lies
in the stack, is in somebody's hand or was laid. Who knows the tile of a slot and who knows its whereabouts are two
different things: after another player has searched a stack, one who searched it before knows all its tiles but not
which of them is gone (R-37).
"""

from typing import Final

from perankh.engine.game import State
from perankh.engine.header import HEADER, OPTIONS
from perankh.engine.header import SEATS as SEATS_AT
from perankh.engine.layout import hidden, masked, public
from perankh.engine.nat import i64
from perankh.games.terra_pyramides.components.boards import Board
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import (
    CARDS,
    CELLS,
    COLOURS,
    DEPTH,
    FOUNDATIONS,
    LEVELS,
    LONGEST,
    MOST_SEATS,
    STACKS,
    STONE_KINDS,
    TILES,
    WHITE,
)

SLOTS: Final = STACKS * DEPTH
SITES: Final = FOUNDATIONS  # at most, for every site must find one

# Options
VERSION: Final = OPTIONS
SYMBOLS: Final = OPTIONS + 1
OPEN_STACKS: Final = OPTIONS + 2
MODE: Final = OPTIONS + 3  # 0: versus, otherwise the number of the task

# What TILE says of a cell: open, 1 + the tile, or
OASIS_CELL: Final = -1
NILE_CELL: Final = -2
SITE_CELL: Final = -3

# Places of a slot's tile; a hand is HELD + seat
STACKED: Final = 0  # or gone with the rest of its stack
HELD: Final = 1
LAID: Final = 5
UNUSED: Final = 6  # the stacks of this version are lower

SPECTATORS: Final = MOST_SEATS  # as an observer
ALL_EYES: Final = 31
NOBODY: Final = 0  # as an owner; a seat is 1 + its number

FIRST: Final = HEADER  # the seat that began
TURNS: Final = FIRST + 1  # finished ones of all seats together
ROW_CELL: Final = TURNS + 1  # the tile laid in this turn, once its row is chosen; -1: none
ROW_LINE: Final = ROW_CELL + 1
ROW_WORKERS: Final = ROW_LINE + 1  # places of the row where a worker stands, as bits
ROW_STONES: Final = ROW_WORKERS + 1
ROW_ICONS: Final = ROW_STONES + 1  # what the row holds, kind by kind (see rules/rows.py)
SAILINGS: Final = ROW_ICONS + 7  # counts the ships' moves, for the order of arrival
GOLD_LEFT: Final = SAILINGS + 1  # in the general supply, like the next ones
STONES_LEFT: Final = GOLD_LEFT + 1
COLOUR_LEFT: Final = STONES_LEFT + 1  # per colour: pieces of level 1
LEVEL_LEFT: Final = COLOUR_LEFT + COLOURS  # per level, from 0; those of level 1 and the top are counted elsewhere
PILE_LEFT: Final = LEVEL_LEFT + LEVELS + 1  # foundations
CARD_OWNER: Final = PILE_LEFT + 1  # per strategy card
TILE: Final = CARD_OWNER + CARDS  # of each cell: see above
FACING: Final = TILE + CELLS  # of each cell: where the stairs of its tile point
FOUNDATION: Final = FACING + CELLS  # of each site: the value of its foundation, 0: none
LEVEL: Final = FOUNDATION + SITES  # of each site
COLOUR: Final = LEVEL + SITES  # of each site: 1 + the colour of its pyramid
OWNER: Final = COLOUR + SITES
WORKERS: Final = OWNER + SITES
OPEN: Final = WORKERS + SITES  # of each site: open cells in its surroundings
SUPPLY: Final = OPEN + SITES  # per seat: workers, and so on
FULL: Final = SUPPLY + MOST_SEATS  # sites with as many workers as a site can hold
GOLD: Final = FULL + MOST_SEATS
TOPS: Final = GOLD + MOST_SEATS
HORUS_AT: Final = TOPS + MOST_SEATS  # position on the Horus track
GRAVE_GOODS: Final = HORUS_AT + MOST_SEATS
OASES: Final = GRAVE_GOODS + MOST_SEATS  # steps on the oasis track
SHIP: Final = OASES + MOST_SEATS
ARRIVAL: Final = SHIP + MOST_SEATS  # as which of SAILINGS the ship came where it is
CARD: Final = ARRIVAL + MOST_SEATS  # 1 + the card bought
ENTERED: Final = CARD + MOST_SEATS  # 1 + the foundation entered in the first turn (TP-8.6)
STONE_COUNT: Final = ENTERED + MOST_SEATS
STONES: Final = STONE_COUNT + MOST_SEATS  # per seat and colour, white last
HAND_STACK: Final = STONES + MOST_SEATS * STONE_KINDS  # per seat: 1 + the stack its tile came from, 0: no tile
HAND_SEARCHED: Final = HAND_STACK + MOST_SEATS  # per seat: 1 if the stack was searched for it
HAND_TURN: Final = HAND_SEARCHED + MOST_SEATS  # per seat: in which turn it was taken, 0: dealt
STACK_LEFT: Final = HAND_TURN + MOST_SEATS
SEARCHED: Final = STACK_LEFT + STACKS  # of each stack: the seats that have looked through it, as bits
HAND_SLOT: Final = SEARCHED + STACKS  # per seat
SLOT_TILE: Final = HAND_SLOT + MOST_SEATS
SLOT_SEEN: Final = SLOT_TILE + SLOTS  # who knows the tile, as bits
SLOT_PLACE: Final = SLOT_SEEN + SLOTS
PLACE_SEEN: Final = SLOT_PLACE + SLOTS  # who knows where the tile is, as bits
PILE: Final = PLACE_SEEN + SLOTS  # values of the face-down foundations; the next one is the last of PILE_LEFT
END: Final = PILE + FOUNDATIONS

MUCH: Final = 10_000  # no track, price or count of this game reaches it

SEGMENTS: Final = [
    public("first", FIRST, 1, MOST_SEATS - 1),
    public("turns", TURNS, 1, TILES),
    public("row-cell", ROW_CELL, 1, CELLS - 1, low=-1),
    public("row-line", ROW_LINE, 1, 3),
    public("row-workers", ROW_WORKERS, 1, (1 << LONGEST) - 1),
    public("row-stones", ROW_STONES, 1, (1 << LONGEST) - 1),
    public("row-icons", ROW_ICONS, 7, MUCH),
    public("sailings", SAILINGS, 1, MUCH),
    public("gold-left", GOLD_LEFT, 1, MUCH),
    public("stones-left", STONES_LEFT, 1, MUCH),
    public("colour-left", COLOUR_LEFT, COLOURS, MUCH),
    public("level-left", LEVEL_LEFT, LEVELS + 1, MUCH),
    public("pile-left", PILE_LEFT, 1, FOUNDATIONS),
    public("card-owner", CARD_OWNER, CARDS, MOST_SEATS),
    public("tile", TILE, CELLS, TILES, low=SITE_CELL),
    public("facing", FACING, CELLS, 3),
    public("foundation", FOUNDATION, SITES, MUCH),
    public("level", LEVEL, SITES, LEVELS),
    public("colour", COLOUR, SITES, COLOURS),
    public("owner", OWNER, SITES, MOST_SEATS),
    public("workers", WORKERS, SITES, MUCH),
    public("open", OPEN, SITES, 8),
    public("supply", SUPPLY, MOST_SEATS, MUCH, part=1),
    public("full", FULL, MOST_SEATS, FOUNDATIONS, part=1),
    public("gold", GOLD, MOST_SEATS, MUCH, part=1),
    public("tops", TOPS, MOST_SEATS, MUCH, part=1),
    public("horus-at", HORUS_AT, MOST_SEATS, MUCH, part=1),
    public("grave-goods", GRAVE_GOODS, MOST_SEATS, MUCH, part=1),
    public("oases", OASES, MOST_SEATS, MUCH, part=1),
    public("ship", SHIP, MOST_SEATS, MUCH, part=1),
    public("arrival", ARRIVAL, MOST_SEATS, MUCH, part=1),
    public("card", CARD, MOST_SEATS, CARDS, part=1),
    public("entered", ENTERED, MOST_SEATS, SITES, part=1),
    public("stone-count", STONE_COUNT, MOST_SEATS, MUCH, part=1),
    public("stones", STONES, MOST_SEATS * STONE_KINDS, MUCH, part=STONE_KINDS),
    public("hand-stack", HAND_STACK, MOST_SEATS, STACKS, part=1),
    public("hand-searched", HAND_SEARCHED, MOST_SEATS, 1, part=1),
    public("hand-turn", HAND_TURN, MOST_SEATS, TILES, part=1),
    public("stack-left", STACK_LEFT, STACKS, DEPTH),
    public("searched", SEARCHED, STACKS, ALL_EYES),
    hidden("hand-slot", HAND_SLOT, MOST_SEATS, SLOTS - 1),
    masked("slot-tile", SLOT_TILE, SLOTS, SLOT_SEEN, TILES - 1, low=-1),
    hidden("slot-seen", SLOT_SEEN, SLOTS, ALL_EYES),
    masked("slot-place", SLOT_PLACE, SLOTS, PLACE_SEEN, UNUSED),
    hidden("place-seen", PLACE_SEEN, SLOTS, ALL_EYES),
    hidden("pile", PILE, FOUNDATIONS, MUCH),
]

# Sources of chance
DEAL: Final = 0
SOURCES: Final = ["deal"]


class Table(State):
    """The table of Terra Pyramides: supplies, sites, stones and gold, and how each is moved."""

    box: Box

    def board(self) -> Board:
        return self.box.board(self.table[VERSION])

    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.table[SEATS_AT]

    def is_first_turn(self) -> bool:
        """TP-8.6: of the active player, or of the team."""
        return self.table[TURNS] < self.table[SEATS_AT]

    # Gold and stones (TP-17.1: what the supply lacks is not gained)

    def gain_gold(self, seat: i64, wanted: i64) -> i64:
        t = self.table
        gained = min(wanted, t[GOLD_LEFT])
        t[GOLD_LEFT] -= gained
        t[GOLD + seat] += gained
        return gained

    def pay_gold(self, seat: i64, price: i64) -> None:
        t = self.table
        t[GOLD + seat] -= price
        t[GOLD_LEFT] += price

    def put_stone(self, seat: i64, colour: i64) -> None:
        """A stone comes onto a picture of the stone board; where from is the caller's business."""
        self.table[STONES + STONE_KINDS * seat + colour] += 1
        self.table[STONE_COUNT + seat] += 1

    def return_stones(self, seat: i64, colour: i64, count: i64) -> None:
        t = self.table
        t[STONES + STONE_KINDS * seat + colour] -= count
        t[STONE_COUNT + seat] -= count
        t[STONES_LEFT] += count

    def take_white(self, seat: i64) -> None:
        self.table[STONES_LEFT] -= 1
        self.put_stone(seat, WHITE)

    # Sites

    def lay_foundation(self, site: i64) -> None:
        t = self.table
        t[PILE_LEFT] -= 1
        t[FOUNDATION + site] = t[PILE + t[PILE_LEFT]]

    def top_level(self) -> i64:
        """Where a pyramid is finished (TP-9.2.7, TP-14.6)."""
        mode = self.table[MODE]
        return self.box.task_top[mode - 1] if mode > 0 else LEVELS

    def enter(self, seat: i64, site: i64) -> None:
        """A worker of this seat comes onto a site; where from is the caller's business."""
        t = self.table
        if t[OWNER + site] == NOBODY:
            t[OWNER + site] = 1 + seat
            if self.is_first_turn():
                t[ENTERED + seat] = 1 + site
        t[WORKERS + site] += 1
        if t[WORKERS + site] == self.box.site_limit:
            t[FULL + seat] += 1

    def take_back(self, seat: i64, site: i64, count: i64) -> None:
        """TP-9.6: a foundation without workers is unowned."""
        t = self.table
        if t[WORKERS + site] == self.box.site_limit:
            t[FULL + seat] -= 1
        t[WORKERS + site] -= count
        t[SUPPLY + seat] += count
        if t[WORKERS + site] == 0 and t[LEVEL + site] == 0:
            t[OWNER + site] = NOBODY

    def sail(self, seat: i64, spaces: i64) -> i64:
        """TP-16.6; says how many spaces it really went."""
        t = self.table
        made = min(spaces, self.box.nile_end - t[SHIP + seat])
        if made > 0:
            t[SAILINGS] += 1
            t[SHIP + seat] += made
            t[ARRIVAL + seat] = t[SAILINGS]
        return made

    def advance(self, seat: i64, eyes: i64) -> i64:
        """TP-15.3, TP-15.4: along the Horus track; says how much gold it brought."""
        t = self.table
        coins = self.coins_passed(seat, eyes)
        t[HORUS_AT + seat] += eyes
        return self.gain_gold(seat, coins * self.box.coin_gold)

    def coins_passed(self, seat: i64, eyes: i64) -> i64:
        at = self.table[HORUS_AT + seat]
        every = self.box.coin_every
        return (at + eyes) // every - at // every
