"""Migrations: they create the tables and bring those of an older version up to date."""

from collections.abc import Iterable
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bossa.rules import Unreadable
from bossa.server.storage.schema import metadata


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bossa.server.storage") / "migrations"))
    return config


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def check_revision(found: Iterable[str]) -> None:
    """Refuse a revision that no migration of ours leads to."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    for revision in found:
        if revision not in known:
            raise Unreadable("database-newer", revision=revision)


def migrate(connection: Connection) -> None:
    revisions = MigrationContext.configure(connection).get_current_heads()
    check_revision(revisions)
    taken = set(inspect(connection).get_table_names()) & set(metadata.tables)
    if taken and not revisions:
        raise Unreadable("tables-of-others", tables=" ".join(sorted(taken)))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
