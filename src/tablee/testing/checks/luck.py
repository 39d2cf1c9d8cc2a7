"""Luck: drawn from the generator that is given, and from a script where there is one."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

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


class Use(NamedTuple):
    """Where a value of a setup was taken from."""

    draw: int  # which draw of the game
    field: str | None  # of that outcome; None: the outcome as a whole
    value: Any


def scripted_luck_is_used(trial: Trial) -> Count:
    """A setup made of luck that was drawn scripts that luck, draw by draw, to its end.

    Fields of the setup are filled by name and type: with outcomes, with fields of outcomes, or
    with all of these in a row. What cannot be filled so is left alone.
    """
    game, used = trial.game, 0
    fields = _fields(game.types.setup)
    if not fields:
        return Count(0, "outcomes scripted", "Setup has no fields")
    for walk in trial.walks:
        drawing = [step for step in walk.steps if isinstance(step.move, Outcome)]
        drawn = [to_plain(step.move.drawn) for step in drawing if isinstance(step.move, Outcome)]
        found = {name: _fill(name, kind, drawn) for name, kind in fields}
        filled = {name: value for name, value in found.items() if value is not None}
        plain = {name: value for name, (value, _) in filled.items()}
        setup = read_as(plain, game.types.setup) if plain else None
        if setup is None:
            continue
        trial.here, trial.move = walk.first, None
        script = trial.rules.script(walk.first, setup)
        for name, (_, uses) in filled.items():
            for use in uses:
                _is_scripted(name, use, script)
        for step, scripted in zip(drawing, script, strict=False):
            trial.here = step.state
            if scripted is None:
                continue
            if (refusal := trial.rules.check(step.state, Outcome(scripted))) is not None:
                raise Broken(f"scripted luck is refused: {short(scripted)}, {short(refusal)}")
        used += sum(len(row) for _, row in filled.values())
        _begins(trial, plain, script)
    return Count(used, "outcomes scripted", "no field of Setup looks like luck that was drawn")


def _is_scripted(name: str, use: Use, script: tuple[Any, ...]) -> None:
    """The script has a value of the setup in the draw that it was taken from."""
    given = f"draw {use.draw + 1} gave {short(use.value)}, and Setup.{name} says so"
    if use.draw >= len(script):
        raise Broken(f"{given}; the script ends after {len(script)} draws")
    told = to_plain(script[use.draw])
    if use.field is not None and isinstance(told, dict):
        told = told.get(use.field)
    if told != use.value:
        raise Broken(f"{given}; the script has {short(told)} there")


def _begins(trial: Trial, setup: dict[str, Any], script: tuple[Any, ...]) -> None:
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


def _fill(name: str, kind: inspect.Type, drawn: list[Any]) -> tuple[Any, list[Use]] | None:
    """A value for a field, of the first outcome that has one or of many in a row."""
    is_open = isinstance(kind, inspect.UnionType | inspect.LiteralType)
    for number, each in enumerate(drawn):
        for use in _uses(number, each, name, with_parts=is_open):
            if use.value is not None and _is_of(use.value, kind):
                return use.value, [use]
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(bare, inspect.VarTupleType):
        row = _first_run(drawn, bare.item_type)
        return ([use.value for use in row], row) if row else None
    return None


def _uses(draw: int, outcome: Any, name: str, *, with_parts: bool) -> Iterator[Use]:
    """The field of that name, the outcome as a whole, and the one thing that it says."""
    if isinstance(outcome, dict):
        yield Use(draw, name, outcome.get(name))
    yield Use(draw, None, outcome)
    if with_parts:
        yield _part(draw, outcome)


def _part(draw: int, outcome: Any) -> Use:
    """The one thing that an outcome says, or all of it."""
    names = [name for name in outcome if name != "type"] if isinstance(outcome, dict) else []
    return Use(draw, names[0], outcome[names[0]]) if len(names) == 1 else Use(draw, None, outcome)


def _first_run(drawn: list[Any], kind: inspect.Type) -> list[Use]:
    """Outcomes one after the other, from the first that fits, or what each of them says."""
    run: list[Use] = []
    for number, each in enumerate(drawn):
        use = next(
            (
                use
                for use in (Use(number, None, each), _part(number, each))
                if _is_of(use.value, kind)
            ),
            None,
        )
        if use is not None:
            run.append(use)
        elif run:
            break
    return run


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
        inspect.NoneType: type(None),
    }
    return type(value) is plain.get(type(kind))
