"""Reviews that the tests of reviews have made in workers, in the place of the real ones.

They have their own file because worker processes import it. `BOSSA_TEST_FOLDER` is a folder of the
test.
"""

import os
import time
from pathlib import Path
from typing import Any

from bossa.notation import read_record
from bossa.notation.records import write_result
from bossa.server.jobs.worker_process import report

Json = dict[str, Any]


def folder() -> Path:
    return Path(os.environ["BOSSA_TEST_FOLDER"])


def entry(step: int) -> Json:
    kind = {"step": step, "kind": "draw", "player": "A", "what": "+23"}
    return {**kind, "change": 0.0, "value": 0.5, "sure": "exact", "within": 0.0}


def quick(text: str) -> Json:
    """A review without entries. Notes that it was made."""
    with (folder() / "made").open("a") as made:
        made.write("review\n")
    game = read_record(text).game
    nobody: Json = {"decisions": 0, "loss": 0.0, "perDecision": 0.0, "grade": None, "luck": 0.0}
    nobody |= {"adjusted": None, "inaccuracies": 0, "mistakes": 0, "blunders": 0}
    return {
        "version": "1",
        "rules": game.rules.name,
        "result": write_result(game.outcome) if game.outcome else None,
        "takebacks": 0,
        "start": 0.5,
        "entries": [],
        "players": {"A": nobody, "B": nobody},
    }


def wait_for(name: str) -> None:
    while not (folder() / name).exists():
        time.sleep(0.01)


def in_steps(text: str) -> Json:
    """Reports one entry after the other. Before each it waits for a file of the test."""
    for number in range(3):
        wait_for(f"step-{number}")
        report((number + 1) / 3, [entry(step) for step in range(number + 1)])
    wait_for("end")
    return quick(text)


def die_in_the_middle(text: str) -> Json:
    """The first process that tries this reports an entry and dies. The next one does the work."""
    tried = folder() / "tried"
    if not tried.exists():
        tried.touch()
        report(0.5, [entry(0)])
        os._exit(1)
    return quick(text)


def without_end(_text: str) -> Json:
    (folder() / "pid").write_text(str(os.getpid()))
    while True:
        sum(range(10_000))


def fail_once(text: str) -> Json:
    tried = folder() / "tried"
    if not tried.exists():
        tried.touch()
        raise ValueError("the review is wrong")
    return quick(text)
