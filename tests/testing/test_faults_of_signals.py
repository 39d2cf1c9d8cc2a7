"""Faults in Signals: time, teams, stand-ins, and secrets that are chosen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from planting import Fault, faults, found, with_nature
from signals import Dealt, Show, Shown, SignalsRules, State, View, signals

from tablee.core.game import AnyGame, Level
from tablee.core.protocol import Decide, Decision, Move, Offer, Over, Refusal, Seat, Step, Tick


class PeekingView(SignalsRules):
    """The view tells the sum of all lamps, and the guess does not know."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), right=state.right + 100 * sum(state.lamps))


class ConsistentPeek(PeekingView):
    """A leak that view and guess share: only the twins can find it."""

    def guess(self, view: View, rng: Random) -> State:
        leaked, right = divmod(view.right, 100)
        while True:
            state = replace(super().guess(view, rng), right=right)
            if sum(state.lamps) == leaked:
                return state


class ShownLamp(SignalsRules):
    """What a rival has shown, and nobody should know yet, is in the view."""

    def view(self, state: State, seat: Seat | None) -> View:
        told = sum(lamp or 0 for lamp in state.shown)
        return replace(super().view(state, seat), right=state.right + 100 * told)

    def guess(self, view: View, rng: Random) -> State:
        told, right = divmod(view.right, 100)
        while True:
            state = replace(super().guess(view, rng), right=right)
            if sum(lamp or 0 for lamp in state.shown) == told:
                return state


class ToldLamp(SignalsRules):
    """What a rival has shown is told at once."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        if isinstance(move, Decision) and isinstance(move.action, Show):
            events = (Shown(move.seat + 10 * move.action.lamp), *events[1:])
        return after, events


class OpenDeal(SignalsRules):
    """The offer depends on a rival's lamp."""

    def offer(self, state: State, seat: Seat) -> Offer[Show]:
        offer = super().offer(state, seat)
        return replace(offer, actions=offer.actions[: 2 + state.lamps[-1]]) if offer else offer


class Whisper(SignalsRules):
    """The sum of the lamps stands where one's own should."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return Dealt(()) if isinstance(event, Dealt) else event

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), mine=sum(state.lamps) or None)


class MoreActions(SignalsRules):
    """Lists an action that is not offered."""

    def actions(self, state: State, seat: Seat) -> Iterator[Show]:
        yield from super().actions(state, seat)
        yield Show(7)

    def offer(self, state: State, seat: Seat) -> Offer[Show]:
        return Offer(seat, tuple(SignalsRules.actions(self, state, seat)))


class Lenient(SignalsRules):
    """Accepts what it never offered."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        is_known = refusal is not None and refusal.code in ("no_lamp", "shown_already")
        return None if is_known else refusal


class LoneWinner(SignalsRules):
    """The first seat wins, whatever the others do."""

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        if isinstance(waiting, Over):
            ranks = (1, *(2 for _ in range(1, state.seats)))
            return Over(replace(waiting.result, winners=(Seat(0),), ranks=ranks))
        return waiting


class RefusesTicks(SignalsRules):
    """Waits for a timer, and refuses it."""

    def check(self, state: State, move: Move) -> Refusal | None:
        return Refusal("not_now", "SI-2") if isinstance(move, Tick) else super().check(state, move)


class IgnoresTicks(SignalsRules):
    """A timer runs out, and nothing happens."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        return (state, ()) if isinstance(move, Tick) else super().apply(state, move)


class RunsBack(SignalsRules):
    """Every move takes time back."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        return replace(after, at_ms=state.at_ms - 1), events


class NoStandIn(SignalsRules):
    """Everybody waits for who has left."""

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        return replace(waiting, stand_ins=()) if isinstance(waiting, Decide) else waiting


class Lampless:
    """Shows a lamp that there is not, and never when it is looked at."""

    def choose(self, view: View, offer: Offer[Show], rng: Random) -> Any:
        return Show(7) if view.left else Show(view.lamp or 0)


def of(rules: type[SignalsRules]) -> Fault:
    return lambda: signals(rules())


def of_nature(**flags: bool) -> Fault:
    return lambda: with_nature(signals(), **flags)


def bad_stand_in() -> AnyGame:
    return replace(signals(), levels={"honest": Level(Lampless)})


PLANTED = faults(
    ("views tell the sum of lamps", "views_and_guesses_fit", of(PeekingView)),
    ("views and guesses share a leak", "views_tell_no_secret", of(ConsistentPeek)),
    ("views tell what was shown", "views_tell_no_secret", of(ShownLamp)),
    ("events tell what was shown", "redacted_events_tell_no_secret", of(ToldLamp)),
    ("offers tell a lamp", "views_tell_no_secret", of(OpenDeal)),
    ("views tell what the story does not", "views_tell_no_secret", of(Whisper)),
    ("lists what is not offered", "offers_are_legal", of(MoreActions)),
    ("accepts what is not offered", "bad_moves_are_refused", of(Lenient)),
    ("one of a team wins", "teams_are_declared", of(LoneWinner)),
    ("a team game not declared", "teams_are_declared", of_nature(is_cooperative=False)),
    ("real time not declared", "time_is_declared", of_nature(is_real_time=False)),
    ("refuses its own tick", "deadlines_are_answered", of(RefusesTicks)),
    ("a tick changes nothing", "deadlines_are_answered", of(IgnoresTicks)),
    ("time runs back", "deadlines_are_answered", of(RunsBack)),
    ("no stand-in for who has left", "nobody_waits_for_who_left", of(NoStandIn)),
    ("the stand-in is refused", "stand_ins_play_on", bad_stand_in),
)


@pytest.mark.parametrize(("check", "make"), PLANTED)
def test_a_planted_fault_is_found(check: str, make: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check that is for it names it, in a sentence."""
    monkeypatch.setattr("tablee.testing.walks.MOST_MOVES", 300)
    finding = found(make(), check)
    assert finding is not None
    assert finding.sentence
