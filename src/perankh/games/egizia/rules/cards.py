"""EG-18: taking a Nile card."""

from perankh.engine.nat import i64
from perankh.games.egizia import wording
from perankh.games.egizia.components.sizes import BLOCKS_CARD, FIELD, INSTANT, MONUMENTS
from perankh.games.egizia.rules import boons
from perankh.games.egizia.state import BLOCKS, CARDS_OPEN, NILE_PLACE, REMOVED, RIVER, Table


def take_from_river(s: Table, seat: i64, space: i64) -> i64:
    """The card of a card space goes to a seat; says which. It is carried out by `carry_out`."""
    card = s.table[RIVER + space] - 1
    s.table[RIVER + space] = 0
    s.table[CARDS_OPEN] &= ~(1 << space)
    return card


def carry_out(s: Table, seat: i64, card: i64) -> None:
    """EG-18.1: at once, or laid before its owner."""
    box = s.box
    op = box.op[card]
    if box.timing[card] != INSTANT:
        s.keep_card(seat, card)
        if op == FIELD:  # EG-18.2: brown fields pay once
            boons.gain(s, seat, card, 1)
        return
    s.table[NILE_PLACE + card] = REMOVED
    if op == BLOCKS_CARD:
        boons.gain_points(s, seat, own_blocks(s, seat, box.blocks_of[card]) * box.amount[card])
    else:
        boons.gain(s, seat, card, 1)


def own_blocks(s: Table, seat: i64, monuments: i64) -> i64:
    """EG-18.25: own blocks in the pictured monuments."""
    count: i64 = 0
    for monument in range(i64(MONUMENTS)):
        if (monuments >> monument) & 1:
            count += s.table[BLOCKS + MONUMENTS * seat + monument]
    return count


def note_card(s: Table, what: str, seat: i64, space: i64, card: i64) -> None:
    if s.journal is not None:
        s.note(
            what, seat, space=wording.position_word(s.box, s.box.card_at[space]), card=wording.nile_word(s.box, card)
        )
