"""The moves that stand at a table and the position after them."""

from perankh.engine.game import Game, State
from perankh.engine.match import Match
from perankh.engine.message import Note
from perankh.engine.record import Record


class Line(Match):
    """A match that knows when each of its moves was logged, may be loaded from a snapshot, and takes back what may be
    taken back freely without playing the game again."""

    def __init__(self, game: Game, start: Record, version: int) -> None:
        self.earlier: dict[int, State] = {}  # positions that may be gone back to, by ply
        super().__init__(game, start)
        self.base = len(self.moves)  # moves of another table that this one began with
        self.started = version  # of the log, when the game began
        self.versions = [version] * self.base

    @property
    def ply(self) -> int:
        return len(self.moves)

    def play(self, move: int) -> list[Note]:
        before = self.state.clone()
        notes = super().play(move)
        self.notes[-1] = []  # the log keeps them
        self.earlier[len(self.moves) - 1] = before
        floor = self.undo_floor
        self.earlier = {ply: state for ply, state in self.earlier.items() if ply >= floor}
        return notes

    def logged(self, version: int) -> None:
        """The move that was played last has this version."""
        self.versions.append(version)

    def note(self, move: int, mover: int, version: int) -> None:
        """A move of the log while it is read; the position follows with `catch_up`."""
        self.moves.append(move)
        self.movers.append(mover)
        self.notes.append([])
        self.versions.append(version)

    def catch_up(self, state: State | None, ply: int) -> None:
        """Make the position fit the moves, from the position after `ply` of them (None: from the start)."""
        moves = self.moves
        if state is None:
            state, ply = self.start.start(self.game), 0
        for move in moves[ply:]:
            state.play(move)
        self.state = state

    def cut(self, to: int) -> None:
        """Forget the moves after `to`, without making the position fit."""
        del self.moves[to:], self.movers[to:], self.notes[to:], self.versions[to:]

    def undo(self, to: int) -> None:
        state = self.earlier.get(to)
        self.cut(to)
        self.earlier = {ply: other for ply, other in self.earlier.items() if ply < to}
        if state is None:
            self.catch_up(None, 0)
        else:
            self.state = state

    def version_at(self, ply: int) -> int:
        """The version of the log after which the position was the one after so many moves."""
        return self.versions[ply - 1] if ply > 0 else self.started
