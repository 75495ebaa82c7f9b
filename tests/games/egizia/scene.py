"""Positions of Egizia, set up from a few words, and short questions to them.

Seats are 0 to 3. Unless told otherwise a player has what EG-3 gives him, no stones and no Sphinx card, seat 0 holds
order tile 1 and so on, and the river is empty.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import perankh
from perankh.engine.game import State
from perankh.engine.message import Message, Value
from perankh.games.egizia.components.sizes import (
    CREW_NAMES,
    CREWS,
    DECKS,
    MARKET_NAMES,
    MARKETS,
    MONUMENT_NAMES,
    NILE,
    PLAYERS,
    RING_NAMES,
    ROUND_NAMES,
    SITE_NAMES,
    SPHINX,
)
from perankh.games.egizia.game import EgiziaGame
from perankh.games.egizia.moves import (
    BEGIN_ROUND,
    BONUS_NEXT,
    CLOSING,
    FEED_NEXT,
    LEFTOVERS,
    NEXT_SITE,
    PRODUCE_NEXT,
    SAIL_NEXT,
)
from perankh.games.egizia.rules import monuments, setup
from perankh.games.egizia.rules.turn import Egizia
from perankh.games.egizia.state import (
    ADDED,
    ARRIVAL,
    BUILT,
    CARD_SHIP,
    CARDS_OPEN,
    CREW,
    DECK,
    DECK_LEFT,
    DECK_SEEN,
    END,
    FURTHEST,
    GRAVE,
    GRAVE_FACE,
    HAND,
    HAND_COUNT,
    HAND_SEEN,
    IN_RESERVE,
    MOVED,
    NILE_DECK,
    NILE_NEXT,
    NILE_PLACE,
    ON_RIVER,
    OWNER,
    PASSED,
    RING_AT,
    RIVER,
    ROUND,
    ROUND_SHIPS,
    ROUNDS_TAKEN,
    ROW_BUILT,
    ROWS_PAID,
    SCORE,
    SEAT_OF,
    SHIPS,
    SLOT,
    STEP,
    STONES,
    TILE,
    TURNED,
)

GAME = perankh.game("egizia")
assert isinstance(GAME, EgiziaGame)
BOX = GAME.box
PHASES = {
    "sail": SAIL_NEXT,
    "leftovers": LEFTOVERS,
    "feed": FEED_NEXT,
    "produce": PRODUCE_NEXT,
    "build": NEXT_SITE,
    "bonus": BONUS_NEXT,
    "closing": CLOSING,
}


@dataclass
class Player:
    """What one seat has; `at` is where its ships stand, `score` may be negative."""

    stones: int = 0
    crews: Sequence[int] = (1, 1, 1, 2)
    score: int = 0
    cards: Sequence[str] = ()
    steps: Sequence[int] = (0, 0)  # stone market, grain market
    turned: Sequence[str] = ()
    hand: Sequence[str] = ()
    at: Sequence[str] = ()
    passed: bool = False
    built: Sequence[str] = ()
    ships: int = 8  # in all
    blocks: Sequence[str] = field(default_factory=list)


def scene(
    *players: Player,
    phase: str = "sail",
    turn: int = 0,
    round: int = 1,
    ring: str = "middle",
    order: Sequence[int] | None = None,
    track: Sequence[int] = (),
    river: Mapping[str, str] | None = None,
    reserve: Mapping[str, int] | None = None,
    added: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    graves: Sequence[int] = (),
    site: str = "sphinx_site",
    game: EgiziaGame = GAME,
) -> Egizia:
    """Just before somebody decides in this phase.

    `turn` is who is next to sail, `order` the seats by order tile, `track` the seats that stand on one field of the
    score track from the front of its queue, `deck` Sphinx cards from the top, `graves` the values of the tiles in
    order, `site` where building begins.
    """
    state = game.new(len(players), seed=1)
    assert isinstance(state, Egizia)
    t = state.table
    for k in range(ROUND, END):
        t[k] = 0
    state.clear_agenda()
    t[ROUND] = round
    t[RING_AT] = RING_NAMES.index(ring)
    seats = list(order or range(len(players)))
    t[MOVED] = len(players)
    for tile, seat in enumerate(seats):
        t[SEAT_OF + tile], t[TILE + seat], t[ARRIVAL + seat] = seat, tile, len(players) - tile
    for place, seat in enumerate(track):
        t[ARRIVAL + seat] = place
    lay_cards(state, players, river or {})
    lay_sphinx_cards(state, players, deck)
    lay_monuments(state, players, graves)
    for seat, player in enumerate(players):
        seat_player(state, seat, player)
    for place, mapping in ((IN_RESERVE, reserve), (ADDED, added)):
        for name, seat in (mapping or {}).items():
            state.put_ship(seat, SITE_NAMES.index(name), place)
            t[SHIPS + seat] -= 1
            t[FURTHEST + seat] = max(t[FURTHEST + seat], BOX.site_at[SITE_NAMES.index(name)])
    first = {"sail": t[TILE + turn], "build": SITE_NAMES.index(site)}.get(phase, 0)
    ordered = phase in ("feed", "bonus")
    state.push(PHASES[phase], -1, state.leader_first() if ordered else first, 0, 0, 0)
    state.journal = []
    state.settle()
    return state


def seat_player(state: Egizia, seat: int, player: Player) -> None:
    t = state.table
    setup.equip(state, seat)
    t[STONES + seat] = player.stones
    t[SCORE + seat] = player.score
    t[SHIPS + seat] = player.ships
    for crew in range(CREWS):
        t[CREW + CREWS * seat + crew] = player.crews[crew]
    for market in range(MARKETS):
        t[STEP + PLAYERS * market + seat] = player.steps[market]
    t[TURNED + seat] = sum(1 << CREW_NAMES.index(name) for name in player.turned)
    t[BUILT + seat] = sum(1 << SITE_NAMES.index(name) for name in player.built)
    t[PASSED] |= int(player.passed) << seat
    for card in player.cards:
        state.keep_card(seat, nile(state, card))
    for place in player.at:
        moor(state, seat, place)


def moor(state: Egizia, seat: int, place: str) -> None:
    """Put a ship on the board: a card space, a round space, or a slot like `sphinx_site_1`."""
    t = state.table
    box = state.box
    t[SHIPS + seat] -= 1
    if place in box.card_names:
        t[CARD_SHIP + box.card_names.index(place)] = 1 + seat
        position = box.card_at[box.card_names.index(place)]
    elif place in ROUND_NAMES:
        space = ROUND_NAMES.index(place)
        t[ROUND_SHIPS + PLAYERS * space + seat] += 1
        t[ROUNDS_TAKEN] |= 1 << space
        position = box.round_at[space]
    else:
        site, _, slot = place.rpartition("_")
        state.put_ship(seat, SITE_NAMES.index(site), SLOT + int(slot) - 1)
        position = box.site_at[SITE_NAMES.index(site)]
    t[FURTHEST + seat] = max(t[FURTHEST + seat], position)


def nile(state: Egizia, card: str) -> int:
    return state.box.nile_names.index(card)


def lay_cards(state: Egizia, players: Sequence[Player], river: Mapping[str, str]) -> None:
    """Cards on the river and with players lie on top of their decks, as if they had been dealt."""
    t = state.table
    for space, card in river.items():
        number = nile(state, card)
        at = state.box.card_names.index(space)
        t[RIVER + at] = 1 + number
        t[NILE_PLACE + number] = ON_RIVER
        t[CARDS_OPEN] |= 1 << at
    gone = {nile(state, card) for player in players for card in player.cards}
    gone |= {nile(state, card) for card in river.values()}
    at = NILE_DECK
    for deck in range(DECKS):
        cards = sorted(
            (card for card in range(NILE) if state.box.deck[card] == deck), key=lambda card: card not in gone
        )
        t[NILE_NEXT + deck] = sum(card in gone for card in cards)
        for number in cards:
            t[at] = number
            at += 1


def lay_sphinx_cards(state: Egizia, players: Sequence[Player], deck: Sequence[str]) -> None:
    t = state.table
    names = state.box.sphinx_names
    for seat, player in enumerate(players):
        for name in player.hand:
            t[HAND + names.index(name)] = 1 + seat
            t[HAND_SEEN + names.index(name)] = 1 << seat
        t[HAND_COUNT + seat] = len(player.hand)
    first = [names.index(name) for name in deck]
    rest = [card for card in range(SPHINX) if not t[HAND + card] and card not in first]
    for k in range(SPHINX):
        t[DECK + k] = -1
        t[DECK_SEEN + k] = 0
    for k, card in enumerate(first + rest):
        t[DECK + k] = card
    t[DECK_LEFT] = len(first + rest)


def lay_monuments(state: Egizia, players: Sequence[Player], graves: Sequence[int]) -> None:
    """Blocks by space, in an order in which they could have been built; points for them are not scored."""
    t = state.table
    values = list(graves)
    left = list(range(20))
    for k in range(20):
        wanted = [tile for tile in left if k < len(values) and state.box.grave_value[tile] == values[k]]
        t[GRAVE + k] = (wanted or left)[0]
        left.remove(t[GRAVE + k])
    monuments.turn_up_graves(state, 0)
    owners = {name: seat for seat, player in enumerate(players) for name in player.blocks}
    for space, name in enumerate(state.box.space_names):
        if name in owners:
            value = t[GRAVE_FACE + space] if space < state.box.graves else state.box.space_value[space]
            state.put_block(owners[name], space)
            monuments.count_block(state, owners[name], space, value)
            monuments.turn_up_graves(state, 0)
    for row in range(state.box.rows):
        if t[ROW_BUILT + row] == state.box.row_size[row]:
            t[ROWS_PAID] |= 1 << row


def next_round(state: Egizia) -> None:
    """Go on with the next round at once."""
    state.clear_agenda()
    state.push(BEGIN_ROUND, -1, state.table[ROUND] + 1, 0, 0, 0)
    state.settle()


# Questions


def told(state: State, what: str) -> list[dict[str, object]]:
    """What the journal said in entries of this sort since the scene began; seats as numbers, things by their ids."""
    assert state.journal is not None
    return [_words(note.message) for note in state.journal if note.message.id == what]


def _words(message: Message) -> dict[str, object]:
    return {name: _word(value) for name, value in message.args.items()}


def _word(value: Value) -> object:
    if isinstance(value, list):
        return [_word(one) for one in value]
    if isinstance(value, Message):
        return value.args["number"] if value.id == "seat" else value.id
    return value


def player(state: State, seat: int) -> Any:
    """The player's part of his own view."""
    return state.view(seat)["players"][seat]  # type: ignore[index]


