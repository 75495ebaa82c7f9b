"""What people get to see of Egizia: the view of a seat as plain data, built from an observation alone."""

from functools import cache

from perankh.engine.agenda import FRAME
from perankh.engine.game import Game
from perankh.engine.header import SEATS, TOP
from perankh.engine.nat import i64, vec
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    COLOUR_NAMES,
    COLOURS,
    CREW_NAMES,
    CREWS,
    DECKS,
    FIELD,
    GRAIN_MARKET,
    MARKET_NAMES,
    MARKETS,
    MONUMENT_NAMES,
    MONUMENTS,
    NILE,
    ONCE_A_ROUND,
    OP_COUNT,
    OPS,
    PART_NAMES,
    PARTS,
    PLAYERS,
    QUARRY,
    RING_NAMES,
    ROUND_NAMES,
    ROUND_SPACES,
    SITE_NAMES,
    SITES,
    SPHINX,
    START_FIELD,
    STONE_MARKET,
    TIMINGS,
)
from perankh.games.egizia.moves import BUILD, BUILD_NEXT, DRAW, GIVE_BACK, GO_FIRST, KEEP, KEEP_MORE, KINDS, SPACES
from perankh.games.egizia.state import (
    ADDED,
    ARRIVAL,
    BLOCKS,
    BUILT,
    CARD_BITS,
    CARD_SHIP,
    CARDS,
    COLOUR,
    CREW,
    DECK,
    DECK_LEFT,
    ENDED,
    FURTHEST,
    GRAVE_FACE,
    GRAVE_SUM,
    HAND,
    HAND_COUNT,
    HELD,
    IN_RESERVE,
    LINE,
    LINE_LENGTH,
    LOOSE,
    NILE_NEXT,
    NILE_PLACE,
    OWNER,
    PASSED,
    PHASE,
    POINT_SOURCES,
    POINTS,
    QUARRIES,
    REMOVED,
    RING_AT,
    RIVER,
    ROUND,
    ROUND_SHIPS,
    ROWS_PAID,
    SCORE,
    SEAT_OF,
    SHIPS,
    SITE_SHIP,
    SLOT,
    SOURCE_NAMES,
    STEP,
    STONES,
    TILE,
    TURNED,
    USE_BITS,
    USED,
    YIELD,
)
from perankh.games.egizia.wording import boon_words, nile_word, sphinx_word

PHASE_NAMES = ["", "deal", "sail", "feed", "produce", "build", "bonus", "order"]


def view(box: Box, game: Game, observation: vec[i64], seat: int | None) -> dict[str, object]:
    """Cards, spaces and crews by their ids; a card's name is a message, whose id with `-effect` says what it does."""
    o = list(observation)
    top = o[TOP]
    decider = o[top + 1] if top >= game.agenda else -1
    seats = range(o[SEATS])
    return {
        "game": game.slug,
        "you": seat,
        "decider": decider,
        "decision": _decision(o, top, seat, decider),
        "round": o[ROUND],
        "rounds": box.rounds,
        "phase": PHASE_NAMES[o[PHASE]],
        "ended": bool(o[ENDED]),
        "ring": RING_NAMES[o[RING_AT]],
        "order": [o[SEAT_OF + tile] for tile in seats],
        "track": _track(o),
        "river": _river(box, o),
        "line": _line(game, o, top),
        "nile_decks": _nile_decks(box, o),
        "removed": [box.nile_names[card] for card in _nile_cards(o, REMOVED)],
        "sphinx_deck": _sphinx_deck(box, o),
        "looking": _looking(box, o, top, seat, decider),
        "monuments": _monuments(box, o),
        "rows_paid": [row + 1 for row in range(box.rows) if o[ROWS_PAID] >> row & 1],
        "row_leaders": _row_leaders(box, o),
        "markets": {MARKET_NAMES[market]: _market(box, o, market) for market in range(MARKETS)},
        "scales": _scales(box),
        "players": [_player(box, o, player) for player in seats],
    }


