"""The box: after the chapters before it Nile, agreements, sphinxes and solo, and the compiled actions."""

from collections.abc import Sequence

from perankh.engine.components import Table, expect
from perankh.engine.errors import BadComponents
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer.components.districts import Districts
from perankh.games.men_nefer.components.reading import distance, ids, numbers
from perankh.games.men_nefer.components.sizes import (
    AGREEMENTS,
    AVENUES,
    CITIES,
    CONDITION_NAMES,
    ERAS,
    GIFTS,
    GROUPS,
    HOUSE_NAMES,
    HOUSES,
    IMHOTEP_TILES,
    NILE,
    NUMERALS,
    PODIUMS,
    PREFERENCES,
    PRIESTESS_ROOMS,
    PRIESTESSES,
    SECTIONS,
    TRACK,
    TURN_OPTIONS,
)


class Box(Districts):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        data = self.data
        self._read_nile(data.table("nile"))
        self._read_routes(data.table("nile").rows("cities"))
        self._read_advantages(data)
        self._read_agreements(data.table("trade_agreements"))
        self._read_podiums(data.table("sphinx_podiums"))
        self._read_neutrals(data.table("neutral_apprentices"))
        self._read_solo(data.table("solo"))
        self._read_imhotep(data.table("solo").rows("imhotep_tiles"))
        self._compile()

    def _read_nile(self, nile: Table) -> None:
        sections = nile.rows("sections")
        cities = nile.rows("cities")
        expect("sections of the Nile", SECTIONS, len(sections))
        expect("cities", CITIES, len(cities))
        self.city_names: list[str] = ids(cities)
        self.place_names: list[str] = ["harbour", *(f"section_{n}" for n in range(1, SECTIONS)), *self.city_names]
        self.section_food: vec[i64] = vec[i64]([row.number("food") for row in sections])
        self.overtaken: vec[i64] = vec[i64]([row.number("fishing_boats_overtaken") for row in [*sections, *cities]])
        self.city_value: vec[i64] = vec[i64]([row.number("era_1_agreement_value") for row in cities])
        self.city_group: vec[i64] = vec[i64]([row.one_of("group", GROUPS) for row in cities])

    def _read_routes(self, cities: Sequence[Table]) -> None:
        """Places are sections, then cities. `advance` grows along the river; `distance` is 0 where no way leads."""
        entries = [row.number("enter_from") for row in cities]
        if sorted(entries) != list(range(SECTIONS - 1)):
            raise BadComponents("each section of the Nile but the last must border exactly one city")
        for row in cities:
            if row.number("exit_to") != row.number("enter_from") + 1:
                raise BadComponents(f"the arrow of {row.name} does not lead into the next section")
        self.exit_to: vec[i64] = vec[i64]([entry + 1 for entry in entries])
        self.advance: vec[i64] = vec[i64]([2 * n for n in range(SECTIONS)] + [2 * entry + 1 for entry in entries])
        steps: dict[int, set[int]] = {n: {n + 1} for n in range(SECTIONS - 1)}
        steps[SECTIONS - 1] = set()
        for city, entry in enumerate(entries, SECTIONS):
            steps[entry].add(city)
            steps[city] = {entry + 1}
        self.distance: vec[i64] = vec[i64]([distance(steps, start, end) for start in steps for end in steps])
        expect("places of the Nile", NILE, len(steps))
        reach = [_in_reach(self.distance, start, limit) for limit in range(NILE) for start in range(NILE)]
        self.in_reach: vec[i64] = vec[i64](reach)  # by steps and place: where a boat can get to, as bits

    def _read_advantages(self, data: Table) -> None:
        advantages = data.rows("city_advantages")
        expect("city advantages", CITIES, len(advantages))
        self.advantage_names: list[str] = ids(advantages)
        programs = [self.programs.add(row.items("actions"), row.name, "cities") for row in advantages]
        self.advantage_program: vec[i64] = vec[i64](programs)

    def _read_agreements(self, deals: Table) -> None:
        tiles = deals.rows("tiles")
        expect("trade agreements", self.data.table("counts").number("trade_agreements"), len(tiles))
        expect("trade agreements", AGREEMENTS, len(tiles))
        self.agreement_names: list[str] = ids(tiles)
        values = [row.number("value") for row in tiles]
        for value, stated in enumerate(deals.numbers("tiles_by_value"), 1):
            expect(f"trade agreements of value {value}", stated, values.count(value))
        self.agreement_value: vec[i64] = vec[i64](values)
        self.refill_value: vec[i64] = numbers(deals.numbers("refill_value_by_era"), ERAS, "values to refill with")
        conditions = [_condition(row) for row in tiles]
        self.condition: vec[i64] = vec[i64]([kind for kind, _, _ in conditions])
        self.threshold: vec[i64] = vec[i64]([number for _, number, _ in conditions])
        self.needed_room: vec[i64] = vec[i64]([room for _, _, rooms in conditions for room in rooms])

    def _read_podiums(self, podiums: Table) -> None:
        rows = podiums.rows("podiums")
        expect("podiums", podiums.number("total"), len(rows))
        expect("podiums", PODIUMS, len(rows))
        self.podium_names: list[str] = ids(rows)
        self.avenue_names: list[str] = ids(podiums.rows("avenues"))
        expect("avenues", AVENUES, len(self.avenue_names))
        numerals = [row.one_of("numeral", NUMERALS) + 1 for row in rows]
        for numeral, stated in enumerate(podiums.numbers("by_numeral"), 1):
            expect(f"podiums {NUMERALS[numeral - 1]}", stated, numerals.count(numeral))
        self.podium_number: vec[i64] = vec[i64](numerals)
        self.podium_avenue: vec[i64] = vec[i64]([row.one_of("avenue", self.avenue_names) for row in rows])
        programs = [self.programs.add(row.items("actions"), row.name, "podiums") for row in rows]
        self.podium_program: vec[i64] = vec[i64](programs)

    def _read_neutrals(self, neutrals: Table) -> None:
        """Of each placement tile, houses as bits: sun and moon with two players, sun and moon with three (MN-2.12)."""
        tiles = neutrals.rows("tiles")
        sides: list[int] = []
        for row in tiles:
            for players, key in ((2, "two_players"), (3, "three_players")):
                placed = [row.table(key).texts(field) for field in ("sun", "moon")]
                counted = sum(len(houses) for houses in placed)
                expect(f"neutrals of {row.name} with {players} players", self.neutrals[players], counted)
                sides += [sum(1 << HOUSE_NAMES.index(house) for house in houses) for houses in placed]
        self.placements: i64 = len(tiles)
        self.placement: vec[i64] = vec[i64](sides)

    def _read_solo(self, solo: Table) -> None:
        """Most tables of Imhotep have an entry for each field of a scarab (MN-16)."""
        self.solo_players: i64 = solo.number("setup_as_players")
        expect("faces of Imhotep's die", HOUSES + 1, solo.number("die_faces"))
        self.difficulties: list[str] = list(solo.texts("difficulty"))
        self.solo_pp: i64 = solo.number("start_pp")
        self.solo_constant: vec[i64] = numbers(solo.numbers("harvest_constant"), len(self.difficulties), "constants")
        columns = [NUMERALS.index(name) + 1 for name in solo.texts("column_by_scarab")]
        self.solo_number: vec[i64] = numbers(columns, TRACK, "columns of Imhotep")
        self.solo_room: vec[i64] = numbers(solo.numbers("room_by_scarab"), TRACK, "rooms of Imhotep")
        self.solo_stone: vec[i64] = numbers(solo.numbers("stone_steps_by_scarab"), TRACK, "stone steps of Imhotep")
        self.solo_sun: vec[i64] = numbers(solo.numbers("sun_steps_by_scarab"), TRACK, "sun steps of Imhotep")
        groups = [GROUPS.index(name) for name in solo.texts("city_group_by_scarab")]
        self.solo_group: vec[i64] = numbers(groups, TRACK, "city groups of Imhotep")
        eyes = solo.numbers("eye_on_scarab_fields")
        self.solo_eye: vec[i64] = vec[i64]([int(field in eyes) for field in range(TRACK + 1)])
        self.solo_eye_pp: vec[i64] = numbers(solo.numbers("eye_pp_by_era"), ERAS, "values of Imhotep's eyes")

    def _read_imhotep(self, tiles: Sequence[Table]) -> None:
        expect("Imhotep tiles", self.data.table("counts").number("imhotep_tiles"), len(tiles))
        expect("Imhotep tiles", IMHOTEP_TILES, len(tiles))
        self.imhotep_names: list[str] = ids(tiles)
        options = [row.one_of("option", TURN_OPTIONS) for row in tiles]
        for option, name in enumerate(TURN_OPTIONS):
            expect(f"Imhotep tiles with {name}", self.turns_each, options.count(option))
        self.imhotep_option: vec[i64] = vec[i64](options)
        prefers = [row.one_of("prefer", PREFERENCES) if "prefer" in row.data else 0 for row in tiles]
        self.imhotep_prefers: vec[i64] = vec[i64](prefers)
        gifts = [_gift(row.table("gift")) if "gift" in row.data else (0, 0) for row in tiles]
        self.imhotep_gift: vec[i64] = vec[i64]([gift for gift, _ in gifts])
        self.imhotep_amount: vec[i64] = vec[i64]([amount for _, amount in gifts])

    def _compile(self) -> None:
        programs = self.programs
        programs.check_ends()
        self.program_start: vec[i64] = vec[i64](programs.starts)
        self.program_length: vec[i64] = vec[i64](programs.lengths)
        whole = [programs.program_effect(program) for program in range(len(programs.starts))]
        self.program_changes: vec[i64] = vec[i64]([changes for changes, _ in whole])
        self.program_minds: vec[i64] = vec[i64]([minds for _, minds in whole])
        self.item_kind: vec[i64] = vec[i64]([kind for kind, _, _ in programs.items])
        self.item_n: vec[i64] = vec[i64]([n for _, n, _ in programs.items])
        self.item_m: vec[i64] = vec[i64]([m for _, _, m in programs.items])
        single = [programs.effect(kind, n, m) for kind, n, m in programs.items]
        self.item_changes: vec[i64] = vec[i64]([changes for changes, _ in single])
        self.item_minds: vec[i64] = vec[i64]([minds for _, minds in single])
        self.item_pure: vec[i64] = vec[i64]([int(programs.pure(kind, n)) for kind, n, _ in programs.items])
        self.item_free: vec[i64] = vec[i64]([int(programs.free(kind, n)) for kind, n, _ in programs.items])
        whole_free = [any(programs.free(kind, n) for kind, n, _ in programs.of(p)) for p in range(len(programs.starts))]
        self.program_free: vec[i64] = vec[i64]([int(free) for free in whole_free])
        whole_pure = [all(programs.pure(kind, n) for kind, n, _ in programs.of(p)) for p in range(len(programs.starts))]
        self.program_pure: vec[i64] = vec[i64]([int(pure) for pure in whole_pure])
        self.item_adds: vec[i64] = vec[i64]([programs.added(kind, n) for kind, n, _ in programs.items])
        self.item_eyes: vec[i64] = vec[i64]([programs.eyes(kind, n) for kind, n, _ in programs.items])


def _in_reach(distances: vec[i64], start: int, limit: int) -> int:
    return sum(1 << end for end in range(NILE) if 0 < distances[NILE * start + end] <= limit)


def _condition(row: Table) -> tuple[int, int, list[int]]:
    """What an agreement counts, how much it wants, and the rooms it wants priestesses in, deepest first."""
    condition = row.table("condition")
    if len(condition.data) != 1:
        raise BadComponents(f"{row.name} needs exactly one condition")
    name = next(iter(condition.data))
    if name not in CONDITION_NAMES:
        raise BadComponents(f"{row.name} has the unknown condition {name!r}")
    if name == CONDITION_NAMES[PRIESTESS_ROOMS]:
        rooms = sorted(condition.numbers(name), reverse=True)
        return PRIESTESS_ROOMS, len(rooms), (rooms + [0] * PRIESTESSES)[:PRIESTESSES]
    return CONDITION_NAMES.index(name), condition.number(name), [0] * PRIESTESSES


def _gift(gift: Table) -> tuple[int, int]:
    for number, name in enumerate(GIFTS):
        if name in gift.data:
            return number, gift.number(name)
    raise BadComponents(f"{gift.name} is not one of: {', '.join(GIFTS)}")
