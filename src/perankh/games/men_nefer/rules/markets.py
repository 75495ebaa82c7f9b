"""MN-9.6, MN-9.7, MN-10.1, MN-10.2: papyri and goods from the markets."""

from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.programs import GAIN_PP
from perankh.games.men_nefer.components.sizes import AREA, LEVELS, MARKET, PAPYRUS_ROW
from perankh.games.men_nefer.moves import GOOD, LEVEL, PAPYRUS, STOP, WHICH_GOOD, WHICH_LEVEL, WHICH_PAPYRUS
from perankh.games.men_nefer.rules import gains
from perankh.games.men_nefer.state import (
    FOOD,
    GOOD_AT,
    GOODS_MARKET,
    HEKA,
    KINDS_OWNED,
    LEVEL_FILLED,
    PAPYRUS_AT,
    PAPYRUS_MARKET,
    ROW_SIZE,
    Table,
)

# Papyri


def papyrus_price(s: Table, seat: i64, place: i64) -> i64:
    """MN-9.6: the place of the market and the first empty place of the row."""
    return s.box.papyrus_price[place] + s.box.row_price[s.table[ROW_SIZE + seat]]


def can_get_papyrus(s: Table, seat: i64, paid: bool) -> bool:
    if s.table[ROW_SIZE + seat] == PAPYRUS_ROW:  # MN-9.6.2
        return False
    for place in range(i64(MARKET)):
        if s.table[PAPYRUS_MARKET + place] and (not paid or papyrus_price(s, seat, place) <= s.table[HEKA + seat]):
            return True
    return False


def list_papyri(s: Table, seat: i64, paid: i64, free: i64, out: Moves) -> None:
    t = s.table
    if t[ROW_SIZE + seat] == PAPYRUS_ROW:
        return
    for place in range(i64(MARKET)):
        if t[PAPYRUS_MARKET + place] and (not paid or papyrus_price(s, seat, place) <= t[HEKA + seat]):
            out.add(PAPYRUS + place)
    if free and out.n:
        out.add(STOP)


def get_papyrus(s: Table, seat: i64, count: i64, paid: i64, place: i64) -> None:
    """MN-9.6.1"""
    t = s.table
    price = paid * papyrus_price(s, seat, place)
    papyrus = t[PAPYRUS_MARKET + place] - 1
    t[PAPYRUS_MARKET + place] = 0
    t[HEKA + seat] -= price
    t[PAPYRUS_AT + PAPYRUS_ROW * seat + t[ROW_SIZE + seat]] = papyrus + 1
    t[ROW_SIZE + seat] += 1
    if s.journal is not None:
        s.note(
            "buys-papyrus" if paid else "takes-papyrus", seat, papyrus=wording.papyrus_word(s.box, papyrus), price=price
        )
    if count > 1:
        s.push(WHICH_PAPYRUS, seat, count - 1, paid, 1, 0)


# Goods


def level_is_open(s: Table, seat: i64, level: i64) -> bool:
    """MN-10.1.1: from left to right, on two goods of the level below."""
    at = LEVEL_FILLED + LEVELS * seat + level
    filled = s.table[at]
    if filled == s.box.level_size[level]:
        return False
    return level == 0 or s.table[at - 1] >= filled + 2


def area_is_full(s: Table, seat: i64) -> bool:
    """MN-10.1.3"""
    for level in range(i64(LEVELS)):
        if level_is_open(s, seat, level):
            return False
    return True


def can_get_good(s: Table, seat: i64, paid: bool) -> bool:
    t = s.table
    if area_is_full(s, seat):
        return False
    for place in range(i64(MARKET)):
        if t[GOODS_MARKET + place] and (not paid or s.box.good_price[place] <= t[FOOD + seat]):
            return True
    return False


def list_goods(s: Table, seat: i64, paid: i64, free: i64, out: Moves) -> None:
    t = s.table
    if area_is_full(s, seat):
        return
    for place in range(i64(MARKET)):
        if t[GOODS_MARKET + place] and (not paid or s.box.good_price[place] <= t[FOOD + seat]):
            out.add(GOOD + place)
    if free and out.n:
        out.add(STOP)


def get_good(s: Table, seat: i64, count: i64, paid: i64, place: i64) -> None:
    t = s.table
    price = paid * s.box.good_price[place]
    good = t[GOODS_MARKET + place] - 1
    t[GOODS_MARKET + place] = 0
    t[FOOD + seat] -= price
    if s.journal is not None:
        s.note("buys-good" if paid else "takes-good", seat, good=wording.good_word(s.box, good), price=price)
    if count > 1:
        s.push(WHICH_GOOD, seat, count - 1, paid, 1, 0)
    s.push(WHICH_LEVEL, seat, good, 0, 0, 0)


def list_levels(s: Table, seat: i64, out: Moves) -> None:
    for level in range(i64(LEVELS)):
        if level_is_open(s, seat, level):
            out.add(LEVEL + level)


def store_good(s: Table, seat: i64, good: i64, level: i64) -> None:
    """MN-10.1, MN-10.1.2"""
    t = s.table
    place = s.box.level_start[level] + t[LEVEL_FILLED + LEVELS * seat + level]
    t[GOOD_AT + AREA * seat + place] = good + 1
    t[LEVEL_FILLED + LEVELS * seat + level] += 1
    t[KINDS_OWNED + seat] |= 1 << s.box.good_kind[good]
    if s.journal is not None:
        s.note("stores", seat, good=wording.good_word(s.box, good), level=wording.level_word(level))
    if s.box.area_pp[place]:
        gains.gain(s, seat, GAIN_PP, s.box.area_pp[place])
