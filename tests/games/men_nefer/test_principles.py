"""MN-3, MN-7: general principles and the Duat track."""

import pytest

from perankh.engine.errors import IllegalMove
from perankh.games.men_nefer import scoring
from perankh.games.men_nefer.moves import KINDS, WHICH_ACTION
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import GOODS_BAG
from tests.games.men_nefer.scene import BOX, GAME, corrected, harvest, own, scene, seen
from tests.support import legal, play, rule


def asked(state: MenNefer) -> str:
    return state.prompt.id.removeprefix("prompt-")


@rule("MN-3.1")
def test_food_and_heka_end_at_ten() -> None:
    state = scene(doing="podium podium_nile_2", food=9, heka=9)
    assert (own(state)["food"], own(state)["heka"]) == (10, 10)


@rule("MN-3.2", "MN-R32")
def test_prestige_never_falls_below_zero() -> None:
    state = harvest(scene(pp=3, sun=1))
    assert own(state)["points"]["duat"] == -3  # ten symbols lie between, but there were only three points
    assert own(state)["prestige"] == 1  # the seal of the sun disc is scored after that
    assert sum(points for _, points in state.breakdown(0)) == 1


@rule("MN-3.2", "MN-R34")
def test_prestige_counts_on_beyond_100() -> None:
    state = scene(doing="podium podium_nile_2", pp=100)
    assert own(state)["prestige"] == 101
    assert state.scores()[0] == 101


@rule("MN-3.3")
def test_what_cannot_be_paid_cannot_be_done() -> None:
    state = scene(doing="field temple 1", food=1)
    assert legal(state) == ["good 3", "good 4", "stop"]  # places that cost 1 and 0
    with pytest.raises(IllegalMove):
        play(state, "good 2")


@rule("MN-3.4", "MN-R59")
def test_the_order_is_asked_where_it_can_matter() -> None:
    """Buying a papyrus and burying: a mastaba bonus may bring the heka for it."""
    words = {"mummies": (3, 1), "heka": 1, "bonuses": {"row_upper": "mastaba_2"}}
    state = scene(doing="field necropolis 2", **words)
    assert asked(state) == "which-action"
    assert legal(state) == ["do 1", "do 2", "stop"]
    play(state, "do 2", "bury n_upper_i_2", "invoke row_upper", "pick 1")
    assert own(state)["heka"] == 1 + 1 + 2
    assert "papyrus 1" in legal(state)  # at 3 heka, which was out of reach before


@rule("MN-3.4", "MN-R59", "MN-R25")
def test_no_order_is_asked_where_it_cannot_matter() -> None:
    state = scene(doing="field pyramids 4", eyes=(3, 0))
    assert own(state)["eyes"]["available"] == 1  # the eye comes first by itself
    assert asked(state) == "which-stone"
    state = scene(doing="field temple 1", food=5)
    assert asked(state) == "which-good"  # buying a good and moving a priestess get along
    play(state, "stop")
    assert asked(state) == "which-priestess"


@rule("MN-3.4", "MN-R59")
def test_a_gain_waits_if_the_limit_would_swallow_it() -> None:
    state = scene(doing="tile tile_3_4", heka=10)
    assert own(state)["heart"] == 1
    assert legal(state) == ["do 1", "do 3", "stop"]
    play(state, "do 1", "papyrus 1")
    assert own(state)["heka"] == 10 - 3 + 1
    state = scene(doing="tile tile_3_4", heka=9)
    assert own(state)["heka"] == 10  # nothing is lost: gained at once
    assert asked(state) == "which-papyrus"


@rule("MN-3.4", "MN-10.6.2", "MN-R59", "MN-R60")
def test_a_missing_eye_is_a_transport_and_waits_for_the_player() -> None:
    """The construction may bring heka, for which there is room only after the papyrus is paid."""
    state = scene(doing="good jar_3 3", eyes=(0, 0), heka=10, great=1)
    assert own(state)["heart"] == 1
    assert legal(state) == ["do 2", "do 3", "stop"]
    play(state, "do 2", "papyrus 1")
    assert legal(state) == ["haul great", "haul queens", "stop"]
    state = scene(doing="good jar_3 3", eyes=(1, 0), heka=10, great=1)
    assert own(state)["eyes"]["available"] == 1  # one that is there comes by itself
    assert asked(state) == "which-papyrus"


