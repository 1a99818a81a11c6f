"""Hooks of schemathesis, which makes requests with random content.

Random ids and tokens would all be refused at once. So the hooks replace them in most requests by
those of real games and of a player in them. The address of the server is in `BOSSA_ADDRESS`.
"""

import os
import random
from collections import deque
from itertools import count, cycle
from pathlib import Path
from typing import Any

import schemathesis
from tests.server.running import Client, Json
from tests.waiting import until

ADDRESS = os.environ["BOSSA_ADDRESS"]
STATUSES = Path(os.environ["BOSSA_STATUSES"])
"""The file to which the status of every response is written, with the operation."""

AS_IT_CAME = 4
"""One request in so many is sent as schemathesis made it."""
NEW_GAME = 16
"""One request in so many is preceded by a new game, which no request has changed yet."""

source = random.Random(1)
ada, bo = Client(ADDRESS), Client(ADDRESS)
ada.http.put("/me", json={"name": "Ada"})
bo.http.put("/me", json={"name": "Bo"})


def play(snapshot: Json, *clients: Client, decisions: int) -> Json:
    """Let each client make some decisions. Returns the last snapshot before the last of them."""
    for _ in range(decisions):
        for client in clients:
            snapshot = client.look(snapshot["id"])
            if snapshot["moves"]:
                client.decide(snapshot, source.choice(snapshot["moves"])["text"])
    return snapshot


def on_one_device() -> Json:
    snapshot = ada.create(rules="regular+chips", opponent="device", clock={"seconds": 600})
    return play(snapshot, ada, decisions=source.randrange(6))


def with_a_move() -> Json:
    return play(ada.create(rules="novice", opponent="device"), ada, decisions=2)


def waiting() -> Json:
    return ada.create(rules="regular", opponent="link", clock={"days": 3})


def with_a_takeback_asked() -> Json:
    snapshot = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(snapshot)
    play(snapshot, ada, bo, decisions=3)
    bo.act(snapshot["id"], "takeback")
    return snapshot


def over() -> Json:
    snapshot = play(ada.create(rules="novice", opponent="device"), ada, decisions=4)
    ada.act(snapshot["id"], "resign")
    return snapshot


KINDS = (on_one_device, waiting, with_a_takeback_asked, over)
SPECIAL = {
    "takeback": with_a_move,
    "hints": with_a_move,
    "answer": with_a_takeback_asked,
    "rematch": over,
}
"""For actions that few games allow, by the end of the path: a function that makes such a game."""
makers = cycle(KINDS)
games = deque((make()["id"] for make in KINDS), maxlen=2 * len(KINDS))
finished = over()["id"]
"""For reviews: one of a game that is always the same is made once."""
LATE = (
    "regular+chips B-play w4A:2=23,3=11+20,5=50,6=05i+10^21+40 "
    "b6B:3=32+41,4=04,5=42d+51,7=02+15 A:01/R/- B:06,13,30,33/XS/- out:22"
)
"""A position whose values are known: the first ones may need the search to be compiled, and who
waits for that is refused after ten seconds."""
until(lambda: ada.post("/positions/values", position=LATE).status_code == 200, 600)
requests = count()


def invitation() -> str:
    """The token of a new invitation."""
    snapshot = bo.create(opponent="link")
    return str(snapshot["invitation"]["url"]).partition("#")[2]


def link() -> str:
    """The token of a new link to another device."""
    return str(ada.http.post("/me/links").json()["url"]).partition("#")[2]


def somebody() -> str:
    """The token of a new player, who may be removed."""
    client = Client(ADDRESS)
    client.create(opponent="device")
    return client.http.cookies["bossa"]


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Json) -> None:
    number = next(requests)
    if number % AS_IT_CAME == 0:
        return
    case.cookies = {"bossa": ada.http.cookies["bossa"]}
    if case.method == "DELETE":
        case.cookies = {"bossa": somebody()}
    if number % NEW_GAME == 1:
        games.append(next(makers)()["id"])
    game = source.choice(games)
    action = case.path.rpartition("/")[2]
    if action in SPECIAL and number % 2 and isinstance(case.body, dict):
        game = SPECIAL[action]()["id"]
    if "game" in case.path_parameters:
        case.path_parameters["game"] = game
    if not isinstance(case.body, dict):
        return
    if "token" in case.body:
        case.body["token"] = link() if action == "links" else invitation()
    if "level" in case.body:
        case.body["level"] = "seedling"
    if "decision" in case.body:
        snapshot = ada.look(game)
        if snapshot["moves"]:
            case.body["decision"] = snapshot["decisions"][0]["number"]
            if "choice" in case.body:
                case.body["choice"] = source.choice(snapshot["moves"])["text"]
    if action == "reviews":
        case.body = {"game": finished}
    if action == "values":
        case.body["position"] = LATE
    elif "position" in case.body:
        snapshot = ada.look(game)
        case.body["position"] = snapshot["position"]["text"]
        moves = [move["text"] for move in snapshot["moves"][:5]]
        if isinstance(case.body.get("choices"), list):
            case.body["choices"] = [*case.body["choices"][:20], *moves]
        if "move" in case.body:
            case.body |= {"move": source.choice(moves) if moves else None, "tiles": []}
        case.body.pop("record", None)


@schemathesis.hook
def after_call(_context: Any, case: Any, response: Any) -> None:
    with STATUSES.open("a") as file:
        file.write(f"{response.status_code} {case.operation.label}\n")
