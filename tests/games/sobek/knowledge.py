"""What a seat knows, and the worlds that it must think possible: for the tests of SB-13."""

from collections.abc import Sequence

from perankh.engine.game import State
from perankh.engine.rng import Rng
from tests.games.sobek.scene import board, hand, player, scene
from tests.support import play

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_04", "fish_05", "fish_06"]
MARBLE = ["marble_03", "marble_04", "marble_05"]


def worlds(state: State, seat: int, count: int = 60) -> list[State]:
    """Redeals: what this seat must think possible."""
    rng = Rng("worlds")
    found = [state.clone() for _ in range(count)]
    for world in found:
        world.redeal(seat, rng)
    return found


def hands(found: list[State], seat: int) -> set[tuple[str, ...]]:
    return {tuple(hand(world, seat)) for world in found}


def boards(found: list[State], seat: int) -> set[tuple[str, ...]]:
    return {tuple(board(world, seat)) for world in found}


def known_hand(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["hand_known"]
    return found


def known_board(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["board_known"]
    return found


def in_doubt(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["hand_or_board"]
    return found


FIVE = ["seven_points", "eye", "mummy", "cobra_1", "cobra_2"]
OTHERS = ["pyramid", "pyramid", "two_scarabs"]


SEVEN = ["fish_04", "fish_05", *MARBLE, "ivory_03", "ivory_04"]


def after_scribe(shed: str, slots: Sequence[str] = ()) -> State:
    """Thomas holds seven goods tiles, two of which everybody has seen, and puts one down for Susanne's Scribe."""
    state = scene(
        hands=(["scribe_m", "vizier"], SEVEN),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
        stack=["ebony_04", "ebony_05"],
        slots=slots,
    )
    return play(state, "play scribe_m", f"shed {shed}")
