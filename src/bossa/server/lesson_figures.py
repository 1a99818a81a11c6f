"""How often the steps of lessons are begun, finished and left. Nothing is stored about people."""

from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, select

from bossa.lessons import LESSONS, lesson
from bossa.server.protocol.refusals import BadRequest
from bossa.server.storage.database import Database
from bossa.server.storage.files import revision_of
from bossa.server.storage.open import open_database, read_address
from bossa.server.storage.schema import lesson_figures as table

KINDS = ("began", "finished", "left")

Counts = dict[str, dict[str, dict[str, int]]]
"""By lesson, step and kind; lessons and steps in their own order."""


class LessonFigures:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, name: str, step: str, kind: str) -> None:
        """Count one more. A step that the lesson does not have is refused."""
        if step not in {known.id for known in lesson(name).steps}:
            raise BadRequest("bad-request", where="body.step")
        one = self.database.insert(table).values(lesson=name, step=step, kind=kind, count=1)
        more = one.on_conflict_do_update(
            index_elements=[table.c.lesson, table.c.step, table.c.kind],
            set_={"count": table.c.count + 1},
        )
        await self.database.write(lambda connection: connection.execute(more))


async def read_figures(url: str) -> Counts:
    """The figures of a database. With the embedded one the server may be running."""
    address = read_address(url)
    if address.get_backend_name() == "sqlite":
        return _of_file(Path(str(address.database)))
    database = open_database(url)
    await database.start()
    try:
        return await database.read(_counts)
    finally:
        await database.stop()


def _of_file(path: Path) -> Counts:
    revision_of(path)
    engine = create_engine(f"sqlite:///file:{path}?mode=ro&uri=true")
    try:
        with engine.connect() as connection:
            # A server of an earlier version counts nothing.
            return _counts(connection) if inspect(connection).has_table(table.name) else {}
    finally:
        engine.dispose()


def _counts(connection: Connection) -> Counts:
    rows = connection.execute(select(table)).all()
    stored = {(name, step, kind): count for name, step, kind, count in rows}
    found: Counts = {}
    for name in LESSONS:
        for step in lesson(name).steps:
            counts = {kind: stored.get((name, step.id, kind), 0) for kind in KINDS}
            if any(counts.values()):
                found.setdefault(name, {})[step.id] = counts
    return found
