"""What can be wrong with what a person or a program asks of the engine. Every message is one clear sentence."""


class PerankhError(Exception):
    """Base of all errors that bad input causes; never a fault of the engine itself."""


class UnknownGame(PerankhError):
    pass


class BadOption(PerankhError):
    """A seat count, seed or option the game does not have. `reason` is the message that tells it to a player."""

    def __init__(self, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason


class BadComponents(PerankhError):
    """A components file that does not add up."""


class IllegalMove(PerankhError):
    """A move that cannot be played now, or a notation that is no move at all."""


class BadPosition(PerankhError):
    """A dumped position that cannot be loaded."""


class BadRecord(PerankhError):
    """A record that is broken, of another rules version, or does not replay."""
