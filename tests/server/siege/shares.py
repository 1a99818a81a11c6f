"""One player, or one address, takes so much that others get less."""

import asyncio
import threading
import time
from statistics import median

import httpx
import uvloop
from benchmarks.load.connection import Server
from tests.server.running import Client, Json
from tests.server.siege.besieged import DEFAULTS, GENEROUS, Besieged, besieged
from tests.server.siege.bystander import bystander, undisturbed
from tests.server.siege.findings import Findings, attack
from tests.waiting import until

MANY = 60
"""Games against the strongest computer, all of one player."""
MOST_WAIT = 3.0
"""Seconds that others may wait for a computer's move: a thought that has begun goes on."""
MOST_CHARGED = 2.0
"""Seconds of its clock that such a move may cost the weakest computer."""
MINUTE = 60.0
GAMES_A_MINUTE = 60
"""The limit of new games, by default."""
MOST_GAMES = 2 * GAMES_A_MINUTE + 5
"""As many may be begun at once, and as many again in the next minute."""
BUSY = 10
GAMES_OF_BUSY = 200
LISTS_A_SECOND = 20
"""Of one player: the rate limit."""
MOST_MEDIAN = 25.0
"""Milliseconds that others' requests may take meanwhile."""


def play_greedily(greedy: Client, is_done: threading.Event, games: list[str]) -> None:
    """One player begins many games and moves in all of them as fast as the limits allow."""
    while not is_done.is_set():
        if len(games) < MANY:
            new = {"rules": "novice", "level": "master", "clock": {"seconds": 60.0}}
            answer = greedy.http.post("/games", json=new)
            if answer.status_code == 201:
                games.append(answer.json()["id"])
                continue
        for mine in greedy.http.get("/games").json().get("games", []):
            if mine["your_turn"] and not is_done.is_set():
                snapshot = greedy.look(mine["id"])
                if snapshot.get("moves"):
                    greedy.decide(snapshot, snapshot["moves"][0]["text"])
        time.sleep(0.1)


def waits_for_seedling(server: Besieged, seconds: float) -> tuple[list[float], float]:
    """Play against the weakest computer. Returns how long each of its moves took, and the most
    that one cost it on its clock."""
    client, waits, most = server.client(), [], 0.0
    ends = time.monotonic() + seconds
    snapshot: Json = {"outcome": True}
    while time.monotonic() < ends:
        if snapshot["outcome"]:
            clock = {"seconds": 600.0}
            snapshot = client.create(rules="novice", level="seedling", seat="A", clock=clock)
        elif snapshot["moves"]:
            time.sleep(0.5)
            answer = client.decide(snapshot, snapshot["moves"][0]["text"])
            assert answer.status_code == 200, answer.text
            snapshot = answer.json()
        else:
            before, sent = snapshot["clock"]["B"], time.monotonic()
            while not (snapshot["moves"] or snapshot["outcome"]):
                time.sleep(0.1)
                snapshot = client.look(snapshot["id"])
            waits.append(time.monotonic() - sent)
            most = max(most, before - snapshot["clock"]["B"])
    return waits, most


def wins_by_time(player: Client, game: str) -> bool:
    snapshot = player.look(game)
    return bool(snapshot["outcome"] == {"ending": "time", "winner": snapshot["you"]})


@attack("starve")
def starve(found: Findings) -> None:
    """One player with 60 games against the strongest computer, another against the weakest."""
    with besieged({**DEFAULTS, "BOSSA_WORKERS": "1"}) as server:
        # The first move also waits until the workers have started.
        waits_for_seedling(server, 1)
        waits, _ = waits_for_seedling(server, 10)
        found.note(f"before: seedling took {median(waits):.1f} s, at most {max(waits):.1f} s")
        is_done, games = threading.Event(), list[str]()
        greedy = server.client()
        playing = threading.Thread(target=play_greedily, args=(greedy, is_done, games))
        playing.start()
        time.sleep(15)
        found.say(f"one player has {len(games)} games against master")
        waits, charged = waits_for_seedling(server, 75)
        is_done.set()
        playing.join()
        found.expect(
            max(waits) <= MOST_WAIT,
            f"meanwhile: seedling took {median(waits):.1f} s, at most {max(waits):.1f} s, in "
            f"{len(waits)} moves",
        )
        found.expect(charged <= MOST_CHARGED, f"a move cost its clock at most {charged:.1f} s")
        won = sum(wins_by_time(greedy, game) for game in games)
        found.expect(won == 0, f"the one player won {won} of {len(games)} games by time")


def rematches(server: Besieged, ends: float, begun: list[str]) -> None:
    """Two players resign and begin anew, again and again."""
    one, two = server.client(), server.client()
    game = two.join(one.create(rules="novice", opponent="link"))["id"]
    begun.append(game)
    while time.monotonic() < ends:
        one.act(game, "resign")
        one.act(game, "rematch")
        answer = two.act(game, "rematch")
        offered = (answer.json().get("rematch") or {}) if answer.status_code == 200 else {}
        if offered.get("game"):
            game = offered["game"]
            begun.append(game)
        else:
            time.sleep(0.2)


