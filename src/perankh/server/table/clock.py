"""The time that each seat has left. It follows from the log: from what happened, and when."""

from msgspec import Struct

from perankh.server.protocol import ClockPlan

SECOND = 1000


class Turn(Struct):
    """A turn that has ended: at which version of the log, and the time that was left then."""

    seat: int
    version: int
    left: int


class Clock:
    """Runs for the seat that decides. Bots need no clock."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * SECOND] * seats
        self.turn: int | None = None  # whose turn it is
        self.running = False
        self.since = 0
        self.turns: list[Turn] = []  # those that an increment was given for

    @property
    def due(self) -> int | None:
        """When the time of the seat that decides is over."""
        return self.since + self.left[self.turn] if self.running and self.turn is not None else None

    def left_at(self, seat: int, at: int) -> int:
        running = self.running and self.turn == seat
        return max(0, self.left[seat] - (at - self.since)) if running else self.left[seat]

    def pass_to(self, seat: int | None, at: int, version: int, fresh: bool) -> None:
        """It is this seat's turn. `fresh`: by a move, not by an undo, which gives nobody new time."""
        self._charge(at)
        if seat == self.turn:
            return
        if fresh and self.turn is not None and self.plan.per == "game":
            self.turns.append(Turn(self.turn, version, self.left[self.turn]))
            self.left[self.turn] += self.plan.increment * SECOND
        if fresh and seat is not None and self.plan.per == "move":
            self.left[seat] = self.plan.seconds * SECOND
        self.turn = seat
        self.running = seat is not None

    def go_back(self, version: int, at: int) -> None:
        """Turns that ended after this version are taken back: nobody keeps more time than there was before."""
        self._charge(at)
        while self.turns and self.turns[-1].version > version:
            turn = self.turns.pop()
            self.left[turn.seat] = min(self.left[turn.seat], turn.left)

    def rest(self, at: int) -> None:
        """Stop until the turn passes: a bot plays, or the time is over and everybody was told."""
        self._charge(at)
        self.running = False

    def resume(self, seat: int, at: int) -> None:
        """A human is back; nobody comes back to a clock that has run out already."""
        self._charge(at)
        least = self.plan.seconds * SECOND // (1 if self.plan.per == "move" else 10)
        self.left[seat] = max(self.left[seat], least)
        for turn in self.turns:
            if turn.seat == seat:
                turn.left = max(turn.left, least)
        self.running = self.running or self.turn == seat

    def _charge(self, at: int) -> None:
        if self.turn is not None:
            self.left[self.turn] = self.left_at(self.turn, at)
        self.since = at
