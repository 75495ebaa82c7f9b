"""EG-20 and EG-21: the end of the game and the Sphinx cards."""

import pytest

from tests.games.egizia.scene import GAME, Player, scene, score, stones, told
from tests.support import legal, play, rule

OBELISK = [f"obelisk_{row}_{k}" for row in range(1, 5) for k in (1, 2)] + [f"obelisk_{row}_1" for row in range(5, 10)]
PYRAMID = [[f"pyramid_{row}_{k}" for k in range(1, 8 - row)] for row in range(1, 7)]
PYLONS = [f"{side}_pylon_{k}" for side in ("left", "right") for k in range(1, 5)]
COLUMNS = [f"columns_{k}" for k in (1, 2, 3)]
ROOF = ["roof_1", "roof_2"]


def final(*players: Player, **more: object) -> list[int]:
    """The points that final scoring adds, with one Sphinx card or other thing that counts."""
    state = scene(*players, phase="closing", round=5, **more)  # type: ignore[arg-type]
    assert state.seat == -1
    return [score(state, seat) - one.score for seat, one in enumerate(players)]


def holder(card: str, **more: object) -> Player:
    return Player(hand=[card], **more)  # type: ignore[arg-type]


@rule("EG-20.1", "EG-1.2", "EG-15.3")
def test_the_game_ends_after_the_fifth_round() -> None:
    state = GAME.new(3, 1)
    rounds: list[object] = []
    while state.seat >= 0:
        rounds.append(state.view(None)["round"])
        play(state, "pass" if "pass" in legal(state) else legal(state)[-1])
    assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4, 5]
    assert state.view(None)["ended"] is True


@rule("EG-20.2", "EG-EX19", "EG-R1")
def test_final_scoring_goes_from_the_highest_tile_down_player_by_player() -> None:
    full = {"stones": 4, "steps": (4, 0), "cards": [], "hand": []}
    players = [Player(**full) for _ in range(4)]  # type: ignore[arg-type]
    for seat, card in enumerate(["crew_blue", "crew_black", "crew_yellow", "crew_joker"]):
        players[seat].hand = [card]
    state = scene(*players, phase="closing", round=5, order=(2, 0, 3, 1))
    assert state.journal is not None
    heard = [(note.message.id, note.message.args["seat"].args["number"]) for note in state.journal]  # type: ignore[union-attr]
    wanted = [(what, seat) for seat in (1, 3, 0, 2) for what in ("end-sold-stones", "sphinx-met")]
    assert heard == wanted


@rule("EG-20.2", "EG-16.5")
def test_w6_does_not_change_the_order_of_final_scoring() -> None:
    seller = Player(stones=10, cards=["n5_sell_10_stones"], hand=["crew_blue"])
    state = scene(seller, Player(score=5, hand=["crew_black"]), phase="bonus", round=5)
    play(state, "go on")  # W5
    play(state, "sell 10")  # W6: now he leads, but tile 1 is his
    assert [one["seat"] for one in told(state, "sphinx-met")] == [1, 0]


@rule("EG-20.3", "EG-R37", "EG-23.2")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (9, 4), (25, 12)])
def test_two_stones_make_a_point(number: int, points: int) -> None:
    assert final(Player(stones=number, steps=(4, 0)), Player()) == [points, 0]


@rule("EG-20.4")
@pytest.mark.parametrize(
    ("graves", "points"), [([], 0), ([2], 2), ([5, 5], 2), ([5, 4, 2], 5), ([5, 5, 5, 5], 5), ([5, 5, 5, 4, 2], 9)]
)
def test_graves(graves: list[int], points: int) -> None:
    taken = Player(blocks=[f"grave_{k + 1}" for k in range(len(graves))])
    assert final(taken, Player(), graves=graves) == [points, 0]


@rule("EG-20.5", "EG-21.11", "EG-R32")
@pytest.mark.parametrize(("start", "points"), [(0, 0), (9, 0), (10, 1), (29, 2), (-1, 0), (-25, 0)])
def test_ten_percent(start: int, points: int) -> None:
    assert final(holder("ten_percent", score=start), Player(score=3)) == [points, 0]


@rule("EG-20.5", "EG-21.11")
def test_ten_percent_comes_last() -> None:
    mine = Player(score=15, stones=4, steps=(4, 0), crews=(3, 1, 1, 2), hand=["ten_percent", "crew_blue"])
    state = scene(mine, Player(), phase="closing", round=5)
    assert [one["card"] for one in told(state, "sphinx-met")] == ["sphinx-crew_strength", "sphinx-per_score"]
    assert score(state, 0) == 15 + 2 + 3 + 2


