"""Before the first round: the table, the luck that is owed, and who starts (CX-9..19)."""

from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.errors import BadOptions
from tablee.core.protocol import Draw, Refusal, Seat
from tablee.games.cortexcape.board.graph import graph_of
from tablee.games.cortexcape.board.labs import Lab
from tablee.games.cortexcape.events import (
    Event,
    FistHidden,
    LabChosen,
    MarblesShown,
    RoundBegan,
    Step,
)
from tablee.games.cortexcape.model import (
    COLOURS,
    EMPTY,
    EXITS,
    LAB_NAMES,
    STOCK,
    Drawn,
    FistChosen,
    LabDrawn,
    MarblesDrawn,
    Options,
    Setup,
    State,
    Table,
)
from tablee.games.cortexcape.rules.queries import builder, locker, waiting


def setup(seats: int, options: Options) -> State:
    if options.starter is not None and options.starter >= seats:
        raise BadOptions(f"starter {options.starter} does not sit at a table of {seats}")
    lab = options.lab
    if isinstance(lab, Lab):
        graph_of(lab).check_routes()
    learning = lab == "blue"
    table = Table(
        seats=seats,
        lab=None if lab == "random" else lab,
        mode=options.mode,
        colours=_colours(seats, options),
        assist=options.assist or ("learning" if learning else "standard"),  # CX-83
        clock=options.clock,
    )
    starter = options.starter
    return State(
        table=table,
        phase="draw" if starter is None or lab == "random" else "build",
        round=1,
        starter=None if starter is None else Seat(starter),
        white_hand=None,
        contenders=tuple(Seat(seat) for seat in range(seats)) if starter is None else (),
        board=EMPTY * len(STOCK),
        hand=STOCK,
        start="",
        exit="",
        marbles=(None,) * len(EXITS),
        scores=(0,) * seats,
        history=(),
        left=(),
        at_ms=0,
    )


def _colours(seats: int, options: Options) -> tuple[Any, ...]:
    """CX-9, CX-10: chosen colours stay; undecided seats get the rest in order."""
    allowed = COLOURS[:seats]
    chosen = [*options.colours, *[None] * (seats - len(options.colours))]
    picked = [colour for colour in chosen if colour is not None]
    if len(chosen) > seats or len(set(picked)) != len(picked) or not {*picked} <= {*allowed}:
        raise BadOptions(f"colours: each seat its own, from {', '.join(allowed)} (CX-9)")
    rest = iter([colour for colour in allowed if colour not in picked])
    return tuple(colour or next(rest) for colour in chosen)


def script(state: State, setup: Setup) -> tuple[Drawn, ...]:
    luck: list[Drawn] = [] if setup.lab is None else [LabDrawn(setup.lab)]
    if setup.white_hand is not None:
        luck.append(FistChosen(setup.white_hand))
    return (*luck, *(MarblesDrawn(white) for white in setup.marbles))


def check_outcome(state: State, drawn: Drawn) -> Refusal | None:
    due = owed(state)
    if type(drawn) is not due:
        name = None if due is None else due.__struct_config__.tag
        return Refusal("luck_not_owed", "CX-16", {"owed": name})
    if isinstance(drawn, MarblesDrawn) and len(drawn.white) != len(state.contenders):
        return Refusal("luck_not_owed", "CX-18", {"contenders": list(state.contenders)})
    return None


def owed(state: State) -> type[Drawn] | None:
    if not isinstance(waiting(state), Draw):
        return None
    if state.table.lab is None:
        return LabDrawn
    return FistChosen if state.table.seats == 2 else MarblesDrawn


def draw(state: State, rng: Random) -> Drawn:
    due = owed(state)
    if due is LabDrawn:
        return LabDrawn(rng.choice(LAB_NAMES))  # type: ignore[arg-type]
    if due is FistChosen:
        return FistChosen("left" if rng.random() < 0.5 else "right")
    return MarblesDrawn(tuple(rng.random() < 0.5 for _ in state.contenders))


def apply_outcome(state: State, drawn: Drawn) -> Step:
    if isinstance(drawn, LabDrawn):
        state = replace(state, table=replace(state.table, lab=drawn.lab))
        chosen = LabChosen(drawn.lab)
        if state.starter is None:
            return (state, (chosen,))
        return begin(state, state.starter, (chosen,), 0)
    if isinstance(drawn, FistChosen):
        return (replace(state, white_hand=drawn.white), (FistHidden(),))
    white = tuple(s for s, w in zip(state.contenders, drawn.white, strict=True) if w)
    other = tuple(seat for seat in state.contenders if seat not in white)
    shown = MarblesShown(white, other)
    if len(white) == 1:
        return begin(state, white[0], (shown,), 0)
    return (replace(state, contenders=white or other), (shown,))  # CX-18


def begin(state: State, starter: Seat, so_far: tuple[Event, ...], now: int) -> Step:
    """The draw is done: the starter builds."""
    state = replace(
        state, phase="build", starter=starter, white_hand=None, contenders=(), at_ms=now
    )
    return (state, (*so_far, RoundBegan(1, builder(state), locker(state))))
