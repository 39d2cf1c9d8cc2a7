"""Which flicks of a game are worth a second look, and what comes of it.

Physics is expensive, so only some flicks are tried again: those after which least was there of what
the spot had promised. How many is counted in simulated flicks, never timed. Without MuJoCo the
review counts what happened and tries nothing.
"""

from collections.abc import Sequence

from tablee.core.protocol import Seat
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.review.model import FlickReview, SchoolReview
from tablee.games.icecool.review.shots import Played, Shot, count, disappointment, shots_of

MOST = 12  # flicks that are tried again, at some thirty simulated flicks each
WORST = 3


def review(played: Played, *, most: int = MOST) -> SchoolReview:
    """Every flick of a log, given as each move with the state it was made in."""
    shots = list(shots_of(played))
    chosen = sorted(shots, key=disappointment, reverse=True)[:most]
    reviews = sorted(_tried(chosen), key=lambda found: found.seq)
    dear = sorted((each for each in reviews if each.better), key=lambda each: -each.loss)
    seats = range(played[0][0].seats) if played else ()
    return SchoolReview(
        flicks=tuple(reviews),
        worst=tuple(each.seq for each in dear[:WORST]),
        seats=tuple(count(Seat(seat), shots) for seat in seats),
        unseen=len(shots) - len(reviews),
    )


def _tried(shots: Sequence[Shot]) -> list[FlickReview]:
    if PHYSICS.is_missing:
        return []
    from tablee.games.icecool.review.trying import tried  # noqa: PLC0415 - it needs numpy

    return tried(shots, again=WORST)
