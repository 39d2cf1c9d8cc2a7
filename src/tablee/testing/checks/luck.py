"""Luck: drawn from the generator that is given, and from a script where there is one."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import inspect

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.match import Match
from tablee.core.protocol import Draw, Outcome
from tablee.testing.broken import Broken, Count, same, short
from tablee.testing.edits import read_as
from tablee.testing.trial import Trial

DRAWS = 20  # of each state that owes cheap luck
OWING = 6  # states that owe luck, of each random game


def draws_follow_their_seed(trial: Trial) -> Count:
    """One seed draws the same twice; other seeds draw something else sooner or later."""
    drawn = cheap = 0
    seen: set[str] = set()
    owing = [step for step in trial.steps(10**6) if isinstance(step.move, Outcome)][:OWING]
    for number, step in enumerate(owing):
        trial.here, trial.move = step.state, None
        waiting = trial.rules.waiting(step.state)
        is_expensive = isinstance(waiting, Draw) and waiting.expensive
        for seed in range(1 if is_expensive else DRAWS):
            first = trial.rules.draw(step.state, Random(seed))
            second = trial.rules.draw(step.state, Random(seed))
            same(second, first, "what one seed draws, drawn again,")
            same(codec(trial.game).thing(to_json(first)), first, "an outcome that is read back")
            refusal = trial.rules.check(step.state, Outcome(first))
            if refusal is not None:
                raise Broken(f"what luck drew is refused: {short(refusal)}")
            drawn += 2
            if not is_expensive:
                seen.add(f"{number} {to_json(first)}")
        cheap += not is_expensive
    if cheap and len(seen) == cheap:
        raise Broken(f"{DRAWS} seeds draw the same luck: does draw ask its generator?")
    return Count(drawn, "draws compared")


# -- explicit luck -----------------------------------------------------------------------------


def scripted_luck_is_used(trial: Trial) -> Count:
    """A setup made of luck that was drawn is what the game then plays with.

    Fields of the setup are filled by name and type: with outcomes, with fields of outcomes, or
    with all of these in a row. What cannot be filled so is left alone.
    """
    game, used = trial.game, 0
    fields = _fields(game.types.setup)
    for walk in trial.walks if fields else ():
        drawn = [move.drawn for move in walk.moves if isinstance(move, Outcome)]
        values = {name: _fill(name, kind, drawn) for name, kind in fields}
        filled = {name: value for name, value in values.items() if value not in (None, [])}
        setup = read_as(filled, game.types.setup) if filled else None
        if setup is None:
            continue
        trial.here, trial.move = walk.first, None
        script = trial.rules.script(walk.first, setup)
        told = [to_plain(each) for each in script if each is not None]
        for name, value in filled.items():
            if not _is_told(told, value):
                raise Broken(f"the setup says {name}={short(value)}; the script has {short(told)}")
        _play(trial, filled, script)
        used += len(told)
    return Count(used, "outcomes scripted")


def _play(trial: Trial, setup: dict[str, Any], script: tuple[Any, ...]) -> None:
    """A match with that setup draws the script first, whatever its seed is."""
    match = Match.new(
        trial.game, seats=trial.seats, seed=trial.seed + 1, setup=setup, **trial.options
    )
    drawn = [move.drawn for move in match.moves if isinstance(move, Outcome)]
    for outcome, scripted in zip(drawn, script, strict=False):
        if scripted is not None:
            same(outcome, scripted, "luck that was given")


def _fields(kind: Any) -> list[tuple[str, inspect.Type]]:
    """The fields of a setup; required ones come first in what a reader needs."""
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        return []
    return [(field.encode_name, field.type) for field in info.fields]


def _fill(name: str, kind: inspect.Type, drawn: list[Any]) -> Any:
    """A value for a field: of the first outcome that has one, or of all in a row."""
    plain = [to_plain(each) for each in drawn]
    for each in plain:
        told = _parts(each) if isinstance(kind, inspect.UnionType | inspect.LiteralType) else ()
        for value in (each.get(name), each, *told):
            if value is not None and _is_of(value, kind):
                return value
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(bare, inspect.VarTupleType):
        row = [value for each in plain for value in _parts(each) if _is_of(value, bare.item_type)]
        return row[: _first_run(plain, bare)]
    return None


def _first_run(plain: list[Any], kind: inspect.VarTupleType) -> int:
    """How many outcomes in a row, from the first one that fits, can go into a row of luck."""
    run = 0
    for each in plain:
        if any(_is_of(value, kind.item_type) for value in _parts(each)):
            run += 1
        elif run:
            break
    return run


def _parts(outcome: dict[str, Any]) -> Iterator[Any]:
    """An outcome, or the one thing that it says."""
    fields = {name: value for name, value in outcome.items() if name != "type"}
    yield from fields.values() if len(fields) == 1 else (outcome,)


def _is_of(value: Any, kind: inspect.Type) -> bool:
    """Whether a plain value can be read as a type."""
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    kinds = bare.types if isinstance(bare, inspect.UnionType) else (bare,)
    return any(_fits(value, each) for each in kinds)


def _fits(value: Any, kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.Metadata):
        return _fits(value, kind.type)
    if isinstance(kind, inspect.StructType):
        return isinstance(value, dict) and value.get(kind.tag_field or "type") == kind.tag
    if isinstance(kind, inspect.VarTupleType):
        return isinstance(value, list) and all(_is_of(each, kind.item_type) for each in value)
    if isinstance(kind, inspect.LiteralType):
        return not isinstance(value, list | dict) and value in kind.values
    plain: dict[type, type] = {
        inspect.IntType: int,
        inspect.StrType: str,
        inspect.BoolType: bool,
    }
    return type(value) is plain.get(type(kind))


def _is_told(told: list[Any], value: Any) -> bool:
    """Whether a script has a value: as it is, or each item of a row in some outcome."""
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return all(_holds(told, each) for each in value)
    return _holds(told, value)


def _holds(told: Any, value: Any) -> bool:
    """Whether a value stands anywhere in a plain form."""
    if told == value:
        return True
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return any(_holds(each, value) for each in inner)
