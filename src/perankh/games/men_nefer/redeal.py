"""Counts that prove nothing was lost, and what nobody can place.

Nothing has to be dealt anew: stacks and bags are sets whose order is only drawn when it is needed (see state.py), so
renewing chance, which the engine does, is a fair redeal.
"""

from perankh.engine.agenda import FRAME
from perankh.engine.bits import bit
from perankh.engine.header import TOP
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    AREA,
    BASKET_FIELDS,
    CITIES,
    CITY_PLACES,
    DEALS,
    GRAVES,
    HOUSES,
    LEVELS,
    MARKET,
    PAPYRUS_ROW,
    PARTS,
    PLAYERS,
    PODIUMS,
    QUEENS,
    ROWS,
    TILE_PLACES,
    TILES,
    VALUES,
)
from perankh.games.men_nefer.moves import DISCARD_TILE, LAY_BASKET, WHICH_BASKET, WHICH_DISCARD, WHICH_LEVEL
from perankh.games.men_nefer.state import (
    BASKET_LOST,
    BASKET_ON,
    BASKET_PLACED,
    CITY,
    DEAL,
    DISPLAY,
    EYE_PLACED,
    EYE_READY,
    EYE_SUPPLY,
    FREE_BASKETS,
    FREE_GRAVES,
    FREE_PODIUMS,
    GONE,
    GOOD_AT,
    GOODS_BAG,
    GOODS_MARKET,
    GRAVE,
    GREAT_PARTS,
    HOME,
    KNOWN,
    MOON_CROWD,
    MOON_FIELD,
    MUMMY_SUPPLY,
    NEUTRAL_MOON,
    NEUTRAL_SUN,
    OFFERED,
    PAPYRUS_AT,
    PAPYRUS_BAG,
    PAPYRUS_MARKET,
    PILE,
    PLAYER_COUNT,
    PODIUM,
    POINT_SOURCES,
    POINTS,
    PP,
    QUARRY_REST,
    QUARRY_TOP,
    QUEEN_EYES,
    QUEEN_PARTS,
    ROLLED,
    ROW_SIZE,
    SARCOPHAGUS_PLACED,
    SARCOPHAGUS_READY,
    SITE_PART,
    SOLO_DEALS,
    SOLO_TILES,
    SPHINX_PLACED,
    SPHINX_READY,
    SPHINX_SUPPLY,
    STACK,
    SUN_CROWD,
    SUN_FIELD,
    SUPPLY_REST,
    SUPPLY_TOP,
    TILE_AT,
    Table,
)


def census(s: Table) -> dict[str, int]:
    """Counted place by place, so that a piece in two places or in none shows."""
    t = s.table
    tiles = _named(s, DISPLAY, ROWS) + _named(s, SUPPLY_TOP, 1) + _named(s, KNOWN, TILES) + _named(s, PILE, TILES)
    tiles += _named(s, TILE_AT, PLAYERS * TILE_PLACES) + _bits(t[SUPPLY_REST]) + _on_agenda(s, DISCARD_TILE)
    goods = _named(s, GOODS_MARKET, MARKET) + _named(s, GOOD_AT, PLAYERS * AREA)
    goods += _bits(t[GOODS_BAG]) + _on_agenda(s, WHICH_LEVEL)
    papyri = _named(s, PAPYRUS_MARKET, MARKET) + _named(s, PAPYRUS_AT, PLAYERS * PAPYRUS_ROW) + _bits(t[PAPYRUS_BAG])
    deals = _named(s, CITY, CITIES * CITY_PLACES) + _named(s, DEAL, PLAYERS * DEALS) + _bits(t[GONE])
    deals += _bits(t[SOLO_DEALS]) + _on_agenda(s, WHICH_DISCARD)
    deals += [one for value in range(VALUES) for one in _bits(t[STACK + value])]
    parts = _named(s, SITE_PART, PARTS) + _named(s, QUARRY_TOP, LEVELS)
    parts += [one for level in range(LEVELS) for one in _bits(t[QUARRY_REST + level])]
    counts = {"papyri": len(papyri) + sum(t[ROLLED + seat] for seat in range(PLAYERS))}
    for name, pieces in (("tiles", tiles), ("goods", goods), ("agreements", deals), ("parts", parts)):
        counts[name] = len(set(pieces))
        counts[f"{name} with their places"] = len(pieces)
    for seat in range(t[PLAYER_COUNT]):
        counts |= {f"{name} of seat {seat}": number for name, number in _pieces(s, seat).items()}
    return counts | _sums(s)


