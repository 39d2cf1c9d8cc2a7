"""Help at a learning table, and what a closed round could have cost (CX-83, CX-84)."""

from collections import Counter

from msgspec import Struct, structs

from tablee.core.errors import Refused
from tablee.core.protocol import Refusal
from tablee.games.cortexcape.bots.prices import Pricer, pricer_of
from tablee.games.cortexcape.model import EMPTY, EXITS, Round, Sketch, View
from tablee.games.cortexcape.rules.paths import priced_routes, routes_of

PricedLock = tuple[int, str, str]
"""Price, start, exit."""


class LastRound(Struct, frozen=True):
    """The round that was just closed: what its lock had to cost, and the dearest lock there was."""

    cheapest: int
    cheapest_path: str
    dearest: PricedLock


class Hints(Struct, frozen=True):
    """What a table may show: all of it when learning, the last round when playing as usual."""

    last: LastRound | None = None
    locks: tuple[PricedLock, ...] = ()  # of the board or the builder's draft, dearest first
    heat: dict[str, int] = {}  # how many of the dearest locks lead through each door
    worst_path: str = ""  # the cheapest way through the first of them, while one builds
    cheapest: tuple[int, str] | None = None  # points and doors of a cheapest path, while one walks

    @property
    def dearest(self) -> int:
        return self.locks[0][0] if self.locks else 0


def hints(view: View, sketch: Sketch | None = None) -> Hints:
    """Prices on the board, or on a builder's draft; a door still empty there costs nothing."""
    if view.table.assist == "competition":
        refusal = Refusal("no_hints", "CX-84", {"assist": view.table.assist})
        raise Refused(refusal)
    last = _last_round(view) if view.phase in ("build", "over") and view.history else None
    if view.table.assist == "standard" or view.phase in ("draw", "over"):
        return Hints(last)
    board = view.board if sketch is None else sketch.board.replace(EMPTY, "W")
    if EMPTY in board:
        return Hints(last)
    prices = pricer_of(view)
    locks = tuple(prices.locks(board))
    if view.phase != "build":
        cheapest = priced_routes(view)[0] if view.phase == "path" else None
        return Hints(last, locks, cheapest=cheapest)
    paths = _worst_paths(prices, board, locks)
    heat = Counter(door for path in paths for door in path)
    return Hints(last, locks, dict(heat), paths[0] if paths else "")


def _worst_paths(prices: Pricer, board: str, locks: tuple[PricedLock, ...]) -> list[str]:
    """A cheapest way through each of the dearest locks; none when they cost nothing."""
    worst = [lock for lock in locks if lock[0] == locks[0][0] > 0]
    return [routes_of(prices.graph, board, start, exit_)[0][1] for _, start, exit_ in worst]


def _last_round(view: View) -> LastRound:
    last = view.history[-1]
    prices = pricer_of(_before_close(view, last))
    price, path = routes_of(prices.graph, last.board, last.start, last.exit)[0]
    return LastRound(price, path, prices.locks(last.board)[0])


def _before_close(view: View, last: Round) -> View:
    """The round of ``last`` again, before its marbles were laid (CX-53, CX-63)."""
    closed = {last.start, last.exit}
    marbles = tuple(
        None if exit_ in closed else marble
        for exit_, marble in zip(EXITS, view.marbles, strict=True)
    )
    return structs.replace(view, round=len(view.history), marbles=marbles)
