"""The server or its database is away while clocks run."""

import signal
import sqlite3
import time
from contextlib import ExitStack, closing

from tests.server.running import database_in, postgres, postgres_server
from tests.server.siege.besieged import GENEROUS, besieged
from tests.server.siege.clocked import begin, judge, move_at_once, run_down
from tests.server.siege.findings import Findings, attack

EARLY = 2.0
"""Some clients send their move so many seconds before the end of an outage, and repeat it."""
AFTERWARDS = 3.0
"""Seconds until the clocks of those who have not moved are looked at."""


@attack("outage-postgres")
def outage_postgres(found: Findings) -> None:
    """PostgreSQL is away for longer than the running clocks have left."""
    with postgres_server() as database:
        url = database_in(database)
        with besieged({**GENEROUS, "DATABASE_URL": url}) as server:
            games = begin(server, 16)
            found.say("16 games begun")
            run_down(games, 18.0)
            began = time.monotonic()
            database.stop()
            found.say("PostgreSQL is stopped for 22 s, with 18 s on the running clocks")
            time.sleep(max(0.0, began + 22 - EARLY - time.monotonic()))
            wait_early = move_at_once(games[:4])
            time.sleep(max(0.0, began + 22 - time.monotonic()))
            database.start()
            wait = move_at_once(games[4:12])
            wait()
            wait_early()
            judge(found, "moves sent right after", games[4:12])
            judge(found, "moves sent during the outage", games[:4])
            time.sleep(AFTERWARDS)
            judge(found, "no moves", games[12:])


@attack("outage-sqlite")
def outage_sqlite(found: Findings) -> None:
    """Another process keeps the SQLite file locked. On a second server, clients try to move before
    the end of it: their moves wait in the server."""
    with ExitStack() as stack:
        late, early = (stack.enter_context(besieged(GENEROUS)) for _ in range(2))
        games, impatient = begin(late, 10), begin(early, 4)
        run_down([*games, *impatient], 18.0)
        began = time.monotonic()
        others = []
        for server in (late, early):
            other = sqlite3.connect(server.file, isolation_level=None, timeout=30)
            others.append(stack.enter_context(closing(other)))
            other.execute("BEGIN EXCLUSIVE")
        found.say("the files are held for 25 s, with 18 s on the running clocks")
        time.sleep(max(0.0, began + 25 - EARLY - time.monotonic()))
        wait_early = move_at_once(impatient)
        time.sleep(max(0.0, began + 25 - time.monotonic()))
        for other in others:
            other.execute("ROLLBACK")
        move_at_once(games[:8])()
        wait_early()
        judge(found, "moves sent right after", games[:8])
        judge(found, "moves sent during the outage", impatient)
        time.sleep(AFTERWARDS)
        judge(found, "no moves", games[8:])


@attack("stop")
def stop(found: Findings) -> None:
    """The server is stopped and goes on, as when the machine sleeps: on both databases."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        both = {
            "SQLite": stack.enter_context(besieged(GENEROUS)),
            "PostgreSQL": stack.enter_context(besieged({**GENEROUS, "DATABASE_URL": url})),
        }
        games = {name: begin(server, 12) for name, server in both.items()}
        for each in games.values():
            for game in each[8:]:
                game.is_fresh = True
        run_down([game for each in games.values() for game in each], 15.0)
        began = time.monotonic()
        for server in both.values():
            server.send(signal.SIGSTOP)
        found.say("both servers are stopped for 20 s, with 15 s on the running clocks")
        time.sleep(max(0.0, began + 20 - EARLY - time.monotonic()))
        waits = [move_at_once(each[:4] + each[8:10]) for each in games.values()]
        time.sleep(max(0.0, began + 20 - time.monotonic()))
        for server in both.values():
            server.send(signal.SIGCONT)
        waits += [move_at_once(each[4:8] + each[10:]) for each in games.values()]
        for wait in waits:
            wait()
        for name, each in games.items():
            judge(found, f"{name}, open connections", each[:8])
            judge(found, f"{name}, new connections", each[8:])
