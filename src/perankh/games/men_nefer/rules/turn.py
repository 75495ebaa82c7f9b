"""MN-4 and MN-6: eras and turns; who decides what, what is legal and what happens then."""

from perankh.engine.game import Game
from perankh.engine.message import Message
from perankh.engine.moves import Moves
from perankh.engine.nat import i64
from perankh.engine.rng import Rng
from perankh.games.men_nefer import evaluate, labels, redeal, scoring
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import HOUSES
from perankh.games.men_nefer.moves import (
    ACTIVATE,
    AGREE,
    ANY_AGREEMENT,
    ASCEND,
    BASKET,
    BUILD,
    BURY_AT,
    CITY_AGREEMENT,
    CLOSE_GAP,
    DISCARD,
    DISCARD_TILE,
    END_TURN,
    ENTER,
    ERECT_ON,
    FAVOUR,
    FIELD,
    FOOD_SHARE,
    GOOD,
    HARVEST,
    INUNDATE,
    INVOKE,
    LAY_BASKET,
    LEAVE_CITY,
    LEVEL,
    LIE_DOWN,
    NEXT_TURN,
    OFFER,
    PAPYRUS,
    RAISE,
    REAP,
    ROW,
    RUN,
    SCARAB,
    SHARE,
    SPECIALISE,
    STOP,
    SUN_OR_STOP,
    TAKE,
    TURN,
    VISIT,
    WATCH,
    WHICH_ACTION,
    WHICH_BASKET,
    WHICH_BOAT,
    WHICH_BONUS,
    WHICH_COVERED,
    WHICH_DISCARD,
    WHICH_FAVOUR,
    WHICH_FIELD,
    WHICH_GOOD,
    WHICH_GRAVE,
    WHICH_HOUSE,
    WHICH_LEVEL,
    WHICH_OFFERING,
    WHICH_OPTION,
    WHICH_PAPYRUS,
    WHICH_PRIESTESS,
    WHICH_QUEEN,
    WHICH_ROW,
    WHICH_SCARAB,
    WHICH_SITE,
    WHICH_STONE,
    WHICH_VOYAGE,
)
from perankh.games.men_nefer.rules import (
    agreements,
    effects,
    gains,
    harvest,
    houses,
    inundation,
    markets,
    mastabas,
    necropolis,
    nile,
    pyramids,
    setup,
    solo,
    sphinxes,
    temple,
    tiles,
)
from perankh.games.men_nefer.state import (
    GOODS_BAG,
    GOODS_MARKET,
    IMHOTEP,
    ORDER,
    PAPYRUS_BAG,
    PAPYRUS_MARKET,
    PLAYER_COUNT,
    PP,
    TAKES,
    TURNS,
    USED_BOATS,
    VISITS,
    Table,
)
from perankh.games.men_nefer.view import table


