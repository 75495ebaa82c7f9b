"""All games for OpenSpiel: `register()`, then `pyspiel.load_game("perankh_sobek")`, `"perankh_egizia(players=4)"` ...

Options are parameters of the same name. The deal comes from chance nodes at the root: each gives one byte of the seed,
all outcomes equally likely. (OpenSpiel's sampled chance would keep a generator in the game, which a game written in
Python cannot save with its positions.) Later draws follow from the seed, so a search with clones of the true state
knows too much, as in every game with hidden cards: deal anew first, `resampled(state, player, seed)`.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pyspiel

from perankh import Game, Rng, State, game, games
from perankh.adapters.shared import Floats, drawing, observation, results
from perankh.engine.errors import BadOption
from perankh.engine.header import TOP
from perankh.engine.option import Option
from perankh.engine.tensor import Tensor

SEED_BYTES = 4
BYTE = 256
FEWEST = 2
PREFIX = "perankh_"


class Held:
    """A position that OpenSpiel may copy, and save between processes."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.clone())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _held, (self.state.game.slug, self.state.dump())


def _held(slug: str, data: object) -> Held:
    return Held(game(slug).load(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of ours, or the chance nodes before there is one."""

    def __init__(self, spiel_game: "SpielGame") -> None:
        super().__init__(spiel_game)
        self.seed: list[int] = []
        self.held: Held | None = None
        self.known: list[list[int]] = [[] for _ in range(spiel_game.players)]  # moves that each player knows of

    @property
    def position(self) -> State:
        assert self.held is not None, "the deal is not made yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.seat < 0 else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / BYTE) for outcome in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.seed.append(action)
            if len(self.seed) == SEED_BYTES:
                self.held = Held(self.get_game().deal(int.from_bytes(self.seed, "big")))
            return
        position = self.position
        top = position.table[TOP]
        for player, moves in enumerate(self.known):
            if position.horizon(player) == top and not position.conceals(top, player):
                moves.append(action)
        position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.get_game().house_game.text(action))

    def is_terminal(self) -> bool:
        return self.held is not None and self.position.seat < 0

    def returns(self) -> list[float]:
        return results(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return json.dumps(self.seed if self.held is None else self.position.dump())


class Observer:
    """What a player sees; with perfect recall also all moves that the player knows of, in order."""

    def __init__(self, spiel_game: "SpielGame", kind: pyspiel.IIGObservationType | None) -> None:
        self.spiel_game = spiel_game
        self.recalls = kind is not None and kind.perfect_recall
        self.public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind is not None and kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees everything; ask for one player or for what is public")
        tensor = spiel_game.tensor
        moves = spiel_game.house_game.longest if self.recalls else 0
        self.tensor: Floats = np.zeros(tensor.size + moves, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.at : piece.at + piece.size].reshape(piece.shape) for piece in tensor.pieces
        }
        if self.recalls:
            self.dict["moves"] = self.tensor[tensor.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is None:
            return
        size = self.spiel_game.tensor.size
        self.tensor[:size] = observation(self.spiel_game.tensor, state.position, None if self.public else player)
        if self.recalls:
            known = np.array(state.known[player], np.float32)
            self.tensor[size : size + len(known)] = (known + 1) / self.spiel_game.num_distinct_actions()

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "the deal"
        seen = json.dumps(state.position.view(None if self.public else player))
        if not self.recalls:
            return seen
        moves = [self.spiel_game.house_game.text(move) for move in state.known[player]]
        return "\n".join([*moves, seen])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players and options."""

    slug = ""

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.house_game = game(self.slug)
        chosen = dict(params)
        self.players = int(chosen.pop("players", FEWEST))
        self.chosen = {name: str(value) for name, value in chosen.items()}
        self.house_game.choose(self.players, self.chosen)
        self.tensor = Tensor(self.house_game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.house_game.moves),
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.house_game.longest,
        )
        super().__init__(game_type(self.house_game), info, dict(params))

    def deal(self, seed: int) -> State:
        return self.house_game.new(self.players, seed, **self.chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        return Observer(self, iig_obs_type)


def game_type(house_game: Game) -> pyspiel.GameType:
    """How OpenSpiel classes a game of ours."""
    seats = [seats for seats in house_game.seats if seats >= FEWEST]
    options = {option.name: _parameter(option) for option in house_game.options}
    return pyspiel.GameType(
        short_name=PREFIX + house_game.slug,
        long_name=house_game.slug.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(seats), **options},
        default_loadable=True,
    )


def _parameter(option: Option) -> str | int:
    """The default; whole numbers as such, since OpenSpiel reads them so when it loads a saved game."""
    whole = all(choice.isdecimal() for choice in option.choices)
    return int(option.choices[0]) if whole else option.choices[0]


def register(slugs: Iterable[str] = ()) -> list[str]:
    """Make games known to OpenSpiel, all of them unless told; says under which names. Twice does no harm."""
    names = []
    for slug in slugs or games():
        kind = game_type(game(slug))
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"Spiel_{slug}", (SpielGame,), {"slug": slug}))
    return names


def resampled(state: SpielState, player: int, seed: int) -> SpielState:
    """A copy in which everything that this player cannot know has been dealt anew."""
    if state.held is None:
        raise BadOption("the deal is not made yet")
    copy: SpielState = state.clone()
    copy.position.redeal(player, Rng(seed))
    return copy


def picture(state: SpielState, player: int | None = None) -> str:
    """The table in words for people."""
    return drawing(state.position, player)
