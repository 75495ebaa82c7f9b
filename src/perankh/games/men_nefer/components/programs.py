"""The actions of components.toml as flat programs of numbers, and what each action can change and depends on.

A program is a list of actions that a field, tile or bonus shows. An item of it is [kind, n, m]: n is the amount, the
number of a burial or an erection, or the program of the alternatives of a choice; m belongs to the double actions.
"""

from collections.abc import Sequence
from typing import Final

from perankh.engine.components import Table
from perankh.engine.errors import BadComponents
from perankh.games.men_nefer.components.sizes import ITEMS, UNITS

# Kinds of actions
GAIN_FOOD: Final = 0
GAIN_HEKA: Final = 1
GAIN_PP: Final = 2
MOVE_HEART: Final = 3
MOVE_FEATHER: Final = 4
STEP_SCARAB: Final = 5
ASK_FAVOUR: Final = 6
GET_EYE: Final = 7
TRANSPORT: Final = 8
EMBALM: Final = 9
BURY: Final = 10
MASTABA: Final = 11
BUY_PAPYRUS: Final = 12
TAKE_PAPYRUS: Final = 13
BUY_GOOD: Final = 14
TAKE_GOOD: Final = 15
WALK: Final = 16  # m: offerings
RAISE_SUN: Final = 17
SAIL: Final = 18  # m: activations
TAKE_AGREEMENT: Final = 19
CARVE: Final = 20
ERECT: Final = 21
FOOD_OR_HEKA: Final = 22
CHOOSE: Final = 23  # n: program of the alternatives
NAMES: Final = [
    "gain_food", "gain_heka", "gain_pp", "heart", "feather", "scarab", "favour", "horus_eye", "transport", "embalm",
    "bury", "mastaba", "buy_papyrus", "take_papyrus", "buy_good", "take_good", "move_priestesses", "sun",
    "move_boats", "take_agreement", "carve", "erect", "food_or_heka", "choose",
]  # fmt: skip
UNKNOWN_NUMBER: Final = 0  # of a burial or erection with a question mark (MN-9.3, MN-12.3)

# What an action changes or minds; two actions need no order if neither changes what the other minds (MN-R59)
FOOD_UP: Final = 1
FOOD_DOWN: Final = 2
HEKA_UP: Final = 4
HEKA_DOWN: Final = 8
GOODS_CHANGE: Final = 16
PAPYRI_CHANGE: Final = 32
PRIESTESSES: Final = 64
BASKETS_CHANGE: Final = 128
BOATS_MOVE: Final = 256
BOATS_USED: Final = 512
CITIES_CHANGE: Final = 1024
STONES: Final = 2048
EYES: Final = 4096
GRAVES_CHANGE: Final = 8192
SARCOPHAGI: Final = 16384
PODIUMS_CHANGE: Final = 32768
SPHINXES: Final = 65536
SUN_MOVES: Final = 131072
SCARABS: Final = 262144
DEITY_ACTS: Final = 524288  # whatever the deity in play does
BONUS_ACTS: Final = 1048576  # whatever the mastaba bonuses in play do

SIMPLE_GAINS: Final = (GAIN_FOOD, GAIN_HEKA, GAIN_PP, MOVE_HEART, MOVE_FEATHER)
PURE_GAINS: Final = (*SIMPLE_GAINS, STEP_SCARAB, ASK_FAVOUR, GET_EYE, EMBALM, CARVE, FOOD_OR_HEKA)

