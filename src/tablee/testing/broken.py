"""What a check says: a promise is broken, or so many things were looked at."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.codec import to_plain

LONGEST = 200  # characters of a value in a sentence
Pair = tuple[str, str]  # what stands at one place of two things


class Broken(AssertionError):
    """A game breaks a promise of the contract."""


class Count(NamedTuple):
    """What a check has looked at."""

    number: int
    of: str  # as in "64 states compared"
    why_none: str = ""

    def __str__(self) -> str:
        if self.number == 0:
            return f"n/a: {self.why_none or f'no {self.of}'}"
        return f"{self.number:,} {self.of}"

    def plus(self, other: "Count") -> "Count":
        """Two looks together."""
        return Count(self.number + other.number, self.of, self.why_none or other.why_none)


class Difference(NamedTuple):
    """One place where two things differ."""

    place: str
    one: Any
    other: Any


class Nothing:
    """What stands where the other thing goes on."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Nothing()


def differences(one: Any, other: Any, place: str = "") -> Iterator[Difference]:
    """Where two plain forms differ, leaf by leaf."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in (*one, *(key for key in other if key not in one)):
            inner = f"{place}.{key}" if place else str(key)
            yield from differences(one.get(key, NOTHING), other.get(key, NOTHING), inner)
    elif isinstance(one, list) and isinstance(other, list):
        for at in range(max(len(one), len(other))):
            first, second = (each[at] if at < len(each) else NOTHING for each in (one, other))
            yield from differences(first, second, f"{place}[{at}]")
    elif one != other or type(one) is not type(other):
        yield Difference(place, one, other)


def pairs_in(one: Any, other: Any) -> "Counter[Pair]":
    """The values that differ between two things, wherever they stand, and how often."""
    found = differences(to_plain(one), to_plain(other))
    return Counter((repr(each.one), repr(each.other)) for each in found)


def short(value: Any) -> str:
    """A value in a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def same(got: Any, expected: Any, what: str) -> None:
    """Raise :class:`Broken`, naming the first difference, unless two things are the same."""
    if got == expected:
        return
    try:
        found = next(differences(to_plain(expected), to_plain(got)), None)
    except (TypeError, ValueError):
        found = None
    if found is None:
        raise Broken(f"{what} differs: {short(expected)} became {short(got)}")
    at = f" at {found.place}" if found.place else ""
    raise Broken(f"{what} differs{at}: {short(found.one)} became {short(found.other)}")
