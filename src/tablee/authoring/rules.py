"""Rules with defaults: an author writes what is special about a game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tablee.authoring.flaw import make_flaw
from tablee.core.protocol import (
    A,
    Decide,
    Draw,
    E,
    Leave,
    Move,
    O,
    Offer,
    Outcome,
    Over,
    Refusal,
    Rules,
    S,
    Seat,
    Step,
    Tick,
    Unreadable,
    V,
    Waiting,
)

Check = Callable[[S, Move], Refusal | None]


def make_rules(  # a list of defaults
    *,
    setup: Callable[[int, Any], S],
    waiting: Callable[[S], Waiting],
    actions: Callable[[S, Seat], Iterator[A]],
    apply: Callable[[S, Move], Step[S, E]],
    view: Callable[[S, Seat | None], V] | None = None,
    redact: Callable[[E, Seat | None], E | None] | None = None,
    guess: Callable[[V, Random], S] | None = None,
    draw: Callable[[S, Random], O] | None = None,
    fits: Callable[[S, O], bool] | None = None,
    check: Check[S] | None = None,
    offer: Callable[[S, Seat], Offer[A]] | None = None,
    sample: Callable[[S, Seat, Random], A] | None = None,
    flaw: Callable[[S], str | None] | None = None,
    script: Callable[[S, Any], tuple[O | None, ...]] | None = None,
    rule: str = "1",
) -> Rules[S, A, O, E, V]:
    """The rules of a game, with the usual answer for what is left out.

    - Without ``view``, everybody sees the whole state. A game with secrets gives ``view``,
      ``redact`` and ``guess``, all three: one that is forgotten would tell them.
    - Without ``check``, a seat that the table waits for may do what ``actions`` lists, and leave
      (a state says who has left in ``left``). Luck is accepted when it is owed and ``fits``.
    - Without ``flaw``, a position has to make sense by its marks (``A_SEAT``, ``BY_SEAT``) and the
      rules have to answer; what its numbers mean, only the game knows.
    - ``rule`` is the number of the rule that these refusals cite.
    """
    secret = [view is not None, redact is not None, guess is not None]
    if any(secret) and not all(secret):
        raise TypeError("a game with secrets gives view, redact and guess, all three")
    if draw is not None and fits is None and check is None:
        raise TypeError("a game with luck says in `fits` which outcomes can have been drawn")

    def see(state: Any, seat: Seat | None) -> Any:
        return state

    def hear(event: Any, seat: Seat | None) -> Any:
        return event

    def imagine(seen: Any, rng: Random) -> Any:
        return seen

    def list_all(state: S, seat: Seat) -> Offer[A]:
        return Offer(seat, tuple(actions(state, seat)))

    def pick(state: S, seat: Seat, rng: Random) -> A:
        return rng.choice(list(actions(state, seat)))

    def no_luck(state: S, rng: Random) -> O:
        raise TypeError("this game owes no luck")

    def never(state: S, drawn: O) -> bool:
        return False

    def no_script(state: S, given: Any) -> tuple[O | None, ...]:
        return ()

    return Rules(
        setup=setup,
        waiting=waiting,
        actions=actions,
        apply=apply,
        offer=offer or list_all,
        sample=sample or pick,
        check=check or _usual_check(waiting, actions, fits or never, rule),
        draw=draw or no_luck,
        view=view or see,
        redact=redact or hear,
        guess=guess or imagine,
        flaw=flaw or make_flaw(waiting, actions, view or see),
        script=script or no_script,
    )


def _usual_check(
    waiting: Callable[[S], Waiting],
    actions: Callable[[S, Seat], Iterator[A]],
    fits: Callable[[S, Any], bool],
    rule: str,
) -> Check[S]:
    """The order: luck, the end, time, what cannot be read, whose turn it is, what is listed."""

    def check(state: Any, move: Move) -> Refusal | None:
        now = waiting(state)
        if isinstance(move, Outcome):
            is_owed = isinstance(now, Draw) and fits(state, move.drawn)
            return None if is_owed else Refusal("not_owed", rule)
        if isinstance(now, Over):
            return Refusal("game_over", rule)
        if move.at_ms < state.at_ms:
            return Refusal("clock_backwards", rule, {"at_ms": state.at_ms})
        if isinstance(move, Tick):
            ticks = isinstance(now, Decide) and now.expiry == "tick" and now.deadline_ms is not None
            return None if ticks else Refusal("no_clock", rule)
        if isinstance(move.action, Unreadable):
            return Refusal("malformed", rule, {"problem": move.action.problem})
        if isinstance(move.action, Leave):
            has_left = move.seat in getattr(state, "left", ())
            return Refusal("already_left", rule) if has_left else None
        if not isinstance(now, Decide) or move.seat not in (*now.seats, *now.asides):
            return Refusal("not_your_turn", rule)
        if move.action not in actions(state, Seat(move.seat)):
            return Refusal("not_allowed", rule)
        return None

    return check
