"""Who makes a request. The one place that knows how a client proves who it is: by a cookie."""

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

COOKIE = "bossa"
KEPT = 2 * 365 * 86_400
"""Seconds that a browser keeps the cookie."""


def token_of(headers: Headers) -> str | None:
    """The token that a request carries. Nobody has looked yet whose it is."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def give_token(response: Response, token: str, is_secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, KEPT, httponly=True, samesite="lax", secure=is_secure, path="/"
    )
