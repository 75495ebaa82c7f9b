"""The decisions of a game of Egizia, and the moves they are answered with."""

from typing import Final

from perankh.engine.agenda import Kind
from perankh.engine.moves import Family, MoveTable
from perankh.engine.nat import i64, vec
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    CREW_NAMES,
    CREWS,
    MARKET_NAMES,
    MARKETS,
    MOST_DRAWN,
    MOST_STONES,
    NILE,
    RING_NAMES,
    RING_PLACES,
    ROUND_NAMES,
    ROUND_SPACES,
    SITE_NAMES,
    SITES,
    SLOTS,
    SPHINX,
)

# Decisions. `seen` belongs to the window that a decision contains, see rules/windows.py
SAIL: Final = 0  # place a ship or pass, with W1 (EG-6.1)
SAIL_ON: Final = 1  # after a placement: second ship (EG-18.4), W1; a: seen
RAISE: Final = 2  # crews of free choice; a: steps to go
MOVE_RING: Final = 3  # EG-7.6; a: moves
FETCH: Final = 4  # a leftover card (EG-18.13)
FEED: Final = 5  # W2 before the loss; a: grain from cards and stones
WINDOW: Final = 6  # W2 to W6; a: which, b: seen
GO_FIRST: Final = 7  # EG-18.24; a: site
BUILD: Final = 8  # crews or decline, with W4; a: site, b: strength from cards, c: 1 with two crews
DRAW: Final = 9  # how many Sphinx cards (EG-11.1); a: strength
KEEP: Final = 10  # EG-11.4; a: cards drawn, b: cards kept
KEEP_MORE: Final = 11  # EG-18.7; as KEEP
GIVE_BACK: Final = 12  # which card goes under the deck next; as KEEP, c: cards given back, d: how many
SPACES: Final = 13  # a: site, b: strength left, d: stones spent, see rules/monuments.py
MARKET: Final = 14  # EG-12.5
# Steps
BEGIN_ROUND: Final = 15
SAIL_NEXT: Final = 16  # a: order tile
LEFTOVERS: Final = 17  # a: order tile
FEED_NEXT: Final = 18  # a: order of the score track, b: place in it
PRODUCE_NEXT: Final = 19  # a: order tile
NEXT_SITE: Final = 20  # a: site
ASK_FIRST: Final = 21  # a: site, b: seats asked
BUILD_NEXT: Final = 22  # a: site, b: place in line
BONUS_NEXT: Final = 23  # a: order of the score track, b: place in it
CLOSING: Final = 24  # a: order tile

KINDS: Final = [
    Kind("sail", forced=True),
    Kind("sail-on", forced=True),
    Kind("raise", forced=True),
    Kind("move-ring"),
    Kind("fetch"),
    Kind("feed", forced=True),
    Kind("window", forced=True),
    Kind("go-first"),
    Kind("build", forced=True),
    Kind("draw", forced=True),
    Kind("keep", private=True),
    Kind("keep-more", private=True, forced=True),
    Kind("give-back", private=True, forced=True),
    Kind("spaces", forced=True),
    Kind("market"),
    Kind("begin-round", step=True),
    Kind("sail-next", step=True),
    Kind("leftovers", step=True),
    Kind("feed-next", step=True),
    Kind("produce-next", step=True),
    Kind("next-site", step=True),
    Kind("ask-first", step=True),
    Kind("build-next", step=True),
    Kind("bonus-next", step=True),
    Kind("closing", step=True),
]

