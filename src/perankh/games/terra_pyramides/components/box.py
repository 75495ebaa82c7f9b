"""The box: boards, tiles, foundations, levels, tracks and prices, as typed tables built from components.toml."""

from perankh.engine.components import Table, expect, parse
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.terra_pyramides.components.boards import Board
from perankh.games.terra_pyramides.components.sizes import (
    CARD_NAMES,
    COLOURS,
    DEPTH,
    FOUNDATIONS,
    GOALS,
    ICONS,
    LEVELS,
    MOST_PAID,
    MOST_SEATS,
    NILE_VERSION,
    NO_STONE,
    POINTS_GOAL,
    STACKS,
    TASKS,
    TILES,
    VERSION_NAMES,
)


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
