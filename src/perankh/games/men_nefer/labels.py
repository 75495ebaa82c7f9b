"""Decisions and moves in words, and the board elements that moves belong to."""

from perankh.engine.header import TOP
from perankh.engine.message import Message, Value, seat_word
from perankh.games.men_nefer import wording
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BOATS,
    CITY_PLACES,
    CONSTRUCTION,
    DEALS,
    FAVOUR_FIELD,
    HOUSE_NAMES,
    HOUSES,
    LEVELS,
    NILE,
    NUMERALS,
    PAPYRUS_ROW,
    PARTS,
    SECTIONS,
    SITES,
    TRACK,
)
from perankh.games.men_nefer.moves import (
    ACTIVATE,
    AGREE,
    ANY_AGREEMENT,
    ASCEND,
    BASKET,
    BUILD,
    BURY_AT,
    CITY_AGREEMENT,
    DISCARD,
    DO,
    ENTER,
    ERECT_ON,
    FAVOUR,
    FIELD,
    FOOD_SHARE,
    GOOD,
    HAUL_GREAT,
    HAUL_QUEENS,
    INVOKE,
    KINDS,
    LEVEL,
    OFFER,
    PAPYRUS,
    PICK,
    REAP,
    ROUSE,
    ROW,
    SAIL_TO,
    SCARAB,
    SHARE,
    SPECIALISE,
    STOP,
    SUN_OR_STOP,
    TAKE,
    VISIT,
    WALK_FROM,
    WATCH,
    WHICH_BOAT,
    WHICH_BONUS,
    WHICH_COVERED,
    WHICH_DISCARD,
    WHICH_FAVOUR,
    WHICH_FIELD,
    WHICH_GRAVE,
    WHICH_HOUSE,
    WHICH_LEVEL,
    WHICH_PODIUM,
    WHICH_PRIESTESS,
    WHICH_SCARAB,
    WHICH_STONE,
    WHICH_VOYAGE,
)
from perankh.games.men_nefer.rules import houses, markets, pyramids, temple
from perankh.games.men_nefer.state import (
    ADVANTAGE,
    BOAT,
    BONUS,
    CITY,
    DEAL,
    DEITY,
    DISPLAY,
    FOOD,
    GOOD_AT,
    GOODS_MARKET,
    GREAT_PARTS,
    GREAT_STONE,
    LEVEL_FILLED,
    MET,
    MOON_CROWD,
    PAPYRUS_AT,
    PAPYRUS_MARKET,
    QUARRY_TOP,
    QUEEN_PARTS,
    QUEEN_TILE,
    QUEENS_STONE,
    ROW_SIZE,
    SCARABS_AT,
    SITE_SHOWS,
    SUN,
    SUN_CROWD,
    Table,
)

COUNTED = {WHICH_FAVOUR, FOOD_SHARE, WHICH_SCARAB, WHICH_STONE, WHICH_COVERED, WHICH_BONUS, WHICH_PRIESTESS}
COUNTED |= {SUN_OR_STOP, WHICH_VOYAGE, WHICH_BOAT, ANY_AGREEMENT}  # their first parameter is an amount


def prompt(s: Table) -> Message:
    t = s.table
    top = t[TOP]
    kind, a = t[top], t[top + 2]
    args: dict[str, Value] = {"seat": seat_word(t[top + 1])}
    if kind in COUNTED:
        args["n"] = a
    if kind == WHICH_HOUSE:
        args["tile"] = wording.tile_word(s.box, a)
    elif kind == WHICH_FIELD:
        args["house"] = wording.house_word(a)
    elif kind in (WHICH_GRAVE, WHICH_PODIUM):
        args["number"] = NUMERALS[a - 1]
    elif kind == WHICH_LEVEL:
        args["good"] = wording.good_word(s.box, a)
    elif kind == SUN_OR_STOP:
        args["deity"] = wording.deity_word(s.box, t[DEITY])
    elif kind == CITY_AGREEMENT:
        args["city"] = wording.city_word(s.box, a)
    elif kind == WHICH_DISCARD:
        args["agreement"] = wording.agreement_word(s.box, a)
    name = KINDS[kind].name
    if kind == WHICH_PRIESTESS and t[top + 4]:
        name = "priestess-or-offering"
    elif kind == WHICH_VOYAGE and t[top + 5] > 1:
        name = "voyage-or-boat"
    return Message(f"prompt-{name}", args)