@rule("EG-20.6")
def test_on_a_tie_whoever_came_first_wins() -> None:
    early = scene(Player(score=9), Player(score=9), phase="closing", round=5, track=(1, 0))
    assert early.ranking() == [2, 1]
    late = scene(Player(score=9), Player(score=9), phase="closing", round=5, track=(0, 1))
    assert late.ranking() == [1, 2]
    moved = scene(Player(score=8, hand=["crew_blue"]), Player(score=9), phase="closing", round=5)
    assert moved.scores() == [9, 9]
    assert moved.ranking() == [2, 1]


@rule("EG-20.5")
def test_held_cards_are_revealed_and_scored() -> None:
    state = scene(holder("crew_blue"), holder("temple_roof"), phase="closing", round=5)
    shown = state.view(None)["players"]
    assert [[card["id"] for card in one["sphinx"]["cards"]] for one in shown] == [["crew_blue"], ["temple_roof"]]  # type: ignore[attr-defined]


@rule("EG-21.1")
def test_no_penalty_for_a_condition_that_is_not_met() -> None:
    assert final(holder("temple_roof", score=7), Player()) == [0, 0]


@rule("EG-21.2")
@pytest.mark.parametrize(("row", "points"), [(7, 4), (8, 6), (9, 8)])
def test_obelisk_rows(row: int, points: int) -> None:
    enough = Player(blocks=[name for name in OBELISK if int(name.split("_")[1]) <= row])
    short = Player(blocks=[name for name in OBELISK if int(name.split("_")[1]) < row])
    assert final(holder(f"obelisk_row_{row}"), enough) == [points, 0]
    assert final(holder(f"obelisk_row_{row}"), short) == [0, 0]


@rule("EG-21.3")
@pytest.mark.parametrize(
    ("card", "built", "points"),
    [
        ("pyramid_row_3", [*PYRAMID[0], *PYRAMID[1], *PYRAMID[2]], 4),
        ("pyramid_row_4", [*PYRAMID[0], *PYRAMID[1], *PYRAMID[2], *PYRAMID[3]], 6),
        ("temple_pylons", PYLONS, 4),
        ("temple_columns", PYLONS + COLUMNS, 6),
        ("temple_roof", PYLONS + COLUMNS + ROOF, 8),
    ],
)
def test_stages_of_pyramid_and_temple(card: str, built: list[str], points: int) -> None:
    assert final(holder(card), Player(blocks=built)) == [points, 0]  # no matter by whom
    assert final(holder(card), Player(blocks=built[:-1])) == [0, 0]


@rule("EG-21.4", "EG-EX18")
@pytest.mark.parametrize("market", ["stone", "grain"])
@pytest.mark.parametrize(("there", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 9)])
def test_players_on_the_last_step(market: str, there: int, points: int) -> None:
    bottom = (5, 0) if market == "stone" else (0, 5)
    players = [Player(steps=bottom if 4 - seat <= there else (0, 0)) for seat in range(4)]
    players[0].hand = [f"{market}_market_count"]
    assert final(*players)[0] == points


@rule("EG-21.5")
@pytest.mark.parametrize(
    ("card", "built", "points"),
    [
        ("own_obelisk_4", OBELISK[:4], 6),
        ("own_obelisk_5", OBELISK[:5], 8),
        ("own_temple_4", PYLONS[:4], 7),
        ("own_pyramid_6", PYRAMID[0], 6),
        ("own_pyramid_7", [*PYRAMID[0], PYRAMID[1][0]], 8),
    ],
)
def test_own_blocks(card: str, built: list[str], points: int) -> None:
    assert final(holder(card, blocks=built), Player()) == [points, 0]
    assert final(holder(card, blocks=built[:-1]), Player(blocks=built[-1:])) == [0, 0]


@rule("EG-21.6", "EG-R31")
def test_two_own_blocks_everywhere() -> None:
    built = [
        "grave_1",
        "grave_2",
        "obelisk_1_1",
        "obelisk_1_2",
        "pyramid_1_1",
        "pyramid_1_2",
        "left_pylon_1",
        "left_pylon_2",
    ]
    graves = [5, 2, 2, 2]
    assert final(holder("own_two_everywhere", blocks=built), Player(), graves=graves)[0] == 7 + 2
    for missing in range(len(built)):
        fewer = built[:missing] + built[missing + 1 :]
        if missing % 2:
            result = final(holder("own_two_everywhere", blocks=fewer), Player(), graves=graves)[0]
            assert result == 2  # the graves alone


