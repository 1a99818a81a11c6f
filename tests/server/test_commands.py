"""The commands `bossa verify` and `bossa backup` on games of a server."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import Client, play_to_the_end, serving

pytestmark = pytest.mark.slow


def bossa(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return subprocess.run(
        [sys.executable, "-m", "bossa", *arguments],
        env={**os.environ, "BOSSA_LANG": "en", **environment},
        capture_output=True,
        text=True,
    )


def test_verify_checks_the_record_of_a_finished_game_against_its_sealed_deal(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as address:
        ada = Client(address)
        snapshot = play_to_the_end([ada], ada.create(rules="novice", opponent="device")["id"], 3)
        record = ada.http.get(f"/games/{snapshot['id']}/record").text
    file = tmp_path / "game.bossa"
    file.write_text(record, "utf-8")
    verified = bossa("verify", file)
    assert (verified.returncode, snapshot["hash"] in verified.stdout) == (0, True)

    salt = re.search(r'Salt "(..)', record)
    assert salt
    other = "00" if salt[1] != "00" else "11"
    file.write_text(record.replace(f'Salt "{salt[1]}', f'Salt "{other}'), "utf-8")
    assert bossa("verify", file).returncode == 2
    file.write_text(re.sub(r"\[Deal .*\n", "", record), "utf-8")
    refused = bossa("verify", file)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


def test_backup_copies_the_database_while_the_server_runs_and_overwrites_nothing(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as address:
        game = Client(address).create(opponent="device")["id"]
        done = bossa("backup", copy, BOSSA_DATA_DIR=str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert bossa("backup", copy, BOSSA_DATA_DIR=str(tmp_path)).returncode == 2
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT id FROM games").fetchall() == [(game,)]
