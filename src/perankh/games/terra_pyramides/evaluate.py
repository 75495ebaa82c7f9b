"""An estimate of a seat's final points, for the bots."""

from perankh.engine.nat import i64
from perankh.games.terra_pyramides.scoring import points
from perankh.games.terra_pyramides.state import Table


def estimate(s: Table, seat: i64) -> float:
    return float(points(s, seat))
