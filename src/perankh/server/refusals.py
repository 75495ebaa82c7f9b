"""Saying no: a code for programs, words for people, a status for HTTP."""

from perankh.engine.message import Message, Value
from perankh.server.protocol import Problem
from perankh.server.table.words import told
from perankh.words import words

STATUS = {
    "bad-request": 400, "bad-option": 400, "illegal-move": 400, "bad-phrase": 400,
    "bad-secret": 401, "no-guest": 401,
    "not-allowed": 403, "foreign-origin": 403,
    "not-found": 404, "no-method": 405,
    "outdated": 409, "not-your-turn": 409, "not-running": 409, "not-open": 409, "not-finished": 409,
    "no-open-seat": 409, "seats-open": 409, "cannot-undo": 409, "no-request": 409, "not-away": 409, "substituted": 409,
    "not-substituted": 409, "already-resigned": 409, "busy": 409, "rematch-exists": 409, "other-rules": 409,
    "used-id": 409, "too-long": 409,
    "too-large": 413, "not-json": 415, "too-fast": 429,
    "failure": 500, "unavailable": 503,
}  # fmt: skip


class Refused(Exception):
    """Somebody asked for something that cannot be; nothing has changed."""

    def __init__(self, code: str, retry_after: float | None = None, **args: Value) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(f"error-{code}", args)
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        return Problem(self.code, told(self.message), words("en").say(self.message), self.retry_after)
