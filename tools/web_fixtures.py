"""Positions of a whole game as the server would send them, for the unit tests of the client and its workbench.

python tools/web_fixtures.py            writes web/.fixtures/<slug>.json for every game of the catalogue
"""

import json
from pathlib import Path

import msgspec

import perankh
from perankh.bots import Player, ask
from perankh.engine.match import Match
from perankh.engine.rng import Rng
from perankh.server.table.words import told
from perankh.server.views import choices, points

FOLDER = Path(__file__).parent.parent / "web/.fixtures"
LONGEST = 120  # positions per game


def positions(match: Match) -> list[dict[str, object]]:
    """Played by two novices; every position as seat 0 sees it."""
    bot, rng = Player("novice"), Rng("fixtures")
    found = [position(match, [])]
    while match.state.seat >= 0:
        notes = match.play(ask(bot.bot, match.state, bot.budget, rng))
        shown = [told(note.message) for note in notes if note.shown_to(0)]
        found.append(position(match, shown))
    return found


def position(match: Match, notes: list[object]) -> dict[str, object]:
    state = match.state
    over = state.seat < 0
    return {
        "decider": None if over else state.seat,
        "view": state.view(0),
        "prompt": {"id": "prompt-over", "args": {}} if over else told(state.prompt_for(0)),
        "choices": choices(state) if state.seat == 0 else [],
        "points": points(state, 0),
        "notes": notes,
    }


def thin(found: list[dict[str, object]]) -> list[dict[str, object]]:
    step = max(1, -(-len(found) // LONGEST))
    return found[::step] + ([] if (len(found) - 1) % step == 0 else found[-1:])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in perankh.games():
        game = perankh.game(slug)
        match = Match.new(game, 2, 7, {}, [])
        text = msgspec.json.encode({"game": slug, "positions": thin(positions(match))})
        (FOLDER / f"{slug}.json").write_text(json.dumps(json.loads(text), indent=None))


if __name__ == "__main__":
    main()
