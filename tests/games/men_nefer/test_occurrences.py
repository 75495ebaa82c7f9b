"""Every tile, field, action of a good, podium, bonus, deity, advantage, condition and scoring tile occurs in games.

Half of the games are played at random, the other half by eager players: each has a favourite house, seldom stops, and
likes high fields and levels. They come to what random players hardly ever reach. Only the pyramidion of the Great
Pyramid, which needs nearly all construction fields of all players, is left to a scene (test_pyramids.py).
"""

from collections import Counter
from functools import cache

import pytest

from perankh.engine.occurrences import count_game
from perankh.engine.rng import Rng
from perankh.games.men_nefer.components.sizes import CONDITION_NAMES, HOUSE_NAMES
from tests.games.men_nefer.scene import BOX, GAME

RANDOM_GAMES = 250  # at each player count
EAGER_GAMES = 550


def wish(text: str, favourite: str, rng: Rng) -> int:
    """How much an eager player likes a move."""
    verb, _, thing = text.partition(" ")
    luck = int(rng.below(8))
    if verb == "stop":
        return -2
    if thing == favourite:
        return 12 + luck
    if verb in ("field", "level"):
        return 3 * int(thing) + luck
    if verb in ("erect", "bury", "offer", "walk", "rouse", "good"):
        return 4 + luck
    return luck


def eager_game(seats: int, seed: int) -> Counter[str]:
    state = GAME.new(seats, seed)
    rng = Rng(f"eager {seed}")
    state.journal = []
    favourites = [HOUSE_NAMES[rng.below(len(HOUSE_NAMES))] for _ in range(seats)]
    while state.seat >= 0:
        favourite = favourites[state.seat]
        state.play(max(state.legal(), key=lambda move: wish(GAME.text(move), favourite, rng)))
    counts: Counter[str] = Counter()
    for note in state.journal:
        named = sorted(word for value in note.message.args.values() for word in words(value))
        counts[" ".join([note.message.id, *named])] += 1
    return counts


def words(value: object) -> list[str]:
    """The ids of the things that a note names."""
    if isinstance(value, list):
        return [word for one in value for word in words(one)]
    if isinstance(value, tuple):
        return [value[0], *(word for one in value[1].values() for word in words(one))]
    return []


@cache
def table() -> Counter[str]:
    counts: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(RANDOM_GAMES):
            counts += count_game(GAME, seats, seed, {})
        for seed in range(EAGER_GAMES):
            counts += eager_game(seats, seed)
    return counts


def missing(note: str, things: list[str], *more: str) -> list[str]:
    """The things that no such note names, together with other words."""
    seen: set[str] = set()
    for key in table():
        first, *named = key.split()
        if first == note and set(more) <= set(named):
            seen |= set(named)
    return [thing for thing in things if thing not in seen]


def prefixed(prefix: str, names: list[str]) -> list[str]:
    return [f"{prefix}-{name}" for name in names]


EXPECTED = {
    "visits": prefixed("tile", BOX.tile_names),
    "takes-tile": prefixed("tile", BOX.tile_names),
    "uses-field": [f"field-{house}-{n}" for house in HOUSE_NAMES for n in range(1, 7)],
    "uses-row": [f"row-{n}" for n in range(1, 6)],
    "advances-glyph": [f"glyph-field-{n}" for n in range(1, 7)],
    "buys-good": prefixed("good", BOX.good_names),
    "lays-basket": prefixed("temple", BOX.basket_names),
    "erects": prefixed("podium", BOX.podium_names),
    "buries": prefixed("grave", BOX.grave_names),
    "invokes": prefixed("mastaba", BOX.mastaba_names) + prefixed("bonus", BOX.bonus_names),
    "meets-deity": prefixed("deity", BOX.deity_names),
    "uses-city": prefixed("advantage", BOX.advantage_names) + prefixed("place", BOX.city_names),
    "activates": prefixed("place", BOX.place_names[1:]),
    "fulfils": prefixed("condition", CONDITION_NAMES),
    "misses": prefixed("condition", CONDITION_NAMES),
    "harvest-queen": prefixed("scoring", BOX.scoring_names),
    "lays-eye": prefixed("queen", BOX.queen_names),
    "builds": prefixed("part-of", BOX.part_names[:12]),
    "favour": prefixed("favour", BOX.favour_names),
    "steps-scarab": prefixed("house", HOUSE_NAMES),
}


@pytest.mark.slow
@pytest.mark.parametrize("note", EXPECTED)
def test_everything_occurs(note: str) -> None:
    assert missing(note, EXPECTED[note]) == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_good_is_offered_from_every_level(level: int) -> None:
    assert missing("offers", prefixed("good", BOX.good_names), f"level-{level}") == []


@pytest.mark.parametrize(
    "note",
    ["cannot-pay", "overflow-mummy", "overflow-sphinx", "overflow-eye", "discards-agreement", "stops",
     "lies-down", "takes-papyrus", "takes-good", "harvest-papyri", "harvest-duat", "turn-order"],
)  # fmt: skip
def test_rare_events_occur(note: str) -> None:
    assert any(key.split()[0] == note for key in table())


IMHOTEP = ["reveals", "visits", "takes", "specialises", "gains", "hauls", "builds", "lays-eye", "buries", "lays-basket",
           "raises-sun", "trades", "erects", "harvests"]  # fmt: skip


def test_imhotep_does_everything() -> None:
    counts: Counter[str] = Counter()
    for seed in range(60):
        counts += count_game(GAME, 1, seed, {})
    found = {key.split()[0] for key in counts}
    assert {f"imhotep-{what}" for what in IMHOTEP} <= found
    revealed = {word for key in counts if key.startswith("imhotep-reveals") for word in key.split()[1:]}
    assert revealed == set(prefixed("imhotep-tile", BOX.imhotep_names))