@rule("MN-3.4", "MN-R52", "MN-R62")
def test_actions_and_parts_of_actions_may_be_forfeited() -> None:
    state = scene(doing="field pyramids 5")
    play(state, "favour heart")
    play(state, "haul great", "stop")
    assert own(state)["great_stone"] == 1
    state = scene(doing="field necropolis 2", mummies=(3, 1), heka=5)
    play(state, "stop")  # neither papyrus nor burial
    assert own(state)["mummies"]["available"] == 1
    assert own(state)["papyri"] == []


@rule("MN-3.4", "MN-R62")
def test_an_action_chosen_by_name_is_begun() -> None:
    """Forfeiting was offered with the choice; it is not asked a second time."""
    state = scene(doing="field necropolis 2", mummies=(3, 1), heka=5)
    play(state, "do 1")
    assert legal(state) == ["papyrus 1", "papyrus 2", "papyrus 3", "papyrus 4"]


@rule("MN-R60")
def test_gains_are_never_asked() -> None:
    state = scene(doing="temple t_4_right_4", sun=2)
    assert own(state)["prestige"] == 12
    assert own(state)["sun"] == 5
    assert KINDS[state.table[state.table[3]]].name == "turn"


@rule("MN-3.5", "MN-R56")
def test_exactly_one_alternative_and_only_a_possible_one() -> None:
    state = scene(doing="row 3", food=0, heka=0)
    assert legal(state) == ["pick 1", "pick 2", "stop"]
    state = scene(doing="row 3", food=0, heka=0, goods_market=["ring_1", "ring_2", "ring_3", None])
    assert asked(state) == "which-papyrus"  # a good cannot be paid
    names = ["papyrus_01", "papyrus_02", "papyrus_03", None]
    state = scene(doing="row 3", food=0, heka=0, goods_market=["ring_1", None, None, None], papyrus_market=names)
    assert asked(state) == "turn"  # nothing is possible: forfeited


@rule("MN-3.5", "MN-R56")
def test_embalming_and_carving_are_always_possible() -> None:
    state = scene(doing="row 1", mummies=(0, 0), sphinxes=(0, 0), eyes=(0, 0))
    assert legal(state) == ["pick 1", "pick 2", "pick 3"]


@rule("MN-3.7", "MN-R37")
def test_markets_are_refilled_at_the_end_of_the_turn() -> None:
    state = scene(doing="deity", deity="ptah", goods_market=["ring_1", "ring_2", "ring_3", "ring_4"])
    play(state, "good 2")
    goods = [good["id"] for good in seen(state, "goods")]
    assert goods[1:] == ["ring_1", "ring_3", "ring_4"]  # slid to the right
    assert goods[0] not in {"ring_1", "ring_2", "ring_3", "ring_4"}


@rule("MN-3.7", "MN-R37")
def test_a_bought_tile_leaves_a_gap_until_then() -> None:
    game = corrected({"actions = [{ take_good = 1 }, { move_priestesses = 1 }]": "actions = [{ buy_good = 2 }]"})
    state = scene(doing="tile tile_3_2", food=9, game=game)
    play(state, "good 2")
    assert seen(state, "goods")[1] is None
    assert legal(state) == ["good 1", "good 3", "good 4", "stop"]  # three left, at their old prices
    play(state, "good 1")
    assert own(state)["food"] == 9 - 2 - 3


@rule("MN-3.7", "MN-R19")
def test_an_empty_bag_leaves_places_empty_but_the_rest_slides() -> None:
    state = scene(doing="deity", deity="ptah", goods_market=["ring_1", "ring_2", "ring_3", "ring_4"])
    state.table[GOODS_BAG] = 0
    play(state, "good 3")
    assert [good and good["id"] for good in seen(state, "goods")] == [None, "ring_1", "ring_2", "ring_4"]


@rule("MN-3.8", "MN-R38")
def test_effects_inside_an_action_come_at_once() -> None:
    """A transport of three over two construction fields: each part is set when its field is reached."""
    state = scene(3, doing="field pyramids 5", great=4, great_pyramid=[], food=0, heka=0)
    play(state, "favour heart", "haul great")
    assert asked(state) == "which-site"
    play(state, "build 1", "haul great", "haul great")
    assert asked(state) == "which-site"


