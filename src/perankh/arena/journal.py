"""Finished games on disk, one per line, so that a long tournament can be stopped and continued."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from perankh.arena.games import Outcome, Task
from perankh.engine.errors import BadRecord


class Journal:
    """The games of one file; those that are no part of the present tournament stay there and are not counted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.kept = {outcome.task: outcome for outcome in map(self._read, lines)}

    def _read(self, line: str) -> Outcome:
        try:
            fields = json.loads(line)
            task = fields.pop("task")
            options = tuple((name, value) for name, value in task["options"])
            return Outcome(Task(**{**task, "options": options, "lineup": tuple(task["lineup"])}), **fields)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadRecord(f"{self.path} is not a file that the arena has written") from None

    def outcomes(self, tasks: Sequence[Task]) -> list[Outcome]:
        """What is known of these games."""
        return [self.kept[task] for task in tasks if task in self.kept]

    def add(self, outcome: Outcome) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")
