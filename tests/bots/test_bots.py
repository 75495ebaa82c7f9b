"""Bots play legal moves in every game, never peek, and think within their budget."""

from collections import Counter

import pytest

import perankh
from perankh.bots import LEVELS, Budget, Player, ask, is_bot
from perankh.bots.search import CATCH_UP, NODES, SETTLED, Desk, SearchBot
from perankh.bots.utility import LOOK_AHEAD, MOST_SEATS, finish_turn, utilities
from perankh.engine.game import State
from perankh.engine.moves import Moves
from perankh.engine.rng import Rng

BOTS = ["random", "greedy", "montecarlo:64", "search:64"]
TABLES = [  # one set of options for each number of seats, the plain one where there is
    (slug, seats, next(options for count, options in perankh.game(slug).variants() if count == seats))
    for slug in perankh.games()
    for seats in perankh.game(slug).seats
]


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_every_bot_plays_every_game(spec: str, slug: str, seats: int, options: dict[str, str]) -> None:
    state = perankh.game(slug).new(seats, 1, **options)
    player = Player(spec)
    rng = Rng(spec)
    while state.seat >= 0 and state.ply < 60:
        state.play(ask(player.bot, state, player.budget, rng))


def middle(slug: str, seats: int, plies: int) -> State:
    """A position in a game between greedy bots, at a decision with a choice."""
    state = perankh.game(slug).new(seats, 3)
    player = Player("greedy")
    rng = Rng("middle")
    while state.seat >= 0 and (state.ply < plies or len(state.legal()) < 2):
        state.play(ask(player.bot, state, player.budget, rng))
    assert state.seat >= 0
    return state


@pytest.mark.parametrize("spec", ["greedy:0.2", "montecarlo:32", "search:32"])
@pytest.mark.parametrize("slug", [slug for slug in perankh.games() if max(perankh.game(slug).seats) > 1])
def test_no_bot_peeks(spec: str, slug: str) -> None:
    """Two positions that differ only in what the seat cannot know lead to the same distribution of choices."""
    truth = middle(slug, 2, 12)
    other = truth.clone()
    other.redeal(truth.seat, Rng("another world"))
    first, second = choices(truth, spec, 160), choices(other, spec, 160)
    distance = sum((first[move] - second[move]) ** 2 / (first[move] + second[move]) for move in first | second)
    freedom = len(first | second) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5 + 10, (first, second)


def choices(state: State, spec: str, times: int) -> Counter[int]:
    counts: Counter[int] = Counter()
    for seed in range(times):
        player = Player(spec)
        counts[ask(player.bot, state, player.budget, Rng(f"{seed} peek"))] += 1
    return counts


def test_asking_a_bot_changes_nothing() -> None:
    state = middle("sobek", 2, 10)
    before = state.dump()
    for spec in BOTS:
        player = Player(spec)
        ask(player.bot, state, player.budget, Rng(1))
    assert state.dump() == before


def test_same_seed_same_move() -> None:
    state = middle("sobek", 2, 10)
    moves = {ask(SearchBot(), state, Budget(iterations=200), Rng(7)) for _ in range(3)}
    assert len(moves) == 1


def test_the_tree_is_kept_between_the_decisions_of_one_turn_and_never_outgrows_its_memory() -> None:
    state = perankh.game("sobek").new(seed=2)
    bot = SearchBot()
    rng = Rng(2)
    kept = False
    while state.seat >= 0:
        ply, seat = state.ply, state.seat
        state.play(ask(bot, state, Budget(iterations=400), rng))
        kept = kept or (state.seat == seat and bot.expected_ply == ply + 1 and bot.count > 1)
        assert bot.count <= NODES
    assert kept


def test_a_broad_search_weighs_every_move_and_stays_within_its_memory() -> None:
    state = middle("egizia", 2, 10)
    assert state.game.broad
    bot = SearchBot()
    ask(bot, state, Budget(iterations=16), Rng(3))
    assert {thought.move for thought in bot.thoughts()} == set(state.legal())
    desk = Desk(state)
    for _ in range(32_000):
        desk.world.copy_from(state)
        bot.iterate(desk, state.game.exploration, 0, Rng(3))
    assert NODES // 2 < bot.count <= NODES


@pytest.mark.parametrize("slug", ["sobek", "egizia", "terra_pyramides"])
def test_a_search_stops_when_its_choice_will_hardly_change(slug: str) -> None:
    state = middle(slug, 2, 10)
    bot = SearchBot()
    ask(bot, state, Budget(iterations=4000), Rng(3))
    left = 4000 - bot.iterations
    assert left <= 0 or bot.lead() > CATCH_UP * left or (bot.iterations > SETTLED * 4000 and bot.alike(state.seat))


