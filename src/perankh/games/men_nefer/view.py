from perankh.engine.game import Game, State
from perankh.engine.message import Message
from perankh.engine.nat import i64, vec
from perankh.games.men_nefer.components import Box
from perankh.games.men_nefer.state import Table


def view(box: Box, game: Game, o: vec[i64], seat: int | None) -> dict[str, object]:
    return {"cells": list(o), "you": seat}


def prompt(state: Table) -> Message:
    return Message("prompt")


def label(state: Table, move: int) -> Message:
    return Message("move")


def element(state: State, move: int) -> str:
    return ""
