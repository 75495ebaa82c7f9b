"""SB-4: turns; who decides what, what is legal and what happens then."""

from perankh.engine.game import Game
from perankh.engine.message import Message
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.engine.rng import Rng
from perankh.games.sobek import evaluate, labels, redeal, scoring, view
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import BACKS, FIRST_PERSON, GOODS, PERSON_BACK, SLOTS, TILES
from perankh.games.sobek.moves import (
    ACT,
    BEGIN_TURN,
    CENTRE,
    CLAIM,
    COIN_TILE,
    COURTESAN_ADDS,
    COURTESAN_JOINS,
    DEBEN_OF_TWO,
    END_TURN,
    JOIN,
    KEEP,
    MERCHANT_TAKES,
    OPEN,
    ORIENT,
    PIROGUE_OF_RESERVE,
    PIROGUE_OF_SLOTS,
    PLAY,
    POCKET_HIGH,
    POCKET_LOW,
    POINT,
    POINT_AT,
    PURGE,
    REFILL,
    SCARABS_TO,
    SCRIBE_SHEDS,
    SELL,
    SET,
    SHED,
    STEAL,
    TAKE,
    THIEF_STEALS,
    TRADE,
    TURN,
    VIZIER_TAKES,
)
from perankh.games.sobek.rules import end, market, people, pirogues, sale, setup
from perankh.games.sobek.rules.sale import SMALLEST_SET
from perankh.games.sobek.state import (
    AFTER_REFILL,
    BACK_COUNT,
    BOARD,
    DRAWN,
    EXTRA,
    EYE_KEEPS_HIGHEST,
    FORCED,
    FREE,
    HAND,
    NO_CELL,
    PLACE,
    SCRIBES,
    SLOT,
    Table,
)


