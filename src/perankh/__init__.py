"""Per-Ankh: board games of ancient Egypt, complete and true to their rulebooks."""

import os

if os.environ.get("PERANKH_INTERPRETED"):
    from perankh import _interpreted  # noqa: F401  (before anything that may be compiled)

from perankh.engine.catalogue import game, games
from perankh.engine.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    PerankhError,
    UnknownGame,
)
from perankh.engine.game import Game, State
from perankh.engine.record import Record
from perankh.engine.rng import Rng

__all__ = [
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "PerankhError",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "game",
    "games",
]
