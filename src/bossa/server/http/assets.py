"""The board's files whose names change with their content: compressed, and cached for good."""

import gzip
import mimetypes
import os
from functools import cache
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
    """A file that was asked for once is answered from memory: all of them together have two
    megabytes, and to read one takes a thread several times."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._found: dict[str, tuple[str | os.PathLike[str], os.stat_result]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in self._found and scope["method"] in ("GET", "HEAD"):
            return self.file_response(*self._found[path], scope)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        self._found[self.get_path(scope)] = full_path, stat_result
        asked = Headers(scope=scope)
        answer = super().file_response(full_path, stat_result, scope, status_code)
        if isinstance(answer, FileResponse) and "range" not in asked:
            answer = _whole(Path(full_path), asked, answer.headers)
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        answer.headers["Vary"] = "Accept-Encoding"
        return answer


def _whole(path: Path, asked: Headers, headers: Headers) -> Response:
    tag, kind = headers["etag"], headers["content-type"]
    if kind == COMPRESSED or "gzip" not in asked.get("accept-encoding", ""):
        return Response(_content(path), headers={"ETag": tag, "Content-Type": kind})
    # Compressed, the bytes differ from the file's: the tag is a weak one.
    zipped = {"ETag": f"W/{tag}", "Content-Type": kind, "Content-Encoding": "gzip"}
    return Response(_compressed(path), headers=zipped)


# Kept by name: the content of a file of that name never changes.


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()


@cache
def _compressed(path: Path) -> bytes:
    return gzip.compress(_content(path), mtime=0)
