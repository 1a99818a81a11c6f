"""`backup`: copy the games of a server."""

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.extras import needs_server
from bossa.cli.commands.options import Language
from bossa.locales import texts
from bossa.rules import Unreadable


def backup_command(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    lang: Language = "",
) -> None:
    """Copy the embedded database into a file. The server may be running."""
    needs_server()
    from bossa.server.settings import Settings
    from bossa.server.storage.copies import copy_database
    from bossa.server.storage.files import SIDE_FILES, revision_of
    from bossa.server.storage.open import read_address

    address = read_address(Settings.of(os.environ).database)
    if address.get_backend_name() != "sqlite":
        raise Unreadable("backup-elsewhere")
    source = Path(os.path.realpath(str(address.database)))
    revision_of(source)
    target = Path(os.path.realpath(file))
    if target.exists():
        raise Unreadable("file-exists", path=str(file))
    if str(target) in {f"{source}{side}" for side in SIDE_FILES}:
        # SQLite would take the copy for a part of the database.
        raise Unreadable("cannot-write", path=str(file), reason=os.strerror(errno.EINVAL))
    copy_database(source, target)
    print(texts(lang)("backed-up", path=str(file)))
