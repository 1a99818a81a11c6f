"""One server for each kind of database and test process."""

from collections.abc import Iterator

import pytest
from tests.server.running import OPENED, Client, in_thread, postgres, settings_for


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
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
    """A server, once on each kind of database."""
    return str(request.getfixturevalue(f"on_{request.param}"))


@pytest.fixture
def ada(address: str) -> Client:
    return Client(address)


@pytest.fixture
def bo(address: str) -> Client:
    return Client(address)
