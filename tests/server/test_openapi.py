"""The document says what the server does: schemathesis tries every operation with good and bad input."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.house import House, open_house

CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
EXAMPLES = 15


class Background:
    """A server in a thread, and tables in every state that the operations can be tried on."""

    def __init__(self, store: str) -> None:
        self.ready = threading.Event()
        self.done = threading.Event()
        self.house: House | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve(store)))
        self.thread.start()
        self.ready.wait()

    async def _serve(self, store: str) -> None:
        async with open_house(store) as self.house:
            self.ready.set()
            while not self.done.is_set():
                await asyncio.sleep(0.05)

    def close(self) -> None:
        self.done.set()
        self.thread.join()


@pytest.fixture(scope="module")
def url(empty_store: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    background = Background(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/tables.db")
    assert background.house is not None
    yield background.house.url
    background.close()


@pytest.fixture(scope="module")
def guest(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url, timeout=60) as client:
        client.put("/api/me", json={"name": "Anna"}).raise_for_status()
        yield client


@pytest.fixture(scope="module")
def known(guest: httpx.Client) -> dict[str, list[str]]:
    """What really exists, so that not everything ends with `not found`."""

    def table(*kinds: str, **more: Any) -> str:
        plans = [{"kind": kind} for kind in kinds]
        return str(guest.post("/api/tables", json={"game": "sobek", "seats": plans, **more}).json()["table"]["id"])

    tables = [table("human", "human"), table("human", "open"), table("human", "open", start_when_full=False)]
    return {
        "table": tables,
        "player": [guest.get("/api/me").json()["player"], "bot-novice"],
        "game": ["sobek", "egizia", "men_nefer", "terra_pyramides"],
        "seat": ["0", "1"],
    }


@pytest.fixture
def api_schema(url: str) -> Any:
    return schemathesis.openapi.from_url(f"{url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_operation_answers_as_documented(
    case: schemathesis.Case, guest: httpx.Client, known: dict[str, list[str]]
) -> None:
    """Half of the cases are about something that exists, and come from somebody who may."""
    number = sum(map(ord, repr((case.path_parameters, case.query, case.body))))
    if number % 2:
        for name in case.path_parameters or {}:
            case.path_parameters[name] = known[name][number % len(known[name])]
        case.call_and_validate(checks=CHECKS, cookies=dict(guest.cookies))
    else:
        case.call_and_validate(checks=CHECKS)


def test_other_addresses_and_methods_are_refused_in_the_same_words(guest: httpx.Client) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("PATCH", "/api/me", 405),
        ("POST", "/api/house", 405),
        ("GET", "/api", 404),
        ("POST", "/", 405),
    ):
        answer = guest.request(method, path)
        assert (answer.status_code, set(answer.json())) == (status, {"code", "message", "text", "retry_after"})
    assert guest.post("/api/tables", content=b"x").json()["code"] == "not-json"
    json = {"Content-Type": "application/json"}
    assert guest.post("/api/tables", content=b" " * 70_000, headers=json).json()["code"] == "too-large"
    assert guest.post("/api/tables", content=b"[" * 60_000, headers=json).json()["code"] == "bad-request"
    assert guest.put("/api/me", content=b'{"name": "\xff"}', headers=json).json()["code"] == "bad-request"