class Sobek(Table):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def setup(self) -> None:
        setup.lay_out_game(self)

    def step(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == BEGIN_TURN:
            begin_turn(self, seat)
        else:
            end_turn(self, seat)

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == ACT:
            list_actions(self, seat, out)
        elif kind == CENTRE:
            market.list_centre(self, TAKE, out)
        elif kind == POINT_AT:
            pirogues.list_pointable(self, a, out)
        elif kind == ORIENT:
            market.list_orientations(self, out)
        elif kind == COIN_TILE:
            if self.bag_count() > 0:  # SB-11.6
                out.add(TRADE)
            out.add(KEEP)
        elif kind == SET:
            sale.list_changes(self, seat, a, c, d, out)
        elif kind == PIROGUE_OF_SLOTS:
            pirogues.list_pirogues(self, SLOT, SLOT + SLOTS - 1, out)
        elif kind == PIROGUE_OF_RESERVE:
            pirogues.list_pirogues(self, DRAWN, DRAWN, out)
        elif kind == SCARABS_TO:
            for good in range(i64(GOODS)):
                if self.box.takes_scarabs[good] and self.displays(seat, good):
                    out.add(JOIN + good)
        elif kind == DEBEN_OF_TWO:
            if not self.table[EYE_KEEPS_HIGHEST] and self.box.deben_values[a] != self.box.deben_values[b]:
                out.add(POCKET_LOW)
            out.add(POCKET_HIGH)
        elif kind == VIZIER_TAKES:
            people.list_tiles(self, BOARD + 1 - seat, seat, CLAIM, 0, 0, out)
        elif kind == THIEF_STEALS:
            people.list_thefts(self, 1 - seat, out)
        elif kind == COURTESAN_ADDS:
            people.list_additions(self, seat, a, c, out)
        elif kind == COURTESAN_JOINS:
            people.list_joins(self, seat, c, out)
        elif kind == MERCHANT_TAKES:
            market.list_cells(self, TAKE, out)
        elif kind == SCRIBE_SHEDS:
            people.list_tiles(self, HAND + seat, seat, SHED, c, d, out)
        else:
            people.list_purges(self, seat, out)

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == ACT:
            act(self, seat, move)
        elif kind == CENTRE:
            market.take(self, seat, move - TAKE)
        elif kind == POINT_AT:
            pirogues.point(self, seat, move - POINT, a)
        elif kind == ORIENT:
            market.turn_ankh(self, seat, move - TURN)
        elif kind == COIN_TILE:
            market.choose_coin(self, seat, a, move)
        elif kind == SET:
            sale.change_set(self, seat, move, a, c, d)
        elif kind == PIROGUE_OF_SLOTS:
            pirogues.open_pirogue(self, seat, move - OPEN, SLOT, SLOT + SLOTS - 1)
        elif kind == PIROGUE_OF_RESERVE:
            pirogues.open_pirogue(self, seat, move - OPEN, DRAWN, DRAWN)
        elif kind == SCARABS_TO:
            pirogues.put_scarabs(self, seat, a, move - JOIN)
        elif kind == DEBEN_OF_TWO:
            pirogues.keep_deben(self, seat, a, b, move)
        elif kind == VIZIER_TAKES:
            people.vizier_takes(self, seat, move - CLAIM)
        elif kind == THIEF_STEALS:
            people.steal(self, seat, move - STEAL)
        elif kind == COURTESAN_ADDS:
            people.courtesan_adds(self, seat, move, a, c)
        elif kind == COURTESAN_JOINS:
            people.courtesan_lays(self, seat, b, move - JOIN, a)
        elif kind == MERCHANT_TAKES:
            people.merchant_takes(self, seat, move - TAKE)
        elif kind == SCRIBE_SHEDS:
            people.shed(self, seat, move - SHED, a, c, d)
        else:
            people.purge(self, seat, move - PURGE)

    # What the contract asks beyond the rules

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        redeal.deal_hidden(self, seat, rng)

    def standing(self, seat: int) -> list[int]:
        """SB-12.4, SB-12.5"""
        return [scoring.points(self, seat), -end.corruption(self, seat)]

    def estimate(self, seat: i64) -> float:
        return evaluate.estimate(self, seat)

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


def begin_turn(s: Table, seat: i64) -> None:
    t = s.table
    forced = t[FORCED]
    t[FORCED] = NO_CELL
    s.push(END_TURN, seat, 0, 0, 0, 0)
    if forced == AFTER_REFILL:  # SB-9.5.2
        market.refill(s, seat)
        s.push(POINT_AT, 1 - seat, 1, 0, 0, 0)
    elif forced != NO_CELL:
        market.take(s, seat, forced)
    elif can_act_openly(s, seat):
        s.push(ACT, seat, 0, 0, 0, 0)
    elif sale.can_sell_something(s, seat):
        s.learn()  # that there is a set in hand
        s.push(ACT, seat, 0, 0, 0, 0)
    else:
        end.end_game(s, seat)


def end_turn(s: Table, seat: i64) -> None:
    """SB-4.4: a pyramid gives another turn before the opponent's."""
    t = s.table
    if t[SCRIBES]:
        s.settle_by_numbers()
    t[FREE] = t[EXTRA]
    t[EXTRA] = 0
    s.push(BEGIN_TURN, seat if t[FREE] else 1 - seat, 0, 0, 0, 0)


def can_act_openly(s: Table, seat: i64) -> bool:
    """SB-11.1.1, SB-11.1.3: what everybody can see."""
    return s.table[BACK_COUNT + BACKS * seat + PERSON_BACK] > 0 or market.can_take(s)


def list_actions(s: Table, seat: i64, out: Moves) -> None:
    """SB-4.1: take, sell, play a character."""
    t = s.table
    market.list_takes(s, out)
    if s.hand_size(seat) >= SMALLEST_SET:
        sale.list_sales(s, seat, out)
    if t[BACK_COUNT + BACKS * seat + PERSON_BACK] == 0:
        return
    for tile in range(i64(FIRST_PERSON), i64(TILES)):
        if t[PLACE + tile] == HAND + seat:
            out.add(PLAY + tile - FIRST_PERSON)


def act(s: Table, seat: i64, move: i64) -> None:
    if move < REFILL:
        market.aim(s, move - TAKE)
        market.take(s, seat, move - TAKE)
    elif move == REFILL:
        market.refill(s, seat)
        s.push(CENTRE, seat, 0, 0, 0, 0)
    elif move < PLAY:
        sale.start_sale(s, seat, move - SELL)
    else:
        people.play_person(s, seat, FIRST_PERSON + move - PLAY)
