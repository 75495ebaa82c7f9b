"""Move tables (every move of a game, with its notation) and the buffer that legal moves are written into."""

from collections.abc import Sequence
from difflib import get_close_matches

from perankh.engine.errors import IllegalMove
from perankh.engine.nat import i64, vec


class Moves:
    """A buffer for the legal moves of one decision; `n` of `items` are filled."""

    def __init__(self, capacity: i64) -> None:
        self.items: vec[i64] = vec[i64]([0] * capacity)
        self.n: i64 = 0

    def add(self, move: i64) -> None:
        self.items[self.n] = move
        self.n += 1

    def has(self, move: i64) -> bool:
        items = self.items
        for k in range(self.n):
            if items[k] == move:
                return True
        return False

    def copy_from(self, other: "Moves") -> None:
        self.n = other.n
        mine = self.items
        theirs = other.items
        for k in range(other.n):
            mine[k] = theirs[k]

    def listed(self) -> list[int]:
        return [self.items[k] for k in range(self.n)]


class Family:
    """Moves that share a verb: `take a1`, `take b1`, ... Without objects the verb alone is the move."""

    def __init__(self, start: int, verb: str, objects: Sequence[str] = ()) -> None:
        self.start = start
        self.texts = [f"{verb} {name}" for name in objects] or [verb]


class MoveTable:
    """All moves of a game in a fixed order; a move's number is its place here."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.texts: list[str] = []
        for family in families:
            if family.start != len(self.texts):
                raise AssertionError(f"family {family.texts[0]!r} starts at {family.start}, not at {len(self.texts)}")
            self.texts += family.texts
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise AssertionError("two moves have the same notation")

    def __len__(self) -> int:
        return len(self.texts)

    def parse(self, text: str) -> int:
        wanted = " ".join(text.lower().split())
        if wanted in self.numbers:
            return self.numbers[wanted]
        near = get_close_matches(wanted, self.texts, 1)
        raise IllegalMove(f"{text!r} is not a move of this game" + (f"; did you mean {near[0]!r}?" if near else ""))
