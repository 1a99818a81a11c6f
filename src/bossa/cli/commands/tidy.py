"""`tidy`: remove what the server has kept for long enough."""

import os
from dataclasses import asdict
from typing import Annotated

import typer

from bossa.cli.commands.extras import needs_server
from bossa.cli.commands.options import Language
from bossa.locales import texts

MEGABYTE = 1_000_000


def tidy_command(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Count what would be removed, and remove nothing.")
    ] = False,
    lang: Language = "",
) -> None:
    """Remove old guests, links and request ids, as a running server does by itself."""
    needs_server()
    from bossa.server.retention.size import Size, size_of
    from bossa.server.retention.tidying import Tidied
    from bossa.server.services import Services
    from bossa.server.settings import Settings

    async def tidy() -> tuple[Tidied, Size]:
        services = Services(Settings.of(os.environ))
        try:
            await services.database.start()
            await services.players.add_computers()
            return await services.tidying.tidy(dry_run), await size_of(services.database)
        finally:
            await services.database.stop()

    import asyncio

    tidied, size = asyncio.run(tidy())
    say = texts(lang)
    print(say("tidied-dry" if dry_run else "tidied"))
    for what, count in asdict(tidied).items():
        print(say("tidied-count", what=what, count=count))
    print(say("database-size", used=_megabytes(size.used), free=_megabytes(size.free)))


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"
