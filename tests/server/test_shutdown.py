"""A server that is asked to stop ends its streams and workers in order."""

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
from tests.server.test_computer_moves import start_game, wait_for_computer

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("sent", "exit_code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_server_with_an_open_stream_stops_without_an_error(
    tmp_path: Path, sent: signal.Signals, exit_code: int
) -> None:
    process, address = start_process({"BOSSA_DATA_DIR": str(tmp_path)})
    wait_until_up(address)
    client, spectator = Client(address), Client(address)
    # A worker process runs: it has made a move.
    snapshot = wait_for_computer(client, start_game(client, "seedling"))
    numbers: list[int] = []
    is_open = threading.Event()

    def note(event: Json) -> bool:
        is_open.set()
        numbers.append(event["number"])
        return False

    def read_stream() -> None:
        # Read to the end of the stream. A broken stream would raise an error here.
        events_of(spectator, snapshot["id"], 0, note)
        numbers.append(0)

    reading = threading.Thread(target=read_stream)
    reading.start()
    assert is_open.wait(30)
    # Ctrl-C sends SIGINT to all processes of a terminal.
    os.killpg(process.pid, sent) if sent is signal.SIGINT else process.send_signal(sent)
    _, stderr = process.communicate(timeout=30)
    reading.join(30)
    assert stderr == ""
    assert process.returncode == exit_code
    assert numbers == [*range(1, snapshot["number"] + 1), 0]
    assert group_is_gone(process.pid)
