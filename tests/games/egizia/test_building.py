"""EG-10: building in general; EG-14: the bonus for it."""

import pytest

from tests.games.egizia.scene import Player, player, scene, score, space, stones, told, turned, verbs
from tests.support import legal, play, rule


def builder(**more: object) -> Player:
    base = {"stones": 9, "crews": (3, 2, 4, 2), "at": ["pyramid_site_1"]}
    return Player(**(base | more))  # type: ignore[arg-type]


@rule("EG-10.1")
def test_sites_from_upstream_to_downstream() -> None:
    everywhere = ["sphinx_site_1", "obelisk_site_1", "pyramid_site_1"]
    state = scene(builder(at=everywhere), builder(at=["sphinx_site_2", "pyramid_site_2"]), phase="build")
    while state.view(None)["round"] == 1:
        play(state, "decline")
    assert [(one["seat"], one["site"]) for one in told(state, "declined")] == [
        (0, "site-sphinx_site"),
        (1, "site-sphinx_site"),
        (0, "site-obelisk_site"),
        (0, "site-pyramid_site"),
        (1, "site-pyramid_site"),
    ]


@rule("EG-10.2", "EG-18.11", "EG-EX15")
def test_slots_first_then_added_ships() -> None:
    players = [builder(at=["pyramid_site_2"]), builder(at=["pyramid_site_1"]), builder(at=[])]
    state = scene(*players, phase="build", added={"pyramid_site": 2})
    play(state, "use blue", "build pyramid_1_1", "done", "use blue", "build pyramid_1_2", "done")
    assert state.seat == 2
    play(state, "use blue", "build pyramid_1_3", "done")
    assert [one["seat"] for one in told(state, "used-crews")] == [1, 0, 2]


@rule("EG-10.3", "EG-23.2")
def test_build_or_decline_once_per_site() -> None:
    state = scene(builder(), Player(), phase="build")
    assert verbs(state) == {"use", "decline"}
    play(state, "use blue", "build pyramid_1_1", "done")
    assert state.view(None)["round"] == 2


@rule("EG-10.4", "EG-23.3", "EG-23.2")
def test_one_ordinary_crew_alone_or_with_the_joker() -> None:
    state = scene(builder(turned=["black"]), Player(), phase="build")
    assert legal(state) == ["use blue", "use yellow", "use blue joker", "use yellow joker", "decline"]
    state = scene(builder(turned=["joker"]), Player(), phase="build")
    assert legal(state) == ["use blue", "use black", "use yellow", "decline"]
    state = scene(builder(turned=["blue", "black", "yellow"]), Player(), phase="build")
    assert [one["seat"] for one in told(state, "declined")] == [0]  # the joker alone cannot build


@rule("EG-10.5", "EG-10.6", "EG-10.11", "EG-EX8", "EG-1.3")
def test_strength_and_stones_limit_what_is_built() -> None:
    yellow = builder(stones=2, crews=(3, 1, 1, 2), blocks=["pyramid_1_1", "pyramid_1_2"])
    state = scene(yellow, Player(), phase="build")
    play(state, "use blue")
    assert legal(state) == ["build pyramid_1_3", "build pyramid_2_1", "build left_pylon_1", "build right_pylon_1"]
    play(state, "build pyramid_2_1")  # two stones for two points; one strength is wasted
    assert told(state, "finished-building") == [{"seat": 0, "points": 2, "site": "site-pyramid_site"}]
    assert told(state, "used-crews") == [
        {"seat": 0, "crews": ["crew-blue"], "strength": 3, "site": "site-pyramid_site"}
    ]
    assert stones(state, 0) == 0
    assert score(state, 0) == 3  # with the bonus for taking part


@rule("EG-10.5")
def test_strength_left_over_is_lost() -> None:
    state = scene(builder(crews=(2, 1, 1, 1), turned=["joker", "black", "yellow"]), Player(), phase="build")
    play(state, "use blue", "build pyramid_1_1", "build pyramid_1_2")
    assert stones(state, 0) == 7


