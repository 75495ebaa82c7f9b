"""MN-13, MN-14: harvest and end of the game."""

import pytest

from perankh.games.men_nefer.rules.turn import MenNefer
from tests.games.men_nefer.scene import BOX, give, harvest, own, scene
from tests.support import rule

NEUTRAL = {"heart": 10, "feather": 10}  # on one space: the Duat costs nothing


def points(state: MenNefer, source: str, seat: int = 0) -> int:
    return int(own(state, seat)["points"].get(source, 0))


@rule("MN-13.1", "MN-R36")
def test_papyri_are_rolled_up() -> None:
    # vase|ibis, ibis|lotus, lotus|vase: two drawings
    state = harvest(scene(papyri=["papyrus_01", "papyrus_08", "papyrus_13"], rolled=2))
    assert own(state)["feather"] == 20 - 5
    assert own(state)["rolled"] == 5
    assert own(state)["papyri"] == []


@rule("MN-13.1", "MN-13.2")
def test_papyri_come_before_the_duat() -> None:
    state = harvest(scene(heart=10, feather=11, papyri=["papyrus_01"], pp=20))
    assert points(state, "duat") == 0  # boundary 10 lay between; the feather has moved onto space 10


@rule("MN-13.2")
@pytest.mark.parametrize(("heart", "feather", "gained"), [(0, 20, -10), (8, 11, -2), (10, 10, 0), (12, 8, 2)])
def test_duat(heart: int, feather: int, gained: int) -> None:
    assert points(harvest(scene(heart=heart, feather=feather, pp=30)), "duat") == gained


@rule("MN-13.3", "MN-R58")
def test_all_fulfilled_agreements_score_again_in_every_harvest() -> None:
    deals = ["agreement_1_heart_field", "agreement_3_sphinxes", "agreement_2_goods met"]
    state = scene(**NEUTRAL, deals=deals)
    harvest(state)
    assert points(state, "agreements") == 1 + 2
    assert [deal["fulfilled"] for deal in own(state)["agreements"] if deal] == [True, False, True]
    harvest(state)
    assert points(state, "agreements") == 2 * (1 + 2)


@rule("MN-13.3", "MN-R18")
def test_fulfilled_agreements_are_checked_until_nothing_changes() -> None:
    """Two others fulfil a third, that one a fourth; none counts itself."""
    deals = ["agreement_3_fulfilled_agreements", "agreement_2_fulfilled_agreements", "agreement_1_heart_field",
             "agreement_2_heart_field", "agreement_3_heart_field", "agreement_1_goods met"]  # fmt: skip
    state = harvest(scene(**NEUTRAL, deals=deals))
    assert points(state, "agreements") == 3 + 2 + 1 + 2 + 3 + 1
    alone = harvest(scene(**NEUTRAL, deals=["agreement_2_fulfilled_agreements", "agreement_1_heart_field",
                                            "agreement_2_heart_field"]))  # fmt: skip
    assert points(alone, "agreements") == 1 + 2  # two others, three are needed


@rule("MN-13.4", "MN-R58")
def test_sarcophagi_score_row_and_column() -> None:
    bonuses = {"row_upper": "mastaba_3", "row_lower": "mastaba_1", "column_I": "mastaba_2", "column_III": "mastaba_6"}
    state = scene(**NEUTRAL, graves=["n_upper_I_1", "n_lower_III_2"], bonuses=bonuses)
    assert points(harvest(state), "sarcophagi") == (2 + 1) + (1 + 2)


@rule("MN-13.5")
@pytest.mark.parametrize(("sun", "seal"), [(0, 0), (1, 1), (2, 1), (4, 3), (8, 7), (12, 13), (14, 16)])
def test_sun_disc(sun: int, seal: int) -> None:
    assert points(harvest(scene(**NEUTRAL, sun=sun)), "sun") == seal


@rule("MN-13.6")
@pytest.mark.parametrize(("field", "seal"), [(0, 0), (3, 1), (5, 3), (8, 5), (10, 7), (12, 14)])
def test_great_pyramid(field: int, seal: int) -> None:
    assert points(harvest(scene(**NEUTRAL, great=field)), "great") == seal


@rule("MN-13.7", "MN-15.3")
def test_queens_pyramids_score_each_by_itself() -> None:
    tiles = {"hetepheres": "queens_sphinxes", "meritites": "queens_papyrus_pairs", "henutsen": "queens_different_goods"}
    eyes = {"hetepheres": 1, "meritites": 2}
    goods = [["ring_1", "ring_2", "jar_1"], [], []]
    state = scene(**NEUTRAL, queen_tiles=tiles, eyes_at=eyes, podiums=BOX.podium_names[:3], rolled=5, goods=goods)
    assert points(harvest(state), "queens") == 3 * 1 + 2 * 2  # an odd papyrus counts nothing, no eye nothing


@rule("MN-R32")
def test_the_loss_is_dropped_before_the_next_step() -> None:
    state = harvest(scene(pp=4, great=1))
    assert own(state)["prestige"] == 0 + 1


@rule("MN-R39")
def test_players_do_not_influence_one_another() -> None:
    def result(order: list[int]) -> list[int]:
        from perankh.games.men_nefer.state import ORDER

        state = scene(3, **NEUTRAL, sun=5)
        give(state, 1, heart=3, feather=9, great=4)
        give(state, 2, heart=12, feather=4, deals=["agreement_1_heart_field"])
        for position, seat in enumerate(order):
            state.table[ORDER + position] = seat
        return harvest(state).scores()

    assert result([0, 1, 2]) == result([2, 0, 1]) == result([1, 2, 0])


@rule("MN-14.1", "MN-4.3")
def test_the_game_ends_with_the_harvest_of_era_3() -> None:
    state = harvest(scene(era=3, **NEUTRAL, pp=30))
    assert state.seat == -1
    assert state.view(None)["over"]
    assert state.ranking() == [1, 2]
    assert state.scores()[0] == 30


@rule("MN-14.2", "MN-14.3")
def test_ties_are_broken_by_heart_and_feather() -> None:
    state = scene(3, era=3, pp=20, heart=10, feather=10)
    give(state, 1, pp=20, heart=11, feather=11)
    give(state, 2, pp=20, heart=12, feather=12)
    harvest(state)
    assert state.scores() == [20, 20, 20]
    assert state.ranking() == [1, 1, 1]  # 10 + 10, 11 + 9, 12 + 8: a shared victory
    state = scene(2, era=3, pp=20, heart=10, feather=10)
    give(state, 1, pp=20, heart=12, feather=11)
    harvest(state)
    scores = state.scores()
    give(state, 0, pp=scores[1])
    assert state.ranking() == [2, 1]  # 20 against 21


def test_the_breakdown_adds_up_at_any_time() -> None:
    state = harvest(scene(sun=5, great=4, pp=10))
    assert sum(number for _, number in state.breakdown(0)) == state.scores()[0]
