"""The board's files whose names stay: icons, the manifest, the service worker."""

import os

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SERVICE_WORKER = "/sw.js"


class Files(StaticFiles):
    """Browsers ask each time whether a file has changed: the name does not tell."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["Cache-Control"] = "no-cache"
        if scope["path"] == SERVICE_WORKER:
            answer.headers["Service-Worker-Allowed"] = "/"
        return answer
