"""The cells at the beginning of every position, which belong to the engine."""

from typing import Final

from perankh.engine.rng import WORDS

SEATS: Final = 0  # how many play
PLY: Final = 1  # how many moves were played
LEARNED: Final = 2  # ply before which nothing can be undone, since somebody has learned something hidden
TOP: Final = 3  # where the top frame starts
OPTIONS: Final = 4  # for each option, which of its choices
MOST_OPTIONS: Final = 12
CHANCE: Final = OPTIONS + MOST_OPTIONS  # one generator per source of chance
MOST_SOURCES: Final = 6
HEADER: Final = CHANCE + WORDS * MOST_SOURCES  # a game's own segments start here
