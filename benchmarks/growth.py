"""How much room a finished game takes, and what is left of it a week later.

`python -m benchmarks.growth` plays games between two players by link on a new SQLite file. It
prints the kilobytes of a game by table: when all games are over, and tidied a week later.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import func, select, update

from bossa.notation import write_move
from bossa.rules import Player, legal
from bossa.server.accounts.tokens import Account
from bossa.server.games.actions import decide
from bossa.server.games.new_game import NewGame
from bossa.server.services import Services
from bossa.server.settings import Settings
from bossa.server.storage.schema import games, presence

WEEK = 8 * 86_400.0


async def play(services: Services, source: random.Random, players: list[Account]) -> None:
    """One game with random moves, and request ids as long as a browser's."""
    ada, bo = (player.id for player in players)
    new = NewGame(ada, "regular", "link", seat=Player.A, other=bo)
    game = await services.games.create(new, f"{source.getrandbits(128):032x}")
    seats = {Player.A: ada, Player.B: bo}
    for player in seats.values():
        services.presence.come(game.id, player)
    while game.decisions:
        decision = game.decisions[0]
        choice = write_move(source.choice(list(legal(game.game.position))))
        action = decide(decision.number, choice, decision.player)
        request = f"{source.getrandbits(128):032x}"
        game = await services.games.perform(game.id, seats[decision.player], request, action)
    for player in seats.values():
        services.presence.go(game.id, player)


async def play_all(path: Path, count: int) -> None:
    services = Services(Settings(f"sqlite:///{path}", games_of_player=count))
    await services.start()
    source = random.Random(1)
    players = [await services.players.create_guest() for _ in range(2)]
    for _ in range(count):
        await play(services, source, players)
    counted = select(func.count()).select_from(presence)
    while await services.database.read(lambda connection: connection.scalar(counted)) != 2 * count:
        await asyncio.sleep(0.1)
    await services.stop()


async def tidy(path: Path) -> None:
    services = Services(Settings(f"sqlite:///{path}"))
    await services.database.start()
    older = update(games).values(changed_at=games.c.changed_at - WEEK)
    await services.database.write(lambda connection: connection.execute(older))
    await services.tidying.tidy()
    await services.database.stop()


def kilobytes(path: Path) -> dict[str, float]:
    """By table with its indexes, without free pages."""
    query = (
        "SELECT coalesce(s.tbl_name, d.name), sum(d.pgsize) / 1000.0 FROM dbstat d "
        "LEFT JOIN sqlite_schema s ON s.name = d.name GROUP BY 1 ORDER BY 2 DESC"
    )
    with closing(sqlite3.connect(path)) as database:
        database.execute("VACUUM")
        return dict(database.execute(query))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    count = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bossa.db"
        asyncio.run(play_all(path, count))
        over = kilobytes(path)
        asyncio.run(tidy(path))
        tidied = kilobytes(path)
    print(f"kB for each of {count} games   over   tidied")
    for table in [*over, "all"]:
        before, after = (
            sum(found.values()) if table == "all" else found.get(table, 0.0)
            for found in (over, tidied)
        )
        if before / count >= 0.1:
            print(f"{table:24} {before / count:9.2f} {after / count:8.2f}")


if __name__ == "__main__":
    main()
