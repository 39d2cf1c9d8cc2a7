"""Faults in the rules of Liars: judging, offering, running its course, each beside its check."""

from collections.abc import Iterator
from typing import Any

import pytest
from liars import (
    Bid,
    Doubt,
    HandsRolled,
    LiarsRules,
    State,
    liars,
)
from msgspec.structs import force_setattr, replace
from planting import Fault, faults, is_found

from tablee.core.protocol import (
    Decide,
    Decision,
    Leave,
    Move,
    Offer,
    Refusal,
    Seat,
    Step,
    Unreadable,
)


class AfterTheEnd(LiarsRules):
    """One may leave a game that is over."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        return None if refusal is not None and refusal.code == "game_over" else refusal


class OutOfTurn(LiarsRules):
    """Anybody may bid at any time."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        return None if refusal is not None and refusal.code == "not_your_turn" else refusal


class NoRule(LiarsRules):
    """A refusal cites nothing."""

    def check(self, state: State, move: Move) -> Refusal | None:
        refusal = super().check(state, move)
        return None if refusal is None else replace(refusal, rule="")


class Confused(LiarsRules):
    """What cannot be read is a crash."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Decision) and isinstance(move.action, Unreadable):
            raise KeyError(move.action.type)
        return super().check(state, move)


class RefusesOffers(LiarsRules):
    """A doubt is offered, and refused."""

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Decision) and isinstance(move.action, Doubt):
            return Refusal("nothing_to_doubt", "LI-5")
        return super().check(state, move)


class OffersToAll(LiarsRules):
    """Everybody is offered what one seat may do."""

    def offer(self, state: State, seat: Seat) -> Offer[Any]:
        if isinstance(self.waiting(state), Decide):
            return replace(super().offer(state, Seat(state.turn)), seat=seat)
        return Offer(seat)


class ListsTwice(LiarsRules):
    """An action is listed twice."""

    def actions(self, state: State, seat: Seat) -> Iterator[Any]:
        for action in super().actions(state, seat):
            yield action
            yield replace(action) if isinstance(action, Bid) else action


class OffersLeave(LiarsRules):
    """Leaving is offered like any other action."""

    def offer(self, state: State, seat: Seat) -> Offer[Any]:
        offer = super().offer(state, seat)
        return replace(offer, actions=(*offer.actions, Leave())) if offer else offer


class DeadEnd(LiarsRules):
    """After the first bid nobody is awaited."""

    def waiting(self, state: State) -> Any:
        return Decide(()) if state.bid is not None else super().waiting(state)


class Endless(LiarsRules):
    """Nobody ever loses a die."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        return replace(after, dice=state.dice, out=state.out), events


class Crash(LiarsRules):
    """A doubt divides by nothing."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        if isinstance(move, Decision) and isinstance(move.action, Doubt):
            raise ZeroDivisionError
        return super().apply(state, move)


class TwoTurns(LiarsRules):
    """A seat is named twice."""

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        return replace(waiting, asides=waiting.seats) if isinstance(waiting, Decide) else waiting


class StrangeStandIn(LiarsRules):
    """A seat that nobody waits for has a stand-in."""

    def waiting(self, state: State) -> Any:
        waiting = super().waiting(state)
        if isinstance(waiting, Decide):
            return replace(waiting, stand_ins=(Seat((state.turn + 1) % state.seats),))
        return waiting


class Scribbles(LiarsRules):
    """Judging a move changes the state."""

    def check(self, state: State, move: Move) -> Refusal | None:
        force_setattr(state, "at_ms", state.at_ms + 1)
        return super().check(state, move)


class Lists(LiarsRules):
    """A state holds a list."""

    def apply(self, state: State, move: Move) -> Step[State, Any]:
        after, events = super().apply(state, move)
        return replace(after, hands=list(after.hands)), events


class Fussy(LiarsRules):
    """A seat with its last die is impossible."""

    def flaw(self, state: State) -> str | None:
        return "not enough dice" if 1 in state.dice else super().flaw(state)


class Credulous(LiarsRules):
    """Every position is possible."""

    def flaw(self, state: State) -> str | None:
        return None


class Wordless(LiarsRules):
    """Positions are refused without a word."""

    def flaw(self, state: State) -> str | None:
        return None if super().flaw(state) is None else ""


class RedactsToLists(LiarsRules):
    """What is told of an event is of another type."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        told = super().redact(event, seat)
        return replace(told, hands=list(told.hands)) if isinstance(told, HandsRolled) else told


def of(rules: type[LiarsRules]) -> Fault:
    return lambda: liars(rules())


PLANTED = faults(
    ("leaving after the end", "nothing_happens_after_the_end", of(AfterTheEnd)),
    ("bids out of turn", "bad_moves_are_refused", of(OutOfTurn)),
    ("refusal without a rule", "bad_moves_are_refused", of(NoRule)),
    ("unreadable is a crash", "bad_moves_are_refused", of(Confused)),
    ("refuses what is offered", "offers_are_legal", of(RefusesOffers)),
    ("offers to everybody", "offers_are_legal", of(OffersToAll)),
    ("offers leaving", "offers_are_legal", of(OffersLeave)),
    ("lists an action twice", "actions_differ_in_effect", of(ListsTwice)),
    ("dead end", "random_games_end", of(DeadEnd)),
    ("endless game", "random_games_end", of(Endless)),
    ("crash in apply", "random_games_end", of(Crash)),
    ("a seat named twice", "awaited_seats_are_seats", of(TwoTurns)),
    ("stand-in for nobody", "awaited_seats_are_seats", of(StrangeStandIn)),
    ("check changes the state", "states_never_change", of(Scribbles)),
    ("a state with a list", "states_never_change", of(Lists)),
    ("flaw refuses states of play", "states_of_play_are_possible", of(Fussy)),
    ("flaw accepts everything", "impossible_positions_are_refused", of(Credulous)),
    ("flaw has no words", "impossible_positions_are_refused", of(Wordless)),
    ("redacts into another type", "events_read_back", of(RedactsToLists)),
)


@pytest.mark.parametrize(("check", "make"), PLANTED)
def test_a_planted_fault_is_found(check: str, make: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check that is for it names it, in a sentence and with a command to see it again."""
    monkeypatch.setattr("tablee.testing.walks.MOST_MOVES", 400)
    is_found(make(), check)