class MenNefer(Table):
    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def setup(self) -> None:
        setup.lay_out_game(self)

    def step(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == RUN:
            effects.run(self, seat, a, b, c)
        elif kind == END_TURN:
            end_turn(self)
        elif kind == NEXT_TURN:
            next_turn(self)
        elif kind == DISCARD_TILE:
            self.discard_tile(a)
        elif kind == CLOSE_GAP:
            tiles.close_gap(self, a)
        elif kind == RAISE:
            temple.raise_sun(self, seat, a, b)
        elif kind == LAY_BASKET:
            temple.lay_basket(self, seat)
        elif kind == LIE_DOWN:
            temple.lie_down(self, seat, a)
        elif kind == LEAVE_CITY:
            nile.leave_city(self, seat, a, b)
        elif kind == HARVEST:
            harvest.harvest(self)
        elif kind == INUNDATE:
            inundation.inundate(self)

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == TURN:
            list_turn(self, seat, out)
        elif kind == WHICH_HOUSE:
            for house in range(i64(HOUSES)):
                out.add(ENTER + house)
        elif kind == WHICH_FIELD:
            houses.list_fields(self, seat, a, out)
        elif kind == WHICH_ROW:
            tiles.list_rows(self, seat, a, out)
        elif kind == WHICH_ACTION:
            effects.list_actions(self, seat, a, b, out)
        elif kind == WHICH_OPTION:
            effects.list_options(self, seat, a, b, out)
        elif kind == WHICH_FAVOUR:
            gains.list_favours(self, seat, out)
        elif kind == FOOD_SHARE:
            gains.list_shares(self, seat, a, out)
        elif kind == WHICH_SCARAB:
            gains.list_scarabs(self, seat, out)
        elif kind == WHICH_STONE:
            pyramids.list_hauls(self, seat, d, out)
        elif kind == WHICH_SITE:
            pyramids.list_sites(self, out)
        elif kind == WHICH_COVERED:
            pyramids.list_covered(self, b, out)
        elif kind == WHICH_QUEEN:
            pyramids.list_queens(self, out)
        else:
            self.more_choices(out, kind, seat, a, b, c, d)

    def more_choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == WHICH_GRAVE:
            necropolis.list_graves(self, a, b, out)
        elif kind == WHICH_BONUS:
            mastabas.list_bonuses(self, seat, b, out)
        elif kind == WHICH_PAPYRUS:
            markets.list_papyri(self, seat, b, c, out)
        elif kind == WHICH_GOOD:
            markets.list_goods(self, seat, b, c, out)
        elif kind == WHICH_LEVEL:
            markets.list_levels(self, seat, out)
        elif kind == WHICH_PRIESTESS:
            temple.list_walks(self, seat, a, c, d, out)
        elif kind == WHICH_OFFERING:
            temple.list_offerings(self, seat, out)
            if out.n:
                out.add(STOP)
        elif kind == WHICH_BASKET:
            temple.list_basket_fields(self, seat, out)
        elif kind == SUN_OR_STOP:
            out.add(ASCEND)
            out.add(STOP)
        elif kind == WHICH_VOYAGE:
            nile.list_voyages(self, seat, a, d, out)
        elif kind == WHICH_BOAT:
            nile.list_boats(self, seat, out)
        elif kind == CITY_AGREEMENT:
            agreements.list_city(self, a, out)
        elif kind == ANY_AGREEMENT:
            agreements.list_all_cities(self, b, out)
        elif kind == WHICH_DISCARD:
            agreements.list_discards(self, seat, a, out)
        else:
            sphinxes.list_podiums(self, a, b, out)

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if move == STOP:
            effects.note_stop(self, seat)
        elif kind == TURN:
            act(self, seat, move)
        elif kind == WHICH_HOUSE:
            houses.visit(self, seat, a, move - ENTER)
        elif kind == WHICH_FIELD:
            houses.use_field(self, seat, a, move - FIELD)
        elif kind == WHICH_ROW:
            tiles.use_row(self, seat, move - ROW)
        elif kind == WHICH_ACTION:
            effects.choose_action(self, seat, a, b, move)
        elif kind == WHICH_OPTION:
            effects.choose_option(self, seat, a, move)
        elif kind == WHICH_FAVOUR:
            gains.choose_favour(self, seat, a, move - FAVOUR)
        elif kind == FOOD_SHARE:
            gains.take_share(self, seat, a, move - SHARE)
        elif kind == WHICH_SCARAB:
            gains.step_scarab(self, seat, a, move - SCARAB)
        elif kind == WHICH_STONE:
            pyramids.haul(self, seat, a, move)
        elif kind == WHICH_SITE:
            pyramids.build(self, seat, move - BUILD)
        elif kind == WHICH_COVERED:
            pyramids.reap(self, seat, a, b, move - REAP)
        elif kind == WHICH_QUEEN:
            pyramids.lay_eye(self, seat, move - WATCH)
        else:
            self.resolve_more(move, kind, seat, a, b, c, d)

    def resolve_more(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == WHICH_GRAVE:
            necropolis.bury(self, seat, move - BURY_AT)
        elif kind == WHICH_BONUS:
            mastabas.invoke(self, seat, a, b, move - INVOKE)
        elif kind == WHICH_PAPYRUS:
            markets.get_papyrus(self, seat, a, b, move - PAPYRUS)
        elif kind == WHICH_GOOD:
            markets.get_good(self, seat, a, b, move - GOOD)
        elif kind == WHICH_LEVEL:
            markets.store_good(self, seat, a, move - LEVEL)
        elif kind == WHICH_PRIESTESS:
            temple.choose_walk(self, seat, a, c, move)
        elif kind == WHICH_OFFERING:
            temple.offer(self, seat, move - OFFER)
        elif kind == WHICH_BASKET:
            temple.use_basket_field(self, seat, move - BASKET)
        elif kind == SUN_OR_STOP:
            self.push(RAISE, seat, a, 1, 0, 0)
        elif kind == WHICH_VOYAGE:
            nile.choose_voyage(self, seat, a, d, move)
        elif kind == WHICH_BOAT:
            nile.activate(self, seat, a, move - ACTIVATE)
        elif kind == CITY_AGREEMENT:
            agreements.take_agreement(self, seat, move - AGREE)
        elif kind == ANY_AGREEMENT:
            agreements.take_any(self, seat, a, move - AGREE)
        elif kind == WHICH_DISCARD:
            agreements.discard(self, seat, a, move - DISCARD)
        else:
            sphinxes.erect(self, seat, move - ERECT_ON)

    # What the contract asks beyond the rules

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        """Nothing is stored that a seat may not know; renewing chance is all."""

    def standing(self, seat: int) -> list[int]:
        """MN-14.1, MN-14.2"""
        return [self.table[PP + seat], scoring.purity(self, seat)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self) if self.solo() else super().ranking()

    def turn(self) -> i64:
        return self.table[TURNS]

    def estimate(self, seat: i64) -> float:
        return evaluate.estimate(self, seat)

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def census(self) -> dict[str, int]:
        return redeal.census(self)

    def unplaced(self, seat: int) -> list[tuple[str, str, str]]:
        return redeal.unplaced(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return table.view(self.box, self.game, self.observe(seat), seat)

    @property
    def prompt(self) -> Message:
        return labels.prompt(self)

    def label(self, move: int) -> Message:
        return labels.label(self, move)

    def element(self, move: int) -> str:
        return labels.element(self, move)


def next_turn(s: Table) -> None:
    """MN-6.1: in turn order until everybody has had all turns of the era."""
    t = s.table
    t[USED_BOATS] = 0
    if t[TURNS] == s.box.turns * t[PLAYER_COUNT]:
        s.push(HARVEST, 0, 0, 0, 0, 0)
        return
    seat = t[ORDER + t[TURNS] % t[PLAYER_COUNT]]
    if s.solo() and seat == IMHOTEP:
        t[TURNS] += 1
        s.push(NEXT_TURN, 0, 0, 0, 0, 0)
        solo.take_turn(s)
    else:
        s.push(END_TURN, seat, 0, 0, 0, 0)
        s.push(TURN, seat, 0, 0, 0, 0)


def end_turn(s: Table) -> None:
    """MN-3.7"""
    s.refill(GOODS_MARKET, GOODS_BAG)
    s.refill(PAPYRUS_MARKET, PAPYRUS_BAG)
    s.table[TURNS] += 1
    s.push(NEXT_TURN, 0, 0, 0, 0, 0)


def list_turn(s: Table, seat: i64, out: Moves) -> None:
    """Each option as often as it is open: an apprentice at home, one on a sun field, an empty tile place."""
    houses.list_visits(s, seat, out)
    houses.list_specialisations(s, seat, out)
    if s.table[TAKES + seat] < s.table[VISITS + seat]:
        tiles.list_display(s, seat, out)


def act(s: Table, seat: i64, move: i64) -> None:
    if move < SPECIALISE:
        s.push(WHICH_HOUSE, seat, move - VISIT, 0, 0, 0)
    elif move < TAKE:
        houses.specialise(s, seat, move - SPECIALISE)
    else:
        tiles.take_tile(s, seat, move - TAKE)
