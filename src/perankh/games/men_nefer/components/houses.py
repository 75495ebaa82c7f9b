"""Chapters of the box: set-up, favours, houses, action tiles and boards."""

from typing import Final

from perankh.engine.components import Table, expect, parse
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer.components.programs import BURY, ERECT, SIMPLE_GAINS, TRANSPORT, Programs
from perankh.games.men_nefer.components.reading import by_players, favours, ids, numbers
from perankh.games.men_nefer.components.sizes import (
    AREA,
    BOATS,
    CITY_PLACES,
    DEALS,
    ERAS,
    FAVOURS,
    GLYPH_TRACK,
    HOUSE_NAMES,
    HOUSES,
    MARKET,
    NECROPOLIS,
    PLAYERS,
    PRIESTESSES,
    ROWS,
    SITES,
    SPHINX_HOUSE,
    TILE_PLACES,
    TILES,
    TRACK,
)

COUNTED: Final = {
    "apprentices": TILE_PLACES,
    "priestesses": PRIESTESSES,
    "boats": BOATS,
    "scarabs": HOUSES,
    "baskets": AREA,
}  # of a player; the layout depends on them


class Houses:
    """Things are numbered in the order of the file; tracks count from 0, the start."""

    def __init__(self, text: str) -> None:
        data = parse(text)
        self.data = data
        self.programs = Programs(data.table("vocabulary"))
        self._read_pieces(data.table("counts"), data.table("counts_per_player"))
        self._read_game(data.table("game"), data.table("tracks"))
        self._read_duat(data.table("tracks").table("duat"))
        self._read_setup(data.table("setup"))
        self._read_favours(data.table("favour"), data.table("supply_overflow"))
        self._read_houses(data)
        self._read_tiles(data)
        self._read_display(data)
        self._read_boards(data)

    def _read_pieces(self, counts: Table, own: Table) -> None:
        for name, size in COUNTED.items():
            expect(f"{name} of a player", size, own.number(name))
        for name in (*COUNTED, "sarcophagi", "horus_eyes", "sphinxes"):
            expect(f"{name} of all players", counts.number(name), PLAYERS * own.number(name))
        self.eyes: i64 = own.number("horus_eyes")
        self.mummies: i64 = own.number("sarcophagi")
        self.sphinxes: i64 = own.number("sphinxes")

    def _read_game(self, game: Table, tracks: Table) -> None:
        self.colours: list[str] = ids(self.data.rows("colours"))
        expect("player colours", PLAYERS, len(self.colours))
        expect("eras", ERAS, game.number("eras"))
        self.turns: i64 = game.number("turns_per_era")
        self.turns_each: i64 = game.number("options_per_era_each")  # of each of the three options
        expect("turns of an era", game.number("turns_per_era"), 3 * game.number("options_per_era_each"))
        self.max_food: i64 = tracks.table("food").number("max")
        self.max_heka: i64 = tracks.table("heka").number("max")

    def _read_duat(self, duat: Table) -> None:
        spaces = duat.number("spaces")
        expect("spaces of the Duat track", spaces, duat.number("last_space") + 1)
        self.duat_last: i64 = duat.number("last_space")
        self.heart_start: i64 = duat.number("heart_start")
        self.feather_start: i64 = duat.number("feather_start")
        symbols = duat.numbers("symbol_boundaries")
        expect("symbols of the Duat track", duat.number("symbols"), len(symbols))
        self.symbols_left: vec[i64] = vec[i64]([sum(at < space for at in symbols) for space in range(spaces)])

    def _read_setup(self, setup: Table) -> None:
        self.start_pp: i64 = setup.number("start_pp")
        self.start_heka: i64 = setup.number("start_heka")
        self.start_food: vec[i64] = numbers(setup.numbers("start_food_by_position"), PLAYERS, "starting food")
        self.crowding: vec[i64] = vec[i64](setup.numbers("crowding_cost"))
        self.most_crowded: i64 = len(setup.numbers("crowding_cost")) - 1
        self.compensation: i64 = setup.number("crowding_compensation_food")
        expect("places of the goods market", MARKET, setup.number("goods_market_places"))
        expect("places of the papyrus market", MARKET, setup.number("papyrus_market_places"))
        expect("places of the display", ROWS, setup.number("action_display_places"))
        rows = {row.number("players"): row for row in setup.rows("by_player_count")}
        expect("player counts of the set-up", PLAYERS - 1, len(rows))
        pieces = self.data.table("counts").number("neutral_apprentices")
        levels = self.data.table("queens_pyramids").number("parts_per_pyramid")
        self.great_set: vec[i64] = vec[i64](by_players(rows, "great_pyramid_parts_preplaced", SITES))
        self.queens_set: vec[i64] = vec[i64](by_players(rows, "queens_levels_preplaced", levels))
        self.neutrals: vec[i64] = vec[i64](by_players(rows, "neutral_apprentices", pieces))
        self.city_places: vec[i64] = vec[i64](by_players(rows, "agreement_places_per_city", CITY_PLACES))

    def _read_favours(self, favour: Table, overflow: Table) -> None:
        options = favour.items("options")
        expect("favour actions", FAVOURS, len(options))
        self.favour_program: i64 = self.programs.add(options, "favour", "favours")
        self._only(self.favour_program, SIMPLE_GAINS, "a favour action can only be a simple gain")
        self.favour_names: list[str] = [next(iter(action)) for action in options if isinstance(action, dict)]
        self.eye_overflow: i64 = self.programs.add(overflow.items("horus_eye"), "supply_overflow", "eyes")
        self.mummy_overflow: i64 = self.programs.add(overflow.items("embalm"), "supply_overflow")
        self.sphinx_overflow: i64 = self.programs.add(overflow.items("carve"), "supply_overflow")
        self._only(self.eye_overflow, (*SIMPLE_GAINS, TRANSPORT), "missing Horus eyes can only give gains or transport")
        self._only(self.mummy_overflow, SIMPLE_GAINS, "missing mummies can only give simple gains")
        self._only(self.sphinx_overflow, SIMPLE_GAINS, "missing sphinxes can only give simple gains")
        self.sun_overflow: i64 = favours(overflow, "sun")
        self.great_overflow: i64 = favours(overflow, "great_pyramid_end")
        expect("favours of a step at the end of the Great Pyramid track", 1, favours(overflow, "great_pyramid_end"))

    def _only(self, program: int, kinds: tuple[int, ...], sentence: str) -> None:
        if any(kind not in kinds for kind, _, _ in self.programs.of(program)):
            raise BadComponents(sentence)

    def _favour(self, row: Table) -> int:
        """Which of the favour actions a site or part shows."""
        options = list(self.data.table("favour").items("options"))
        if row.get("favour") not in options:
            raise BadComponents(f"{row.name} shows no favour of Khufu")
        return options.index(row.get("favour"))

    def _read_houses(self, data: Table) -> None:
        houses = data.rows("houses")
        if [row.text("id") for row in houses] != HOUSE_NAMES:
            raise BadComponents(f"the houses must be, from top to bottom: {', '.join(HOUSE_NAMES)}")
        fields: list[int] = []
        for house in houses:
            rows = house.rows("fields")
            expect(f"fields of the track of {house.name}", TRACK, len(rows))
            fields += [self.programs.add(row.items("actions"), house.name) for row in rows]
        self.field_program: vec[i64] = vec[i64](fields)
        self.bury_reached: vec[i64] = vec[i64](self._reached(fields[TRACK * NECROPOLIS :], BURY))
        self.erect_reached: vec[i64] = vec[i64](self._reached(fields[TRACK * SPHINX_HOUSE :], ERECT))

    def _reached(self, fields: list[int], kind: int) -> list[int]:
        """For each position of the scarab, the highest number of a symbol that it has reached (MN-9.3, MN-12.3)."""
        best = [0]
        for program in fields[:TRACK]:
            best.append(max([best[-1], *(n for one, n, _ in self.programs.of(program) if one == kind)]))
        return best

    def _read_tiles(self, data: Table) -> None:
        rows = data.rows("action_tiles")
        expect("action tiles", TILES, len(rows))
        self.tile_names: list[str] = ids(rows)
        self.tile_number: vec[i64] = vec[i64]([row.number("number") for row in rows])
        for number, stated in enumerate(data.table("counts").numbers("action_tiles_by_number"), 1):
            expect(f"action tiles {number}", stated, sum(row.number("number") == number for row in rows))
        glyphs = data.rows("hieroglyphs")
        self.glyph_names: list[str] = ids(glyphs)
        self.tile_glyph: vec[i64] = vec[i64]([row.one_of("hieroglyph", self.glyph_names) for row in rows])
        for glyph in glyphs:
            shown = sum(row.text("hieroglyph") == glyph.text("id") for row in rows)
            expect(f"action tiles with the {glyph.text('id')}", glyph.number("tiles"), shown)
        self.tile_program: vec[i64] = vec[i64]([self.programs.add(row.items("actions"), row.name) for row in rows])

    def _read_display(self, data: Table) -> None:
        places = data.table("action_display").rows("places")
        expect("places of the display", ROWS, len(places))
        self.row_food: vec[i64] = vec[i64]([row.number("food") for row in places])
        if places[-1].number("food") < 0:
            raise BadComponents("the lowest place of the display must not cost food, or a player could be stuck")
        self.row_program: vec[i64] = vec[i64]([self.programs.add(row.items("actions"), "display") for row in places])

    def _read_boards(self, data: Table) -> None:
        bonuses = data.table("hieroglyph_track").rows("bonuses")
        expect("bonuses of the hieroglyph track", GLYPH_TRACK, len(bonuses))
        programs = [self.programs.add(row.items("actions"), "hieroglyph_track") for row in bonuses]
        self.glyph_program: vec[i64] = vec[i64](programs)
        boards = data.rows("admin_boards")
        expect("administration boards", PLAYERS, len(boards))
        self.board_names: list[str] = ids(boards)
        shown: list[int] = []
        for board in boards:
            expect(f"hieroglyphs of {board.name}", GLYPH_TRACK, len(board.texts("hieroglyphs")))
            expect(f"agreement places of {board.name}", DEALS, board.number("agreement_places"))
            expect(f"apprentice places of {board.name}", TILE_PLACES, board.number("apprentice_places"))
            shown += [self.glyph_names.index(name) for name in board.texts("hieroglyphs")]
        self.board_glyph: vec[i64] = vec[i64](shown)
