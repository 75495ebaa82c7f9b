"""An estimate of a seat's final points, for the bots.

The points on the track; what the ships at the sites can still build in this round; the rounds to come, imagined at an
ordinary pace from the crews, quarries and fields there are; cards; and what graves, markets and Sphinx cards promise.
"""

from typing import Final

from perankh.engine.agenda import FRAME
from perankh.engine.bits import count_bits
from perankh.engine.header import SEATS, TOP
from perankh.engine.nat import i64, vec
from perankh.games.egizia import scoring
from perankh.games.egizia.components.sizes import (
    COLOURS,
    CREWS,
    GRAIN_CARD,
    GRAIN_MARKET,
    IMPROVER,
    JOKER,
    OP_COUNT,
    OPS,
    PLAYERS,
    QUARRY,
    RING_PLACES,
    SITES,
    SPHINX_SITE,
    STONE_MARKET,
    STONES_AS_GRAIN,
)
from perankh.games.egizia.evaluate.sphinx import between, kept_hope, sphinx_hope
from perankh.games.egizia.moves import DRAW, FEED, FEED_NEXT, GIVE_BACK, KEEP, KEEP_MORE, MARKET, RAISE, SAIL, SPACES
from perankh.games.egizia.rules.monuments import spent_first, spent_second
from perankh.games.egizia.state import (
    BUILT,
    CARDS,
    CARDS_OPEN,
    CREW,
    ENDED,
    FURTHEST,
    GRAVE_SUM,
    HELD,
    HOLDS,
    IN_RESERVE,
    LOOSE,
    NILE_PLACE,
    PASSED,
    PHASE,
    QUARRIES,
    ROUND,
    ROUNDS_TAKEN,
    SCORE,
    SHIPS,
    SITE_SHIP,
    STEP,
    STONES,
    TURNED,
    YIELD,
    Table,
)

SAILING: Final = 2
FEEDING: Final = 3
BUILDING: Final = 5

# An ordinary round: how much a seat grows, what it makes of what it has
MORE_STRENGTH: Final = 1.5
MORE_GRAIN: Final = 1.5
MORE_STONES: Final = 1.0
STRENGTH_USED: Final = 0.9
BLOCK_LATER: Final = 0.95  # points for a stone spent in a later round
IDLE_STRENGTH: Final = 0.1
SPARE_GRAIN: Final = 0.1  # for up to MOST_SPARE
MOST_SPARE: Final = 6.0
HUNGER_LATER: Final = 0.6  # share of the loss: there is time to do something about it
HUNGER_NOW: Final = 0.95
RING_NOW: Final = 0.7  # chance that the ring stays where it is until this round's feeding
RING_LATER: Final = 0.5
STONE_TO_SELL: Final = 0.5
STONE_LEFT: Final = 0.15
# This round
FREE_SLOT: Final = 0.6  # chance to build where a slot is still to be had
RESERVE: Final = 0.3
SPHINX_VISIT: Final = 4.0  # the card kept
HALF_BUILT: Final = 0.8  # points for a stone, strength and stones being at hand
RAISE_TO_COME: Final = 1.7
MARKET_TO_COME: Final = 1.2
TO_MOVE: Final = 1.5  # a ship to be placed at once
SPACE_NOW: Final = 1.0  # a ship that can still be placed, and as an investment for each round ahead
SPACE_AHEAD: Final = 0.6
STONE_STEP: Final = 0.15  # a market step, for each building phase to come
GRAIN_STEP: Final = 0.1

# What a card in front of a seat is worth: once, and for each round ahead; in the order of OPS
_CARDS = {
    "place_second_ship": (2.0, 0.0),
    "use_two_crews": (2.0, 0.0),
    "stones": (4.5, 0.0),
    "sphinx_keep": (3.0, 0.0),
    "grain": (3.0, 0.0),
    "double_round_space": (2.0, 0.0),
    "build_strength": (2.0, 0.0),
    "join_full_site": (0.5, 0.0),
    "sphinx_extra_draw": (1.5, 1.5),
    "stones_as_grain": (0.5, 0.7),
    "improve_field": (1.0, 0.5),
    "move_to_first_slot": (0.5, 0.5),
    "sell_stones": (3.0, 0.0),
    "raise_crew_each_round": (0.5, 1.5),
    "pay_stones_raise_crew": (0.3, 0.7),
    "use_occupied_round_space": (0.5, 0.8),
    "place_upstream": (0.5, 1.0),
    "take_leftover_nile_card": (0.5, 1.5),
}
CARD_ONCE: Final[vec[float]] = vec[float]([_CARDS.get(op, (0.0, 0.0))[0] for op in OPS])
CARD_AHEAD: Final[vec[float]] = vec[float]([_CARDS.get(op, (0.0, 0.0))[1] for op in OPS])


