"""TP-14: cooperative and solo play; which settings go together."""

import pytest

import perankh
from tests.games.terra_pyramides.scene import GAME, decision, player, scene, site
from tests.games.terra_pyramides.test_scoring import sources
from tests.support import legal, listen, play, rule

TASKS = ("task1", "task2", "task3")


@rule("TP-14.1", "TP-14.2", "TP-14.3", "R-11")
@pytest.mark.parametrize("task", TASKS)
def test_the_team_is_one_seat_with_12_workers_and_all_tops(task: str) -> None:
    state = GAME.new(1, 3, mode=task)
    team = player(state, 0)
    assert (team["workers"], team["tops"]) == (12, 8)
    assert state.view(0)["turn"]["total"] == 28  # type: ignore[index]
    turns = 0
    while state.seat >= 0:
        turns += decision(state) == "lay"
        state.play(state.legal()[0])
    assert turns == 28


@rule("TP-14.1")
def test_the_first_turn_limit_binds_the_first_turn_of_the_team_only() -> None:
    setting = {"tiles": {"e4": "worker", "e5": "eye", "e6": "eye"}, "foundations": {"e2": 1, "e7": 1}}
    first = scene(seats=1, mode="task1", first_turn=True, **setting)  # type: ignore[arg-type]
    play(first, "lay e3", "row vertical", "send e2")
    assert legal(first) == ["send e2", "home"]
    second = scene(seats=1, mode="task1", **setting)  # type: ignore[arg-type]
    play(second, "lay e3", "row vertical", "send e2")
    assert legal(second) == ["send e2", "send e7", "home"]


FOUR_TOPS = {"b1": (0, "red", 5, 1), "g1": (0, "red", 5, 1), "e2": (0, "blue", 5, 1)}


@rule("TP-14.4", "TP-14.7", "R-27", "R-42")
def test_task_1_is_won_with_the_fourth_pyramid_of_60() -> None:
    state = scene(
        seats=1, mode="task1", pyramids={**FOUR_TOPS, "e7": (0, "red", 4, 3)}, stones=[{"red": 5}], closing=True
    )
    assert (state.ranking(), state.view(0)["task"]["measure"]) == ([2], 3)  # type: ignore[index]
    heard = listen(state, "build e7")
    assert [message.id for message in heard][-1] == "task-won"
    assert state.seat == -1
    assert state.view(0)["task"] == {"id": 1, "goal": "pyramids_of_value", "target": 4, "measure": 4, "won": True}
    assert (state.scores(), state.ranking()) == ([240], [1])


@rule("TP-14.5", "R-42")
@pytest.mark.parametrize(("gold", "won"), [(4, False), (5, True)])
def test_task_2_needs_more_than_275_points(gold: int, won: bool) -> None:
    state = scene(
        seats=1,
        mode="task2",
        pyramids={**FOUR_TOPS, "e7": (0, "red", 5, 1), "j7": (0, "green", 3, 1), "c3": (0, "green", 2, 1)},
        foundations={"b6": 1},
        workers={"b6": (0, 1)},
        gold=[gold],
    )
    assert state.scores() == [275 + won]
    assert state.view(0)["task"]["won"] == won  # type: ignore[index]
    assert state.ranking() == [1 if won else 2]
    assert state.seat == 0  # the points goal is decided by the final scoring, not before


@rule("TP-14.6", "R-26", "R-22")
def test_task_3_all_three_workers_return_from_a_finished_pyramid() -> None:
    state = scene(
        seats=1,
        mode="task3",
        pyramids={"e7": (0, "red", 3, 3)},
        stones=[{"red": 5}],
        supply=[2],
        gold=[3],
        closing=True,
    )
    play(state, "build e7")
    assert (site(state, "e7")["workers"], site(state, "e7")["owner"], player(state, 0)["workers"]) == (0, 0, 5)
    assert "hire" not in legal(state)  # it takes no more workers
    assert sources(state, 0)["pyramids"] == 35


@rule("TP-14.6")
def test_task_3_no_worker_walks_to_a_finished_pyramid() -> None:
    state = scene(seats=1, mode="task3", pyramids={"e2": (0, "red", 4, 0)}, hands=("worker",))
    play(state, "lay e3")
    assert decision(state) == "take"


SIX = ("blue", "red", "black", "yellow", "green", "brown")
SITES = ("b1", "g1", "e2", "j2", "c3", "h3")


@rule("TP-14.6", "TP-14.7")
def test_task_3_is_won_with_six_pyramids_of_35_in_six_colours() -> None:
    done = {name: (0, colour, 4, 0) for name, colour in zip(SITES[:5], SIX[:5], strict=True)}
    twice = scene(seats=1, mode="task3", pyramids={**done, "h3": (0, "blue", 3, 3)}, stones=[{"blue": 4}], closing=True)
    play(twice, "build h3")
    assert twice.view(0)["task"]["measure"] == 5  # type: ignore[index]
    assert twice.seat >= 0
    six = scene(seats=1, mode="task3", pyramids={**done, "h3": (0, "brown", 3, 3)}, stones=[{"brown": 4}], closing=True)
    play(six, "build h3")
    assert (six.seat, six.ranking()) == (-1, [1])


@rule("TP-14.7")
@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_lost_at_the_end_of_turn_28(task: str) -> None:
    state = scene(seats=1, mode=task, stacks={}, hands=("eye",))
    heard = listen(state, "lay f8")
    assert [message.id for message in heard][-1] == "task-lost"
    assert (state.seat, state.ranking()) == (-1, [2])


@rule("TP-14.8", "R-12", "R-43")
@pytest.mark.parametrize("version", ["horus", "nile"])
def test_free_solo_play(version: str) -> None:
    state = GAME.new(1, 3, version=version)
    alone = player(state, 0)
    assert (alone["workers"], alone["tops"]) == (12, 2)
    assert state.view(0)["cards"] == []
    turns = 0
    while state.seat >= 0:
        assert "card" not in legal(state)
        turns += decision(state) == "lay"
        state.play(state.legal()[0])
    assert (turns, state.ranking()) == (28, [1])
    assert sources(state, 0).get("grave-goods", 0) == player(state, 0)["grave_goods"]
    assert not [name for name in sources(state, 0) if name.startswith("card")]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"mode": "task1"}, "one team: that is 1 seat, however many people share it, not 2"),
        (1, {"mode": "task2", "version": "horus"}, "task2 is played with version base, not horus"),
        (1, {}, "alone, version base is played with mode task1, task2 or task3"),
        (5, {}, "is for 1 or 2 or 3 or 4 seats, not 5"),
        (2, {"version": "delta"}, "choose one of: base, horus, nile"),
    ],
)
@rule("TP-14.1", "TP-14.8")
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(
    seats: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(perankh.BadOption, match=reason):
        GAME.new(seats, 1, **options)


@rule("TP-13.3")
def test_the_variants_that_are_tested_cover_everything() -> None:
    variants = GAME.variants()
    for seats, options in variants:
        GAME.choose(seats, options)
    versions = {(seats, options.get("version", "base")) for seats, options in variants if "mode" not in options}
    assert versions == {(s, v) for s in (2, 3, 4) for v in ("base", "horus", "nile")} | {(1, "horus"), (1, "nile")}
    assert {options.get("mode") for _, options in variants} == {None, *TASKS}
    extras = {(options.get("symbols"), options.get("open_stacks")) for _, options in variants}
    assert extras == {(None, None), ("on", None), (None, "on"), ("on", "on")}
