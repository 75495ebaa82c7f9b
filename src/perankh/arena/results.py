"""What a tournament says about its bots: wins with their uncertainty, points, ratings, time."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean, stdev

from openskill.models import PlackettLuce

from perankh.arena.games import Outcome

CONFIDENCE = 1.96  # standard errors of a 95 % interval


@dataclass
class Row:
    """A bot in one lineup, or over all of them."""

    bot: str
    against: str
    games: int
    wins: float  # share of games won; a shared win counts in part
    low: float  # 95 % interval, over deals, each of which was played in all seatings
    high: float
    points: float
    seconds: float  # per move
    longest: float
    moves: int
    late: int


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """One row per lineup and bot in it."""
    found = []
    for lineup in sorted({outcome.task.lineup for outcome in outcomes}):
        games = [outcome for outcome in outcomes if outcome.task.lineup == lineup]
        for bot in dict.fromkeys(lineup):
            places = [place for place, other in enumerate(lineup) if other == bot]
            against = [other for other in lineup if other != bot] or list(lineup[1:])
            found.append(_row(bot, ", ".join(against), places, games))
    return found


def _row(bot: str, against: str, places: list[int], games: list[Outcome]) -> Row:
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        deals[game.task.seed].append(sum(share(game, place) for place in places))
    means = [mean(shares) for shares in deals.values()]
    wins = mean(means)
    error = CONFIDENCE * stdev(means) / len(means) ** 0.5 if len(means) > 1 else 0.5
    moves = sum(game.moves[place] for game in games for place in places)
    return Row(
        bot=bot,
        against=against,
        games=len(games),
        wins=round(wins, 4),
        low=round(max(wins - error, 0.0), 4),
        high=round(min(wins + error, 1.0), 4),
        points=round(mean(game.scores[place] for game in games for place in places), 2),
        seconds=round(sum(game.seconds[place] for game in games for place in places) / max(moves, 1), 5),
        longest=round(max(game.longest[place] for game in games for place in places), 4),
        moves=moves,
        late=sum(game.late[place] for game in games for place in places),
    )


def share(game: Outcome, place: int) -> float:
    """How much of the win this place has."""
    return 1 / game.ranking.count(1) if game.ranking[place] == 1 else 0.0


def ratings(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Openskill ratings (a careful guess: mean less three deviations), from all games in the order of their tasks."""
    model = PlackettLuce()
    table = {bot: model.rating(name=bot) for outcome in outcomes for bot in outcome.task.lineup}
    for game in sorted(outcomes, key=lambda one: (one.task.lineup, one.task.seed, one.task.rotation)):
        bots = list(dict.fromkeys(game.task.lineup))
        if len(bots) < 2:
            continue
        best = [min(r for r, name in zip(game.ranking, game.task.lineup, strict=True) if name == bot) for bot in bots]
        rated = model.rate([[table[bot]] for bot in bots], ranks=[float(rank) for rank in best])
        for bot, team in zip(bots, rated, strict=True):
            table[bot] = team[0]
    return {bot: round(rating.ordinal(), 2) for bot, rating in table.items()}


def summary(outcomes: Sequence[Outcome]) -> dict[str, object]:
    return {"rows": [asdict(row) for row in rows(outcomes)], "ratings": ratings(outcomes)}
