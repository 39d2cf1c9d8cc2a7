"""Before the first turn: the empty table, and all the luck of the game (CO-12..CO-18, CO-23)."""

from random import Random
from typing import Any, cast

from msgspec.structs import replace

from tablee.core.errors import BadOptions, Refused
from tablee.core.protocol import Refusal, Seat
from tablee.games.cocoons.board.geometry import SLOTS
from tablee.games.cocoons.board.levels import custom_fault, drawn_traps, fits
from tablee.games.cocoons.model import (
    DIRECTIONS,
    GUARDIANS,
    LABELS,
    TOKENS,
    Cocoon,
    Dealt,
    Options,
    Setup,
    Slot,
    State,
    Table,
    Trap,
)


def setup(seats: int, options: Options) -> State:
    """A table without a box; the deal is owed."""
    if options.first_seat is not None and options.first_seat >= seats:
        raise BadOptions(f"first_seat is below {seats}, not {options.first_seat}")
    if options.level != "custom" and options.traps:
        raise BadOptions("traps are chosen for the level 'custom' only")
    if options.level == "custom" and (fault := custom_fault(options.traps)) is not None:
        raise Refused(fault)
    table = Table(
        seats=seats,
        level=options.level,
        hard=options.hard,
        assist=options.assist,
        auto_share=options.auto_share,
        bot_hints=options.bot_hints,
        traps=cast(tuple[Trap, ...], options.traps),
        first_seat=None if options.first_seat is None else Seat(options.first_seat),
        reserve=options.reserve,
        bots=tuple(Seat(each) for each in options.bots if each < seats),
    )
    return State(
        table=table,
        phase="deal",
        slots=(),
        cocoons=(),
        identities=(),
        free=0,
        reserve=options.reserve,
        lid_tokens=0,
        lid_traps=(),
        turned=0,
        turn=0,
        active=Seat(0),
        mover=None,
        shares=(),
        proposer=None,
        accepted=(),
        refused=(),
        left=(),
        reason=None,
        at_ms=0,
        since_ms=0,
    )


def draw(state: State, rng: Random) -> Dealt:
    """CO-14: in this order, so that a seed always means the same box."""
    start = rng.randrange(9)
    guardians = _shuffled_round(start, list(GUARDIANS), rng)
    traps = drawn_traps(state.table, rng)
    lying = _shuffled_round(start, traps, rng)
    identities = list(GUARDIANS)
    rng.shuffle(identities)
    marks = tuple(rng.choice(DIRECTIONS) for _ in LABELS)
    first = state.table.first_seat
    if first is None:
        first = Seat(rng.randrange(state.seats))
    return Dealt(start, guardians, lying, tuple(identities), marks, first)


def _shuffled_round(start: int, things: list[Any], rng: Random) -> tuple[Any, ...]:
    """One on each slot but the start's (CO-15, CO-16)."""
    rng.shuffle(things)
    return (*things[:start], None, *things[start:])


def script(state: State, setup: Setup) -> tuple[Dealt, ...]:
    """CO-13: an explicit box."""
    return (
        Dealt(
            start=setup.start,
            guardians=setup.guardians,
            traps=setup.traps,
            identities=setup.identities,
            marks=setup.marks,
            first=None if setup.first_seat is None else Seat(setup.first_seat),
            positions=setup.positions,
            reserve=setup.reserve,
        ),
    )


def deal_fault(state: State, drawn: Any) -> Refusal | None:
    if state.phase != "deal":
        return Refusal("not_owed", "CO-14")
    if not isinstance(drawn, Dealt):
        return Refusal("bad_setup", "CO-13", {"problem": "no deal"})
    problem = _problem(state, drawn)
    return None if problem is None else Refusal("bad_setup", "CO-13", {"problem": problem})


def _problem(state: State, drawn: Dealt) -> str | None:
    if drawn.start not in SLOTS:
        return "start is a slot from 0 to 8"
    if not _lie_round(drawn.start, drawn.guardians) or not _lie_round(drawn.start, drawn.traps):
        return "every slot but the start has one guardian and one trap"
    if set(drawn.guardians) - {None} != set(GUARDIANS):
        return "guardians are the eight, each once"
    if not fits(state.table, [trap for trap in drawn.traps if trap is not None]):
        return f"these are not the traps of level {state.table.level}"
    if sorted(drawn.identities) != sorted(GUARDIANS):
        return "identities are the eight guardians, each once"
    if len(drawn.marks) != len(LABELS):
        return "marks are eight, one for each cocoon"
    around = [slot for slot in SLOTS if slot != drawn.start]
    if drawn.positions is not None and sorted(drawn.positions) != around:
        return "positions are the eight slots around the start, each once"
    first = state.table.first_seat
    if drawn.first is not None and (
        drawn.first not in range(state.seats) or first not in (None, drawn.first)
    ):
        return "first_seat is a seat of this table, and the one it was made for"
    if drawn.reserve is not None and not 1 <= drawn.reserve <= TOKENS:
        return f"reserve is from 1 to {TOKENS}"
    return None


def _lie_round(start: int, things: tuple[Any, ...]) -> bool:
    return len(things) == len(SLOTS) and [
        at for at, thing in enumerate(things) if thing is None
    ] == [start]


def dealt(state: State, drawn: Dealt) -> State:
    """The box as it was dealt, with the first seat to act."""
    reserve = state.table.reserve if drawn.reserve is None else drawn.reserve
    around = drawn.positions or tuple(slot for slot in SLOTS if slot != drawn.start)
    return replace(
        state,
        table=replace(state.table, reserve=reserve),
        phase="act",
        slots=tuple(
            Slot(trap=trap, guardian=guardian, is_start=slot == drawn.start)
            for slot, trap, guardian in zip(SLOTS, drawn.traps, drawn.guardians, strict=True)
        ),
        cocoons=tuple(Cocoon(at, mark) for at, mark in zip(around, drawn.marks, strict=True)),
        identities=drawn.identities,
        free=drawn.start,
        reserve=reserve,
        turn=1,
        active=drawn.first or state.table.first_seat or Seat(0),
    )
