"""SB-7 and SB-8: playing a character."""

from typing import Final

from perankh.engine.message import Message, all_but, only
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.sobek import wording
from perankh.games.sobek.components.sizes import (
    ARCHITECT,
    BACKS,
    COURTESAN,
    FIRST_PERSON,
    GOODS,
    HIGH_PRIEST,
    MERCHANT,
    PERSON_BACK,
    PIROGUES,
    QUEEN,
    SCRIBE,
    START_BACK,
    THIEF,
    TILES,
    VIZIER,
    WILD,
)
from perankh.games.sobek.moves import (
    ADD,
    COURTESAN_ADDS,
    COURTESAN_JOINS,
    DONE,
    JOIN,
    MERCHANT_TAKES,
    PIROGUE_OF_RESERVE,
    PRIEST_PURGES,
    PURGE,
    SCRIBE_SHEDS,
    STEAL,
    THIEF_STEALS,
    VIZIER_TAKES,
)
from perankh.games.sobek.rules import journal, sale
from perankh.games.sobek.state import (
    BACK_COUNT,
    BOARD,
    BOARD_COUNT,
    CLEARED,
    COURTESAN_MAY_ADD_NONE,
    COURTESAN_SINGLE_TYPE,
    DRAWN,
    EITHER,
    EVENT,
    HAND,
    PIROGUE,
    PIROGUE_SEEN,
    PLACE,
    RESERVE,
    RESERVE_DRAW,
    RESERVE_LEFT,
    SCRIBES,
    SEEN,
    SHED_BY,
    STACK_LEFT,
    STRANGERS,
    THEFT,
    THIEF_SEES_START_TILES,
    Table,
    chosen,
    high_bit,
    low_bit,
)

SCRIBE_LEAVES: Final = 6
QUEEN_DRAWS: Final = 3
ARCHITECT_DRAWS: Final = 3
COURTESAN_LIMIT: Final = 2


def play_person(s: Table, seat: i64, tile: i64) -> None:
    s.leave_hand(seat, tile)
    s.to_box(tile)
    s.learn()
    if s.journal is not None:
        s.note("played", seat, person=wording.tile_word(s.box, tile))
    role = s.box.role[tile - FIRST_PERSON]
    if role == ARCHITECT:
        architect(s, seat)
    elif role == QUEEN:
        queen(s, seat)
    elif role == VIZIER:
        vizier(s, seat)
    elif role == THIEF:
        s.push(THIEF_STEALS, seat, 0, 0, 0, 0)
    elif role == COURTESAN:
        s.push(COURTESAN_ADDS, seat, COURTESAN_LIMIT, 0, -1, 0)
    elif role == MERCHANT:
        s.push(MERCHANT_TAKES, seat, 0, 0, 0, 0)
    elif role == SCRIBE:
        scribe(s, seat)
    elif role == HIGH_PRIEST:
        s.push(PRIEST_PURGES, seat, 0, 0, 0, 0)


def architect(s: Table, seat: i64) -> None:
    """SB-8.1; the opponent may know what the reserve holds, but not what is drawn from it."""
    t = s.table
    for pirogue in range(i64(PIROGUES)):
        if t[PIROGUE + pirogue] == RESERVE:
            t[PIROGUE_SEEN + pirogue] &= 1 << seat
    for _ in range(min(t[RESERVE_LEFT], ARCHITECT_DRAWS)):
        skip = s.chance(RESERVE_DRAW, t[RESERVE_LEFT])
        for pirogue in range(i64(PIROGUES)):
            if t[PIROGUE + pirogue] == RESERVE:
                if skip == 0:
                    t[PIROGUE + pirogue] = DRAWN
                    t[PIROGUE_SEEN + pirogue] |= 1 << seat
                    t[RESERVE_LEFT] -= 1
                    break
                skip -= 1
    s.push(PIROGUE_OF_RESERVE, seat, 0, 0, 0, 0)


def queen(s: Table, seat: i64) -> None:
    """SB-8.2"""
    drawn: list[int] = []
    for _ in range(min(s.table[STACK_LEFT], QUEEN_DRAWS)):
        tile = s.draw_from_stack()
        s.add_to_hand(seat, tile)
        drawn.append(tile)
    if s.journal is not None and drawn:
        drawn.sort()
        backs = sorted(s.box.back[tile] for tile in drawn)
        s.note("drew-tiles", seat, only(seat), tiles=[wording.tile_word(s.box, tile) for tile in drawn])
        s.note("drew-tiles", seat, all_but(seat), tiles=[wording.back_word(back) for back in backs])


