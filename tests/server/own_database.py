"""A database of a test's own, whose rows it may change."""

from dataclasses import dataclass

from sqlalchemy import text
from tests.server.databases import execute


@dataclass
class OwnDatabase:
    """A database that no other server uses. Tests change it while their server runs."""

    url: str

    def age(self, seconds: float, *columns: str, game: str = "") -> None:
        """Move the times in these columns into the past, as if so many seconds had passed."""
        which = f" WHERE id = '{game}'" if game else ""
        self.change(
            *(
                f"UPDATE {table} SET {name} = {name} - {seconds}{which}"  # noqa: S608 - constants of the tests
                for table, name in (column.split(".") for column in columns)
            )
        )

    def count(self, table: str) -> int:
        """The number of rows in a table."""
        query = text(f"SELECT count(*) FROM {table}")  # noqa: S608 - constants of the tests
        return int(execute(self.url, query)[0][0])

    def change(self, *statements: str) -> None:
        """Execute statements in one transaction."""
        execute(self.url, *map(text, statements))
