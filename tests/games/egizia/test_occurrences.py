"""What can happen does happen in random games: every card effect, Sphinx condition, space and market step."""

from functools import cache

import pytest

from perankh.engine.message import Message
from perankh.engine.occurrences import count_game, key
from perankh.games.egizia.components.sizes import (
    CREW_NAMES,
    CREW_STRENGTH,
    LEFTOVER,
    MARKETS,
    NILE,
    RING_NAMES,
    ROUND_NAMES,
    SITE_NAMES,
    SPHINX,
)
from perankh.games.egizia.wording import market_word, nile_word, space_word, sphinx_word, step_word
from tests.games.egizia.lively import count
from tests.games.egizia.scene import BOX, GAME

GAMES = {4: 2400, 3: 450, 2: 150}  # three thousand in all


@cache
def table() -> dict[str, int]:
    """How often everything happened."""
    counts: dict[str, int] = {}
    for seats, games in GAMES.items():
        for name, number in count(GAME, seats, range(games)).items():
            counts[name] = counts.get(name, 0) + number
    return counts


def missing(wanted: set[str]) -> list[str]:
    return sorted(wanted - set(table()))


@pytest.mark.slow
def test_every_nile_card_is_taken_and_every_effect_used() -> None:
    words = [nile_word(BOX, card) for card in range(NILE)]
    space = Message("card-space")
    wanted = {key(Message("took-card", {"space": space, "card": word})) for word in words}
    wanted |= {key(Message("fetched-card", {"space": space, "card": word})) for word in words if not is_early(word)}
    played = ("use_two_crews", "stones", "sphinx_keep", "grain", "build_strength")
    wanted |= {f"played card-{name}" for name in played}
    wanted |= {f"{what} crew-{crew}" for what in ("trained", "hired", "raised") for crew in CREW_NAMES}
    wanted |= {"improved card-field colour-brown", "improved card-field colour-yellow_green"}
    wanted |= {f"sailed-to round-{name}" for name in ROUND_NAMES}
    wanted |= {f"{what} round-{name}" for what in ("sailed-to-twice", "shared-space") for name in ROUND_NAMES[:-1]}
    wanted |= {f"{what} site-{name}" for what in ("joined-site", "went-first") for name in SITE_NAMES}
    wanted |= {"second-ship", "went-upstream", "swapped-stones", "drew-sphinx-extra", "sold-stones", "gained-points"}
    assert missing(wanted) == []
    assert not [name for name in ("sailed-to-twice", "shared-space") if f"{name} round-heliopolis" in table()]


def is_early(word: Message) -> bool:
    """Cards of the first deck are gone before anybody holds the leftover card, which cannot fetch itself."""
    later = {key(nile_word(BOX, card)) for card in range(NILE) if BOX.deck[card] > 0 and BOX.op[card] != LEFTOVER}
    return key(word) not in later


@pytest.mark.slow
def test_every_sphinx_condition_is_met_and_missed() -> None:
    cards = range(SPHINX)
    wanted = {key(Message("sphinx-met", {"card": sphinx_word(BOX, card)})) for card in cards}
    wanted |= {
        key(Message("sphinx-missed", {"card": sphinx_word(BOX, card)}))
        for card in cards
        if BOX.sphinx_op[card] != CREW_STRENGTH  # a crew always has a strength
    }
    assert missing(wanted) == []


@pytest.mark.slow
def test_every_monument_space_is_built() -> None:
    wanted = {key(Message("built", {"space": space_word(BOX, space)})) for space in range(BOX.spaces)}
    assert len(wanted) == BOX.spaces
    assert missing(wanted) == []


@pytest.mark.slow
def test_every_market_step_is_reached() -> None:
    wanted = {
        key(Message("market-moved", {"market": market_word(market), "step": step_word(step)}))
        for market in range(MARKETS)
        for step in range(1, BOX.last_step[market] + 1)
    }
    assert missing(wanted) == []


@pytest.mark.slow
def test_everything_else_occurs_too() -> None:
    wanted = {"fed", "went-hungry", "produced", "passed", "took-part", "takes-tile", "round-begins"}
    wanted |= {f"turned-up column-{k} space-graves" for k in range(BOX.graves_open + 1, BOX.graves + 1)}
    wanted |= {
        f"{what} site-{name}"
        for what in ("declined", "went-into-reserve", "promoted", "left-reserve")
        for name in SITE_NAMES
    }
    wanted |= {f"{what} ring-{name}" for what in ("ring-moved", "ring-stayed") for name in RING_NAMES}
    wanted |= {f"row-bonus row-{row + 1}" for row in range(BOX.rows)}
    wanted |= {"end-graves", "end-sold-stones", "market-points", "gained-stones", "kept-sphinx"}
    assert missing(wanted) == []


def test_the_command_tells_the_same_things_apart() -> None:
    """`perankh simulate egizia --table` counts with the engine's own key."""
    counts = count_game(GAME, 4, 1, {})
    assert any(name.startswith("built ") and "row-1" in name and "column-1" in name for name in counts)
    assert any(name.startswith("sphinx-m") for name in counts)
