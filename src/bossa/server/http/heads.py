"""The head of a page: its title and description, and what chat programs show of a link to it."""

import re
from dataclasses import dataclass
from html import escape

from bossa.locales import texts

PICTURE = 1200, 630
_title = re.compile("<title>.*?</title>", re.DOTALL)
_language = re.compile(r'<html lang="[^"]*"')


@dataclass(frozen=True)
class Head:
    language: str
    title: str
    description: str
    image: str
    """The path of its picture."""

    @classmethod
    def of_page(cls, title: str, lead: str, language: str) -> "Head":
        """Of a page that is not a game: the ids of its messages."""
        say = texts(language)
        return cls(language, say(title), say(lead), f"/card/{language}.png")


def with_head(page: str, head: Head, address: str, path: str) -> str:
    """The page with this head. Every value is escaped: names may be anything."""
    width, height = PICTURE
    tags = [
        f"<title>{escape(head.title)}</title>",
        _named("description", head.description),
        _property("og:type", "website"),
        _property("og:site_name", "Bossa"),
        _property("og:locale", head.language),
        _property("og:title", head.title),
        _property("og:description", head.description),
        _property("og:url", address + path),
        _property("og:image", address + head.image),
        _property("og:image:type", "image/png"),
        _property("og:image:width", str(width)),
        _property("og:image:height", str(height)),
        _named("twitter:card", "summary_large_image"),
    ]
    # By a function: a name may have what a pattern of `re` would read as a group.
    page = _title.sub(lambda _: "\n    ".join(tags), page, count=1)
    return _language.sub(f'<html lang="{head.language}"', page, count=1)


def _named(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}" />'


def _property(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{escape(content)}" />'
