"""MN-11.7 to MN-11.9: taking and discarding trade agreements."""

from perankh.engine.bits import bit
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import AGREEMENTS, CITIES, CITY_PLACES, DEALS
from perankh.games.men_nefer.moves import AGREE, ANY_AGREEMENT, DISCARD, STOP, WHICH_DISCARD
from perankh.games.men_nefer.state import CITY, DEAL, GONE, MET, Table


def any_agreement(s: Table) -> bool:
    for k in range(i64(CITY), i64(CITY + CITIES * CITY_PLACES)):
        if s.table[k]:
            return True
    return False


def list_agreements(s: Table, start: i64, size: i64, out: Moves) -> None:
    """The agreements on some places, in the order of the box."""
    found: i64 = 0
    for k in range(start, start + size):
        if s.table[k]:
            found |= bit(s.table[k] - 1)
    agreement: i64 = 0
    while found:
        if found & 1:
            out.add(AGREE + agreement)
        found >>= 1
        agreement += 1


def list_city(s: Table, city: i64, out: Moves) -> None:
    list_agreements(s, CITY + CITY_PLACES * city, CITY_PLACES, out)


def list_all_cities(s: Table, free: i64, out: Moves) -> None:
    list_agreements(s, CITY, CITIES * CITY_PLACES, out)
    if free and out.n:
        out.add(STOP)


def take_any(s: Table, seat: i64, count: i64, agreement: i64) -> None:
    if count > 1:
        s.push(ANY_AGREEMENT, seat, count - 1, 1, 0, 0)
    take_agreement(s, seat, agreement)


def take_agreement(s: Table, seat: i64, agreement: i64) -> None:
    """MN-11.8"""
    t = s.table
    for k in range(i64(CITY), i64(CITY + CITIES * CITY_PLACES)):
        if t[k] == agreement + 1:
            t[k] = 0
    if s.journal is not None:
        s.note("takes-agreement", seat, agreement=wording.agreement_word(s.box, agreement))
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if t[DEAL + k] == 0:
            t[DEAL + k] = agreement + 1
            return
    s.push(WHICH_DISCARD, seat, agreement, 0, 0, 0)


def list_discards(s: Table, seat: i64, new: i64, out: Moves) -> None:
    for agreement in range(i64(AGREEMENTS)):
        if agreement == new or place_of(s, seat, agreement) >= 0:
            out.add(DISCARD + agreement)


def place_of(s: Table, seat: i64, agreement: i64) -> i64:
    for k in range(DEALS * seat, DEALS * seat + DEALS):
        if s.table[DEAL + k] == agreement + 1:
            return k
    return -1


def discard(s: Table, seat: i64, new: i64, agreement: i64) -> None:
    """One of the old ones, fulfilled or not (MN-R40), or the new one."""
    t = s.table
    t[GONE] |= bit(agreement)
    if agreement != new:
        place = place_of(s, seat, agreement)
        t[DEAL + place] = new + 1
        t[MET + place] = 0
    if s.journal is not None:
        s.note("discards-agreement", seat, agreement=wording.agreement_word(s.box, agreement))
