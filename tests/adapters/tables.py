"""The tables that the outside suites are run at: every game, number of seats and set of options."""

import perankh

TABLES = [
    (slug, seats, options) for slug in perankh.games() for seats, options in perankh.game(slug).variants() if seats > 1
]


def name(table: tuple[str, int, dict[str, str]]) -> str:
    slug, seats, options = table
    return "-".join([slug, str(seats), *(f"{name}={value}" for name, value in options.items())])
