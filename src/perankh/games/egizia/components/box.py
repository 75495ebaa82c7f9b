"""The box: river, sites, markets, monuments and cards, as typed tables built from components.toml.

Monument spaces have one running number, so that everything a space needs has a lower one (EG-12, EG-13):

    graves 1 .. 12 | obelisk from the bottom | pyramid row by row from the bottom left | temple part by part
"""

from perankh.engine.components import Table, parse
from perankh.engine.nat import i64, vec
from perankh.games.egizia.components import printed, reading
from perankh.games.egizia.components.counts import check_counts, check_sizes
from perankh.games.egizia.components.sizes import (
    ANYTIME,
    COLOUR_NAMES,
    CREW_NAMES,
    EXTRA_DRAW,
    FIELD,
    GRAIN_CARD,
    HIRING,
    IMPROVER,
    KEEP_TWO,
    MARKET_NAMES,
    MOST_DRAWN,
    MOST_FIELDS,
    MOST_ROUNDS,
    MOST_ROWS,
    MOST_SPACES,
    MOST_STEPS,
    MOST_STONES,
    MOST_STRENGTH,
    MOST_USES,
    NILE,
    ONCE_A_ROUND,
    OP_COUNT,
    OPS,
    PART_NAMES,
    PARTS,
    PLAYERS,
    RING_NAMES,
    ROUND_NAMES,
    SALE_CARD,
    SITE_NAMES,
    SITES,
    SPHINX_OPS,
    START_FIELD,
    STONES_AS_GRAIN,
    STONES_CARD,
    STRENGTH_CARD,
    TIMINGS,
    TRAINING,
    TWO_CREWS,
)


