"""Who is who in a sentence.

A game writes each seat into its sentences as a mark; whoever shows them puts a name in its place:
what a person has typed, or what the game itself calls that seat ("the red disc", « le disque
rouge »). What comes before a name bends to it, and a sentence begins with a capital.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

FIRST = 0xE000  # of Unicode's private use area: no keyboard types these
MOST = 64
SEATS = {"en": "seat {}", "fr": "la place {}"}
VOWELS = "aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
MARKED = re.compile(rf"((?:\b(?:[Dd]e|[Àà]|[Qq]ue) )?)([{chr(FIRST)}-{chr(FIRST + MOST - 1)}])")
BENT = {("de", "le "): "du ", ("de", "les "): "des ", ("à", "le "): "au ", ("à", "les "): "aux "}
STOP = re.compile(r" (?=[:;!?»])")
GUILLEMET = re.compile(r"(?<=«) ")
ENDINGS = (".", "!", "?", "…")


class Name(NamedTuple):
    """What a seat is called: by its game, or as a person has typed it."""

    text: str
    is_typed: bool = False


NameOf = Callable[[int], Name]


def mark(seat: int) -> str:
    """A seat as it stands in a sentence until its name is put there."""
    return chr(FIRST + seat)


def usual_name(language: str) -> NameOf:
    """What a seat is called where nobody knows more: counted from 1, as people do."""
    return lambda seat: Name(SEATS[language].format(seat + 1))


def with_names(text: str, name_of: NameOf, language: str) -> str:
    """A sentence with a name for each mark."""

    def put(found: re.Match[str]) -> str:
        word, sign = found[1] or "", found[2]
        name = name_of(ord(sign) - FIRST)
        before = text[: found.start()].rstrip()
        said = _joined(word, name) if language == "fr" else f"{word}{name.text}"
        is_first = not before or before.endswith(ENDINGS)
        # What people have typed stays as they typed it.
        return said[:1].upper() + said[1:] if is_first and not name.is_typed else said

    named = MARKED.sub(put, text)
    return typeset(named) if language == "fr" else named


def typeset(text: str) -> str:
    """French punctuation with the spaces that no line breaks at."""
    return GUILLEMET.sub("\u00a0", STOP.sub("\u00a0", text))


def _joined(word: str, name: Name) -> str:
    """In French, de + le is du, à + le is au, and a vowel shortens what comes before it."""
    text, small = name.text, word.strip().lower()
    if small in ("de", "que") and text[:1] in VOWELS:
        return f"{word.rstrip()[:-1]}’{text}"
    article = text[: text.find(" ") + 1]
    short = BENT.get((small, article))
    if short is None or name.is_typed:
        return f"{word}{text}"
    bent = short.capitalize() if word[0].isupper() else short
    return f"{bent}{text.removeprefix(article)}"
