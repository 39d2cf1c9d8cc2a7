"""How games end: results that name the winners, by endings that are declared."""

from tablee.core.protocol import Result
from tablee.testing.broken import Broken, Count
from tablee.testing.trial import Trial


def results_rank_the_winners(trial: Trial) -> Count:
    """A score and a rank for each seat; who has won is who is first."""
    seen = 0
    for state, result in trial.results():
        _rank(result, state.seats)
        seen += 1
    return Count(seen, "results read")


def _rank(result: Result, seats: int) -> None:
    for name, given in (("scores", result.scores), ("ranks", result.ranks)):
        if len(given) != seats:
            raise Broken(f"{len(given)} {name} for {seats} seats: {result}")
    if any(type(rank) is not int or not 1 <= rank <= seats + 1 for rank in result.ranks):
        raise Broken(f"ranks are counted from 1 to the last seat's: {result}")
    if len({*result.winners}) != len(result.winners):
        raise Broken(f"a winner is named twice: {result}")
    first = {seat for seat, rank in enumerate(result.ranks) if rank == 1}
    if {*result.winners} != first:
        raise Broken(f"the winners are not those of rank 1: {result}")
    ranks = tuple(1 + sum(other < own for other in result.ranks) for own in result.ranks)
    if first and any(own < least for own, least in zip(result.ranks, _dense(ranks), strict=True)):
        raise Broken(f"a rank is better than the ranks before it allow: {result}")


def _dense(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """1, 2, 2, 3: ranks without gaps."""
    order = sorted({*ranks})
    return tuple(1 + order.index(rank) for rank in ranks)


def endings_are_declared(trial: Trial) -> Count:
    """Every way to end is in ``examples.endings``, so that golden games can cover it."""
    known, seen = trial.game.examples.endings, 0
    for _, result in trial.results():
        if result.ending not in known:
            raise Broken(f"the ending {result.ending!r} is not among {', '.join(known)}")
        seen += 1
    return Count(seen, "endings read")
