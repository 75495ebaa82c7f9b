"""Who decides what, what is legal and what happens then; each chapter of the rules answers for its own."""

from perankh.engine.game import Game
from perankh.engine.message import Message
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.engine.rng import Rng
from perankh.games.egizia import labels, redeal, scoring, view
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.evaluate import estimate
from perankh.games.egizia.moves import (
    ASK_FIRST,
    BEGIN_ROUND,
    BONUS_NEXT,
    BUILD,
    BUILD_NEXT,
    DRAW,
    DRAW_CARDS,
    FEED,
    FEED_NEXT,
    FETCH,
    FIRST,
    GIVE_BACK,
    GO_FIRST,
    GO_ON,
    KEEP,
    KEEP_MORE,
    LEFTOVERS,
    MOVE_MARKET,
    MOVE_RING,
    NEXT_SITE,
    PRODUCE_NEXT,
    RAISE,
    RAISE_CREW,
    RETURN,
    RING,
    SAIL,
    SAIL_NEXT,
    SAIL_ON,
    SPACES,
    WINDOW,
)
from perankh.games.egizia.rules import boons, building, feeding, monuments, rounds, sailing, setup, sphinx, windows
from perankh.games.egizia.state import ARRIVAL, Table


class Egizia(Table):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def setup(self) -> None:
        setup.lay_out_game(self)

    def step(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == SAIL_NEXT:
            sailing.sail_next(self, a)
        elif kind == BEGIN_ROUND:
            rounds.begin_round(self, a)
        elif kind == LEFTOVERS:
            sailing.leftovers(self, a)
        elif kind == FEED_NEXT:
            feeding.feed_next(self, a, b)
        elif kind == PRODUCE_NEXT:
            feeding.produce_next(self, a)
        elif kind == NEXT_SITE:
            building.next_site(self, a)
        elif kind == ASK_FIRST:
            building.ask_first(self, a, b)
        elif kind == BUILD_NEXT:
            building.build_next(self, a, b)
        elif kind == BONUS_NEXT:
            rounds.bonus_next(self, a, b)
        else:
            rounds.closing(self, a)

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == SAIL:
            sailing.list_sailing(self, seat, out)
        elif kind == SAIL_ON:
            sailing.list_sailing_on(self, seat, a, out)
        elif kind == RAISE:
            boons.list_raises(self, seat, a, out)
        elif kind == MOVE_RING:
            boons.list_ring(self, a, out)
        elif kind == FETCH:
            sailing.list_leftovers(self, out)
        elif kind == FEED:
            feeding.list_feeding(self, seat, a, out)
        elif kind == WINDOW:
            windows.list_window(self, seat, a, b, out)
            out.add(GO_ON)
        elif kind == GO_FIRST:
            out.add(FIRST)
            out.add(GO_ON)
        elif kind == BUILD:
            building.list_building(self, seat, a, b, c, out)
        elif kind == DRAW:
            sphinx.list_draws(self, seat, a, out)
        elif kind == KEEP:
            sphinx.list_keeping(a, out)
        elif kind == KEEP_MORE:
            sphinx.list_keeping_more(self, a, b, out)
        elif kind == GIVE_BACK:
            sphinx.list_giving_back(a, b, c, d, out)
        elif kind == SPACES:
            monuments.list_spaces(self, seat, a, b, d, out)
        else:
            out.add(MOVE_MARKET)
            out.add(MOVE_MARKET + 1)

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == SAIL:
            sailing.sail(self, seat, move)
        elif kind == SAIL_ON:
            sailing.sail_on(self, seat, move)
        elif kind == RAISE:
            boons.choose_raise(self, seat, move - RAISE_CREW, a)
        elif kind == MOVE_RING:
            boons.move_ring(self, seat, move - RING)
        elif kind == FETCH:
            sailing.fetch(self, seat, move)
        elif kind == FEED:
            feeding.feed(self, seat, move, a)
        elif kind == WINDOW:
            windows.resolve_window(self, seat, move, a)
        elif kind == GO_FIRST:
            building.go_first(self, seat, move, a)
        elif kind == BUILD:
            building.build(self, seat, move, a, b, c)
        elif kind == DRAW:
            sphinx.draw(self, seat, move - DRAW_CARDS)
        elif kind == KEEP or kind == KEEP_MORE:
            sphinx.keep(self, seat, move, a, b)
        elif kind == GIVE_BACK:
            sphinx.give_back(self, seat, move - RETURN, a, b, c, d)
        elif kind == SPACES:
            monuments.choose_space(self, seat, move, a, b, d)
        else:
            boons.move_market(self, seat, move - MOVE_MARKET, 1)

    # What the contract asks beyond the rules

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        redeal.deal_hidden(self, seat, rng)

    def standing(self, seat: int) -> list[int]:
        """EG-20.6: on a tie whoever came to the field first."""
        return [scoring.points(self, seat), -self.table[ARRIVAL + seat]]

    def estimate(self, seat: i64) -> float:
        return estimate.estimate(self, seat)

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def census(self) -> dict[str, int]:
        return redeal.census(self)

    def unplaced(self, seat: int) -> list[tuple[str, str, str]]:
        return redeal.unplaced(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self.box, self.game, self.observe(seat), seat)

    @property
    def prompt(self) -> Message:
        return labels.prompt(self)

    def label(self, move: int) -> Message:
        return labels.label(self, move)

    def element(self, move: int) -> str:
        return labels.element(self, move)