@cache
def _scales(box: Box) -> dict[str, object]:
    """How long tracks are and what tables say, as far as a board needs it."""
    bands = zip(box.band_min, box.band_points, strict=True)
    return {
        "stones": box.max_stones,
        "strength": {CREW_NAMES[crew]: box.max_strength[crew] for crew in range(CREWS)},
        "sphinx_draw": box.draw_most,
        "participation": list(box.participation),
        "graves": [{"from": least, "points": points} for least, points in bands],
        "sale": {"stones": box.end_stones, "points": box.end_points},
    }


def _decision(o: list[int], top: int, seat: int | None, decider: int) -> dict[str, object] | None:
    """What is being decided, as far as everybody may know."""
    if decider < 0 or ((KINDS[o[top]].private if o[top] >= 0 else True) and seat != decider):
        return None
    found: dict[str, object] = {"kind": KINDS[o[top]].name}
    if o[top] in (GO_FIRST, BUILD, SPACES):
        found["site"] = SITE_NAMES[o[top + 2]]
    if o[top] == SPACES:
        found["strength"] = o[top + 3]
    return found


def _track(o: list[int]) -> list[int]:
    """Seats in the order of the score track, leader first (EG-16.4)."""
    return sorted(range(o[SEATS]), key=lambda seat: (-o[SCORE + seat], o[ARRIVAL + seat]))


# The river


def _river(box: Box, o: list[int]) -> list[dict[str, object]]:
    spaces: dict[int, dict[str, object]] = {}
    for site in range(SITES):
        spaces[box.site_at[site]] = _site(box, o, site)
    for k in range(ROUND_SPACES):
        at = ROUND_SHIPS + PLAYERS * k
        ships = [seat for seat in range(o[SEATS]) for _ in range(o[at + seat])]
        spaces[box.round_at[k]] = {"id": ROUND_NAMES[k], "kind": "round", "effect": _round(box, k), "ships": ships}
    for k in range(CARD_SPACES):
        spaces[box.card_at[k]] = _card_space(box, o, k)
    return [spaces[position] for position in sorted(spaces)]


def _card_space(box: Box, o: list[int], space: int) -> dict[str, object]:
    card = o[RIVER + space] - 1
    ship = o[CARD_SHIP + space] - 1 if o[CARD_SHIP + space] else None
    shown = nile_card(box, card) if card >= 0 else None
    return {"id": box.card_names[space], "kind": "card", "card": shown, "ship": ship}


def _site(box: Box, o: list[int], site: int) -> dict[str, object]:
    ships = {o[SITE_SHIP + PLAYERS * site + seat]: seat for seat in range(o[SEATS])}
    return {
        "id": SITE_NAMES[site],
        "kind": "site",
        "slots": [ships.get(SLOT + slot) for slot in range(box.slots[o[SEATS]])],
        "added": [ships[place] for place in sorted(ships) if ADDED <= place < IN_RESERVE],
        "reserve": [ships[place] for place in sorted(ships) if place >= IN_RESERVE],
    }


def _line(game: Game, o: list[int], top: int) -> list[int]:
    """Who still has to build at the present site, in order (EG-10.2); whoever is at it first."""
    first = 0
    for at in range(game.agenda, top + 1, FRAME):
        if o[at] == BUILD_NEXT:
            first = o[at + 3]
    if top >= game.agenda and o[top] in (BUILD, DRAW, SPACES):
        first -= 1
    return [o[LINE + k] for k in range(first, o[LINE_LENGTH])]


@cache
def _round(box: Box, space: int) -> list[object]:
    return [word.plain() for word in boon_words(box, NILE + space)]


@cache
def nile_card(box: Box, card: int) -> dict[str, object]:
    return {
        "id": box.nile_names[card],
        "op": OPS[box.op[card]],
        "timing": TIMINGS[box.timing[card]],
        "name": nile_word(box, card).plain(),
    }


@cache
def sphinx_card(box: Box, card: int) -> dict[str, object]:
    return {"id": box.sphinx_names[card], "name": sphinx_word(box, card).plain()}


# Decks


def _nile_cards(o: list[int], place: int) -> list[int]:
    return [card for card, there in enumerate(o[NILE_PLACE : NILE_PLACE + NILE]) if there == place]


