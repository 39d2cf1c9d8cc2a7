"""What pictures say: words from a small table of a game, in one of its languages."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tablee.core.errors import BadOptions
from tablee.core.finding import LANGUAGES
from tablee.core.listing import listed
from tablee.core.naming import typeset

Table = Mapping[str, Mapping[str, str]]  # by language and key


class Captions(NamedTuple):
    """The words of a picture in one language."""

    language: str
    words: Mapping[str, str]

    def __call__(self, key: str, **facts: Any) -> str:
        """The words with this key, and with these facts in them."""
        said = self.words[key].format(**facts)
        return typeset(said) if self.language == "fr" else said

    def many(self, key: str, count: int, **facts: Any) -> str:
        """So many of something: of more than one, the words with an ``s`` after the key.

        In English none are many, in French they are not.
        """
        is_one = count < 2 if self.language == "fr" else count == 1
        return self(key if is_one else f"{key}s", count=count, **facts)

    def all_of(self, names: Iterable[str]) -> str:
        """One; one and two; one, two and three."""
        return listed(names, self.language)


def captions(words: Table, language: str) -> Captions:
    """The words of a table in a language."""
    return Captions(known(language), words[language])


def known(language: str) -> str:
    """The language itself, if there are words in it."""
    if language not in LANGUAGES:
        raise BadOptions(f"there are no pictures in {language!r}, only in {', '.join(LANGUAGES)}")
    return language