def _pieces(s: Table, seat: int) -> dict[str, int]:
    """Pieces of a player; figures that are kept beside the pieces must agree with them."""
    t = s.table
    away = sum(t[SUN_FIELD + HOUSES * seat + k] + t[MOON_FIELD + HOUSES * seat + k] for k in range(HOUSES))
    eyes = sum(t[QUEEN_EYES + QUEENS * seat + k] for k in range(QUEENS))
    sarcophagi = _owned(s, GRAVE, GRAVES, seat)
    sphinxes = _owned(s, PODIUM, PODIUMS, seat)
    counts = {
        "apprentices": away + sum(t[HOME + TILE_PLACES * seat + k] for k in range(TILE_PLACES)),
        "eyes": t[EYE_SUPPLY + seat] + t[EYE_READY + seat] + eyes,
        "eyes miscounted": t[EYE_PLACED + seat] - eyes,
        "sarcophagi": t[MUMMY_SUPPLY + seat] + t[SARCOPHAGUS_READY + seat] + sarcophagi,
        "sarcophagi miscounted": t[SARCOPHAGUS_PLACED + seat] - sarcophagi,
        "sphinxes": t[SPHINX_SUPPLY + seat] + t[SPHINX_READY + seat] + sphinxes,
        "sphinxes miscounted": t[SPHINX_PLACED + seat] - sphinxes,
        "baskets miscounted": t[BASKET_PLACED + seat] - _owned(s, BASKET_ON, BASKET_FIELDS, seat),
        "papyri miscounted": t[ROW_SIZE + seat] - len(_named(s, PAPYRUS_AT + PAPYRUS_ROW * seat, PAPYRUS_ROW)),
        "points miscounted": t[PP + seat] - sum(t[POINTS + POINT_SOURCES * seat + k] for k in range(POINT_SOURCES)),
    }
    if seat < s.seats:
        offered = sum(t[OFFERED + AREA * seat + k] for k in range(AREA))
        carried = len(_frames(s, LAY_BASKET)) + len(_frames(s, WHICH_BASKET)) if offered and s.seat == seat else 0
        counts["baskets"] = AREA - offered + carried + t[BASKET_PLACED + seat] + t[BASKET_LOST + seat]
    return counts


def _sums(s: Table) -> dict[str, int]:
    t = s.table
    houses = range(HOUSES)
    sun = [t[SUN_FIELD + HOUSES * seat + k] for seat in range(PLAYERS) for k in houses]
    moon = [t[MOON_FIELD + HOUSES * seat + k] for seat in range(PLAYERS) for k in houses]
    eyes = sum(t[QUEEN_EYES + k] for k in range(PLAYERS * QUEENS))
    return {
        "neutrals": sum(t[NEUTRAL_SUN + k] + t[NEUTRAL_MOON + k] for k in houses),
        "sun fields miscounted": sum(t[SUN_CROWD + k] - t[NEUTRAL_SUN + k] for k in houses) - sum(sun),
        "moon fields miscounted": sum(t[MOON_CROWD + k] - t[NEUTRAL_MOON + k] for k in houses) - sum(moon),
        "queens' parts without eyes": sum(t[QUEEN_PARTS + k] for k in range(QUEENS)) - eyes,
        "parts miscounted": min(t[GREAT_PARTS], PARTS) - len(_named(s, SITE_PART, PARTS)),
        "empty graves miscounted": len(_bits(t[FREE_GRAVES])) + len(_named(s, GRAVE, GRAVES)),
        "empty podiums miscounted": len(_bits(t[FREE_PODIUMS])) + len(_named(s, PODIUM, PODIUMS)),
        "empty basket fields miscounted": len(_bits(t[FREE_BASKETS])) + len(_named(s, BASKET_ON, BASKET_FIELDS)),
    }


def unplaced(s: Table) -> list[tuple[str, str, str]]:
    """What bags and stacks contain; everybody knows that, and nobody the order (MN-R54)."""
    t = s.table
    box = s.box
    found = [("goods", box.good_names[one], "bag") for one in _bits(t[GOODS_BAG])]
    found += [("papyri", box.papyrus_names[one], "bag") for one in _bits(t[PAPYRUS_BAG])]
    found += [("supply", box.tile_names[one], "stack") for one in _bits(t[SUPPLY_REST])]
    for level in range(LEVELS):
        found += [(f"parts {level + 1}", box.part_names[one], "stack") for one in _bits(t[QUARRY_REST + level])]
    for value in range(VALUES):
        found += [(f"agreements {value + 1}", box.agreement_names[one], "stack") for one in _bits(t[STACK + value])]
    found += [("imhotep", box.imhotep_names[one], "stack") for one in _bits(t[SOLO_TILES])]
    return found


def _named(s: Table, start: int, size: int) -> list[int]:
    """The pieces in some cells."""
    return [s.table[k] - 1 for k in range(start, start + size) if s.table[k]]


def _bits(members: int) -> list[int]:
    return [one for one in range(AGREEMENTS) if members & bit(one)]


def _owned(s: Table, start: int, size: int, seat: int) -> int:
    return sum(s.table[k] == 1 + seat for k in range(start, start + size))


def _frames(s: Table, kind: int) -> list[int]:
    return [at for at in range(s.game.agenda, s.table[TOP] + 1, FRAME) if s.table[at] == kind]


def _on_agenda(s: Table, kind: int) -> list[int]:
    """Pieces that somebody is holding: the first parameter of the frames of a kind."""
    return [s.table[at + 2] for at in _frames(s, kind)]
