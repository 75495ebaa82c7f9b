"""What remains to be done: a stack of frames at the end of every position, each of one of the game's kinds."""

from typing import Final

FRAME: Final = 6  # cells of a frame


class Kind:
    """A kind of frame. Decisions have a prompt of the same name.

    step      no decision: carried out at once
    private   other seats are not told which decision it is (a selection that is only shown when it is complete)
    forced    a decision that is not put to the player while fewer than two moves are legal
    lapses    a forced decision that may find no legal move and is dropped then: an effect without an object
    """

    def __init__(
        self, name: str, *, step: bool = False, private: bool = False, forced: bool = False, lapses: bool = False
    ) -> None:
        self.name = name
        self.step = step
        self.private = private
        self.forced = forced or lapses
        self.lapses = lapses
