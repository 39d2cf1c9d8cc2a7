"""Several things in one sentence."""

from collections.abc import Iterable, Mapping

AND = {"en": " and ", "fr": " et "}
OR = {"en": " or ", "fr": " ou "}


def listed(names: Iterable[str], language: str, last_by: Mapping[str, str] = AND) -> str:
    """One; one and two; one, two and three."""
    *others, last = names
    return f"{', '.join(others)}{last_by[language]}{last}" if others else last