def vizier(s: Table, seat: i64) -> None:
    """SB-8.3: seeing the whole board also tells what must still be in hand (SB-13.6)."""
    other = 1 - seat
    for tile in range(i64(TILES)):
        place = s.table[PLACE + tile]
        if place == BOARD + other or (place == HAND + other and (s.table[EITHER + tile] >> seat) & 1):
            s.show(tile, 1 << seat)
    s.push(VIZIER_TAKES, seat, 0, 0, 0, 0)


def list_tiles(s: Table, place: i64, seat: i64, verb: i64, low: i64, high: i64, out: Moves) -> None:
    """Tiles at a place that are not chosen yet; of several alike only the first."""
    t = s.table
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == place and not chosen(low, high, tile) and first_at(s, place, seat, tile, low, high):
            out.add(verb + tile)


def first_at(s: Table, place: i64, seat: i64, tile: i64, low: i64, high: i64) -> bool:
    """Whether no tile like it comes before it at this place."""
    if tile >= FIRST_PERSON:
        return True
    t = s.table
    for other in range(s.box.first_of[s.box.good[tile]], tile):
        if t[PLACE + other] == place and not chosen(low, high, other):
            if sale.alike(s, other, tile, 1 - seat):
                return False
    return True


def vizier_takes(s: Table, seat: i64, tile: i64) -> None:
    other = 1 - seat
    back = s.box.back[tile]
    s.blur_for_spectators(other, BOARD + other, back, s.table[BOARD_COUNT + BACKS * other + back])
    s.leave_board(other, tile)
    s.add_to_hand(seat, tile)
    if s.journal is not None:
        journal.note_move(s, "claimed", seat, tile)


def list_thefts(s: Table, victim: i64, out: Moves) -> None:
    """SB-8.4: by kind of tile; start tiles are goods unless the switch says otherwise (SB-R7)."""
    at = BACK_COUNT + BACKS * victim
    t = s.table
    if t[THIEF_SEES_START_TILES] and t[at + START_BACK] > 0:
        out.add(STEAL + START_BACK)
    if t[at + 1] > 0 or (t[at + START_BACK] > 0 and not t[THIEF_SEES_START_TILES]):
        out.add(STEAL + 1)
    if t[at + PERSON_BACK] > 0:
        out.add(STEAL + PERSON_BACK)


def steal(s: Table, seat: i64, back: i64) -> None:
    t = s.table
    victim = 1 - seat
    count = t[BACK_COUNT + BACKS * victim + back]
    with_start = back == 1 and not t[THIEF_SEES_START_TILES]
    if with_start:
        count += t[BACK_COUNT + BACKS * victim + START_BACK]
    skip = s.chance(THEFT, count)
    for tile in range(i64(TILES)):
        fits = s.box.back[tile] == back or (with_start and s.box.back[tile] == START_BACK)
        if t[PLACE + tile] == HAND + victim and fits:
            if skip == 0:
                move_stolen(s, seat, victim, tile)
                return
            skip -= 1


def move_stolen(s: Table, seat: i64, victim: i64, tile: i64) -> None:
    s.learn()
    back = s.box.back[tile]
    s.blur_for_spectators(victim, HAND + victim, back, s.table[BACK_COUNT + BACKS * victim + back])
    s.leave_hand(victim, tile)
    s.show(tile, 1 << seat)
    s.add_to_hand(seat, tile)
    if s.journal is not None:
        journal.note_move(s, "stole", seat, tile)


def list_additions(s: Table, seat: i64, left: i64, good: i64, out: Moves) -> None:
    """SB-8.5: tiles of displayed types and wild tiles."""
    t = s.table
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == HAND + seat and courtesan_may_add(s, seat, tile, good):
            if first_at(s, HAND + seat, seat, tile, 0, 0):
                out.add(ADD + tile)
    if out.n == 0 or left < COURTESAN_LIMIT or t[COURTESAN_MAY_ADD_NONE]:  # SB-8.5.3
        out.add(DONE)


def courtesan_may_add(s: Table, seat: i64, tile: i64, good: i64) -> bool:
    kind = s.box.good[tile]
    if good >= 0 and s.table[COURTESAN_SINGLE_TYPE]:  # SB-R6
        return kind == good or kind == WILD
    if kind < GOODS:
        return s.displays(seat, kind)
    for one in range(i64(GOODS)):
        if s.displays(seat, one):
            return True
    return False


def courtesan_adds(s: Table, seat: i64, move: i64, left: i64, good: i64) -> None:
    if move == DONE:
        return
    tile = move - ADD
    if s.box.good[tile] == WILD:
        s.push(COURTESAN_JOINS, seat, left, tile, good, 0)
    else:
        courtesan_lays(s, seat, tile, s.box.good[tile], left)