@rule("EG-10.7", "EG-R20")
def test_used_crews_are_turned_over_until_the_next_round() -> None:
    mine = builder(at=["obelisk_site_1", "pyramid_site_1"], cards=["n12_crew_improver"])
    state = scene(mine, Player(), phase="build", graves=[2, 2, 2, 2])
    play(state, "use yellow joker", "build obelisk_1_1", "done", "market grain")
    assert turned(state, 0) == ["yellow", "joker"]
    assert [move for move in legal(state) if move.startswith("use")] == ["use blue", "use black"]
    play(state, "train yellow")  # strength can rise though the crew is used
    assert player(state, 0)["crews"]["yellow"] == {"strength": 5, "turned": True}
    play(state, "decline")
    assert turned(state, 0) == []


@rule("EG-10.8", "EG-22.3", "EG-23.1")
def test_who_cannot_spend_a_stone_must_decline() -> None:
    state = scene(builder(stones=0), Player(), phase="build")
    assert [one["seat"] for one in told(state, "declined")] == [0]
    assert score(state, 0) == 0
    full = [f"obelisk_{row}_{k}" for row in range(1, 5) for k in (1, 2)]
    weak = Player(stones=9, crews=(3, 3, 3, 1), at=["obelisk_site_1"], blocks=full)
    state = scene(weak, Player(), phase="build", graves=[5, 5, 5, 5])
    assert [one["seat"] for one in told(state, "declined")] == [0]  # the least costs 5, the most strength is 4


@rule("EG-10.9", "EG-R12")
def test_declining_lets_the_reserve_build_last() -> None:
    players = [builder(at=["pyramid_site_1"]), builder(at=["pyramid_site_2"]), builder(at=[])]
    state = scene(*players, phase="build", reserve={"pyramid_site": 2})
    assert state.seat == 0
    play(state, "decline")
    assert space(state, "pyramid_site")["slots"] == [2, 1]
    assert state.seat == 1
    assert state.view(None)["line"] == [1, 2]
    play(state, "use blue", "build pyramid_1_1", "done")
    assert state.seat == 2
    assert verbs(state) == {"use", "decline"}
    play(state, "use blue", "build pyramid_1_2", "done")
    assert [score(state, seat) for seat in range(3)] == [0, 2, 2]


@rule("EG-10.10")
def test_a_reserve_that_was_not_promoted_goes_home() -> None:
    players = [builder(at=["pyramid_site_1"]), builder(at=["pyramid_site_2"]), builder(at=[])]
    state = scene(*players, phase="build", reserve={"pyramid_site": 2})
    play(state, "use blue", "build pyramid_1_1", "done", "use blue", "build pyramid_1_2", "done")
    assert [one["seat"] for one in told(state, "left-reserve")] == [2]
    assert score(state, 2) == 0
    assert player(state, 2)["ships"] == 8


@rule("EG-R51")
def test_a_ship_beyond_the_slots_frees_none() -> None:
    players = [
        builder(at=["pyramid_site_1"]),
        builder(at=["pyramid_site_2"]),
        builder(at=[], cards=["n34_first_in_line"]),
    ]
    state = scene(*players, phase="build", reserve={"pyramid_site": 2})
    play(state, "first", "decline", "decline", "decline")
    assert told(state, "promoted") == []


@rule("EG-10.2")
def test_the_view_says_who_still_has_to_build() -> None:
    visitors = [Player(stones=9, crews=(3, 2, 4, 2), at=[f"sphinx_site_{k}"]) for k in (1, 2)]
    state = scene(*visitors, phase="build")
    assert state.view(None)["line"] == [0, 1]
    play(state, "use blue")
    assert state.view(None)["line"] == [0, 1]  # he is at it
    play(state, "draw 2")
    assert [state.view(seat)["line"] for seat in (None, 0, 1)] == [[1]] * 3
    play(state, "keep none")
    play(state, legal(state)[0])
    assert (state.seat, state.view(None)["line"]) == (1, [1])
    play(state, "decline")
    assert state.view(None)["line"] == []