def label(s: Table, move: int) -> Message:
    """A legal move in words."""
    seat = s.decider()
    if move < FIELD:
        return _turn_label(s, seat, move)
    if move < HAUL_GREAT:
        return _list_label(s, seat, move)
    if move < BURY_AT:
        return _pyramid_label(s, seat, move)
    if move < WALK_FROM:
        return _market_label(s, seat, move)
    if move < SAIL_TO:
        return _temple_label(s, seat, move)
    if move < ERECT_ON:
        return _nile_label(s, seat, move)
    if move < STOP:
        podium = move - ERECT_ON
        effect = wording.action_words(s.box, s.box.podium_program[podium])
        return Message("move-erect", {"podium": wording.podium_word(s.box, podium), "actions": effect})
    return Message("move-stop")


def _turn_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    if move < SPECIALISE:
        tile = move - VISIT
        effect = wording.action_words(box, box.tile_program[tile])
        return Message("move-visit", {"tile": wording.tile_word(box, tile), "actions": effect})
    if move < TAKE:
        house = move - SPECIALISE
        price = _price(s, seat, t[MOON_CROWD + house], "price-cannot-moon")
        return Message("move-specialise", {"house": wording.house_word(house), "price": price})
    if move < ENTER:
        row = move - TAKE
        tile = t[DISPLAY + row] - 1
        args: dict[str, Value] = {"tile": wording.tile_word(box, tile), "food": box.row_food[row]}
        args["glyph"] = wording.glyph_word(box, box.tile_glyph[tile])
        args["actions"] = wording.action_words(box, box.tile_program[tile])
        return Message("move-take", args)
    house = move - ENTER
    price = _price(s, seat, t[SUN_CROWD + house], "price-cannot")
    return Message("move-enter", {"house": wording.house_word(house), "price": price})


def _price(s: Table, seat: int, others: int, unpaid: str) -> Message:
    """What an apprentice costs on a field with others (MN-6.2.2)."""
    price = houses.crowding(s, others)
    if price > s.table[FOOD + seat]:
        return Message(unpaid, {"price": price, "n": s.box.compensation})
    return Message("price-food", {"n": price}) if price else Message("price-none")


def _list_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    a = t[t[TOP] + 2]
    if move < ROW:
        field = move - FIELD
        effect = wording.action_words(box, box.field_program[TRACK * a + field])
        return Message("move-field", {"field": wording.field_word(a, field), "actions": effect})
    if move < DO:
        row = move - ROW
        return Message(
            "move-row", {"row": wording.row_word(row), "actions": wording.action_words(box, box.row_program[row])}
        )
    if move < FAVOUR:
        number = move - DO if move < PICK else move - PICK
        return Message("move-do", {"action": wording.action_word(box, box.program_start[a] + number)})
    if move < SHARE:
        return Message("move-favour", {"favour": wording.favour_word(box, move - FAVOUR)})
    if move < SCARAB:
        return Message("move-share", {"food": move - SHARE, "heka": a - (move - SHARE)})
    house = move - SCARAB
    field = t[SCARABS_AT + HOUSES * seat + house] + 1
    return Message("move-scarab", {"house": wording.house_word(house), "field": field})


