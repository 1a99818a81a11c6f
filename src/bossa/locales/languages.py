"""The languages that there are, and how to choose one for a user."""

from collections.abc import Mapping

LANGUAGES = ("en", "ja", "de", "fr", "it")


def nearest_language(wanted: str) -> str | None:
    """The language for a tag such as `de`, `de-CH` or `de_DE.UTF-8`; None if there is none."""
    tag = wanted.replace("_", "-").split(".")[0].split("-")[0].lower()
    return tag if tag in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language of the first variable that is set. English if there is none for it."""
    for name in ("BOSSA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return nearest_language(environment[name]) or "en"
    return "en"
