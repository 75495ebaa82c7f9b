"""Positions of Men-Nefer, set up from a few words. Everything not mentioned is as at the start of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

import perankh
from perankh.engine.bits import bit
from perankh.engine.game import Game, State
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BOATS,
    CITIES,
    CITY_PLACES,
    DEALS,
    HOUSE_NAMES,
    HOUSES,
    LEVELS,
    PAPYRUS_ROW,
    PRIESTESSES,
    QUEENS,
    SITES,
    TILE_PLACES,
    TRACK,
)
from perankh.games.men_nefer.game import MenNeferGame
from perankh.games.men_nefer.moves import END_TURN, HARVEST, INUNDATE, RUN, TURN
from perankh.games.men_nefer.rules import necropolis, pyramids, setup, sphinxes, temple
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BOARD,
    BOAT,
    BONUS,
    CITY,
    DEAL,
    DEITY,
    DISPLAY,
    ERA,
    EYE_PLACED,
    EYE_READY,
    EYE_SUPPLY,
    FEATHER,
    FOOD,
    GLYPH,
    GOOD_AT,
    GOODS_BAG,
    GOODS_MARKET,
    GREAT_PARTS,
    GREAT_STONE,
    HEART,
    HEKA,
    HOME,
    KINDS_OWNED,
    LEVEL_FILLED,
    MET,
    MOON_CROWD,
    MUMMY_SUPPLY,
    NEUTRAL_MOON,
    NEUTRAL_SUN,
    OFFERED,
    ORDER,
    PAPYRUS_AT,
    PAPYRUS_BAG,
    PAPYRUS_MARKET,
    PP,
    PRIESTESS,
    QUARRY_REST,
    QUARRY_TOP,
    QUEEN_EYES,
    QUEEN_PARTS,
    QUEEN_TILE,
    QUEENS_STONE,
    ROLLED,
    ROW_SIZE,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    SITE_PART,
    SPHINX_READY,
    SPHINX_SUPPLY,
    STACK,
    START_POINTS,
    SUN,
    SUN_CROWD,
    SUN_FIELD,
    TILE_AT,
    VISITS,
)
from tests.support import components

TEXT = components("men_nefer")
GAME = perankh.game("men_nefer")
assert isinstance(GAME, MenNeferGame)
BOX = GAME.box

TRACKS = {
    "food": FOOD,
    "heka": HEKA,
    "heart": HEART,
    "feather": FEATHER,
    "sun": SUN,
    "great": GREAT_STONE,
    "queens": QUEENS_STONE,
    "glyph": GLYPH,
    "rolled": ROLLED,
}
SUPPLIES = {
    "eyes": (EYE_SUPPLY, EYE_READY),
    "mummies": (MUMMY_SUPPLY, SARCOPHAGUS_READY),
    "sphinxes": (SPHINX_SUPPLY, SPHINX_READY),
}


def scene(seats: int = 2, *, doing: str = "", era: int = 1, game: Game = GAME, **words: Any) -> MenNefer:
    """It is the turn of seat 0, who is resolving `doing` (see `program`) if it is given. Words about pieces belong to
    seat 0; those of others are set with `give`."""
    state = game.new(seats, seed=1)
    assert isinstance(state, MenNefer)
    t = state.table
    for house in range(HOUSES):
        for field in (NEUTRAL_SUN, NEUTRAL_MOON, SUN_CROWD, MOON_CROWD):
            t[field + house] = 0
    order = [0, *(seat for seat in range(len(state.view(None)["order"])) if seat != 0)]  # type: ignore[arg-type]
    for position, seat in enumerate(order):
        t[ORDER + position] = seat
    for name in [name for name in words if name in TABLE]:
        TABLE[name](state, words.pop(name))
    give(state, 0, **words)
    setup.weigh_effects(state)
    t[ERA] = era
    state.clear_agenda()
    state.push(END_TURN, 0, 0, 0, 0, 0)
    if doing:
        state.push(RUN, 0, program(state, doing), 0, 0, 0)
        state.settle()
    else:
        state.push(TURN, 0, 0, 0, 0, 0)
    return state


def program(state: MenNefer, doing: str) -> int:
    """`field nile 3`, `tile tile_1_1`, `row 2`, `grave ...`, `good ring_1 2`, `temple ...`, `podium ...`, `deity`."""
    box = state.box
    kind, _, rest = doing.partition(" ")
    name, _, number = rest.partition(" ")
    if kind == "field":
        return box.field_program[TRACK * HOUSE_NAMES.index(name) + int(number) - 1]
    if kind == "row":
        return box.row_program[int(name) - 1]
    if kind == "good":
        return box.good_program[LEVELS * box.good_names.index(name) + int(number) - 1]
    if kind == "deity":
        return box.deity_program[state.table[DEITY]]
    lists = {
        "tile": (box.tile_names, box.tile_program),
        "grave": (box.grave_names, box.grave_program),
        "mastaba": (box.mastaba_names, box.mastaba_program),
        "temple": (box.basket_names, box.basket_program),
        "podium": (box.podium_names, box.podium_program),
        "advantage": (box.advantage_names, box.advantage_program),
    }
    names, programs = lists[kind]
    return programs[names.index(name)]


# Pieces of a player


def give(state: MenNefer, seat: int, **words: Any) -> MenNefer:
    for name, value in words.items():
        if name in TRACKS:
            state.table[TRACKS[name] + seat] = value
        elif name in SUPPLIES:
            for cell, number in zip(SUPPLIES[name], value, strict=True):
                state.table[cell + seat] = number
        else:
            PIECES[name](state, seat, value)
    return state


def _pp(state: MenNefer, seat: int, points: int) -> None:
    state.gain_pp(seat, START_POINTS, points - state.table[PP + seat])


def _board(state: MenNefer, seat: int, name: str) -> None:
    state.table[BOARD + seat] = BOX.board_names.index(name)


def _scarabs(state: MenNefer, seat: int, fields: Mapping[str, int]) -> None:
    for house, field in fields.items():
        state.table[SCARABS_AT + HOUSES * seat + HOUSE_NAMES.index(house)] = field


def _priestesses(state: MenNefer, seat: int, rooms: Sequence[str]) -> None:
    """`2`: upright in room 2, `2 lying`; those not mentioned stand before the temple."""
    for k, words in enumerate(rooms):
        room, _, lying = words.partition(" ")
        state.table[PRIESTESS + PRIESTESSES * seat + k] = 2 * int(room) + bool(lying)


def _boats(state: MenNefer, seat: int, places: Sequence[str]) -> None:
    for k, place in enumerate(places):
        state.table[BOAT + BOATS * seat + k] = BOX.place_names.index(place)


def _tiles(state: MenNefer, seat: int, names: Sequence[str | None]) -> None:
    """On the tile places, whose apprentices are there; a place with None is empty and its apprentice away."""
    t = state.table
    for k, name in enumerate(names):
        t[TILE_AT + TILE_PLACES * seat + k] = BOX.tile_names.index(name) + 1 if name else 0
        t[HOME + TILE_PLACES * seat + k] = int(name is not None)
    t[VISITS + seat] = list(names).count(None)


def _apprentices(state: MenNefer, seat: int, houses: Sequence[str]) -> None:
    """On sun fields."""
    t = state.table
    for k, house in enumerate(houses):
        number = HOUSE_NAMES.index(house)
        t[SUN_FIELD + HOUSES * seat + number] += 1
        t[SUN_CROWD + number] += 1
        t[HOME + TILE_PLACES * seat + k] = 0
        t[TILE_AT + TILE_PLACES * seat + k] = 0
    t[VISITS + seat] = len(houses)


def _goods(state: MenNefer, seat: int, levels: Sequence[Sequence[str]]) -> None:
    """Level by level; `ring_1 offered` is turned over."""
    t = state.table
    for level, names in enumerate(levels):
        for k, words in enumerate(names):
            name, _, offered = words.partition(" ")
            good = BOX.good_names.index(name)
            place = AREA * seat + BOX.level_start[level] + k
            t[GOOD_AT + place] = good + 1
            t[OFFERED + place] = int(bool(offered))
            t[KINDS_OWNED + seat] |= 1 << BOX.good_kind[good]
            t[GOODS_BAG] &= ~bit(good)
        t[LEVEL_FILLED + LEVELS * seat + level] = len(names)


def _papyri(state: MenNefer, seat: int, names: Sequence[str]) -> None:
    for k, name in enumerate(names):
        papyrus = BOX.papyrus_names.index(name)
        state.table[PAPYRUS_AT + PAPYRUS_ROW * seat + k] = papyrus + 1
        state.table[PAPYRUS_BAG] &= ~bit(papyrus)
    state.table[ROW_SIZE + seat] = len(names)


def _deals(state: MenNefer, seat: int, names: Sequence[str]) -> None:
    """`agreement_1_goods met` is fulfilled."""
    for k, words in enumerate(names):
        name, _, met = words.partition(" ")
        state.table[DEAL + DEALS * seat + k] = BOX.agreement_names.index(name) + 1
        state.table[MET + DEALS * seat + k] = int(bool(met))
        _off_table(state, BOX.agreement_names.index(name))


def _graves(state: MenNefer, seat: int, names: Sequence[str]) -> None:
    for name in names:
        necropolis.put_sarcophagus(state, seat, BOX.grave_names.index(name))


def _podiums(state: MenNefer, seat: int, names: Sequence[str]) -> None:
    for name in names:
        sphinxes.put_sphinx(state, seat, BOX.podium_names.index(name))


def _baskets(state: MenNefer, seat: int, names: Sequence[str]) -> None:
    for name in names:
        temple.put_basket(state, seat, BOX.basket_names.index(name))


def _eyes_at(state: MenNefer, seat: int, eyes: Mapping[str, int]) -> None:
    for queen, count in eyes.items():
        state.table[QUEEN_EYES + QUEENS * seat + BOX.queen_names.index(queen)] = count
        state.table[EYE_PLACED + seat] += count


PIECES = {
    "pp": _pp,
    "board": _board,
    "scarabs": _scarabs,
    "priestesses": _priestesses,
    "boats": _boats,
    "tiles": _tiles,
    "apprentices": _apprentices,
    "goods": _goods,
    "papyri": _papyri,
    "deals": _deals,
    "graves": _graves,
    "podiums": _podiums,
    "baskets": _baskets,
    "eyes_at": _eyes_at,
}

# The table


def _deity(state: MenNefer, name: str) -> None:
    state.table[DEITY] = BOX.deity_names.index(name)


def _bonuses(state: MenNefer, names: Mapping[str, str]) -> None:
    """By place; the others keep what they have, which may then lie there twice."""
    for place, name in names.items():
        state.table[BONUS + BOX.bonus_names.index(place)] = BOX.mastaba_names.index(name)


def _advantages(state: MenNefer, names: Mapping[str, str]) -> None:
    for city, name in names.items():
        state.table[ADVANTAGE + BOX.city_names.index(city)] = BOX.advantage_names.index(name)


def _cities(state: MenNefer, names: Mapping[str, Sequence[str]]) -> None:
    """Only these agreements lie in the cities."""
    t = state.table
    for k in range(CITIES * CITY_PLACES):
        t[CITY + k] = 0
    for city, agreements in names.items():
        for k, name in enumerate(agreements):
            number = BOX.agreement_names.index(name)
            _off_table(state, number)
            t[CITY + CITY_PLACES * BOX.city_names.index(city) + k] = number + 1


def _off_table(state: MenNefer, agreement: int) -> None:
    """Wherever the set-up had put an agreement."""
    for k in range(CITIES * CITY_PLACES):
        if state.table[CITY + k] == agreement + 1:
            state.table[CITY + k] = 0
    state.table[STACK + BOX.agreement_value[agreement] - 1] &= ~bit(agreement)


def _goods_market(state: MenNefer, names: Sequence[str | None]) -> None:
    for k, name in enumerate(names):
        state.table[GOODS_MARKET + k] = BOX.good_names.index(name) + 1 if name else 0
        if name:
            state.table[GOODS_BAG] &= ~bit(BOX.good_names.index(name))


def _papyrus_market(state: MenNefer, names: Sequence[str | None]) -> None:
    for k, name in enumerate(names):
        state.table[PAPYRUS_MARKET + k] = BOX.papyrus_names.index(name) + 1 if name else 0
        if name:
            state.table[PAPYRUS_BAG] &= ~bit(BOX.papyrus_names.index(name))


def _display(state: MenNefer, names: Sequence[str]) -> None:
    for k, name in enumerate(names):
        state.table[DISPLAY + k] = BOX.tile_names.index(name) + 1


def _neutrals(state: MenNefer, fields: Mapping[str, int]) -> None:
    """Apprentices of nobody: `sun nile`, `moon temple`."""
    for words, count in fields.items():
        side, _, house = words.partition(" ")
        number = HOUSE_NAMES.index(house)
        for cell in (NEUTRAL_SUN, SUN_CROWD) if side == "sun" else (NEUTRAL_MOON, MOON_CROWD):
            state.table[cell + number] += count


def _great_pyramid(state: MenNefer, parts: Sequence[str]) -> None:
    """These parts stand, set in this order on the sites 1 to 4 of each level; nothing stood before."""
    t = state.table
    t[GREAT_PARTS] = 0
    for k in range(SITES * LEVELS):
        t[SITE_PART + k] = 0
    for level in range(LEVELS):
        t[QUARRY_TOP + level] = SITES * level + 1
        t[QUARRY_REST + level] = sum(bit(SITES * level + k) for k in range(1, SITES))
    for k, part in enumerate(parts):
        _quarry(state, [part])
        pyramids.set_part(state, k % SITES)


def _quarry(state: MenNefer, tops: Sequence[str]) -> None:
    """The visible part of each level."""
    t = state.table
    for name in tops:
        part = BOX.part_names.index(name)
        level = part // SITES
        if t[QUARRY_TOP + level] != part + 1:
            t[QUARRY_REST + level] |= bit(t[QUARRY_TOP + level] - 1)
            t[QUARRY_REST + level] &= ~bit(part)
            t[QUARRY_TOP + level] = part + 1


def _queen_parts(state: MenNefer, parts: Mapping[str, int]) -> None:
    for queen, count in parts.items():
        state.table[QUEEN_PARTS + BOX.queen_names.index(queen)] = count


def _queen_tiles(state: MenNefer, tiles: Mapping[str, str]) -> None:
    for queen, tile in tiles.items():
        state.table[QUEEN_TILE + BOX.queen_names.index(queen)] = BOX.scoring_names.index(tile)


TABLE = {
    "deity": _deity,
    "bonuses": _bonuses,
    "advantages": _advantages,
    "cities": _cities,
    "goods_market": _goods_market,
    "papyrus_market": _papyrus_market,
    "display": _display,
    "neutrals": _neutrals,
    "great_pyramid": _great_pyramid,
    "quarry": _quarry,
    "queen_parts": _queen_parts,
    "queen_tiles": _queen_tiles,
}

# Reading


def corrected(changes: Mapping[str, str]) -> MenNeferGame:
    """The game with a components.toml in which texts are replaced; each must stand there exactly once."""
    text = TEXT
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return MenNeferGame(Box(text))


def own(state: State, seat: int = 0) -> Any:
    """A player's part of the view."""
    return state.view(None)["players"][seat]  # type: ignore[index]


def seen(state: State, key: str) -> Any:
    return state.view(None)[key]


def places(state: State, seat: int = 0) -> list[str]:
    return [boat["place"] for boat in own(state, seat)["boats"]]


def rooms(state: State, seat: int = 0) -> list[str]:
    return [str(one["room"]) + ("" if one["upright"] else " lying") for one in own(state, seat)["priestesses"]]


def harvest(state: MenNefer) -> MenNefer:
    """Go straight to the harvest of the era."""
    state.clear_agenda()
    state.push(HARVEST, 0, 0, 0, 0, 0)
    state.settle()
    return state


def inundate(state: MenNefer) -> MenNefer:
    state.clear_agenda()
    state.push(INUNDATE, 0, 0, 0, 0, 0)
    state.settle()
    return state


def on_turn(state: MenNefer, seat: int) -> MenNefer:
    """Let a player begin a turn."""
    state.clear_agenda()
    state.push(END_TURN, seat, 0, 0, 0, 0)
    state.push(TURN, seat, 0, 0, 0, 0)
    return state
