"""One seat of any game for Gymnasium, bots on the others: `gymnasium.make("perankh/sobek")` after `register()`.

    SeatEnv("egizia", opponents=["greedy", "search:0.1s"], seat=1)

The observation and the mask of legal moves are as in `perankh.adapters.pettingzoo`; the reward comes at the end, see
`perankh.adapters.shared.results`. An illegal move loses the game, and `info["illegal"]` says so.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from perankh import Rng, game, games
from perankh.adapters.shared import drawing, mask, observation, results
from perankh.bots import Player, ask
from perankh.engine.errors import BadOption
from perankh.engine.tensor import Tensor

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """The others move as soon as it is their turn; an episode is a game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        slug: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = game(slug)
        self.seats = len(opponents) + 1
        if not 0 <= seat < self.seats:
            raise BadOption(f"with {self.seats} players the seats are 0 to {self.seats - 1}, not {seat}")
        self.game.choose(self.seats, options)
        self.seat = seat
        self.chosen = options
        self.render_mode = render_mode
        others = [number for number in range(self.seats) if number != seat]
        self.bots = {number: Player(spec) for number, spec in zip(others, opponents, strict=True)}
        self.tensor = Tensor(self.game)
        self.size = len(self.game.moves)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.tensor.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.size)
        self.state = self.game.new(self.seats, 0, **options)
        self.rng = Rng(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal, thinking = (int(number) for number in self.np_random.integers(2**62, size=2))
        self.state = self.game.new(self.seats, deal, **self.chosen)
        self.rng = Rng(thinking)
        for player in self.bots.values():
            player.bot.forget()
        self._let_others_play()
        return self._observe()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.state.legal():
            seen, info = self._observe()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.state.play(int(action))
        self._let_others_play()
        over = self.state.seat < 0
        seen, info = self._observe()
        return seen, results(self.state)[self.seat] if over else 0.0, over, False, info

    def render(self) -> str | None:
        return drawing(self.state, self.seat) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        while self.state.seat >= 0 and self.state.seat != self.seat:
            player = self.bots[self.state.seat]
            self.state.play(ask(player.bot, self.state, player.budget, self.rng))

    def _observe(self) -> tuple[dict[str, Any], dict[str, Any]]:
        marks = mask(self.state, self.seat, self.size)
        seen = observation(self.tensor, self.state, self.seat)
        return {"observation": seen, "action_mask": marks}, {"action_mask": marks}


def register() -> list[str]:
    """Make all games known to Gymnasium; says under which names."""
    names = [f"perankh/{slug}" for slug in games()]
    for name, slug in zip(names, games(), strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"slug": slug})
    return names
