"""Reading a board: from its ASCII map to tables of neighbours, rows, rays and surroundings.

   a b c d e f g h i j        cells are numbered row by row from the top left:    0   1   2 ...
1  . # . o . . # . o .                                                           10  11  12 ...
2  o . . . # . . . . #        row    a line through a cell that stops before sites and the edge (TP-6.1)
3  . . # . . . . # . .        ray    the way from a cell to the first site in one of eight directions (TP-8.5.1)
   ...                        ring   the up to eight cells around a cell (TP-1.8)
"""

from typing import Final

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.terra_pyramides.components.sizes import AROUND, CELLS, COLUMNS, LONGEST, ROWS

FREE: Final = 0
SITE: Final = 1
OASIS: Final = 2
NILE: Final = 3
SIGNS: Final = {".": FREE, "*": FREE, "#": SITE, "o": OASIS, "~": NILE}

FACING_NAMES: Final = ["north", "east", "south", "west"]
FACINGS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # rows and columns
LINE_NAMES: Final = ["horizontal", "vertical", "falling", "rising"]
LINES: Final = [(0, 1), (1, 0), (1, 1), (-1, 1)]
RAYS: Final = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

CELL_NAMES: Final = ["abcdefghij"[cell % COLUMNS] + str(cell // COLUMNS + 1) for cell in range(CELLS)]

SPHINX: Final = 0
SCARAB: Final = 1
NO_SYMBOL: Final = -1
NOWHERE: Final = -1


class Map:
    """A board as plain lists, checked against what its table in components.toml says of it."""

    def __init__(self, data: Table) -> None:
        self.data = data
        rows = data.text("map").split()
        expect(f"columns of {data.name}", COLUMNS, data.number("columns"))
        expect(f"rows of {data.name}", ROWS, data.number("rows"))
        expect(f"rows in the map of {data.name}", ROWS, len(rows))
        for row in rows:
            expect(f"cells in the row {row!r} of {data.name}", COLUMNS, len(row))
        self.rows = rows
        self.signs = "".join(rows)
        if set(self.signs) - set(SIGNS):
            raise BadComponents(f"the map of {data.name} has signs other than {' '.join(SIGNS)}")
        self.kind = [SIGNS[sign] for sign in self.signs]
        self.symbol = [self._symbol(cell) for cell in range(CELLS)]
        self._check_counts()
        self._check_stairs()

    def cells(self, kind: int) -> list[int]:
        return [cell for cell in range(CELLS) if self.kind[cell] == kind]

    def named(self, key: str) -> list[int]:
        """The cells of a list of names."""
        return [cell_of(name, self.data.name) for name in self.data.texts(key)]

    def _symbol(self, cell: int) -> int:
        """By column, or left and right of the Nile (TP-2.9)."""
        if self.kind[cell] != FREE:
            return NO_SYMBOL
        column = cell % COLUMNS
        if "sphinx_columns" in self.data.data:
            name = "abcdefghij"[column]
            for symbol, key in ((SPHINX, "sphinx_columns"), (SCARAB, "scarab_columns")):
                if name in self.data.texts(key):
                    return symbol
            raise BadComponents(f"column {name} of {self.data.name} has neither sphinx nor scarab")
        left = SPHINX if self.data.text("sphinx_bank") == "left" else SCARAB
        river = self.signs[cell - column : cell - column + COLUMNS].find("~")
        if river < 0:
            raise BadComponents(f"the Nile of {self.data.name} does not touch the row of {CELL_NAMES[cell]}")
        return left if column < river else 1 - left

    def _check_counts(self) -> None:
        name = self.data.name
        expect(f"sites of {name}", self.data.number("site_count"), self.kind.count(SITE))
        expect(f"oases of {name}", self.data.number("oasis_count"), self.kind.count(OASIS))
        expect(f"free cells of {name}", self.data.number("free_count"), self.kind.count(FREE))
        if "nile_count" in self.data.data:
            expect(f"Nile cells of {name}", self.data.number("nile_count"), self.kind.count(NILE))
        longest = max(len(line) for cell in self.cells(FREE) for line in self.rows_of(cell))
        expect(f"cells in the longest row of {name}", self.data.number("max_row_cells"), longest)

    def _check_stairs(self) -> None:
        name = self.data.name
        for cell in self.cells(FREE):
            if not any(site != NOWHERE for site in self.stairs_of(cell)):
                raise BadComponents(f"the free cell {CELL_NAMES[cell]} of {name} touches no site")
        starts = self.named("start_cells")
        if sorted(starts) != [cell for cell in range(CELLS) if self.signs[cell] == "*"]:
            raise BadComponents(f"the start cells of {name} are not those marked * in its map")
        sites = self.named("start_sites")
        expect(f"start sites of {name}", len(starts), len(set(sites)))
        for cell, site in zip(starts, sites, strict=True):
            if site not in self.stairs_of(cell):
                raise BadComponents(f"{CELL_NAMES[site]} of {name} is no site beside {CELL_NAMES[cell]}")
        banks = sorted(site for site in self.cells(SITE) if self._at_the_nile(site))
        listed = sorted(self.named("nile_bank_sites")) if "nile_bank_sites" in self.data.data else []
        if banks != listed:
            raise BadComponents(f"the sites at the Nile of {name} are {', '.join(CELL_NAMES[site] for site in banks)}")

    def _at_the_nile(self, site: int) -> bool:
        return any(self.kind[cell] == NILE for step in FACINGS if (cell := neighbour(site, step)) != NOWHERE)

    def symbol_rows(self) -> list[str]:
        """The symbols as a map: s for sphinx, c for scarab."""
        signs = "".join(" " if symbol == NO_SYMBOL else "sc"[symbol] for symbol in self.symbol)
        return [signs[start : start + COLUMNS] for start in range(0, CELLS, COLUMNS)]

    # Tables

    def stairs_of(self, cell: int) -> list[int]:
        """The adjacent site in each of the four directions (TP-5.2)."""
        cells = [neighbour(cell, step) for step in FACINGS]
        return [one if one != NOWHERE and self.kind[one] == SITE else NOWHERE for one in cells]

    def rows_of(self, cell: int) -> list[list[int]]:
        """The four rows through a cell, the cell included (TP-6.1)."""
        rows = []
        for row, column in LINES:
            before = self._run(cell, (-row, -column))
            rows.append([*reversed(before), cell, *self._run(cell, (row, column))])
        return rows

    def _run(self, cell: int, step: tuple[int, int]) -> list[int]:
        found = []
        one = neighbour(cell, step)
        while one != NOWHERE and self.kind[one] != SITE:
            found.append(one)
            one = neighbour(one, step)
        return found

    def rays_of(self, cell: int) -> list[tuple[int, int]]:
        """In each of the eight directions: the first site (NOWHERE: the edge) and the cells before it."""
        rays = []
        for step in RAYS:
            passed = self._run(cell, step)
            rays.append((neighbour(passed[-1] if passed else cell, step), len(passed)))
        return rays

    def ring_of(self, cell: int) -> list[int]:
        return [one for step in RAYS if (one := neighbour(cell, step)) != NOWHERE]


def neighbour(cell: int, step: tuple[int, int]) -> int:
    row, column = cell // COLUMNS + step[0], cell % COLUMNS + step[1]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOWHERE


def cell_of(name: str, where: str) -> int:
    if name not in CELL_NAMES:
        raise BadComponents(f"{name!r} in {where} is not a cell")
    return CELL_NAMES.index(name)


class Board:
    """One side of the board. Sites are named by numbers; tables with several entries per cell lie cell by cell."""

    def __init__(self, data: Table) -> None:
        plan = Map(data)
        cells = range(CELLS)
        self.name = data.name.rpartition(".")[2]
        self.map: list[str] = plan.rows
        self.symbol_map: list[str] = plan.symbol_rows()
        self.kind: vec[i64] = vec[i64](plan.kind)
        self.symbol: vec[i64] = vec[i64](plan.symbol)
        sites = plan.cells(SITE)
        number = {site: k for k, site in enumerate(sites)} | {NOWHERE: NOWHERE}  # sites are numbered in this order
        self.sites: vec[i64] = vec[i64](sites)
        self.site_count: i64 = len(sites)
        self.site_at: vec[i64] = vec[i64]([number.get(cell, NOWHERE) for cell in cells])
        self.free: vec[i64] = vec[i64](plan.cells(FREE))
        self.stairs: vec[i64] = vec[i64]([number[site] for cell in cells for site in plan.stairs_of(cell)])
        self.facing: vec[i64] = vec[i64]([_only(plan.stairs_of(cell)) for cell in cells])  # -1: there is a choice
        rows = [row for cell in cells for row in plan.rows_of(cell)]
        self.row: vec[i64] = vec[i64]([one for row in rows for one in _padded(row, LONGEST)])
        self.row_length: vec[i64] = vec[i64]([len(row) for row in rows])
        rays = [ray for cell in cells for ray in plan.rays_of(cell)]
        self.target: vec[i64] = vec[i64]([number[site] for site, _ in rays])
        self.distance: vec[i64] = vec[i64]([between for _, between in rays])
        self.step: vec[i64] = vec[i64]([row * COLUMNS + column for row, column in RAYS])
        rings = [plan.ring_of(site) for site in sites]
        self.ring: vec[i64] = vec[i64]([one for ring in rings for one in _padded(ring, AROUND)])
        self.ring_length: vec[i64] = vec[i64]([len(ring) for ring in rings])
        self.ring_open: vec[i64] = vec[i64]([sum(plan.kind[one] == FREE for one in ring) for ring in rings])
        self.ring_gold: vec[i64] = vec[i64]([sum(plan.kind[one] == OASIS for one in ring) for ring in rings])
        self.ring_nile: vec[i64] = vec[i64]([sum(plan.kind[one] == NILE for one in ring) for ring in rings])
        near = [[number[one] for one in plan.ring_of(cell) if plan.kind[one] == SITE] for cell in cells]
        self.near: vec[i64] = vec[i64]([one for ring in near for one in _padded(ring, AROUND)])
        self.near_length: vec[i64] = vec[i64]([len(ring) for ring in near])
        self.start_cells: vec[i64] = vec[i64](plan.named("start_cells"))
        self.start_sites: vec[i64] = vec[i64]([number[site] for site in plan.named("start_sites")])
        banks = plan.named("nile_bank_sites") if "nile_bank_sites" in data.data else []
        self.bank_sites: vec[i64] = vec[i64]([number[site] for site in sorted(banks)])
        _check_printed_stairs(data, plan)


def _padded(cells: list[int], size: int) -> list[int]:
    return cells + [NOWHERE] * (size - len(cells))


def _only(stairs: list[int]) -> int:
    """The only direction in which there is a site; -1 if there are several or none."""
    ways = [way for way, site in enumerate(stairs) if site != NOWHERE]
    return ways[0] if len(ways) == 1 else -1


def _check_printed_stairs(data: Table, plan: Map) -> None:
    if "printed_stairs" not in data.data:
        return
    for row in data.rows("printed_stairs"):
        cell, site = (cell_of(row.text(key), data.name) for key in ("cell", "site"))
        if plan.kind[cell] != NILE or plan.stairs_of(cell)[row.one_of("facing", FACING_NAMES)] != site:
            raise BadComponents(f"the stairs printed on {row.text('cell')} do not lead from the Nile to a site")
