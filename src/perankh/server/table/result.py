"""How a game ended."""

from perankh.server.protocol import Points, Result
from perankh.server.table.table import Table


def result_of(table: Table) -> Result:
    """Points as the rules count them; whoever resigned comes after everybody else."""
    state = table.state
    standings = [[not seat.resigned, *state.standing(k)] for k, seat in enumerate(table.seats)]
    return Result(
        scores=[int(points) for points in state.scores()],
        places=[1 + sum(other > mine for other in standings) for mine in standings],
        breakdown=[[Points(source, points) for source, points in state.breakdown(k)] for k in range(state.seats)],
        ended="played" if state.seat < 0 else "resigned",
        rated=is_rated(table),
    )


def is_rated(table: Table) -> bool:
    """Different players, an unknown deal, everybody for themselves and by the rules of undo."""
    players = [seat.player for seat in table.seats]
    fair = table.header.origin is None and not table.irregular
    return fair and len(players) > 1 and len(set(players)) == len(players)
