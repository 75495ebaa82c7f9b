"""The box: boards, tiles, foundations, levels, tracks and prices, as typed tables built from components.toml."""

from typing import Final

from perankh.engine.components import Table, expect, parse
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.terra_pyramides.boards import FACING_NAMES, FREE, NILE, NOWHERE, OASIS, RAYS, SITE, Map, cell_of

CELLS: Final = 110
COLUMNS: Final = 10
LONGEST: Final = 11  # cells of a row
AROUND: Final = 8
MOST_SEATS: Final = 4
COLOURS: Final = 6
WHITE: Final = 6  # the joker, after the colours
STONE_KINDS: Final = 7
LEVELS: Final = 5
MOST_PAID: Final = 5  # stones for one level
TILES: Final = 64
STACKS: Final = 8
DEPTH: Final = 8  # tiles of the largest stack
FOUNDATIONS: Final = 22
CARDS: Final = 6
TASKS: Final = 3

BASE: Final = 0
HORUS: Final = 1
NILE_VERSION: Final = 2
VERSION_NAMES: Final = ["base", "horus", "nile"]

CARD_GRAVE_GOODS: Final = 0
CARD_EYES: Final = 1
CARD_OASES: Final = 2
CARD_NILE: Final = 3
CARD_HIGHEST: Final = 4
CARD_MOST: Final = 5
CARD_NAMES: Final = ["grave_goods", "horus_eyes", "oases", "nile", "highest_pyramid", "most_pyramids"]

NO_STONE: Final = -1
ICONS: Final = ["worker", "eye", "stone", "grave_good", "oasis", "gold"]
PYRAMIDS_GOAL: Final = 0
POINTS_GOAL: Final = 1
GOALS: Final = ["pyramids_of_value", "points_more_than"]


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


