"""What a server's games are worth without the server: checked, and copied."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import Client, in_thread, settings_for
from tests.server.test_games import played_out

pytestmark = pytest.mark.slow


def bossa(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bossa", *words],
        env={**os.environ, "BOSSA_LANG": "en", **environment},
        capture_output=True,
        text=True,
    )


def test_a_finished_game_can_be_checked_against_its_deal(tmp_path: Path) -> None:
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        ada = Client(address)
        snapshot = played_out({"both": ada}, ada.create(rules="novice", opponent="device"), 3)
        record = ada.http.get(f"/games/{snapshot['id']}/record").text
    file = tmp_path / "game.bossa"
    file.write_text(record, "utf-8")
    checked = bossa("verify", file)
    assert (checked.returncode, snapshot["hash"] in checked.stdout) == (0, True)

    salt = re.search(r'Salt "(..)', record)
    assert salt
    other = "00" if salt[1] != "00" else "11"
    file.write_text(record.replace(f'Salt "{salt[1]}', f'Salt "{other}'), "utf-8")
    assert bossa("verify", file).returncode == 2
    file.write_text(re.sub(r"\[Deal .*\n", "", record), "utf-8")
    refused = bossa("verify", file)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with in_thread(settings_for(f"sqlite:///{tmp_path / 'bossa.db'}")) as address:
        game = Client(address).create(opponent="device")["id"]
        done = bossa("backup", copy, BOSSA_DATA_DIR=str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert bossa("backup", copy, BOSSA_DATA_DIR=str(tmp_path)).returncode == 2
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT id FROM games").fetchall() == [(game,)]
