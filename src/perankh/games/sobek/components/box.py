"""The box: tiles, characters, pirogues, debens and the market, as typed tables built from components.toml."""

from collections.abc import Sequence

from perankh.engine.components import Table, expect, parse
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.sobek.components.sizes import (
    BACK_NAMES,
    BACKS,
    CELLS,
    DEBENS,
    FACING_NAMES,
    FIRST_PERSON,
    GOODS,
    GOODS_BACK,
    NO_FACING,
    PEOPLE,
    PERSON_BACK,
    PIROGUE_NAMES,
    PIROGUES,
    ROLES,
    SIDE,
    SLOTS,
    START_BACK,
    TILES,
)


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
        self._read_market(data, counts)
        self._read_setup(data.table("setup"), counts)

    def _read_tiles(self, data: Table, counts: Table) -> None:
        goods = data.rows("tile")
        people = data.rows("character")
        _check_counts(counts, goods, people)
        rows = [*goods, *people]
        self.tile_names: list[str] = [row.text("id") for row in rows]
        if len(set(self.tile_names)) != TILES:
            raise BadComponents("two tiles have the same id")
        self.good: vec[i64] = vec[i64]([row.one_of("good", self.good_names) for row in rows])
        self.back: vec[i64] = vec[i64]([row.one_of("back", BACK_NAMES) for row in rows])
        self.scarabs: vec[i64] = vec[i64]([row.number("scarabs") for row in goods] + [0] * PEOPLE)
        self.coin: vec[i64] = vec[i64]([int(row.flag("deben")) for row in goods] + [0] * PEOPLE)
        self.facing: vec[i64] = vec[i64](
            [row.one_of("orientation", FACING_NAMES) for row in goods] + [NO_FACING] * PEOPLE
        )
        self.role: vec[i64] = vec[i64]([row.one_of("role", ROLES) for row in people])
        types = data.rows("goods_type")
        self.takes_scarabs: vec[i64] = vec[i64]([int(row.flag("accepts_scarab_pirogue")) for row in types])
        _check_backs(goods, people)
        for row in types:
            _check_type(row, [tile for tile in goods if tile.text("good") == row.text("id")])
        self._index_tiles()

    def _index_tiles(self) -> None:
        """Where the tiles of a type, and those of a back, are found together."""
        types = [self.good[tile] for tile in range(FIRST_PERSON)]
        if types != sorted(types):
            raise BadComponents("the tiles are not listed type by type")
        first_of: list[int] = [sum(one < good for one in types) for good in range(GOODS + 2)]
        self.first_of: vec[i64] = vec[i64](first_of)  # of each type: its first goods tile
        by_back = sorted(range(TILES), key=lambda tile: self.back[tile])
        backs = [self.back[tile] for tile in by_back]
        first_with: list[int] = [sum(one < back for one in backs) for back in range(BACKS + 1)]
        self.by_back: vec[i64] = vec[i64](by_back)  # the tiles in order of their backs
        self.first_with: vec[i64] = vec[i64](first_with)  # of each back: where its tiles start there

    def _read_pirogues(self, data: Table, counts: Table) -> None:
        rows = data.rows("pirogue")
        expect("pirogue tiles", counts.number("pirogue_tiles"), len(rows))
        expect("pirogue tiles", PIROGUES, len(rows))
        expect("pirogue slots", SLOTS, counts.number("pirogue_slots"))
        expect("pirogues of the reserve", counts.number("pirogue_reserve"), len(rows) - SLOTS)
        self.pirogue_kind: vec[i64] = vec[i64]([row.one_of("kind", PIROGUE_NAMES) for row in rows])
        self.pirogue_points: vec[i64] = vec[i64]([row.number("points") for row in rows])
        self.pirogue_scarabs: vec[i64] = vec[i64]([row.number("scarabs") for row in rows])
        self.pirogue_corruption: vec[i64] = vec[i64]([row.number("corruption") for row in rows])

    def _read_market(self, data: Table, counts: Table) -> None:
        """Cells are numbered row by row from the top left. `order` is the order of filling (SB-3.7)."""
        market = data.table("market")
        expect("rows of the market", SIDE, market.number("rows"))
        expect("columns of the market", SIDE, market.number("cols"))
        rings = data.rows("market_ring")
        for ring in rings:
            expect(f"cells of {ring.name}", ring.number("size"), len(ring.items("cells")))
        cells = [_cell(pair) for ring in rings for pair in ring.items("cells")]
        expect("cells in the rings", counts.number("market_cells"), len(cells))
        expect("different cells in the rings", CELLS, len(set(cells)))
        self.order: vec[i64] = vec[i64](cells)
        self.centre: i64 = len(rings[0].items("cells"))  # the first cells of the order
        self.centre_cells: vec[i64] = vec[i64](sorted(cells[: self.centre]))
        orientations = data.rows("orientation")
        if [row.text("id") for row in orientations] != FACING_NAMES:
            raise BadComponents(f"the orientations should be, in this order: {', '.join(FACING_NAMES)}")
        steps = [_step(row) for row in orientations]
        self.step: vec[i64] = vec[i64]([row * SIDE + col for row, col in steps])  # from a cell to the next on a line
        lines = [_line(cell, row, col) for cell in range(CELLS) for row, col in steps]
        self.line: vec[i64] = vec[i64]([cell for line in lines for cell in (line + [0] * SIDE)[:SIDE]])
        self.line_length: vec[i64] = vec[i64]([len(line) for line in lines])

    def _read_setup(self, setup: Table, counts: Table) -> None:
        """SB-3.2 to SB-3.4"""
        per_hand = setup.number("start_tiles_per_hand")
        in_centre = setup.number("start_tiles_in_centre")
        self.start_per_hand: i64 = per_hand
        expect("start tiles in the centre", in_centre, int(self.centre))
        used = 2 * per_hand + in_centre + setup.number("start_tiles_unused")
        expect("start tiles in hands, in the centre and unused", used, counts.number("start_tiles"))
        dealt = CELLS - in_centre
        expect("tiles of the draw stack", setup.number("draw_stack_before_fill"), FIRST_PERSON)
        expect("tiles dealt to the market", setup.number("tiles_dealt_to_market"), dealt)
        expect("tiles left in the draw stack", setup.number("draw_stack_after_fill"), FIRST_PERSON - dealt)


