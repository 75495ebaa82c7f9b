"""Chapters of the box: pyramids, necropolis, papyri, goods and temple."""

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer.components.houses import Houses
from perankh.games.men_nefer.components.reading import best_so_far, from_start, ids, numbers
from perankh.games.men_nefer.components.sizes import (
    AREA,
    COLUMNS,
    CONDITION_NAMES,
    CONSTRUCTION,
    DEITIES,
    FAVOUR_FIELD,
    FIELD_KINDS,
    GOODS,
    GRAVE_ROWS,
    GRAVES,
    LEVELS,
    MARKET,
    MASTABAS,
    NUMERALS,
    OBELISK_KINDS,
    PAPYRI,
    PAPYRUS_ROW,
    PARTS,
    QUEENS,
    ROOM_FIELDS,
    ROOMS,
    SCORING_TILES,
    SITES,
)


class Districts(Houses):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        data = self.data
        self._read_great_track(data.table("great_pyramid"))
        self._read_great_parts(data.table("great_pyramid"))
        self._read_queens(data.table("queens_pyramids"))
        self._read_scoring(data)
        self._read_necropolis(data.table("necropolis"))
        self._read_mastabas(data)
        self._read_papyri(data.table("papyrus"))
        self._read_goods(data.table("goods"))
        self._read_area(data.table("goods"))
        self._read_temple(data.table("temple"))
        self._read_obelisk(data)

    def _read_great_track(self, great: Table) -> None:
        fields = great.rows("fields")
        expect("fields of the Great Pyramid track", great.number("track_length"), len(fields))
        self.great_last: i64 = len(fields)
        kinds = [row.one_of("kind", FIELD_KINDS) for row in fields]
        covered = great.numbers("construction_tile_fields_2p")
        expect("construction tiles", self.data.table("counts").number("construction_tiles"), len(covered))
        built = [CONSTRUCTION if n in covered else kind for n, kind in enumerate(kinds, 1)]
        self.great_kind: vec[i64] = from_start(kinds)
        self.great_kind_2: vec[i64] = from_start(built)  # with two players (MN-2.13)
        given = [row.number("favour") if row.text("kind") == FIELD_KINDS[FAVOUR_FIELD] else 0 for row in fields]
        self.great_favours: vec[i64] = from_start(given)
        self.great_seal: vec[i64] = vec[i64](best_so_far(fields, "seal", "pp"))

    def _read_great_parts(self, great: Table) -> None:
        sites = great.rows("sites")
        expect("sites of the Great Pyramid", SITES, len(sites))
        self.site_favour: vec[i64] = vec[i64]([self._favour(row) for row in sites])
        self.first_site: i64 = great.number("preplaced_site") - 1
        parts = great.rows("parts")
        expect("parts of the Great Pyramid", self.data.table("counts").number("great_pyramid_parts"), len(parts))
        expect("parts of the Great Pyramid below the pyramidion", PARTS, len(parts) - 1)
        if [row.number("level") for row in parts] != [1 + n // SITES for n in range(PARTS + 1)]:
            raise BadComponents(f"the Great Pyramid needs {SITES} parts of each level, listed level by level")
        self.part_names: list[str] = ids(parts)
        self.part_favour: vec[i64] = vec[i64]([self._favour(row) for row in parts[:PARTS]])
        self.crown_favours: i64 = parts[PARTS].number("favours_from_covered")

    def _read_queens(self, queens: Table) -> None:
        fields = queens.rows("fields")
        expect("fields of the queens' track", queens.number("track_length"), len(fields))
        self.queens_last: i64 = len(fields)
        built = [row.number("n") for row in fields if row.text("kind") == "construction"]
        if built != queens.numbers("construction_fields"):
            raise BadComponents("construction_fields of the queens' track are not those of its fields")
        expect("construction fields of the queens' track", self.eyes, len(built))
        self.queens_kind: vec[i64] = vec[i64]([int(n in built) for n in range(len(fields) + 1)])
        self.queen_names: list[str] = ids(queens.rows("pyramids"))
        expect("queens' pyramids", QUEENS, len(self.queen_names))
        self.queen_parts: i64 = queens.number("parts_per_pyramid")
        pieces = sum(row.number("copies") for row in queens.rows("parts"))
        expect("parts of the queens' pyramids", self.data.table("counts").number("queens_pyramid_parts"), pieces)
        for players, places in enumerate(queens.numbers("eye_places_by_player_count"), 2):
            missing = queens.number("parts_per_pyramid") - self.queens_set[players]
            expect(f"eye places of a queens' pyramid with {players} players", missing, places)
            expect(f"eyes of {players} players", QUEENS * missing, players * self.eyes)  # MN-R26

    def _read_scoring(self, data: Table) -> None:
        tiles = data.rows("queens_scoring_tiles")
        expect("queens' scoring tiles", SCORING_TILES, len(tiles))
        self.scoring_names: list[str] = ids(tiles)
        self.scoring_counts: vec[i64] = vec[i64]([row.one_of("count", CONDITION_NAMES) for row in tiles])
        self.scoring_per: vec[i64] = vec[i64]([row.number("per") for row in tiles])

    def _read_necropolis(self, necropolis: Table) -> None:
        fields = necropolis.rows("fields")
        expect("fields of the necropolis", necropolis.number("total_fields"), len(fields))
        expect("fields of the necropolis", GRAVES, len(fields))
        rows = necropolis.texts("rows")
        expect("rows of the necropolis", GRAVE_ROWS, len(rows))
        self.grave_names: list[str] = ids(fields)
        self.grave_row: vec[i64] = vec[i64]([row.one_of("row", rows) for row in fields])
        self.grave_column: vec[i64] = vec[i64]([row.one_of("column", NUMERALS) for row in fields])
        programs = [self.programs.add(row.items("actions"), row.name, "graves") for row in fields]
        self.grave_program: vec[i64] = vec[i64](programs)
        self.activations: vec[i64] = numbers(necropolis.numbers("activations_by_column"), COLUMNS, "activations")
        places = necropolis.rows("bonus_places")
        lines = [(row.text("kind"), row.text("line")) for row in places]
        if lines != [("row", name) for name in rows] + [("column", name) for name in NUMERALS]:
            raise BadComponents("the bonus places of the necropolis must be its rows, then its columns")
        self.bonus_names: list[str] = ids(places)

    def _read_mastabas(self, data: Table) -> None:
        bonuses = data.rows("mastaba_bonuses")
        expect("mastaba bonuses", MASTABAS, len(bonuses))
        self.mastaba_names: list[str] = ids(bonuses)
        self.mastaba_pp: vec[i64] = vec[i64]([row.number("pp") for row in bonuses])
        programs = [self.programs.add(row.items("actions"), row.name, "mastabas") for row in bonuses]
        self.mastaba_program: vec[i64] = vec[i64](programs)

    def _read_papyri(self, papyrus: Table) -> None:
        self.papyrus_price: vec[i64] = numbers(papyrus.numbers("market_cost"), MARKET, "prices of papyri")
        self.row_price: vec[i64] = numbers(papyrus.numbers("row_cost"), PAPYRUS_ROW, "prices of papyrus places")
        self.drawing_names: list[str] = ids(papyrus.rows("drawings"))
        tiles = papyrus.rows("tiles")
        expect("papyri", self.data.table("counts").number("papyrus_tiles"), len(tiles))
        expect("papyri", PAPYRI, len(tiles))
        self.papyrus_names: list[str] = ids(tiles)
        self.papyrus_left: vec[i64] = vec[i64]([row.one_of("left", self.drawing_names) for row in tiles])
        self.papyrus_right: vec[i64] = vec[i64]([row.one_of("right", self.drawing_names) for row in tiles])
        self.feather_scroll: i64 = papyrus.number("feather_per_scroll")
        self.feather_drawing: i64 = papyrus.number("feather_per_drawing")

    def _read_goods(self, goods: Table) -> None:
        self.good_price: vec[i64] = numbers(goods.numbers("market_cost"), MARKET, "prices of goods")
        tiles = goods.rows("tiles")
        expect("goods", self.data.table("counts").number("goods_tiles"), len(tiles))
        expect("goods", GOODS, len(tiles))
        self.good_names: list[str] = ids(tiles)
        self.kind_names: list[str] = ids(goods.rows("kinds"))
        self.good_kind: vec[i64] = vec[i64]([row.one_of("kind", self.kind_names) for row in tiles])
        for kind in goods.rows("kinds"):
            mine = sum(row.text("kind") == kind.text("id") for row in tiles)
            expect(f"goods of the kind {kind.text('id')}", kind.number("tiles"), mine)
        programs: list[int] = []
        for row in tiles:
            actions: list[object] = []
            for level in range(1, LEVELS + 1):  # a higher level also has the actions below (MN-10.6.2)
                actions += row.items(f"level_{level}")
                programs.append(self.programs.add(actions, row.name, "goods"))
        self.good_program: vec[i64] = vec[i64](programs)

    def _read_area(self, goods: Table) -> None:
        area = goods.rows("area")
        expect("levels of the goods area", LEVELS, len(area))
        places = [row.number("places") for row in area]
        expect("places of the goods area", AREA, sum(places))
        for row in area:
            expect(f"prestige of goods level {row.number('level')}", row.number("places"), len(row.numbers("pp")))
        self.level_size: vec[i64] = vec[i64](places)
        self.level_start: vec[i64] = vec[i64]([sum(places[:level]) for level in range(LEVELS)])
        self.area_level: vec[i64] = vec[i64]([level for level in range(LEVELS) for _ in range(places[level])])
        self.area_pp: vec[i64] = vec[i64]([pp for row in area for pp in row.numbers("pp")])

    def _read_temple(self, temple: Table) -> None:
        rooms = temple.rows("rooms")
        expect("rooms of the temple", ROOMS, len(rooms))
        costs = temple.numbers("step_cost")
        if costs != [room.number("step_cost") for room in rooms]:
            raise BadComponents("step_cost of the temple is not that of its rooms")
        self.room_cost: vec[i64] = from_start(costs)
        for number, room in enumerate(rooms, 1):
            expect(f"basket fields of room {number}", ROOM_FIELDS, len(room.rows("fields")))
        fields = [row for room in rooms for row in room.rows("fields")]
        for row in fields:
            if len(row.items("actions")) > 1 and not any(
                "sun" in one for one in row.items("actions") if isinstance(one, dict)
            ):
                raise BadComponents(f"{row.name} has two actions, but no steps of the sun disc")  # MN-10.7
        self.basket_names: list[str] = ids(fields)
        programs = [self.programs.add(row.items("actions"), row.name, "temple") for row in fields]
        self.basket_program: vec[i64] = vec[i64](programs)

    def _read_obelisk(self, data: Table) -> None:
        fields = data.table("obelisk").rows("fields")
        expect("fields of the obelisk", data.table("obelisk").number("track_length"), len(fields))
        self.sun_last: i64 = len(fields)
        deity = [int(OBELISK_KINDS[row.one_of("kind", OBELISK_KINDS)] == "deity") for row in fields]
        self.sun_deity: vec[i64] = from_start(deity)
        self.sun_seal: vec[i64] = vec[i64](best_so_far(fields, "seal", "pp"))
        self.sun_heka: vec[i64] = vec[i64](best_so_far(fields, "heka", "heka"))
        deities = data.rows("deities")
        expect("deities", DEITIES, len(deities))
        self.deity_names: list[str] = ids(deities)
        programs = [self.programs.add(row.items("actions"), row.name, "deities") for row in deities]
        self.deity_program: vec[i64] = vec[i64](programs)
