"""What a walk would do: the padlocks it opens, the portions it takes, where it ends."""

from collections.abc import Iterable
from typing import NamedTuple

from tablee.core.protocol import Seat
from tablee.games.coolock.model import State, Walk
from tablee.games.coolock.rules.queries import board_of, touched
from tablee.games.coolock.rules.walks import ground


class Stroll(NamedTuple):
    """The effect of a walk; walks with the same effect need one look only."""

    edge: int | None  # where it ends; None: still in the base
    opened: frozenset[int]
    taken: frozenset[int]  # places of portions
    zone: int  # CL-36
    is_caught: bool  # CL-35: it walks into a ghost, or ends beside one


def strolls(state: State, seat: Seat, walks: Iterable[Walk]) -> dict[Stroll, Walk]:
    """By effect, the first walk that has it."""
    board = board_of(state.table)
    land = ground(state, seat)
    mates = [frozenset(touched(state, each)) for each in range(state.seats)]
    owners = {portion.at: portion.owner for portion in state.portions}
    pawn = state.pawns[seat]
    found: dict[Stroll, Walk] = {}
    for walk in walks:
        met = {vertex for edge in walk.path for vertex in board.ends[edge]}
        opened = land.keys & met
        taken = set[int]()
        for vertex in met & owners.keys():
            owner = owners[vertex]
            if vertex in opened:
                if owner is None or owner == seat or vertex in mates[owner]:
                    taken.add(vertex)
            elif vertex not in land.shut and owner in (None, seat):
                taken.add(vertex)
        zone = pawn.zone
        for edge in walk.path:
            if len(board.zones_of_edge[edge]) == 1:
                zone = board.zones_of_edge[edge][0]
        end = walk.path[-1] if walk.path else land.edge
        is_caught = walk.into in land.ghosts and walk.into not in land.shut - opened
        if end is not None:
            is_caught = is_caught or not land.ghosts.isdisjoint(board.ends[end])
        found.setdefault(Stroll(end, opened, frozenset(taken), zone, is_caught), walk)
    return found
