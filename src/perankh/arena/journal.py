"""Finished games on disk, one per line, so that a long tournament can be stopped and continued."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from perankh.arena.games import Outcome, Task
from perankh.engine.errors import BadOption, BadRecord


class Journal:
    """The games of one file; those that are no part of the present tournament stay there and are not counted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.touch()
            self.kept = {outcome.task: outcome for outcome in map(_read, path.read_text("utf-8").splitlines())}
        except OSError as error:
            raise BadOption(f"nothing can be kept in {path}: {error.strerror}") from None
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise BadRecord(f"{path} is not a file that the arena has written") from None

    def outcomes(self, tasks: Sequence[Task]) -> list[Outcome]:
        """What is known of these games."""
        return [self.kept[task] for task in tasks if task in self.kept]

    def add(self, outcome: Outcome) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def _read(line: str) -> Outcome:
    fields = json.loads(line)
    task = fields.pop("task")
    options = tuple((name, value) for name, value in task["options"])
    return Outcome(Task(**{**task, "options": options, "lineup": tuple(task["lineup"])}), **fields)
