"""The usual judge of a given position: what can be asked of any state without knowing its game."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from tablee.core.marks import A_SEAT, BY_SEAT, marked
from tablee.core.protocol import Decide, Seat, Waiting
from tablee.core.soundness import are_seats, first_flaw, time_flaw

MOST_SEATS = 64  # so that nobody's position makes a table of millions


def make_flaw(
    waiting: Callable[[Any], Waiting],
    actions: Callable[[Any, Seat], Iterator[Any]],
    view: Callable[[Any, Seat | None], Any],
) -> Callable[[Any], str | None]:
    """Time, the number of seats, what is marked as a seat or as a list by seat, and no dead end.

    It does not know what the numbers of a game mean. A game that takes positions from strangers
    writes its own.
    """

    def can_go_on(state: Any) -> str | None:
        """The rules answer, and somebody whom the table waits for can do something."""
        try:
            now = waiting(state)
            awaited = now.seats if isinstance(now, Decide) else ()
            if not are_seats(awaited, state.seats):
                return "the table waits for a seat that is not there"
            stuck = [seat for seat in awaited if next(iter(actions(state, seat)), None) is None]
            for seat in (*map(Seat, range(state.seats)), None):
                view(state, seat)
        except Exception as error:  # whatever a game's own code makes of a state that cannot be
            return f"the rules cannot go on from it ({type(error).__name__}: {error})"
        if stuck or (isinstance(now, Decide) and not awaited and now.deadline_ms is None):
            return "nobody can act, and the game is not over"
        return None

    return lambda state: first_flaw(state, (_of_time, _of_seats, can_go_on))


def _of_time(state: Any) -> str | None:
    return time_flaw(state.at_ms)


def _of_seats(state: Any) -> str | None:
    if not 1 <= state.seats <= MOST_SEATS:
        return f"a table has 1 to {MOST_SEATS} seats"
    if not are_seats(getattr(state, "left", ()), state.seats):
        return "somebody has left who was not there"
    kind: type[Struct] = type(state)
    for name in marked(kind, BY_SEAT):
        if len(getattr(state, name)) != state.seats:
            return f"{name} has one item for each of the {state.seats} seats"
    for name in marked(kind, A_SEAT):
        value = getattr(state, name)
        if value is not None and not 0 <= value < state.seats:
            return f"{name} is one of the {state.seats} seats"
    return None
