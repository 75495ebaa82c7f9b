"""SB-13: what a seat cannot know is dealt anew, selections in progress included."""

from tests.games.sobek.knowledge import FISH, MARBLE, SEVEN, WHEAT, hands, worlds
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, board, debens, hand, look, market, scene
from tests.support import legal, play, rule


def test_a_choice_in_progress_is_dealt_anew() -> None:
    """Thomas is choosing what to put down; what he has chosen is no business of Susanne's."""
    state = scene(hands=(["scribe_m"], [*SEVEN, "ivory_05"]), stack=["ebony_04", "ebony_05"])
    play(state, "play scribe_m", "shed marble_03")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == look(state, SUSANNE)
        play(world, legal(world)[0])
        play(world, legal(world)[0])
        assert len(board(world, THOMAS)) == 2


def test_a_sale_in_progress_is_dealt_anew() -> None:
    """Thomas has said what he sells, to himself; for Susanne he is just thinking."""
    state = scene(hands=([], [*MARBLE, "marble_06"]), stack=["marble_07", "ivory_03", "ivory_04"], turn=THOMAS)
    before = look(state, SUSANNE)
    play(state, "sell marble")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == before
        assert legal(world)[0] == "refill"
    assert len(hands(worlds(state, SUSANNE), THOMAS)) > 3


def test_a_hand_dealt_anew_can_be_sold() -> None:
    state = scene(hands=([], MARBLE), stack=["fish_04", "fish_05", "fish_06"], turn=THOMAS)
    found = {tuple(hand(world, THOMAS)): legal(world) for world in worlds(state, SUSANNE, 200)}
    assert found[*MARBLE] == ["refill", "sell marble"]
    assert found["fish_04", "fish_05", "fish_06"] == ["refill", "sell fish"]
    assert found["fish_04", "marble_03", "marble_04"] == ["refill"]


def test_a_courtesan_in_progress_is_dealt_anew() -> None:
    state = scene(
        hands=([], ["courtesan", "wheat_05", "statue_01", "ivory_03"]),
        sold=({}, {"wheat": WHEAT, "fish": FISH}),
        stack=["statue_02", "ebony_03"],
        turn=THOMAS,
    )
    play(state, "play courtesan")
    before = look(state, SUSANNE)
    play(state, "add statue_01")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == before
        assert {move.split()[0] for move in legal(world)} <= {"add", "done"}
        assert look(play(world, legal(world)[0]), SPECTATOR)["you"] is None


@rule("SB-13.6", "SB-R30")
def test_only_tiles_that_were_in_hand_can_have_been_put_down() -> None:
    """Susanne knew all of Thomas's goods; what his Queen drew afterwards cannot lie on his board."""
    goods = ["fish_04", "fish_05", "marble_03", "marble_04", "ivory_03", "ivory_04", "ebony_04"]
    drawn = ["cattle_04", "cattle_05", "cattle_06", "wheat_07", "wheat_08", "wheat_09"]
    state = scene(hands=(["scribe_m"], [*goods, "queen"]), seen=goods, stack=drawn)
    play(state, "play scribe_m", "shed fish_04", "shed marble_03", "play queen")
    boards = {tuple(board(world, THOMAS)) for world in worlds(state, SUSANNE, 100)}
    assert len(boards) > 10
    assert all(set(tiles) <= set(goods) for tiles in boards)


def test_nothing_is_lost_when_dealt_anew() -> None:
    state = scene(
        hands=(["fish_04", "queen"], ["wheat_01", "fish_05", "thief"]),
        boards=(["vizier"], ["merchant"]),
        market={"b1": "courtesan", "c1": "fish_06"},
        stack=["ivory_03", "architect", "ivory_04"],
        slots=["eye", "mummy"],
        reserve=["cobra_1", "pyramid"],
        debens=([3], [5, 9]),
    )
    for world in worlds(state, SUSANNE):
        assert world.census() == state.census()
        assert sorted(hand(world, SUSANNE)) == ["fish_04", "queen"]
        assert debens(world, SUSANNE) == [3]


def test_the_stack_is_dealt_anew() -> None:
    state = scene(stack=["ivory_03", "ivory_04", "ivory_05"])
    assert {market(play(world, "refill"))["c3"] for world in worlds(state, SUSANNE)} == {
        "ivory_03",
        "ivory_04",
        "ivory_05",
    }


@rule("SB-R21")
def test_the_visible_back_of_the_top_tile_stays_when_dealt_anew() -> None:
    state = scene(stack=["queen", "ivory_04", "ivory_05", "thief"], top_of_stack_back_visible="yes")
    assert {market(play(world, "refill"))["c3"] for world in worlds(state, SUSANNE)} == {"character"}


def test_an_opponent_who_can_only_sell_is_known_to_hold_a_set() -> None:
    state = scene(
        stack=(), market={"b1": "cattle_01"}, hands=([], FISH), boards=(["marble_03", "ivory_03", "ebony_04"], [])
    )
    play(state, "take b1")
    assert state.undo_floor == 1
    assert all(legal(world) for world in worlds(state, SUSANNE))