Effect = tuple[int, int]  # what it changes, what it minds
OWN: dict[int, Effect] = {
    GAIN_FOOD: (FOOD_UP, 0),
    GAIN_HEKA: (HEKA_UP, 0),
    STEP_SCARAB: (SCARABS, SCARABS),
    FOOD_OR_HEKA: (FOOD_UP | HEKA_UP, 0),
    GET_EYE: (EYES, 0),
    TRANSPORT: (STONES, STONES | EYES),
    EMBALM: (SARCOPHAGI, 0),
    BURY: (GRAVES_CHANGE | BONUS_ACTS, GRAVES_CHANGE | SARCOPHAGI | BONUS_ACTS),
    MASTABA: (BONUS_ACTS, BONUS_ACTS),
    BUY_PAPYRUS: (PAPYRI_CHANGE | HEKA_DOWN, PAPYRI_CHANGE | HEKA_UP | HEKA_DOWN),
    TAKE_PAPYRUS: (PAPYRI_CHANGE, PAPYRI_CHANGE),
    BUY_GOOD: (GOODS_CHANGE | FOOD_DOWN, GOODS_CHANGE | FOOD_UP | FOOD_DOWN),
    TAKE_GOOD: (GOODS_CHANGE, GOODS_CHANGE),
    WALK: (PRIESTESSES, PRIESTESSES),
    RAISE_SUN: (SUN_MOVES | DEITY_ACTS, SUN_MOVES | DEITY_ACTS),
    SAIL: (BOATS_MOVE, BOATS_MOVE),
    TAKE_AGREEMENT: (CITIES_CHANGE, CITIES_CHANGE),
    CARVE: (SPHINXES, 0),
    ERECT: (PODIUMS_CHANGE, PODIUMS_CHANGE | SPHINXES),
}
OFFERING: Final = GOODS_CHANGE | BASKETS_CHANGE
ACTIVATION: Final = BOATS_USED | CITIES_CHANGE | FOOD_UP

GROUPS = ("favours", "graves", "goods", "temple", "cities", "podiums", "eyes", "mastabas", "deities")


