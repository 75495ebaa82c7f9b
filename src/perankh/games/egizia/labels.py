"""Decisions and moves of Egizia in words, and the board element that each move belongs to."""

from perankh.engine.game import State
from perankh.engine.header import TOP
from perankh.engine.message import Message, Value, seat_word
from perankh.games.egizia.components.sizes import (
    CREWS,
    GRAIN_MARKET,
    KEEP_TWO,
    MOST_DRAWN,
    NILE,
    PLAYERS,
    ROUND_NAMES,
    SALE_CARD,
    SECOND_SHIP,
    SITE_NAMES,
    SLOTS,
)
from perankh.games.egizia.moves import (
    BUILD,
    CREWS_OF,
    DECLINE,
    DONE,
    DRAW,
    DRAW_CARDS,
    FEED,
    FETCH,
    FIRST,
    GIVE_BACK,
    GO_FIRST,
    GO_ON,
    HIRE,
    IMPROVE,
    JOIN,
    KEEP,
    KEEP_CARD,
    KEEP_MORE,
    KEEP_NONE,
    KINDS,
    MOVE_MARKET,
    PASS,
    PLACE_BLOCK,
    PLACE_ROUND,
    PLACE_SLOT,
    PLACE_TWICE,
    PLAY,
    RAISE,
    RAISE_CREW,
    RESERVE,
    RETURN,
    RING,
    SAIL_ON,
    SELL,
    SPACES,
    SWAP,
    TAKE,
    TRAIN,
    USE,
    WINDOW,
)
from perankh.games.egizia.rules import building, feeding, monuments
from perankh.games.egizia.state import (
    CREW,
    FURTHEST,
    GRAVE_FACE,
    HELD,
    NILE_PLACE,
    RING_AT,
    RIVER,
    STEP,
    STONES,
    Table,
)
from perankh.games.egizia.wording import (
    boon_words,
    colour_word,
    crew_word,
    crew_words,
    field_word,
    market_word,
    nile_effect,
    nile_word,
    position_word,
    ring_word,
    round_word,
    site_word,
    slot_word,
    space_word,
    sphinx_effect,
    sphinx_word,
)

# Prompts


def prompt(state: Table) -> Message:
    t = state.table
    top = t[TOP]
    kind, seat, a = t[top], t[top + 1], t[top + 2]
    args: dict[str, Value] = {"seat": seat_word(seat)}
    name = f"prompt-{KINDS[kind].name}"
    if kind == WINDOW:
        name = f"{name}-{a}"
    elif kind == SAIL_ON and state.holds(seat, SECOND_SHIP):
        name = "prompt-second-ship"
    elif kind in (RAISE, DRAW):
        args["count"] = a
    elif kind == FEED:
        args |= _feeding(state, seat, a)
    elif kind in (GO_FIRST, BUILD):
        args["site"] = site_word(a)
    elif kind == SPACES:
        args |= {"site": site_word(a), "strength": t[top + 3], "stones": t[STONES + seat]}
    elif kind in (KEEP, KEEP_MORE, GIVE_BACK):
        drawn = bin(a).count("1")
        args |= {"count": drawn, "most": min(drawn, state.box.keep_most if state.holds(seat, KEEP_TWO) else 1)}
    return Message(name, args)


def _feeding(state: Table, seat: int, extra: int) -> dict[str, Value]:
    lack = max(feeding.missing(state, seat, extra), 0)
    penalty = state.box.penalty[state.table[STEP + PLAYERS * GRAIN_MARKET + seat]]
    return {
        "hunger": state.hunger(seat),
        "grain": state.harvest(seat) + extra,
        "missing": lack,
        "points": lack * penalty,
    }


# Moves


def label(state: Table, move: int) -> Message:
    """A legal move in words."""
    if move < TAKE:
        return _place_label(state, move)
    if move < USE:
        return _power_label(state, move)
    if move < MOVE_MARKET:
        return _crew_or_sphinx_label(state, move)
    if move >= PLACE_BLOCK:
        return _block_label(state, move - PLACE_BLOCK)
    return _other_label(state, move)


def _place_label(state: Table, move: int) -> Message:
    box = state.box
    if move < PLACE_ROUND:
        card = state.table[RIVER + move] - 1
        words: dict[str, Value] = {"space": position_word(box, box.card_at[move])}
        words |= {"card": nile_word(box, card), "effect": nile_effect(box, card)}
        return Message("move-place-card", words | {"how": _how(state, box.card_at[move])})
    if move < PLACE_SLOT:
        space = (move - PLACE_ROUND) % len(ROUND_NAMES)
        words = {"space": round_word(space), "effect": boon_words(box, NILE + space)}
        name = "move-place-round" if move < PLACE_TWICE else "move-double-round"
        return Message(name, words | {"how": _how(state, box.round_at[space], space)})
    if move < RESERVE:
        site, slot = divmod(move - PLACE_SLOT, SLOTS)
        words = {"site": site_word(site), "slot": slot_word(slot)}
        return Message("move-place-slot", words | {"how": _how(state, box.site_at[site])})
    name, site = ("move-reserve", move - RESERVE) if move < JOIN else ("move-join", move - JOIN)
    return Message(name, {"site": site_word(site), "how": _how(state, box.site_at[site])})


def _how(state: Table, position: int, space: int = -1) -> Message:
    """The powers that a placement needs, said behind it."""
    upstream = position < state.table[FURTHEST + state.seat]
    shared = space >= 0 and state.round_is_taken(space)
    return Message("how" + "-upstream" * upstream + "-shared" * shared if upstream or shared else "how-plain")


