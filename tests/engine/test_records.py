"""Records: written, read back, verified, refused when broken or tampered with."""

import json

import pytest

import perankh
from perankh.engine.match import Match
from perankh.engine.record import Record, commit
from perankh.engine.rng import Rng


def finished(seed: int = 3) -> Match:
    match = Match.new(perankh.game("sobek"), 2, seed, {}, ["Anna", "Ben"])
    rng = Rng(seed)
    while match.state.seat >= 0:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def test_a_record_reads_like_the_design_says() -> None:
    data = json.loads(finished().record().to_json())
    assert data["perankh"] == 1
    assert data["game"] == "sobek"
    assert data["seed"] == "3"
    assert data["players"] == ["Anna", "Ben"]
    assert data["moves"][0].startswith("take ")
    assert set(data["result"]) == {"scores", "ranking"}


def test_replaying_a_record_ends_in_the_same_position() -> None:
    match = finished()
    record = Record.from_json(match.record().to_json())
    assert record.verify().dump() == match.state.dump()


def test_an_unfinished_record_verifies_too() -> None:
    record = finished().record()
    record.moves = record.moves[:4]
    record.result = {}
    assert record.verify().ply == 4


def change(**fields: object) -> str:
    return json.dumps({**json.loads(finished().record().to_json()), **fields})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("not json", "not a record"),
        ("[]", "not a Per-Ankh record"),
        ("[" * 100_000, "nested too deeply"),
        (change(perankh=2), "format"),
        (change(game=7), "'game' is missing or not a text"),
        (change(seats="2"), "'seats' is missing or not a whole number"),
        (change(seed="-4"), "'seed' is not a number"),
        (change(moves=[1]), "'moves' is not a list of texts"),
        (change(options=[]), "'options'"),
        (change(result=[]), "'result'"),
        (change(result={"scores": [[1], 2]}), "'result' does not give a list of numbers"),
        (change(players=["\ud800", "Ben"]), "'players' is not a list of texts"),
        (change(rules="0.9"), "played with rules 0.9 of sobek; this version plays"),
        (change(seed="4"), "move . of|result"),
        (change(moves=["take c3", "take a9"]), "move 2 of 2: 'take a9' is not a move"),
        (change(result={"scores": [99, 0], "ranking": [1, 2]}), "the result should be"),
        (change(commitment=commit(77)), "not the one that was committed"),
    ],
)
def test_broken_and_tampered_records_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(perankh.BadRecord, match=complaint):
        Record.from_json(text).verify()


@pytest.mark.parametrize("name", ["x", "seed", "seats", "self"])
def test_a_record_with_an_option_that_the_game_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(perankh.BadOption, match=f"sobek has no option '{name}'"):
        Record.from_json(change(options={name: "1"})).verify()


def test_a_record_without_seats_is_refused() -> None:
    with pytest.raises(perankh.BadOption, match="for 2 seats, not 0"):
        Record.from_json(change(seats=0)).verify()


def test_a_commitment_binds_the_seed() -> None:
    record = finished().record()
    record.commitment = commit(record.seed)
    Record.from_json(record.to_json()).verify()


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(perankh.UnknownGame):
        Record.from_json(change(game="chess")).verify()
