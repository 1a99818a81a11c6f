"""Who makes a request. The one place that knows how a client proves who it is: by a cookie."""

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

COOKIE = "bossa"
TLS_COOKIE = "__Host-bossa"
"""Over TLS. Browsers take a cookie of this name only from this very host, and only over TLS."""
KEPT = 2 * 365 * 86_400
"""Seconds that a browser keeps the cookie."""


def token_of(headers: Headers) -> str | None:
    """The token that a request carries. Nobody has looked yet whose it is."""
    cookies = cookie_parser(headers.get("cookie", ""))
    return cookies.get(TLS_COOKIE) or cookies.get(COOKIE)


def is_outdated(headers: Headers, is_tls: bool) -> bool:
    """Whether a client should get its token again, under the name that cookies have over TLS."""
    return is_tls and TLS_COOKIE not in cookie_parser(headers.get("cookie", ""))


def give_token(response: Response, token: str, is_tls: bool) -> None:
    name = TLS_COOKIE if is_tls else COOKIE
    response.set_cookie(name, token, KEPT, httponly=True, samesite="lax", secure=is_tls, path="/")
    if is_tls:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True, path="/")


def take_token(response: Response, is_tls: bool) -> None:
    """The client is no player any more."""
    for name in (TLS_COOKIE, COOKIE) if is_tls else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_tls, path="/")
