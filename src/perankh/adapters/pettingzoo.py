"""All games for PettingZoo: `env("sobek")` acts one after the other, `parallel_env("sobek")` all at once.

Observations are `{"observation": numbers, "action_mask": 0 or 1 per move}`, or with `plain=True` the numbers alone; the
mask is in `info` in any case. The reward comes at the end: see `perankh.adapters.shared.results`. In the parallel form
everybody acts in every cycle, but only the move of the player whose decision it is counts; the others choose the last
action, to wait.

    env("egizia", seats=4)
    env("terra_pyramides", seats=2, version="nile")
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from perankh import State, game
from perankh.adapters.shared import Floats, Mask, drawing, mask, observation, results
from perankh.engine.errors import BadOption
from perankh.engine.tensor import Tensor

Observation = dict[str, Any] | Floats
ILLEGAL_REWARD = -1.0


def env(slug: str, seats: int = 0, render_mode: str | None = None, plain: bool = False, **options: object) -> AECEnv:
    """The environment with the usual guards: whoever plays an illegal move loses and the game ends."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(slug, seats, render_mode, plain, **options), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class Table:
    """A game with its spaces and the position that is being played; what both forms share."""

    def __init__(self, slug: str, seats: int, options: dict[str, object], waits: bool, plain: bool) -> None:
        self.game = game(slug)
        self.seats = seats or max(2, self.game.fewest(options))
        self.options = options
        self.game.choose(self.seats, options)
        self.tensor = Tensor(self.game)
        self.waits = waits
        self.plain = plain
        self.size = len(self.game.moves) + waits
        self.names = [f"player_{seat}" for seat in range(self.seats)]
        self.rng, _ = seeding.np_random()
        self.state = self.game.new(self.seats, 0, **options)

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.state = self.game.new(self.seats, int(self.rng.integers(2**62)), **self.options)

    def mask(self, name: str) -> Mask:
        seat = self.names.index(name)
        marks = mask(self.state, seat, self.size)
        if self.waits and self.state.seat != seat:
            marks[-1] = 1
        return marks

    def observe(self, name: str) -> Observation:
        seen = observation(self.tensor, self.state, self.names.index(name))
        return seen if self.plain else {"observation": seen, "action_mask": self.mask(name)}

    def observation_space(self) -> spaces.Space[Any]:
        seen = spaces.Box(-1.0, 1.0, (self.tensor.size,), np.float32)
        if self.plain:
            return seen
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def infos(self) -> dict[str, dict[str, Any]]:
        return {name: {"action_mask": self.mask(name)} for name in self.names}

    def rewards(self) -> dict[str, float]:
        over = self.state.seat < 0
        return dict(zip(self.names, results(self.state) if over else [0.0] * self.seats, strict=True))

    def draw(self) -> str:
        return drawing(self.state, None)


class Form:
    """The spaces of a table and its picture, the same in both forms."""

    def sit_at(self, table: Table, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = list(table.names)
        self.observation_spaces = {name: table.observation_space() for name in table.names}
        self.action_spaces = {name: spaces.Discrete(table.size) for name in table.names}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        picture = self.table.draw()
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing to give back."""


class raw_env(Form, AECEnv, EzPickle):  # type: ignore[misc]
    """One decision after the other; an illegal move raises IllegalMove and changes nothing."""

    def __init__(
        self, slug: str, seats: int = 0, render_mode: str | None = None, plain: bool = False, **options: object
    ) -> None:
        EzPickle.__init__(self, slug, seats, render_mode, plain, **options)
        super().__init__()
        self.metadata = {"name": f"perankh_{slug}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.sit_at(Table(slug, seats, options, waits=False, plain=plain), render_mode)

    @property
    def state_of_play(self) -> State:
        """The position itself, with everything hidden in it."""
        return self.table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.table.infos()
        self.agent_selection = self.agents[self.table.state.seat]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self.table.state
        state.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = self.table.rewards()
        self._accumulate_rewards()
        self.infos = self.table.infos()
        if state.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.seat]
        if self.render_mode == "human":
            self.render()


class parallel_env(Form, ParallelEnv, EzPickle):  # type: ignore[misc]
    """Everybody acts in every cycle; `max_cycles` ends a long game undecided.

    With `illegal="replace"` an action that is not legal stands for a random legal move, with "refuse" it raises.
    """

    def __init__(
        self,
        slug: str,
        seats: int = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
        plain: bool = False,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, slug, seats, render_mode, max_cycles, illegal, plain, **options)
        if illegal not in ("refuse", "replace"):
            raise BadOption(f"illegal actions can be met with 'refuse' or 'replace', not {illegal!r}")
        self.metadata = {"name": f"perankh_{slug}_parallel", "render_modes": ["ansi", "human"]}
        self.max_cycles = max_cycles
        self.replaces = illegal == "replace"
        self.cycles = 0
        self.sit_at(Table(slug, seats, options, waits=True, plain=plain), render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return {name: self.table.observe(name) for name in self.agents}, self.table.infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.table.state
        move = int(actions[self.possible_agents[state.seat]])
        if self.replaces and move not in state.legal():
            move = int(self.table.rng.choice(state.legal()))
        state.play(move)
        self.cycles += 1
        over = state.seat < 0
        cut = not over and self.cycles == self.max_cycles
        names = self.agents
        if over or cut:
            self.agents = []
        return (
            {name: self.table.observe(name) for name in names},
            self.table.rewards(),
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            self.table.infos(),
        )
