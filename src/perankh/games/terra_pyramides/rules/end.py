"""TP-11.3, TP-14.7: the end of the game."""

from perankh.engine.header import SEATS
from perankh.engine.message import Message
from perankh.games.terra_pyramides import scoring, wording
from perankh.games.terra_pyramides.components.sizes import CARD_EYES, CARDS, NILE_VERSION
from perankh.games.terra_pyramides.state import CARD_OWNER, MODE, ROW_CELL, VERSION, Table


def end_game(s: Table) -> None:
    s.clear_agenda()
    s.table[ROW_CELL] = -1
    if s.journal is not None:
        note_result(s)


def note_result(s: Table) -> None:
    """The points by source, the strategy cards in the order of TP-16.15, and how a task went."""
    for seat in range(s.table[SEATS]):
        s.note("final-points", seat, points=scoring.points(s, seat))
    if s.table[VERSION] == NILE_VERSION and s.table[SEATS] > 1:
        note_card(s, CARD_EYES)
        for card in range(CARDS):
            if card != CARD_EYES:
                note_card(s, card)
    if s.table[MODE] > 0:
        what = "task-won" if scoring.task_won(s) else "task-lost"
        s.note(what, 0, task=Message(f"option-mode-task{s.table[MODE]}"), measure=scoring.task_measure(s))


def note_card(s: Table, card: int) -> None:
    winner = scoring.card_winner(s, card)
    if winner < 0:
        s.note("card-tied", 0, card=wording.card_word(card))
        return
    held = "card-fulfilled-owner" if s.table[CARD_OWNER + card] == 1 + winner else "card-fulfilled"
    s.note(held, winner, card=wording.card_word(card), points=scoring.card_points(s, winner, card))
