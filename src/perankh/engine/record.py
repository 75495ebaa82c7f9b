"""A game is its record: game, rules version, seats, options, seed and moves. Everything else follows from it."""

import hashlib
import json
from dataclasses import dataclass, field

from perankh.engine.catalogue import game as find_game
from perankh.engine.errors import BadRecord, PerankhError
from perankh.engine.game import Game, State

FORMAT = 1


@dataclass
class Record:
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    result: dict[str, list[int]] = field(default_factory=dict)
    commitment: str = ""

    def to_json(self) -> str:
        fields: dict[str, object] = {"perankh": FORMAT, **self.__dict__, "seed": str(self.seed)}
        if not self.commitment:
            del fields["commitment"]
        return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; says in one sentence what is wrong with a broken one."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"this is not a record: {error}") from None
        except RecursionError:
            raise BadRecord("this is not a record: it is nested too deeply") from None
        if not isinstance(data, dict) or "perankh" not in data:
            raise BadRecord("this is not a Per-Ankh record")
        if data.pop("perankh") != FORMAT:
            raise BadRecord("this record has a format that this version cannot read")
        return Record(
            game=_text(data, "game"),
            rules=_text(data, "rules"),
            seats=_number(data, "seats"),
            options=_options(data),
            seed=_seed(data),
            moves=_texts(data, "moves"),
            players=_texts(data, "players"),
            result=_result(data),
            commitment=_text(data, "commitment", ""),
        )

    def start(self, game: Game | None = None) -> State:
        """The position before the first move."""
        game = game or find_game(self.game)
        if game.rules != self.rules:
            raise BadRecord(f"played with rules {self.rules} of {self.game}; this version plays {game.rules}")
        game.choose(self.seats, self.options)  # refuses options that `new` would take for its other arguments
        return game.new(self.seats, self.seed, **self.options)

    def replay(self, game: Game | None = None) -> State:
        """The position after the last move."""
        state = self.start(game)
        for ply, text in enumerate(self.moves):
            try:
                state.play(state.game.move(text))
            except PerankhError as error:
                raise BadRecord(f"move {ply + 1} of {len(self.moves)}: {error}") from None
        return state

    def verify(self, game: Game | None = None) -> State:
        """Replay, and check the result and the commitment to the seed against what the record says."""
        state = self.replay(game)
        if self.commitment and self.commitment != commit(self.seed):
            raise BadRecord("the seed is not the one that was committed to before the game")
        if self.result and self.result != result_of(state):
            raise BadRecord(f"the result should be {result_of(state)}, not {self.result}")
        return state


def commit(seed: int) -> str:
    """What a table shows of its seed before the game ends."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def result_of(state: State) -> dict[str, list[int]]:
    """Points and places of a finished game; empty while it goes on."""
    return {"scores": state.scores(), "ranking": state.ranking()} if state.seat < 0 else {}


def _text(data: dict[str, object], name: str, default: str | None = None) -> str:
    value = data.get(name, default)
    if not isinstance(value, str):
        raise BadRecord(f"{name!r} is missing or not a text")
    return value


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if type(value) is not int:
        raise BadRecord(f"{name!r} is missing or not a whole number")
    return value


def _texts(data: dict[str, object], name: str) -> list[str]:
    value = data.get(name, [])
    if not isinstance(value, list) or not all(isinstance(one, str) and _is_whole(one) for one in value):
        raise BadRecord(f"{name!r} is not a list of texts")
    return value


def _is_whole(text: str) -> bool:
    """Half a surrogate pair, which JSON lets through, can be neither shown nor written."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _seed(data: dict[str, object]) -> int:
    text = _text(data, "seed")
    if not text.isdecimal() or len(text) > 39:
        raise BadRecord("'seed' is not a number in quotes")
    return int(text)


def _options(data: dict[str, object]) -> dict[str, str]:
    value = data.get("options", {})
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise BadRecord("'options' does not give a text for each option")
    return value


def _result(data: dict[str, object]) -> dict[str, list[int]]:
    value = data.get("result", {})
    if not isinstance(value, dict) or not all(_are_numbers(one) for one in value.values()):
        raise BadRecord("'result' does not give a list of numbers for each entry")
    return value


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(one) is int for one in value)
