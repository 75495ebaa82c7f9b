"""What people see of a player: pieces on the main board and the administration board."""

from perankh.engine.bits import bit
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.box import Box
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    AREA,
    BOATS,
    DEALS,
    GLYPH_TRACK,
    HOUSE_NAMES,
    HOUSES,
    IMHOTEP_TILES,
    PAPYRUS_ROW,
    PRIESTESSES,
    QUEENS,
    TILE_PLACES,
)
from perankh.games.men_nefer.state import (
    BASKET_LOST,
    BASKET_PLACED,
    BOARD,
    BOAT,
    DEAL,
    ERA,
    EYE_PLACED,
    EYE_READY,
    EYE_SUPPLY,
    FEATHER,
    FOOD,
    GLYPH,
    GOOD_AT,
    GREAT_STONE,
    HEART,
    HEKA,
    HOME,
    IMHOTEP,
    MET,
    MUMMY_SUPPLY,
    OFFERED,
    ORDER,
    PAPYRUS_AT,
    PLAYER_COUNT,
    POINT_NAMES,
    POINT_SOURCES,
    POINTS,
    PP,
    PRIESTESS,
    QUEEN_EYES,
    QUEENS_STONE,
    RAISES,
    ROLLED,
    ROW_SIZE,
    SARCOPHAGUS_PLACED,
    SARCOPHAGUS_READY,
    SCARABS_AT,
    SOLO_DEALS,
    SOLO_DIE,
    SOLO_SHOWN,
    SOLO_TILES,
    SPHINX_PLACED,
    SPHINX_READY,
    SPHINX_SUPPLY,
    SUN,
    TAKES,
    TILE_AT,
    TURNS,
    USED_BOATS,
    VISITS,
)
from perankh.games.men_nefer.view.board import good_view, plain_actions


def player(box: Box, o: vec[i64], seat: int) -> dict[str, object]:
    return {
        **_pieces(box, o, seat),
        "food": o[FOOD + seat],
        "heka": o[HEKA + seat],
        "heart": o[HEART + seat],
        "feather": o[FEATHER + seat],
        "queens_stone": o[QUEENS_STONE + seat],
        "hieroglyphs": _hieroglyphs(box, o, seat),
        "tiles": [_tile_place(box, o, TILE_PLACES * seat + k) for k in range(TILE_PLACES)],
        "priestesses": [_priestess(o, seat, k) for k in range(PRIESTESSES)],
        "boats": [_boat(box, o, seat, k) for k in range(BOATS)],
        "goods": [_good(box, o, AREA * seat + k) for k in range(AREA)],
        "papyri": [_papyrus(box, o, k) for k in range(PAPYRUS_ROW * seat, PAPYRUS_ROW * seat + o[ROW_SIZE + seat])],
        "rolled": o[ROLLED + seat],
        "agreements": [_agreement(box, o, DEALS * seat + k) for k in range(DEALS)],
    }


def imhotep(box: Box, o: vec[i64]) -> dict[str, object]:
    """MN-16.1: he has no board and no resources."""
    deals = [k for k in range(AGREEMENTS) if o[SOLO_DEALS] & bit(k)]
    return {
        **_pieces(box, o, IMHOTEP),
        "agreements": [{"id": box.agreement_names[k], "value": box.agreement_value[k]} for k in deals],
        "tiles_left": [name for k, name in enumerate(box.imhotep_names) if o[SOLO_TILES] & bit(k)],
        "revealed": [_revealed(box, o, IMHOTEP_TILES * era) for era in range(o[ERA])],
    }


def _revealed(box: Box, o: vec[i64], start: int) -> list[dict[str, object]]:
    """His tiles of an era in order, and the face of the die that went with each."""
    shown = [k for k in range(start, start + IMHOTEP_TILES) if o[SOLO_SHOWN + k]]
    return [{"tile": box.imhotep_names[o[SOLO_SHOWN + k] - 1], "die": o[SOLO_DIE + k] or None} for k in shown]


