"""Texts in five languages, from the Fluent catalogues beside this file.

`say` turns a refusal into a sentence. `Texts` gives any message by its id. The catalogue `web.ftl`
is for the front end, which bundles it itself.
"""

from bossa.locales.languages import LANGUAGES, language_of_environment, nearest_language
from bossa.locales.texts import Texts, say, texts

__all__ = [
    "LANGUAGES",
    "Texts",
    "language_of_environment",
    "nearest_language",
    "say",
    "texts",
]
