"""Which flicks of a game are worth a second look, and what comes of it.

Physics is expensive, so only some flicks are tried again: those after which least was there of what
the spot had promised. How many is counted in simulated flicks, never timed. Without MuJoCo the
review counts what happened and tries nothing.
"""

from collections.abc import Sequence

from tablee.core.protocol import Seat
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.review.attempts import Attempt, Played, attempts_of, count, disappointment
from tablee.games.icecool.review.model import FlickReview, SchoolReview

MOST = 12  # flicks that are tried again, at some thirty simulated flicks each
WORST = 3


def review(played: Played, *, most: int = MOST) -> SchoolReview:
    """Every flick of a log, given as each move with the state it was made in."""
    attempts = list(attempts_of(played))
    chosen = sorted(attempts, key=disappointment, reverse=True)[:most]
    reviews = sorted(_tried(chosen), key=lambda found: found.seq)
    dear = sorted((each for each in reviews if each.better), key=lambda each: -each.loss)
    seats = range(played[0][0].seats) if played else ()
    return SchoolReview(
        flicks=tuple(reviews),
        worst=tuple(each.seq for each in dear[:WORST]),
        seats=tuple(count(Seat(seat), attempts) for seat in seats),
        unseen=len(attempts) - len(reviews),
    )


def _tried(attempts: Sequence[Attempt]) -> list[FlickReview]:
    if PHYSICS.is_missing:
        return []
    from tablee.games.icecool.review.trying import tried  # noqa: PLC0415 - it needs numpy

    return tried(attempts, again=WORST)
