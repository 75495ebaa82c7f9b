"""What can happen does happen in random games: every tile, extra action, card, enclosure and level."""

from collections import Counter
from functools import cache

import pytest

from perankh.engine.message import Message
from perankh.engine.occurrences import count_game, key
from perankh.games.terra_pyramides.components.boards import LINE_NAMES
from perankh.games.terra_pyramides.components.sizes import CARD_NAMES, COLOURS, LEVELS
from perankh.games.terra_pyramides.wording import colour_word, level_word, stone_word, type_word
from tests.games.terra_pyramides.lively import count
from tests.games.terra_pyramides.scene import BOX, GAME
from tests.support import rule

pytestmark = pytest.mark.slow

RANDOM = [(2, {}, 150), (4, {}, 100), (3, {"version": "horus"}, 150), (2, {"version": "nile"}, 150)]
RANDOM += [(4, {"version": "nile"}, 250), (3, {"symbols": "on", "open_stacks": "on"}, 40)]
LIVELY = [(1, {"mode": "task1"}, 300), (1, {"mode": "task3"}, 60), (2, {}, 100), (4, {"version": "nile"}, 60)]


@cache
def random_games() -> Counter[str]:
    """How often everything happened where all moves are equally likely."""
    counts: Counter[str] = Counter()
    for seats, options, games in RANDOM:
        for seed in range(games):
            counts.update(count_game(GAME, seats, seed, options))
    return counts


@cache
def lively_games() -> Counter[str]:
    counts: Counter[str] = Counter()
    for seats, options, games in LIVELY:
        counts.update(count(GAME, seats, range(games), options))
    return counts


def missing(wanted: set[str], found: Counter[str]) -> list[str]:
    return sorted(wanted - set(found))


@rule("TP-2.2")
def test_every_tile_is_laid_drawn_and_picked_from_a_searched_stack() -> None:
    words = [type_word(BOX, kind) for kind in range(len(BOX.type_names))]
    wanted = {key(Message(what, {"tile": word})) for word in words for what in ("laid", "drew-tile", "picked-tile")}
    assert missing(wanted, random_games()) == []


@rule("TP-4.2")
def test_every_extra_action_is_taken() -> None:
    wanted = {"bought-stone", "hired", "searched", "buried", "sailed", "abandoned", "ignored-symbol"}
    wanted |= {f"built {colour_word(BOX, colour).id} level-1" for colour in range(COLOURS)}
    verbs = ("build", "swap", "hire", "stone", "search", "bury", "sail", "card", "leave", "home", "draw", "row")
    wanted |= {f"> {verb}" for verb in verbs}
    assert missing(wanted, random_games()) == []
    assert missing({"recalled", "short-of-workers"}, lively_games()) == []


@rule("TP-9.1")
def test_every_pair_of_stones_is_swapped() -> None:
    words = [stone_word(BOX, colour) for colour in range(COLOURS + 1)]
    pairs = [(first, second) for k, first in enumerate(words) for second in words[k:]]
    wanted = {key(Message("swapped", {"first": first, "second": second})) for first, second in pairs}
    assert missing(wanted, random_games()) == []


@rule("TP-16.9", "TP-16.11", "TP-16.12")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_strategy_card_is_bought_and_fulfilled_with_it_and_without(card: str) -> None:
    wanted = {f"{what} card-{card}" for what in ("claimed", "card-fulfilled", "card-fulfilled-owner")}
    if card != "nile":  # once a ship has left, somebody is ahead or came first
        wanted |= {f"card-tied card-{card}"}
    assert missing(wanted, random_games()) == []


@rule("TP-15.8", "TP-15.8.1", "TP-15.8.2")
def test_enclosures_at_the_edge_and_in_the_middle_for_active_and_inactive_players() -> None:
    wanted = {
        f"enclosed bonus-{whose} enclosure-{where}" for whose in ("active", "inactive") for where in ("edge", "middle")
    }
    assert missing(wanted, random_games()) == []


@rule("TP-6.1", "TP-8.2", "TP-15.4", "TP-16.4", "TP-16.5")
def test_every_row_and_every_kind_of_yield() -> None:
    wanted = {f"chose-row line-{line}" for line in LINE_NAMES}
    wanted |= {"oasis-gold", "eye-gold", "horus-steps", "coin-gold", "grave-goods", "oasis-steps", "nile-steps"}
    wanted |= {"sent", "went-home", "founded", "stack-gone", "final-points"}
    assert missing(wanted, random_games()) == []


@rule("TP-9.2", "TP-2.6")
def test_every_level_is_built_the_lower_ones_in_every_colour() -> None:
    found = lively_games()
    levels = {name.split()[-1] for name in found if name.startswith("built ")}
    assert levels == {level_word(level).id for level in range(1, LEVELS + 1)}
    colours = [colour_word(BOX, colour).id for colour in range(COLOURS)]
    assert missing({f"built {colour} level-{level}" for colour in colours for level in (1, 2, 3)}, found) == []


@rule("TP-14.7")
def test_tasks_are_lost_by_chance() -> None:
    assert missing({f"task-lost option-mode-{task}" for task in ("task1", "task3")}, lively_games()) == []
