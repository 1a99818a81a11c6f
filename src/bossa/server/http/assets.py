"""The board's files whose names change with their content: compressed, and cached for good."""

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

COMPRESSED = "font/woff2"
"""Compressed already."""

# Python before 3.14 knows it from the system's list only, where there is one.
mimetypes.add_type(COMPRESSED, ".woff2")


class Assets(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        answer = super().file_response(full_path, stat_result, scope, status_code)
        is_whole = isinstance(answer, FileResponse) and "range" not in asked
        kind = answer.headers.get("content-type", "")
        if is_whole and kind != COMPRESSED and "gzip" in asked.get("accept-encoding", ""):
            # Compressed, the bytes differ from the file's: the tag is a weak one.
            tag = f"W/{answer.headers['etag']}"
            headers = {"ETag": tag, "Content-Type": kind, "Content-Encoding": "gzip"}
            answer = Response(_compressed(Path(full_path)), headers=headers)
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        answer.headers["Vary"] = "Accept-Encoding"
        return answer


@lru_cache(maxsize=64)
def _compressed(path: Path) -> bytes:
    """Cached by name: the content of a file of that name never changes."""
    return gzip.compress(path.read_bytes(), mtime=0)
