"""TP-9: extra actions: where they are offered, what they cost and what they do.

They may be taken at nearly any point of a turn (TP-4.2), but mostly it makes no difference at which. So each is put to
the player where it does (R-39):

    LAY           anything, if a tile laid now could enclose a site; swapping and abandoning always
    READY         what brings or takes workers or stones, if there are not enough for it and for the row
    GAIN          anything, if gold is about to be gained that the supply lacks; a card whose price is about to rise
    SEND_WORKER   building on a full site that the worker could go to (rules/workers.py)
    CLOSE         anything
"""

from typing import Final

from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import BASE, CARDS, NILE_VERSION, NO_STONE, STONE_KINDS
from perankh.games.terra_pyramides.moves import (
    BUILD,
    BURY,
    BUY_CARD,
    BUY_STONE,
    CARD_WHICH,
    CLAIM,
    GIVE,
    HIRE,
    HIRE_WHERE,
    LEAVE,
    PLACE,
    RECALL,
    SAIL,
    SWAP,
    SWAP_FIRST,
)
from perankh.games.terra_pyramides.rules import building, rows
from perankh.games.terra_pyramides.state import (
    CARD,
    CARD_OWNER,
    ENTERED,
    FOUNDATION,
    FULL,
    GOLD,
    GOLD_LEFT,
    GRAVE_GOODS,
    HORUS_AT,
    LEVEL,
    NOBODY,
    OWNER,
    ROW_ICONS,
    SHIP,
    STONE_COUNT,
    STONES,
    STONES_LEFT,
    SUPPLY,
    VERSION,
    WORKERS,
    Table,
)

# What is on offer, as bits
BUILDS: Final = 1
SWAPS: Final = 2  # that may lead to a building
ANY_SWAPS: Final = 4
HIRES: Final = 8
STONE_BUYS: Final = 16
BURIALS: Final = 32
SAILINGS: Final = 64
CARD_BUYS: Final = 128
RECALLS: Final = 256  # of a worker that could then be bought
ANY_RECALLS: Final = 512
LEAVES: Final = 1024
EVERYTHING: Final = BUILDS + SWAPS + HIRES + STONE_BUYS + BURIALS + SAILINGS + CARD_BUYS + RECALLS

FROM_OASES: Final = 0  # kinds before which GAIN may be put
FROM_EYES: Final = 2


# Where


def offer_before_equipping(s: Table, seat: i64) -> i64:
    """TP-7.3: what brings workers or stones for the row, or would no longer find any afterwards."""
    t = s.table
    offer: i64 = 0
    workers = t[ROW_ICONS + rows.WORKERS]
    stones = t[ROW_ICONS + rows.STONES]
    supply = t[SUPPLY + seat]
    hires = t[GOLD + seat] // s.box.hire_cost
    if workers > 0 and supply < workers + hires:
        if building.near(s, seat):
            offer = BUILDS | SWAPS | HIRES
        if supply < workers:
            offer |= BUILDS | SWAPS | ANY_RECALLS
        if building.swap_helps(s, seat):
            offer |= STONE_BUYS
        if t[GOLD_LEFT] < t[ROW_ICONS + rows.COINS] + rows.eye_gold(s, seat):
            offer |= HIRES | RECALLS  # afterwards there is nobody left to be bought before the gold is gained
    if stones > 0 and t[STONES_LEFT] < stones + t[GOLD + seat] // s.box.stone_cost:
        offer |= BUILDS | ANY_SWAPS | HIRES | STONE_BUYS | RECALLS
    return offer


def offer_before_gain(s: Table, seat: i64, kind: i64) -> i64:
    """Gold that the supply lacks is lost unless some is spent first; a card gets dearer; a ship's journey ends."""
    t = s.table
    if kind == FROM_OASES:
        return EVERYTHING if t[GOLD_LEFT] < t[ROW_ICONS + rows.COINS] else 0
    if t[GOLD_LEFT] < rows.eye_gold(s, seat):
        return EVERYTHING
    if t[VERSION] != NILE_VERSION:
        return 0
    offer: i64 = 0
    if can_buy_card(s, seat) and s.coins_passed(seat, t[ROW_ICONS + rows.EYES]) > 0:
        offer = CARD_BUYS
    if can_sail(s, seat) and t[SHIP + seat] + t[ROW_ICONS + rows.NILE] >= s.box.nile_end:
        offer |= SAILINGS
    return offer


# Which


