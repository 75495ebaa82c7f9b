"""Stand-ins for mypyc's native types, so that the same source also runs interpreted (nat.pyi has the real ones)."""

from typing import TypeVar

T = TypeVar("T")

i64 = int


class vec(list[T]):
    """A packed array of fixed length, here simply a list."""