def _nile_decks(box: Box, o: list[int]) -> list[dict[str, object]]:
    return [
        {
            "deck": box.deck_names[deck],
            "left": box.deck_size[deck] - o[NILE_NEXT + deck],
        }
        for deck in range(DECKS)
    ]


def _sphinx_deck(box: Box, o: list[int]) -> dict[str, object]:
    """From the top; None where the observer does not know the card."""
    known = [sphinx_card(box, o[DECK + k]) if o[DECK + k] >= 0 else None for k in range(o[DECK_LEFT])]
    return {"left": o[DECK_LEFT], "known": known}


def _looking(box: Box, o: list[int], top: int, seat: int | None, decider: int) -> dict[str, object] | None:
    """The Sphinx cards drawn, for the eyes of whoever drew them."""
    if decider < 0 or seat != decider or o[top] not in (KEEP, KEEP_MORE, GIVE_BACK):
        return None
    drawn, kept, returned, count = (o[top + k] for k in range(2, 6))
    given = [(returned >> (CARD_BITS * k)) & 31 for k in range(count)] if o[top] == GIVE_BACK else []
    return {
        "drawn": [sphinx_card(box, card) for card in range(SPHINX) if drawn >> card & 1],
        "kept": [box.sphinx_names[card] for card in range(SPHINX) if kept >> card & 1],
        "returned": [box.sphinx_names[card] for card in given],
    }


# Monuments and markets


def _monuments(box: Box, o: list[int]) -> dict[str, object]:
    spaces = [_block(box, o, space) for space in range(box.spaces)]
    rows = [spaces[box.row_start[k] : box.row_start[k] + box.row_size[k]] for k in range(box.rows)]
    parts = {PART_NAMES[k]: spaces[box.part_start[k] : box.part_start[k] + box.part_size[k]] for k in range(PARTS)}
    graves = spaces[: box.graves]
    for k, face in enumerate(graves):
        face["value"] = o[GRAVE_FACE + k] or None  # face down
    obelisk = spaces[box.obelisk_start : box.obelisk_start + box.obelisk_size]
    return {"graves": graves, "obelisk": obelisk, "pyramid": rows, "temple": parts}


def _row_leaders(box: Box, o: list[int]) -> list[int | None]:
    """Who would score each row of the pyramid as it stands, of equals the one further left (EG-13.4)."""
    found: list[int | None] = []
    for start, size in zip(box.row_start, box.row_size, strict=True):
        owners = [o[OWNER + space] - 1 for space in range(start, start + size) if o[OWNER + space]]
        found.append(max(owners, key=owners.count) if owners else None)
    return found


def _block(box: Box, o: list[int], space: int) -> dict[str, object]:
    owner = o[OWNER + space] - 1 if o[OWNER + space] else None
    return {"id": box.space_names[space], "value": box.space_value[space], "owner": owner}


def _market(box: Box, o: list[int], market: int) -> dict[str, object]:
    steps = _market_steps(box, market)
    return {"steps": steps, "markers": [o[STEP + PLAYERS * market + seat] for seat in range(o[SEATS])]}


@cache
def _market_steps(box: Box, market: int) -> list[dict[str, object]]:
    last = box.last_step[market]
    if market == STONE_MARKET:
        return [
            {"sale": bool(box.may_sell[step]), "bonus": box.bottom_stones if step == last else 0}
            for step in range(last + 1)
        ]
    return [
        {"penalty": box.penalty[step], "bonus": box.bottom_points if step == last else 0} for step in range(last + 1)
    ]


# Players