class Programs:
    """Collects programs. Those of one group (all podiums, all goods ...) are reached through one kind of action."""

    def __init__(self, vocabulary: Table) -> None:
        self.types = vocabulary.table("actions")
        self.numerals = vocabulary.table("numerals")
        self.doubles = vocabulary.table("doubles")
        self.items: list[tuple[int, int, int]] = []
        self.starts: list[int] = []
        self.lengths: list[int] = []
        self.groups: dict[str, list[int]] = {name: [] for name in GROUPS}
        self.known: dict[str, Effect] = {}
        self.open: list[str] = []

    def add(self, actions: Sequence[object], where: str, group: str = "") -> int:
        """Compile a list of action tables; says which program it is."""
        items = [self._item(action, where) for action in actions]
        if len(items) > ITEMS:
            raise BadComponents(f"{where} shows {len(items)} actions; there can be at most {ITEMS}")
        number = len(self.starts)
        self.starts.append(len(self.items))
        self.lengths.append(len(items))
        self.items += items
        if group:
            self.groups[group].append(number)
        return number

    def of(self, program: int) -> list[tuple[int, int, int]]:
        return self.items[self.starts[program] : self.starts[program] + self.lengths[program]]

    def _item(self, action: object, where: str) -> tuple[int, int, int]:
        if not isinstance(action, dict) or not action:
            raise BadComponents(f"{where}: {action!r} is not an action")
        keys = list(action)
        table = Table(action, where)
        if len(keys) == 2 and self.doubles.data.get(keys[0]) == keys[1]:
            return NAMES.index(keys[0]), self._amount(table, keys[0]), self._amount(table, keys[1])
        if len(keys) != 1 or keys[0] not in NAMES:
            raise BadComponents(f"{where}: {' and '.join(map(repr, keys))} is not an action of the vocabulary")
        if keys[0] == "choose":
            return CHOOSE, self.add(table.items("choose"), where), 0
        if self.types.get(keys[0]) == "numeral":
            return NAMES.index(keys[0]), self._numeral(table, keys[0]), 0
        return NAMES.index(keys[0]), self._amount(table, keys[0]), 0

    def _amount(self, table: Table, key: str) -> int:
        number = table.number(key)
        if number < 1:
            raise BadComponents(f"{table.name}: {key} {number} is less than one")
        if key == NAMES[FOOD_OR_HEKA] and number > UNITS:
            raise BadComponents(f"{table.name}: {key} {number} is more than {UNITS}")
        return number

    def _numeral(self, table: Table, key: str) -> int:
        if table.text(key) == "?":
            return UNKNOWN_NUMBER
        return 1 + table.one_of(key, list(self.numerals.data))

    # What actions change and mind

    def effect(self, kind: int, n: int, m: int) -> Effect:
        changes, minds = OWN.get(kind, (0, 0))
        reached: list[Effect] = []
        if kind == CHOOSE:
            reached = [self.program_effect(n)]
        elif kind in (ASK_FAVOUR, TRANSPORT, RAISE_SUN):
            reached = [self.group_effect("favours")]
        elif kind == GET_EYE:
            reached = [self.group_effect("eyes")]
        elif kind == BURY:
            reached = [self.group_effect("graves")]
        elif kind == ERECT:
            reached = [self.group_effect("podiums")]
        elif kind == WALK and m:
            reached = [(OFFERING, OFFERING), self.group_effect("goods"), self.group_effect("temple")]
        elif kind == SAIL and m:
            reached = [(ACTIVATION, ACTIVATION & ~FOOD_UP), self.group_effect("cities")]
        if kind in (BURY, ERECT) and n == UNKNOWN_NUMBER:
            minds |= SCARABS
        for more_changes, more_minds in reached:
            changes |= more_changes
            minds |= more_minds
        return changes, minds

    def program_effect(self, program: int) -> Effect:
        changes = minds = 0
        for item in self.of(program):
            more_changes, more_minds = self.effect(*item)
            changes |= more_changes
            minds |= more_minds
        return changes, minds

    def group_effect(self, group: str) -> Effect:
        """What all programs of a group do; one that leads to its own group again would never end."""
        if group in self.open:
            raise BadComponents(f"the actions of the {group} lead to the {group} again")
        if group not in self.known:
            self.open.append(group)
            effects = [self.program_effect(program) for program in self.groups[group]]
            self.open.pop()
            changes = minds = 0
            for more_changes, more_minds in effects:
                changes |= more_changes
                minds |= more_minds
            self.known[group] = changes, minds
        return self.known[group]

    def check_ends(self) -> None:
        """Refuse actions that could go on for ever through the deity or the mastaba bonuses."""
        for group in self.groups:
            self.group_effect(group)
        deities, bonuses = self.known["deities"][0], self.known["mastabas"][0]
        if deities & DEITY_ACTS or (deities & BONUS_ACTS and bonuses & DEITY_ACTS):
            raise BadComponents("the actions of the deities lead to the deities again")
        if bonuses & BONUS_ACTS:
            raise BadComponents("the actions of the mastabas lead to the mastabas again")

    def pure(self, kind: int, n: int) -> bool:
        """Whether an action only ever gains something (MN-R60)."""
        if kind == CHOOSE:
            return all(self.pure(kind, n) for kind, n, _ in self.of(n))
        return kind in PURE_GAINS

    def free(self, kind: int, n: int) -> bool:
        """Whether an action can be used for a gain alone, so that nobody would decline it."""
        if kind == CHOOSE:
            return any(self.free(kind, n) for kind, n, _ in self.of(n))
        return kind in PURE_GAINS

    def added(self, kind: int, n: int) -> int:
        """The most food or heka that a pure gain brings."""
        if kind == CHOOSE:
            return max((self.added(kind, n) for kind, n, _ in self.of(n)), default=0)
        if kind == ASK_FAVOUR:
            return n * max(n for program in self.groups["favours"] for _, n, _ in self.of(program))
        return n if kind in (GAIN_FOOD, GAIN_HEKA, FOOD_OR_HEKA) else 0

    def eyes(self, kind: int, n: int) -> int:
        """The most Horus eyes that an action takes from the supply."""
        if kind == CHOOSE:
            return max((self.eyes(kind, n) for kind, n, _ in self.of(n)), default=0)
        return n if kind == GET_EYE else 0
