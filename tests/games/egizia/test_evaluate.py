"""The estimate for the bots: sensible at any moment, exact at the end."""

from perankh.engine.rng import Rng
from tests.games.egizia.lively import lively_move
from tests.games.egizia.scene import GAME, Player, scene
from tests.support import play


def better(more: Player, less: Player) -> bool:
    return scene(more, Player()).estimate(0) > scene(less, Player()).estimate(0)


def test_what_is_worth_something() -> None:
    base = Player(stones=3)
    assert better(Player(stones=4), base)
    assert better(Player(stones=3, score=1), base)
    assert better(Player(stones=3, cards=["n12_quarry_3_a"]), base)
    assert better(Player(stones=3, cards=["n12_shared_round_space"]), base)
    assert better(Player(stones=3, crews=(2, 1, 1, 2)), base)  # still fed
    assert better(base, Player(stones=3, crews=(5, 5, 5, 2)))  # hungry for five rounds
    hungry = (3, 3, 2, 2)
    assert better(Player(crews=hungry, cards=["n12_field_green_3"]), Player(crews=hungry))


def test_ships_where_something_can_be_built() -> None:
    able = Player(stones=3, at=["sphinx_site_1"], passed=True)
    assert better(able, Player(stones=3, at=["edfu"], passed=True))
    assert better(able, Player(at=["sphinx_site_1"], passed=True))
    assert better(Player(stones=3, at=["edfu"]), Player(stones=3, at=["heliopolis"]))  # more of the river to come


def test_who_may_lose_its_water_counts_less() -> None:
    fields = Player(crews=(4, 4, 4, 4), cards=["n34_field_yellow_green_7"])
    estimates = [scene(fields, Player(), ring=ring).estimate(0) for ring in ("left", "middle", "right")]
    assert estimates[0] < estimates[1] == estimates[2]


def test_a_sphinx_card_counts_the_more_the_nearer_its_condition() -> None:
    def hope(*blocks: str) -> float:
        with_card = scene(Player(blocks=blocks, hand=["own_obelisk_4"]), Player(), round=4).estimate(0)
        return with_card - scene(Player(blocks=blocks, hand=[]), Player(), round=4).estimate(0)

    three = ("obelisk_1_1", "obelisk_1_2", "obelisk_2_1")
    assert 0 <= hope() < hope(*three) < hope(*three, "obelisk_2_2") == 6


def test_only_those_who_were_not_fed_yet_go_hungry() -> None:
    hungry = Player(crews=(8, 8, 8, 8), cards=["n12_grain_4"])
    other = Player(crews=(8, 8, 8, 8), cards=["n5_grain_4"])
    state = scene(hungry, other, phase="feed", round=5)
    first = state.seat
    before = state.estimate(first)
    play(state, "go on")
    assert state.seat == 1 - first
    assert -30 < state.estimate(first) - before < -1  # the card is still there, its grain was not used


def test_it_is_exact_at_the_end_and_finite_before() -> None:
    for seed in range(5):
        state = GAME.new(3, seed)
        rng = Rng(seed)
        while state.seat >= 0:
            assert all(-500 < state.estimate(seat) < 500 for seat in range(3))
            state.play(lively_move(state, rng, "build "))
        assert [state.estimate(seat) for seat in range(3)] == state.scores()
