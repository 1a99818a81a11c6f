"""A server that is told to end does so in order, with boards open and computers thinking."""

import os
import signal
import threading
from pathlib import Path

import pytest
from tests.server.running import (
    Client,
    Json,
    events_of,
    group_is_gone,
    start_process,
    wait_until_up,
)
from tests.server.test_computer_moves import after_the_computer, begun

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_it_ends_without_a_fuss(tmp_path: Path, sent: signal.Signals, code: int) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    wait_until_up(address)
    client, watcher = Client(address), Client(address)
    # Its worker has thought once, and lives.
    snapshot = after_the_computer(client, begun(client, "seedling"))
    numbers: list[int] = []
    is_heard = threading.Event()

    def note(event: Json) -> bool:
        is_heard.set()
        numbers.append(event["number"])
        return False

    def listen() -> None:
        # To the end of the stream: an odd end would be an error here.
        events_of(watcher, snapshot["id"], 0, note)
        numbers.append(0)

    listening = threading.Thread(target=listen)
    listening.start()
    assert is_heard.wait(30)
    # Ctrl-C reaches all processes of a terminal.
    os.killpg(process.pid, sent) if sent is signal.SIGINT else process.send_signal(sent)
    _, said = process.communicate(timeout=30)
    listening.join(30)
    assert said == ""
    assert process.returncode == code
    assert numbers == [*range(1, snapshot["number"] + 1), 0]
    assert group_is_gone(process.pid)
