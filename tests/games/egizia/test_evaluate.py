"""The estimate for the bots: sensible at any moment, exact at the end."""

from perankh.engine.rng import Rng
from tests.games.egizia.lively import lively_move
from tests.games.egizia.scene import GAME, Player, scene


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


def test_it_is_exact_at_the_end_and_finite_before() -> None:
    for seed in range(5):
        state = GAME.new(3, seed)
        rng = Rng(seed)
        while state.seat >= 0:
            assert all(-500 < state.estimate(seat) < 500 for seat in range(3))
            state.play(lively_move(state, rng, "build "))
        assert [state.estimate(seat) for seat in range(3)] == state.scores()
