"""TP-4: the course of a turn; who decides what, what is legal and what happens then."""

from perankh.engine.game import Game
from perankh.engine.message import Message
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.engine.rng import Rng
from perankh.games.terra_pyramides import evaluate, labels, redeal, scoring, view
from perankh.games.terra_pyramides.components.box import Box
from perankh.games.terra_pyramides.components.sizes import NO_STONE
from perankh.games.terra_pyramides.moves import (
    ACTIVATE,
    BEGIN_TURN,
    BUILD,
    CHOOSE_ROW,
    CLAIM,
    CLOSE,
    COLOUR_OF,
    DONE,
    EQUIP,
    EQUIP_STONES,
    EQUIP_TILE,
    EQUIP_WORKERS,
    GAIN,
    GIVE,
    HIRE_WHERE,
    LAY,
    LAY_ON,
    LOOK,
    NEXT_WORKER,
    PAINT,
    PAY,
    PICK,
    PICK_TILE,
    PLACE,
    READY,
    ROW,
    SEARCH_WHERE,
    SEND_WORKER,
    STONES_WANTED,
    SWAP_FIRST,
    SWAP_SECOND,
    TAKE,
    TAKE_TILE,
    WAYS,
    WHITES,
    WORKERS_WANTED,
)
from perankh.games.terra_pyramides.rules import (
    activation,
    building,
    enclosure,
    end,
    equipping,
    extras,
    laying,
    limits,
    rows,
    setup,
    stacks,
    workers,
)
from perankh.games.terra_pyramides.state import HAND_STACK, MODE, TURNS, Table


class TerraPyramides(Table):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def setup(self) -> None:
        setup.lay_out_game(self)

    def step(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == BEGIN_TURN:
            begin_turn(self, seat)
        elif kind == EQUIP_WORKERS:
            equipping.equip(self, seat, WORKERS_WANTED)
        elif kind == EQUIP_STONES:
            equipping.equip(self, seat, STONES_WANTED)
        elif kind == ACTIVATE:
            activation.activate(self, seat, a)
        elif kind == NEXT_WORKER:
            workers.next_worker(self, seat)
        elif kind == TAKE_TILE:
            take_tile(self, seat)
        else:
            end_turn(self, seat)

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == LAY:
            laying.list_cells(self, seat, out)
            extras.list_extras(self, seat, offer_before_laying(self, seat), out)
        elif kind == ROW:
            rows.list_rows(self, a, out)
        elif kind == READY:
            extras.list_extras(self, seat, extras.offer_before_equipping(self, seat), out)
            out.add(DONE)
        elif kind == EQUIP:
            equipping.list_tiles(self, a, out)
        elif kind == GAIN:
            extras.list_extras(self, seat, extras.offer_before_gain(self, seat, a), out)
            out.add(DONE)
        elif kind == SEND_WORKER:
            workers.list_moves(self, seat, a, out)
        elif kind == TAKE:
            stacks.list_takes(self, seat, out)
        elif kind == CLOSE:
            limits.list_closing(self, seat, out)
        else:
            self.details(out, kind, seat, a, b)

    def details(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """What remains to be chosen of a search or an extra action."""
        if kind == SEARCH_WHERE:
            stacks.list_searches(self, out)
        elif kind == PICK_TILE:
            stacks.list_picks(self, a, out)
        elif kind == HIRE_WHERE:
            extras.list_hires(self, seat, out)
        elif kind == COLOUR_OF:
            building.list_colours(self, seat, out)
        elif kind == PAY:
            building.list_payments(self, seat, a, b, out)
        elif kind == SWAP_FIRST:
            extras.list_stones(self, seat, NO_STONE, out)
        elif kind == SWAP_SECOND:
            extras.list_stones(self, seat, a, out)
        else:
            extras.list_cards(self, out)

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == LAY:
            lay_or_extra(self, seat, move)
        elif kind == ROW:
            rows.choose(self, seat, a, move - CHOOSE_ROW)
        elif kind == READY or kind == GAIN:
            if move != DONE:
                self.push(kind, seat, a, b, c, d)
                extras.perform(self, seat, move)
        elif kind == EQUIP:
            equipping.choose_tile(self, seat, move - EQUIP_TILE, a, c)
        elif kind == SEND_WORKER:
            workers.move(self, seat, a, move)
        elif kind == TAKE:
            stacks.take(self, seat, move)
        elif kind == CLOSE:
            limits.close(self, seat, move)
        else:
            self.resolve_detail(move, kind, seat, a, b)

    def resolve_detail(self, move: i64, kind: i64, seat: i64, a: i64, b: i64) -> None:
        if kind == SEARCH_WHERE:
            stacks.search(self, seat, move - LOOK)
        elif kind == PICK_TILE:
            stacks.pick(self, seat, a, move - PICK)
        elif kind == HIRE_WHERE:
            extras.hire(self, seat, self.board().site_at[move - PLACE])
        elif kind == COLOUR_OF:
            self.push(PAY, seat, a, move - PAINT, 0, 0)
        elif kind == PAY:
            building.build(self, seat, a, b, move - WHITES)
        elif kind == SWAP_FIRST:
            self.push(SWAP_SECOND, seat, move - GIVE, 0, 0, 0)
        elif kind == SWAP_SECOND:
            extras.swap(self, seat, a, move - GIVE)
        else:
            extras.claim(self, seat, move - CLAIM)

    # What the contract asks beyond the rules

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        redeal.deal_hidden(self, seat, rng)

    def standing(self, seat: int) -> list[int]:
        """TP-12.5: tied leaders share the victory."""
        return [scoring.points(self, seat)]

    def ranking(self) -> list[int]:
        """The team is first when it has won its task, second when it has not (TP-14.7)."""
        if self.table[MODE] > 0:
            return [1 if scoring.task_won(self) else 2]
        return super().ranking()

    def turn(self) -> i64:
        return self.table[TURNS]

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
    """TP-11.3: the game ends when everyone has laid their last tile."""
    if s.table[HAND_STACK + seat] == 0:
        end.end_game(s)
    else:
        s.push(LAY, seat, 0, 0, 0, 0)


def offer_before_laying(s: Table, seat: i64) -> i64:
    offer: i64 = extras.ANY_SWAPS | extras.LEAVES
    return offer | extras.EVERYTHING if enclosure.possible(s, seat) else offer


def lay_or_extra(s: Table, seat: i64, move: i64) -> None:
    if move >= BUILD:
        s.push(LAY, seat, 0, 0, 0, 0)
        extras.perform(s, seat, move)
    else:
        laying.lay(s, seat, (move - LAY_ON) // WAYS, (move - LAY_ON) % WAYS)


def take_tile(s: Table, seat: i64) -> None:
    """TP-4.2: as long as a stack is left."""
    s.push(CLOSE, seat, 0, 0, 0, 0)
    if stacks.any_left(s):
        s.push(TAKE, seat, 0, 0, 0, 0)


def end_turn(s: Table, seat: i64) -> None:
    s.table[TURNS] += 1
    s.push(BEGIN_TURN, s.next_seat(seat), 0, 0, 0, 0)
