"""The command as a user runs it: another process, bytes in, bytes out."""

import os
import subprocess
import sys
from pathlib import Path

SAMPLE = "regular A-play w5A:6=23+40 b2B A:11,12,32,33/RXS/- B:05,20,31,41/RXS/- out:-"


def bossa(
    *words: str, stdin: bytes | str = b"", data: Path | None = None, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": language, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    if data:
        environment["BOSSA_DATA_DIR"] = str(data)
    done = subprocess.run(
        [sys.executable, "-m", "bossa", *words],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=environment,
        timeout=120,
    )
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
