"""The table of Egizia as text, drawn from a view. Players are letters, A to D."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from perankh.engine.message import Message, Value, seat_word
from perankh.games.egizia.components.box import Box
from perankh.games.egizia.components.sizes import NILE, ROUND_NAMES
from perankh.games.egizia.wording import boon_words, position_word

MARKS = "ABCD"
COLOURS = ["bright_red", "bright_cyan", "bright_yellow", "bright_magenta"]
NAME_WIDTH = 22


class Board:
    """Draws one view; `say` puts messages into words."""

    def __init__(self, box: Box, view: Mapping[str, Any], say: Callable[[Message], str]) -> None:
        self.box = box
        self.view = view
        self.say = say

    def text(self, key: str, **words: Value) -> str:
        return self.say(Message(key, words))

    def draw(self) -> str:
        parts = [self.head(), "", *self.river(), "", self.ring(), *self.markets(), "", *self.monuments(), ""]
        parts += [self.sphinx_deck(), *self.looking(), ""]
        for seat in range(len(self.view["players"])):
            parts += self.player(seat)
        return "\n".join(parts)

    def head(self) -> str:
        view = self.view
        if view["ended"]:
            return self.text("board-over")
        phase = Message(f"board-phase-{view['phase']}")
        return f"[bold]{self.text('board-head', round=view['round'], rounds=view['rounds'], phase=phase)}[/]"

    # The river

    def river(self) -> list[str]:
        return [f"[bold]{self.text('board-nile')}[/]", *(self.mooring(k) for k in range(len(self.view["river"])))]

    def mooring(self, k: int) -> str:
        space = self.view["river"][k]
        name = self.say(position_word(self.box, k + 1))
        contents = {"card": self.card_space, "round": self.round_space, "site": self.site}[space["kind"]](space)
        return f"{k + 1:>3}  {name:<{NAME_WIDTH}} {contents}"

    def card_space(self, space: Mapping[str, Any]) -> str:
        if space["card"] is not None:
            return self.plain(space["card"]["name"])
        return f"[dim]{self.text('board-emptied')}[/] {self.ships([space['ship']])}"

    def round_space(self, space: Mapping[str, Any]) -> str:
        effect = ", ".join(self.say(word) for word in boon_words(self.box, NILE + ROUND_NAMES.index(space["id"])))
        return f"[dim]{effect}[/] {self.ships(space['ships'])}"

    def site(self, space: Mapping[str, Any]) -> str:
        slots = " ".join(self.mark(seat) if seat is not None else "·" for seat in space["slots"])
        parts = [self.text("board-slots", slots=slots)]
        for key in ("added", "reserve"):
            if space[key]:
                parts.append(self.text(f"board-{key}", seats=self.ships(space[key])))
        return "[blue]" + "; ".join(parts) + "[/]"

    def ships(self, seats: Sequence[int | None]) -> str:
        return " ".join(self.mark(seat) for seat in seats if seat is not None)

    def mark(self, seat: int) -> str:
        return f"[bold {COLOURS[seat]}]{MARKS[seat]}[/]"

    # Ring, markets, monuments

    def ring(self) -> str:
        place = self.view["ring"]
        effect = Message(f"ring-{place}-effect")
        return self.text("board-ring", place=Message(f"ring-{place}"), effect=effect)

    def markets(self) -> list[str]:
        return [self.market(name) for name in self.view["markets"]]

    def market(self, name: str) -> str:
        market = self.view["markets"][name]
        steps = []
        for number, step in enumerate(market["steps"]):
            here = [seat for seat, marker in enumerate(market["markers"]) if marker == number]
            steps.append(f"{self.step(number, step)}\\[{self.ships(here)}]")
        return f"{self.text(f'board-{name}'):<15} " + "  ".join(steps)

    def step(self, number: int, step: Mapping[str, Any]) -> str:
        """A step of the grain market by what missing grain costs there, one of the stone market by its number."""
        words = [f"-{step['penalty']}" if "penalty" in step else str(number)]
        if step.get("sale"):
            words.append(self.text("board-sale"))
        if step["bonus"]:
            words.append(f"+{step['bonus']}")
        return " ".join(words)

    def monuments(self) -> list[str]:
        shown = self.view["monuments"]
        temple = [" ".join(map(self.block, spaces)) for spaces in shown["temple"].values()]
        names = [self.say(Message(f"part-{part}")) for part in shown["temple"]]
        return [
            f"[bold]{self.text('board-monuments')}[/]",
            self.monument("graves", " ".join(map(self.block, shown["graves"]))),
            self.monument("obelisk", " ".join(map(self.block, shown["obelisk"]))),
            self.monument("pyramid", " | ".join(" ".join(map(self.block, row)) for row in shown["pyramid"])),
            self.monument("temple", " | ".join(f"{n}: {spaces}" for n, spaces in zip(names, temple, strict=True))),
        ]

    def monument(self, name: str, spaces: str) -> str:
        return f"{self.text(f'board-{name}'):<9} {spaces}"

    def block(self, space: Mapping[str, Any]) -> str:
        if space["owner"] is not None:
            return self.mark(space["owner"])
        return "?" if space["value"] is None else str(space["value"])

    # Sphinx

    def sphinx_deck(self) -> str:
        deck = self.view["sphinx_deck"]
        line = self.text("board-deck", count=deck["left"])
        known = [f"{k + 1}: {self.plain(card['name'])}" for k, card in enumerate(deck["known"]) if card]
        return line + (self.text("board-deck-known", cards=", ".join(known)) if known else "")

    def looking(self) -> list[str]:
        if self.view["looking"] is None:
            return []
        names = ", ".join(self.plain(card["name"]) for card in self.view["looking"]["drawn"])
        return [f"[bold]{self.text('board-looking', cards=names)}[/]"]

    # Players

    def player(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        words: dict[str, Value] = {key: player[key] for key in ("score", "tile", "stones", "ships")}
        line = self.text("board-player", mark=self.mark(seat), name=seat_word(seat), **words)
        lines = [f"[bold]{line}{self.text('board-passed') if player['passed'] else ''}[/]"]
        lines.append("   " + self.crews(player))
        lines.append("   " + self.text("board-fields", fields=", ".join(map(self.field, player["fields"]))))
        yields = " + ".join(str(quarry["yield"]) for quarry in player["quarries"])
        lines.append("   " + self.text("board-quarries", yields=yields, sum=player["quarry_yield"]))
        if player["cards"]:
            cards = ", ".join(self.card(player, card) for card in player["cards"])
            lines.append("   " + self.text("board-cards", cards=cards))
        lines.append("   " + self.text("board-sphinx", cards=self.hand(player["sphinx"])))
        if player["grave_sum"]:
            lines.append("   " + self.text("board-grave-sum", sum=player["grave_sum"]))
        return lines

    def crews(self, player: Mapping[str, Any]) -> str:
        crews = ", ".join(
            self.text(
                "board-crew-turned" if crew["turned"] else "board-crew",
                crew=Message(f"crew-{name}"),
                strength=crew["strength"],
            )
            for name, crew in player["crews"].items()
        )
        words: dict[str, Value] = {"hunger": player["hunger"], "grain": player["grain"], "points": player["penalty"]}
        return self.text("board-crews", crews=crews, **words)

    def field(self, field: Mapping[str, Any]) -> str:
        key = "board-field" if field["watered"] else "board-field-dry"
        return self.say(Message(key, {"yield": field["yield"], "colour": Message(f"colour-{field['colour']}")}))

    def card(self, player: Mapping[str, Any], card: Mapping[str, Any]) -> str:
        name = self.plain(card["name"])
        return self.text("board-card-used", card=name) if card["op"] in player["used"] else name

    def hand(self, sphinx: Mapping[str, Any]) -> str:
        names = [self.sphinx_card(card["name"]) for card in sphinx["cards"]]
        hidden = sphinx["count"] - len(names)
        return "; ".join([*names, *([self.text("board-sphinx-hidden", count=hidden)] if hidden else [])]) or "–"

    def sphinx_card(self, name: Mapping[str, Any]) -> str:
        """With what it asks for, since it is chosen once and kept in mind for long."""
        effect = {**name, "id": f"{name['id']}-effect"}
        return self.text("board-sphinx-card", card=self.plain(name), effect=self.plain(effect))

    def plain(self, message: Mapping[str, Any]) -> str:
        """Words for a message that stands in the view as plain data."""
        return self.say(_message(message))


def _message(data: Mapping[str, Any]) -> Message:
    return Message(data["id"], {name: _value(value) for name, value in data["args"].items()})


def _value(value: Any) -> Value:
    if isinstance(value, list):
        return [_message(one) for one in value]
    if isinstance(value, Mapping):
        return _message(value)
    assert isinstance(value, int | str)
    return value


def draw(box: Box, view: Mapping[str, Any], say: Callable[[Message], str]) -> str:
    return Board(box, view, say).draw()
