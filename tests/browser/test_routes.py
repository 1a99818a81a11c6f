"""The pages of the front end are the pages that the server answers."""

import re
from pathlib import Path

from bossa.server.http.pages import PAGES

ROUTES = Path(__file__).parents[2] / "frontend/src/routes.ts"


def test_the_server_answers_the_addresses_of_the_front_end() -> None:
    table = re.search(r"ROUTES = \{(.*?)\}\s+as const", ROUTES.read_text("utf-8"), re.S)
    assert table, ROUTES
    assert sorted(re.findall(r"'(/[^']*)'", table[1])) == sorted(PAGES)
