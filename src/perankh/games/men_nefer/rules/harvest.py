"""MN-13: the harvest; MN-14: the end of the game."""

from perankh.engine.nat import i64
from perankh.games.men_nefer import scoring, wording
from perankh.games.men_nefer.components.sizes import DEALS, ERAS, PAPYRUS_ROW, QUEENS
from perankh.games.men_nefer.moves import INUNDATE
from perankh.games.men_nefer.rules import solo
from perankh.games.men_nefer.state import (
    AGREEMENT_POINTS,
    DEAL,
    DUAT_POINTS,
    ERA,
    GREAT_POINTS,
    IMHOTEP,
    MET,
    ORDER,
    OVER,
    PAPYRUS_AT,
    PLAYER_COUNT,
    PP,
    QUEEN_EYES,
    QUEEN_TILE,
    QUEENS_POINTS,
    ROLLED,
    ROW_SIZE,
    SARCOPHAGUS_POINTS,
    SUN_POINTS,
    Table,
)


def harvest(s: Table) -> None:
    """Everybody in turn order (MN-R39); after the last one the game ends (MN-4.3)."""
    t = s.table
    if s.journal is not None:
        s.note("harvest", 0, era=wording.era_word(t[ERA]))
    for position in range(t[PLAYER_COUNT]):
        seat = t[ORDER + position]
        if s.solo() and seat == IMHOTEP:
            solo.harvest(s)
        else:
            harvest_of(s, seat)
    if t[ERA] < ERAS:
        s.push(INUNDATE, 0, 0, 0, 0, 0)
    else:
        end_game(s)


def harvest_of(s: Table, seat: i64) -> None:
    roll_papyri(s, seat)
    score(s, seat, DUAT_POINTS, scoring.duat(s, seat), "harvest-duat")
    fulfil_agreements(s, seat)
    score(s, seat, AGREEMENT_POINTS, scoring.agreements(s, seat), "harvest-agreements")
    score(s, seat, SARCOPHAGUS_POINTS, scoring.sarcophagi(s, seat), "harvest-sarcophagi")
    score(s, seat, SUN_POINTS, scoring.sun_disc(s, seat), "harvest-sun")
    score(s, seat, GREAT_POINTS, scoring.great_pyramid(s, seat), "harvest-great")
    for queen in range(i64(QUEENS)):
        score_queen(s, seat, queen)


def score(s: Table, seat: i64, source: i64, points: i64, what: str) -> None:
    change = s.gain_pp(seat, source, points)
    if s.journal is not None and points:
        s.note(what, seat, points=change)


def roll_papyri(s: Table, seat: i64) -> None:
    """MN-13.1"""
    t = s.table
    scrolls = t[ROW_SIZE + seat]
    drawn = drawings(s, seat)
    if scrolls == 0:
        return
    moved = s.move_feather(seat, scrolls * s.box.feather_scroll + drawn * s.box.feather_drawing)
    for k in range(PAPYRUS_AT + PAPYRUS_ROW * seat, PAPYRUS_AT + PAPYRUS_ROW * seat + PAPYRUS_ROW):
        t[k] = 0
    t[ROLLED + seat] += scrolls
    t[ROW_SIZE + seat] = 0
    if s.journal is not None:
        s.note("harvest-papyri", seat, scrolls=scrolls, drawings=drawn, steps=moved)


def drawings(s: Table, seat: i64) -> i64:
    """MN-9.8, MN-R36: common edges with two halves of the same drawing."""
    found: i64 = 0
    at = PAPYRUS_AT + PAPYRUS_ROW * seat
    for k in range(at + 1, at + s.table[ROW_SIZE + seat]):
        if s.box.papyrus_right[s.table[k - 1] - 1] == s.box.papyrus_left[s.table[k] - 1]:
            found += 1
    return found


def fulfil_agreements(s: Table, seat: i64) -> None:
    """MN-13.3; again and again until nothing changes, since fulfilled agreements count themselves (MN-R18)."""
    changed = True
    while changed:
        changed = False
        for k in range(DEALS * seat, DEALS * seat + DEALS):
            if open_deal(s, k) and scoring.is_met(s, seat, s.table[DEAL + k] - 1):
                changed = True
                s.table[MET + k] = 1
                if s.journal is not None:
                    s.note("fulfils", seat, agreement=wording.agreement_word(s.box, s.table[DEAL + k] - 1))
    if s.journal is not None:
        for k in range(DEALS * seat, DEALS * seat + DEALS):
            if open_deal(s, k):
                s.note("misses", seat, agreement=wording.agreement_word(s.box, s.table[DEAL + k] - 1))


def open_deal(s: Table, k: i64) -> bool:
    return s.table[DEAL + k] > 0 and not s.table[MET + k]


def score_queen(s: Table, seat: i64, queen: i64) -> None:
    """MN-13.7"""
    points = scoring.queen(s, seat, queen)
    s.gain_pp(seat, QUEENS_POINTS, points)
    eyes = s.table[QUEEN_EYES + QUEENS * seat + queen]
    if s.journal is not None and eyes:
        tile = wording.scoring_tile_word(s.box, s.table[QUEEN_TILE + queen])
        name = wording.queen_word(s.box, queen)
        s.note("harvest-queen", seat, queen=name, tile=tile, eyes=eyes, times=points // eyes, points=points)


def end_game(s: Table) -> None:
    s.table[OVER] = 1
    s.clear_agenda()
    if s.journal is not None and s.solo():
        won = s.table[PP] > s.table[PP + IMHOTEP]
        s.note("beats-imhotep" if won else "loses-to-imhotep", 0, own=s.table[PP], his=s.table[PP + IMHOTEP])