def _check_counts(counts: Table, goods: Sequence[Table], people: Sequence[Table]) -> None:
    expect("start tiles", counts.number("start_tiles"), sum(row.flag("start") for row in goods))
    expect("goods tiles", counts.number("goods_tiles"), sum(not row.flag("start") for row in goods))
    expect("character tiles", counts.number("character_tiles"), len(people))
    expect("tiles", counts.number("all_tiles"), len(goods) + len(people))
    expect("tiles", TILES, len(goods) + len(people))
    expect("character tiles", PEOPLE, len(people))
    expect("tiles of the draw stack", FIRST_PERSON, counts.number("goods_tiles") + len(people))


def _check_backs(goods: Sequence[Table], people: Sequence[Table]) -> None:
    for row in [*goods, *people]:
        right = BACK_NAMES[PERSON_BACK if row in people else START_BACK if row.flag("start") else GOODS_BACK]
        if row.text("back") != right:
            raise BadComponents(f"'back' of {row.name} should be {right!r}")


def _check_type(row: Table, tiles: Sequence[Table]) -> None:
    name = row.text("id")
    scarabs = [tile.number("scarabs") for tile in tiles if tile.number("scarabs") > 0]
    each = row.number("scarabs_per_tile")
    expect(f"{name} tiles", row.number("tiles"), len(tiles))
    expect(f"{name} start tiles", row.number("start_tiles"), sum(tile.flag("start") for tile in tiles))
    expect(f"{name} coin tiles", row.number("deben_tiles"), sum(tile.flag("deben") for tile in tiles))
    expect(f"{name} tiles with scarabs", row.number("with_scarabs"), len(scarabs))
    expect(f"{name} tiles without scarabs", row.number("without_scarabs"), len(tiles) - len(scarabs))
    expect(f"{name} tiles with {each} scarabs each", len(scarabs), scarabs.count(each))


def _cell(pair: object) -> int:
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(x) is int and 0 <= x < SIDE for x in pair):
        raise BadComponents(f"{pair!r} is not a cell of the market")
    row, col = pair
    return int(row * SIDE + col)


def _step(row: Table) -> tuple[int, int]:
    step = row.numbers("step")
    if len(step) != 2 or step == [0, 0] or not all(-1 <= number <= 1 for number in step):
        raise BadComponents(f"'step' of {row.name} is {step}, not a step to a neighbouring cell")
    return step[0], step[1]


def _line(cell: int, row_step: int, col_step: int) -> list[int]:
    """The other cells of the line through a cell, in ascending order (SB-5.1)."""
    found = []
    for sign in (1, -1):
        row, col = cell // SIDE + sign * row_step, cell % SIDE + sign * col_step
        while 0 <= row < SIDE and 0 <= col < SIDE:
            found.append(row * SIDE + col)
            row, col = row + sign * row_step, col + sign * col_step
    return sorted(found)
