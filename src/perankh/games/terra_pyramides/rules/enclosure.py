"""TP-15.8 and TP-16.8: sites that are enclosed on all sides."""

from perankh.engine.header import SEATS
from perankh.engine.message import Message
from perankh.engine.nat import i64
from perankh.games.terra_pyramides import wording
from perankh.games.terra_pyramides.components.sizes import AROUND, BASE, NILE_VERSION
from perankh.games.terra_pyramides.rules import activation
from perankh.games.terra_pyramides.state import FOUNDATION, GOLD, NOBODY, OPEN, OWNER, TILE, VERSION, Table


def check(s: Table, seat: i64, cell: i64) -> None:
    """TP-15.8.4, TP-15.8.5: the sites that this cell completed, clockwise from the active player."""
    t = s.table
    board = s.board()
    owner = seat
    for _ in range(t[SEATS]):
        for k in range(AROUND * cell, AROUND * cell + board.near_length[cell]):
            site = board.near[k]
            if t[OPEN + site] == 0 and t[OWNER + site] == 1 + owner:
                give_bonus(s, owner, site, seat)
        owner = s.next_seat(owner)


def give_bonus(s: Table, owner: i64, site: i64, active: i64) -> None:
    """Everything in the surroundings once more, stones and workers excepted (TP-15.8.3, R-33)."""
    t = s.table
    box = s.box
    board = s.board()
    gold = board.ring_gold[site]
    oases = board.ring_gold[site]
    eyes: i64 = 0
    grave_goods: i64 = 0
    for k in range(AROUND * site, AROUND * site + board.ring_length[site]):
        tile = t[TILE + board.ring[k]] - 1
        if tile >= 0:
            gold += box.tile_gold[tile]
            oases += box.tile_oases[tile]
            eyes += box.tile_eyes[tile]
            grave_goods += box.tile_grave_goods[tile]
    if s.journal is not None:
        note_enclosure(s, owner, site, active)
    activation.gain_oases(s, owner, oases, gold)
    activation.gain_eyes(s, owner, eyes)
    activation.gain_grave_goods(s, owner, grave_goods)
    if t[VERSION] == NILE_VERSION:
        activation.gain_nile(s, owner, board.ring_nile[site])


def note_enclosure(s: Table, owner: i64, site: i64, active: i64) -> None:
    where = "middle" if s.board().ring_length[site] == AROUND else "edge"
    whose = "active" if owner == active else "inactive"
    s.note(
        "enclosed",
        owner,
        site=wording.site_name(s.board(), site),
        where=Message(f"enclosure-{where}"),
        whose=Message(f"bonus-{whose}"),
    )


def possible(s: Table, seat: i64) -> bool:
    """Whether a tile laid now could bring anybody a bonus, so that an extra action before it may matter (R-39)."""
    t = s.table
    if t[VERSION] == BASE:
        return False
    board = s.board()
    for site in range(board.site_count):
        if t[OPEN + site] == 1 and t[FOUNDATION + site] > 0:
            if t[OWNER + site] != NOBODY or t[GOLD + seat] >= s.box.hire_cost:
                return True
    return False
