"""Options at every bound: refused in words, or a game that can be played."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import inspect

from tablee.core.codec import codec
from tablee.core.errors import TableeError
from tablee.testing.broken import Broken, Count, short
from tablee.testing.trial import Trial, why
from tablee.testing.walks import walk

PAIRS = 16  # pairs of options that are tried together
MOVES = 30  # played with each set of options
FREE = (-1, 0, 1, 2, 1_000)  # for a number without bounds
ITEMS = 3  # values that are tried in a list


def options_at_their_bounds(trial: Trial) -> Count:
    """Each option at its bounds and beyond, alone and in pairs; nothing ends in a crash."""
    rng, tried = trial.rng("options"), 0
    kind = inspect.type_info(trial.game.types.options)
    assert isinstance(kind, inspect.StructType)
    fields = {each.encode_name: list(_values(each.type, trial.seats)) for each in kind.fields}
    sets: list[dict[str, Any]] = [{}]
    sets += [{name: value} for name, values in fields.items() for value in values]
    both = [
        {one: first, other: second}
        for one in fields
        for other in fields
        if one < other
        for first, second in product(fields[one], fields[other])
    ]
    for options in (*sets, *rng.sample(both, min(PAIRS, len(both)))):
        _playable(trial, {**trial.options, **options})
        tried += 1
    return Count(tried, "sets of options tried")


def _playable(trial: Trial, options: dict[str, Any]) -> None:
    """Refused with a sentence, or played for a while."""
    trial.here = None
    rules = trial.rules
    try:
        first = rules.setup(trial.seats, codec(trial.game).options(options))
    except TableeError as error:
        if not str(error).strip():
            raise Broken(f"the options {short(options)} are refused without a word") from None
        return
    except Exception as error:
        raise Broken(
            f"the options {short(options)} end in a crash, not in BadOptions: {why(error)}"
        ) from error
    trial.here = first
    if (flaw := rules.flaw(first)) is not None:
        raise Broken(f"with {short(options)} the first state is impossible: {flaw}")
    rng = trial.rng("with options")
    played = walk(
        trial.game, trial.seats, options, rng, is_busy=False, moves=MOVES, expensive_draws=0
    )
    if played.trouble is not None:
        trial.here = played.states[-1]
        raise Broken(f"with {short(options)} a random game fails: {why(played.trouble)}")
    last = trial.here = played.states[-1]
    if (flaw := rules.flaw(last)) is not None:
        raise Broken(f"with {short(options)} a state of play is called impossible: {flaw}")


def _values(kind: inspect.Type, seats: int) -> Iterator[Any]:
    """Values of a type at its bounds, and just beyond them."""
    if isinstance(kind, inspect.Metadata):
        yield from _values(kind.type, seats)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _values(each, seats)
    elif isinstance(kind, inspect.LiteralType):
        yield from kind.values
    elif isinstance(kind, inspect.BoolType):
        yield from (False, True)
    elif isinstance(kind, inspect.NoneType):
        yield None
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        yield from _numbers(kind)
    elif isinstance(kind, inspect.StrType):
        yield from ("", "?")
    elif isinstance(kind, inspect.VarTupleType):
        items = list(_values(kind.item_type, seats))
        yield []
        yield from ([item] for item in items[:ITEMS])
        yield from ([item] * seats for item in items[:ITEMS])
        yield items[:1] * (seats + 1)


def _numbers(kind: inspect.IntType | inspect.FloatType) -> Iterator[Any]:
    low = kind.ge if kind.ge is not None else kind.gt
    high = kind.le if kind.le is not None else kind.lt
    if low is None and high is None:
        yield from FREE
    for bound in (low, high):
        if bound is not None:
            yield from (bound - 1, bound, bound + 1)
