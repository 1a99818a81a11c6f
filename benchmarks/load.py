"""How the server holds under load: many games with open streams, a move in each every two seconds.

    python -m benchmarks.load --json benchmarks/load.json

The time of a move is counted from the moment it was due: a server that falls behind shows it. The
clients are one process on the same machine, so they are made to take as little of it as they can.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import uvloop

Json = dict[str, Any]

GOAL = 0.05
"""Seconds that 99 of 100 moves may take."""
SETTLING = 5.0
"""Seconds until everybody has heard who is there."""
MOST_AHEAD = 13
"""Moves played before the measuring begins, fewer in most games."""
STEP = 1.25
"""The rate grows by this factor until the goal is missed."""

_requests = count()


def start_server(folder: str, database: str) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "BOSSA_DATA_DIR": folder, "DATABASE_URL": database}
    limits = ("BURST", "NEWCOMERS_A_MINUTE", "GAMES_A_MINUTE", "STREAMS")
    environment |= {f"BOSSA_{name}": "1000000" for name in limits}
    process = subprocess.Popen(
        [sys.executable, "-m", "bossa", "serve", "--no-open", "--port", "0", "--lang", "en"],
        env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    line = process.stdout.readline() if process.stdout else ""
    return process, next(word for word in line.split() if word.startswith("http"))


@dataclass
class Client:
    """One player with an open stream."""

    session: aiohttp.ClientSession
    address: str
    token: str = ""
    table: Json = field(default_factory=dict)
    stream: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Asked again where the connection was closed on the way, as the board does."""
        try:
            return await self._ask(method, path, body)
        except aiohttp.ClientConnectionError:
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Json | None) -> tuple[int, Json]:
        headers = {"Cookie": f"bossa={self.token}"} if self.token else {}
        async with self.session.request(
            method, f"{self.address}/api/v1{path}", json=body, headers=headers
        ) as answer:
            if "bossa" in answer.cookies:
                self.token = answer.cookies["bossa"].value
            return answer.status, msgspec.json.decode(await answer.read())

    async def listen(self) -> None:
        url = f"{self.address}/api/v1/games/{self.table['id']}/events?after={self.table['number']}"
        headers = {"Cookie": f"bossa={self.token}"}
        async with self.session.get(url, headers=headers) as answer:
            async for line in answer.content:
                if line.startswith(b'data: {"number"'):
                    event = msgspec.json.decode(line[6:])
                    if event["snapshot"]:
                        self.table = event["snapshot"]


@dataclass
class Match:
    """A game between two clients, and the moves that were answered in it."""

    clients: list[Client]
    game: str
    answered: int = 0

    @property
    def over(self) -> bool:
        return any(client.table.get("outcome") for client in self.clients)


@dataclass
class Load:
    address: str
    server: int
    """Its process."""
    session: aiohttp.ClientSession
    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    lost: int = 0
    spare: list[Match] = field(default_factory=list)
    """Games that begin when others end."""
    played: list[Match] = field(default_factory=list)

    async def _replace(self, ended: Match) -> None:
        self.spare.append(await self.again(ended))

    async def begin(self) -> Match:
        one, two = Client(self.session, self.address), Client(self.session, self.address)
        _, one.table = await one.ask("POST", "/games", {"rules": "novice", "opponent": "link"})
        token = one.table["invitation"]["url"].split("#")[1]
        _, two.table = await two.ask("POST", "/invitations", {"token": token})
        _, one.table = await one.ask("GET", f"/games/{two.table['id']}")
        for client in (one, two):
            client.stream = asyncio.create_task(client.listen())
        return Match([one, two], one.table["id"])

    async def finish(self, match: Match) -> None:
        """Every answered move must be in the game."""
        _, table = await match.clients[0].ask("GET", f"/games/{match.game}")
        kept = sum(step["kind"] == "moved" for step in table["steps"])
        self.lost += kept != match.answered

    async def again(self, match: Match) -> Match:
        """The next game of the same two."""
        self.played.append(match)
        one, two = match.clients
        for client in (one, two):
            if client.stream:
                client.stream.cancel()
        path = f"/games/{one.table['id']}/rematch"
        for client in (one, two):
            _, table = await client.ask("POST", path, {"request": f"r{next(_requests)}"})
        for client in (one, two):
            _, client.table = await client.ask("GET", f"/games/{table['rematch']['game']}")
            client.stream = asyncio.create_task(client.listen())
        return Match([one, two], one.table["id"])

    async def move(self, match: Match, due: float) -> None:
        """Play the next move of a game, due at a moment."""
        client = next((one for one in match.clients if one.table["moves"]), None)
        if client is None:
            self.errors.append("nobody was told that it is their turn")
            return
        table = client.table
        choice = random.choice(table["moves"])["text"]
        number = table["decisions"][0]["number"]
        body = {"decision": number, "choice": choice, "request": f"r{next(_requests)}"}
        client.table = {**table, "moves": []}
        status, answer = await client.ask("POST", f"/games/{table['id']}/decisions", body)
        self.times.append(time.perf_counter() - due)
        if status == 200:
            match.answered += 1
            client.table = answer if answer["outcome"] else client.table
        else:
            self.errors.append(f"{status} {answer}")

    async def run(self, matches: list[Match], rate: float, seconds: float) -> Json:
        """So many moves a second, spread over all games."""
        self.times.clear()
        tasks = []
        processor, worked = _processor_time(), _worked(self.server)
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            place = number % len(matches)
            match = matches[place]
            if match.over:
                # Another pair sits down in its place; that they do so is not part of a move's time.
                ended, match = match, self.spare.pop()
                matches[place] = match
                tasks.append(asyncio.create_task(self._replace(ended)))
            tasks.append(asyncio.create_task(self.move(match, due)))
        await asyncio.gather(*tasks)
        taken = time.perf_counter() - start
        worked = _worked(self.server) - worked
        times = sorted(self.times)
        stolen, whole = (now - then for now, then in zip(_processor_time(), processor, strict=True))
        return {
            "rate": round(rate, 1),
            "moves_a_second": round(len(times) / taken, 1),
            **{f"p{p}": round(1000 * times[int(p / 100 * (len(times) - 1))], 1)
               for p in (50, 95, 99)},
            "processor": round(1000 * worked / len(times), 1),
            "stolen": round(100 * stolen / whole, 1) if whole else None,
        }  # fmt: skip