def estimate(s: Table, seat: i64) -> float:
    t = s.table
    if t[ENDED]:
        return float(t[SCORE + seat])
    ahead = s.box.rounds - t[ROUND]
    builds = ahead + (1 if t[PHASE] <= BUILDING else 0)
    total = float(t[SCORE + seat]) + work(s, seat, ahead) - hunger_now(s, seat) + participation(s, seat)
    total += unfinished(s, seat) + room_to_sail(s, seat, ahead) + card_points(s, seat, ahead)
    total += market_points(s, seat, builds) + grave_hope(s, seat, builds)
    return total + sphinx_hope(s, seat, builds, total)


# Crews, stones and grain


def work(s: Table, seat: i64, ahead: i64) -> float:
    """What crews build with the stones there are, now and in the rounds ahead; less the hunger to come."""
    t = s.table
    stones = float(t[STONES + seat])
    quarries = float(t[QUARRIES + seat])
    strength = float(s.hunger(seat))
    grain = grain_with_ring(s, seat, RING_LATER)
    penalty = float(s.box.penalty[t[STEP + PLAYERS * GRAIN_MARKET + seat]])
    points = 0.0
    if t[PHASE] <= FEEDING:
        stones = min(stones + quarries, float(s.box.max_stones))
    if t[PHASE] <= BUILDING:
        used = min(stones, strength_for(s, seat, sites_to_come(s, seat)))
        points = used + SPHINX_VISIT * chance_of_site(s, seat, SPHINX_SITE)
        stones -= used
    for _ in range(ahead):
        strength += MORE_STRENGTH
        grain += MORE_GRAIN
        quarries += MORE_STONES
        stones = min(stones + quarries, float(s.box.max_stones))
        used = min(stones, STRENGTH_USED * strength)
        stones -= used
        points += BLOCK_LATER * used + IDLE_STRENGTH * (strength - used)
        if strength > grain:
            points -= HUNGER_LATER * penalty * (strength - grain)
        else:
            points += SPARE_GRAIN * min(grain - strength, MOST_SPARE)
    may_sell = s.box.may_sell[t[STEP + PLAYERS * STONE_MARKET + seat]]
    return points + stones * (STONE_TO_SELL if may_sell else STONE_LEFT)


def grain_with_ring(s: Table, seat: i64, stays: float) -> float:
    """The harvest if the ring stays where it is with this chance, and otherwise may lie anywhere."""
    at = YIELD + COLOURS * seat
    grain: i64 = 0
    for place in range(i64(RING_PLACES)):
        for colour in range(i64(COLOURS)):
            if s.box.watered[COLOURS * place + colour]:
                grain += s.table[at + colour]
    return stays * float(s.harvest(seat)) + (1.0 - stays) * float(grain) / float(RING_PLACES)


def hunger_now(s: Table, seat: i64) -> float:
    """What this round's feeding will cost."""
    t = s.table
    if t[PHASE] > FEEDING or (t[PHASE] == FEEDING and is_fed(s, seat)):
        return 0.0
    grain = grain_with_ring(s, seat, RING_NOW if t[PHASE] <= SAILING else 1.0)
    lack = float(s.hunger(seat) - grain_in_cards(s, seat)) - grain
    if lack <= 0.0:
        return 0.0
    penalty = float(s.box.penalty[t[STEP + PLAYERS * GRAIN_MARKET + seat]])
    if s.holds(seat, STONES_AS_GRAIN):
        penalty = min(penalty, BLOCK_LATER)
    return HUNGER_NOW * lack * penalty


def grain_in_cards(s: Table, seat: i64) -> i64:
    grain: i64 = 0
    if s.holds(seat, GRAIN_CARD):
        for k in range(i64(len(s.box.playable))):
            card = s.box.playable[k]
            if s.box.op[card] == GRAIN_CARD and s.table[NILE_PLACE + card] == HELD + seat:
                grain += s.box.amount[card]
    return grain


def is_fed(s: Table, seat: i64) -> bool:
    """Whether a seat had its feeding: it is neither at it nor among those whom the step below still lists."""
    t = s.table
    at = t[TOP]
    if t[at] == FEED and t[at + 1] == seat:
        return False
    while at > s.game.agenda and t[at] != FEED_NEXT:
        at -= FRAME
    for k in range(t[at + 3], t[SEATS]):
        if (t[at + 2] >> (2 * k)) & 3 == seat:
            return False
    return True


# The sites of this round


def sites_to_come(s: Table, seat: i64) -> float:
    """At how many sites the seat will probably build."""
    total = 0.0
    for site in range(i64(SITES)):
        total += chance_of_site(s, seat, site)
    return total


