"""The box: tiles, characters, pirogues, debens and the market, as typed tables built from components.toml."""

from typing import Final

from perankh.engine.components import Table, expect, parse
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec

GOODS: Final = 6  # types that can be sold
WILD: Final = 6  # in place of a type: statues and the Architect
TILES: Final = 65
PEOPLE: Final = 10  # the last tiles are the characters
FIRST_PERSON: Final = TILES - PEOPLE
BACKS: Final = 3
START_BACK: Final = 0
GOODS_BACK: Final = 1
PERSON_BACK: Final = 2
SIDE: Final = 6
CELLS: Final = SIDE * SIDE
FACINGS: Final = 4
NO_FACING: Final = FACINGS
PIROGUES: Final = 13
PIROGUE_KINDS: Final = 9
SLOTS: Final = 5
DEBENS: Final = 13

ARCHITECT: Final = 0
QUEEN: Final = 1
VIZIER: Final = 2
THIEF: Final = 3
COURTESAN: Final = 4
MERCHANT: Final = 5
SCRIBE: Final = 6
HIGH_PRIEST: Final = 7
ROLES: Final = ["architect", "queen", "vizier", "thief", "courtesan", "merchant", "scribe", "high_priest"]

PYRAMID: Final = 0
SEVEN_POINTS: Final = 1
TWO_POINTS_DEBEN: Final = 2
EYE: Final = 3
POINTING_HAND: Final = 4
TWO_SCARABS: Final = 5
MUMMY: Final = 6
COBRA_1: Final = 7
COBRA_2: Final = 8
PIROGUE_NAMES: Final = [
    "pyramid", "seven_points", "two_points_deben", "eye", "pointing_hand", "two_scarabs", "mummy", "cobra_1", "cobra_2",
]  # fmt: skip

BACK_NAMES: Final = ["start", "goods", "character"]
FACING_NAMES: Final = ["horizontal", "vertical", "diagonal_down", "diagonal_up"]


