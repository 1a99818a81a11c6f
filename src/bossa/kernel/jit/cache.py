"""Where compiled code is kept: a folder of the user's cache, named by all that it depends on.

Numba's own cache compares the file of a function only. It does not notice a change in another file
whose functions or constants the function uses. So the folder's name has a hash of every source file
of the kernel, of the constants from the rules, of numba's version and of the processor. Whatever
changes, the kernel uses another folder.
"""

import hashlib
import os
import tempfile
from pathlib import Path

import llvmlite.binding
import numba
from platformdirs import user_cache_path

from bossa.kernel import constants

SOURCES = Path(__file__).parents[1]


def fingerprint(sources: Path = SOURCES) -> str:
    digest = hashlib.sha256()
    for path in sorted(sources.rglob("*.py")):
        digest.update(path.relative_to(sources).as_posix().encode())
        digest.update(path.read_bytes())
    for part in (
        constants.digest(),
        numba.__version__,
        llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten(),
    ):
        digest.update(part.encode())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """A folder that can be written. A user without a home gets one among the temporary files."""
    given = os.environ.get("BOSSA_CACHE_DIR")
    roots = [Path(given)] if given else [user_cache_path("bossa")]
    user = os.getuid() if hasattr(os, "getuid") else os.getlogin()
    roots.append(Path(tempfile.gettempdir()) / f"bossa-cache-{user}")
    for root in roots:
        path = root / "kernel" / fingerprint()
        try:
            path.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=path):
                return path
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="bossa-cache-"))


def use() -> None:
    """Tell numba the folder. Call this before any function of the kernel is decorated."""
    setattr(numba.config, "CACHE_DIR", str(folder()))  # noqa: B010 - not known to its types
