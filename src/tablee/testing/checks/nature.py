"""``nature``: what a game says it is, against what it turns out to be at all its tables."""

from collections.abc import Iterator
from typing import Any

from tablee.core.protocol import Decide, Draw, Result
from tablee.testing.broken import Broken, Count
from tablee.testing.trial import Trial
from tablee.testing.walks import Walk, spread, viewers

STATES = 6  # of each random game, at its beginning and later, that may hide something
GUESSES = 3
MORE_SEEDS = 6  # played where a game has few tables
ENOUGH_ENDS = 12  # games that must have ended before a game looks co-operative


def secrets_are_declared(trial: Trial) -> Count:
    """``has_secrets`` just where some view does not tell the whole state."""
    seen, hidden = 0, None
    for table in trial.everywhere():
        rng = table.rng("nature")
        for state, viewer in _looks(table):
            seen += 1
            view = table.rules.view(state, viewer)
            if any(table.rules.guess(view, rng) != state for _ in range(GUESSES)):
                hidden = state, viewer
                break
        if hidden is not None:
            break
    if hidden is not None and not trial.game.nature.has_secrets:
        trial.here = hidden[0]
        raise Broken(f"has_secrets is false, and the view of seat {hidden[1]} hides something")
    if hidden is None and seen and trial.game.nature.has_secrets:
        raise Broken(f"has_secrets is true, and nothing was hidden in {seen} views")
    return Count(seen, "views looked behind")


def _looks(table: Trial) -> Iterator[tuple[Any, Any]]:
    for walk in table.walks:
        for state in (*walk.states[:STATES], *spread(walk.states[STATES:], STATES)):
            for viewer in viewers(state):
                yield state, viewer


def luck_is_declared(trial: Trial) -> Count:
    """``has_later_luck`` and ``has_expensive_draws`` just where luck is owed like that."""
    later = expensive = None
    draws = 0
    for table in trial.everywhere():
        for walk in table.walks:
            decided = False
            for state, waiting in _waits(table, walk):
                if isinstance(waiting, Draw):
                    draws += 1
                    later = state if decided and later is None else later
                    expensive = state if waiting.expensive and expensive is None else expensive
                decided = decided or isinstance(waiting, Decide)
        if later is not None and (expensive is not None or not _says(trial, "expensive_draws")):
            break
    _agree(trial, "later_luck", later, "luck is owed after a decision")
    _agree(trial, "expensive_draws", expensive, "a draw is expensive")
    return Count(draws, "draws looked at")


def time_is_declared(trial: Trial) -> Count:
    """``is_real_time`` where several seats may act while a timer of the rules runs."""
    racing, seen = None, 0
    for table in trial.everywhere():
        for walk in table.walks:
            for state, waiting in _waits(table, walk):
                seen += 1
                if isinstance(waiting, Decide) and waiting.deadline_ms is not None:
                    is_race = waiting.expiry == "tick" and len(waiting.seats) > 1
                    racing = state if is_race and racing is None else racing
        if racing is not None:
            break
    if max(trial.game.seats) > 1:
        flag, trial.here = trial.game.nature.is_real_time, racing
        if racing is not None and not flag:
            raise Broken("is_real_time is false, and several seats race against a timer")
        if racing is None and seen and flag:
            raise Broken(f"is_real_time is true, and in {seen} states nobody raced against a timer")
    return Count(seen, "states looked at")


def teams_are_declared(trial: Trial) -> Count:
    """``is_cooperative`` just where everybody wins or loses together."""
    results: list[tuple[Any, Result]] = []
    most = 1 if trial.game.nature.has_expensive_draws else MORE_SEEDS
    for seed in range(trial.seed, trial.seed + most):
        for table in Trial(trial.game, trial.seats, {}, seed, trial.effort).everywhere():
            results += table.results() if table.seats > 1 else ()
        if len(results) >= ENOUGH_ENDS:
            break
    for state, result in results if trial.game.nature.is_cooperative else ():
        trial.here = state
        if len(result.winners) not in (0, state.seats) or len({*result.ranks}) > 1:
            raise Broken(f"is_cooperative is true, and not all win or lose together: {result}")
    together = [result for _, result in results if len({*result.ranks}) == 1]
    alike = len(together) == len(results) >= ENOUGH_ENDS
    if alike and not trial.game.nature.is_cooperative:
        raise Broken(f"is_cooperative is false, and all {len(results)} games ended alike for all")
    return Count(len(results), "results compared")


def _waits(table: Trial, walk: Walk) -> Iterator[tuple[Any, Any]]:
    """Each state that a move was made in, and what it waited for."""
    for step in walk.steps:
        yield step.state, table.rules.waiting(step.state)


def _says(trial: Trial, name: str) -> bool:
    flag: bool = getattr(trial.game.nature, f"has_{name}")
    return flag


def _agree(trial: Trial, name: str, found: Any, what: str) -> None:
    """What is declared was seen, and nothing else was."""
    trial.here = found
    if found is not None and not _says(trial, name):
        raise Broken(f"has_{name} is false, and {what}")
    if found is None and _says(trial, name):
        raise Broken(f"has_{name} is true, and in no random game it was so that {what}")
