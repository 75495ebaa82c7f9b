"""What the engine says to people, before it is put into words: a message id and its parameters."""

from typing import Final, NamedTuple, Union

Value = Union[int, str, "Message", list["Message"]]


class Message(NamedTuple):
    """One thing to say. Values that are themselves messages (a tile, a player) are put into words first."""

    id: str
    args: dict[str, Value] = {}

    def plain(self) -> dict[str, object]:
        """As plain data, ready for JSON."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def _plain(value: Value) -> object:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, list):
        return [one.plain() for one in value]
    return value


def seat_word(seat: int) -> Message:
    """The player on a seat; whoever puts it into words knows the name."""
    return Message("seat", {"number": seat})


EVERYBODY: Final = -1  # all bits set


def only(seat: int) -> int:
    return 1 << seat


def all_but(seat: int) -> int:
    return ~(1 << seat)


class Note(NamedTuple):
    """A line of the journal: what happened, and the observers (bits) who may know it in these words."""

    message: Message
    to: int

    def shown_to(self, observer: int) -> bool:
        return bool(self.to >> observer & 1)
