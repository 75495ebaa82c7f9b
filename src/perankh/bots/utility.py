"""How good a position is for each seat, between 0 and 1: from the game's estimates, or from the final result."""

from typing import Final

from perankh.engine.game import State
from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64, vec

MOST_SEATS: Final = 4
LOOK_AHEAD: Final = 24  # most sub-decisions of one turn that are played out
WIN_SHARE: Final = 0.5  # of the utility of a finished game; the rest is the margin


def utilities(state: State, out: vec[float], par: float) -> None:
    """Fill in a number per seat. With several seats it is the margin over the best other, with one that over `par`."""
    for seat in range(state.table[SEATS]):
        out[seat] = state.estimate(seat)
    weigh(state, out, par)


def weigh(state: State, out: vec[float], par: float) -> None:
    """Turn estimates into utilities."""
    seats = state.table[SEATS]
    swing = state.game.swing
    over = state.decider() < 0
    if seats == 1:
        out[0] = squash(out[0] - par, swing)
        return
    best: i64 = 0
    second: i64 = 1 if seats > 1 else 0
    for seat in range(seats):
        if out[seat] > out[best] or (seat != best and out[seat] == out[best] and best > seat):
            best = seat
    second = 1 if best == 0 else 0
    for seat in range(seats):
        if seat != best and out[seat] > out[second]:
            second = seat
    top = out[best]
    next_best = out[second]
    for seat in range(seats):
        margin = top - next_best if seat == best else out[seat] - top
        out[seat] = squash(margin, swing)
    if over:
        add_result(state, seats, out)


def add_result(state: State, seats: i64, out: vec[float]) -> None:
    """Winning counts as such, tie-breaks included; a shared win is shared."""
    ranking = state.ranking()
    winners: i64 = 0
    for seat in range(seats):
        if ranking[seat] == 1:
            winners += 1
    for seat in range(seats):
        share = 1.0 / float(winners) if ranking[seat] == 1 else 0.0
        out[seat] = (1.0 - WIN_SHARE) * out[seat] + WIN_SHARE * share


def squash(margin: float, swing: float) -> float:
    """From 0 to 1, one half for an equal game; a lead of one `swing` is worth three quarters."""
    size = margin if margin > 0.0 else -margin
    return 0.5 + 0.5 * margin / (size + swing)


def finish_turn(world: State, trial: State, out: Moves) -> None:
    """Play the remaining sub-decisions of whoever decides, each by the move that looks best at once."""
    seat = world.decider()
    turn = world.turn()
    for _ in range(i64(LOOK_AHEAD)):
        if seat < 0 or world.decider() != seat or world.turn() != turn:
            return
        world.fill(out)
        best = out.items[0]
        if out.n > 1:
            most = 0.0
            for k in range(out.n):
                trial.copy_from(world)
                trial.apply(out.items[k])
                value = trial.estimate(seat)
                if k == 0 or value > most:
                    most = value
                    best = out.items[k]
        world.apply(best)