@rule("EG-21.7")
@pytest.mark.parametrize(("card", "bottom"), [("own_stone_market_last", (5, 0)), ("own_grain_market_last", (0, 5))])
def test_own_last_step(card: str, bottom: tuple[int, int]) -> None:
    assert final(holder(card, steps=bottom), Player()) == [5, 0]
    assert final(holder(card), Player(steps=bottom)) == [0, 0]


@rule("EG-21.8", "EG-EX16")
@pytest.mark.parametrize("crew", range(4))
def test_crew_strength(crew: int) -> None:
    name = ["crew_blue", "crew_black", "crew_yellow", "crew_joker"][crew]
    strengths = [1, 2, 3, 5]
    strengths[crew] = 4
    assert final(holder(name, crews=strengths), Player()) == [4, 0]


@rule("EG-21.9", "EG-EX17", "EG-R29", "EG-R30")
def test_highest_yield_of_yellow_green_fields() -> None:
    mine = holder("best_fields_yellow_green", cards=["n12_field_yellow_green_5", "n34_field_yellow_green_6"])
    assert final(mine, Player(cards=["n34_field_yellow_green_7", "n12_field_yellow_green_4"])) == [7, 0]  # 11 each
    weaker = holder("best_fields_yellow_green", cards=["n34_field_yellow_green_7"])
    assert final(weaker, Player(cards=["n12_field_yellow_green_4", "n12_field_yellow_green_5"])) == [0, 0]


@rule("EG-21.9")
@pytest.mark.parametrize(
    ("card", "own", "other"),
    [
        ("best_quarries", "n34_quarry_5", "n34_quarry_4_a"),
        ("best_fields_green", "n5_field_green_6", "n34_field_green_4"),
        ("best_fields_brown", "n34_field_brown_9", "n34_field_brown_8"),
    ],
)
def test_highest_yield_of_other_kinds(card: str, own: str, other: str) -> None:
    assert final(holder(card, cards=[own]), Player(cards=[other])) == [7, 0]
    assert final(holder(card, cards=[other]), Player(cards=[own])) == [0, 0]


@rule("EG-21.9")
def test_start_cards_count_but_something_must_be_there() -> None:
    assert final(holder("best_quarries"), Player()) == [7, 0]
    assert final(holder("best_fields_green"), Player()) == [7, 0]
    assert final(holder("best_fields_brown"), Player()) == [0, 0]


@rule("EG-21.9", "EG-R33", "EG-18.20")
def test_improved_fields_count_in_their_new_colour() -> None:
    mine = holder("best_fields_yellow_green", cards=["n12_field_improver", "n12_field_brown_7"])
    state = scene(mine, Player(cards=["n34_field_yellow_green_6"]), phase="closing", round=5)
    play(state, "improve n12_field_brown_7")
    assert score(state, 0) == 7


@rule("EG-21.10")
def test_permanent_cards() -> None:
    own = ["n12_field_improver", "n5_grave_card", "n34_upstream", "n12_quarry_3_a", "n12_field_green_3", "n5_grain_4"]
    state = scene(holder("permanents", cards=own), Player(), phase="closing", round=5)
    assert told(state, "sphinx-met") == [{"seat": 0, "card": "sphinx-per_permanent_effect_card", "points": 6}]


@rule("EG-21.12")
def test_points_for_own_graves() -> None:
    state = scene(
        holder("own_graves", blocks=["grave_1", "grave_3"]), Player(blocks=["grave_2"]), phase="closing", round=5
    )
    assert told(state, "sphinx-met")[0]["points"] == 2


@rule("EG-1.3", "EG-20.5")
def test_points_by_source_add_up_at_any_time() -> None:
    mine = Player(score=0, stones=5, steps=(4, 0), hand=["crew_blue", "ten_percent"], blocks=["grave_1"])
    state = scene(mine, Player(), graves=[4, 4, 4, 4])
    parts = dict(state.breakdown(0))
    assert sum(parts.values()) == state.scores()[0] == 2 + 2 + 1
    assert parts["points-sphinx"] == 1
    assert score(state, 0) == 0  # on the track nothing of it is scored yet
    assert stones(state, 0) == 5
