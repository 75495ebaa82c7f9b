"""EG-8 and EG-9: feeding the crews, producing stones."""

from typing import Final

from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import (
    COLOURS,
    GRAIN_CARD,
    GRAIN_MARKET,
    HIRING,
    IMPROVER,
    PLAYERS,
    STONES_AS_GRAIN,
    STONES_CARD,
    TRAINING,
)
from perankh.games.egizia.moves import FEED, FEED_NEXT, GO_ON, IMPROVE, NEXT_SITE, PLAY, PRODUCE_NEXT, SWAP
from perankh.games.egizia.rules import boons, windows
from perankh.games.egizia.state import FROM_HUNGER, HOLDS, LOOSE, PHASE, QUARRIES, RING_AT, SEAT_OF, STEP, STONES, Table

FEEDING_CARDS: Final = 1 << TRAINING | 1 << HIRING | 1 << IMPROVER | 1 << GRAIN_CARD | 1 << STONES_AS_GRAIN


def feed_next(s: Table, order: i64, k: i64) -> None:
    """EG-8.1: beginning with the leader, in the order at the start of the phase (EG-16.5)."""
    s.table[PHASE] = 3
    if k == s.table[SEATS]:
        s.push(PRODUCE_NEXT, -1, 0, 0, 0, 0)
        return
    seat = (order >> (2 * k)) & 3
    s.push(FEED_NEXT, -1, order, k + 1, 0, 0)
    windows.open_window(s, seat, 2, 0)
    if s.table[HOLDS + seat] & FEEDING_CARDS:
        s.push(FEED, seat, 0, 0, 0, 0)
    else:
        suffer(s, seat, 0)


def missing(s: Table, seat: i64, extra: i64) -> i64:
    """EG-8.2: how much grain is missing; below 0 what is left over."""
    return s.hunger(seat) - s.harvest(seat) - extra


def list_feeding(s: Table, seat: i64, extra: i64, out: Moves) -> None:
    """W2 before the loss: only what changes it (EG-R49). The rest can wait until after it."""
    lack = missing(s, seat, extra)
    if lack >= 0:
        windows.list_raises(s, seat, out)
    if lack > 0:
        list_relief(s, seat, lack, out)
    out.add(GO_ON)


def list_relief(s: Table, seat: i64, lack: i64, out: Moves) -> None:
    """In any order (EG-R50)."""
    if s.table[LOOSE + seat] > 0:
        list_dry_fields(s, seat, out)
    if s.holds(seat, GRAIN_CARD) + s.holds(seat, STONES_CARD) > 0:
        list_plays(s, seat, lack, out)
    if s.holds(seat, STONES_AS_GRAIN) > 0:  # EG-18.15, EG-R47
        enough = (lack + s.box.grain_per_stone - 1) // s.box.grain_per_stone
        for stones in range(min(enough, s.table[STONES + seat])):
            out.add(SWAP + stones)


def list_dry_fields(s: Table, seat: i64, out: Moves) -> None:
    for k in range(i64(len(s.box.fields))):
        if windows.improvable(s, seat, k):
            colour = s.table[s.colour_at(seat, s.box.fields[k])]
            if not s.box.watered[COLOURS * s.table[RING_AT] + colour]:
                out.add(IMPROVE + s.box.fields[k])


def list_plays(s: Table, seat: i64, lack: i64, out: Moves) -> None:
    """EG-18.8; stones only where they can be eaten."""
    for k in range(i64(len(s.box.playable))):
        if windows.is_first_held(s, seat, k):
            card = s.box.playable[k]
            if s.box.op[card] == GRAIN_CARD:
                out.add(PLAY + card)
            elif s.box.op[card] == STONES_CARD and s.holds(seat, STONES_AS_GRAIN) > 0:
                if s.table[STONES + seat] < min(lack, s.box.max_stones):
                    out.add(PLAY + card)


def feed(s: Table, seat: i64, move: i64, extra: i64) -> None:
    if move == GO_ON:
        suffer(s, seat, extra)
        return
    if move >= SWAP:
        extra += eat_stones(s, seat, move - SWAP + 1)
    elif move >= PLAY and s.box.op[move - PLAY] == GRAIN_CARD:
        extra += play_grain(s, seat, move - PLAY)
    else:
        windows.use_power(s, seat, move)
    s.push(FEED, seat, extra, 0, 0, 0)


def play_grain(s: Table, seat: i64, card: i64) -> i64:
    """EG-18.8; says how much grain it is."""
    s.discard(seat, card)
    if s.journal is not None:
        s.note("played", seat, card=wording.nile_word(s.box, card))
    return s.box.amount[card]


def eat_stones(s: Table, seat: i64, stones: i64) -> i64:
    """EG-18.15; says how much grain they are."""
    s.table[STONES + seat] -= stones
    if s.journal is not None:
        s.note("swapped-stones", seat, stones=stones)
    return stones * s.box.grain_per_stone


def suffer(s: Table, seat: i64, extra: i64) -> None:
    """EG-8.4, EG-8.5"""
    lack = missing(s, seat, extra)
    if lack <= 0:
        if s.journal is not None:
            s.note("fed", seat, hunger=s.hunger(seat), grain=s.harvest(seat) + extra)
        return
    points = lack * s.box.penalty[s.table[STEP + PLAYERS * GRAIN_MARKET + seat]]
    s.score(seat, -points, FROM_HUNGER)
    if s.journal is not None:
        s.note("went-hungry", seat, missing=lack, points=points)


def produce_next(s: Table, tile: i64) -> None:
    """EG-9.1"""
    t = s.table
    t[PHASE] = 4
    if tile == t[SEATS]:
        s.push(NEXT_SITE, -1, 0, 0, 0, 0)
        return
    seat = t[SEAT_OF + tile]
    s.push(PRODUCE_NEXT, -1, tile + 1, 0, 0, 0)
    if s.journal is not None:
        s.note("produced", seat)
    boons.gain_stones(s, seat, t[QUARRIES + seat])
    windows.open_window(s, seat, 3, 0)
