"""TP-8.1 to TP-8.4, TP-15.2 to TP-15.6, TP-16.3 to TP-16.6: what the cells of a row bring, kind by kind."""

from typing import Final

from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import BASE, NILE_VERSION
from perankh.games.terra_pyramides.moves import ACTIVATE, GAIN, NEXT_WORKER
from perankh.games.terra_pyramides.rules import extras, rows
from perankh.games.terra_pyramides.rules.extras import FROM_EYES, FROM_OASES
from perankh.games.terra_pyramides.state import (
    GRAVE_GOODS,
    HORUS_AT,
    OASES,
    ROW_ICONS,
    ROW_STONES,
    SHIP,
    TILE,
    VERSION,
    Table,
)

PAUSED: Final = 1  # added once the extra actions before a kind have been offered


def activate(s: Table, seat: i64, stage: i64) -> None:
    """TP-8.1; stops for extra actions where they make a difference (R-39)."""
    if stage == FROM_OASES and extras.offer_before_gain(s, seat, FROM_OASES) > 0:
        s.push(ACTIVATE, seat, FROM_OASES + PAUSED, 0, 0, 0)
        s.push(GAIN, seat, FROM_OASES, 0, 0, 0)
        return
    if stage <= FROM_OASES + PAUSED:
        gain_oases(s, seat, s.table[ROW_ICONS + rows.OASES], s.table[ROW_ICONS + rows.COINS])
    if stage < FROM_EYES + PAUSED and extras.offer_before_gain(s, seat, FROM_EYES) > 0:
        s.push(ACTIVATE, seat, FROM_EYES + PAUSED, 0, 0, 0)
        s.push(GAIN, seat, FROM_EYES, 0, 0, 0)
        return
    gain_eyes(s, seat, s.table[ROW_ICONS + rows.EYES])
    gain_grave_goods(s, seat, s.table[ROW_ICONS + rows.GRAVE_GOODS])
    if s.table[VERSION] == NILE_VERSION:
        gain_nile(s, seat, s.table[ROW_ICONS + rows.NILE])
    gain_stones(s, seat)
    s.push(NEXT_WORKER, seat, 0, 0, 0, 0)


# What it brings


def gain_oases(s: Table, seat: i64, oases: i64, gold: i64) -> None:
    """TP-8.2; in version 3 also steps on the oasis track (TP-16.4, R-15)."""
    gained = s.gain_gold(seat, gold)
    steps = oases if s.table[VERSION] == NILE_VERSION else 0
    s.table[OASES + seat] += steps
    if s.journal is not None:
        if gained > 0:
            s.note("oasis-gold", seat, gold=gained)
        if steps > 0:
            s.note("oasis-steps", seat, steps=steps, total=s.table[OASES + seat])


def gain_eyes(s: Table, seat: i64, eyes: i64) -> None:
    """TP-8.3, TP-15.3"""
    if eyes == 0:
        return
    if s.table[VERSION] == BASE:
        gained = s.gain_gold(seat, eyes)
        if s.journal is not None:
            s.note("eye-gold", seat, eyes=eyes, gold=gained)
        return
    gained = s.advance(seat, eyes)
    if s.journal is not None:
        s.note("horus-steps", seat, eyes=eyes, total=s.table[HORUS_AT + seat])
        if gained > 0:
            s.note("coin-gold", seat, gold=gained)


def gain_grave_goods(s: Table, seat: i64, count: i64) -> None:
    """TP-15.5"""
    if count > 0:
        s.table[GRAVE_GOODS + seat] += count
        if s.journal is not None:
            s.note("grave-goods", seat, count=count, total=s.table[GRAVE_GOODS + seat])


def gain_nile(s: Table, seat: i64, spaces: i64) -> None:
    """TP-16.5"""
    made = s.sail(seat, spaces)
    if s.journal is not None and made > 0:
        s.note("nile-steps", seat, spaces=made, total=s.table[SHIP + seat])


def gain_stones(s: Table, seat: i64) -> None:
    """TP-8.4: the stones on the tiles go to the pictures of their colours."""
    t = s.table
    board = s.board()
    on_tiles = t[ROW_STONES]
    if on_tiles == 0:
        return
    t[ROW_STONES] = 0
    start = rows.start(s)
    colours: list[int] = []
    for k in range(rows.length(s)):
        if (on_tiles >> k) & 1:
            colour = s.box.tile_stone[t[TILE + board.row[start + k]] - 1]
            s.put_stone(seat, colour)
            if s.journal is not None:
                colours.append(colour)
    if s.journal is not None:
        s.note("stones", seat, stones=[wording.stone_word(s.box, colour) for colour in sorted(colours)])
