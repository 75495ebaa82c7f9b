"""TP-11, TP-13.2 and R-16, R-37: stacks, and who knows what of them."""

from perankh.engine.rng import Rng
from tests.games.terra_pyramides.scene import GAME, decision, go_on, lay_only, player, scene
from tests.support import legal, listen, play, rule


def shown(state, seat, stack):  # type: ignore[no-untyped-def]
    """The tiles of a stack from the top as a seat knows them."""
    return [tile and tile["type"] for tile in state.view(seat)["stacks"][stack - 1]["tiles"]]


def hand(state, seat, of):  # type: ignore[no-untyped-def]
    tile = state.view(seat)["players"][of]["hand"]["tile"]
    return tile and tile["type"]


@rule("TP-11.2", "TP-EX6")
def test_with_two_players_the_last_tile_of_a_stack_leaves_unseen() -> None:
    state = scene(stacks={1: ["eye", "worker"], 2: ["eye", "worker", "eye"]}, hands=("stone_green", "eye"))
    heard = listen(lay_only(state, "f8"), "draw 1")
    assert "stack-gone" in [message.id for message in heard]
    stack = state.view(0)["stacks"][0]  # type: ignore[index]
    assert (stack["left"], stack["tiles"], stack["gone"]) == (0, [], [None])
    game = GAME.new(2, 9)
    while game.seat >= 0:
        game.play(game.legal()[0])
    assert len(game.view(None)["board"]["tiles"]) == 8 * (5 - 1)  # type: ignore[index]


@rule("TP-11.2")
def test_with_three_players_stacks_are_used_up() -> None:
    state = scene(seats=3, stacks={1: ["eye"], 2: ["worker"]}, hands=("stone_green", "eye", "eye"))
    play(state, "lay f8", "draw 1")
    stack = state.view(0)["stacks"][0]  # type: ignore[index]
    assert (stack["left"], stack["gone"]) == (0, [])


@rule("TP-11.3")
def test_the_last_turns_are_complete_turns_without_a_draw() -> None:
    state = scene(stacks={}, hands=("eye", "worker"), foundations={"e2": 1})
    go_on(state, "lay f8")
    assert (state.seat, decision(state)) == (1, "lay")
    assert player(state, 0)["hand"] is None
    go_on(state, "lay e3")
    assert state.seat == -1


@rule("R-16")
def test_the_hand_is_private_and_its_stack_is_public() -> None:
    state = scene(stacks={1: ["worker", "eye", "eye"], 2: ["eye", "eye"]}, hands=("stone_green", "eye"))
    told = listen(lay_only(state, "f8"), "draw 1", observer=1)
    assert [message.id for message in told] == ["drew"]
    assert (hand(state, 0, 0), hand(state, 1, 0), hand(state, None, 0)) == ("worker", None, None)
    assert state.view(1)["players"][0]["hand"]["stack"] == 1  # type: ignore[index]


@rule("R-16", "TP-10.2")
def test_a_searched_stack_is_known_to_the_searcher_alone() -> None:
    state = scene(stacks={1: ["worker", "eye", "eye", "worker"]}, hands=("stone_green", "eye"), gold=[1])
    play(lay_only(state, "f8"), "search")  # there is only one stack to look at
    assert decision(state) is None  # others are not told which tiles are looked at
    play(state, "pick eye")
    assert shown(state, 0, 1) == ["worker", "eye", "worker"]
    assert shown(state, 1, 1) == [None, None, None]
    assert state.view(1)["stacks"][0]["searched_by"] == [0]  # type: ignore[index]
    assert hand(state, 1, 0) is None


@rule("R-16")
def test_a_searcher_knows_what_is_drawn_from_the_top_later() -> None:
    state = searched_by_0()
    go_on(lay_only(state, "f8"), "draw 1")  # seat 1 takes the top
    assert hand(state, 0, 1) == "worker_eye"
    assert hand(state, 2, 1) is None
    assert shown(state, 0, 1) == ["eye", "worker", "worker"]


def searched_by_0():  # type: ignore[no-untyped-def]
    """Three players; seat 0 has searched stack 1 and left worker_eye, eye, worker, worker there."""
    state = scene(
        seats=3,
        stacks={1: ["worker_eye", "stone_red", "eye", "worker", "worker"], 2: ["eye", "eye"]},
        hands=("stone_green", "stone_blue", "stone_black"),
        gold=[1, 1, 1],
    )
    return play(lay_only(state, "i6"), "search", "look 1", "pick stone_red")


