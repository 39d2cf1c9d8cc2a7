"""Walks against brute force: the whole offer, and what is wrong with everything else (CL-88)."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.coolock.support.board import ENDS, POINT, RIM, WALKABLE
from tests.games.coolock.support.brute import Spot
from tests.games.coolock.support.tables import RULES, Scene, jailed, move, position, scene

from tablee.core.protocol import Decision
from tablee.games.coolock.model import Walk


def anywhere(seed: int) -> tuple[Any, Spot, int]:
    """A position with padlocks, ghosts and pawns close together, and the seat to move."""
    rng = Random(seed)
    seats = rng.randint(2, 6)
    heart = rng.choice(WALKABLE)
    x, y = POINT[ENDS[heart][0]]
    near = [p for p in POINT if abs(POINT[p][0] - x) + abs(POINT[p][1] - y) < 4]
    close = [edge for edge in WALKABLE if {*ENDS[edge]} & {*near}]
    colours = [(), (0,), *((seat,) for seat in range(seats)), (0, 1), (*range(min(seats, 3)),)]
    inner = [p for p in near if p not in RIM]
    locks = {at: rng.choice(colours) for at in rng.sample(inner, rng.randint(0, 6))}
    free = [p for p in near if p not in RIM or p not in ENDS[heart]]  # that has a test of its own
    ghosts = [rng.choice(free) for _ in range(rng.randint(0, min(seats + 1, 6)))]
    others = [rng.choice([None, jailed(1), *close, *close]) for _ in range(seats - 1)]
    first = rng.choice([None, heart, heart, heart])
    die = rng.randint(1, 6)
    given: dict[str, Any] = {"pawns": [first, *others], "ghosts": ghosts, "die": die}
    given["portions"] = {142 if y < 9 else 33: 0}
    spot = Spot(position(seats, locks=locks, **given))
    shut = {  # what is touched by all its colours has been opened
        at: some
        for at, some in locks.items()
        if not some or not all(at in spot.touched_by(seat, -1, -1) for seat in some)
    }
    state = position(seats, locks=shut, **given)
    return state, Spot(state), die


def verdict(state: Any, path: tuple[int, ...], into: int | None) -> str | None:
    """What the engine says of a walk."""
    refusal = RULES.check(state, Decision(state.active, Walk(path, into)))
    return None if refusal is None else str(refusal.code)


@pytest.mark.parametrize("part", range(5))
def test_cl_88_the_offer_is_every_legal_walk(part: int) -> None:
    """Compared with brute force over 400 positions; there is always one, and 128 ways at most."""
    for seed in range(80 * part, 80 * part + 80):
        state, spot, die = anywhere(seed)
        offered = [(each.path, each.into) for each in RULES.offer(state, state.active).actions]
        assert len(set(offered)) == len(offered)
        assert {*offered} == spot.walks(0, die), seed
        assert offered
        assert sum(into is None for _, into in offered) <= 128


def bent(way: tuple[tuple[int, ...], int | None], spot: Spot, rng: Random) -> Any:
    """A walk with one thing changed."""
    path, into = list(way[0]), way[1]
    here = path[-1] if path else spot.edge[0]
    around = [e for p in (ENDS[here] if here is not None else ()) for e in near_edges(p)]
    kind = rng.randrange(7)
    if kind == 0 and path:
        path.pop(rng.randrange(len(path)))
    elif kind == 1:
        path.insert(rng.randint(0, len(path)), rng.choice(around or WALKABLE))
    elif kind == 2 and path:
        path[rng.randrange(len(path))] = rng.choice(around or WALKABLE)
    elif kind == 3:
        into = rng.choice([None, rng.choice([*POINT]), *(ENDS[here] if here is not None else ())])
    elif kind == 4:
        into = None
    elif kind == 5:
        path, into = path[: rng.randint(0, len(path))], rng.choice([*spot.locks, *spot.haunted, 34])
    else:
        path += [rng.choice(around or WALKABLE) for _ in range(rng.randint(1, 3))]
    return tuple(path), into


def near_edges(point: int) -> list[int]:
    return [edge for edge, ends in ENDS.items() if point in ends]


@pytest.mark.parametrize("part", range(5))
def test_cl_88_every_other_walk_is_refused_for_the_first_fault(part: int) -> None:
    """Bent walks get the same verdict from brute force; all codes are met."""
    rng = Random(part)
    met: Counter[str | None] = Counter()
    for seed in range(60 * part, 60 * part + 60):
        state, spot, die = anywhere(seed)
        ways = sorted(spot.walks(0, die), key=str)
        for _ in range(40):
            path, into = bent(rng.choice(ways), spot, rng)
            if rng.random() < 0.3:
                path, into = bent((path, into), spot, rng)
            found = spot.verdict(0, die, path, into)
            assert verdict(state, path, into) == found, (seed, path, into)
            assert (found is None) == ((path, into) in spot.walks(0, die))
            met[found] += 1
    codes = "gap border reverse locked ghost too_long too_short must_move bad_into base_edge"
    assert {None, *codes.split()} == {*met}


SMALL: dict[str, Any] = {
    "a pair ahead": {"pawns": [47, 35], "locks": {34: (1,), 43: (0, 1)}, "ghosts": [27]},
    "a dead end": {"pawns": [39], "ghosts": [32, 26], "locks": {41: ()}},
    "at home": {"locks": {18: ()}, "ghosts": [18]},
}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("die", [1, 2])
def test_cl_88_all_short_sequences_of_edges(name: str, die: int) -> None:
    """Every one of them, with every stop: just the listed walks pass."""
    table: Scene = scene(die=die, **SMALL[name])
    spot = Spot(table.state)
    expected = spot.walks(0, die)
    assert table.walks == expected
    accepted = set()
    for length in range(die + 2):
        edges = [e for e in ENDS if length < 2 or far(spot, e) <= (4.5 - length)]
        intos = [None, *POINT] if length < 2 else [None, *spot.locks, *spot.haunted]
        for path, into in product(product(edges, repeat=length), intos):
            found = verdict(table.state, path, into)
            assert found == spot.verdict(0, die, path, into)
            if found is None:
                accepted.add((path, into))
    assert accepted == expected


def far(spot: Spot, edge: int) -> float:
    """How far an edge is from the pawn, east and north together."""
    start = spot.home(0)
    (x, y), (far_x, far_y) = POINT[ENDS[start][0]], POINT[ENDS[edge][0]]
    return abs(x - far_x) + abs(y - far_y)


@pytest.mark.parametrize("die", [1, 4])
def test_cl_88_at_a_dead_end_a_pawn_may_walk_into_the_ghost_on_its_border(die: int) -> None:
    """At its first step, too: by either end (CL-29), and no word excepts it."""
    table = scene(pawns=[46], ghosts=[32], die=die)
    assert verdict(table.state, (), 32) is None


def test_cl_88_a_walk_of_the_offer_is_played_as_it_is() -> None:
    """Every offered walk ends where it says."""
    for seed in range(60):
        state, spot, die = anywhere(seed)
        for path, into in sorted(spot.walks(0, die), key=str)[:6]:
            table = Scene(state)
            events = table.play(0, move(*path, into=into))
            stepped = [event.edge for event in events if hasattr(event, "via")]
            assert stepped == [*path]
