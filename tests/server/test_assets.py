"""The page of the board and its files, as a browser loads them."""

import re

import httpx
import pytest

pytestmark = pytest.mark.slow

BUDGET = 200_000
"""The most bytes that the page may send, compressed and with all its files."""


def test_the_page_is_small_and_its_files_are_compressed_and_cached(on_sqlite: str) -> None:
    address = on_sqlite
    page = httpx.get(address)
    assert page.headers["cache-control"] == "no-cache"
    sent = len(page.content)
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert len(names) == 2
    for name in names:
        zipped = httpx.get(f"{address}{name}", headers={"Accept-Encoding": "gzip"})
        plain = httpx.get(f"{address}{name}", headers={"Accept-Encoding": "identity"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert zipped.content == plain.content
        assert zipped.headers["content-type"] == plain.headers["content-type"]
        for answer in (zipped, plain):
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "Accept-Encoding"
            unchanged = {"If-None-Match": answer.headers["etag"], "Accept-Encoding": "gzip"}
            assert httpx.get(f"{address}{name}", headers=unchanged).status_code == 304
        part = {"Range": "bytes=0-9", "Accept-Encoding": "gzip"}
        assert httpx.get(f"{address}{name}", headers=part).content == plain.content[:10]
        sent += int(zipped.headers["content-length"])
    assert sent < BUDGET
    assert httpx.get(f"{address}/assets/none.js").status_code == 404
