"""Tests what people install: a wheel from the sdist, in an empty environment, without node."""

import os
import re
import signal
import subprocess
import sys
import time
import venv
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def run(*arguments: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        arguments, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_an_installed_wheel_serves_everything(tmp_path: Path) -> None:
    hatch = Path(sys.executable).with_name("hatchling")
    run(hatch, "build", "-t", "sdist", "-d", str(tmp_path), cwd=ROOT)
    sdist = next(tmp_path.glob("*.tar.gz"))
    run("tar", "xzf", sdist, cwd=tmp_path)
    source = next(path for path in tmp_path.iterdir() if path.is_dir())
    # The sdist contains the built board, so that building a wheel from it needs no node.
    run(hatch, "build", "-t", "wheel", "-d", str(tmp_path), cwd=source, PATH="/usr/bin:/bin")
    wheel = next(tmp_path.glob("*.whl"))
    place = tmp_path / "installed"
    venv.create(place, with_pip=True)
    python = place / "bin/python"
    run(python, "-m", "pip", "install", "-q", f"{wheel}[play]", cwd=tmp_path)
    data = tmp_path / "data"
    with subprocess.Popen(
        [place / "bin/bossa", "serve", "--no-open", "--port", "0", "--lang", "en"],
        cwd=tmp_path, env={"PATH": "/usr/bin:/bin", "BOSSA_DATA_DIR": str(data),
                           "HOME": os.environ.get("HOME", str(tmp_path))},
        stdout=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            check_pages(found[0])
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def check_pages(address: str) -> None:
    page = httpx.get(address, timeout=60)
    assets = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert len(assets) >= 3
    catalogues = set()
    for asset in assets:
        answer = httpx.get(f"{address}{asset}")
        assert answer.status_code == 200
        catalogues |= set(re.findall(r"\./(web-[\w-]+\.js)", answer.text))
    assert len(catalogues) == 5
    for name in catalogues:
        assert httpx.get(f"{address}/assets/{name}").status_code == 200
    made = httpx.post(
        f"{address}/api/v1/games",
        json={"level": "seedling", "rules": "novice"},
        headers={"Accept-Language": "ja"},
    )
    assert made.status_code == 201
    cookies = {"bossa": made.cookies["bossa"]}
    game = f"{address}/api/v1/games/{made.json()['id']}"
    # Wait for our turn. If the computer begins, it must play first, which needs its weights and
    # its workers.
    while not (state := httpx.get(game, cookies=cookies).json())["moves"]:
        assert state["status"] == "playing"
        time.sleep(0.2)
    japanese = {"Accept-Language": "ja"}
    refused = httpx.get(f"{address}/api/v1/games/{20 * '0'}", headers=japanese).json()
    assert "ゲーム" in refused["error"]["text"]
