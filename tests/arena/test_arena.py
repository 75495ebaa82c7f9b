"""The arena: paired deals, honest intervals, results that depend on the seed alone."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import perankh
from perankh.arena.games import Outcome, Task, lineups, play, tasks
from perankh.arena.journal import Journal
from perankh.arena.results import ratings, rows, share, summary
from perankh.arena.workers import local


def test_everybody_meets_everybody_at_two_seats() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_one_against_many_or_all_at_one_table() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert lineups(["a", "b", "c"], 3) == [("a", "b", "c")]
    with pytest.raises(perankh.BadOption, match="two bots or 4"):
        lineups(["a", "b", "c"], 4)


def test_each_deal_is_played_in_every_seating() -> None:
    work = tasks("sobek", {}, ["random", "greedy"], 2, 5, 100)
    assert [(task.seed, task.rotation) for task in work] == [(s, r) for s in (100, 101, 102) for r in (0, 1)]
    assert work[1].seating == ("greedy", "random")


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    work = tasks("sobek", {}, ["search:32", "greedy"], 2, 6, 5)

    def found(jobs: int) -> list[tuple[int, int, list[int]]]:
        return sorted((o.task.seed, o.task.rotation, o.scores) for o in local(jobs)(work))

    assert found(1) == found(2)


def outcome(ranking: list[int], rotation: int = 0, seed: int = 0) -> Outcome:
    task = Task("sobek", (), ("a", "b"), seed, rotation)
    return Outcome(task, [10, 20], ranking, [0.5, 1.0], [5, 5], [0.2, 0.3], [0, 1])


def test_a_shared_win_is_shared() -> None:
    assert share(outcome([1, 1]), 0) == 0.5
    assert share(outcome([2, 1]), 0) == 0.0


def test_rows_tell_wins_points_and_time() -> None:
    games = [outcome([2, 1], seed=k) for k in range(3)] + [outcome([1, 2], seed=3)]
    row = rows(games)[0]
    assert (row.bot, row.against, row.games) == ("a", "b", 4)
    assert row.wins == 0.25
    assert row.low < 0.25 < row.high
    assert row.points == 10
    assert row.seconds == pytest.approx(0.1)


def test_outcomes_are_by_place_in_the_lineup_whatever_the_seating() -> None:
    first = play(Task("sobek", (), ("greedy", "random"), 3, 0))
    second = play(Task("sobek", (), ("greedy", "random"), 3, 1))
    assert first.scores[0] > first.scores[1]
    assert second.scores[0] > second.scores[1]


def test_the_winner_is_rated_higher() -> None:
    rated = ratings([outcome([2, 1], seed=k) for k in range(10)])
    assert rated["b"] > rated["a"]
    assert json.dumps(summary([outcome([2, 1])]))


def test_late_moves_are_counted() -> None:
    assert play(Task("sobek", (), ("search:0.000001s", "greedy"), 3, 0)).late[0] > 10
    assert play(Task("sobek", (), ("search:20", "greedy"), 3, 0)).late == [0, 0]
    assert rows([outcome([2, 1]), outcome([2, 1])])[1].late == 2


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    work = tasks("sobek", {"eye_choice": "highest"}, ["greedy", "random"], 2, 6, 5)
    for task in work[:2]:
        Journal(tmp_path / "kept").add(play(task))
    kept = Journal(tmp_path / "kept").outcomes(work)
    assert [outcome.task for outcome in kept] == work[:2]
    assert kept[0].scores == play(work[0]).scores
    assert not Journal(tmp_path / "kept").outcomes(tasks("sobek", {}, ["greedy", "random"], 2, 6, 5))


@pytest.mark.parametrize(
    "line", [b"", b"{}", b"[]", b'{"task": 1}', b'{"task": {"slug": "sobek"}}', b"\x00", b"\xff", b"[" * 100_000]
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, line: bytes) -> None:
    (tmp_path / "kept").write_bytes(line + b"\n")
    with pytest.raises(perankh.BadRecord, match="not a file that the arena has written"):
        Journal(tmp_path / "kept")


def test_a_place_that_cannot_be_written_to_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(perankh.BadOption, match="nothing can be kept in"):
        Journal(tmp_path / "nowhere" / "kept")


@pytest.mark.slow
def test_stopping_shows_what_is_finished() -> None:
    command = [sys.executable, "-m", "perankh", "arena", "sobek", "--bots", "search:300,greedy", "--games", "4000"]
    environment = {**os.environ, "LANG": "en", "LC_ALL": "", "COLUMNS": "120"}
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(
            signal.signal, signal.SIGINT, signal.SIG_DFL
        ),  # ignored where the tests run in the background
    )
    time.sleep(12)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert "Stopped after" in err
    assert "greedy" in out