class Box:
    """What is in the box. Tiles, pirogues and debens are numbered in the order of the file."""

    def __init__(self, text: str) -> None:
        data = parse(text)
        self.data = data
        counts = data.table("counts")
        self.good_names: list[str] = [row.text("id") for row in data.rows("goods_type")]
        expect("goods types with the wild one", GOODS + 1, len(self.good_names))
        self._read_tiles(data, counts)
        self._read_pirogues(data, counts)
        self.deben_values: vec[i64] = vec[i64]([row.number("value") for row in data.rows("deben")])
        expect("deben tiles", counts.number("deben_tiles"), len(self.deben_values))
        expect("deben tiles", DEBENS, len(self.deben_values))
        self._read_market(data)
        setup = data.table("setup")
        self.start_per_hand: i64 = setup.number("start_tiles_per_hand")

    def _read_tiles(self, data: Table, counts: Table) -> None:
        goods = data.rows("tile")
        people = data.rows("character")
        expect("start tiles", counts.number("start_tiles"), sum(row.flag("start") for row in goods))
        expect("goods tiles", counts.number("goods_tiles"), sum(not row.flag("start") for row in goods))
        expect("character tiles", counts.number("character_tiles"), len(people))
        expect("tiles", TILES, len(goods) + len(people))
        expect("character tiles", PEOPLE, len(people))
        rows = [*goods, *people]
        self.tile_names: list[str] = [row.text("id") for row in rows]
        if len(set(self.tile_names)) != TILES:
            raise BadComponents("two tiles have the same id")
        self.good: vec[i64] = vec[i64]([row.one_of("good", self.good_names) for row in rows])
        self.back: vec[i64] = vec[i64]([row.one_of("back", BACK_NAMES) for row in rows])
        by_back = sorted(range(TILES), key=lambda tile: self.back[tile])
        backs = [self.back[tile] for tile in by_back]
        first_with: list[int] = [sum(back < k for back in backs) for k in range(BACKS + 1)]
        self.by_back: vec[i64] = vec[i64](by_back)  # the tiles in order of their backs
        self.first_with: vec[i64] = vec[i64](first_with)  # of each back: where its tiles start there
        self.scarabs: vec[i64] = vec[i64]([row.number("scarabs") for row in goods] + [0] * PEOPLE)
        self.coin: vec[i64] = vec[i64]([int(row.flag("deben")) for row in goods] + [0] * PEOPLE)
        self.facing: vec[i64] = vec[i64](
            [row.one_of("orientation", FACING_NAMES) for row in goods] + [NO_FACING] * PEOPLE
        )
        goods_in_order = [self.good_names.index(row.text("good")) for row in goods]
        if goods_in_order != sorted(goods_in_order):
            raise BadComponents("the tiles are not listed type by type")
        first = [goods_in_order.index(good) for good in range(GOODS + 1)]
        first.append(FIRST_PERSON)
        self.first_of: vec[i64] = vec[i64](first)  # of each type: its first goods tile
        self.role: vec[i64] = vec[i64]([row.one_of("role", ROLES) for row in people])
        for row in data.rows("goods_type"):
            name = row.text("id")
            mine = [tile for tile in goods if tile.text("good") == name]
            expect(f"{name} tiles", row.number("tiles"), len(mine))
            expect(f"{name} start tiles", row.number("start_tiles"), sum(tile.flag("start") for tile in mine))
            expect(f"{name} coin tiles", row.number("deben_tiles"), sum(tile.flag("deben") for tile in mine))
            expect(f"{name} tiles with scarabs", row.number("with_scarabs"), sum(t.number("scarabs") > 0 for t in mine))
        self.takes_scarabs: vec[i64] = vec[i64](
            [int(row.flag("accepts_scarab_pirogue")) for row in data.rows("goods_type")]
        )

    def _read_pirogues(self, data: Table, counts: Table) -> None:
        rows = data.rows("pirogue")
        expect("pirogue tiles", counts.number("pirogue_tiles"), len(rows))
        expect("pirogue tiles", PIROGUES, len(rows))
        expect("pirogue slots", SLOTS, counts.number("pirogue_slots"))
        self.pirogue_kind: vec[i64] = vec[i64]([row.one_of("kind", PIROGUE_NAMES) for row in rows])
        self.pirogue_points: vec[i64] = vec[i64]([row.number("points") for row in rows])
        self.pirogue_scarabs: vec[i64] = vec[i64]([row.number("scarabs") for row in rows])
        self.pirogue_corruption: vec[i64] = vec[i64]([row.number("corruption") for row in rows])

    def _read_market(self, data: Table) -> None:
        """Cells are numbered row by row from the top left. `order` is the order of filling (SB-3.7)."""
        market = data.table("market")
        expect("cells of the market", CELLS, market.number("rows") * market.number("cols"))
        rings = data.rows("market_ring")
        cells = [_cell(pair) for ring in rings for pair in ring.items("cells")]
        expect("different cells in the rings", CELLS, len(set(cells)))
        self.order: vec[i64] = vec[i64](cells)
        self.centre: i64 = len(rings[0].items("cells"))  # the first cells of the order
        self.centre_cells: vec[i64] = vec[i64](sorted(cells[: self.centre]))
        steps = [row.numbers("step") for row in data.rows("orientation")]
        expect("orientations", FACINGS, len(steps))
        self.step: vec[i64] = vec[i64]([row * SIDE + col for row, col in steps])  # from a cell to the next on a line
        lines = [_line(cell, row, col) for cell in range(CELLS) for row, col in steps]
        self.line: vec[i64] = vec[i64]([cell for line in lines for cell in (line + [0] * SIDE)[:SIDE]])
        self.line_length: vec[i64] = vec[i64]([len(line) for line in lines])


def _cell(pair: object) -> int:
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(x) is int and 0 <= x < SIDE for x in pair):
        raise BadComponents(f"{pair!r} is not a cell of the market")
    row, col = pair
    return int(row * SIDE + col)


def _line(cell: int, row_step: int, col_step: int) -> list[int]:
    """The other cells of the line through a cell, in ascending order (SB-5.1)."""
    found = []
    for sign in (1, -1):
        row, col = cell // SIDE + sign * row_step, cell % SIDE + sign * col_step
        while 0 <= row < SIDE and 0 <= col < SIDE:
            found.append(row * SIDE + col)
            row, col = row + sign * row_step, col + sign * col_step
    return sorted(found)
