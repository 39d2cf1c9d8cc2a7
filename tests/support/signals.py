"""Signals, a toy game outside the tree: real time, secrets and a common score in a small space.

Luck deals every seat a lamp that only this seat sees. All seats may show a lamp at any time,
once a round; after five seconds the round ends. The team wins when every seat showed its own. For
who leaves, a stand-in shows.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.core.game import Examples, Game, Level, Nature, Types
from tablee.core.protocol import (
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Notation,
    Offer,
    Outcome,
    Over,
    Refusal,
    Result,
    Rules,
    Seat,
    Step,
    Tick,
    Unreadable,
    Waiting,
)
from tablee.core.soundness import are_seats, time_flaw

LAMPS = 3
ROUNDS = 2
ROUND_MS = 5000


class Base(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Show(Base, frozen=True, tag="show"):
    lamp: int


class Dealt(Base, frozen=True, tag="dealt"):
    lamps: tuple[int | None, ...]


class Shown(Base, frozen=True, tag="shown"):
    seat: int


class SeatLeft(Base, frozen=True, tag="seat_left"):
    seat: int


class RoundOver(Base, frozen=True, tag="round_over"):
    right: int
    shown: tuple[int | None, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    lamps: tuple[int, ...] | None = None  # of the first round


class State(Base, frozen=True, tag="state"):
    seats: int
    at_ms: int
    round: int
    lamps: tuple[int, ...]  # empty before the deal
    shown: tuple[int | None, ...]
    right: int
    left: tuple[int, ...] = ()


class View(Base, frozen=True, tag="view"):
    seat: int | None
    seats: int
    at_ms: int
    round: int
    lamp: int | None
    dealt: bool
    shown: tuple[bool, ...]
    right: int
    mine: int | None
    left: tuple[int, ...] = ()


Action = Show | Leave
Event = Dealt | Shown | SeatLeft | RoundOver


class SignalsRules:
    def setup(self, seats: int, options: Options) -> State:
        return State(seats, 0, 1, (), (None,) * seats, 0)

    def waiting(self, state: State) -> Waiting:
        if state.round > ROUNDS:
            won = state.right == ROUNDS * state.seats
            seats = tuple(Seat(seat) for seat in range(state.seats))
            rank = 1 if won else 2
            scores = (state.right,) * state.seats
            result = Result("shown", seats if won else (), scores, (rank,) * state.seats)
            return Over(result)
        if not state.lamps:
            return Draw()
        ready = tuple(Seat(seat) for seat in range(state.seats) if state.shown[seat] is None)
        stand_ins = tuple(seat for seat in ready if seat in state.left)
        return Decide(ready, state.at_ms + ROUND_MS, "tick", stand_ins=stand_ins)

    def offer(self, state: State, seat: Seat) -> Offer[Show]:
        return Offer(seat, tuple(self.actions(state, seat)))

    def actions(self, state: State, seat: Seat) -> Iterator[Show]:
        waiting = self.waiting(state)
        if isinstance(waiting, Decide) and seat in waiting.seats:
            yield from (Show(lamp) for lamp in range(LAMPS))

    def check(self, state: State, move: Move) -> Refusal | None:
        waiting = self.waiting(state)
        if isinstance(move, Outcome):
            return self.check_deal(state, move.drawn)
        if not isinstance(waiting, Decide):
            return Refusal("not_now", "SI-2")
        if isinstance(move, Tick):
            return None
        if isinstance(move.action, Unreadable):
            return Refusal("malformed", "SI-3", {"problem": move.action.problem})
        if isinstance(move.action, Leave):
            return Refusal("gone", "SI-6") if move.seat in state.left else None
        if move.seat not in waiting.seats:
            return Refusal("shown_already", "SI-4")
        return None if 0 <= move.action.lamp < LAMPS else Refusal("no_lamp", "SI-5")

    def check_deal(self, state: State, drawn: Any) -> Refusal | None:
        if not isinstance(self.waiting(state), Draw):
            return Refusal("not_owed", "SI-1")
        lamps = drawn.lamps if isinstance(drawn, Dealt) else ()
        is_deal = len(lamps) == state.seats and {*lamps} <= {*range(LAMPS)}
        return None if is_deal else Refusal("bad_deal", "SI-1")

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        if isinstance(move, Outcome):
            return (replace(state, lamps=move.drawn.lamps), (move.drawn,))
        if isinstance(move, Tick):
            late = move.at_ms >= state.at_ms + ROUND_MS
            return self._close(state, ()) if late else (state, ())
        if isinstance(move.action, Leave):
            return replace(state, left=(*state.left, move.seat)), (SeatLeft(move.seat),)
        shown = list(state.shown)
        shown[move.seat] = move.action.lamp
        state = replace(state, shown=tuple(shown))
        told = (Shown(move.seat),)
        return (state, told) if None in shown else self._close(state, told)

    def _close(self, state: State, told: tuple[Event, ...]) -> Step[State, Event]:
        pairs = zip(state.shown, state.lamps, strict=True)
        right = state.right + sum(shown == lamp for shown, lamp in pairs)
        after = replace(
            state,
            at_ms=state.at_ms + ROUND_MS,
            round=state.round + 1,
            lamps=(),
            shown=(None,) * state.seats,
            right=right,
        )
        return (after, (*told, RoundOver(right, state.shown)))

    def draw(self, state: State, rng: Random) -> Dealt:
        return Dealt(tuple(rng.randrange(LAMPS) for _ in range(state.seats)))

    def sample(self, state: State, seat: Seat, rng: Random) -> Show:
        return Show(rng.randrange(LAMPS))

    def view(self, state: State, seat: Seat | None) -> View:
        own = state.lamps[seat] if seat is not None and state.lamps else None
        mine = None if seat is None else state.shown[seat]
        shown = tuple(each is not None for each in state.shown)
        dealt = bool(state.lamps)
        return View(
            seat,
            state.seats,
            state.at_ms,
            state.round,
            own,
            dealt,
            shown,
            state.right,
            mine,
            state.left,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if not isinstance(event, Dealt):
            return event
        return Dealt(tuple(lamp if own == seat else None for own, lamp in enumerate(event.lamps)))

    def guess(self, view: View, rng: Random) -> State:
        lamps = [rng.randrange(LAMPS) for _ in range(view.seats)] if view.dealt else []
        shown = [rng.randrange(LAMPS) if is_shown else None for is_shown in view.shown]
        if view.seat is not None:
            shown[view.seat] = view.mine
            if view.lamp is not None:
                lamps[view.seat] = view.lamp
        return State(
            view.seats, view.at_ms, view.round, tuple(lamps), tuple(shown), view.right, view.left
        )

    def flaw(self, state: State) -> str | None:
        if not 1 <= state.seats <= 3 or len(state.shown) != state.seats:
            return "not one lamp a seat"
        if not 1 <= state.round <= ROUNDS + 1:
            return f"round {state.round} of {ROUNDS}"
        if not 0 <= state.right <= state.seats * (state.round - 1):
            return "more lamps were right than were shown"
        if len(state.lamps) not in ((0,) if state.round > ROUNDS else (0, state.seats)):
            return "lamps are dealt to all, or to nobody"
        shown = [lamp for lamp in state.shown if lamp is not None]
        if any(not 0 <= lamp < LAMPS for lamp in (*state.lamps, *shown)):
            return f"there are {LAMPS} lamps"
        if len(shown) == state.seats or (shown and not state.lamps):
            return "a round is over when all have shown, and begins with the deal"
        if not are_seats(state.left, state.seats):
            return "a seat leaves once"
        return time_flaw(state.at_ms)

    def script(self, state: State, setup: Setup) -> tuple[Dealt, ...]:
        return () if setup.lamps is None else (Dealt(setup.lamps),)


class SignalsNotation:
    def write(self, state: State, action: Action) -> str:
        return "leave" if isinstance(action, Leave) else str(action.lamp)

    def read(self, state: State, text: str) -> Action:
        return Leave() if text == "leave" else Show(int(text))

    def write_position(self, state: State) -> str:
        return msgspec.json.encode(state).decode()

    def read_position(self, text: str) -> State:
        return msgspec.json.decode(text, type=State)

    def transcript(self, played: Sequence[tuple[State, Move]], final: State) -> str:
        return " ".join(
            self.write(state, move.action) for state, move in played if isinstance(move, Decision)
        )

    def tell(self, state: State, event: Any, language: str) -> str | None:
        kind = type(event).__struct_config__.tag
        return f"{language}: {kind} {language}." if kind else None

    def explain(self, refusal: Refusal, language: str) -> str:
        return f"{language}: {refusal.code}"


class Honest:
    """Shows what it sees."""

    def choose(self, view: View, offer: Offer[Show], rng: Random) -> Show:
        assert view.lamp is not None
        return Show(view.lamp)


def signals(rules: SignalsRules | None = None) -> Game[State, Action, Dealt, Event, View]:
    """The game, perhaps with rules of which something is broken."""
    return Game(
        slug="signals",
        title="Signals",
        seats=(1, 2, 3),
        rules=Rules.of(rules or SignalsRules()),
        types=Types(
            state=State,
            action=Action,
            outcome=Dealt,
            event=Event,
            view=View,
            options=Options,
            setup=Setup,
        ),
        notation=Notation.of(SignalsNotation()),
        levels={"honest": Level(Honest)},
        stand_in="honest",
        nature=Nature(
            is_cooperative=True, is_real_time=True, has_secrets=True, has_later_luck=True
        ),
        examples=Examples(endings=("shown",)),
    )
