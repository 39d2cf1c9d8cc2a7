"""What a review says of one moment of a game, in both languages and with a way to its step."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from tablee.core.protocol import Seat

LANGUAGES = ("en", "fr")


class Wording(Struct, frozen=True):
    """A sentence in each language."""

    en: str
    fr: str


class Finding(Struct, frozen=True, kw_only=True):
    """A moment worth another look; games add what they need to draw it."""

    seq: int  # the move that it is about, counted from 1 as replays count their steps
    until: int  # the last move that it is still about
    seat: Seat | None  # whose it is; None: everybody's
    said: Wording


class Decisive(Struct, frozen=True):
    """What decided a game: a sentence with marks for seats, and the step that it is about."""

    said: Wording
    seq: int | None = None  # counted as replays count their steps; None: no single one


def say(
    texts: Mapping[str, Mapping[str, str]], key: str, facts: Callable[[str], Mapping[str, Any]]
) -> Wording:
    """The sentence with this key in each language, with the facts as that language puts them."""
    return Wording(*(texts[each][key].format(**facts(each)) for each in LANGUAGES))


def decimal(value: float, language: str) -> str:
    """One digit after the point, which in French is a comma."""
    text = f"{value:.1f}"
    return text.replace(".", ",") if language == "fr" else text


def percent(chance: float) -> int:
    """Rounded, but never to nothing and never to certainty."""
    if chance <= 0 or chance >= 1:
        return 100 * (chance >= 1)
    return min(99, max(1, round(100 * chance)))
