"""Games of Coolock for properties: every level and number of seats, dice and cards at random.

Players are greedy, reckless or fond of mystery cells, as the seed has it.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from tests.games.coolock.support.board import ENDS, MYSTERY_OF, distances
from tests.games.coolock.support.tables import RULES, luck_of

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Decision, Draw, Move, Outcome, Over

Played = tuple[Any, Move, Any, tuple[Any, ...]]
GAME: Any = tablee.game("coolock")
TABLES: dict[str, dict[str, Any]] = {
    "easy": {},
    "hard": {"difficulty": "hard"},
    "midnight": {"midnight": True},
    "hard-midnight": {"difficulty": "hard", "midnight": True},
}
MOODS = ("greedy", "greedy", "curious", "reckless")


def fresh(name: str, seed: int, seats: int | None = None) -> Any:
    """The state before the deal."""
    count = seats or 2 + seed % 5
    return RULES.setup(count, codec(GAME).options(TABLES[name]))


@cache
def deals(seats: int, count: int = 40) -> tuple[Any, ...]:
    """States just after a deal."""
    before = fresh("easy", 0, seats)
    rng = Random(seats)
    return tuple(RULES.apply(before, Outcome(RULES.draw(before, rng)))[0] for _ in range(count))


def rolled(state: Any, rng: Random) -> Any:
    """Luck that is owed: any die, any card that is left, a sound deal."""
    if state.owed == "deal":
        return RULES.draw(state, rng)
    if state.owed == "card":
        return luck_of(rng.choice(state.deck or state.discards))
    if state.owed == "die":
        return luck_of(rng.randint(1, 6))
    white = rng.randint(1, 6)
    return luck_of((white, white if rng.random() < 0.3 else rng.randint(1, 6)))


def targets(state: Any, seat: int) -> list[int]:
    """What a seat wants to touch: its portions, or the padlocks of its colour."""
    locked = {lock.at for lock in state.locks}
    own = [p.at for p in state.portions if p.owner in (seat, None) and p.at not in locked]
    return own + [lock.at for lock in state.locks if seat in lock.colours]


def chosen(state: Any, seat: int, rng: Random) -> Any:
    """One of the offered actions."""
    actions = RULES.offer(state, seat).actions
    mood = rng.choice(MOODS)
    if state.phase != "move" or mood == "reckless":
        return rng.choice(actions)
    ways = [each for each in actions if each.path] or list(actions)
    if mood == "curious":
        curious = [each for each in ways if each.path and each.path[-1] in MYSTERY_OF]
        return rng.choice(curious or ways)
    wanted = targets(state, seat)
    if not wanted:
        return rng.choice(ways)

    def gain(walk: Any) -> float:
        met = {end for edge in walk.path for end in ENDS[edge]}
        if met & {*wanted}:
            return -1 + rng.random() / 2
        ends = ENDS[walk.path[-1]] if walk.path else ()
        return min((distances(e)[at] for e in ends for at in wanted), default=99) + rng.random()

    return min(ways, key=gain)


def played(name: str, seed: int, *, seats: int | None = None, most: int = 1500) -> Iterator[Played]:
    """A game as (state, move, state after, events); it may be cut after many moves."""
    rng = Random(f"{name} {seed}")
    state = fresh(name, seed, seats)
    for _ in range(most):
        waiting = RULES.waiting(state)
        if isinstance(waiting, Over):
            return
        move: Move
        if isinstance(waiting, Draw):
            move = Outcome(rolled(state, rng))
        else:
            assert isinstance(waiting, Decide)
            (seat,) = waiting.seats
            move = Decision(seat, chosen(state, seat, rng))
        assert RULES.check(state, move) is None
        after, events = RULES.apply(state, move)
        yield state, move, after, events
        state = after


def facts_of(state: Any) -> dict[str, Any]:
    """The same facts of a state of the game."""
    pawns = state.pawns
    return {
        "round": state.round,
        "edges": [pawn.edge for pawn in pawns],
        "jailed": [pawn.where == "prison" for pawn in pawns],
        "zones": [pawn.zone for pawn in pawns],
        "sentences": [pawn.sentence for pawn in pawns],
        "memories": [pawn.mystery for pawn in pawns],
        "lanterns": [pawn.lanterns for pawn in pawns],
        "locks": {lock.at: tuple(lock.colours) for lock in state.locks},
        "portions": {portion.at: portion.owner for portion in state.portions},
        "ghosts": [(ghost.id, ghost.at) for ghost in state.ghosts],
        "supply": state.supply,
        "reserve": state.black_reserve,
        "deck": Counter(state.deck),
    }
