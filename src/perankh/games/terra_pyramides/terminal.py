"""The table of Terra Pyramides as text, drawn from a view."""

from collections.abc import Callable, Mapping
from typing import Any

from perankh.engine.message import Message, Value, seat_word

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
SEAT_COLOURS = {"orange": "dark_orange", "blue": "dodger_blue1", "green": "green3", "purple": "medium_purple"}
COLUMN_NAMES = "abcdefghij"
WIDTH = 8


class Drawing:
    """Draws one view; `say` puts messages into words."""

    def __init__(self, view: Mapping[str, Any], say: Callable[[Message], str]) -> None:
        self.view = view
        self.say = say
        self.colours = [SEAT_COLOURS[player["colour"]] for player in view["players"]]

    def text(self, name: str, **args: Value) -> str:
        return self.say(Message(name, args))

    def draw(self) -> str:
        parts = [self.heading(), self.board(), [self.text("board-legend")], self.supply()]
        parts += [self.player(seat) for seat in range(len(self.view["players"]))]
        return "\n\n".join("\n".join(lines) for lines in parts)

    def heading(self) -> list[str]:
        turn = self.view["turn"]
        lines = [self.text("board-turn", turn=min(turn["finished"] + 1, turn["total"]), total=turn["total"])]
        task = self.view["task"]
        if task:
            words: dict[str, Value] = {"task": Message(f"option-mode-task{task['id']}"), "measure": task["measure"]}
            if task["won"]:
                lines.append(self.text("board-task-won", **words))
            else:
                lines.append(self.text("board-task", target=task["target"], **words))
        return lines

    # The board

    def board(self) -> list[str]:
        rows = self.view["board"]["map"]
        header = "    " + "".join(f"{name:^{WIDTH}}" for name in COLUMN_NAMES)
        return [header, *(f"{number:>2}  {self.row(number)}" for number in range(1, len(rows) + 1))]

    def row(self, number: int) -> str:
        return "".join(self.cell(f"{column}{number}") for column in COLUMN_NAMES)

    def cell(self, name: str) -> str:
        board = self.view["board"]
        row, column = int(name[1:]) - 1, COLUMN_NAMES.index(name[0])
        if name in board["sites"]:
            return self.site(board["sites"][name])
        if name in board["tiles"]:
            return self.tile(name, board["tiles"][name])
        if board["map"][row][column] == "o":
            return f"[green]{'o':^{WIDTH}}[/]"
        if board["map"][row][column] == "~":
            return f"[cyan]{'≈≈≈':^{WIDTH}}[/]"
        symbol = {"s": "short-sphinx", "c": "short-scarab"}[board["symbols"][row][column]]
        mark = self.text(symbol) if self.view["symbols"] else "·"
        return f"[dim]{mark:^{WIDTH}}[/]"

    def tile(self, name: str, tile: Mapping[str, Any]) -> str:
        """Stairs, icons, and a dot for a worker that stands on the tile."""
        row = self.view["row"]
        worker = "•" if row and name in row["workers"] else ""
        text = ARROWS[tile["stairs"]] + self.short(tile) + worker
        return f"[bold]{text:^{WIDTH}}[/]" if worker else f"{text:^{WIDTH}}"

    def icon(self, icon: str) -> str:
        return self.text(f"short-{icon.removeprefix('stone:')}")

    def site(self, cell: Mapping[str, Any]) -> str:
        if cell["foundation"] is None:
            return f"[dim]{'□':^{WIDTH}}[/]"
        colour = self.text(f"short-{cell['colour']}") if cell["colour"] else ""
        what = f"▲{cell['level']}{colour}" if cell["level"] else f"□{cell['foundation']}"
        if cell["owner"] is None:
            return f"{what:^{WIDTH}}"
        dots = "•" * cell["workers"]
        text = f"{what}{cell['owner'] + 1}{dots}" if cell["level"] else f"{what}{dots}{cell['owner'] + 1}"
        return f"[{self.colours[cell['owner']]}]{text:^{WIDTH}}[/]"

    # Beside the board

    def supply(self) -> list[str]:
        supply = self.view["supply"]
        counts: dict[str, Value] = {name: supply[name] for name in ("gold", "stones", "foundations")}
        first = " ".join(f"{self.text(f'short-{name}')}×{left}" for name, left in supply["first_levels"].items())
        others = ", ".join(f"{level}: ×{left}" for level, left in supply["levels"].items())
        lines = [self.text("board-supply", **counts), self.text("board-levels", levels=f"1: {first}, {others}")]
        lines.append(self.text("board-stacks", stacks="  ".join(map(self.stack, self.view["stacks"]))))
        lines += [self.either(stack) for stack in self.view["stacks"] if stack["either"]]
        shown = [self.text(f"card-{card['id']}") for card in self.view["cards"] if card["owner"] is None]
        return [*lines, self.text("board-cards", cards=", ".join(shown))] if shown else lines

    def stack(self, stack: Mapping[str, Any]) -> str:
        """Number, tiles left, and those that are known from the top on."""
        known = [self.short(name) for name in stack["tiles"] if name]
        return f"{stack['id']}×{stack['left']}" + (f" ({' '.join(known)})" if known else "")

    def either(self, stack: Mapping[str, Any]) -> str:
        return self.text("board-either", stack=stack["id"], tiles=" ".join(map(self.short, stack["either"])))

    def short(self, tile: Mapping[str, Any]) -> str:
        return "+".join(map(self.icon, tile["icons"]))

    def player(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        counts: dict[str, Value] = {name: player[name] for name in ("workers", "gold", "tops")}
        lines = [f"[bold {self.colours[seat]}]{self.say(seat_word(seat))}[/]  {self.text('board-player', **counts)}"]
        stones = [f"{self.text(f'colour-{name}')} {count}" for name, count in player["stones"].items() if count]
        lines.append(self.text("board-stones", stones=", ".join(stones) or self.text("none")))
        if player["hand"]:
            lines.append(self.hand(player["hand"]))
        if self.view["version"] != "base":
            lines.append(self.text("board-tracks", horus=player["horus"], grave_goods=player["grave_goods"]))
        if self.view["version"] == "nile":
            counts = {name: player[name] for name in ("oases", "ship", "palms")}
            lines.append(self.text("board-river", arrival=self.arrival(player), **counts))
        if player["card"]:
            lines.append(self.text("board-card", card=Message(f"card-{player['card']}")))
        return [*lines, self.text("board-points", points=player["points"])]

    def arrival(self, player: Mapping[str, Any]) -> int:
        """As which of several ships on one space it came there (TP-16.6); 0 where that makes no difference."""
        here = [other["arrival"] for other in self.view["players"] if other["ship"] == player["ship"]]
        return 1 + sorted(here).index(player["arrival"]) if player["ship"] and len(here) > 1 else 0

    def hand(self, hand: Mapping[str, Any]) -> str:
        tile = self.short(hand["tile"]) if hand["tile"] else "?"
        if self.view["symbols"]:
            symbol = Message(f"symbol-{hand['store']}")
            return self.text("board-hand", tile=tile, stack=hand["stack"], symbol=symbol)
        return self.text("board-hand-plain", tile=tile, stack=hand["stack"])


def draw(view: Mapping[str, Any], say: Callable[[Message], str]) -> str:
    return Drawing(view, say).draw()