def _processor_time() -> tuple[int, int]:
    """What a virtual machine's host has kept for itself, and all: the less it keeps, the more the
    figures say about the server. Nothing where it is not known."""
    try:
        first = Path("/proc/stat").read_text("utf-8").splitlines()[0]
    except OSError:
        return 0, 0
    ticks = [int(word) for word in first.split()[1:9]]
    return ticks[7], sum(ticks)


def _worked(process: int) -> float:
    """Seconds of processor time that a process has had. Nothing where it is not known."""
    try:
        words = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(map(int, words[11:13])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, server: int, games: int, seconds: float) -> Json:
    connector = aiohttp.TCPConnector(limit=0)
    timeout = aiohttp.ClientTimeout(total=None)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
        load = Load(address, server, session)
        matches = [await load.begin() for _ in range(games)]
        load.spare = [await load.begin() for _ in range(games // 4)]
        for match in matches:
            # So that games end now and then, as they do, and not all at once.
            for _ in range(random.randrange(MOST_AHEAD)):
                await load.move(match, time.perf_counter())
                while not (match.over or any(one.table["moves"] for one in match.clients)):
                    await asyncio.sleep(0.001)
                if match.over:
                    break
        print(f"{games} games with {2 * games} open streams")
        await asyncio.sleep(SETTLING)
        steady = await load.run(matches, games / 2, seconds)
        print(_in_words(steady), f"errors {len(load.errors)}", flush=True)
        best, rate = steady, games / 2
        while best["p99"] <= 1000 * GOAL:
            rate *= STEP
            found = await load.run(matches, rate, 15)
            print(_in_words(found), flush=True)
            if found["p99"] > 1000 * GOAL:
                break
            best = found
        for match in [*matches, *load.played]:
            await load.finish(match)
    if best["p99"] <= 1000 * GOAL:
        print(f"p99 stays under {1000 * GOAL:.0f} ms up to {best['rate']} moves a second")
    print(f"errors {len(load.errors)}, games with a lost move {load.lost}")
    return {"steady": steady, "best": best, "errors": load.errors[:5], "lost": load.lost}


def _in_words(row: Json) -> str:
    return (
        f"{row['rate']:>6} wanted  {row['moves_a_second']:>6} moves/s  "
        f"p50 {row['p50']} ms  p95 {row['p95']} ms  p99 {row['p99']} ms  "
        f"server's processor {row['processor']} ms/move  stolen {row['stolen']} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How the server holds under load.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="postgresql://…; SQLite unless given")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(folder, options.database)
        try:
            going = measure(address, process.pid, options.games, options.seconds)
            found = uvloop.run(going)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sys.exit(1 if found["errors"] or found["lost"] else 0)


if __name__ == "__main__":
    main()
