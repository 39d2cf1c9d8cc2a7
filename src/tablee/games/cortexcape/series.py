"""Two-leg matches (CX-90): each player starts once, totals are added."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.errors import BadSeats
from tablee.core.protocol import Result, Seat
from tablee.games.cortexcape.model import State

ENDING = "two_legs"


def default_legs(seats: int, mode: str, rated: bool) -> int:  # noqa: FBT001
    """Two for rated games of two and for every short game of two; else one."""
    return 2 if seats == 2 and (rated or mode == "short") else 1


def next_options(options: Mapping[str, Any], final: State) -> dict[str, Any]:
    """The options of a rematch: with two players, who did not start this time starts the next."""
    if final.table.seats != 2 or final.starter is None:
        return dict(options)
    return return_leg(options, final.starter)


def return_leg(options: Mapping[str, Any], first_starter: int) -> dict[str, Any]:
    """The options of the second leg: the other player starts, without a draw (CX-19)."""
    return {**options, "starter": 1 - first_starter}


def add_up(results: Sequence[Result]) -> Result:
    """The result of all legs together."""
    sizes = {len(result.scores) for result in results}
    if len(sizes) != 1:
        raise BadSeats("legs of one match have the same seats")
    scores = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
    given_up = next((result for result in results if result.ending == "given_up"), None)
    if given_up is not None:  # who leaves a leg has lost the match
        return Result(ENDING, given_up.winners, scores, given_up.ranks)
    ranks = tuple(1 + sum(other < own for other in scores) for own in scores)
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Result(ENDING, winners, scores, ranks)