def list_joins(s: Table, seat: i64, before: i64, out: Moves) -> None:
    """Where a wild tile goes."""
    for good in range(i64(GOODS)):
        if s.displays(seat, good) and (before < 0 or before == good or not s.table[COURTESAN_SINGLE_TYPE]):
            out.add(JOIN + good)


def courtesan_lays(s: Table, seat: i64, tile: i64, good: i64, left: i64) -> None:
    s.lay_out(seat, tile, good)
    s.learn()
    if s.journal is not None:
        s.note("added", seat, tile=wording.tile_word(s.box, tile), good=wording.good_word(s.box, good))
    if left > 1:
        s.push(COURTESAN_ADDS, seat, left - 1, 0, good, 0)


def merchant_takes(s: Table, seat: i64, cell: i64) -> None:
    """SB-8.6: no ankh, no corruption, no coin (SB-R17)."""
    tile = s.lift(cell)
    s.add_to_hand(seat, tile)
    if s.box.back[tile] == PERSON_BACK:
        s.learn()
    if s.journal is not None:
        journal.note_take(s, "fetched", seat, cell, tile)


def scribe(s: Table, seat: i64) -> None:
    """SB-8.7"""
    over = s.hand_size(1 - seat) - SCRIBE_LEAVES
    if over > 0:
        s.push(SCRIBE_SHEDS, 1 - seat, over, 0, 0, 0)


def shed(s: Table, seat: i64, tile: i64, left: i64, low: i64, high: i64) -> None:
    low |= low_bit(tile)
    high |= high_bit(tile)
    if left > 1:
        s.push(SCRIBE_SHEDS, seat, left - 1, 0, low, high)
    else:
        put_down(s, seat, low, high)


def put_down(s: Table, seat: i64, low: i64, high: i64) -> None:
    """All at once and face down; what others knew of the hand becomes blurred (SB-13.6)."""
    t = s.table
    t[SHED_BY + t[SCRIBES]] = seat
    s.learn()
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == HAND + seat and not ((t[SEEN + tile] | t[EITHER + tile]) >> (1 - seat)) & 1:
            t[STRANGERS + BACKS * t[SCRIBES] + s.box.back[tile]] += 1
    t[SCRIBES] += 1
    for back in range(i64(BACKS)):
        went: i64 = 0
        for tile in range(i64(TILES)):
            if chosen(low, high, tile) and s.box.back[tile] == back:
                went += 1
        if 0 < went < t[BACK_COUNT + BACKS * seat + back]:
            blur_hand(s, seat, back)
        if went > 0 and s.journal is not None:
            s.note("shed", seat, count=went, back=wording.back_word(back))
    for tile in range(i64(TILES)):
        if chosen(low, high, tile):
            s.leave_hand(seat, tile)
            s.add_to_board(seat, tile, t[SCRIBES])


def blur_hand(s: Table, seat: i64, back: i64) -> None:
    t = s.table
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == HAND + seat and s.box.back[tile] == back:
            others = t[SEEN + tile] & ~(1 << seat)
            t[SEEN + tile] &= 1 << seat
            if others:
                t[EITHER + tile] = (t[EITHER + tile] | others) % EVENT + EVENT * t[SCRIBES]


def list_purges(s: Table, seat: i64, out: Moves) -> None:
    """SB-8.8: types on the own board, or all wild tiles."""
    present: i64 = 0
    for tile in range(i64(TILES)):
        if s.table[PLACE + tile] == BOARD + seat:
            present |= 1 << s.box.good[tile]
    for good in range(i64(GOODS + 1)):
        if (present >> good) & 1:
            out.add(PURGE + good)


def purge(s: Table, seat: i64, good: i64) -> None:
    """The tiles are shown (SB-R14), so everybody also knows what was not there."""
    t = s.table
    s.learn()
    gone: list[Message] = []
    for tile in range(i64(TILES)):
        if t[PLACE + tile] == BOARD + seat:
            if s.box.good[tile] == good:
                s.leave_board(seat, tile)
                s.to_box(tile)
                if s.journal is not None:
                    gone.append(wording.tile_word(s.box, tile))
            else:
                t[CLEARED + tile] |= 1 << good
        elif t[PLACE + tile] == HAND + seat and s.box.good[tile] == good and t[EITHER + tile]:
            s.settle_doubt(tile)
    if s.journal is not None:
        s.note("purged", seat, tiles=gone)
