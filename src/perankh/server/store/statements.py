"""What is written, in the order in which it is written within a transaction (what others refer to comes first)."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.sql.dml import UpdateBase

from perankh.server.store.schema import (
    deadlines,
    events,
    guests,
    ratings,
    results,
    seats,
    secrets,
    settings,
    snapshots,
    tables,
)

Parameters = Mapping[str, Any]

NEW_SETTING: Final = insert(settings)
NEW_GUEST: Final = insert(guests)
NAME_GUEST: Final = update(guests).where(guests.c.id == bindparam("of_guest")).values(name=bindparam("new_name"))
PHRASE_OF_GUEST: Final = update(guests).where(guests.c.id == bindparam("of_guest")).values(phrase=bindparam("hashed"))
NEW_TABLE: Final = insert(tables)
NEW_SEAT: Final = insert(seats)
EVENT: Final = insert(events)
SNAPSHOT: Final = insert(snapshots)
STATUS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(status=bindparam("new_status"), finished=bindparam("at_end"), rated=bindparam("is_rated"))
)
SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(guest=bindparam("new_guest"), bot=bindparam("new_bot"), state=bindparam("new_state"))
)
NO_DEADLINE: Final = delete(deadlines).where(deadlines.c.table_id == bindparam("of_table"))
DEADLINE: Final = insert(deadlines)
EXPIRE: Final = (
    update(secrets)
    .where(
        secrets.c.table_id == bindparam("of_table"),
        secrets.c.role == bindparam("of_role"),
        secrets.c.seat.is_not_distinct_from(bindparam("of_seat")),
        secrets.c.expires > bindparam("now"),
    )
    .values(expires=bindparam("now"))
)
SECRET: Final = insert(secrets)
RESULT: Final = insert(results)
RATED: Final = update(tables).where(tables.c.id == bindparam("of_table"), tables.c.rated.is_(False)).values(rated=True)
NEW_RATING: Final = insert(ratings)
RATING: Final = (
    update(ratings)
    .where(
        ratings.c.game == bindparam("of_game"),
        ratings.c.player == bindparam("of_player"),
        ratings.c.games == bindparam("seen_games"),
    )
    .values(
        mean=bindparam("new_mean"),
        deviation=bindparam("new_deviation"),
        rating=bindparam("new_rating"),
        games=bindparam("new_games"),
    )
)

_IN_ORDER: Final[list[UpdateBase]] = [
    NEW_SETTING, NEW_GUEST, NAME_GUEST, PHRASE_OF_GUEST, NEW_TABLE, NEW_SEAT, EVENT, SNAPSHOT, STATUS, SEAT,
    NO_DEADLINE, DEADLINE, EXPIRE, SECRET, RESULT, RATED, NEW_RATING, RATING,
]  # fmt: skip
ORDER: Final = {id(statement): place for place, statement in enumerate(_IN_ORDER)}
MUST_HIT: Final = {id(RATED), id(RATING)}  # somebody else was faster if no row fits


class Unit:
    """What is stored together or not at all."""

    def __init__(self) -> None:
        self.work: list[tuple[UpdateBase, Parameters]] = []

    def add(self, statement: UpdateBase, **parameters: Any) -> None:
        self.work.append((statement, parameters))
