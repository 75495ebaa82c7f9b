"""Stores and servers for the tests of the server."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from perankh.server.store.engines import engines, parse
from perankh.server.store.migrate import migrate
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


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store without tables, made once; migrations have tests of their own."""
    path = tmp_path_factory.mktemp("store") / "tables.db"
    reader, engine = engines(parse(f"sqlite:///{path}"))
    migrate(engine)
    reader.dispose()
    engine.dispose()
    return path


@pytest.fixture
def sqlite(tmp_path: Path, empty_store: Path) -> str:
    shutil.copy(empty_store, tmp_path / "tables.db")
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
