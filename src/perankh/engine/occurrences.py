"""What happens in random games: how often each journal entry was made and each verb was played."""

from collections import Counter
from collections.abc import Mapping

from perankh.engine.game import Game
from perankh.engine.message import Message, Value
from perankh.engine.rng import Rng


def count_game(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> Counter[str]:
    """Play a random game and count."""
    state = game.new(seats, seed, **options)
    rng = Rng(f"occurrences {seed}")
    state.journal = []
    counts: Counter[str] = Counter()
    while state.seat >= 0:
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        counts[f"> {game.text(move).partition(' ')[0]}"] += 1
        state.play(move)
    for note in state.journal:
        counts[key(note.message)] += 1
    return counts


def key(message: Message) -> str:
    """An entry's id with the ids of the things it names: `took good-wheat`."""
    return " ".join([message.id, *sorted(_named(message))])


def _named(message: Message) -> set[str]:
    found: set[str] = set()
    for value in message.args.values():
        found |= _ids(value)
    return found - {"seat"}


def _ids(value: Value) -> set[str]:
    if isinstance(value, Message):
        return {value.id} | _named(value)
    if isinstance(value, list):
        return set().union(*(_ids(one) for one in value)) if value else set()
    return set()