@rule("MN-3.9", "MN-R21")
def test_free_scarab_step() -> None:
    state = scene(doing="deity", deity="thoth", scarabs={"nile": 6, "sphinxes": 2})
    assert legal(state) == ["scarab pyramids", "scarab necropolis", "scarab temple", "scarab sphinxes"]
    play(state, "scarab sphinxes")
    assert own(state)["scarabs"]["sphinxes"] == 3
    assert own(state)["sphinxes"]["available"] == 0  # no actions
    state = scene(doing="tile tile_4_2", scarabs={"sphinxes": 3}, sphinxes=(3, 1))
    assert "erect podium_temple_2" in legal(state)  # but the field counts as reached


@rule("MN-3.9", "MN-R63")
def test_several_scarab_steps_in_any_order() -> None:
    game = corrected({"actions = [{ scarab = 1 }]\nsource": "actions = [{ scarab = 2 }]\nsource"})
    state = scene(doing="deity", deity="thoth", game=game)
    play(state, "scarab sphinxes", "scarab pyramids")
    assert (own(state)["scarabs"]["sphinxes"], own(state)["scarabs"]["pyramids"]) == (1, 1)


@rule("MN-3.9")
def test_without_a_scarab_to_move_the_step_is_lost() -> None:
    state = scene(
        doing="deity", deity="thoth", scarabs=dict.fromkeys(("pyramids", "necropolis", "temple", "nile", "sphinxes"), 6)
    )
    assert asked(state) == "turn"


@rule("MN-3.10", "MN-R22", "MN-R23", "MN-8.2", "MN-9.1", "MN-12.1")
def test_missing_pieces_are_replaced() -> None:
    state = scene(doing="field pyramids 2", eyes=(0, 0))
    play(state, "haul queens", "haul great")  # transport 1 for the eye, then transport 1
    assert (own(state)["queens_stone"], own(state)["great_stone"]) == (1, 1)
    state = scene(doing="field necropolis 3", mummies=(0, 0))
    assert (own(state)["heart"], own(state)["feather"]) == (1, 19)
    state = scene(doing="field sphinxes 2", sphinxes=(1, 0))
    assert own(state)["sphinxes"]["supply"] == 0
    assert own(state)["sphinxes"]["available"] == 1
    assert own(state)["prestige"] == 11  # the second sphinx is missing


@rule("MN-3.11", "MN-R54")
def test_everything_is_open_but_the_order_of_stacks() -> None:
    state = GAME.new(3, seed=8)
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("you")
    assert views[0] == views[1] == views[2] == views[3]


@rule("MN-7.1", "MN-7.4")
def test_heart_and_feather_move_towards_each_other_and_stop_at_the_ends() -> None:
    state = scene(doing="grave n_upper_III_2", heart=18, feather=1)
    assert (own(state)["heart"], own(state)["feather"]) == (20, 0)


@rule("MN-7.2", "MN-7.3", "MN-13.2")
@pytest.mark.parametrize(
    ("heart", "feather", "points"),
    [(0, 20, -10), (1, 2, -1), (2, 3, 0), (9, 10, -1), (10, 10, 0), (11, 9, 2), (20, 0, 10), (9, 11, -2)],
)
def test_symbols_between(heart: int, feather: int, points: int) -> None:
    assert scoring.duat(scene(heart=heart, feather=feather), 0) == points
    assert seen(scene(), "board")["duat"]["symbols"] == [1, 3, 5, 7, 9, 10, 12, 14, 16, 18]


@rule("MN-7.5", "MN-R35", "MN-14.2")
def test_own_field_numbers() -> None:
    state = scene(heart=7, feather=15)
    assert scoring.purity(state, 0) == 7 + 5
    assert BOX.duat_last == 20


def test_which_action_is_only_asked_with_two_usable_actions() -> None:
    state = scene(doing="field necropolis 2", mummies=(3, 0), heka=5)
    assert state.table[state.table[3]] != WHICH_ACTION
    assert asked(state) == "which-papyrus"
