"""The header fields that tell browsers what our pages may do. Every answer has them."""

from bossa.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
ALWAYS_TLS = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year, browsers open this host over TLS only."""


def security_headers(settings: Settings) -> dict[str, str]:
    return HEADERS | ALWAYS_TLS if settings.is_https else HEADERS
