"""Each test process starts one server on SQLite and one on PostgreSQL, and keeps them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import new_postgres_database
from tests.server.own_database import OwnDatabase
from tests.server.running import OPENED, Client, in_thread, postgres, settings_for


@pytest.fixture(autouse=True)
def close_clients() -> Iterator[None]:
    """Close the connections that a test has opened."""
    yield
    while OPENED:
        OPENED.pop().http.close()


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("sqlite") / "bossa.db"
    with in_thread(settings_for(f"sqlite:///{path}")) as address:
        yield address


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def on_postgres(postgres_url: str) -> Iterator[str]:
    with in_thread(settings_for(postgres_url)) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of a server. A test that uses it runs once on each kind of database."""
    return str(request.getfixturevalue(f"on_{request.param}"))


@pytest.fixture(params=["sqlite", "postgres"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database. A test that uses it runs once on each kind of database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bossa.db'}"
    else:
        with new_postgres_database(request.getfixturevalue("postgres_url")) as url:
            yield url


@pytest.fixture
def database(new_url: str) -> OwnDatabase:
    """An empty database that the test may change."""
    return OwnDatabase(new_url)


@pytest.fixture
def ada(address: str) -> Client:
    return Client(address)


@pytest.fixture
def bo(address: str) -> Client:
    return Client(address)