def _pieces(box: Box, o: vec[i64], seat: int) -> dict[str, object]:
    """What Imhotep has too."""
    points = {name: o[POINTS + POINT_SOURCES * seat + k] for k, name in enumerate(POINT_NAMES)}
    return {
        "colour": box.colours[seat],
        "prestige": o[PP + seat],
        "points": {name: number for name, number in points.items() if number},
        "options_taken": {"visit": o[VISITS + seat], "specialise": o[RAISES + seat], "take": o[TAKES + seat]},
        "apprentices_home": sum(o[HOME + TILE_PLACES * seat + k] for k in range(TILE_PLACES)),
        "scarabs": {name: o[SCARABS_AT + HOUSES * seat + k] for k, name in enumerate(HOUSE_NAMES)},
        "sun": o[SUN + seat],
        "great_stone": o[GREAT_STONE + seat],
        "eyes": {
            "supply": o[EYE_SUPPLY + seat],
            "available": o[EYE_READY + seat],
            "placed": o[EYE_PLACED + seat],
            "at": {box.queen_names[k]: o[QUEEN_EYES + QUEENS * seat + k] for k in range(QUEENS)},
        },
        "mummies": {
            "supply": o[MUMMY_SUPPLY + seat],
            "available": o[SARCOPHAGUS_READY + seat],
            "placed": o[SARCOPHAGUS_PLACED + seat],
        },
        "sphinxes": {
            "supply": o[SPHINX_SUPPLY + seat],
            "available": o[SPHINX_READY + seat],
            "placed": o[SPHINX_PLACED + seat],
        },
        "baskets": {"placed": o[BASKET_PLACED + seat], "lost": o[BASKET_LOST + seat]},
    }


def _hieroglyphs(box: Box, o: vec[i64], seat: int) -> dict[str, object]:
    start = GLYPH_TRACK * o[BOARD + seat]
    return {
        "board": box.board_names[o[BOARD + seat]],
        "track": [box.glyph_names[box.board_glyph[start + k]] for k in range(GLYPH_TRACK)],
        "marker": o[GLYPH + seat],
    }


def _tile_place(box: Box, o: vec[i64], place: int) -> dict[str, object]:
    tile = o[TILE_AT + place] - 1
    if tile < 0:
        return {"tile": None, "apprentice": bool(o[HOME + place])}
    return {
        "tile": box.tile_names[tile],
        "hieroglyph": box.glyph_names[box.tile_glyph[tile]],
        "actions": plain_actions(box, box.tile_program[tile]),
        "apprentice": bool(o[HOME + place]),
    }


def _priestess(o: vec[i64], seat: int, number: int) -> dict[str, object]:
    value = o[PRIESTESS + PRIESTESSES * seat + number]
    return {"id": f"{seat}_{number + 1}", "room": value >> 1, "upright": not value & 1}


def _boat(box: Box, o: vec[i64], seat: int, number: int) -> dict[str, object]:
    active = o[ORDER + o[TURNS] % o[PLAYER_COUNT]] == seat
    place = box.place_names[o[BOAT + BOATS * seat + number]]
    return {"id": f"{seat}_{number + 1}", "place": place, "activated": active and bool(o[USED_BOATS] >> number & 1)}


def _good(box: Box, o: vec[i64], place: int) -> dict[str, object] | None:
    good = o[GOOD_AT + place] - 1
    if good < 0:
        return None
    return {**good_view(box, good), "offered": bool(o[OFFERED + place])}


def _papyrus(box: Box, o: vec[i64], place: int) -> dict[str, object]:
    papyrus = o[PAPYRUS_AT + place] - 1
    return {
        "id": box.papyrus_names[papyrus],
        "left": box.drawing_names[box.papyrus_left[papyrus]],
        "right": box.drawing_names[box.papyrus_right[papyrus]],
    }


def _agreement(box: Box, o: vec[i64], place: int) -> dict[str, object] | None:
    agreement = o[DEAL + place] - 1
    if agreement < 0:
        return None
    return {
        "id": box.agreement_names[agreement],
        "value": box.agreement_value[agreement],
        "condition": wording.condition_word(box, agreement).plain(),
        "fulfilled": bool(o[MET + place]),
    }