def test_a_search_does_not_ponder_what_makes_no_difference() -> None:
    """Two moves that look alike are given a fifth of the budget, two that differ are given more."""
    bot = SearchBot()
    bot.plant()
    one, other = bot.add(bot.root, 1), bot.add(bot.root, 2)
    for move, worth in ((one, 0.5), (other, 0.5004)):
        bot.visits[move] = 50
        bot.value[move * MOST_SEATS] = 50 * worth
    budget = Budget(iterations=1000)
    assert bot.may_go_on(0, budget, 0.0, 200, 0.0)
    assert not bot.may_go_on(0, budget, 0.0, 201, 0.0)
    bot.value[other * MOST_SEATS] = 50 * 0.52
    assert bot.may_go_on(0, budget, 0.0, 201, 0.0)


def test_what_a_search_knows_from_the_same_turn_counts() -> None:
    """The second decision of a turn takes only the iterations that it lacks to a full budget."""
    state = middle("egizia", 2, 10)
    bot = SearchBot()
    rng = Rng(3)
    while True:
        move = ask(bot, state, Budget(iterations=4000), rng)
        seat, known = state.seat, bot.visits[bot.root]
        state.play(move)
        if state.seat == seat and len(state.legal()) > 1:
            break
    ask(bot, state, Budget(iterations=4000), rng)
    assert 0 < bot.iterations <= 4000 - known < 3900


def test_a_broad_search_does_not_take_luck_for_merit() -> None:
    """Worlds differ in what the others hold; the estimates of the root, levelled out, are the same in all of them."""
    state = middle("egizia", 3, 60)
    bot = SearchBot()
    rng = Rng(4)
    world = state.clone()
    bot.find_level(state, world, state.seat, rng)
    spread = set()
    for _ in range(20):
        world.copy_from(state)
        world.redeal(state.seat, rng)
        spread.add(round(world.estimate((state.seat + 1) % 3), 6))
        bot.level_out(world)
        assert all(world.estimate(seat) + bot.shift[seat] == pytest.approx(bot.level[seat]) for seat in range(3))
    assert len(spread) > 1


def test_thoughts_are_shares_of_legal_moves() -> None:
    state = middle("sobek", 2, 10)
    for spec in BOTS[1:]:
        player = Player(spec)
        move = ask(player.bot, state, player.budget, Rng(1))
        thoughts = player.bot.thoughts()
        assert thoughts[0].move == move
        assert all(thought.move in state.legal() and 0 <= thought.worth <= 1 for thought in thoughts)
        if spec.startswith(("search", "montecarlo")):
            assert sum(thought.share for thought in thoughts) == pytest.approx(1)


@pytest.mark.parametrize("spec", ["chess", "search:fast", "search:-1s", "search:0.5", "random:3", "montecarlo:nan"])
def test_unknown_bots_and_budgets_are_refused(spec: str) -> None:
    with pytest.raises(perankh.BadOption):
        Player(spec)


def test_levels_are_bots() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "scribe", "vizier"]
    for level in LEVELS:
        assert is_bot(level)
        Player(level)
    assert not is_bot("anna")


@pytest.mark.parametrize(
    ("slug", "options", "turns"),
    [
        ("terra_pyramides", {"mode": "task1"}, 1),
        ("terra_pyramides", {"version": "nile"}, 1),
        ("men_nefer", {}, 2),  # Imhotep's comes after
    ],
)
def test_alone_a_turn_is_finished_and_no_more(slug: str, options: dict[str, str], turns: int) -> None:
    state = perankh.game(slug).new(1, 3, **options)
    trial, out = state.clone(), Moves(len(state.game.moves.texts))
    lengths = []
    for _ in range(5):
        turn, ply = state.turn(), state.ply
        finish_turn(state, trial, out)
        assert state.turn() == turn + turns
        lengths.append(state.ply - ply)
    assert max(lengths) < LOOK_AHEAD


def test_alone_a_position_is_measured_by_where_the_search_began() -> None:
    """However many points that are, one more makes the same difference."""
    state = perankh.game("men_nefer").new(1, 3)
    points = state.estimate(0)
    found = SearchBot().judged
    utilities(state, found, points)
    assert found[0] == 0.5
    utilities(state, found, points - state.game.swing)
    assert found[0] == 0.75