def _player(box: Box, o: list[int], player: int) -> dict[str, object]:
    crews = CREW + CREWS * player
    hunger = sum(o[crews + crew] for crew in range(CREWS))
    grain = sum(
        o[YIELD + COLOURS * player + colour] for colour in range(COLOURS) if box.watered[COLOURS * o[RING_AT] + colour]
    )
    held = _nile_cards(o, HELD + player)
    return {
        "tile": o[TILE + player] + 1,
        "score": o[SCORE + player],
        "scarabs": max(0, (o[SCORE + player] - 1) // box.scarab_step),
        "stones": o[STONES + player],
        "ships": o[SHIPS + player],
        "passed": bool(o[PASSED] >> player & 1),
        "furthest": box.river_names[o[FURTHEST + player] - 1] if o[FURTHEST + player] else None,
        "crews": {
            CREW_NAMES[crew]: {"strength": o[crews + crew], "turned": bool(o[TURNED + player] >> crew & 1)}
            for crew in range(CREWS)
        },
        "hunger": hunger,
        "grain": grain,
        "penalty": box.penalty[o[STEP + PLAYERS * GRAIN_MARKET + player]],
        "fields": [_field(box, o, player, card) for card in [START_FIELD, *held] if is_field(box, card)],
        "quarries": _quarries(box, held),
        "quarry_yield": o[QUARRIES + player],
        "cards": [nile_card(box, card) for card in held if box.op[card] not in (FIELD, QUARRY)],
        "used": [OPS[op] for op in range(ONCE_A_ROUND, OP_COUNT) if _is_used(box, o, player, op)],
        "loose_improvers": o[LOOSE + player],
        "sphinx": {
            "count": o[HAND_COUNT + player],
            "cards": [sphinx_card(box, k) for k, holder in enumerate(o[HAND : HAND + SPHINX]) if holder == 1 + player],
        },
        "grave_sum": o[GRAVE_SUM + player],
        "blocks": {MONUMENT_NAMES[m]: o[BLOCKS + MONUMENTS * player + m] for m in range(MONUMENTS)},
        "built": [SITE_NAMES[site] for site in range(SITES) if o[BUILT + player] >> site & 1],
        "points": _points(o, player),
        "at_end": _at_end(box, o, player),
    }


def _points(o: list[int], player: int) -> dict[str, int]:
    """The score by source, where it is not 0."""
    at = POINTS + POINT_SOURCES * player
    return {name: o[at + k] for k, name in enumerate(SOURCE_NAMES) if o[at + k]}


def _at_end(box: Box, o: list[int], player: int) -> dict[str, int]:
    """What everybody can see that final scoring would add if it came now (EG-20.3, EG-20.4)."""
    if o[ENDED]:
        return {}
    sells = box.may_sell[o[STEP + PLAYERS * STONE_MARKET + player]]
    bands = zip(box.band_min, box.band_points, strict=True)
    return {
        "end-stones": o[STONES + player] // box.end_stones * box.end_points if sells else 0,
        "end-graves": [points for least, points in bands if least <= o[GRAVE_SUM + player]][-1],
    }


def is_field(box: Box, card: int) -> bool:
    return card == START_FIELD or box.op[card] == FIELD


def _field(box: Box, o: list[int], player: int, card: int) -> dict[str, object]:
    start = card == START_FIELD
    colour = o[COLOUR + NILE + player] if start else o[COLOUR + card]
    return {
        "id": box.start_field_name if start else box.nile_names[card],
        "colour": COLOUR_NAMES[colour],
        "yield": box.start_field if start else box.amount[card],
        "improved": _improvers(box, box.start_colour if start else box.colour[card], colour),
        "watered": bool(box.watered[COLOURS * o[RING_AT] + colour]),
    }


def _improvers(box: Box, printed: int, colour: int) -> int:
    """How many improvers lie on a field of this colour (EG-18.20)."""
    count = 0
    while printed != colour:
        for _ in range(box.improve_levels):
            printed = box.better_colour[printed]
        count += 1
    return count


def _quarries(box: Box, held: list[int]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = [{"id": box.start_quarry_name, "yield": box.start_quarry}]
    found += [{"id": box.nile_names[card], "yield": box.amount[card]} for card in held if box.op[card] == QUARRY]
    return found


def _is_used(box: Box, o: list[int], player: int, op: int) -> bool:
    """Whether a once-a-round power is held and spent for this round."""
    cards = o[CARDS + OP_COUNT * player + op]
    used = (o[USED + player] >> (USE_BITS * (op - ONCE_A_ROUND))) & 15
    return cards > 0 and used >= cards * box.uses[op]
