"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping

LANGUAGES = ("en", "ja", "de", "fr", "it")


def nearest_language(wanted: str) -> str | None:
    """One of ours for a tag such as `de`, `de-CH` or `de_DE.UTF-8`."""
    tag = wanted.replace("_", "-").split(".")[0].split("-")[0].lower()
    return tag if tag in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the usual variables ask for; English when they ask for none of ours."""
    for name in ("BOSSA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return nearest_language(environment[name]) or "en"
    return "en"
