"""Secrets of players. Only their hashes are stored."""

import hashlib
import secrets
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import ColumnElement, Connection, insert

from bossa.server.storage.schema import tokens

LONGEST_TOKEN = 100


@dataclass(frozen=True)
class Account:
    """A player, as identified by one of their tokens: each device has its own."""

    id: str
    token: str


@lru_cache(maxsize=4096)
def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def store_token(connection: Connection, account: Account, now: ColumnElement[float]) -> None:
    times = {"created_at": now, "seen_at": now}
    row = insert(tokens).values(token_hash=hashed(account.token), player=account.id, **times)
    connection.execute(row)