def _pyramid_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    if move == HAUL_GREAT:
        field = t[GREAT_STONE + seat] + 1
        return Message("move-haul-great", {"field": field, "effect": _great_effect(s, field)})
    if move == HAUL_QUEENS:
        field = t[QUEENS_STONE + seat] + 1
        effect = Message("great-construction" if box.queens_kind[field] == CONSTRUCTION else "great-nothing")
        return Message("move-haul-queens", {"field": field, "effect": effect})
    if move < REAP:
        site = move - BUILD
        part = t[QUARRY_TOP + t[GREAT_PARTS] // SITES] - 1
        covered = wording.favour_word(box, t[SITE_SHOWS + site])
        return Message(
            "move-build", {"site": site + 1, "covered": covered, "new": wording.favour_word(box, box.part_favour[part])}
        )
    if move < WATCH:
        site = move - REAP
        return Message("move-reap", {"site": site + 1, "favour": wording.favour_word(box, t[SITE_SHOWS + site])})
    queen = move - WATCH
    args: dict[str, Value] = {
        "queen": wording.queen_word(box, queen),
        "part": wording.queen_part_word(t[QUEEN_PARTS + queen] + 1),
    }
    args["tile"] = wording.scoring_tile_word(box, t[QUEEN_TILE + queen])
    return Message("move-watch", args)


def _great_effect(s: Table, field: int) -> Message:
    kind = pyramids.great_field(s, field)
    if kind == FAVOUR_FIELD:
        return Message("great-favours", {"n": s.box.great_favours[field]})
    if kind == CONSTRUCTION:
        return Message("great-construction" if s.table[GREAT_PARTS] <= PARTS else "great-finished")
    return Message("great-seal", {"n": s.box.great_seal[field]})


def _market_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    paid = t[t[TOP] + 3]
    if move < INVOKE:
        grave = move - BURY_AT
        args: dict[str, Value] = {
            "grave": wording.grave_word(box, grave),
            "n": box.activations[box.grave_column[grave]],
        }
        args["actions"] = wording.action_words(box, box.grave_program[grave])
        return Message("move-bury", args)
    if move < PAPYRUS:
        place = move - INVOKE
        effect = wording.action_words(box, box.mastaba_program[t[BONUS + place]])
        return Message("move-invoke", {"place": wording.bonus_word(box, place), "actions": effect})
    if move < GOOD:
        place = move - PAPYRUS
        papyrus = t[PAPYRUS_MARKET + place] - 1
        price = markets.papyrus_price(s, seat, place) if paid else 0
        words: dict[str, Value] = {"papyrus": wording.papyrus_word(box, papyrus), "price": price}
        words["drawing"] = Message("completes-drawing" if _completes(s, seat, papyrus) else "completes-nothing")
        return Message("move-papyrus", words)
    if move < LEVEL:
        return _good_label(s, move - GOOD, paid)
    level = move - LEVEL
    place = box.level_start[level] + t[LEVEL_FILLED + LEVELS * seat + level]
    return Message("move-level", {"level": wording.level_word(level), "points": box.area_pp[place]})


def _completes(s: Table, seat: int, papyrus: int) -> bool:
    """Whether a papyrus would complete a drawing with the last one of the row (MN-9.8)."""
    size = s.table[ROW_SIZE + seat]
    if size == 0:
        return False
    last = s.table[PAPYRUS_AT + PAPYRUS_ROW * seat + size - 1] - 1
    return s.box.papyrus_right[last] == s.box.papyrus_left[papyrus]


def _good_label(s: Table, place: int, paid: int) -> Message:
    box = s.box
    good = s.table[GOODS_MARKET + place] - 1
    words = wording.action_words(box, box.good_program[LEVELS * good + LEVELS - 1])
    args: dict[str, Value] = {"good": wording.good_word(box, good), "price": box.good_price[place] if paid else 0}
    return Message("move-good", {**args, "actions": words})


def _temple_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    if move < OFFER:
        verb, room = ("move-walk", move - WALK_FROM) if move < ROUSE else ("move-rouse", move - ROUSE)
        words = {"start": wording.room_word(room), "room": wording.room_word(room + 1)}
        return Message(verb, {**words, "n": box.room_cost[room + 1]})
    if move < BASKET:
        good = move - OFFER
        place = next(k for k in range(AREA) if t[GOOD_AT + AREA * seat + k] == good + 1)
        level = box.area_level[place]
        effect = wording.action_words(box, box.good_program[LEVELS * good + level])
        return Message(
            "move-offer", {"good": wording.good_word(box, good), "level": wording.level_word(level), "actions": effect}
        )
    if move < ASCEND:
        field = move - BASKET
        effect = wording.action_words(box, box.basket_program[field])
        return Message("move-basket", {"field": wording.basket_field_word(box, field), "actions": effect})
    effect = wording.action_words(box, box.deity_program[t[DEITY]])
    return Message(
        "move-ascend", {"field": t[SUN + seat] + 1, "deity": wording.deity_word(box, t[DEITY]), "actions": effect}
    )


def _nile_label(s: Table, seat: int, move: int) -> Message:
    t, box = s.table, s.box
    if move < ACTIVATE:
        boat, place = divmod(move - SAIL_TO, NILE)
        start = t[BOAT + BOATS * seat + boat]
        args: dict[str, Value] = {
            "boat": boat + 1,
            "start": wording.place_word(box, start),
            "place": wording.place_word(box, place),
        }
        return Message("move-sail", {**args, "n": box.distance[NILE * start + place]})
    if move < AGREE:
        boat = move - ACTIVATE
        place = t[BOAT + BOATS * seat + boat]
        if place < SECTIONS:
            args = {"boat": boat + 1, "place": wording.place_word(box, place), "n": box.section_food[place]}
            return Message("move-activate-river", args)
        city = place - SECTIONS
        effect = wording.action_words(box, box.advantage_program[t[ADVANTAGE + city]])
        args = {"boat": boat + 1, "place": wording.place_word(box, place), "actions": effect}
        lying = sum(t[CITY + k] > 0 for k in range(CITY_PLACES * city, CITY_PLACES * city + CITY_PLACES))
        return Message("move-activate-city", {**args, "agreements": lying})
    if move < DISCARD:
        return Message("move-agree", {"agreement": wording.agreement_word(box, move - AGREE)})
    agreement = move - DISCARD
    own = {t[DEAL + k]: t[MET + k] for k in range(DEALS * seat, DEALS * seat + DEALS)}
    state = "new" if agreement + 1 not in own else "met" if own[agreement + 1] else "open"
    return Message(f"move-discard-{state}", {"agreement": wording.agreement_word(box, agreement)})


# Board elements

ELEMENTS = {
    "visit": "tile", "specialise": "sun", "take": "display", "enter": "sun", "row": "row", "do": "action",
    "pick": "action", "favour": "favour", "share": "share", "scarab": "scarab", "haul": "stone", "build": "site",
    "reap": "site", "watch": "queen", "bury": "grave", "invoke": "bonus", "papyrus": "papyrus", "good": "good",
    "level": "level", "offer": "own-good", "basket": "basket", "ascend": "sun-disc", "agree": "agreement",
    "discard": "own-agreement", "erect": "podium",
}  # fmt: skip


def element(s: Table, move: int) -> str:
    """The element a move belongs to: `tile tile_1_1`, `sun nile`, `place section_3`, `boat 0_2`; ids as in the view."""
    seat = s.decider()
    verb, _, thing = s.game.text(move).partition(" ")
    if FIELD <= move < ROW:
        return f"field {HOUSE_NAMES[s.table[s.table[TOP] + 2]]} {thing}"
    if BURY_AT <= move < INVOKE:
        return f"grave {s.box.grave_names[move - BURY_AT]}"
    if INVOKE <= move < PAPYRUS:
        return f"bonus {s.box.bonus_names[move - INVOKE]}"
    if WALK_FROM <= move < OFFER:
        lying, room = (0, move - WALK_FROM) if move < ROUSE else (1, move - ROUSE)
        return f"priestess {seat}_{temple.stands(s, seat, room, lying) + 1}"
    if SAIL_TO <= move < ACTIVATE:
        return f"place {s.box.place_names[(move - SAIL_TO) % NILE]}"
    if ACTIVATE <= move < AGREE:
        return f"boat {seat}_{thing}"
    return f"{ELEMENTS.get(verb, '')} {thing}".strip()