@rule("R-37")
def test_another_search_leaves_the_first_searcher_in_doubt_until_the_tile_is_laid() -> None:
    state = searched_by_0()
    play(lay_only(state, "f8"), "search", "look 1", "pick eye")  # seat 1
    stack = state.view(0)["stacks"][0]
    assert shown(state, 0, 1) == [None, None, None]
    assert [tile["type"] for tile in stack["either"]] == ["worker_eye", "eye", "worker", "worker"]
    assert hand(state, 0, 1) is None
    assert shown(state, 1, 1) == ["worker_eye", "worker", "worker"]
    go_on(lay_only(state, "g9"), "draw 1")  # seat 2 takes the top
    assert hand(state, 0, 2) is None  # worker_eye, unless seat 1 has that one
    assert hand(state, 1, 2) == "worker_eye"
    go_on(lay_only(state, "b2"), "draw 2")  # seat 0
    play(state, "lay h9")  # seat 1 lays the eye: now all is known again
    assert hand(state, 0, 2) == "worker_eye"
    assert shown(state, 0, 1) == ["worker", "worker"]


@rule("R-37")
def test_redeals_of_a_stack_in_doubt_keep_what_is_known() -> None:
    """Seat 1 has one of four tiles, seat 2 then drew the top one: worker_eye, unless seat 1 has that."""
    state = searched_by_0()
    play(lay_only(state, "f8"), "search", "look 1", "pick eye")
    go_on(lay_only(state, "g9"), "draw 1")
    rng = Rng(5)
    pairs = set()
    for _ in range(200):
        world = state.clone()
        world.redeal(0, rng)
        pairs.add((hand(world, 1, 1), hand(world, 2, 2)))
        assert world.view(0) == state.view(0)
    assert pairs == {("worker_eye", "eye"), ("eye", "worker_eye"), ("worker", "worker_eye")}


@rule("R-37")
def test_a_later_search_of_ones_own_ends_the_doubt() -> None:
    state = searched_by_0()
    play(lay_only(state, "f8"), "search", "look 1", "pick eye")
    go_on(lay_only(state, "g9"), "draw 2")
    state.table[state.game.layout.find("gold").at] = 1
    play(lay_only(state, "h9"), "search", "look 1")
    assert shown(state, 0, 1) == ["worker_eye", "worker", "worker"]
    assert hand(state, 0, 1) == "eye"  # it is the one that is missing


@rule("TP-13.2", "R-17")
def test_open_stacks_show_their_top_and_cannot_be_searched() -> None:
    state = scene(
        open_stacks="on",
        stacks={1: ["worker", "eye", "eye"], 2: ["worker", "eye", "eye"]},
        hands=("stone_green", "eye"),
        gold=[1],
    )
    assert shown(state, None, 1) == ["worker", None, None]
    assert shown(state, None, 2) == [None, None, None]
    play(state, "lay f8")
    assert legal(state) == ["draw 1", "draw 2", "search"]
    assert legal(play(state.clone(), "search")) == ["pick worker", "pick eye"]  # stack 2, the only face-down one
    play(state, "draw 1")
    assert hand(state, 1, 0) == "worker"  # everybody knows it
    assert shown(state, None, 1) == ["eye", None]


@rule("TP-13.2", "TP-11.2")
def test_an_open_stack_that_leaves_does_not_show_its_last_tile() -> None:
    state = scene(open_stacks="on", stacks={1: ["worker", "eye"], 2: ["eye"] * 3}, hands=("stone_green", "eye"))
    play(state, "lay f8", "draw 1")
    assert state.view(None)["stacks"][0]["gone"] == [None]  # type: ignore[index]


@rule("TP-13.3")
def test_both_variants_fit_all_versions() -> None:
    for version in ("base", "horus", "nile"):
        state = GAME.new(3, 1, version=version, symbols="on", open_stacks="on")
        view = state.view(None)
        assert (view["symbols"], view["open_stacks"]) == (True, True)
        assert [bool(stack["tiles"][0]) for stack in view["stacks"]] == [True, False] * 4  # type: ignore[attr-defined]


@rule("R-16", "R-37")
def test_the_words_of_a_draw_name_the_top_only_to_one_who_knows_it() -> None:
    """Seat 0 has searched stack 1; seat 1, who has not, reads of a hidden tile there."""
    state = lay_only(searched_by_0(), "f8")
    move = state.game.move("draw 1")
    assert state.label(move).args["tile"].id == "tile-hidden"
    own = scene(stacks={1: ["worker", "eye", "eye", "worker"], 2: ["eye"] * 3}, hands=("stone_green", "eye"), gold=[1])
    go_on(lay_only(own, "f8"), "search", "look 1", "pick eye")
    go_on(lay_only(own, "g8"), "draw 2")
    lay_only(own, "h9")
    assert own.label(move).args["tile"].id == "tile-one"
