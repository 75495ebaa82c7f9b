"""The table of Men-Nefer as text, drawn from a view. Players are shown by their numbers, Imhotep as I."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from perankh.engine.message import Message, Value, seat_word
from perankh.games.men_nefer.components.box import Box

Thing = Mapping[str, Any]


class Board:
    """Draws one view; `say` puts messages into words."""

    def __init__(self, box: Box, view: Thing, say: Callable[[Message], str]) -> None:
        self.box = box
        self.view = view
        self.say = say

    def draw(self) -> str:
        blocks = [self.head(), self.houses(), self.display(), self.markets(), self.pyramids(), self.necropolis()]
        blocks += [self.temple(), self.nile(), self.sphinxes()]
        others = [seat for seat in range(len(self.view["players"])) if seat != self.view["you"]]
        order = others if self.view["you"] is None else [*others, self.view["you"]]
        if self.view["imhotep"]:
            blocks.append([self.imhotep()])
        blocks += [self.player(seat) for seat in order]
        return "\n\n".join("\n".join(lines) for lines in blocks)

    # Words

    def text(self, key: str, **args: Value) -> str:
        return self.say(Message(key, args))

    def heading(self, key: str) -> str:
        return f"[bold]{self.text(key)}[/]"

    def actions(self, words: Sequence[Thing]) -> str:
        return ", ".join(self.say(_message(word)) for word in words)

    def mark(self, owner: int | str) -> str:
        return "I" if owner == "imhotep" else str(int(owner) + 1)

    def name(self, owner: int | str) -> str:
        return self.text("imhotep") if owner == "imhotep" else self.say(seat_word(int(owner)))

    # The main board

    def head(self) -> list[str]:
        view = self.view
        order = ", ".join(self.name(owner) for owner in view["order"])
        turn = {"turn": min(view["turn"]["taken"] + 1, view["turn"]["of"]), "of": view["turn"]["of"]}
        lines = [self.text("table-era", era=Message(f"era-{view['era']}"), order=order, **turn)]
        if view["over"]:
            lines = [self.text("table-over")]
        if view["solo"]:
            difficulty = Message(f"option-difficulty-{view['solo']['difficulty']}")
            lines.append(self.text("table-solo", difficulty=difficulty))
        return lines

    def houses(self) -> list[str]:
        lines = [line for house in self.view["houses"] for line in (self.house(house), self.track(house["id"]))]
        return [self.heading("table-houses"), *lines]

    def house(self, house: Thing) -> str:
        scarabs = " ".join(f"{self.mark(owner)}:{self.scarab(owner, house['id'])}" for owner in self.owners())
        words = {"sun": self.apprentices(house["sun"]), "moon": self.apprentices(house["moon"]), "scarabs": scarabs}
        return "  " + self.text("table-house", house=Message(f"house-{house['id']}"), **words)

    def track(self, house: str) -> str:
        fields = enumerate(self.view["board"]["tracks"][house], 1)
        return "    " + "; ".join(f"{number}: {self.actions(field)}" for number, field in fields)

    def owners(self) -> list[int | str]:
        return [*range(len(self.view["players"])), *(["imhotep"] if self.view["imhotep"] else [])]

    def scarab(self, owner: int | str, house: str) -> int:
        piece = self.view["imhotep"] if owner == "imhotep" else self.view["players"][owner]
        return int(piece["scarabs"][house])

    def apprentices(self, field: Thing) -> str:
        standing = ["n"] * field["neutral"]
        for owner, count in zip(self.owners(), field["players"], strict=True):
            standing += [self.mark(owner)] * count
        return " ".join(standing) or "–"

    def display(self) -> list[str]:
        supply = self.view["supply"]
        rows = zip(self.view["display"], self.view["board"]["rows"], strict=True)
        top = Message(f"tile-{supply['top']['id']}") if supply["top"] else "–"
        rest = len(supply["unknown"]) + max(len(supply["known"]) - 1, 0)
        words = {"rest": rest, "discarded": len(self.view["discarded_tiles"])}
        lines = [self.row(number, tile, row) for number, (tile, row) in enumerate(rows, 1)]
        return [self.heading("table-display"), *lines, "  " + self.text("table-supply", top=top, **words)]

    def row(self, number: int, tile: Thing | None, row: Thing) -> str:
        words: dict[str, Value] = {"row": number, "food": row["food"], "actions": self.actions(row["actions"])}
        if tile is None:
            return "  " + self.text("table-gap", **words)
        words |= {"tile": Message(f"tile-{tile['id']}"), "glyph": Message(f"glyph-{tile['hieroglyph']}")}
        return "  " + self.text("table-row", **words, effect=self.actions(tile["actions"]))

    def markets(self) -> list[str]:
        board = self.view["board"]
        goods = zip(self.view["goods"], board["goods_prices"], strict=True)
        papyri = zip(self.view["papyri"], board["papyrus_prices"], strict=True)
        return [
            self.heading("table-goods"),
            *(self.good(good, price) for good, price in goods),
            self.heading("table-papyri"),
            *(self.papyrus(papyrus, price) for papyrus, price in papyri),
        ]

    def good(self, good: Thing | None, price: int) -> str:
        if good is None:
            return "  " + self.text("table-empty-good", price=price)
        one, two, three = (self.actions(level) for level in good["levels"])
        name = Message(f"good-{good['id']}")
        return "  " + self.text("table-good", price=price, good=name, one=one, two=two, three=three)

    def papyrus(self, papyrus: Thing | None, price: int) -> str:
        if papyrus is None:
            return "  " + self.text("table-empty-papyrus", price=price)
        return "  " + self.text("table-papyrus", price=price, papyrus=_papyrus(papyrus))

    def pyramids(self) -> list[str]:
        great = self.view["great_pyramid"]
        sites = ", ".join(f"{k}: {self.text('favour-' + site['shows'])}" for k, site in enumerate(great["sites"], 1))
        parts = [lot["top"] for lot in great["quarry"] if lot["top"]]
        following = ", ".join(self.text(f"part-of-{part}") for part in parts) or "–"
        count = {"parts": great["parts"], "of": len(self.box.part_names)}
        lines = [self.text("table-great", sites=sites, next=following, **count)]
        return lines + ["  " + self.queen(queen) for queen in self.view["queens"]]

    def queen(self, queen: Thing) -> str:
        eyes = " ".join(f"{self.mark(o)}:{n}" for o, n in zip(self.owners(), queen["eyes"], strict=True))
        words = {"queen": Message(f"queen-{queen['id']}"), "tile": Message(f"scoring-{queen['tile']}")}
        return self.text("table-queen", parts=queen["parts"], of=queen["of"], eyes=eyes, **words)

    def necropolis(self) -> list[str]:
        lines = [self.heading("table-bonuses")]
        for place, bonus in self.view["bonuses"].items():
            words = {"points": bonus["prestige"], "actions": self.actions(bonus["actions"])}
            lines.append("  " + self.text("table-bonus", place=Message(f"bonus-{place}"), **words))
        return [*lines, *self.occupied("table-graves", "grave", self.view["necropolis"])]

    def temple(self) -> list[str]:
        deity = self.view["deity"]
        name = Message(f"deity-{deity['id']}")
        line = self.text("table-deity", deity=name, actions=self.actions(deity["actions"]))
        return [line, *self.occupied("table-temple", "temple", self.view["temple"])]

    def sphinxes(self) -> list[str]:
        return self.occupied("table-podiums", "podium", self.view["podiums"])

    def occupied(self, heading: str, prefix: str, places: Thing) -> list[str]:
        taken = [
            self.text("table-at", place=Message(f"{prefix}-{place}"), owner=self.name(owner))
            for place, owner in places.items()
            if owner is not None
        ]
        return [f"{self.heading(heading)}: {'; '.join(taken) or self.text('table-none')}"]

    def nile(self) -> list[str]:
        return [self.heading("table-cities"), *(self.city(city) for city in self.view["cities"])]

    def city(self, city: Thing) -> str:
        lying = "; ".join(self.say(_agreement(agreement)) for agreement in city["agreements"]) or "–"
        words = {"actions": self.actions(city["actions"]), "agreements": lying}
        return "  " + self.text("table-city", city=Message(f"place-{city['id']}"), **words)

    # Administration boards

    def player(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        name = f"{self.mark(seat)} {self.name(seat)}"
        stones = {"great": player["great_stone"], "queens": player["queens_stone"]}
        resources = {key: player[key] for key in ("food", "heka", "heart", "feather", "sun")}
        lines = [
            self.text("table-resources", **resources, **stones),
            self.text("table-pieces", **{kind: _supplies(player[kind]) for kind in ("eyes", "mummies", "sphinxes")}),
            self.text("table-tiles", tiles="; ".join(self.own_tile(tile) for tile in player["tiles"] if tile["tile"])),
            self.text("table-glyphs", glyphs=self.glyphs(player["hieroglyphs"])),
            self.text("table-boats", boats=", ".join(self.text(f"place-{boat['place']}") for boat in player["boats"])),
            self.text("table-priestesses", priestesses=self.priestesses(player), baskets=player["baskets"]["placed"]),
            self.text("table-own-goods", goods=self.own_goods(player["goods"])),
            self.text("table-own-papyri", papyri=self.own_papyri(player["papyri"]), rolled=player["rolled"]),
            self.text("table-agreements", agreements=self.own_agreements(player["agreements"])),
        ]
        title = self.text("table-player", name=name, points=player["prestige"])
        return [f"[bold]{title}[/]", *("  " + line for line in lines)]

    def own_tile(self, place: Thing) -> str:
        key = "table-tile" if place["apprentice"] else "table-tile-later"
        return self.text(key, tile=Message(f"tile-{place['tile']}"), actions=self.actions(place["actions"]))

    def glyphs(self, track: Thing) -> str:
        names = [self.text(f"glyph-{name}") for name in track["track"]]
        marker = track["marker"]
        return " ".join(["✓"] * marker + names[marker:])

    def priestesses(self, player: Thing) -> str:
        words = [
            self.text("table-upright" if one["upright"] else "table-lying", room=Message(f"room-{one['room']}"))
            for one in player["priestesses"]
        ]
        return ", ".join(words)

    def own_goods(self, goods: Sequence[Thing | None]) -> str:
        """Level by level, the highest first."""
        levels: dict[int, list[str]] = {}
        for good, place in zip(goods, self.view["board"]["goods_places"], strict=True):
            levels.setdefault(place["level"], []).append(self.own_good(good))
        return " | ".join(f"{self.text(f'level-{level}')}: {', '.join(names)}" for level, names in levels.items())

    def own_good(self, good: Thing | None) -> str:
        if good is None:
            return "–"
        key = "table-own-good-offered" if good["offered"] else "table-own-good"
        return self.text(key, good=Message(f"good-{good['id']}"))

    def own_papyri(self, papyri: Sequence[Thing]) -> str:
        edges = [(self.text(f"drawing-{one['left']}"), self.text(f"drawing-{one['right']}")) for one in papyri]
        return " ".join(f"({left}|{right})" for left, right in edges) or "–"

    def own_agreements(self, agreements: Sequence[Thing | None]) -> str:
        words = []
        for one in agreements:
            if one is not None:
                text = self.say(_agreement(one))
                words.append(self.text("table-fulfilled", agreement=text) if one["fulfilled"] else text)
        return "; ".join(words) or "–"

    def imhotep(self) -> str:
        his = self.view["imhotep"]
        scarabs = " ".join(str(field) for field in his["scarabs"].values())
        words = {"sun": his["sun"], "great": his["great_stone"], "eyes": his["eyes"]["placed"]}
        return self.text(
            "table-imhotep", points=his["prestige"], scarabs=scarabs, agreements=len(his["agreements"]), **words
        )


def _message(word: Thing) -> Message:
    """A message from its plain form."""
    return Message(word["id"], {key: _value(value) for key, value in word["args"].items()})


def _value(value: Any) -> Value:
    return _message(value) if isinstance(value, Mapping) else value


def _papyrus(papyrus: Thing) -> Message:
    sides: dict[str, Value] = {side: Message(f"drawing-{papyrus[side]}") for side in ("left", "right")}
    return Message("papyrus", sides)


def _agreement(agreement: Thing) -> Message:
    return Message("agreement", {"condition": _message(agreement["condition"]), "value": agreement["value"]})


def _supplies(piece: Thing) -> str:
    return f"{piece['available']}/{piece['supply']}/{piece['placed']}"


def draw(box: Box, view: Thing, say: Callable[[Message], str]) -> str:
    return Board(box, view, say).draw()
