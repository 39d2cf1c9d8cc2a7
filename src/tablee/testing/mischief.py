"""Bad input on purpose: legal actions with something wrong about them."""

from collections.abc import Callable
from random import Random
from typing import Any

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    0.5,
    "",
    "?",
    "A" * 5000,
    "\x00",
    "é",
    [],
    [[]],
    [None],
    {},
    {"": ""},
    {"A": 1},
    [["A"]],
    [["A", "B", "C"]],
)


def mangled(plain: dict[str, Any], types: list[str], rng: Random) -> dict[str, Any]:
    """The plain form of an action, with one thing wrong that a careless client might send."""
    if rng.random() < 0.15:
        return {**plain, "type": rng.choice([*types, "nothing", *JUNK])}
    ways: tuple[Callable[[dict[str, Any], Random], dict[str, Any]], ...] = (
        _junk_field,
        _extra_field,
        _missing_field,
        _shaken,
        _shaken,
        _shaken,
    )
    return rng.choice(ways)(dict(plain), rng)


def _junk_field(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**plain, rng.choice(list(plain)): rng.choice(JUNK)}


def _extra_field(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**plain, rng.choice(["extra", "seat", "at_ms", "__class__"]): rng.choice(JUNK)}


def _missing_field(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    plain.pop(rng.choice(list(plain)))
    return plain


def _shaken(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Every field keeps its shape; its leaves change places, come twice or go missing."""
    leaves = list(_leaves({key: value for key, value in plain.items() if key != "type"}))

    def shake(value: Any) -> Any:
        if isinstance(value, dict):
            items = [(key, shake(item)) for key, item in value.items()]
            return dict(items[: len(items) - (rng.random() < 0.1)])
        if isinstance(value, list | tuple):
            items = [shake(item) for item in value]
            if items and rng.random() < 0.2:
                items.append(rng.choice(items))
            return items
        return rng.choice(leaves) if leaves and rng.random() < 0.3 else value

    return {key: value if key == "type" else shake(value) for key, value in plain.items()}


def _leaves(value: Any) -> Any:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _leaves(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _leaves(item)
    else:
        yield value
