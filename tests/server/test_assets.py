"""The page of the board and its files, as a browser loads them."""

import re

import httpx
import pytest

pytestmark = pytest.mark.slow


def test_the_files_of_the_page_are_compressed_and_cached(on_sqlite: str) -> None:
    address = on_sqlite
    page = httpx.get(address)
    assert page.headers["cache-control"] == "no-cache"
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    faces = [name for name in names if name.endswith(".woff2")]
    assert len(faces) == 2
    for name in faces:
        face = httpx.get(f"{address}{name}", headers={"Accept-Encoding": "gzip"})
        assert face.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in face.headers, "a face is compressed already"
        assert "immutable" in face.headers["cache-control"]
    assert {name.rpartition(".")[2] for name in names} == {"js", "css", "woff2"}
    for name in set(names) - set(faces):
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
    assert httpx.get(f"{address}/assets/none.js").status_code == 404


def test_the_licences_of_the_faces_are_beside_them(on_sqlite: str) -> None:
    for face in ("figtree", "zen-antique-soft"):
        licence = httpx.get(f"{on_sqlite}/licences/{face}.txt").text
        assert "Copyright" in licence
        assert "SIL OPEN FONT LICENSE" in licence.upper()


def test_files_whose_names_stay_are_asked_for_each_time(on_sqlite: str) -> None:
    kinds = {"sw.js": "javascript", "manifest.webmanifest": "application/manifest+json",
             "icon-512.png": "image/png", "favicon.svg": "image/svg+xml"}  # fmt: skip
    for name, kind in kinds.items():
        answer = httpx.get(f"{on_sqlite}/{name}")
        assert answer.status_code == 200, name
        assert kind in answer.headers["content-type"]
        assert answer.headers["cache-control"] == "no-cache"
        unchanged = {"If-None-Match": answer.headers["etag"]}
        assert httpx.get(f"{on_sqlite}/{name}", headers=unchanged).status_code == 304
    worker = httpx.get(f"{on_sqlite}/sw.js")
    assert worker.headers["service-worker-allowed"] == "/"


def test_the_manifest_names_icons_that_are_there(on_sqlite: str) -> None:
    manifest = httpx.get(f"{on_sqlite}/manifest.webmanifest").json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        found = httpx.get(f"{on_sqlite}{icon['src']}")
        assert found.headers["content-type"].startswith(icon["type"])
