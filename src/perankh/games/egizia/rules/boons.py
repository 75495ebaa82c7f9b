"""EG-7 and EG-17: what round spaces and cards give: market steps, stronger crews, stones, points, the water ring."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import CREWS, GRAIN_MARKET, MARKETS, PLAYERS, RING_PLACES, STONE_MARKET
from perankh.games.egizia.moves import MOVE_RING, RAISE, RAISE_CREW, RING
from perankh.games.egizia.state import CREW, FROM_CARDS, FROM_MARKET, RING_AT, STEP, Table


def gain(s: Table, seat: i64, row: i64, times: i64) -> None:
    """Carry out a card or round space in full as far as possible (EG-R22); `times` is 2 with EG-18.9."""
    box = s.box
    for market in range(i64(MARKETS)):
        if box.boon_market[MARKETS * row + market]:
            move_market(s, seat, market, times * box.boon_market[MARKETS * row + market])
    for crew in range(i64(CREWS)):
        if box.boon_crew[CREWS * row + crew]:
            raise_crew(s, seat, crew, times * box.boon_crew[CREWS * row + crew])
    if box.boon_stones[row]:
        gain_stones(s, seat, times * box.boon_stones[row])
    if box.boon_points[row]:
        gain_points(s, seat, times * box.boon_points[row])
    if box.boon_ring[row]:
        s.push(MOVE_RING, seat, times * box.boon_ring[row], 0, 0, 0)
    if box.boon_choice[row]:
        s.push(RAISE, seat, times * box.boon_choice[row], 0, 0, 0)


def gain_stones(s: Table, seat: i64, stones: i64) -> None:
    gained = s.gain_stones(seat, stones)
    if s.journal is not None:
        s.note("gained-stones", seat, stones=gained, lost=stones - gained)


def gain_points(s: Table, seat: i64, points: i64) -> None:
    s.score(seat, points, FROM_CARDS)
    if s.journal is not None:
        s.note("gained-points", seat, points=points)


def raise_crew(s: Table, seat: i64, crew: i64, steps: i64) -> None:
    s.raise_crew(seat, crew, steps)
    if s.journal is not None:
        s.note("raised", seat, crew=wording.crew_word(crew), strength=s.table[CREW + CREWS * seat + crew])


def list_raises(s: Table, seat: i64, steps: i64, out: Moves) -> None:
    """Crews below the maximum (EG-R22); where all of them will reach it the first stands for all."""
    room: i64 = 0
    for crew in range(i64(CREWS)):
        room += s.room(seat, crew)
    for crew in range(i64(CREWS)):
        if s.room(seat, crew) > 0:
            out.add(RAISE_CREW + crew)
            if room <= steps:
                return


def choose_raise(s: Table, seat: i64, crew: i64, steps: i64) -> None:
    raise_crew(s, seat, crew, 1)
    if steps > 1:
        s.push(RAISE, seat, steps - 1, 0, 0, 0)


def move_market(s: Table, seat: i64, market: i64, steps: i64) -> None:
    """EG-17.1: step by step."""
    for _ in range(steps):
        step_down(s, seat, market)


def step_down(s: Table, seat: i64, market: i64) -> None:
    t = s.table
    at = STEP + PLAYERS * market + seat
    last = s.box.last_step[market]
    if t[at] < last:
        t[at] += 1
    if s.journal is not None:
        s.note("market-moved", seat, market=wording.market_word(market), step=wording.step_word(t[at]))
    if t[at] < last:
        return
    if market == STONE_MARKET:  # EG-17.2
        gain_stones(s, seat, s.box.bottom_stones)
    elif market == GRAIN_MARKET:  # EG-17.5
        s.score(seat, s.box.bottom_points, FROM_MARKET)
        if s.journal is not None:
            s.note("market-points", seat, points=s.box.bottom_points)


def list_ring(s: Table, moves: i64, out: Moves) -> None:
    """EG-7.6: every place within reach, the present one included; how the ring gets there does not matter."""
    at = s.table[RING_AT]
    for place in range(i64(RING_PLACES)):
        if place - at <= moves and at - place <= moves:
            out.add(RING + place)


def move_ring(s: Table, seat: i64, place: i64) -> None:
    what = "ring-stayed" if s.table[RING_AT] == place else "ring-moved"
    s.table[RING_AT] = place
    if s.journal is not None:
        s.note(what, seat, place=wording.ring_word(place))
