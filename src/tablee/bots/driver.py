"""Bots that play a match to its end, in games of every kind."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tablee.core.errors import Refused
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.mind import PACE_MS, Mind
from tablee.core.protocol import Bot, Decide, Plan, Seat


class Choice(NamedTuple):
    """Who acts next, and how."""

    seat: Seat
    action: Any


class Driver:
    """Bots at the seats of a match; time passes as the rules and they want it."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot],
        rngs: Sequence[Random],
        order: Random,
    ) -> None:
        self._match = match
        self._minds = [Mind(bot, match.game, f"memory {seat}") for seat, bot in enumerate(bots)]
        self._has_plans = any(mind.is_timed for mind in self._minds)
        self._rngs = rngs
        self._order = order  # who comes first where nobody has a time of its own

    def next_turn(self) -> Choice | None:
        """The next action, for the caller to play. ``None``: it is over."""
        match = self._match
        while isinstance(waiting := match.waiting, Decide):
            plans = self._plans(waiting) if self._has_plans else {}
            if plans:
                choice = self._earliest(waiting, plans)
                if choice is not None:
                    return choice
                continue
            if waiting.expiry == "tick" and waiting.deadline_ms is not None:
                left_ms = waiting.deadline_ms - match.now_ms
                match.advance((min(PACE_MS, left_ms) if waiting.seats else left_ms) / 1000)
                waiting = match.waiting
            if isinstance(waiting, Decide) and (seats := _held(waiting)):
                return self._chosen(self._order.choice(seats))
        return None

    def _plans(self, waiting: Decide) -> dict[Seat, Plan | None]:
        """What those bots want that plan when to act."""
        match, found = self._match, {}
        for seat in (*_held(waiting), *waiting.asides):
            mind = self._minds[seat]
            if mind.is_timed:
                self._look(seat, mind)
                found[seat] = mind.ask(
                    match.view(seat),
                    match.offer(seat),
                    self._rngs[seat],
                    is_awaited=seat in waiting.seats,
                    now_ms=match.now_ms,
                )
        return found

    def _look(self, seat: Seat, mind: Mind) -> None:
        """Let a bot that remembers see every step that it has not seen yet."""
        match = self._match
        if mind.is_watchful:
            for number in range(mind.seen + 1, len(match.moves) + 1):
                mind.look(match.game.rules.view(match.state_after(number), seat), number)

    def _chosen(self, seat: Seat) -> Choice:
        match = self._match
        view, offer = match.view(seat), match.offer(seat)
        return Choice(seat, self._minds[seat].bot.choose(view, offer, self._rngs[seat]))

    def _earliest(self, waiting: Decide, plans: dict[Seat, Plan | None]) -> Choice | None:
        """The first of all plans, unless something is due by itself before: then time has passed.

        A bot that makes no plans acts at a steady pace.
        """
        match = self._match
        pace = match.now_ms + PACE_MS
        times = [(plan.at_ms, seat) for seat, plan in plans.items() if plan is not None]
        times += [(pace, seat) for seat in _held(waiting) if seat not in plans]
        at_ms, seat = min(times, default=(None, Seat(0)))
        due = waiting.deadline_ms
        if due is None and waiting.stand_ins:
            due = pace  # theirs to act
        if at_ms is None or (due is not None and due <= at_ms):
            assert due is not None, "nobody has a plan, and nothing is due"
            match.advance(max(0, due - match.now_ms) / 1000)
            return None
        made = len(match.moves)
        match.advance(max(0, at_ms - match.now_ms) / 1000)
        if len(match.moves) != made:
            return None  # a stand-in came first
        plan = plans.get(seat)
        if plan is None:
            return self._chosen(seat)
        self._minds[seat].did(plan)
        return Choice(seat, plan.action)


def _held(waiting: Decide) -> tuple[Seat, ...]:
    """The seats that are awaited and not played by a stand-in of the match."""
    if not waiting.stand_ins:
        return waiting.seats
    return tuple(seat for seat in waiting.seats if seat not in waiting.stand_ins)


def take(match: Match, choice: Choice) -> tuple[Any, ...]:
    """Play a choice; a try that is refused but counts is no mistake of the bot's."""
    try:
        return match.play(choice.seat, choice.action)
    except Refused as refused:
        if refused.refusal.recorded:
            return match.last_events
        raise


def usual_seats(game: AnyGame) -> int:
    """Two where the game can be played by two, else as few as it takes."""
    return 2 if 2 in game.seats else game.seats[0]
