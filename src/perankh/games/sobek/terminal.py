"""The table of Sobek as text, drawn from a view."""

from collections.abc import Callable, Mapping
from typing import Any

from perankh.engine.message import Message, seat_word
from perankh.games.sobek.components.box import Box
from perankh.games.sobek.components.sizes import PERSON_BACK, SIDE
from perankh.games.sobek.wording import tile_word

ARROWS = {"horizontal": "↔", "vertical": "↕", "diagonal_down": "⤡", "diagonal_up": "⤢"}
COLOURS = {
    "wheat": "yellow",
    "fish": "cyan",
    "cattle": "dark_orange",
    "ebony": "grey58",
    "marble": "magenta",
    "ivory": "white",
    "statue": "green",
}
WIDTH = 8


class Board:
    """Draws one view; `say` puts messages into words."""

    def __init__(self, box: Box, view: Mapping[str, Any], say: Callable[[Message], str]) -> None:
        self.box = box
        self.view = view
        self.say = say
        self.numbers = {name: number for number, name in enumerate(box.tile_names)}

    def draw(self) -> str:
        view = self.view
        order = [1, 0] if view["you"] == 0 else [0, 1]
        top, bottom = (self.player(seat) for seat in order)
        supply = self.say(Message("board-supply", {"stack": view["stack"], "bag": view["bag"]}))
        if view["stack_top"]:
            supply += self.say(Message("board-stack-top", {"back": Message(f"back-{view['stack_top']}")}))
        slots = "  ".join(self.slot(slot) for slot in view["slots"])
        pirogues = self.say(Message("board-pirogues", {"slots": slots, "reserve": view["reserve"]["count"]}))
        return "\n".join([*top, "", *self.market(), "", supply, pirogues, "", *bottom])

    def market(self) -> list[str]:
        header = "   " + "".join(f"{column:^{WIDTH}}" for column in "abcdef")
        return [header, *(self.market_row(row) for row in range(SIDE))]

    def market_row(self, row: int) -> str:
        return f"{row + 1}  " + "".join(self.cell(row * SIDE + column) for column in range(SIDE))

    def cell(self, cell: int) -> str:
        ankh = self.view["ankh"]
        if ankh and ankh["cell"] == "abcdef"[cell % SIDE] + str(cell // SIDE + 1):
            return f"[bold yellow]{'☥ ' + ARROWS[ankh['facing']]:^{WIDTH}}[/]"
        tile = self.view["market"][cell]
        if tile is None:
            return f"[dim]{'·':^{WIDTH}}[/]"
        if tile == "character":
            return f"[red]{'▒?▒':^{WIDTH}}[/]"
        return self.tile(tile)

    def tile(self, name: str) -> str:
        """Short name, arrow, and a dot per scarab or a ring for a coin; characters are seen after the end alone."""
        number = self.numbers[name]
        if self.box.back[number] == PERSON_BACK:
            return f"[red]{self.names([name])[: WIDTH - 1]:^{WIDTH}}[/]"
        good = self.box.good_names[self.box.good[number]]
        mark = "o" if self.box.coin[number] else "•" * self.box.scarabs[number]
        arrow = list(ARROWS.values())[self.box.facing[number]]
        text = self.say(Message(f"short-{good}")) + arrow + mark
        return f"[{COLOURS[good]}]{text:^{WIDTH}}[/]"

    def slot(self, slot: str | None) -> str:
        if slot is None:
            return "–"
        return "?" if slot == "hidden" else self.say(Message(f"pirogue-{slot}"))

    def player(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        lines = [f"[bold]{self.say(seat_word(seat))}[/]"]
        lines.append(self.row("board-hand", player["hand"], player["hand_known"]))
        lines.append(self.row("board-corruption", player["board"], player["board_known"], player["cobras"]))
        if player["hand_or_board"]:
            lines.append(self.say(Message("board-either", {"tiles": self.names(player["hand_or_board"])})))
        for good, pile in player["sold"].items():
            words = {"tiles": len(pile["tiles"]), "scarabs": pile["scarabs"], "points": pile["points"]}
            lines.append(self.say(Message("board-sold", {"good": Message(f"good-{good}"), **words})))
        debens = ", ".join(map(str, player["debens"]["known"])) or "?"
        if player["debens"]["count"]:
            lines.append(self.say(Message("board-debens", {"count": player["debens"]["count"], "values": debens})))
        if player["pirogue_points"]:
            lines.append(self.say(Message("board-pirogue-points", {"points": player["pirogue_points"]})))
        return lines

    def row(self, label: str, backs: Mapping[str, int], known: list[str], cobras: int = 0) -> str:
        unknown = sum(backs.values()) - len(known)
        count = sum(backs.values()) + cobras
        return self.say(Message(label, {"count": count, "tiles": self.names(known), "unknown": unknown}))

    def names(self, tiles: list[str]) -> str:
        return ", ".join(self.say(tile_word(self.box, self.numbers[tile])) for tile in tiles)


def draw(box: Box, view: Mapping[str, Any], say: Callable[[Message], str]) -> str:
    return Board(box, view, say).draw()
