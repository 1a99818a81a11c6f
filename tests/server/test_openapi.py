"""Nobody's request, however strange, makes the server fail."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.slow


def test_strange_requests_never_make_a_server_error(on_sqlite: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("st"), "run", f"{on_sqlite}/api/openapi.json",
         "--checks", "not_a_server_error", "--max-examples", "25", "--seed", "1",
         "--exclude-path-regex", "/events$"],
        capture_output=True, text=True, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert httpx.get(f"{on_sqlite}/healthz").json() == {"well": True}


def test_every_answer_has_the_headers_of_a_careful_server(on_sqlite: str) -> None:
    for path in ("/", "/api/v1/about", "/nothing"):
        headers = httpx.get(f"{on_sqlite}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    figures = httpx.get(f"{on_sqlite}/metrics").text
    assert "bossa_answers_total" in figures