def list_extras(s: Table, seat: i64, offer: i64, out: Moves) -> None:
    t = s.table
    if offer & BUILDS:
        list_builds(s, seat, out)
    if offer & (SWAPS | ANY_SWAPS) and can_swap(s, seat, offer):
        out.add(SWAP)
    if offer & HIRES and can_hire(s, seat):
        out.add(HIRE)
    if offer & STONE_BUYS and can_buy_stone(s, seat):
        out.add(BUY_STONE)
    if offer & BURIALS and can_bury(s, seat):
        out.add(BURY)
    if offer & SAILINGS and can_sail(s, seat):
        out.add(SAIL)
    if offer & CARD_BUYS and can_buy_card(s, seat):
        out.add(BUY_CARD)
    if (offer & RECALLS and t[SUPPLY + seat] == 0 and t[GOLD + seat] >= s.box.hire_cost) or offer & ANY_RECALLS:
        list_recalls(s, seat, out)
    if offer & LEAVES:
        list_leaves(s, seat, out)


def list_builds(s: Table, seat: i64, out: Moves) -> None:
    if s.table[FULL + seat] == 0:
        return
    board = s.board()
    for site in range(board.site_count):
        if building.can_build(s, seat, site):
            out.add(BUILD + board.sites[site])


def can_swap(s: Table, seat: i64, offer: i64) -> bool:
    """TP-9.1; one that leads to nothing only where any is on offer (R-39)."""
    t = s.table
    if t[STONE_COUNT + seat] < 2:
        return False
    if offer & ANY_SWAPS or building.swap_helps(s, seat):
        return True
    return bool(offer & STONE_BUYS) and t[STONES_LEFT] == 0 and t[GOLD + seat] >= s.box.stone_cost


def can_hire(s: Table, seat: i64) -> bool:
    """TP-9.4, TP-17.4"""
    t = s.table
    if t[GOLD + seat] < s.box.hire_cost or t[SUPPLY + seat] == 0:
        return False
    board = s.board()
    for site in range(board.site_count):
        if may_enter(s, seat, site):
            return True
    return False


def may_enter(s: Table, seat: i64, site: i64) -> bool:
    """TP-8.5.2, TP-8.5.4, TP-8.6; for walking and for bought workers alike (R-6)."""
    t = s.table
    if t[OWNER + site] == 1 + seat:
        return t[WORKERS + site] < s.box.site_limit and not building.is_closed(s, site)
    if t[OWNER + site] != NOBODY or t[FOUNDATION + site] == 0:
        return False
    return not s.is_first_turn() or t[ENTERED + seat] == 0 or t[ENTERED + seat] == 1 + site


def can_buy_stone(s: Table, seat: i64) -> bool:
    return s.table[GOLD + seat] >= s.box.stone_cost and s.table[STONES_LEFT] > 0


def can_bury(s: Table, seat: i64) -> bool:
    return s.table[VERSION] != BASE and s.table[GOLD + seat] >= s.box.grave_good_cost


def can_sail(s: Table, seat: i64) -> bool:
    """TP-16.7"""
    t = s.table
    return t[VERSION] == NILE_VERSION and t[GOLD + seat] >= s.box.ship_cost and t[SHIP + seat] < s.box.nile_end


def card_price(s: Table, seat: i64) -> i64:
    return s.table[HORUS_AT + seat] // s.box.coin_every * s.box.card_cost


def can_buy_card(s: Table, seat: i64) -> bool:
    """TP-16.9; alone there are no cards (TP-14.8)."""
    t = s.table
    if t[VERSION] != NILE_VERSION or t[SEATS] == 1 or t[CARD + seat] > 0 or t[HORUS_AT + seat] < s.box.card_from:
        return False
    return t[GOLD + seat] >= card_price(s, seat)


def list_recalls(s: Table, seat: i64, out: Moves) -> None:
    """TP-9.6: the last worker does not leave a pyramid (R-5)."""
    t = s.table
    board = s.board()
    for site in range(board.site_count):
        staying: i64 = 0 if t[LEVEL + site] == 0 else 1
        if t[OWNER + site] == 1 + seat and t[WORKERS + site] > staying:
            out.add(RECALL + board.sites[site])


def list_leaves(s: Table, seat: i64, out: Moves) -> None:
    t = s.table
    board = s.board()
    for site in range(board.site_count):
        if t[OWNER + site] == 1 + seat and t[LEVEL + site] == 0:
            out.add(LEAVE + board.sites[site])


