"""Help that the page may show: what each walk does, who goes where by the team's plan, and where
ghosts may strike."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from tablee.core.protocol import Decision, Seat
from tablee.games.coolock.bots.levels import STRONG
from tablee.games.coolock.bots.plan import make, starts
from tablee.games.coolock.bots.prospects import round_dangers
from tablee.games.coolock.bots.tasks import Scene, Task, scene
from tablee.games.coolock.bots.ways import FAR, steps_from, steps_to
from tablee.games.coolock.events import Caught, LockOpened, PortionTaken
from tablee.games.coolock.model import Sketch, State, View, Walk
from tablee.games.coolock.rules.apply import apply
from tablee.games.coolock.rules.offer import offer
from tablee.games.coolock.rules.queries import board_of

Kind = Literal["portion", "padlock", "gate"]


class Target(Struct, frozen=True, gc=False):
    """Where a seat should go next: the padlock of a portion, one that is in the way, a portion."""

    kind: Kind
    at: int  # an intersection
    seats: tuple[Seat, ...]  # who has to touch it at the same time
    steps: int | None  # from the pawn; None while something shuts the way


class Effect(Struct, frozen=True, gc=False):
    """What a walk that is offered now would do, by the rules themselves."""

    path: tuple[int, ...]
    into: int | None
    opens: tuple[int, ...]  # padlocks, by intersection, in turn
    takes: tuple[int, ...]  # portions, whoever's
    draws: bool  # CL-78: a mystery card
    is_caught: bool  # CL-35: at once, with no Lantern
    chance: int  # to be caught by the end of this round, in percent


class Hints(Struct, frozen=True, gc=False):
    """One plan for all, the same that strong bots follow; nobody has to."""

    targets: tuple[tuple[Target, ...], ...]  # by seat, the next one first; at most two
    dangers: dict[int, int]  # by walkable edge: to be caught this round, in percent; 0 left out
    effects: tuple[Effect, ...] = ()  # of every walk of the seat that moves, as they are offered


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
    dangers = _percents(state)
    return Hints(
        targets=tuple(
            tuple(_target(here, seat, task) for task in plan.of_seat(seat)[:TARGETS])
            for seat in range(state.seats)
        ),
        dangers=dangers,
        effects=tuple(_effects(state, dangers)),
    )


def _effects(state: State, dangers: dict[int, int]) -> Iterator[Effect]:
    """CL-34, CL-35, CL-78: each walk is tried on the position."""
    if state.phase != "move":
        return
    for walk in offer(state, state.active).actions:
        if isinstance(walk, Walk):
            after, events = apply(state, Decision(state.active, walk, state.at_ms))
            is_caught = any(isinstance(event, Caught) for event in events)
            edge = walk.path[-1] if walk.path else state.pawns[state.active].edge
            yield Effect(
                path=walk.path,
                into=walk.into,
                opens=tuple(each.lock.at for each in events if isinstance(each, LockOpened)),
                takes=tuple(each.portion.at for each in events if isinstance(each, PortionTaken)),
                draws=after.owed == "card",
                is_caught=is_caught,
                chance=100 if is_caught or edge is None else dangers.get(edge, 0),
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