@attack("rematch")
def rematch(found: Findings) -> None:
    """New games by rematch, from one address."""
    with besieged(DEFAULTS) as server:
        begun: list[str] = []
        ends = time.monotonic() + MINUTE
        threads = [threading.Thread(target=rematches, args=(server, ends, begun)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        found.expect(
            len(begun) <= MOST_GAMES,
            f"{len(begun)} games in a minute, where the limit is {GAMES_A_MINUTE} at once and as "
            "many again each minute",
        )


def begin_as_many_as_possible(server: Besieged, address: str, most: int) -> tuple[int, str]:
    """Games from one address, of many players, each with a few moves. Returns how many there were,
    and the first refusal."""
    for number in range(most):
        player: Client = server.client(address)
        answer = player.post("/games", rules="novice", opponent="device")
        if answer.status_code != 201:
            return number, f"{answer.status_code} {answer.json()['error']['code']}"
        snapshot = answer.json()
        for _ in range(3):
            snapshot = player.decide(snapshot, snapshot["moves"][0]["text"]).json()
    return most, "no refusal"


@attack("open-games")
def open_games(found: Findings) -> None:
    """One address uses up the cap on open games."""
    environment = {
        **GENEROUS, "BOSSA_OPEN_GAMES": "40", "BOSSA_GAMES_OF_ADDRESS": "20",
        "TRUSTED_PROXIES": "127.0.0.1",
    }  # fmt: skip
    with besieged(environment) as server:
        number, how = begin_as_many_as_possible(server, "192.0.2.1", 100)
        found.note(f"one address began {number} of 40 games: {how}")
        answer = server.client("198.51.100.7").post("/games", rules="novice", opponent="device")
        code = "" if answer.status_code == 201 else answer.json()["error"]["code"]
        found.expect(
            answer.status_code == 201, f"another address then got {answer.status_code} {code}"
        )


def make_busy(server: Besieged) -> list[str]:
    """Ten players who have many games with each other. Returns their tokens."""
    players = [server.client(f"192.0.2.{number}") for number in range(BUSY)]
    for player in players:
        player.post("/me")
    for number in range(BUSY * GAMES_OF_BUSY // 2):
        one = players[number % BUSY]
        two = players[(number + 1 + number // BUSY % (BUSY - 1)) % BUSY]
        two.join(one.create(rules="novice", opponent="link"))
    return [player.http.cookies["bossa"] for player in players]


def list_of(server: Besieged, token: str) -> bytes | None:
    """A player's list of games. None while the player has asked for too much."""
    answer = httpx.get(f"{server.address}/api/v1/games", cookies={"bossa": token})
    return answer.content if answer.status_code == 200 else None


async def ask_for_lists(
    server: Besieged, tokens: list[str], seconds: float
) -> list[tuple[int, float]]:
    """Each asks for its list of games at the rate limit, from an address of its own. Returns the
    status of each answer, and how long it took."""
    answers: list[tuple[int, float]] = []

    async def ask(number: int, token: str) -> None:
        front = Server("127.0.0.1", server.port, f"192.0.2.{number}")
        start = time.monotonic()
        for number in range(int(seconds * LISTS_A_SECOND)):
            await asyncio.sleep(max(0.0, start + number / LISTS_A_SECOND - time.monotonic()))
            sent = time.monotonic()
            answer = await front.request("GET", "/games", token=token)
            answers.append((answer.status, time.monotonic() - sent))

    await asyncio.gather(*(ask(number, token) for number, token in enumerate(tokens)))
    return answers


@attack("lists")
def lists(found: Findings) -> None:
    """Ten busy players ask for their lists of games, as often as they may."""
    environment = {**GENEROUS, **DEFAULTS, "TRUSTED_PROXIES": "127.0.0.1"}
    with besieged(environment) as server:
        tokens = make_busy(server)
        size = len(until(lambda: list_of(server, tokens[0])))
        found.note(
            f"{BUSY} players with {GAMES_OF_BUSY} games each: a list has {size / 1e3:.0f} kB"
        )
        found.note(f"before: {undisturbed(server, 5)}")
        with bystander(server, "198.51.100.7") as one:
            began = time.monotonic()
            answers = uvloop.run(ask_for_lists(server, tokens, 15))
            taken = time.monotonic() - began
        found.expect(one.middle <= MOST_MEDIAN and not one.failed, f"during: {one}")
        times = [took for status, took in answers if status == 200]
        found.note(
            f"{len(times) / taken:.0f} lists a second, each took {1000 * median(times):.0f} ms; "
            f"{len(answers) - len(times)} of {len(answers)} were refused"
        )