class Box:
    """What is in the box. Tiles are numbered in the order of the file, those of one type together."""

    def __init__(self, text: str) -> None:
        data = parse(text)
        self.colour_names: list[str] = _stone_colours(data)
        self.seat_colours: list[str] = [row.text("id") for row in data.rows("player_colors")]
        expect("player colours", MOST_SEATS, len(self.seat_colours))
        self.front: Board = Board(data.table("boards").table("front"))
        self.reverse: Board = Board(data.table("boards").table("nile"))
        self._read_versions(data)
        self._read_supplies(data)
        self._read_tiles(data)
        self._read_stacks(data)
        self._read_foundations(data)
        self._read_levels(data)
        self._read_tracks(data)
        self._read_prices(data)
        self._read_cards(data)
        self._read_tasks(data)

    def board(self, version: i64) -> Board:
        return self.reverse if version == NILE_VERSION else self.front

    def _read_versions(self, data: Table) -> None:
        versions = [data.table("versions").table(name) for name in VERSION_NAMES]
        for version, side in zip(versions, ["front", "front", "nile"], strict=True):
            if version.text("board") != side:
                raise BadComponents(f"{version.name} is played on the side {side!r} of the board")
        self.sets: list[list[str]] = [version.texts("tile_sets") for version in versions]

    def _read_supplies(self, data: Table) -> None:
        workers = data.table("workers")
        expect("workers", workers.number("total"), MOST_SEATS * workers.number("per_color"))
        self.site_limit: i64 = workers.number("max_per_site")
        by_players = workers.table("supply_by_players")
        numbers = [0, workers.number("supply_coop")]  # by number of seats
        numbers += [by_players.number(str(seats)) for seats in range(2, MOST_SEATS + 1)]
        self.workers: vec[i64] = vec[i64](numbers)
        for number in numbers:
            if number + workers.number("score_marker_per_player") > workers.number("per_color"):
                raise BadComponents(f"{number} workers and a score marker are more than there are of one colour")
        self.gold: i64 = data.table("gold").number("total")
        self.gold_limit: i64 = data.table("gold").number("limit_after_turn")
        self.stones: i64 = data.table("stones").number("total")
        self.stone_limit: i64 = data.table("stones").number("limit_after_turn")

    def _read_tiles(self, data: Table) -> None:
        tiles = data.table("tiles")
        types = tiles.rows("types")
        self.type_names: list[str] = [row.text("id") for row in types]
        if len(set(self.type_names)) != len(types):
            raise BadComponents("two tile types have the same id")
        self.type_icons: list[list[str]] = [_icons(row, self.colour_names) for row in types]
        for name in self.sets[NILE_VERSION]:
            listed = sum(row.number("count") for row in types if row.text("set") == name)
            expect(f"tiles of the set {name!r}", tiles.number(f"total_{name}"), listed)
        owners = [(kind, row.text("set")) for kind, row in enumerate(types) for _ in range(row.number("count"))]
        expect("tiles", TILES, len(owners))
        self.tile_type: vec[i64] = vec[i64]([kind for kind, _ in owners])
        self.tiles_of: list[list[int]] = [[k for k, (_, own) in enumerate(owners) if own in sets] for sets in self.sets]
        icons = [self.type_icons[kind] for kind, _ in owners]
        self.tile_worker: vec[i64] = vec[i64]([one.count("worker") for one in icons])
        self.tile_eyes: vec[i64] = vec[i64]([one.count("eye") for one in icons])
        self.tile_grave_goods: vec[i64] = vec[i64]([one.count("grave_good") for one in icons])
        self.tile_oases: vec[i64] = vec[i64]([one.count("oasis") for one in icons])
        self.tile_gold: vec[i64] = vec[i64]([one.count("gold") for one in icons])
        stones = [_stone(one, self.colour_names) for one in icons]
        self.tile_stone: vec[i64] = vec[i64](stones)
        self.tile_has_stone: vec[i64] = vec[i64]([int(stone != NO_STONE) for stone in stones])

    def _read_stacks(self, data: Table) -> None:
        """Stack sizes by version and number of seats (TP-3.8); one seat is the team or a person alone."""
        self.stack_size: vec[i64] = vec[i64]([0] * (len(VERSION_NAMES) * (MOST_SEATS + 1)))
        self.stack_out: vec[i64] = vec[i64]([0] * (len(VERSION_NAMES) * (MOST_SEATS + 1)))
        expect("back walls", len(VERSION_NAMES) * MOST_SEATS, len(data.rows("back_walls")))
        for wall in data.rows("back_walls"):
            self._read_back_wall(wall)
        self.store: vec[i64] = vec[i64]([0] * STACKS)
        stores = data.table("tile_stores").rows("stores")
        self.store_names: list[str] = [row.text("id") for row in stores]
        numbers = [number for row in stores for number in row.numbers("stacks")]
        expect("different stacks in the stores", STACKS, len(set(numbers) & set(range(1, STACKS + 1))))
        if self.store_names != ["sphinx", "scarab"]:
            raise BadComponents("the tile stores are 'sphinx' and 'scarab', in this order")
        for store, row in enumerate(stores):
            for number in row.numbers("stacks"):
                self.store[number - 1] = store
        setup = data.table("setup_defaults")
        self.start_stacks: vec[i64] = vec[i64](_stacks(setup, "start_tiles_from_stacks", len(self.front.start_cells)))
        self.hand_stacks: vec[i64] = vec[i64](_stacks(setup, "hand_tiles_from_stacks", MOST_SEATS))
        self.open_stacks: vec[i64] = vec[i64]([0] * STACKS)
        for stack in _stacks(setup, "open_stacks_variant", MOST_SEATS):
            self.open_stacks[stack] = 1

    def _read_back_wall(self, wall: Table) -> None:
        version = wall.one_of("version", VERSION_NAMES)
        seats = wall.number("players")
        name = f"{VERSION_NAMES[version]} with {seats}"
        size, out = wall.number("stack_size"), wall.number("remove_at")
        if not 1 <= seats <= MOST_SEATS or not 0 <= out < size <= DEPTH:
            raise BadComponents(f"the back wall of {name} makes no sense")
        expect(f"tiles in the stacks of {name}", len(self.tiles_of[version]), STACKS * size)
        expect(f"tiles in play of {name}", wall.number("tiles_in_play"), STACKS * (size - out))
        turns = wall.number("tiles_in_play") - len(self.front.start_cells)
        expect(f"turns of {name}", wall.number("turns_total"), turns)
        expect(f"turns of {name}", wall.number("turns_per_player") * seats, turns)
        self.stack_size[version * (MOST_SEATS + 1) + seats] = size
        self.stack_out[version * (MOST_SEATS + 1) + seats] = out

    def _read_foundations(self, data: Table) -> None:
        foundations = data.table("foundations")
        rows = foundations.rows("types")
        values = [row.number("value") for row in rows for _ in range(row.number("count"))]
        expect("foundations", foundations.number("total"), len(values))
        expect("foundations", FOUNDATIONS, len(values))
        if min(values) < 1 or max(len(self.front.sites), len(self.reverse.sites)) > FOUNDATIONS:
            raise BadComponents("a foundation is worth at least 1, and there are not more sites than foundations")
        self.foundations: vec[i64] = vec[i64](values)

    def _read_levels(self, data: Table) -> None:
        levels = data.table("pyramid_levels")
        rows = levels.rows("types")
        expect("pyramid levels", LEVELS, len(rows))
        expect("level pieces", levels.number("total"), sum(row.number("count") for row in rows))
        expect("pieces of level 1", rows[0].number("count"), COLOURS * rows[0].number("count_per_color"))
        expect(f"pieces of level {LEVELS}", rows[-1].number("count"), MOST_SEATS * rows[-1].number("count_per_color"))
        for number, row in enumerate(rows, 1):
            expect(f"level of entry {number}", number, row.number("level"))
            expect(f"workers of level {number}", int(self.site_limit), row.number("workers_needed"))
        self.level_value: vec[i64] = vec[i64]([0] + [row.number("value") for row in rows])
        self.level_stones: vec[i64] = vec[i64]([0] + [row.number("stones_needed") for row in rows])
        if max(row.number("stones_needed") for row in rows) > MOST_PAID:
            raise BadComponents(f"a level needs more than {MOST_PAID} stones")
        self.level_pieces: vec[i64] = vec[i64]([0] + [row.number("count") for row in rows])
        self.first_pieces: i64 = rows[0].number("count_per_color")
        self.tops: i64 = rows[-1].number("count_per_color")  # of each player

    def _read_tracks(self, data: Table) -> None:
        tracks = data.table("tracks")
        self.coin_every: i64 = tracks.table("horus").number("coin_every")
        self.coin_gold: i64 = tracks.table("horus").number("gold_per_coin")
        self.track_spaces: i64 = tracks.table("horus").number("spaces")
        self.nile_end: i64 = tracks.table("nile").number("last_space")
        palms = tracks.table("nile").numbers("palms")
        if sorted(set(palms)) != palms or not 0 < palms[0] <= palms[-1] <= self.nile_end:
            raise BadComponents("the palms do not stand in ascending order between the harbour and the last space")
        self.palm_spaces: list[int] = palms
        self.palms: vec[i64] = vec[i64]([sum(palm <= space for palm in palms) for space in range(self.nile_end + 1)])

    def _read_prices(self, data: Table) -> None:
        rows = {row.text("id"): row for row in data.rows("gold_actions")}
        self.search_cost: i64 = _price(rows, "peek_stack")
        self.hire_cost: i64 = _price(rows, "buy_worker")
        self.stone_cost: i64 = _price(rows, "buy_stone")
        self.grave_good_cost: i64 = _price(rows, "buy_grave_good")
        self.ship_cost: i64 = _price(rows, "buy_ship_step")
        self.card_cost: i64 = _price(rows, "buy_strategy_card")
        self.card_from: i64 = rows["buy_strategy_card"].number("min_horus_position")
        self.symbol_cost: i64 = _price(rows, "ignore_symbol")

    def _read_cards(self, data: Table) -> None:
        cards = data.table("strategy_cards")
        expect("strategy cards", cards.number("count"), len(cards.rows("cards")))
        if [row.text("id") for row in cards.rows("cards")] != CARD_NAMES:
            raise BadComponents(f"the strategy cards are, in this order: {', '.join(CARD_NAMES)}")
        self.card_owner_points: i64 = cards.number("points_owner")
        self.card_other_points: i64 = cards.number("points_other")

    def _read_tasks(self, data: Table) -> None:
        """Of each task: its goal, the level and number of pyramids or the points, whether colours must differ."""
        rows = data.rows("coop_tasks")
        expect("tasks", TASKS, len(rows))
        self.task_goal: vec[i64] = vec[i64]([row.one_of("goal", GOALS) for row in rows])
        self.task_level: vec[i64] = vec[i64]([self._task_level(row) for row in rows])
        self.task_target: vec[i64] = vec[i64]([_target(row) for row in rows])
        self.task_colours: vec[i64] = vec[i64]([int(bool(row.data.get("distinct_colors"))) for row in rows])
        tops = [row.number("max_level") if "max_level" in row.data else LEVELS for row in rows]
        self.task_top: vec[i64] = vec[i64](tops)  # where a pyramid of this task is finished

    def _task_level(self, row: Table) -> int:
        if row.text("goal") == GOALS[POINTS_GOAL]:
            return 0
        value = row.number("pyramid_value")
        for level in range(1, LEVELS + 1):
            if self.level_value[level] == value:
                return level
        raise BadComponents(f"{row.name} asks for pyramids of value {value}, which no level has")


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


