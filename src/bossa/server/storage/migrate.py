"""Migrations: they create the tables and bring those of an older version up to date."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bossa.server.storage") / "migrations"))
    return config


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def migrate(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
