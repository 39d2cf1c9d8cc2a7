"""What every game asks of a given position: seats that sit here, time that can be counted."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

S = TypeVar("S")
LATEST_MS = 2**52  # table time in any position; every sum with it is exact, on a page too


def first_flaw(state: S, checks: Iterable[Callable[[S], str | None]]) -> str | None:
    """What the first check that fails says; later checks may rely on the earlier ones."""
    return next((found for check in checks if (found := check(state)) is not None), None)


def time_flaw(*times_ms: int) -> str | None:
    """Table time is counted from 0, and ends somewhere."""
    if all(0 <= each <= LATEST_MS for each in times_ms):
        return None
    return f"table time runs from 0 to {LATEST_MS} ms"


def are_seats(listed: Sequence[int], seats: int) -> bool:
    """Whether these are seats of the table, each once."""
    return len({*listed}) == len(listed) and all(0 <= each < seats for each in listed)


def are_sorted_seats(listed: Sequence[int], seats: int) -> bool:
    """The same, in seat order."""
    return are_seats(listed, seats) and list(listed) == sorted(listed)
