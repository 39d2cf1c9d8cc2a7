"""Ways over the board for planning: how far it is, and which padlocks are in between."""

from functools import lru_cache
from heapq import heappop, heappush

from tablee.games.coolock.board.cells import Board

FAR = 1000  # no way


@lru_cache(maxsize=8192)
def steps_to(board: Board, goal: int, shut: frozenset[int]) -> tuple[int, ...]:
    """By intersection: the steps from there to a touch of ``goal``.

    No way passes a shut intersection; but one may begin there, as if it had just been opened.
    """
    found = [FAR] * len(board.walks)
    found[goal] = 0
    queue = [goal]
    for here in queue:
        steps = found[here] + 1
        for edge in board.walks[here]:
            one, two = board.ends[edge]
            there = two if one == here else one
            if found[there] == FAR:
                found[there] = steps
                if there not in shut:
                    queue.append(there)
    return tuple(found)


def steps_from(board: Board, edge: int, steps: tuple[int, ...], shut: frozenset[int]) -> int:
    """From a pawn's edge, by either end, to the goal of these steps."""
    one, two = board.ends[edge]
    first = steps[one] if one not in shut or not steps[one] else FAR
    second = steps[two] if two not in shut or not steps[two] else FAR
    return min(first, second)


def obstacles(board: Board, edge: int, goal: int, toll: dict[int, float]) -> tuple[int, ...]:
    """The padlocks on the cheapest way from an edge to a touch of ``goal``, in its order.

    To open one costs its toll, in steps; one without a toll is never opened.
    """
    best: dict[int, float] = {}
    back: dict[int, int | None] = {}
    heap: list[tuple[float, int, int | None]] = [(0.0, each, None) for each in board.ends[edge]]
    heap.sort()
    while heap:
        cost, here, came = heappop(heap)
        if here in best:
            continue
        best[here], back[here] = cost, came
        if here == goal:
            break
        fee = toll.get(here, 0.0)
        if fee >= FAR:
            continue
        for way in board.walks[here]:
            there = board.beyond(way, here)
            if there not in best:
                heappush(heap, (cost + 1 + fee, there, here))
    passed = list[int]()
    at = back.get(goal)
    while at is not None:
        if at in toll:
            passed.append(at)
        at = back[at]
    return tuple(reversed(passed))
