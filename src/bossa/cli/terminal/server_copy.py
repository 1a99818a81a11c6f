"""A server's own copy of a game, to compare a record with."""

import json
import re
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from bossa.notation import Record, read_record
from bossa.notation.limits import MOST_BYTES
from bossa.rules import Illegal, Refusal, Unreadable

PATIENCE = 10.0
"""Seconds that a server may be silent."""

_GAME = re.compile(r"/(?:game|api/v1/games)/([0-9a-f]{20})/?")
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class ServerCopy:
    host: str
    hash: str
    """Of the deal. A server shows it from the start of a game on."""
    record: Record


def server_copy(address: str) -> ServerCopy:
    """Ask a server for a game by the address of its page."""
    url, game = _parts(address)
    host = url.netloc
    status, answer = _get(url, f"/api/v1/games/{game}")
    if status == 404:
        raise Unreadable("no-such-game")
    found = _hash_in(answer) if status == 200 else None
    if found is None:
        raise Unreadable("bad-answer", host=host, status=status)
    status, answer = _get(url, f"/api/v1/games/{game}/record")
    if status == 409:
        # The server refuses the record of a game that goes on.
        raise Illegal("server-game-differs", host=host)
    try:
        return ServerCopy(host, found, read_record(answer))
    except Refusal as refusal:
        raise Unreadable("bad-answer", host=host, status=status) from refusal


def _parts(address: str) -> tuple[SplitResult, str]:
    try:
        url = urlsplit(address)
        found = _GAME.fullmatch(url.path)
        if found and url.scheme in ("http", "https") and url.hostname and url.port != 0:
            # Nobody logs in to a server of Bossa: what stands before an @ is not sent or shown.
            return url._replace(netloc=url.netloc.rpartition("@")[2]), found[1]
    except ValueError as error:
        raise Unreadable("bad-game-address") from error
    raise Unreadable("bad-game-address")


def _get(url: SplitResult, path: str) -> tuple[int, bytes]:
    """The status and the body of an answer. Redirects are not followed."""
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    try:
        with closing(kind(url.hostname or "", url.port, timeout=PATIENCE)) as connection:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read(MOST_BYTES + 1)
    except (OSError, HTTPException, ValueError) as error:
        reason = str(error) or type(error).__name__
        raise Unreadable("server-away", host=url.netloc, reason=reason) from error


def _hash_in(answer: bytes) -> str | None:
    """The hash in a snapshot, or None if the answer is no snapshot."""
    try:
        snapshot = json.loads(answer)
    except (ValueError, RecursionError):
        return None
    found = snapshot.get("hash") if isinstance(snapshot, dict) else None
    return found if isinstance(found, str) and _HASH.fullmatch(found) else None
