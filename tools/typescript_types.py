"""Writes web/src/lib/api-types.ts from the server's protocol: one interface per type, in the order they are declared.

python tools/typescript_types.py            write the file
python tools/typescript_types.py --check    fail if it is not up to date
"""

import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from perankh.server import protocol

TARGET = Path(__file__).parent.parent / "web/src/lib/api-types.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}
ALIASES = ("Level", "Status")


def typescript(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    for alias in ALIASES:
        if kind == getattr(protocol, alias):
            return alias
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(args[0])
    if origin is Literal:
        return literal(kind)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in args))
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"{{ [key: string]: {typescript(args[1])} }}"
    return kind.__name__  # type: ignore[no-any-return]


def literal(kind: Any) -> str:
    return " | ".join(f'"{one}"' for one in get_args(kind))


def structs() -> list[type[msgspec.Struct]]:
    """All message types, base classes aside."""
    found = [
        value for value in vars(protocol).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    return [one for one in found if one.__struct_fields__ or one.__struct_config__.tag is not None]


def interface(struct: type[msgspec.Struct]) -> str:
    hints = typing.get_type_hints(struct, include_extras=True)
    optional = set(struct.__struct_fields__[len(struct.__struct_fields__) - len(struct.__struct_defaults__) :])
    sent = issubclass(struct, protocol.Incoming)
    tag = struct.__struct_config__.tag
    lines = [f'  type: "{tag}";'] if tag is not None else []
    for name in struct.__struct_fields__:
        mark = "?" if sent and name in optional else ""
        lines.append(f"  {name}{mark}: {typescript(hints[name])};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str) -> str:
    return f"export type {name} = {' | '.join(one.__name__ for one in get_args(getattr(protocol, name)))};\n"


def document() -> str:
    head = "// Made by tools/typescript_types.py from src/perankh/server/protocol/. Do not edit.\n"
    aliases = [f"export type {one} = {literal(getattr(protocol, one))};\n" for one in ALIASES]
    return "\n".join([head, *aliases, *map(interface, structs()), union("ClientFrame"), union("ServerFrame")])


def main() -> int:
    text = document()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            print(f"{TARGET} is not up to date: run python tools/typescript_types.py")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
