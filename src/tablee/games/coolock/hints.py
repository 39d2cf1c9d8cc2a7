"""Help that the page may show: who goes where by the team's plan, and where ghosts may strike."""

from typing import Literal

from msgspec import Struct

from tablee.core.protocol import Seat
from tablee.games.coolock.bots.levels import STRONG
from tablee.games.coolock.bots.plan import make, starts
from tablee.games.coolock.bots.prospects import round_dangers
from tablee.games.coolock.bots.tasks import Scene, Task, scene
from tablee.games.coolock.bots.ways import FAR, steps_from, steps_to
from tablee.games.coolock.model import Sketch, State, View
from tablee.games.coolock.rules.queries import board_of

Kind = Literal["portion", "padlock", "gate"]


class Target(Struct, frozen=True, gc=False):
    """Where a seat should go next: the padlock of a portion, one that is in the way, a portion."""

    kind: Kind
    at: int  # an intersection
    seats: tuple[Seat, ...]  # who has to touch it at the same time
    steps: int | None  # from the pawn; None while something shuts the way


class Hints(Struct, frozen=True, gc=False):
    """One plan for all, the same that strong bots follow; nobody has to."""

    targets: tuple[tuple[Target, ...], ...]  # by seat, the next one first; at most two
    dangers: dict[int, int]  # by walkable edge: to be caught this round, in percent; 0 left out


TARGETS = 2


def team_plan(view: View, sketch: Sketch | None = None) -> Hints:
    """Worked out from the position alone; a draft changes nothing."""
    state = _state(view)
    if state.phase in ("deal", "over"):
        return Hints(targets=((),) * state.seats, dangers={})
    here = scene(state)
    has_moved = state.phase not in ("prison", "roll", "move")
    begin = starts(state, STRONG.effort.weights, state.active if has_moved else state.active - 1)
    plan = make(here, begin, STRONG.effort)
    return Hints(
        targets=tuple(
            tuple(_target(here, seat, task) for task in plan.of_seat(seat)[:TARGETS])
            for seat in range(state.seats)
        ),
        dangers=_percents(state),
    )


def _state(view: View) -> State:
    return State(**{name: getattr(view, name) for name in State.__struct_fields__})


def _target(here: Scene, seat: int, task: Task) -> Target:
    steps = steps_to(here.board, task.at, here.shut)
    way = steps_from(here.board, here.edges[seat], steps, here.shut)
    return Target(
        kind=_kind(here, task),
        at=task.at,
        seats=tuple(map(Seat, task.seats)),
        steps=None if way >= FAR else way,
    )


def _kind(here: Scene, task: Task) -> Kind:
    if not task.opens:
        return "portion"
    return "padlock" if any(task.at == portion.at for portion in here.portions) else "gate"


def _percents(state: State) -> dict[int, int]:
    """Rounded, but never to nothing."""
    border = board_of(state.table).is_border
    rolled = state.active - (state.phase in ("prison", "roll"))
    return {
        edge: max(1, round(100 * chance))
        for edge, chance in enumerate(round_dangers(state, rolled))
        if chance and not border[edge]
    }
