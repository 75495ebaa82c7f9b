"""What people see: the whole table as plain data. Nothing on it is hidden but the order of stacks (MN-3.11)."""

from functools import cache, lru_cache

from perankh.engine.agenda import FRAME
from perankh.engine.bits import bit
from perankh.engine.game import Game
from perankh.engine.header import SEATS, TOP
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    BASKET_FIELDS,
    BONUSES,
    CITIES,
    CITY_PLACES,
    GRAVES,
    HOUSE_NAMES,
    HOUSES,
    LEVELS,
    MARKET,
    PARTS,
    PODIUMS,
    QUEENS,
    ROWS,
    SITES,
    TILES,
    VALUES,
)
from perankh.games.men_nefer.moves import KINDS, RUN, WHICH_ACTION, WHICH_OPTION
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BASKET_ON,
    BONUS,
    CITY,
    DEITY,
    DIFFICULTY,
    DISPLAY,
    ERA,
    GONE,
    GOODS_BAG,
    GOODS_MARKET,
    GRAVE,
    GREAT_PARTS,
    IMHOTEP,
    KNOWN,
    MOON_CROWD,
    MOON_FIELD,
    NEUTRAL_MOON,
    NEUTRAL_SUN,
    ORDER,
    OVER,
    PAPYRUS_BAG,
    PAPYRUS_MARKET,
    PILE,
    PLAYER_COUNT,
    PODIUM,
    QUARRY_REST,
    QUARRY_TOP,
    QUEEN_EYES,
    QUEEN_PARTS,
    QUEEN_TILE,
    SITE_PART,
    SITE_SHOWS,
    STACK,
    SUN_CROWD,
    SUN_FIELD,
    SUPPLY_REST,
    SUPPLY_TOP,
    TURNS,
)
from perankh.games.men_nefer.view.board import board, good_view, plain_actions
from perankh.games.men_nefer.view.player import imhotep, player


def view(box: Box, game: Game, o: vec[i64], seat: int | None) -> dict[str, object]:
    """Built from an observation. All seats see the same table, so it is put together once for all of them."""
    return {**table(box, game, tuple(o)), "you": seat}


@lru_cache(maxsize=16)
def table(box: Box, game: Game, cells: tuple[int, ...]) -> dict[str, object]:
    """Pieces and places by their ids; `board` says what is printed where."""
    o = vec[i64](cells)
    top = o[TOP]
    solo = o[SEATS] == 1
    return {
        "game": game.slug,
        "decider": o[top + 1] if top >= game.agenda else -1,
        "pending": [_frame(box, o, at) for at in range(top, game.agenda - 1, -FRAME)],
        "era": o[ERA],
        "turn": {"taken": o[TURNS], "of": box.turns * o[PLAYER_COUNT]},
        "over": bool(o[OVER]),
        "order": [_seat(o, o[ORDER + k]) for k in range(o[PLAYER_COUNT])],
        "solo": {"difficulty": box.difficulties[o[DIFFICULTY]], "own_design": True} if solo else None,
        "houses": [_house(box, o, house) for house in range(HOUSES)],
        "display": [_tile(box, o[DISPLAY + row]) for row in range(ROWS)],
        "supply": _supply(box, o),
        "discarded_tiles": [box.tile_names[o[PILE + k] - 1] for k in range(TILES) if o[PILE + k]],
        "great_pyramid": _great_pyramid(box, o),
        "queens": [_queen(box, o, queen) for queen in range(QUEENS)],
        "necropolis": _owners(box.grave_names, o, GRAVE, GRAVES),
        "bonuses": {box.bonus_names[k]: _bonus(box, o[BONUS + k]) for k in range(BONUSES)},
        "temple": _owners(box.basket_names, o, BASKET_ON, BASKET_FIELDS),
        "deity": {"id": box.deity_names[o[DEITY]], "actions": plain_actions(box, box.deity_program[o[DEITY]])},
        "podiums": _owners(box.podium_names, o, PODIUM, PODIUMS),
        "cities": [_city(box, o, city) for city in range(CITIES)],
        "agreement_stacks": [_members(box.agreement_names, o[STACK + k]) for k in range(VALUES)],
        "discarded_agreements": _members(box.agreement_names, o[GONE]),
        "goods": [good_view(box, o[GOODS_MARKET + k] - 1) if o[GOODS_MARKET + k] else None for k in range(MARKET)],
        "goods_bag": _members(box.good_names, o[GOODS_BAG]),
        "papyri": [_papyrus(box, o[PAPYRUS_MARKET + k]) for k in range(MARKET)],
        "papyrus_bag": _members(box.papyrus_names, o[PAPYRUS_BAG]),
        "players": [player(box, o, number) for number in range(o[SEATS])],
        "imhotep": imhotep(box, o) if solo else None,
        "board": board(box, o[PLAYER_COUNT]),
    }


def _frame(box: Box, o: vec[i64], at: int) -> dict[str, object]:
    """What remains to be done, next thing first; the actions of a list that are still open."""
    kind = o[at]
    shown: dict[str, object] = {"kind": KINDS[kind].name, "seat": o[at + 1], "decision": not KINDS[kind].step}
    if kind in (RUN, WHICH_ACTION, WHICH_OPTION):
        done = 0 if kind == WHICH_OPTION else o[at + 3]
        words = plain_actions(box, o[at + 2])
        shown["actions"] = [word for k, word in enumerate(words) if not done & bit(k)]
    return shown


