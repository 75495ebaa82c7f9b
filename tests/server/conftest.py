"""Stores and servers for the tests of the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Person, open_house
from tests.server.postgres import Cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL cluster for all tests of a worker."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str:
    """Tests that use this run on both stores."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("cluster").database())


@pytest.fixture
async def house(sqlite: str) -> AsyncIterator[House]:
    async with open_house(sqlite) as made:
        yield made


@pytest.fixture
async def anna(house: House) -> AsyncIterator[Person]:
    async with house.person() as person:
        yield person


@pytest.fixture
async def ben(house: House) -> AsyncIterator[Person]:
    async with house.person() as person:
        yield person
