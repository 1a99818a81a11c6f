"""Measures the server under load: many games with open streams, in each a move every two seconds.

    python -m benchmarks.load --json benchmarks/load.json

After that the rate of moves is raised until 99 of 100 moves no longer meet the goal.

The time of a move counts from the moment it was due, not from when it was sent. So a server that
falls behind gets longer times. All clients run in one process on the same machine as the server, so
they do as little work as possible.
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
"""Seconds: 99 of 100 moves must be answered within them."""
SETTLING = 5.0
"""Seconds to wait until all streams have been sent who is here."""
MOST_AHEAD = 13
"""Each game gets a random number of moves, smaller than this, before the measurement."""
STEP = 1.25
"""The rate grows by this factor until the goal is missed."""

_requests = count()


def start_server(folder: str, database: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server whose rate limits are never reached. Returns its process and its address."""
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
    snapshot: Json = field(default_factory=dict)
    """The last one that the client has received of its game."""
    stream: asyncio.Task[None] | None = None

    async def request(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Send a request. Repeat it once if the connection was lost, as the board does."""
        try:
            return await self._request(method, path, body)
        except aiohttp.ClientConnectionError:
            return await self._request(method, path, body)

    async def _request(self, method: str, path: str, body: Json | None) -> tuple[int, Json]:
        headers = {"Cookie": f"bossa={self.token}"} if self.token else {}
        async with self.session.request(
            method, f"{self.address}/api/v1{path}", json=body, headers=headers
        ) as answer:
            if "bossa" in answer.cookies:
                self.token = answer.cookies["bossa"].value
            return answer.status, msgspec.json.decode(await answer.read())

    async def read_stream(self) -> None:
        """Keep the snapshot up to date, for as long as the stream is open."""
        game, number = self.snapshot["id"], self.snapshot["number"]
        url = f"{self.address}/api/v1/games/{game}/events?after={number}"
        headers = {"Cookie": f"bossa={self.token}"}
        async with self.session.get(url, headers=headers) as answer:
            async for line in answer.content:
                if line.startswith(b'data: {"number"'):
                    event = msgspec.json.decode(line[6:])
                    if event["snapshot"]:
                        self.snapshot = event["snapshot"]


@dataclass
class Match:
    """A game between two clients."""

    clients: list[Client]
    game: str
    confirmed: int = 0
    """How many moves the server has confirmed."""

    @property
    def over(self) -> bool:
        return any(client.snapshot.get("outcome") for client in self.clients)


@dataclass
class Load:
    """The matches, and what was measured in them."""

    address: str
    server: int
    """The process id of the server."""
    session: aiohttp.ClientSession
    times: list[float] = field(default_factory=list)
    """Seconds that each move took."""
    errors: list[str] = field(default_factory=list)
    lost: int = 0
    """Games in which a confirmed move is missing."""
    spare: list[Match] = field(default_factory=list)
    """Games that take the place of those that end."""
    played: list[Match] = field(default_factory=list)
    """Games that have ended."""

    async def _refill(self, ended: Match) -> None:
        """Add the rematch of a game to the spare ones."""
        self.spare.append(await self.rematch(ended))

    async def begin(self) -> Match:
        """Start a game between two new players."""
        one, two = Client(self.session, self.address), Client(self.session, self.address)
        _, one.snapshot = await one.request(
            "POST", "/games", {"rules": "novice", "opponent": "link"}
        )
        token = one.snapshot["invitation"]["url"].split("#")[1]
        _, two.snapshot = await two.request("POST", "/invitations", {"token": token})
        _, one.snapshot = await one.request("GET", f"/games/{two.snapshot['id']}")
        for client in (one, two):
            client.stream = asyncio.create_task(client.read_stream())
        return Match([one, two], one.snapshot["id"])

    async def check(self, match: Match) -> None:
        """Check that every confirmed move is stored."""
        _, snapshot = await match.clients[0].request("GET", f"/games/{match.game}")
        stored = sum(step["kind"] == "moved" for step in snapshot["steps"])
        self.lost += stored != match.confirmed

    async def rematch(self, match: Match) -> Match:
        """Start the next game of the same two players."""
        self.played.append(match)
        one, two = match.clients
        for client in (one, two):
            if client.stream:
                client.stream.cancel()
        path = f"/games/{one.snapshot['id']}/rematch"
        for client in (one, two):
            _, snapshot = await client.request("POST", path, {"request": f"r{next(_requests)}"})
        for client in (one, two):
            _, client.snapshot = await client.request(
                "GET", f"/games/{snapshot['rematch']['game']}"
            )
            client.stream = asyncio.create_task(client.read_stream())
        return Match([one, two], one.snapshot["id"])

    async def move(self, match: Match, due: float) -> None:
        """Play a random move in a game, and measure the time since it was due."""
        client = next((one for one in match.clients if one.snapshot["moves"]), None)
        if client is None:
            self.errors.append("neither player has been sent legal moves")
            return
        snapshot = client.snapshot
        choice = random.choice(snapshot["moves"])["text"]
        number = snapshot["decisions"][0]["number"]
        body = {"decision": number, "choice": choice, "request": f"r{next(_requests)}"}
        client.snapshot = {**snapshot, "moves": []}
        status, answer = await client.request("POST", f"/games/{snapshot['id']}/decisions", body)
        self.times.append(time.perf_counter() - due)
        if status == 200:
            match.confirmed += 1
            client.snapshot = answer if answer["outcome"] else client.snapshot
        else:
            self.errors.append(f"{status} {answer}")

    async def run(self, matches: list[Match], rate: float, seconds: float) -> Json:
        """Play at a rate in moves a second, spread over all games. Returns the measurements."""
        self.times.clear()
        tasks = []
        ticks, used = _machine_ticks(), _processor_seconds(self.server)
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            place = number % len(matches)
            match = matches[place]
            if match.over:
                # A spare game takes its place. Starting the next spare game is not measured.
                ended, match = match, self.spare.pop()
                matches[place] = match
                tasks.append(asyncio.create_task(self._refill(ended)))
            tasks.append(asyncio.create_task(self.move(match, due)))
        await asyncio.gather(*tasks)
        taken = time.perf_counter() - start
        used = _processor_seconds(self.server) - used
        times = sorted(self.times)
        stolen, total = (now - then for now, then in zip(_machine_ticks(), ticks, strict=True))
        return {
            "rate": round(rate, 1),
            "moves_a_second": round(len(times) / taken, 1),
            **{f"p{p}": round(1000 * times[int(p / 100 * (len(times) - 1))], 1)
               for p in (50, 95, 99)},
            "processor": round(1000 * used / len(times), 1),
            "stolen": round(100 * stolen / total, 1) if total else None,
        }  # fmt: skip


def _machine_ticks() -> tuple[int, int]:
    """The stolen and the total processor time of this machine, in ticks of the system.

    Stolen is what the host of a virtual machine gave to others. With much of it the results say
    little about the server. Zeros where it is not known.
    """
    try:
        first = Path("/proc/stat").read_text("utf-8").splitlines()[0]
    except OSError:
        return 0, 0
    ticks = [int(value) for value in first.split()[1:9]]
    return ticks[7], sum(ticks)


def _processor_seconds(process: int) -> float:
    """Processor time that a process has used. 0 where it is not known."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, server: int, games: int, seconds: float) -> Json:
    """Measure at a move every two seconds in each game, then at rising rates up to the goal."""
    connector = aiohttp.TCPConnector(limit=0)
    timeout = aiohttp.ClientTimeout(total=None)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
        load = Load(address, server, session)
        matches = [await load.begin() for _ in range(games)]
        load.spare = [await load.begin() for _ in range(games // 4)]
        for match in matches:
            # Let games be at different points, so that they do not all end at the same time.
            for _ in range(random.randrange(MOST_AHEAD)):
                await load.move(match, time.perf_counter())
                while not (match.over or any(one.snapshot["moves"] for one in match.clients)):
                    await asyncio.sleep(0.001)
                if match.over:
                    break
        print(f"{games} games with {2 * games} open streams")
        await asyncio.sleep(SETTLING)
        steady = await load.run(matches, games / 2, seconds)
        print(_as_text(steady), f"errors {len(load.errors)}", flush=True)
        best, rate = steady, games / 2
        while best["p99"] <= 1000 * GOAL:
            rate *= STEP
            found = await load.run(matches, rate, 15)
            print(_as_text(found), flush=True)
            if found["p99"] > 1000 * GOAL:
                break
            best = found
        for match in [*matches, *load.played]:
            await load.check(match)
    if best["p99"] <= 1000 * GOAL:
        print(f"p99 stays under {1000 * GOAL:.0f} ms up to {best['rate']} moves a second")
    print(f"errors {len(load.errors)}, games with a lost move {load.lost}")
    return {"steady": steady, "best": best, "errors": load.errors[:5], "lost": load.lost}


def _as_text(row: Json) -> str:
    return (
        f"{row['rate']:>6} due/s  {row['moves_a_second']:>6} moves/s  "
        f"p50 {row['p50']} ms  p95 {row['p95']} ms  p99 {row['p99']} ms  "
        f"server {row['processor']} ms of processor time/move  stolen {row['stolen']} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="postgresql://…; SQLite unless given")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(folder, options.database)
        try:
            measuring = measure(address, process.pid, options.games, options.seconds)
            found = uvloop.run(measuring)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sys.exit(1 if found["errors"] or found["lost"] else 0)


if __name__ == "__main__":
    main()
