"""Positions of random games as the server tells them, for the tests of the browser client.

python tools/web_positions.py web/.fixtures            one file for each game: <slug>.json
"""

import random
import sys
from pathlib import Path

import msgspec

from perankh.engine.catalogue import game as find_game
from perankh.engine.catalogue import games
from perankh.engine.game import Game, State
from perankh.server import protocol
from perankh.server.table.words import told
from perankh.server.views import choices, points

GAMES = 5  # of each game, in different settings
POSITIONS = 24  # kept of each game played


class Shown(msgspec.Struct):
    """A position: as a spectator sees it first, then as each seat does."""

    options: dict[str, str]
    decider: int | None
    views: list[dict[str, object]]
    points: list[list[protocol.Points]]
    prompts: list[protocol.Message]
    choices: list[protocol.Choice]
    notes: list[protocol.Message]


def shown(state: State) -> Shown:
    seats = range(state.seats)
    journal = state.journal or []
    return Shown(
        options=state.options(),
        decider=state.seat if state.seat >= 0 else None,
        views=[state.view(None), *(state.view(seat) for seat in seats)],
        points=[points(state, seat) for seat in seats],
        prompts=[told(state.prompt_for(seat)) for seat in (None, *seats)],
        choices=choices(state) if state.seat >= 0 else [],
        notes=[told(note.message) for note in journal],
    )


def positions(game: Game, seats: int, options: dict[str, str], seed: int) -> list[Shown]:
    chance = random.Random(seed)
    lengths = []
    for sampled in (False, True):  # the first time only to count
        chance.seed(seed)
        state = game.new(seats=seats, seed=seed, **options)
        found = [shown(state)] if sampled else []
        every = max(1, lengths[0] // POSITIONS) if sampled else 0
        while state.seat >= 0:
            wanted = sampled and state.ply % every == every - 1
            state.journal = [] if wanted else None
            state.apply(chance.choice(state.legal()))
            if sampled and (wanted or state.seat < 0):
                found.append(shown(state))
        lengths.append(state.ply)
    return found


def write(slug: str, folder: Path) -> None:
    game = find_game(slug)
    variants = game.variants()
    chance = random.Random(slug)
    played = [variants[0], variants[-1], *chance.sample(variants, min(GAMES - 2, len(variants)))]
    found = [one for seed, (seats, options) in enumerate(played) for one in positions(game, seats, options, seed)]
    (folder / f"{slug}.json").write_bytes(msgspec.json.encode(found))
    print(f"{slug}: {len(found)} positions")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for slug in sys.argv[2:] or games():
        write(slug, folder)


if __name__ == "__main__":
    main()
