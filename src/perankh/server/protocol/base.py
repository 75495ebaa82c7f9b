"""What all messages are made of."""

from typing import Annotated, Literal, Union

from msgspec import Meta, Struct

TEXT = r"^[^\u0000-\u001f\u007f]*$"  # no control characters

Slug = Annotated[str, Meta(pattern="^[a-z0-9_]+$", max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
PlayerId = Annotated[str, Meta(pattern="^[a-z0-9]{16}$|^bot-[a-z]{1,20}$")]
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=TEXT)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2_000_000_000)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
Notation = Annotated[str, Meta(min_length=1, max_length=120, pattern=TEXT)]
OptionValue = Annotated[str, Meta(max_length=40, pattern=TEXT)]
Level = Literal["novice", "apprentice", "scribe", "vizier"]
Status = Literal["open", "running", "finished", "closed"]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that does not exist is an error, so that a typing mistake is seen at once."""


class Outgoing(Struct, gc=False):
    """What the server sends; clients ignore fields they do not know."""


class Message(Outgoing):
    """Something to say: the id of a message in the .ftl files and its arguments."""

    id: str
    args: dict[str, Union[int, str, "Message", list["Message"]]] = {}


class Problem(Outgoing):
    """Why something was refused. `code` is for programs, `message` for people, `text` the same in English."""

    code: str
    message: Message
    text: str
    retry_after: float | None = None  # seconds; when asking again later makes sense
