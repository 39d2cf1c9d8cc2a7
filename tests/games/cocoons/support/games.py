"""Games of Cocoons for properties: all levels, hard, custom, seats 1 to 4, every phase.

A game follows a way of a team that knows everything for a while, then anything goes.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from tests.games.cocoons.support.clairvoyant import Box, actions, best

import tablee

TABLES: dict[str, dict[str, Any]] = {
    **{f"level-{level}": {"level": level} for level in range(1, 6)},
    "hard-2": {"level": 2, "hard": True, "auto_share": False},
    "hard-4": {"level": 4, "hard": True, "assist": "pins"},
    "pins-3": {"level": 3, "assist": "pins", "auto_share": False},
    "few-slides": {"level": 2, "reserve": 3},
    "few-tokens": {"level": 1, "reserve": 13, "auto_share": False},
    "custom": {
        "level": "custom",
        "traps": ["S", "S", "A", "L1", "R1", "R2", "R3", "T"],
        "auto_share": False,
    },
    "hard-custom": {
        "level": "custom",
        "hard": True,
        "traps": ["N1", "N2", "N3", "S", "A", "T", "T", "R8"],
    },
}
Played = tuple[Any, tuple[int, Any], Any, tuple[Any, ...]]
WEIGHTS = {"correct": 0.15, "note": 0.3, "share": 0.6, "refuse_end": 0.5, "leave_it": 0.5}


def table(name: str, seed: int, seats: int | None = None) -> tablee.Match:
    """A fresh game of this kind; the number of seats goes by the seed unless said."""
    return tablee.Match.new("cocoons", seats=seats or 1 + seed % 4, seed=seed, **dict(TABLES[name]))


@cache
def line_home(
    start: int,
    traps: tuple[str | None, ...],
    guardians: tuple[str | None, ...],
    identities: tuple[str, ...],
) -> tuple[Mapping[str, str], ...]:
    _, way = best(Box(start, traps), haste=3)
    return tuple(actions(way, start, guardians, identities))


def way_home(match: tablee.Match) -> list[Mapping[str, str]]:
    """A short way from the beginning of a game."""
    state = match.state
    slots = state.slots
    return list(
        line_home(
            state.free,
            tuple(slot.trap for slot in slots),
            tuple(slot.guardian for slot in slots),
            state.identities,
        )
    )


def chosen(match: tablee.Match, rng: Random) -> tuple[int, Any]:
    """Any seat that may do something, and any of the things it may do, words included."""
    seats = [seat for seat in range(match.state.seats) if match.offer(seat).actions]
    if match.state.active in seats and rng.random() < 0.7:
        seats = [match.state.active]
    seat = rng.choice(seats)
    by_kind: dict[str, list[Any]] = {}
    for action in match.offer(seat).actions:
        by_kind.setdefault(tablee.to_plain(action)["type"], []).append(action)
    by_kind["note"] = [{"type": "note", "cocoon": "C", "guardian": rng.choice(["fox", None])}]
    kinds = [*by_kind]
    (kind,) = rng.choices(kinds, [WEIGHTS.get(kind, 1.0) for kind in kinds])
    return seat, rng.choice(by_kind[kind])


def played(name: str, seed: int, seats: int | None = None, most: int = 90) -> Iterator[Played]:
    """A game as (state, (seat, action), state after, events); it may be cut after many moves."""
    rng = Random(f"{name} {seed}")
    match = table(name, seed, seats)
    home = way_home(match)
    followed = rng.choice([0, len(home) // 2, len(home) - 1, len(home)])
    for number in range(most):
        if match.result is not None:
            return
        before = match.state
        if number < followed:
            move: tuple[int, Any] = before.active, home[number]
        else:
            move = chosen(match, rng)
        events = match.play(*move)
        yield before, move, match.state, events
