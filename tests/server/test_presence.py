"""Who is here, and who has been away for how long, when several processes serve a table."""

import pytest

from perankh.server import making, protocol, room
from perankh.server.room import LAST_WORD, Room

MINUTE = 60.0


class Hours:
    """A clock to be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 0
        monkeypatch.setattr(room, "now", lambda: self.at)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


@pytest.fixture
def place(hours: Hours) -> Room:
    plans = [protocol.SeatPlan("human"), protocol.SeatPlan("human")]
    made = Room("k3v0q8c1x7", lambda _: None)
    made.table = making.plan(protocol.CreateTable("sobek", plans), "g" * 16, None, making.fresh())
    return made


def test_whoever_left_another_process_is_away_after_a_minute(place: Room, hours: Hours) -> None:
    place.heard("there", [1], 0)
    hours.at = 3_600_000
    place.heard("there", [1], 0)
    assert not place.away(1, MINUTE)
    hours.at += 1000
    place.heard("there", [], 0)
    assert not place.presence().seats[1]
    assert not place.away(1, MINUTE)
    hours.at += 59_999
    assert not place.away(1, MINUTE)
    hours.at += 1
    assert place.away(1, MINUTE)


def test_whoever_was_at_a_process_that_died_is_away_when_it_is_missed(place: Room, hours: Hours) -> None:
    hours.at = 3_600_000
    place.heard("there", [1], 0)
    hours.at += LAST_WORD - 1
    assert not place.away(1, MINUTE)
    hours.at += 1
    assert place.away(1, MINUTE)
    assert place.away(0, MINUTE)  # was never heard of