class Box:
    """What is in the box. Cards, rows, parts and steps are numbered in the order of the file."""

    def __init__(self, text: str) -> None:
        data = parse(text)
        check_counts(data)
        check_sizes(data)
        self._read_player_board(data)
        self._read_setup(data)
        self._read_river(data)
        self._read_markets(data)
        self._read_graves_and_obelisk(data)
        self._read_pyramid_and_temple(data)
        self._read_nile_cards(data)
        self._read_powers()
        self._read_sphinx_cards(data)
        self._read_scoring(data)

    def _read_player_board(self, data: Table) -> None:
        crews = reading.named(data, "crews", CREW_NAMES)
        self.start_strength: vec[i64] = vec[i64]([row.number("start_strength") for row in crews])
        self.max_strength: vec[i64] = vec[i64]([row.number("max_strength") for row in crews])
        reading.below("the strength of a crew", max(row.number("max_strength") for row in crews), MOST_STRENGTH)
        self.max_stones: i64 = data.table("stone_track").number("max")
        reading.below("the stone track", self.max_stones, MOST_STONES)
        colours = reading.named(data, "field_colours", COLOUR_NAMES)
        self.better_colour: vec[i64] = vec[i64]([reading.better_colour(row) for row in colours])
        ring = reading.named(data, "water_ring", RING_NAMES)
        self.watered: vec[i64] = vec[i64](
            [int(colour in row.texts("irrigated")) for row in ring for colour in COLOUR_NAMES]
        )

    def _read_setup(self, data: Table) -> None:
        setup = data.table("setup")
        self.rounds: i64 = data.table("game").number("rounds")
        reading.below("rounds", self.rounds, MOST_ROUNDS)
        self.ships: i64 = data.table("box").number("ships_per_player")
        self.ring_start: i64 = setup.one_of("water_ring_start", RING_NAMES)
        self.sphinx_dealt: i64 = setup.number("sphinx_cards_dealt")
        self.start_score: i64 = setup.number("start_score")
        by_players = [reading.for_players(data, players) for players in range(PLAYERS + 1)]
        self.slots: vec[i64] = vec[i64]([row.number("site_slots") if row else 0 for row in by_players])
        self.start_stones: vec[i64] = vec[i64](setup.numbers("start_stones_by_seat"))
        self.draw_most: i64 = data.table("limits").number("sphinx_draw_max")
        reading.below("Sphinx cards drawn at once", self.draw_most, MOST_DRAWN)
        self.scarab_step: i64 = data.table("limits").number("scarab_step")
        quarry, field = reading.start_cards(data)
        self.start_quarry: i64 = quarry.number("yield")
        self.start_field: i64 = field.number("yield")
        self.start_colour: i64 = field.one_of("colour", COLOUR_NAMES)
        self.start_field_name: str = field.text("id")
        self.start_quarry_name: str = quarry.text("id")

    def _read_river(self, data: Table) -> None:
        """Positions count from 1 downstream, so that 0 is a ship that was not placed yet."""
        river = {row.text("id"): row for row in data.rows("river")}
        cards = sorted((row.number("card_space"), name) for name, row in river.items() if row.text("kind") == "card")
        self.card_names: list[str] = [name for _, name in cards]
        self.river_names: list[str] = [row.text("id") for row in reading.by_position(data)]
        self.card_at: vec[i64] = vec[i64]([river[name].number("position") for name in self.card_names])
        self.round_at: vec[i64] = vec[i64]([reading.position(river, name, "round") for name in ROUND_NAMES])
        self.site_at: vec[i64] = vec[i64]([reading.position(river, name, "site") for name in SITE_NAMES])
        beyond = range(len(self.river_names) + 1)  # of each position: what lies downstream and upstream of it, as bits
        self.cards_below: vec[i64] = vec[i64]([bits_of(self.card_at, k + 1, 99) for k in beyond])
        self.cards_above: vec[i64] = vec[i64]([bits_of(self.card_at, 1, k - 1) for k in beyond])
        self.rounds_below: vec[i64] = vec[i64]([bits_of(self.round_at, k + 1, 99) for k in beyond])
        self.rounds_above: vec[i64] = vec[i64]([bits_of(self.round_at, 1, k - 1) for k in beyond])
        rounds = reading.named(data, "round_spaces", ROUND_NAMES)
        self.may_double: i64 = sum(1 << k for k, row in enumerate(rounds) if row.flag("may_be_doubled"))  # as bits
        self.may_share: i64 = sum(1 << k for k, row in enumerate(rounds) if row.flag("may_be_shared"))
        self.round_boons: list[Table] = [row.table("effect") for row in rounds]
        sites = reading.named(data, "sites", SITE_NAMES)
        reading.site_order(sites)
        self.market_step: vec[i64] = vec[i64]([int(row.flag("market_step_after_build")) for row in sites])

    def _read_markets(self, data: Table) -> None:
        grain = reading.steps(data, "grain_market", MOST_STEPS)
        stone = reading.steps(data, "stone_market", MOST_STEPS)
        self.last_step: vec[i64] = vec[i64]([len(stone) - 1, len(grain) - 1])
        setup = data.table("setup")
        self.first_step: vec[i64] = vec[i64]([setup.number(f"{name}_start") for name in MARKET_NAMES])
        self.penalty: vec[i64] = vec[i64]([row.number("penalty_per_missing_grain") for row in grain])
        self.may_sell: vec[i64] = vec[i64]([int(row.flag("end_sale")) for row in stone])
        self.bottom_points: i64 = grain[-1].number("bottom_bonus_points")
        self.bottom_stones: i64 = stone[-1].number("bottom_bonus_stones")

    def _read_graves_and_obelisk(self, data: Table) -> None:
        self.graves: i64 = data.table("graves").number("spaces")
        self.graves_open: i64 = data.table("graves").number("open")
        self.grave_value: vec[i64] = vec[i64](
            [row.number("value") for row in data.rows("grave_tiles") for _ in range(row.number("copies"))]
        )
        spaces = reading.obelisk_spaces(data)
        self.obelisk_start: i64 = self.graves
        self.obelisk_size: i64 = len(spaces)
        self.obelisk_row: list[int] = [row for row, _, _ in spaces]
        self.obelisk_column: list[int] = [column for _, column, _ in spaces]
        self.obelisk_value: list[int] = [value for _, _, value in spaces]
        self.obelisk_done: vec[i64] = vec[i64](  # of each row: spaces that are built when it is complete
            [0]
            + [sum(row <= top for row, _, _ in spaces) for top in range(1, data.table("obelisk").number("rows") + 1)]
        )

    def _read_pyramid_and_temple(self, data: Table) -> None:
        rows = reading.pyramid_rows(data, MOST_ROWS)
        self.rows: i64 = len(rows)
        self.row_size: vec[i64] = vec[i64]([row.number("spaces") for row in rows])
        self.row_value: vec[i64] = vec[i64]([row.number("value") for row in rows])
        self.row_bonus: i64 = data.table("pyramid").number("row_bonus_points_per_own_block")
        start = int(self.graves + self.obelisk_size)
        sizes = [row.number("spaces") for row in rows]
        self.row_start: vec[i64] = vec[i64]([start + sum(sizes[:k]) for k in range(len(sizes))])
        parts = reading.named(data, "temple_parts", PART_NAMES)
        self.part_size: vec[i64] = vec[i64]([len(row.numbers("values")) for row in parts])
        self.part_needs: vec[i64] = vec[i64]([reading.needs(row, number) for number, row in enumerate(parts)])
        self.part_mixed: vec[i64] = vec[i64]([int(reading.is_mixed(row)) for row in parts])
        start += sum(sizes)
        lengths = [len(row.numbers("values")) for row in parts]
        self.part_start: vec[i64] = vec[i64]([start + sum(lengths[:k]) for k in range(PARTS)])
        values = [row.number("value") for row in rows for _ in range(row.number("spaces"))]
        values += [value for row in parts for value in row.numbers("values")]
        values = [0] * int(self.graves) + self.obelisk_value + values  # graves are worth what their tiles show
        self.space_value: vec[i64] = vec[i64](values)
        self.spaces: i64 = len(values)
        reading.below("spaces of all monuments", self.spaces, MOST_SPACES)
        counts = [int(self.graves), int(self.obelisk_size), sum(sizes), sum(lengths)]
        self.monument: vec[i64] = vec[i64]([m for m, count in enumerate(counts) for _ in range(count)])
        self._name_spaces(sizes, lengths)

    def _name_spaces(self, sizes: list[int], lengths: list[int]) -> None:
        names = [f"grave_{k + 1}" for k in range(self.graves)]
        names += [f"obelisk_{r}_{c}" for r, c in zip(self.obelisk_row, self.obelisk_column, strict=True)]
        names += [f"pyramid_{row + 1}_{k + 1}" for row, size in enumerate(sizes) for k in range(size)]
        names += [f"{PART_NAMES[part]}_{k + 1}" for part, size in enumerate(lengths) for k in range(size)]
        self.space_names: list[str] = names

    def _read_nile_cards(self, data: Table) -> None:
        cards = data.rows("nile_cards")
        decks = [row.text("deck") for row in data.rows("nile_decks")]
        self.nile_names: list[str] = [row.text("id") for row in cards]
        self.deck_names: list[str] = decks
        self.deck: vec[i64] = vec[i64]([row.one_of("deck", decks) for row in cards])
        self.deck_size: vec[i64] = vec[i64]([row.number("cards") for row in data.rows("nile_decks")])
        self.deck_of_round: vec[i64] = vec[i64](printed.deck_of_round(data))
        effects = [printed.card_effect(row) for row in cards]
        self.op: vec[i64] = vec[i64]([printed.op_of(row) for row in cards])
        self.timing: vec[i64] = vec[i64]([row.one_of("timing", TIMINGS) for row in cards])
        printed.timings(cards)
        self.amount: vec[i64] = vec[i64]([printed.amount(row) for row in cards])
        self.per_round: vec[i64] = vec[i64]([reading.optional(row, "per_round", 1) for row in effects])
        self.price: vec[i64] = vec[i64]([printed.price(row) for row in cards])
        self.colour: vec[i64] = vec[i64]([printed.colour_of(row) for row in cards])
        self.blocks_of: vec[i64] = vec[i64]([printed.monuments_of(row) for row in effects])
        self._read_boons([*map(printed.card_boon, cards), *self.round_boons])
        self.fields: vec[i64] = vec[i64]([k for k in range(NILE) if self.op[k] == FIELD] + [START_FIELD])
        reading.below("fields", len(self.fields), MOST_FIELDS)
        self.playable: vec[i64] = vec[i64]([k for k in range(NILE) if is_played(self.op[k], self.timing[k])])

    def _read_boons(self, rows: list[Table]) -> None:
        """What each card gives when it is carried out, and each round space."""
        self.boon_crew: vec[i64] = vec[i64]([printed.crew_steps(row, crew) for row in rows for crew in CREW_NAMES])
        self.boon_market: vec[i64] = vec[i64]([reading.optional(row, name, 0) for row in rows for name in MARKET_NAMES])
        self.boon_choice: vec[i64] = vec[i64]([reading.optional(row, "crew_of_choice", 0) for row in rows])
        self.boon_stones: vec[i64] = vec[i64]([reading.optional(row, "stones", 0) for row in rows])
        self.boon_points: vec[i64] = vec[i64]([reading.optional(row, "points", 0) for row in rows])
        self.boon_ring: vec[i64] = vec[i64]([reading.optional(row, "water_ring_moves", 0) for row in rows])

    def _read_powers(self) -> None:
        """Numbers of powers that may be held in several copies; all copies must agree on them."""
        self.train_steps: i64 = self._common(TRAINING, self.amount)
        self.hire_steps: i64 = self._common(HIRING, self.amount)
        self.hire_cost: i64 = self._common(HIRING, self.price)
        self.sale_most: i64 = self._common(SALE_CARD, self.price)
        self.sale_points: i64 = self._common(SALE_CARD, self.amount)
        self.extra_draw: i64 = self._common(EXTRA_DRAW, self.amount)
        self.keep_most: i64 = self._common(KEEP_TWO, self.amount)
        self.grain_per_stone: i64 = self._common(STONES_AS_GRAIN, self.amount)
        self.improve_levels: i64 = self._common(IMPROVER, self.amount)
        stones = [int(self.amount[k]) for k in range(NILE) if self.op[k] == STONES_CARD]
        self.stones_most: i64 = max(stones, default=0)
        self.uses: vec[i64] = vec[i64]([self._common(op, self.per_round) for op in range(OP_COUNT)])
        cards = [sum(self.op[k] == op for k in range(NILE)) for op in range(OP_COUNT)]
        most = max(cards[op] * int(self.uses[op]) for op in range(ONCE_A_ROUND, OP_COUNT))
        reading.below("uses of a power in one round", most, MOST_USES)

    def _common(self, op: int, numbers: vec[i64]) -> int:
        return reading.agreed(OPS[op], [int(numbers[k]) for k in range(NILE) if self.op[k] == op])

    def _read_sphinx_cards(self, data: Table) -> None:
        cards = data.rows("sphinx_cards")
        conditions = [row.table("condition") for row in cards]
        self.sphinx_names: list[str] = [row.text("id") for row in cards]
        self.sphinx_op: vec[i64] = vec[i64]([row.one_of("op", SPHINX_OPS) for row in conditions])
        self.sphinx_object: vec[i64] = vec[i64]([printed.sphinx_object(row) for row in conditions])
        self.sphinx_min: vec[i64] = vec[i64]([printed.sphinx_min(row) for row in conditions])
        self.sphinx_points: vec[i64] = vec[i64]([printed.sphinx_points(row) for row in cards])
        self.sphinx_table: vec[i64] = vec[i64](
            [n for row in conditions for n in printed.points_by_players(row, PLAYERS)]
        )
        printed.rows_exist(conditions, len(self.obelisk_done) - 1, self.rows)

    def _read_scoring(self, data: Table) -> None:
        self.participation: vec[i64] = vec[i64](reading.participation(data, SITES))
        bands = reading.grave_bands(data)
        self.band_min: vec[i64] = vec[i64]([row.number("min") for row in bands])
        self.band_points: vec[i64] = vec[i64]([row.number("points") for row in bands])
        sale = data.table("end_stone_sale")
        self.end_stones: i64 = sale.number("stones")
        self.end_points: i64 = sale.number("points")


def bits_of(positions: vec[i64], first: int, last: int) -> int:
    """Which of these positions lie in a range."""
    return sum(1 << k for k, position in enumerate(positions) if first <= position <= last)


def is_played(op: i64, timing: i64) -> bool:
    """Cards that are played by name; the other anytime cards are used with a placement, a sale or a choice."""
    if op == STONES_CARD:
        return timing == ANYTIME
    return op == GRAIN_CARD or op == TWO_CREWS or op == STRENGTH_CARD
