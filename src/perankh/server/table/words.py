"""Messages of the engine as they go over the wire."""

from perankh.engine.message import Message as EngineMessage
from perankh.engine.message import Value
from perankh.server.protocol import Message


def told(message: EngineMessage) -> Message:
    return Message(message.id, {name: _value(value) for name, value in message.args.items()})


def _value(value: Value) -> int | str | Message | list[Message]:
    if isinstance(value, EngineMessage):
        return told(value)
    if isinstance(value, list):
        return [told(one) for one in value]
    return value


def seat_word(seat: int) -> Message:
    return Message("seat", {"number": seat})
