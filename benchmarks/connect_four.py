"""Connect four on the contract of the house: the one game that every peer has too.

Each seat's discs are the bits of one number; a seventh, empty row keeps lines from running over the edge:

     6 13 20 27 34 41 48
     5 12 19 26 33 40 47
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42
"""

from typing import Final

from perankh.engine.agenda import Kind
from perankh.engine.bits import bit, count_bits
from perankh.engine.game import Game, State
from perankh.engine.header import HEADER
from perankh.engine.layout import public
from perankh.engine.message import Message, seat_word
from perankh.engine.moves import Family, Moves, MoveTable
from perankh.engine.nat import i64
from perankh.engine.rng import Rng

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1
CELLS: Final = COLUMNS * ROWS

DROP: Final = 0  # the only decision

DISCS: Final = HEADER  # per seat, as bits
HEIGHT: Final = DISCS + 2  # of each column
DROPPED: Final = HEIGHT + COLUMNS  # discs in all
WINNER: Final = DROPPED + 1  # 1 + the seat, 0 if there is none


class ConnectFour(State):
    def setup(self) -> None:
        self.push(DROP, 0, 0, 0, 0, 0)

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t = self.table
        for column in range(i64(COLUMNS)):
            if t[HEIGHT + column] < ROWS:
                out.add(column)

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t = self.table
        discs = t[DISCS + seat] | bit(move * STRIDE + t[HEIGHT + move])
        t[DISCS + seat] = discs
        t[HEIGHT + move] += 1
        t[DROPPED] += 1
        if has_four(discs):
            t[WINNER] = 1 + seat
        elif t[DROPPED] < CELLS:
            self.push(DROP, 1 - seat, 0, 0, 0, 0)

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def standing(self, seat: int) -> list[int]:
        return [int(self.table[WINNER] == 1 + seat)]

    def estimate(self, seat: i64) -> float:
        return 1.0 if self.table[WINNER] == 1 + seat else 0.0

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("points", self.standing(seat)[0])]

    def census(self) -> dict[str, int]:
        discs = sum(count_bits(self.table[DISCS + seat]) for seat in range(2))
        heights = sum(self.table[HEIGHT + column] for column in range(COLUMNS))
        return {"discs miscounted": discs - self.table[DROPPED], "heights miscounted": heights - self.table[DROPPED]}

    def unplaced(self, seat: int) -> list[tuple[str, str, str]]:
        return []

    def view(self, seat: int | None) -> dict[str, object]:
        seen = self.observe(seat)
        return {"discs": [seen[DISCS], seen[DISCS + 1]], "heights": [seen[HEIGHT + k] for k in range(COLUMNS)]}

    @property
    def prompt(self) -> Message:
        return Message("prompt-drop", {"seat": seat_word(self.decider())})

    def label(self, move: int) -> Message:
        return Message("move-drop", {"column": move + 1})

    def element(self, move: int) -> str:
        return f"column {move + 1}"


def has_four(discs: i64) -> bool:
    """Up, right and along both diagonals."""
    pairs = discs & (discs >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = discs & (discs >> STRIDE)
    if pairs & (pairs >> (2 * STRIDE)):
        return True
    pairs = discs & (discs >> (STRIDE - 1))
    if pairs & (pairs >> (2 * (STRIDE - 1))):
        return True
    pairs = discs & (discs >> (STRIDE + 1))
    return (pairs & (pairs >> (2 * (STRIDE + 1)))) != 0


class ConnectFourGame(Game):
    def __init__(self) -> None:
        super().__init__(
            slug="connect_four",
            rules="1.0",
            seats=[2],
            options=[],
            moves=MoveTable([Family(0, "drop", [str(column + 1) for column in range(COLUMNS)])]),
            segments=[
                public("discs", DISCS, 2, 2 ** (COLUMNS * STRIDE) - 1, part=1),
                public("height", HEIGHT, COLUMNS, ROWS),
                public("dropped", DROPPED, 1, CELLS),
                public("winner", WINNER, 1, 2),
            ],
            kinds=[Kind("drop")],
            frames=1,
            sources=[],
            longest=CELLS,
        )
        self.swing = 1.0

    def blank(self) -> State:
        return ConnectFour(self)