def _power_label(state: Table, move: int) -> Message:
    box = state.box
    t = state.table
    if move < RAISE_CREW:
        card = t[RIVER + move - TAKE] - 1
        words: dict[str, Value] = {"space": position_word(box, box.card_at[move - TAKE])}
        return Message("move-take", words | {"card": nile_word(box, card), "effect": nile_effect(box, card)})
    if move < IMPROVE:
        return _raise_label(state, move)
    if move < PLAY:
        return _improve_label(state, move - IMPROVE)
    if move < SELL:
        return Message("move-play", {"card": nile_word(box, move - PLAY), "effect": nile_effect(box, move - PLAY)})
    if move < SWAP:
        stones = move - SELL + 1
        return Message("move-sell", {"stones": stones, "points": stones * box.sale_points})
    if move < RING:
        return Message("move-swap", {"stones": move - SWAP + 1})
    name = "move-ring-stay" if t[RING_AT] == move - RING else "move-ring"
    return Message(name, {"place": ring_word(move - RING)})


def _raise_label(state: Table, move: int) -> Message:
    verb, start = ("hire", HIRE) if move >= HIRE else ("train", TRAIN) if move >= TRAIN else ("raise", RAISE_CREW)
    strength = state.table[CREW + CREWS * state.seat + move - start]
    words: dict[str, Value] = {"crew": crew_word(move - start), "strength": strength, "price": state.box.hire_cost}
    return Message(f"move-{verb}", words)


def _improve_label(state: Table, card: int) -> Message:
    colour = state.table[state.colour_at(state.seat, card)]
    better = colour
    for _ in range(state.box.improve_levels):
        better = state.box.better_colour[better]
    return Message("move-improve", {"field": field_word(state.box, card, colour), "colour": colour_word(better)})


def _crew_or_sphinx_label(state: Table, move: int) -> Message:
    box = state.box
    if move < DRAW_CARDS:
        crews = CREWS_OF[move - USE]
        strength = building.strength_of(state, state.seat, crews) + state.table[state.table[TOP] + 3]
        return Message("move-use", {"crews": crew_words(crews), "strength": strength})
    if move < KEEP_CARD:
        paid, extra = divmod(move - DRAW_CARDS, MOST_DRAWN)
        name = "move-draw-extra" if extra else "move-draw"
        return Message(name, {"paid": paid + 1, "extra": extra})
    if move == KEEP_NONE:
        return Message("move-keep-none")
    verb, card = ("move-keep", move - KEEP_CARD) if move < KEEP_NONE else ("move-return", move - RETURN)
    return Message(verb, {"card": sphinx_word(box, card), "effect": sphinx_effect(box, card)})


def _block_label(state: Table, space: int) -> Message:
    value = state.table[GRAVE_FACE + space] if space < state.box.graves else state.box.space_value[space]
    name = "move-take-grave" if space < state.box.graves else "move-build"
    return Message(name, {"space": space_word(state.box, space), "value": value})


def _other_label(state: Table, move: int) -> Message:
    t = state.table
    top = t[TOP]
    if move < FIRST:
        market = move - MOVE_MARKET
        step = t[STEP + PLAYERS * market + state.seat]
        return Message(
            "move-market", {"market": market_word(market), "step": step, "last": state.box.last_step[market]}
        )
    if move == DONE:
        spent = t[top + 5]
        return Message("move-done", {"points": monuments.spent_first(spent) + monuments.spent_second(spent)})
    if move == GO_ON and t[top] == FEED:
        words = _feeding(state, state.seat, t[top + 2])
        return Message("move-feed-hungry" if words["missing"] else "move-feed", words)
    names = {FIRST: "first", DECLINE: "decline", PASS: "pass"}
    special = {GO_FIRST: "stay", FETCH: "take-none", KEEP_MORE: "keep-no-more", SAIL_ON: "end-turn"}
    return Message(f"move-{names.get(move) or special.get(t[top], 'go-on')}")


# Elements


def element(state: State, move: int) -> str:
    """The board element a move belongs to: `river edfu`, `slot sphinx_site_1`, `card n5_grain_4`, `space roof_2`."""
    assert isinstance(state, Table)
    text = state.game.text(move)
    verb, _, thing = text.partition(" ")
    if verb == "place":
        return f"slot {thing}" if PLACE_SLOT <= move < RESERVE else f"river {thing}"
    if verb == "use":
        return f"crew {thing.partition(' ')[0]}"
    if verb == "market":
        return f"market {thing}_market"
    if verb == "sell":
        return f"card {_held(state, SALE_CARD)}"
    if text == "keep none" or verb == "draw":
        return "sphinx_deck"
    kinds = {"double": "river", "take": "river", "reserve": "reserve", "join": "site", "raise": "crew", "train": "crew"}
    kinds |= {"hire": "crew", "improve": "card", "play": "card", "ring": "ring", "keep": "sphinx", "return": "sphinx"}
    kinds |= {"build": "space"}
    if verb in ("first", "decline"):
        return f"site {SITE_NAMES[state.table[state.table[TOP] + 2]]}"
    return "stones" if verb == "swap" else f"{kinds[verb]} {thing}" if verb in kinds else ""


def _held(state: Table, op: int) -> str:
    for card in range(NILE):
        if state.box.op[card] == op and state.table[NILE_PLACE + card] == HELD + state.seat:
            return state.box.nile_names[card]
    return ""