def score(state: State, seat: int) -> int:
    return int(player(state, seat)["score"])


def stones(state: State, seat: int) -> int:
    return int(player(state, seat)["stones"])


def crews(state: State, seat: int) -> list[int]:
    return [crew["strength"] for crew in player(state, seat)["crews"].values()]


def turned(state: State, seat: int) -> list[str]:
    return [name for name, crew in player(state, seat)["crews"].items() if crew["turned"]]


def steps(state: State, seat: int) -> list[int]:
    view: Any = state.view(None)
    return [view["markets"][name]["markers"][seat] for name in MARKET_NAMES]


def cards(state: State, seat: int) -> list[str]:
    """Cards before a player that are neither field nor quarry."""
    return [card["id"] for card in player(state, seat)["cards"]]


def hand(state: State, seat: int) -> list[str]:
    return [card["id"] for card in player(state, seat)["sphinx"]["cards"]]


def space(state: State, name: str) -> Any:
    """A space of the river as everybody sees it."""
    view: Any = state.view(None)
    return next(one for one in view["river"] if one["id"] == name)


def owner(state: State, name: str) -> int | None:
    """Whose block lies on a monument space."""
    assert isinstance(state, Egizia)
    found = state.table[OWNER + state.box.space_names.index(name)]
    return found - 1 if found else None


def verbs(state: State) -> set[str]:
    return {state.game.text(move).partition(" ")[0] for move in state.legal()}


def blocks(state: State, seat: int) -> list[int]:
    return [player(state, seat)["blocks"][name] for name in MONUMENT_NAMES]