@rule("EG-18.24")
def test_first_in_line() -> None:
    last = builder(at=["pyramid_site_3"], cards=["n34_first_in_line"])
    state = scene(builder(at=["pyramid_site_1"]), builder(at=["pyramid_site_2"]), last, Player(), phase="build")
    assert state.seat == 2
    assert legal(state) == ["first", "go on"]
    assert state.clone().view(None)["line"] == [0, 1, 2]
    moved = play(state.clone(), "first")
    assert moved.view(None)["line"] == [2, 0, 1]
    assert moved.seat == 2
    stayed = play(state.clone(), "go on")
    assert stayed.view(None)["line"] == [0, 1, 2]
    assert stayed.seat == 0


@rule("EG-18.24", "EG-R16")
def test_first_in_line_from_reserve_displaces_nobody() -> None:
    players = [
        builder(at=["pyramid_site_1"]),
        builder(at=["pyramid_site_2"]),
        builder(at=[], cards=["n34_first_in_line"]),
    ]
    state = scene(*players, phase="build", reserve={"pyramid_site": 2})
    play(state, "first")
    assert state.view(None)["line"] == [2, 0, 1]
    for column in (1, 2, 3):
        play(state, "use blue", f"build pyramid_1_{column}", "done")
    assert [score(state, seat) for seat in range(3)] == [2, 2, 2]


@rule("EG-18.24")
def test_whoever_is_first_already_is_not_asked() -> None:
    state = scene(builder(cards=["n34_first_in_line"]), builder(at=["pyramid_site_2"]), phase="build")
    assert verbs(state) == {"use", "decline"}


@rule("EG-14.1", "EG-R15")
def test_only_ships_whose_owner_spent_a_stone_count() -> None:
    state = scene(builder(at=["obelisk_site_1", "pyramid_site_1"]), Player(), phase="build", graves=[2, 2, 2, 2])
    play(state, "use blue", "build obelisk_1_1", "done", "market grain", "decline")
    assert told(state, "took-part") == [{"seat": 0, "ships": 1, "points": 1}]


@rule("EG-14.2", "EG-EX13")
@pytest.mark.parametrize(("sites", "points"), [(1, 1), (2, 3), (3, 6)])
def test_participation_bonus(sites: int, points: int) -> None:
    names = ["sphinx_site", "obelisk_site", "pyramid_site"][:sites]
    state = scene(Player(built=names), Player(), phase="bonus")
    assert score(state, 0) == points
    assert score(state, 1) == 0


@rule("EG-14.2", "EG-16.5", "EG-R2", "EG-4.3")
def test_the_leader_takes_the_bonus_first_and_the_order_is_frozen() -> None:
    one, three = ["sphinx_site"], ["sphinx_site", "obelisk_site", "pyramid_site"]
    state = scene(Player(score=4, built=three), Player(score=5, built=one), Player(score=9, built=one), phase="bonus")
    assert [entry["seat"] for entry in told(state, "took-part")] == [2, 1, 0]
    assert state.view(None)["track"] == [2, 0, 1]  # 10, 10 and 6: the leader came to 10 first


@rule("EG-14.1", "EG-14.3")
def test_ships_from_reserve_and_added_ones_count_too() -> None:
    players = [builder(at=["pyramid_site_1"]), builder(at=["pyramid_site_2"]), builder(at=[])]
    state = scene(*players, phase="build", added={"pyramid_site": 2})
    play(state, "decline", "decline", "use blue", "build pyramid_1_1", "done")
    assert told(state, "took-part") == [{"seat": 2, "ships": 1, "points": 1}]
    assert [player(state, seat)["ships"] for seat in range(3)] == [8, 8, 8]
