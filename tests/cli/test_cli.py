"""The command line, as a person uses it: through a process, with typed input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def perankh(*arguments: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "160", **variables}
    command = [sys.executable, "-m", "perankh", *arguments]
    return subprocess.run(
        command,
        input=typed,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        check=False,
        timeout=120,
    )


def game_record(folder: Path) -> Path:
    file = folder / "record.json"
    done = perankh("play", "sobek", "--seats", "random,random", "--seed", "5", "--save", str(file))
    assert done.returncode == 0, done.stderr
    return file


def test_games_lists_names_seats_and_options() -> None:
    done = perankh("games")
    assert "Sobek: 2 Players" in done.stdout
    assert "eye_choice = free | highest" in done.stdout


def test_a_whole_game_against_a_random_opponent(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    done = perankh("play", "sobek", "--seed", "4", "--save", str(file), typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "Player 1: begin by taking" in done.stdout or "Random bot takes" in done.stdout
    assert "1. " in done.stdout
    assert json.loads(file.read_text())["result"]["scores"]


def test_moves_in_notation_undo_score_log_help_and_quit() -> None:
    typed = "what\nhelp\ntake c3\nundo\nscore\nlog\n99\nquit\n"
    done = perankh("play", "sobek", "--seats", "anna,ben", "--seed", "1", typed="\n" + typed)
    assert done.returncode == 0, done.stderr
    assert "'what' is not a move of this game" in done.stdout
    assert "Type a number or a move" in done.stdout
    assert "Until next time." in done.stdout


def test_two_people_hand_over_the_keyboard_and_never_see_the_others_tiles() -> None:
    done = perankh("play", "sobek", "--seats", "anna,ben", "--seed", "1", typed="\n1\n\n")
    assert "It is the turn of" in done.stdout
    for screen in done.stdout.split("Hand over the keyboard")[1:]:
        hands = [line for line in screen.splitlines() if line.startswith("Hand (")]
        assert [("unseen" in line) for line in hands[:2]] == [True, False]


def test_german() -> None:
    done = perankh("play", "sobek", "--lang", "de", "--seats", "you,random", "--seed", "4", typed="quit\n")
    assert "Korruption" in done.stdout
    assert "Bis zum nächsten Mal." in done.stdout


def test_resume_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    perankh("play", "sobek", "--seed", "4", "--save", str(file), typed="1\n1\nquit\n")
    moves = json.loads(file.read_text())["moves"]
    done = perankh("play", "sobek", "--resume", str(file), "--save", str(file), typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["moves"][: len(moves)] == moves


def test_replay_and_verify(tmp_path: Path) -> None:
    file = game_record(tmp_path)
    told = perankh("replay", str(file))
    assert "takes" in told.stdout
    assert "Stack:" in told.stdout
    assert "The record is genuine" in perankh("verify", str(file)).stdout


def test_simulate_as_json() -> None:
    done = perankh("simulate", "sobek", "--games", "60", "--jobs", "2", "--json")
    summary = json.loads(done.stdout)
    assert summary["games"] == 60
    assert sum(summary["wins"]) >= 60
    assert perankh("simulate", "sobek", "--games", "5", "--check").returncode == 0


def test_simulate_does_not_depend_on_the_number_of_jobs() -> None:
    one, two = (json.loads(perankh("simulate", "sobek", "--games", "120", "--jobs", n, "--json").stdout) for n in "12")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_table_of_what_happened() -> None:
    assert "sold" in perankh("simulate", "sobek", "--games", "20", "--table").stdout


def test_rules_and_perft() -> None:
    assert "orientation" in perankh("rules", "sobek", "SB-5.7").stdout
    assert len(perankh("rules", "sobek").stdout) > 10_000
    assert perankh("perft", "sobek", "--seed", "0", "--depth", "2").stdout.startswith("perft(1) = 4")


BAD = {
    "unknown game": (["play", "chess"], "no game 'chess'; choose one of"),
    "bad option": (["play", "sobek", "-o", "eye_choice=lowest"], "choose one of: free, highest"),
    "no such option": (["simulate", "sobek", "-o", "x=1"], "no option 'x'"),
    "option without value": (["play", "sobek", "-o", "x"], "not of the form NAME=VALUE"),
    "negative seed": (["play", "sobek", "--seed", "-3"], "whole number from 0"),
    "too many seats": (["play", "sobek", "--seats", "you,random,random"], "is for 2 seats, not 3"),
    "no such rule": (["rules", "sobek", "SB-99"], "have no 'SB-99'"),
    "no such file": (["verify", "nowhere.json"], "cannot read nowhere.json"),
    "no such components": (["play", "sobek", "--components", "nowhere.toml"], "there is no file nowhere.toml"),
    "no such command": (["dance"], "dance"),
    "an option called seed": (["simulate", "sobek", "-o", "seed=1"], "no option 'seed'"),
    "an option called seats": (["simulate", "sobek", "--table", "-o", "seats=2"], "no option 'seats'"),
    "an option called seed in perft": (["perft", "sobek", "-o", "seed=1"], "no option 'seed'"),
    "an option called seed in the arena": (["arena", "sobek", "-o", "seed=1"], "no option 'seed'"),
    "too many games": (["simulate", "sobek", "--games", "9" * 30], "less than or equal to"),
    "too many games in the arena": (["arena", "sobek", "--games", "9" * 30], "less than or equal to"),
    "too many jobs": (["simulate", "sobek", "--jobs", "9" * 30], "less than or equal to"),
    "negative seats": (["simulate", "sobek", "--seats", "-1"], "is for 2 seats, not -1"),
    "huge seed": (["perft", "sobek", "--seed", "9" * 50], "whole number from 0"),
    "a name that is no text": (["play", "sobek", "--seats", "\udcff,random"], "are not written in UTF-8"),
    "components with a name too long": (["play", "sobek", "--components", "x" * 300], "cannot read xxx"),
    "no such amount of logs": (["serve", "--log", "gossip"], "debug"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(case: str) -> None:
    arguments, complaint = BAD[case]
    done = perankh(*arguments)
    assert done.returncode == 2
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"moves": ["take z9"]}, "move 1 of 1: 'take z9' is not a move"),
        ({"rules": "0.1"}, "played with rules 0.1"),
        ({"result": {"scores": [1, 1], "ranking": [1, 1]}}, "the result should be"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"seed": "1"}}, "no option 'seed'"),
        ({"players": ["\ud800", "Ben"]}, "'players' is not a list of texts"),
    ],
)
def test_broken_records(change: dict[str, object], complaint: str, tmp_path: Path) -> None:
    file = game_record(tmp_path)
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    for command in (["verify"], ["replay"]):
        done = perankh(*command, str(file))
        assert done.returncode == 2
        assert complaint in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
    file.write_text("{")
    assert perankh("verify", str(file)).returncode == 2


FILES = {
    "empty": (b"", "not a record"),
    "not UTF-8": (b"\xff", "cannot read"),
    "nested deeply": (b"[" * 100_000, "nested too deeply"),
    "a huge number": (b"9" * 5000, "not a record"),
}


@pytest.mark.parametrize("case", FILES)
def test_files_that_are_no_records(case: str, tmp_path: Path) -> None:
    content, complaint = FILES[case]
    file = tmp_path / "record.json"
    file.write_bytes(content)
    for command in (["verify"], ["play", "sobek", "--resume"]):
        done = perankh(*command, str(file))
        assert done.returncode == 2
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr
    assert perankh("verify", str(tmp_path)).returncode == 2


COMPONENTS = {
    "empty": (b"", "has no 'counts'"),
    "not UTF-8": (b"\xff", "cannot read"),
    "nested deeply": (b"a = " + b"[" * 100_000, "nested too deeply"),
    "a huge number": (b"a = " + b"9" * 5000, "holds a value that cannot be"),
}


@pytest.mark.parametrize("case", COMPONENTS)
def test_files_that_are_no_components(case: str, tmp_path: Path) -> None:
    content, complaint = COMPONENTS[case]
    file = tmp_path / "components.toml"
    file.write_bytes(content)
    for command in ("play", "simulate"):
        done = perankh(command, "sobek", "--components", str(file))
        assert done.returncode == 2
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("slug", ["sobek", "egizia", "men_nefer", "terra_pyramides"])
def test_a_name_that_looks_like_markup_is_shown_as_it_is(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "[b]mine.json"
    arguments = ["play", slug, "--seats", "[/b],:cat:", "--seed", "1", "--save", str(file)]
    done = perankh(*arguments, typed="\n1\n" * 6 + "\nlog\nscore\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "[/b]" in done.stdout
    assert ":cat:" in done.stdout
    assert f"Saved as {file}" in done.stdout.replace("\n", "")
    told = perankh("replay", str(file))
    assert told.returncode == 0, told.stderr
    assert "[/b]" in told.stdout


@pytest.mark.parametrize("players", [["Anna"], ["Anna", "Ben", "Cleo"]])
def test_a_game_is_not_resumed_with_more_or_fewer_players_than_seats(players: list[str], tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    perankh("play", "sobek", "--seed", "4", "--save", str(file), typed="1\nquit\n")
    record = json.loads(file.read_text())
    for named, seats in ((players, "you,random"), ([], ",".join(players))):
        file.write_text(json.dumps({**record, "players": named}))
        before = file.read_text()
        done = perankh("play", "sobek", "--resume", str(file), "--save", str(file), "--seats", seats, typed="quit\n")
        assert done.returncode == 2
        assert f"is a game for 2 seats, not {len(players)}: Anna" in done.stderr.replace("\n", "")
        assert "Traceback" not in done.stderr
        assert file.read_text() == before


def test_a_game_that_could_not_be_saved_does_not_begin(tmp_path: Path) -> None:
    done = perankh("play", "sobek", "--save", str(tmp_path / "nowhere" / "mine.json"), typed="quit\n")
    assert done.returncode == 2
    assert "cannot write" in done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout


def test_typing_what_is_no_text_and_numbers_without_end() -> None:
    typed = "\udcff\n" + "9" * 5000 + "\nquit\n"
    done = perankh("play", "sobek", "--seed", "4", typed=typed, PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 0, done.stderr
    assert "is not a move of this game" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "Until next time." in done.stdout


def test_a_terminal_that_lacks_some_signs() -> None:
    assert perankh("rules", "egizia", PYTHONIOENCODING="latin-1").returncode == 0
