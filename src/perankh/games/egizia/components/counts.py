"""A file that does not add up is refused with the figure that is wrong."""

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.games.egizia.components.reading import below, card_spaces, positive, start_cards, unique
from perankh.games.egizia.components.sizes import (
    CARD_SPACES,
    DECKS,
    GRAVE_TILES,
    NILE,
    PLAYERS,
    ROUND_SPACES,
    SITES,
    SLOTS,
    SPHINX,
)


def check_counts(data: Table) -> None:
    """Every figure of the box against the lists it speaks of (EG-2.1)."""
    box = data.table("box")
    players = data.table("game").number("players_max")
    for name in ("ships", "blocks", "crew_tiles"):
        expect(f"{name} of all players", box.number(name), players * box.number(f"{name}_per_player"))
    expect("crews of a player", box.number("crew_tiles_per_player"), len(data.rows("crews")))
    expect("order tiles", players, box.number("order_tiles"))
    expect("start cards with a quarry", box.number("start_cards_quarry"), start_cards(data)[0].number("copies"))
    expect("start cards with grain", box.number("start_cards_grain"), start_cards(data)[1].number("copies"))
    _check_nile_counts(data, box)
    unique("Sphinx card", [row.text("id") for row in data.rows("sphinx_cards")])
    expect("Sphinx cards", box.number("sphinx_cards"), len(data.rows("sphinx_cards")))
    expect("grave tiles", box.number("grave_tiles"), sum(row.number("copies") for row in data.rows("grave_tiles")))
    _check_graves(data)


def _check_nile_counts(data: Table, box: Table) -> None:
    cards = data.rows("nile_cards")
    unique("Nile card", [row.text("id") for row in cards])
    expect("Nile cards", box.number("nile_cards"), len(cards))
    for row in data.rows("nile_decks"):
        name = row.text("deck")
        mine = sum(card.text("deck") == name for card in cards)
        expect(f"Nile cards of deck {name}", row.number("cards"), mine)
        expect(f"Nile cards of deck {name}", box.number(f"nile_cards_deck_{name.replace('/', '')}"), mine)
        dealt = row.number("dealt_per_round")
        expect(f"Nile cards dealt per round from deck {name}", card_spaces(data), dealt)
        if dealt * len(row.numbers("rounds")) > mine:
            raise BadComponents(f"deck {name} has {mine} Nile cards, too few for {len(row.numbers('rounds'))} rounds")


def _check_graves(data: Table) -> None:
    graves = data.table("graves")
    expect("grave tiles placed", graves.number("spaces"), data.table("setup").number("graves_placed"))
    expect("open grave tiles", graves.number("open"), data.table("setup").number("graves_open"))
    expect("open grave tiles", graves.number("open"), data.table("limits").number("open_graves"))
    below("grave spaces", graves.number("spaces"), data.table("box").number("grave_tiles"))
    for row in data.rows("grave_tiles"):
        positive(row, "value")


def check_sizes(data: Table) -> None:
    """What the layout of a position is made for."""
    expect("players", PLAYERS, data.table("game").number("players_max"))
    expect("Nile cards", NILE, len(data.rows("nile_cards")))
    expect("Nile decks", DECKS, len(data.rows("nile_decks")))
    expect("Sphinx cards", SPHINX, len(data.rows("sphinx_cards")))
    expect("grave tiles", GRAVE_TILES, data.table("box").number("grave_tiles"))
    expect("card spaces of the river", CARD_SPACES, card_spaces(data))
    expect("spaces of the river", CARD_SPACES + ROUND_SPACES + SITES, len(data.rows("river")))
    for site in data.rows("sites"):
        below(f"slots of {site.name}", site.number("slots"), SLOTS)
