"""Information-set Monte Carlo tree search with a single observer.

Every iteration deals the hidden things anew, walks down the tree along moves that are legal in that world, adds one
node, plays a few random moves and lets the game's evaluation judge. The tree is keyed by moves alone, so one tree
serves all worlds; how often a move was available is counted with it. Each node keeps a utility per seat, and at each
decision the deciding seat maximises its own (max^n).

A game whose evaluation says more than random moves can asks for a broad search: a new node gets all its children at
once, each judged as it stands, and counts for what the best of them is worth to whoever decides. Worlds in which a
seat was dealt more or less from the start are levelled before: luck that no move can change is only noise. Where a
game is decided by what whole turns bring, a few of them are played out first, every move by its estimate.

The tree lives in a few packed arrays of fixed size: memory is bounded, and nothing is allocated while searching.
"""

import math
import time
from typing import Final

from perankh.bots.protocol import Bot, Budget, Thought, by_share
from perankh.bots.utility import MOST_SEATS, finish_turn, utilities, weigh
from perankh.engine.game import State
from perankh.engine.header import SEATS
from perankh.engine.moves import Moves
from perankh.engine.nat import i64, vec
from perankh.engine.rng import Rng

NODES: Final = 240_000  # about 26 MB
NONE: Final = -1
BATCH: Final = 16  # iterations between two looks at the clock, unless each of them takes its time
LONGEST_PATH: Final = 400
CATCH_UP: Final = 0.2  # of the visits still to come: more than that the runner-up hardly ever gains on the leader
ALIKE: Final = 0.001  # utility: while the leading two moves differ by less, it hardly matters which is taken,
SETTLED: Final = 0.2  # once this share of the visits has been made
GROWN: Final = 4  # visits after which a node that was judged by playing on gets its children


class Desk:
    """The positions and lists of moves that an iteration works with."""

    def __init__(self, state: State) -> None:
        self.world = state.clone()
        self.trial = state.clone()
        self.spare = state.clone()
        self.out = Moves(len(state.game.moves.texts))
        self.more = Moves(len(state.game.moves.texts))