def chance_of_site(s: Table, seat: i64, site: i64) -> float:
    t = s.table
    place = t[SITE_SHIP + PLAYERS * site + seat]
    if (t[BUILT + seat] >> site) & 1:
        return 0.0
    if place:
        return RESERVE if place >= IN_RESERVE else 1.0
    if t[PHASE] > SAILING or (t[PASSED] >> seat) & 1 or t[SHIPS + seat] == 0:
        return 0.0
    if s.box.site_at[site] <= t[FURTHEST + seat]:
        return 0.0
    return RESERVE if s.site_is_full(site) else FREE_SLOT


def strength_for(s: Table, seat: i64, sites: float) -> float:
    """The strongest crews that are left, for so many sites, and the joker with the first."""
    t = s.table
    at = CREW + CREWS * seat
    turned = t[TURNED + seat]
    one = 0 if turned & 1 else t[at]
    two = 0 if turned & 2 else t[at + 1]
    three = 0 if turned & 4 else t[at + 2]
    joker = 0 if (turned >> JOKER) & 1 else t[at + JOKER]
    most = max(one, max(two, three))
    least = min(one, min(two, three))
    total = min(sites, 1.0) * float(most + joker)
    if sites > 1.0:
        total += min(sites - 1.0, 1.0) * float(one + two + three - most - least)
    if sites > 2.0:
        total += (sites - 2.0) * float(least)
    return total


def participation(s: Table, seat: i64) -> float:
    """EG-14.2, read off the table between its entries."""
    t = s.table
    if t[PHASE] > BUILDING:
        return 0.0
    ships = float(count_bits(t[BUILT + seat])) + sites_to_come(s, seat)
    return between(s.box.participation, 0, SITES, ships)


def unfinished(s: Table, seat: i64) -> float:
    """What a seat in the middle of its turn is about to get."""
    t = s.table
    top = t[TOP]
    if top < s.game.agenda or t[top + 1] != seat:
        return 0.0
    kind = t[top]
    if kind == SPACES:
        return float(spent_first(t[top + 5]) + spent_second(t[top + 5])) + HALF_BUILT * float(
            min(t[top + 3], t[STONES + seat])
        )
    if kind == SAIL:
        return TO_MOVE
    if kind == MARKET:
        return MARKET_TO_COME
    if kind == RAISE:
        return RAISE_TO_COME * float(t[top + 2])
    if kind == DRAW:
        return SPHINX_VISIT + HALF_BUILT * float(min(min(t[top + 2], t[STONES + seat]), s.box.draw_most))
    if kind == KEEP or kind == KEEP_MORE:
        return SPHINX_VISIT + float(count_bits(t[top + 2]))
    return kept_hope(s, seat, t[top + 2], t[top + 3]) if kind == GIVE_BACK else 0.0


def room_to_sail(s: Table, seat: i64, ahead: i64) -> float:
    """What ships may still find down the river, shared with the others."""
    t = s.table
    if t[PHASE] > SAILING or (t[PASSED] >> seat) & 1:
        return 0.0
    far = t[FURTHEST + seat]
    places = count_bits(s.box.cards_below[far] & t[CARDS_OPEN])
    places += count_bits(s.box.rounds_below[far] & ~t[ROUNDS_TAKEN])
    ships = min(float(places) / float(t[SEATS]), float(t[SHIPS + seat]))
    return ships * (SPACE_NOW + SPACE_AHEAD * float(ahead))


# Cards, markets, graves


def card_points(s: Table, seat: i64, ahead: i64) -> float:
    t = s.table
    total = 0.0
    for op in range(i64(QUARRY) + 1, i64(OP_COUNT)):
        if (t[HOLDS + seat] >> op) & 1:
            count = t[LOOSE + seat] if op == IMPROVER else t[CARDS + OP_COUNT * seat + op]
            total += float(count) * (CARD_ONCE[op] + float(ahead) * CARD_AHEAD[op])
    return total


def market_points(s: Table, seat: i64, builds: i64) -> float:
    t = s.table
    stone = float(t[STEP + PLAYERS * STONE_MARKET + seat])
    grain = float(t[STEP + PLAYERS * GRAIN_MARKET + seat])
    return float(builds) * (STONE_STEP * stone + GRAIN_STEP * grain)


def grave_hope(s: Table, seat: i64, builds: i64) -> float:
    """While graves can still be dug, half of the points count as if they grew steadily."""
    now = float(scoring.grave_points(s, seat))
    if builds == 0:
        return now
    top = len(s.box.band_min) - 1
    most = float(s.box.band_points[top])
    steady = min(most * float(s.table[GRAVE_SUM + seat]) / float(s.box.band_min[top]), most)
    return (now + steady) / 2.0
