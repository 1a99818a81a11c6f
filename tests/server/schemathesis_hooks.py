"""Hooks of schemathesis: most of its requests are made about games that are there, by who plays
them, so that strange requests get past the door. The address to ask is in `BOSSA_ADDRESS`.
"""

import os
import random
from collections import deque
from itertools import count, cycle
from pathlib import Path
from typing import Any

import schemathesis
from tests.server.running import Client, Json

ADDRESS = os.environ["BOSSA_ADDRESS"]
SEEN = Path(os.environ["BOSSA_SEEN"])
"""Where each operation and the status of its answer are noted."""

AS_IT_CAME = 4
"""One in so many requests is left as it was made."""
NEW_GAME = 16
"""Once in so many requests there is a game that no request has changed yet."""

source = random.Random(1)
ada, bo = Client(ADDRESS), Client(ADDRESS)
ada.http.put("/me", json={"name": "Ada"})
bo.http.put("/me", json={"name": "Bo"})


def played(snapshot: Json, *clients: Client, decisions: int) -> Json:
    """A game after some decisions of those who play it."""
    for _ in range(decisions):
        for client in clients:
            snapshot = client.look(snapshot["id"])
            if snapshot["moves"]:
                client.decide(snapshot, source.choice(snapshot["moves"])["text"])
    return snapshot


def on_one_device() -> Json:
    snapshot = ada.create(rules="regular+chips", opponent="device", clock={"seconds": 600})
    return played(snapshot, ada, decisions=source.randrange(6))


def with_a_move() -> Json:
    return played(ada.create(rules="novice", opponent="device"), ada, decisions=2)


def waiting() -> Json:
    return ada.create(rules="regular", opponent="link", clock={"days": 3})


def with_a_takeback_asked() -> Json:
    snapshot = ada.create(rules="novice", opponent="link", seat="A")
    bo.join(snapshot)
    played(snapshot, ada, bo, decisions=3)
    bo.act(snapshot["id"], "takeback")
    return snapshot


def over() -> Json:
    snapshot = played(ada.create(rules="novice", opponent="device"), ada, decisions=4)
    ada.act(snapshot["id"], "resign")
    return snapshot


KINDS = (on_one_device, waiting, with_a_takeback_asked, over)
FITTING = {"takeback": with_a_move, "answer": with_a_takeback_asked, "rematch": over}
"""By a request's last word, the games for requests that few games allow."""
makers = cycle(KINDS)
games = deque((make()["id"] for make in KINDS), maxlen=2 * len(KINDS))
requests = count()


def invitation() -> str:
    snapshot = bo.create(opponent="link")
    return str(snapshot["invitation"]["url"]).partition("#")[2]


def link() -> str:
    return str(ada.http.post("/me/links").json()["url"]).partition("#")[2]


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Json) -> None:
    number = next(requests)
    if number % AS_IT_CAME == 0:
        return
    case.cookies = {"bossa": ada.http.cookies["bossa"]}
    if number % NEW_GAME == 1:
        games.append(next(makers)()["id"])
    game = source.choice(games)
    word = case.path.rpartition("/")[2]
    if word in FITTING and number % 2 and isinstance(case.body, dict):
        game = FITTING[word]()["id"]
    if "game" in case.path_parameters:
        case.path_parameters["game"] = game
    if not isinstance(case.body, dict):
        return
    if "token" in case.body:
        case.body["token"] = link() if word == "links" else invitation()
    if "level" in case.body:
        case.body["level"] = "seedling"
    if "decision" in case.body:
        snapshot = ada.look(game)
        if snapshot["moves"]:
            case.body |= {
                "decision": snapshot["decisions"][0]["number"],
                "choice": source.choice(snapshot["moves"])["text"],
            }
    if "position" in case.body:
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
    with SEEN.open("a") as seen:
        seen.write(f"{response.status_code} {case.operation.label}\n")
