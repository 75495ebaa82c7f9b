"""SB-12: scoring."""

from tests.games.sobek.scene import SUSANNE, player, scene
from tests.support import play, rule

SIX_EACH = ({"wheat": ["wheat_07", "wheat_08", "wheat_01"]}, {"fish": ["fish_06", "fish_07", "fish_05"]})
LAST = {"b1": "cattle_01"}  # when Susanne takes it, nothing is left to take


@rule("SB-12.1")
def test_tiles_times_scarabs() -> None:
    state = scene(sold=({"ivory": ["ivory_01", "ivory_04", "ivory_05"]}, {}))
    assert state.scores() == [3 * 6, 0]


@rule("SB-12.1")
def test_wild_tiles_and_characters_count_as_tiles() -> None:
    state = scene(sold=({"ivory": ["ivory_04", "queen", "statue_01", "architect"]}, {}))
    assert state.scores() == [4 * 3, 0]


@rule("SB-12.1")
def test_each_type_is_counted_by_itself() -> None:
    ebony = ["ebony_04", "ebony_05", "statue_01"]
    state = scene(sold=({"wheat": ["wheat_07", "wheat_08", "wheat_09"], "ebony": ebony}, {}))
    assert state.breakdown(SUSANNE)[:4] == [
        ("points-wheat", 9),
        ("points-fish", 0),
        ("points-cattle", 0),
        ("points-ebony", 12),
    ]


@rule("SB-12.1", "SB-9.6", "SB-R23")
def test_two_scarabs_add_to_the_scarabs_but_not_to_the_tiles() -> None:
    state = scene(hands=(["fish_06", "fish_01", "fish_02"], []), slots=["two_scarabs"])
    play(state, "sell fish")
    assert state.scores()[SUSANNE] == 3 * (1 + 2)


@rule("SB-12.2")
def test_a_type_without_scarabs_scores_nothing() -> None:
    state = scene(sold=({"ebony": ["ebony_01", "ebony_03", "statue_01", "statue_02", "high_priest"]}, {}))
    assert state.scores() == [0, 0]


@rule("SB-12.3")
def test_debens_and_pirogues_are_added() -> None:
    state = scene(hands=(["ebony_01", "ebony_03", "high_priest"], []), slots=["seven_points"], debens=([4, 9], []))
    play(state, "sell ebony")
    assert state.scores()[SUSANNE] == 4 + 9 + 7
    assert dict(state.breakdown(SUSANNE))["points-pirogues"] == 7


@rule("SB-12.3")
def test_tiles_in_hand_and_corruption_score_nothing() -> None:
    state = scene(hands=(["ivory_04", "ivory_05", "ivory_06"], []), boards=(["ebony_04"], []))
    assert state.scores() == [0, 0]


@rule("SB-12.4", "SB-1.1")
def test_most_points_win() -> None:
    state = play(scene(stack=(), market=LAST, boards=([], ["fish_01"]), debens=([3], [4])), "take b1")
    assert state.scores() == [3, 4]
    assert state.ranking() == [2, 1]


@rule("SB-12.4")
def test_there_is_no_upper_limit() -> None:
    ivory = ["ivory_01", "ivory_04", "ivory_05", "ivory_06", "queen", "statue_01", "statue_02"]
    assert scene(sold=({"ivory": ivory}, {})).scores() == [63, 0]


@rule("SB-12.5", "SB-1.3")
def test_a_tie_goes_to_the_lower_corruption_value() -> None:
    """1 corruption against 2: Susanne draws the last deben, a 3."""
    debens = ([9, 8, 7, 5, 3], [7, 6, 6, 5, 4, 4, 3])
    state = play(scene(stack=(), market=LAST, boards=([], ["fish_01", "fish_02"]), debens=debens), "take b1")
    assert state.scores() == [35, 35]
    assert state.ranking() == [1, 2]


@rule("SB-12.5")
def test_with_equal_corruption_too_the_win_is_shared() -> None:
    state = scene(stack=(), market=LAST, boards=([], ["fish_01"]), sold=SIX_EACH)
    play(state, "take b1")
    assert state.scores() == [6, 6]
    assert state.ranking() == [1, 1]
    assert player(state, SUSANNE)["sold"]["wheat"]["points"] == 6
