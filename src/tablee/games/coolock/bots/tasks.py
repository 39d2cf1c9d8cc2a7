"""What is left to do: portions to take, padlocks to open, and those in the way."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.bots.ways import FAR, obstacles, steps_from, steps_to
from tablee.games.coolock.model import Lock, Portion, State
from tablee.games.coolock.rules.queries import board_of, home_edge


class Task(NamedTuple):
    """Something that happens when all its seats touch an intersection at the same time."""

    at: int
    seats: tuple[int, ...]  # who is needed; any one of them for a gold portion
    opens: bool  # a padlock leaves
    after: int | None = None  # the number of the task that has to be done before
    is_anybodys: bool = False


class Scene(NamedTuple):
    """The position as planning sees it."""

    board: Board
    locks: dict[int, Lock]
    portions: tuple[Portion, ...]
    edges: tuple[int, ...]  # where the pawns are, or come to the board

    @property
    def shut(self) -> frozenset[int]:
        return frozenset(self.locks)


def scene(state: State) -> Scene:
    return Scene(
        board_of(state.table),
        {lock.at: lock for lock in state.locks},
        state.portions,
        tuple(home_edge(state, seat) for seat in range(state.seats)),
    )


def tasks(here: Scene, access: Iterable[int]) -> tuple[Task, ...]:
    """The portions, with their padlocks, and the padlocks to be opened for a way."""
    found = list[Task]()
    everybody = tuple(range(len(here.edges)))
    done = set[int]()
    for portion in here.portions:
        lock = here.locks.get(portion.at)
        takers = everybody if portion.owner is None else (portion.owner,)
        after = None
        if lock is not None:
            done.add(portion.at)
            after = len(found)
            found.append(Task(portion.at, lock.colours, opens=True))
            if portion.owner is None or portion.owner in lock.colours:
                continue  # taken as it opens
        found.append(
            Task(portion.at, takers, opens=False, after=after, is_anybodys=portion.owner is None)
        )
    for vertex in access:
        if vertex not in done:
            found.append(Task(vertex, here.locks[vertex].colours, opens=True))
    return tuple(found)


# -- padlocks in the way ---------------------------------------------------------------------------


def first_access(here: Scene) -> frozenset[int]:
    """Coloured padlocks that, once open, let everybody reach what needs him: cheap by far looks."""
    return _access(here, _tolls(here))


def doors(here: Scene) -> tuple[int, ...]:
    """Coloured padlocks on nothing but a way."""
    places = {portion.at for portion in here.portions}
    return tuple(at for at, lock in here.locks.items() if lock.colours and at not in places)


def is_open(here: Scene, access: frozenset[int]) -> bool:
    """Whether everybody can reach what needs him, with these padlocks open."""
    return not any(_missing(here, access))


def _tolls(here: Scene) -> dict[int, float]:
    """What it costs to open each padlock, in steps: its farthest seat, if only black ones shut."""
    black = frozenset(at for at, lock in here.locks.items() if not lock.colours)
    toll: dict[int, float] = {}
    for at, lock in here.locks.items():
        steps = steps_to(here.board, at, black)
        ways = [steps_from(here.board, here.edges[seat], steps, black) for seat in lock.colours]
        toll[at] = 2 * len(ways) + 0.5 * max(ways) if ways else FAR
    return toll


def _access(here: Scene, toll: dict[int, float]) -> frozenset[int]:
    chosen = frozenset[int]()
    fees = dict(toll)
    while True:
        for edge, goal in _missing(here, chosen):
            more = obstacles(here.board, edge, goal, fees)
            if not chosen.issuperset(more):
                chosen |= {*more}
                fees.update(dict.fromkeys(more, 0.0))
                break
        else:
            return chosen


def _missing(here: Scene, access: frozenset[int]) -> Iterator[tuple[int, int]]:
    """Who cannot get to what, with these padlocks open: edges and goals."""
    shut = here.shut - access
    for task in tasks(here, access):
        steps = steps_to(here.board, task.at, shut)
        ways = [steps_from(here.board, here.edges[seat], steps, shut) for seat in task.seats]
        if task.is_anybodys:
            if min(ways) >= FAR:
                yield here.edges[task.seats[0]], task.at
            continue
        for seat, way in zip(task.seats, ways, strict=True):
            if way >= FAR:
                yield here.edges[seat], task.at
