"""Reading component data: every access is checked, and a file that does not add up is refused with what is wrong."""

import tomllib
from collections.abc import Sequence

from perankh.engine.errors import BadComponents


class Table:
    """A table of a components file; `name` says which, for the error messages."""

    def __init__(self, data: dict[str, object], name: str) -> None:
        self.data = data
        self.name = name

    def get(self, key: str) -> object:
        if key not in self.data:
            raise BadComponents(f"{self.name} has no {key!r}")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise BadComponents(f"{key!r} of {self.name} is not a text")
        return value

    def number(self, key: str) -> int:
        value = self.get(key)
        if type(value) is not int:
            raise BadComponents(f"{key!r} of {self.name} is not a whole number")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise BadComponents(f"{key!r} of {self.name} is neither true nor false")
        return value

    def items(self, key: str) -> Sequence[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise BadComponents(f"{key!r} of {self.name} is not a list")
        return value

    def numbers(self, key: str) -> list[int]:
        values = [value for value in self.items(key) if type(value) is int]
        if len(values) != len(self.items(key)):
            raise BadComponents(f"{key!r} of {self.name} is not a list of whole numbers")
        return values

    def texts(self, key: str) -> list[str]:
        values = [value for value in self.items(key) if isinstance(value, str)]
        if len(values) != len(self.items(key)):
            raise BadComponents(f"{key!r} of {self.name} is not a list of texts")
        return values

    def table(self, key: str) -> "Table":
        value = self.get(key)
        if not isinstance(value, dict):
            raise BadComponents(f"{key!r} of {self.name} is not a table")
        return Table(value, f"{self.name}.{key}" if self.name else key)

    def rows(self, key: str) -> Sequence["Table"]:
        """The tables of an array of tables, each named by its id."""
        rows = []
        for number, row in enumerate(self.items(key), 1):
            if not isinstance(row, dict):
                raise BadComponents(f"entry {number} of {key!r} is not a table")
            rows.append(Table(row, f"{key} {row.get('id', number)!r}"))
        return rows

    def one_of(self, key: str, names: Sequence[str]) -> int:
        """The place of a text among the permitted ones."""
        value = self.text(key)
        if value not in names:
            raise BadComponents(f"{key!r} of {self.name} is {value!r}, not one of: {', '.join(names)}")
        return names.index(value)


def parse(text: str) -> Table:
    try:
        return Table(tomllib.loads(text), "the file")
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"not a TOML file: {error}") from None


def expect(what: str, stated: int, counted: int) -> None:
    """Refuse data in which a stated figure and the list it speaks of disagree."""
    if stated != counted:
        raise BadComponents(f"{what}: there should be {stated}, but {counted} are listed")
