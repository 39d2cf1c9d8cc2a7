"""The rules of Cortexcape as pure functions; ``rules.md`` has them in words, by number."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.errors import BadOptions
from tablee.core.protocol import (
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Offer,
    Open,
    Outcome,
    Over,
    Refusal,
    Seat,
    Step,
    Waiting,
)
from tablee.games.cortexcape import building, soundness, views
from tablee.games.cortexcape.graph import DOOR_INDEX, EXIT_INDEX, free_exits, graph_of, tower_mask
from tablee.games.cortexcape.judge import check_decision, check_lock_possible
from tablee.games.cortexcape.model import (
    COLOURS,
    CYLINDERS,
    EMPTY,
    EXITS,
    LAB_NAMES,
    STOCK,
    VALUE,
    Action,
    Build,
    BuildBounds,
    Built,
    Drawn,
    Ended,
    Event,
    FistChosen,
    FistHidden,
    FistOpened,
    LabChosen,
    LabDrawn,
    Lock,
    Locked,
    MarblesDrawn,
    MarblesShown,
    Options,
    Path,
    Pick,
    Round,
    RoundBegan,
    SeatLeft,
    Setup,
    State,
    Table,
    View,
    Walked,
)
from tablee.games.cortexcape.rounds import (
    actor,
    builder,
    is_exit_to_exit,
    limit_ms,
    locker,
    marbles_left,
    result,
)
from tablee.games.cortexcape.walking import cone_corridors

WAIT_FOR = tuple(Decide((Seat(seat),)) for seat in range(4))
WAIT_FOR_LUCK = Draw()


class CortexcapeRules:
    """Implements :class:`tablee.core.protocol.Rules`."""

    def setup(self, seats: int, options: Options) -> State:
        if options.starter is not None and options.starter >= seats:
            raise BadOptions(f"starter {options.starter} does not sit at a table of {seats}")
        lab = options.lab
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

    def waiting(self, state: State) -> Waiting:
        phase = state.phase
        if phase == "over":
            return Over(result(state))
        if phase == "draw" and (state.table.lab is None or state.white_hand is None):
            return WAIT_FOR_LUCK
        seat = actor(state)
        if state.left and seat in state.left:
            return Decide((seat,), deadline_ms=0)  # CX-61
        if state.table.clock:
            return Decide((seat,), deadline_ms=state.at_ms + limit_ms(state))  # CX-89
        return WAIT_FOR[seat]

    # -- choices -----------------------------------------------------------------------------

    def offer(self, state: State, seat: Seat) -> Offer[Action]:
        """CX-78: draw, lock and path one by one; a build by its bounds."""
        if not self._acts(state, seat):
            return Offer(seat)
        if state.phase == "build":
            return Offer(seat, open=(Open("build", self.build_bounds(state)),))
        return Offer(seat, actions=tuple(self.actions(state, seat)))

    def build_bounds(self, state: State | View) -> BuildBounds:
        return building.bounds(state.board, state.hand)

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if not self._acts(state, seat):
            return
        if state.phase == "draw":
            yield Pick("left")
            yield Pick("right")
        elif state.phase == "build":
            for board in self.iter_boards(state):
                first = state.round == 1
                yield building.placement(board) if first else building.rebuild(state.board, board)
        elif state.phase == "lock":
            for start, exit_ in self.locks(state):
                yield Lock(start, exit_)
        else:
            graph = graph_of(state.table.lab)
            routes = graph.routes(*cone_corridors(graph, state.start, state.exit))
            for doors in routes.open_to(tower_mask(state.board)):
                yield Path(tuple(doors))

    def iter_boards(self, state: State) -> Iterator[str]:
        """Every distinct board the builder can make (CX-37); billions in round 1."""
        if state.round == 1:
            boards: Iterator[str] = building.all_placements()
        else:
            boards = building.all_rebuilds(state.board, state.hand)
        return (board for board in boards if check_lock_possible(state, tower_mask(board)) is None)

    def locks(self, state: State) -> Iterator[tuple[str, str]]:
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

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        phase = state.phase
        graph = graph_of(state.table.lab)
        if phase == "build":
            while True:
                action, towers = building.random_build(state.board, state.hand, rng)
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
                if (
                    other != at
                    and regions[graph.exit_corridor[other]] >> graph.exit_corridor[at] & 1
                ):
                    return Lock(EXITS[other], EXITS[at])
            else:
                corridor = int(random() * len(regions))
                if regions[corridor] >> graph.exit_corridor[at] & 1:
                    return Lock(graph.corridors[corridor], EXITS[at])

    def _acts(self, state: State, seat: Seat) -> bool:
        waiting = self.waiting(state)
        return isinstance(waiting, Decide) and seat in waiting.seats

    # -- judging and playing -----------------------------------------------------------------

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Decision):
            if move.at_ms < state.at_ms:
                return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
            return check_decision(state, move)
        if isinstance(move, Outcome):
            return self._check_outcome(state, move.drawn)
        if state.phase == "over":
            return Refusal("game_over", "CX-55")
        if move.at_ms < state.at_ms:
            return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
        return None

    def _check_outcome(self, state: State, drawn: Drawn) -> Refusal | None:
        owed = self._owed(state)
        if type(drawn) is not owed:
            name = None if owed is None else owed.__struct_config__.tag
            return Refusal("luck_not_owed", "CX-16", {"owed": name})
        if isinstance(drawn, MarblesDrawn) and len(drawn.white) != len(state.contenders):
            return Refusal("luck_not_owed", "CX-18", {"contenders": list(state.contenders)})
        return None

    def _owed(self, state: State) -> type[Drawn] | None:
        if self.waiting(state) is not WAIT_FOR_LUCK:
            return None
        if state.table.lab is None:
            return LabDrawn
        return FistChosen if state.table.seats == 2 else MarblesDrawn

    def draw(self, state: State, rng: Random) -> Drawn:
        owed = self._owed(state)
        if owed is LabDrawn:
            return LabDrawn(rng.choice(LAB_NAMES))  # type: ignore[arg-type]
        if owed is FistChosen:
            return FistChosen("left" if rng.random() < 0.5 else "right")
        return MarblesDrawn(tuple(rng.random() < 0.5 for _ in state.contenders))

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        if not isinstance(move, Decision):
            return (
                self._apply_outcome(state, move.drawn)
                if isinstance(move, Outcome)
                else Step(state, ())
            )
        action = move.action
        now = move.at_ms if state.table.clock else 0
        if isinstance(action, Build):
            board = building.built(state.board, action)
            after = replace(state, phase="lock", board=board, hand="", at_ms=now)
            return Step(after, (Built(Seat(move.seat), board, action),))
        if isinstance(action, Lock):
            after = replace(state, phase="path", start=action.start, exit=action.exit, at_ms=now)
            return Step(after, (Locked(Seat(move.seat), action.start, action.exit),))
        if isinstance(action, Path):
            return _walk(state, action, now)
        if isinstance(action, Leave):
            return _leave(state, Seat(move.seat))
        assert isinstance(action, Pick)
        assert state.white_hand is not None
        starter = Seat(1 if action.hand == state.white_hand else 0)  # CX-15
        opened = FistOpened(action.hand, state.white_hand)
        return _begin(state, starter, (opened,), now)

    def _apply_outcome(self, state: State, drawn: Drawn) -> Step[State, Event]:
        if isinstance(drawn, LabDrawn):
            state = replace(state, table=replace(state.table, lab=drawn.lab))
            chosen = LabChosen(drawn.lab)
            if state.starter is None:
                return Step(state, (chosen,))
            return _begin(state, state.starter, (chosen,), 0)
        if isinstance(drawn, FistChosen):
            return Step(replace(state, white_hand=drawn.white), (FistHidden(),))
        white = tuple(s for s, w in zip(state.contenders, drawn.white, strict=True) if w)
        other = tuple(seat for seat in state.contenders if seat not in white)
        shown = MarblesShown(white, other)
        if len(white) == 1:
            return _begin(state, white[0], (shown,), 0)
        return Step(replace(state, contenders=white or other), (shown,))  # CX-18

    # -- seeing ------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event  # CX-81: no event carries the fist before it is opened

    def guess(self, view: View, rng: Random) -> State:
        return views.guess(view, rng)

    def flaw(self, state: State) -> str | None:
        return soundness.flaw(state)

    def script(self, setup: Setup) -> tuple[Drawn, ...]:
        luck: list[Drawn] = [] if setup.lab is None else [LabDrawn(setup.lab)]
        if setup.white_hand is not None:
            luck.append(FistChosen(setup.white_hand))
        return (*luck, *(MarblesDrawn(white) for white in setup.marbles))


def _colours(seats: int, options: Options) -> tuple[Any, ...]:
    """CX-9, CX-10: chosen colours stay; undecided seats get the rest in order."""
    allowed = COLOURS[:seats]
    chosen = [*options.colours, *[None] * (seats - len(options.colours))]
    picked = [colour for colour in chosen if colour is not None]
    if len(chosen) > seats or len(set(picked)) != len(picked) or not {*picked} <= {*allowed}:
        raise BadOptions(f"colours: each seat its own, from {', '.join(allowed)} (CX-9)")
    rest = iter([colour for colour in allowed if colour not in picked])
    return tuple(colour or next(rest) for colour in chosen)


def _begin(state: State, starter: Seat, so_far: tuple[Event, ...], now: int) -> Step[State, Event]:
    """The draw is done: the starter builds."""
    state = replace(
        state, phase="build", starter=starter, white_hand=None, contenders=(), at_ms=now
    )
    return Step(state, (*so_far, RoundBegan(1, builder(state), locker(state))))


def _walk(state: State, action: Path, now: int) -> Step[State, Event]:
    """The builder pays, the pieces come off the board and the round closes (CX-45..54)."""
    seat = builder(state)
    board = list(state.board)
    taken = ""
    points = 0
    for door in action.doors:
        at = DOOR_INDEX[door]
        taken += board[at]
        points += VALUE[board[at]]
        board[at] = EMPTY
    closed = (state.start, state.exit) if state.start in EXIT_INDEX else (state.exit,)  # CX-63
    marbles = list(state.marbles)
    for exit_ in closed:
        marbles[EXIT_INDEX[exit_]] = seat  # CX-53
    scores = list(state.scores)
    scores[seat] += points
    seats = state.table.seats
    doors = "".join(action.doors)
    record = Round(seat, state.board, state.start, state.exit, doors, points)
    over = None not in marbles  # CX-55
    after = State(
        state.table,
        "over" if over else "build",
        state.round if over else state.round + 1,
        state.starter,
        None,
        (),
        "".join(board),
        "".join([piece * taken.count(piece) for piece in CYLINDERS]),
        "",
        "",
        tuple(marbles),
        tuple(scores),
        (*state.history, record),
        state.left,
        now,
    )
    next_builder, next_locker = Seat((seat + 1) % seats), Seat((seat + 2) % seats)  # CX-23
    walked = Walked(
        seat,
        points,
        doors,
        taken,
        closed,
        marbles_left(after),
        after.scores,
        None if over else next_builder,
        None if over else next_locker,
    )
    if over:
        return Step(after, (walked, Ended(result(after))))
    return Step(after, (walked, RoundBegan(after.round, next_builder, next_locker)))


def _leave(state: State, seat: Seat) -> Step[State, Event]:
    """CX-61: with two players the opponent wins; with more a stand-in plays on."""
    after = replace(state, left=(*state.left, seat))
    if state.table.seats > 2:
        return Step(after, (SeatLeft(seat),))
    after = replace(after, phase="over", white_hand=None)
    return Step(after, (SeatLeft(seat), Ended(result(after))))
