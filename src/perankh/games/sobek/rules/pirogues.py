"""SB-9: what a pirogue brings."""

from perankh.engine.message import all_but, only
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.sobek import wording
from perankh.games.sobek.components.sizes import (
    COBRA_1,
    COBRA_2,
    EYE,
    GOODS,
    MUMMY,
    PIROGUE_KINDS,
    PIROGUES,
    POINTING_HAND,
    PYRAMID,
    TILES,
    TWO_POINTS_DEBEN,
    TWO_SCARABS,
)
from perankh.games.sobek.moves import DEBEN_OF_TWO, OPEN, POCKET_LOW, POINT, POINT_AT, SCARABS_TO
from perankh.games.sobek.rules import market
from perankh.games.sobek.state import (
    AFTER_REFILL,
    ALL_EYES,
    ANKH,
    BOARD,
    COBRAS,
    DEBENS_DRAWN,
    DRAWN,
    EXTRA,
    EYE_RETURNED,
    FACING,
    FORCED,
    HAND,
    JOINED,
    KEPT,
    NO_FORCE_ON_EMPTY_LINE,
    PIROGUE,
    PIROGUE_BOX,
    PIROGUE_POINTS,
    PIROGUE_SEEN,
    PLACE,
    RESERVE,
    RESERVE_LEFT,
    SLOT,
    SLOT_FILLED,
    SOLD_SCARABS,
    SPECTATORS,
    STACK_LEFT,
    Table,
)


def list_pirogues(s: Table, first: i64, last: i64, out: Moves) -> None:
    """By kind: two alike bring the same."""
    present: i64 = 0
    for pirogue in range(i64(PIROGUES)):
        if first <= s.table[PIROGUE + pirogue] <= last:
            present |= 1 << s.box.pirogue_kind[pirogue]
    for kind in range(i64(PIROGUE_KINDS)):
        if (present >> kind) & 1:
            out.add(OPEN + kind)


def open_pirogue(s: Table, seat: i64, kind: i64, first: i64, last: i64) -> None:
    """Turn up the first of its kind; what else was drawn from the reserve goes back (SB-8.1)."""
    t = s.table
    opened: i64 = -1
    for pirogue in range(i64(PIROGUES)):
        place = t[PIROGUE + pirogue]
        if first <= place <= last:
            if opened < 0 and s.box.pirogue_kind[pirogue] == kind:
                opened = pirogue
                if place != DRAWN:
                    t[SLOT_FILLED + place - SLOT] = 0
            elif place == DRAWN:
                t[PIROGUE + pirogue] = RESERVE
                t[RESERVE_LEFT] += 1
    t[PIROGUE + opened] = PIROGUE_BOX
    t[PIROGUE_SEEN + opened] = ALL_EYES
    for observer in range(i64(SPECTATORS + 1)):
        know_reserve(s, observer)
    s.learn()
    if s.journal is not None:
        s.note("opened", seat, pirogue=wording.pirogue_word(kind))
    resolve_pirogue(s, seat, kind, opened)


def know_reserve(s: Table, observer: i64) -> None:
    """Whoever knows all that is left in the slots knows the reserve by elimination (SB-13.7)."""
    t = s.table
    for pirogue in range(i64(PIROGUES)):
        if t[PIROGUE + pirogue] < RESERVE and not (t[PIROGUE_SEEN + pirogue] >> observer) & 1:
            return
    for pirogue in range(i64(PIROGUES)):
        if t[PIROGUE + pirogue] == RESERVE:
            t[PIROGUE_SEEN + pirogue] |= 1 << observer


def resolve_pirogue(s: Table, seat: i64, kind: i64, pirogue: i64) -> None:
    t = s.table
    if kind == PYRAMID:
        t[EXTRA] = 1
    elif kind == EYE:
        eye(s, seat)
    elif kind == POINTING_HAND:
        pointing_hand(s, seat)
    elif kind == TWO_SCARABS:
        s.push(SCARABS_TO, seat, pirogue, 0, 0, 0)
    elif kind == MUMMY:
        mummy(s, seat)
    elif kind == COBRA_1 or kind == COBRA_2:
        t[PIROGUE + pirogue] = KEPT + 1 - seat
        t[COBRAS + 1 - seat] += s.box.pirogue_corruption[pirogue]
    else:
        t[PIROGUE + pirogue] = KEPT + seat
        t[PIROGUE_POINTS + seat] += s.box.pirogue_points[pirogue]
        if kind == TWO_POINTS_DEBEN:
            market.draw_debens(s, seat, 1)


def eye(s: Table, seat: i64) -> None:
    """SB-9.4; with a single deben in the bag there is nothing to choose."""
    first = s.draw_deben(seat)
    second = s.draw_deben(seat)
    if second >= 0:
        s.push(DEBEN_OF_TWO, seat, first, second, 0, 0)


def pointing_hand(s: Table, seat: i64) -> None:
    """SB-9.5.1 to SB-9.5.3"""
    t = s.table
    if s.line_has_tile(t[ANKH], t[FACING]):
        s.push(POINT_AT, seat, 0, 0, 0, 0)
    elif t[STACK_LEFT] > 0 and not t[NO_FORCE_ON_EMPTY_LINE]:  # SB-R8
        t[FORCED] = AFTER_REFILL


def list_pointable(s: Table, after_refill: i64, out: Moves) -> None:
    if after_refill:
        market.list_centre(s, POINT, out)
    else:
        market.list_line(s, POINT, out)


def point(s: Table, seat: i64, cell: i64, after_refill: i64) -> None:
    if s.journal is not None:
        s.note("pointed", seat, cell=wording.cell_name(cell))
    if after_refill:
        market.take(s, 1 - seat, cell)
    else:
        s.table[FORCED] = cell


def put_scarabs(s: Table, seat: i64, pirogue: i64, good: i64) -> None:
    """SB-9.6"""
    t = s.table
    t[PIROGUE + pirogue] = KEPT + seat
    t[JOINED + pirogue] = 1 + good
    t[SOLD_SCARABS + GOODS * seat + good] += s.box.pirogue_scarabs[pirogue]
    if s.journal is not None:
        s.note("put-scarabs", seat, good=wording.good_word(s.box, good))


def keep_deben(s: Table, seat: i64, first: i64, second: i64, move: i64) -> None:
    values = s.box.deben_values
    low = first if values[first] < values[second] else second
    kept = low if move == POCKET_LOW else first + second - low
    returned = first + second - kept
    s.return_deben(seat, returned)
    s.learn()
    s.table[EYE_RETURNED + 2 * seat] = 1 + returned
    s.table[EYE_RETURNED + 2 * seat + 1] = s.table[DEBENS_DRAWN]
    if s.journal is not None:
        s.note("kept-deben-of", seat, only(seat), value=values[kept], other=values[returned])
        s.note("kept-deben", seat, all_but(seat))


def mummy(s: Table, seat: i64) -> None:
    """SB-9.7: board and hand become one, which settles every doubt about them (SB-13.6)."""
    t = s.table
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == BOARD + seat:
            s.leave_board(seat, tile)
            s.add_to_hand(seat, tile)
        if t[PLACE + tile] == HAND + seat:
            s.settle_doubt(tile)
