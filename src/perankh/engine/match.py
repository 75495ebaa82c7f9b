"""A game being played: the position, how it came about, what was noted, and taking moves back."""

from perankh.engine.game import Game, State
from perankh.engine.message import Note
from perankh.engine.record import Record, result_of


class Match:
    """Drives a state and remembers every move, who made it and what the journal said of it."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.start = record
        self.state: State = record.start(game)
        self.moves: list[int] = []
        self.movers: list[int] = []
        self.notes: list[list[Note]] = []  # of each move
        for text in record.moves:
            self.play(game.move(text))

    @staticmethod
    def new(game: Game, seats: int, seed: int, options: dict[str, str], players: list[str]) -> "Match":
        values = {o.name: o.choices[k] for o, k in zip(game.options, game.choose(seats, options), strict=True)}
        return Match(game, Record(game.slug, game.rules, seats, values, seed, players=players))

    def play(self, move: int) -> list[Note]:
        """Play a move; says what happened."""
        mover = self.state.seat
        notes: list[Note] = []
        self.state.journal = notes
        try:
            self.state.play(move)
        finally:
            self.state.journal = None
        self.moves.append(move)
        self.movers.append(mover)
        self.notes.append(notes)
        return notes

    @property
    def undo_floor(self) -> int:
        """Moves from this ply on may be taken back: since then one seat alone acted and nothing hidden came out."""
        floor = len(self.moves)
        while floor > self.state.undo_floor and self.movers[floor - 1] == self.movers[-1]:
            floor -= 1
        return floor

    def undo(self, to: int) -> None:
        """Go back to an earlier ply, also beyond the floor; whether that is fair is for the caller to ask."""
        record = self.record()
        record.moves = record.moves[:to]
        record.result = {}
        again = Match(self.game, record)
        self.state = again.state
        self.moves = again.moves
        self.movers = again.movers
        self.notes = again.notes

    def record(self) -> Record:
        start = self.start
        moves = [self.game.text(move) for move in self.moves]
        return Record(
            start.game, start.rules, start.seats, start.options, start.seed, moves, start.players, result_of(self.state)
        )
