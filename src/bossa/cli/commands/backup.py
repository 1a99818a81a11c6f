"""`backup`: copy the games of a server."""

import os
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.options import Language
from bossa.locales import texts
from bossa.rules import Unreadable


def backup_command(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    lang: Language = "",
) -> None:
    """Copy the embedded database into a file. The server may be running."""
    from bossa.server.settings import Settings

    url = Settings.of(os.environ).database
    if not url.startswith("sqlite:///"):
        raise Unreadable("backup-elsewhere")
    path = Path(url.removeprefix("sqlite:///"))
    if not path.exists():
        raise Unreadable("no-such-file", path=str(path), reason="")
    if file.exists():
        raise Unreadable("game-exists", path=str(file))
    with sqlite3.connect(path) as source, sqlite3.connect(file) as copy:
        source.backup(copy)
    copy.close()
    source.close()
    print(texts(lang)("backed-up", path=str(file)))