def _seat(o: vec[i64], seat: int) -> int | str:
    return "imhotep" if o[SEATS] == 1 and seat == IMHOTEP else seat


def _owner(o: vec[i64], cell: int) -> int | str | None:
    return _seat(o, o[cell] - 1) if o[cell] else None


def _owners(names: list[str], o: vec[i64], start: int, size: int) -> dict[str, object]:
    return {names[k]: _owner(o, start + k) for k in range(size)}


def _members(names: list[str], members: int) -> list[str]:
    return [name for k, name in enumerate(names) if (members >> k) & 1]


def _house(box: Box, o: vec[i64], house: int) -> dict[str, object]:
    return {
        "id": HOUSE_NAMES[house],
        "sun": _apprentices(box, o, NEUTRAL_SUN + house, SUN_FIELD + house, o[SUN_CROWD + house]),
        "moon": _apprentices(box, o, NEUTRAL_MOON + house, MOON_FIELD + house, o[MOON_CROWD + house]),
    }


def _apprentices(box: Box, o: vec[i64], neutral: int, start: int, crowd: int) -> dict[str, object]:
    """Who stands on a field, and what one more apprentice pays there."""
    return {
        "neutral": o[neutral],
        "players": [o[start + HOUSES * seat] for seat in range(o[PLAYER_COUNT])],
        "price": box.crowding[min(crowd, box.most_crowded)],
    }


def _tile(box: Box, cell: int) -> dict[str, object] | None:
    return tile_view(box, cell - 1) if cell else None


@cache
def tile_view(box: Box, tile: int) -> dict[str, object]:
    return {
        "id": box.tile_names[tile],
        "number": box.tile_number[tile],
        "hieroglyph": box.glyph_names[box.tile_glyph[tile]],
        "actions": plain_actions(box, box.tile_program[tile]),
    }


def _supply(box: Box, o: vec[i64]) -> dict[str, object]:
    """The visible top tile, what lies below it in unknown order, and a turned pile in its known order (MN-R54)."""
    return {
        "top": _tile(box, o[SUPPLY_TOP] or o[KNOWN]),
        "unknown": _members(box.tile_names, o[SUPPLY_REST]),
        "known": [box.tile_names[o[KNOWN + k] - 1] for k in range(TILES) if o[KNOWN + k]],
    }


def _great_pyramid(box: Box, o: vec[i64]) -> dict[str, object]:
    quarry = [
        {
            "top": box.part_names[o[QUARRY_TOP + level] - 1] if o[QUARRY_TOP + level] else None,
            "below": _members(box.part_names, o[QUARRY_REST + level]),
        }
        for level in range(LEVELS)
    ]
    sites = [
        {
            "shows": box.favour_names[o[SITE_SHOWS + site]],
            "parts": [box.part_names[o[k] - 1] for k in _cells(SITE_PART + LEVELS * site, LEVELS) if o[k]],
        }
        for site in range(SITES)
    ]
    return {"parts": o[GREAT_PARTS], "crowned": o[GREAT_PARTS] > PARTS, "sites": sites, "quarry": quarry}


def _cells(start: int, size: int) -> range:
    return range(start, start + size)


def _queen(box: Box, o: vec[i64], queen: int) -> dict[str, object]:
    tile = o[QUEEN_TILE + queen]
    return {
        "id": box.queen_names[queen],
        "parts": o[QUEEN_PARTS + queen],
        "of": box.queen_parts,
        "tile": box.scoring_names[tile],
        "eyes": [o[QUEEN_EYES + QUEENS * seat + queen] for seat in range(o[PLAYER_COUNT])],
    }


@cache
def _bonus(box: Box, mastaba: int) -> dict[str, object]:
    return {
        "id": box.mastaba_names[mastaba],
        "prestige": box.mastaba_pp[mastaba],
        "actions": plain_actions(box, box.mastaba_program[mastaba]),
    }


def _city(box: Box, o: vec[i64], city: int) -> dict[str, object]:
    advantage = o[ADVANTAGE + city]
    lying = [o[k] - 1 for k in _cells(CITY + CITY_PLACES * city, CITY_PLACES) if o[k]]
    return {
        "id": box.city_names[city],
        "advantage": box.advantage_names[advantage],
        "actions": plain_actions(box, box.advantage_program[advantage]),
        "agreements": [agreement_view(box, agreement) for agreement in lying],
    }


@cache
def agreement_view(box: Box, agreement: int) -> dict[str, object]:
    assert agreement < AGREEMENTS
    return {
        "id": box.agreement_names[agreement],
        "value": box.agreement_value[agreement],
        "condition": wording.condition_word(box, agreement).plain(),
    }


def _papyrus(box: Box, cell: int) -> dict[str, object] | None:
    return papyrus_view(box, cell - 1) if cell else None


@cache
def papyrus_view(box: Box, papyrus: int) -> dict[str, object]:
    return {
        "id": box.papyrus_names[papyrus],
        "left": box.drawing_names[box.papyrus_left[papyrus]],
        "right": box.drawing_names[box.papyrus_right[papyrus]],
    }