# Moves
PLACE_CARD: Final = 0
PLACE_ROUND: Final = PLACE_CARD + CARD_SPACES
PLACE_TWICE: Final = PLACE_ROUND + ROUND_SPACES
PLACE_SLOT: Final = PLACE_TWICE + ROUND_SPACES
RESERVE: Final = PLACE_SLOT + SITES * SLOTS
JOIN: Final = RESERVE + SITES
TAKE: Final = JOIN + SITES
RAISE_CREW: Final = TAKE + CARD_SPACES
TRAIN: Final = RAISE_CREW + CREWS
HIRE: Final = TRAIN + CREWS
IMPROVE: Final = HIRE + CREWS  # by card, the start field last
PLAY: Final = IMPROVE + NILE + 1
SELL: Final = PLAY + NILE  # SELL + number of stones - 1
SWAP: Final = SELL + MOST_STONES  # stones as grain
RING: Final = SWAP + MOST_STONES
USE: Final = RING + RING_PLACES
CREW_SETS: Final = 12
DRAW_CARDS: Final = USE + CREW_SETS  # DRAW_CARDS + MOST_DRAWN * (paid - 1) + extra
KEEP_CARD: Final = DRAW_CARDS + MOST_DRAWN * MOST_DRAWN
KEEP_NONE: Final = KEEP_CARD + SPHINX
RETURN: Final = KEEP_NONE + 1
MOVE_MARKET: Final = RETURN + SPHINX
FIRST: Final = MOVE_MARKET + MARKETS
DECLINE: Final = FIRST + 1
PASS: Final = DECLINE + 1
GO_ON: Final = PASS + 1
DONE: Final = GO_ON + 1
PLACE_BLOCK: Final = DONE + 1  # by space; how many there are depends on the file

# Sets of crews that may build together, as bits: one or two ordinary ones, with or without the joker (EG-10.4)
_SETS = [crews for crews in range(16) if bin(crews & 7).count("1") in (1, 2)]
CREWS_OF: Final[vec[i64]] = vec[i64](_SETS)
SET_OF: Final[vec[i64]] = vec[i64]([_SETS.index(crews) if crews in _SETS else -1 for crews in range(16)])
assert len(_SETS) == CREW_SETS


def move_table(box: Box) -> MoveTable:
    slots = [f"{site}_{slot + 1}" for site in SITE_NAMES for slot in range(SLOTS)]
    numbers = [str(number) for number in range(1, MOST_STONES + 1)]
    return MoveTable(
        [
            Family(PLACE_CARD, "place", box.card_names),
            Family(PLACE_ROUND, "place", ROUND_NAMES),
            Family(PLACE_TWICE, "double", ROUND_NAMES),
            Family(PLACE_SLOT, "place", slots),
            Family(RESERVE, "reserve", SITE_NAMES),
            Family(JOIN, "join", SITE_NAMES),
            Family(TAKE, "take", box.card_names),
            Family(RAISE_CREW, "raise", CREW_NAMES),
            Family(TRAIN, "train", CREW_NAMES),
            Family(HIRE, "hire", CREW_NAMES),
            Family(IMPROVE, "improve", [*box.nile_names, box.start_field_name]),
            Family(PLAY, "play", box.nile_names),
            Family(SELL, "sell", numbers),
            Family(SWAP, "swap", numbers),
            Family(RING, "ring", RING_NAMES),
            Family(USE, "use", [_crew_set(crews) for crews in _SETS]),
            Family(DRAW_CARDS, "draw", [_draw(k // MOST_DRAWN + 1, k % MOST_DRAWN) for k in range(MOST_DRAWN**2)]),
            Family(KEEP_CARD, "keep", box.sphinx_names),
            Family(KEEP_NONE, "keep", ["none"]),
            Family(RETURN, "return", box.sphinx_names),
            Family(MOVE_MARKET, "market", [name.partition("_")[0] for name in MARKET_NAMES]),
            Family(FIRST, "first"),
            Family(DECLINE, "decline"),
            Family(PASS, "pass"),
            Family(GO_ON, "go on"),
            Family(DONE, "done"),
            Family(PLACE_BLOCK, "build", box.space_names),
        ]
    )


def _crew_set(crews: int) -> str:
    return " ".join(name for k, name in enumerate(CREW_NAMES) if crews >> k & 1)


def _draw(paid: int, extra: int) -> str:
    return f"{paid} plus {extra}" if extra else str(paid)