class SearchBot(Bot):
    """Tree search; `depth` random moves follow each new node before it is judged."""

    def __init__(self, exploration: float = 0.0, depth: int = -1) -> None:
        self.exploration: float = exploration
        self.depth: i64 = depth
        self.move: vec[i64] = vec[i64]([0] * NODES)  # that leads to the node
        self.first: vec[i64] = vec[i64]([0] * NODES)  # child
        self.next: vec[i64] = vec[i64]([0] * NODES)  # sibling
        self.visits: vec[i64] = vec[i64]([0] * NODES)
        self.available: vec[i64] = vec[i64]([0] * NODES)
        self.value: vec[float] = vec[float]([0.0] * (NODES * MOST_SEATS))  # summed utility of each seat
        self.count: i64 = 0
        self.root: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.judged: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.level: vec[float] = vec[float]([0.0] * MOST_SEATS)  # estimates at the root, over several worlds
        self.shift: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what the present world lacks to that
        self.best: i64 = NONE  # the most visited child of the root
        self.runner_up: i64 = NONE
        self.par: float = 0.0  # the estimate when the tree was planted, to compare with where there is only one seat
        self.expected_ply: i64 = -1
        self.iterations: int = 0  # of the last move, for those who measure
        self.considered: list[Thought] = []

    def forget(self) -> None:
        self.expected_ply = -1

    def choose(self, state: State, seat: int, budget: Budget, rng: Rng) -> int:
        out = Moves(len(state.game.moves.texts))
        state.fill(out)
        self.considered = []
        if out.n == 1:
            self.expected_ply = -1
            return out.items[0]
        if state.ply != self.expected_ply or self.count > NODES // 2:
            self.plant()
            self.par = state.estimate(seat)
        self.search(state, seat, budget, self.known(out), rng)
        best = self.most_visited(out)
        self.considered = self.ponder(out, seat)
        self.root = best
        self.expected_ply = state.ply + 1
        return self.move[best]

    def plant(self) -> None:
        """A tree of the root alone."""
        self.count = 0
        self.root = self.add(NONE, 0)

    def add(self, parent: i64, move: i64) -> i64:
        node = self.count
        self.count += 1
        self.move[node] = move
        self.first[node] = NONE
        self.visits[node] = 0
        self.available[node] = 0
        for k in range(node * MOST_SEATS, node * MOST_SEATS + MOST_SEATS):
            self.value[k] = 0.0
        if parent == NONE:
            self.next[node] = NONE
        else:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def known(self, out: Moves) -> i64:
        """How often the tree has seen the present moves already, while it thought about an earlier part of the turn."""
        seen: i64 = 0
        child = self.first[self.root]
        while child != NONE:
            if position(out, self.move[child]) >= 0:
                seen += self.visits[child]
            child = self.next[child]
        return seen

    def search(self, state: State, seat: i64, budget: Budget, known: i64, rng: Rng) -> None:
        desk = Desk(state)
        exploration = self.exploration if self.exploration > 0.0 else state.game.exploration
        depth = self.depth if self.depth >= 0 else state.game.playout
        if state.game.broad:
            self.find_level(state, desk.world, seat, rng)
        batch: i64 = 1 if state.game.broad else BATCH
        done = 0
        start = time.perf_counter()
        while self.may_go_on(seat, budget, float(known), done, start):
            for _ in range(batch):
                desk.world.copy_from(state)
                desk.world.redeal(seat, rng)
                self.iterate(desk, exploration, depth, rng)
            done += batch
        self.iterations = done

    def may_go_on(self, seat: i64, budget: Budget, known: float, done: int, start: float) -> bool:
        """Whether the budget buys more visits than are known, and those to come could still change the choice."""
        if done == 0:
            return True
        left = float(budget.iterations - done) if budget.iterations > 0 else math.inf
        if budget.seconds > 0.0:
            spent = time.perf_counter() - start
            left = min(left, (budget.seconds - spent) / spent * float(done))
        left -= known
        if left <= 0.0:
            return False
        self.find_leaders()
        if self.runner_up == NONE:
            return True
        seen = known + float(done)
        if seen > SETTLED * (seen + left) and self.alike(seat):
            return False
        return float(self.lead()) <= CATCH_UP * left

    def find_leaders(self) -> None:
        """The two moves that were visited most."""
        self.best = NONE
        self.runner_up = NONE
        child = self.first[self.root]
        while child != NONE:
            if self.best == NONE or self.visits[child] > self.visits[self.best]:
                self.runner_up = self.best
                self.best = child
            elif self.runner_up == NONE or self.visits[child] > self.visits[self.runner_up]:
                self.runner_up = child
            child = self.next[child]

    def lead(self) -> i64:
        return self.visits[self.best] - self.visits[self.runner_up]

    def alike(self, seat: i64) -> bool:
        return abs(self.worth(self.best, seat) - self.worth(self.runner_up, seat)) < ALIKE

    def worth(self, node: i64, seat: i64) -> float:
        return self.value[node * MOST_SEATS + seat] / float(self.visits[node])

    def iterate(self, desk: Desk, exploration: float, depth: i64, rng: Rng) -> None:
        world, out = desk.world, desk.out
        broad = world.game.broad
        if broad:
            self.level_out(world)
        node = self.root
        self.path[0] = node
        length: i64 = 1
        while length < LONGEST_PATH:
            world.fill(out)
            if out.n == 0 or (broad and self.first[node] == NONE):
                break
            child = self.step_down(node, world.decider(), out, exploration, rng)
            if child == NONE:
                break
            world.apply(self.move[child])
            node = child
            self.path[length] = node
            length += 1
            if self.visits[node] == 0:
                break
        if not broad:
            self.play_on(world, out, depth, rng)
        elif world.game.turns == 0:
            self.look_around(node, desk)
        else:
            self.play_turns(node, desk)
        self.learn_from(length, world.table[SEATS])

    def play_on(self, world: State, out: Moves, depth: i64, rng: Rng) -> None:
        """A few random moves, then the evaluation."""
        for _ in range(depth):
            world.fill(out)
            if out.n == 0:
                break
            world.apply(out.items[rng.below(out.n)])
        utilities(world, self.judged, self.par)

    def play_turns(self, node: i64, desk: Desk) -> None:
        """This turn and a few more, then the evaluation; a node that was seen often enough gets its children."""
        if node == self.root or self.visits[node] >= GROWN:
            self.look_around(node, desk)
        for _ in range(1 + desk.world.game.turns):
            finish_turn(desk.world, desk.spare, desk.more)
        self.judge(desk.world)

    def find_level(self, state: State, world: State, seat: i64, rng: Rng) -> None:
        for other in range(state.table[SEATS]):
            self.level[other] = 0.0
        for _ in range(i64(BATCH)):
            world.copy_from(state)
            world.redeal(seat, rng)
            for other in range(state.table[SEATS]):
                self.level[other] += world.estimate(other) / float(BATCH)

    def level_out(self, world: State) -> None:
        for seat in range(world.table[SEATS]):
            self.shift[seat] = self.level[seat] - world.estimate(seat)

    def judge(self, world: State) -> None:
        for seat in range(world.table[SEATS]):
            self.judged[seat] = world.estimate(seat) + self.shift[seat]
        weigh(world, self.judged, self.par)

    def look_around(self, node: i64, desk: Desk) -> None:
        """Give a node all its children and judge it by the best of them."""
        world, trial, out = desk.world, desk.trial, desk.out
        world.fill(out)
        if out.n == 0 or self.first[node] != NONE or self.count + out.n > NODES:
            self.judge(world)
            return
        seat = world.decider()
        turn = world.turn()
        seats = world.table[SEATS]
        best: i64 = NONE
        for k in range(out.n):
            trial.copy_from(world)
            trial.apply(out.items[k])
            if world.game.turns > 0 and trial.turn() == turn and trial.decider() == seat:
                finish_turn(trial, desk.spare, desk.more)
            self.judge(trial)
            child = self.add(node, out.items[k])
            self.visits[child] = 1
            self.available[child] = 1
            for other in range(seats):
                self.value[child * MOST_SEATS + other] = self.judged[other]
            if best == NONE or self.judged[seat] > self.value[best * MOST_SEATS + seat]:
                best = child
        for other in range(seats):
            self.judged[other] = self.value[best * MOST_SEATS + other]

    def step_down(self, node: i64, seat: i64, out: Moves, exploration: float, rng: Rng) -> i64:
        """The child to visit: a legal move that has none yet, otherwise the best by its upper confidence bound."""
        known: i64 = 0
        best: i64 = NONE
        best_bound = -1.0
        child = self.first[node]
        while child != NONE:
            move = self.move[child]
            place = position(out, move)
            if place >= 0:
                swap(out, place, known)
                known += 1
                self.available[child] += 1
                visits = float(self.visits[child])
                bound = self.value[child * MOST_SEATS + seat] / visits + exploration * math.sqrt(
                    math.log(float(self.available[child])) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.next[child]
        if known < out.n and self.count < NODES:
            fresh = self.add(node, out.items[known + rng.below(out.n - known)])
            self.available[fresh] = 1
            return fresh
        return best

    def learn_from(self, length: i64, seats: i64) -> None:
        for k in range(length):
            node = self.path[k]
            self.visits[node] += 1
            for seat in range(seats):
                self.value[node * MOST_SEATS + seat] += self.judged[seat]

    def most_visited(self, out: Moves) -> i64:
        best: i64 = NONE
        child = self.first[self.root]
        while child != NONE:
            if position(out, self.move[child]) >= 0 and (best == NONE or self.visits[child] > self.visits[best]):
                best = child
            child = self.next[child]
        return best

    def ponder(self, out: Moves, seat: i64) -> list[Thought]:
        found: list[Thought] = []
        total: i64 = 0
        child = self.first[self.root]
        while child != NONE:
            if position(out, self.move[child]) >= 0 and self.visits[child] > 0:
                total += self.visits[child]
                visits = float(self.visits[child])
                found.append(Thought(self.move[child], visits, self.worth(child, seat)))
            child = self.next[child]
        return by_share(found, float(total))

    def thoughts(self) -> list[Thought]:
        return self.considered


def position(out: Moves, move: i64) -> i64:
    """Where a move stands in the buffer, or -1."""
    items = out.items
    for k in range(out.n):
        if items[k] == move:
            return k
    return -1


def swap(out: Moves, one: i64, other: i64) -> None:
    kept = out.items[one]
    out.items[one] = out.items[other]
    out.items[other] = kept