def _stone_colours(data: Table) -> list[str]:
    """The colours in the order of the file, then the joker."""
    rows = data.rows("stone_colors")
    plain = [row.text("id") for row in rows if not row.flag("joker")]
    jokers = [row.text("id") for row in rows if row.flag("joker")]
    expect("stone colours", COLOURS, len(set(plain)))
    expect("jokers among the stones", 1, len(jokers))
    return plain + jokers


def _icons(row: Table, colours: list[str]) -> list[str]:
    icons = row.texts("icons")
    for icon in icons:
        name, _, colour = icon.partition(":")
        if name not in ICONS or (name == "stone") != (colour in colours):
            raise BadComponents(f"{icon!r} of {row.name} is not an icon")
    stones = [icon for icon in icons if icon.startswith("stone:")]
    if not 1 <= len(icons) <= 2 or icons.count("worker") > 1 or len(stones) > 1:
        raise BadComponents(f"{row.name} shows one or two icons, at most one of them a worker and one a stone")
    return icons


def _stone(icons: list[str], colours: list[str]) -> int:
    for icon in icons:
        if icon.startswith("stone:"):
            return colours.index(icon.partition(":")[2])
    return NO_STONE


def _stacks(setup: Table, key: str, count: int) -> list[int]:
    numbers = setup.numbers(key)
    expect(f"different stacks in {key!r}", count, len(set(numbers) & set(range(1, STACKS + 1))))
    return [number - 1 for number in numbers]


def _price(rows: dict[str, Table], name: str) -> int:
    if name not in rows:
        raise BadComponents(f"there is no gold action {name!r}")
    cost = rows[name].number("cost")
    if cost < 1:
        raise BadComponents(f"the gold action {name!r} costs nothing")
    return cost


def _target(row: Table) -> int:
    return row.number("points") if row.text("goal") == GOALS[POINTS_GOAL] else row.number("pyramid_count")