def can_spend(s: Table, seat: i64) -> bool:
    """Whether any gold action is possible (TP-10.3, R-8)."""
    if can_bury(s, seat) or can_hire(s, seat) or can_buy_stone(s, seat):
        return True
    return can_sail(s, seat) or can_buy_card(s, seat)


# What they do


def perform(s: Table, seat: i64, move: i64) -> None:
    """Carry out an extra action, or ask what remains to be chosen; the caller has put back its own decision."""
    if move < SWAP:
        building.start(s, seat, s.board().site_at[move - BUILD])
    elif move == SWAP:
        s.push(SWAP_FIRST, seat, 0, 0, 0, 0)
    elif move == HIRE:
        s.push(HIRE_WHERE, seat, 0, 0, 0, 0)
    elif move == BUY_STONE:
        buy_stone(s, seat)
    elif move == BURY:
        bury(s, seat)
    elif move == SAIL:
        sail(s, seat)
    elif move == BUY_CARD:
        s.push(CARD_WHICH, seat, 0, 0, 0, 0)
    elif move < LEAVE:
        take_back(s, seat, s.board().site_at[move - RECALL], 1)
    else:
        site = s.board().site_at[move - LEAVE]
        take_back(s, seat, site, s.table[WORKERS + site])


def list_stones(s: Table, seat: i64, given: i64, out: Moves) -> None:
    """TP-9.1: a stone to return, in any order (R-44); `given` is the colour of the first one, or NO_STONE."""
    at = STONES + STONE_KINDS * seat
    for colour in range(i64(STONE_KINDS)):
        if s.table[at + colour] > (1 if colour == given else 0):
            out.add(GIVE + colour)
            if given == NO_STONE and s.table[STONE_COUNT + seat] == 2:  # both go
                return


def swap(s: Table, seat: i64, first: i64, second: i64) -> None:
    s.return_stones(seat, first, 1)
    s.return_stones(seat, second, 1)
    s.take_white(seat)
    if s.journal is not None:
        s.note("swapped", seat, first=wording.stone_word(s.box, first), second=wording.stone_word(s.box, second))


def list_hires(s: Table, seat: i64, out: Moves) -> None:
    board = s.board()
    for site in range(board.site_count):
        if may_enter(s, seat, site):
            out.add(PLACE + board.sites[site])


def hire(s: Table, seat: i64, site: i64) -> None:
    """TP-9.4 (R-30)"""
    s.pay_gold(seat, s.box.hire_cost)
    s.table[SUPPLY + seat] -= 1
    s.enter(seat, site)
    if s.journal is not None:
        s.note("hired", seat, site=wording.site_name(s.board(), site), gold=s.box.hire_cost)


def buy_stone(s: Table, seat: i64) -> None:
    """TP-9.5"""
    s.pay_gold(seat, s.box.stone_cost)
    s.take_white(seat)
    if s.journal is not None:
        s.note("bought-stone", seat, gold=s.box.stone_cost)


def bury(s: Table, seat: i64) -> None:
    """TP-15.7"""
    s.pay_gold(seat, s.box.grave_good_cost)
    s.table[GRAVE_GOODS + seat] += 1
    if s.journal is not None:
        s.note("buried", seat, total=s.table[GRAVE_GOODS + seat], gold=s.box.grave_good_cost)


def sail(s: Table, seat: i64) -> None:
    """TP-16.7"""
    s.pay_gold(seat, s.box.ship_cost)
    s.sail(seat, 1)
    if s.journal is not None:
        s.note("sailed", seat, total=s.table[SHIP + seat], gold=s.box.ship_cost)


def list_cards(s: Table, out: Moves) -> None:
    for card in range(i64(CARDS)):
        if s.table[CARD_OWNER + card] == NOBODY:
            out.add(CLAIM + card)


def claim(s: Table, seat: i64, card: i64) -> None:
    """TP-16.9"""
    t = s.table
    price = card_price(s, seat)
    s.pay_gold(seat, price)
    t[CARD + seat] = 1 + card
    t[CARD_OWNER + card] = 1 + seat
    if s.journal is not None:
        s.note("claimed", seat, card=wording.card_word(card), gold=price)


def take_back(s: Table, seat: i64, site: i64, count: i64) -> None:
    """TP-9.6"""
    s.take_back(seat, site, count)
    if s.journal is not None:
        what = "abandoned" if s.table[OWNER + site] == NOBODY else "recalled"
        s.note(what, seat, site=wording.site_name(s.board(), site), count=count)
