"""What a seat may choose: offers, all actions one by one, and random ones (CX-78)."""

from collections.abc import Iterator
from random import Random

from tablee.core.protocol import Decide, Offer, Open, Seat
from tablee.games.cortexcape.board.graph import free_exits, graph_of, tower_mask
from tablee.games.cortexcape.model import EXITS, Action, Lock, Path, Pick, State
from tablee.games.cortexcape.rules import builds
from tablee.games.cortexcape.rules.check import check_lock_possible
from tablee.games.cortexcape.rules.paths import cone_corridors
from tablee.games.cortexcape.rules.queries import is_exit_to_exit, waiting


def offer(state: State, seat: Seat) -> Offer[Action]:
    """CX-78: draw, lock and path one by one; a build by its bounds."""
    if not may_act(state, seat):
        return Offer(seat)
    if state.phase == "build":
        return Offer(seat, open=(Open("build", builds.bounds(state.board, state.hand)),))
    return Offer(seat, actions=tuple(actions(state, seat)))


def actions(state: State, seat: Seat) -> Iterator[Action]:
    if not may_act(state, seat):
        return
    if state.phase == "draw":
        yield Pick("left")
        yield Pick("right")
    elif state.phase == "build":
        for board in iter_boards(state):
            first = state.round == 1
            yield builds.placement(board) if first else builds.rebuild(state.board, board)
    elif state.phase == "lock":
        for start, exit_ in locks(state):
            yield Lock(start, exit_)
    else:
        graph = graph_of(state.table.lab)
        routes = graph.routes(*cone_corridors(graph, state.start, state.exit))
        for doors in routes.open_to(tower_mask(state.board)):
            yield Path(tuple(doors))


def iter_boards(state: State) -> Iterator[str]:
    """Every distinct board the builder can make (CX-37); billions in round 1."""

    def is_legal(towers: int) -> bool:
        return check_lock_possible(state, towers) is None

    if state.round == 1:
        return (board for board in builds.all_placements() if is_legal(tower_mask(board)))
    return builds.all_rebuilds(state.board, state.hand, is_legal)


def locks(state: State) -> Iterator[tuple[str, str]]:
    """Every legal pair of cones (CX-38..44, CX-62, CX-65)."""
    graph = graph_of(state.table.lab)
    regions = graph.regions(tower_mask(state.board))
    exits = [EXITS[at] for at in free_exits(state.marbles)]
    starts = (
        [(name, graph.ends[name]) for name in exits]
        if is_exit_to_exit(state)
        else list(graph.starts.items())
    )
    for start, corridor in starts:
        for exit_ in exits:
            if start != exit_ and regions[corridor] >> graph.ends[exit_] & 1:
                yield start, exit_


def sample(state: State, seat: Seat, rng: Random) -> Action:
    phase = state.phase
    graph = graph_of(state.table.lab)
    if phase == "build":
        while True:
            action, towers = builds.random_build(state.board, state.hand, rng)
            if check_lock_possible(state, towers) is None:
                return action
    if phase == "path":
        routes = graph.routes(*cone_corridors(graph, state.start, state.exit))
        return Path(tuple(routes.sample(tower_mask(state.board), rng)))
    if phase == "draw":
        return Pick("left" if rng.random() < 0.5 else "right")
    regions = graph.regions(tower_mask(state.board))
    free = free_exits(state.marbles)
    rim = is_exit_to_exit(state)
    random = rng.random
    while True:  # rejection keeps it uniform over the legal locks
        at = free[int(random() * len(free))]
        if rim:
            other = free[int(random() * len(free))]
            if other != at and regions[graph.exit_corridor[other]] >> graph.exit_corridor[at] & 1:
                return Lock(EXITS[other], EXITS[at])
        else:
            corridor = int(random() * len(regions))
            if regions[corridor] >> graph.exit_corridor[at] & 1:
                return Lock(graph.corridors[corridor], EXITS[at])


def may_act(state: State, seat: Seat) -> bool:
    now = waiting(state)
    return isinstance(now, Decide) and seat in now.seats
