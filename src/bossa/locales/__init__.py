"""Texts in five languages, from the Fluent catalogues beside this file.

`say` turns a refusal into a sentence. `Texts` gives any message by its id. `texts.py` says which
catalogues there are; the front end bundles those of the board itself.
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
