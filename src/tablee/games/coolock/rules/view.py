"""What is seen: everything (CL-20). A view adds what can be worked out from it."""

from random import Random
from typing import Any

from tablee.core.protocol import Seat
from tablee.games.coolock.events import Event
from tablee.games.coolock.model import State, View
from tablee.games.coolock.rules.ghosts import prospects, reaches
from tablee.games.coolock.rules.queries import gold_round, keeper, medal

SAME = State.__struct_fields__


def view(state: State, seat: Seat | None) -> View:
    return View(
        keeper=keeper(state),
        gold_round=gold_round(state.table),
        medal=medal(state),
        reaches=reaches(state),
        prospects=prospects(state),
        **_taken(state),
    )


def guess(view: View, rng: Random) -> State:
    """The state itself: nothing is hidden."""
    return State(**_taken(view))


def redact(event: Event, seat: Seat | None) -> Event | None:
    return event


def _taken(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in SAME}
