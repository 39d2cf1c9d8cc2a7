"""Whose turn it is, for programs that play a match to its end, in games of every kind."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tablee.core.errors import Refused
from tablee.core.match import Match
from tablee.core.memory import look, recall, watchful
from tablee.core.protocol import AnyGame, Bot, Decide, Plan, Seat, TimedBot

PACE_S = 0.5  # between two decisions where the game has a timer of its own


class Turn(NamedTuple):
    """Who acts next, and how."""

    seat: Seat
    action: Any


class Driver:
    """Bots at the seats of a match; time passes as the rules and they want it."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], rngs: Sequence[Random], order: Random
    ) -> None:
        self._match = match
        self._bots = bots
        self._rngs = rngs
        self._order = order  # who comes first where nobody has a time of its own
        self._memos: dict[Seat, Any] = {}
        self._looked = -1  # the last move that the bots have seen

    def next_turn(self) -> Turn | None:
        """The next action, for the caller to play. ``None``: it is over."""
        match = self._match
        while isinstance(waiting := match.waiting, Decide):
            self._look()
            plans = {
                seat: bot.plan(
                    match.view(seat), match.offer(seat), self._rngs[seat], self._memos.get(seat)
                )
                for seat in (*waiting.seats, *waiting.asides)
                if (bot := _timed(self._bots[seat])) is not None
            }
            if plans:
                turn = self._earliest(waiting, plans)
                if turn is not None:
                    return turn
                continue
            if waiting.expiry == "tick" and waiting.deadline_ms is not None:
                left_s = (waiting.deadline_ms - match.now_ms) / 1000
                match.advance(min(PACE_S, left_s) if waiting.seats else left_s)
                waiting = match.waiting
            if isinstance(waiting, Decide) and waiting.seats:
                return self._chosen(self._order.choice(waiting.seats))
        return None

    def _look(self) -> None:
        """Let those who remember look at what has happened; at every step of it."""
        match, number = self._match, len(self._match.moves)
        if number == self._looked:
            return
        for seat, each in enumerate(map(watchful, self._bots)):
            if each is None:
                continue
            at, seed = Seat(seat), f"memory {seat}"
            if number == self._looked + 1:
                memo = look(each, self._memos[at], match.view(seat), seed, number)
            else:
                memo = recall(each, match.game, match.header, match.moves, at, seed)
            self._memos[at] = memo
        self._looked = number

    def _chosen(self, seat: Seat) -> Turn:
        match = self._match
        view, offer = match.view(seat), match.offer(seat)
        return Turn(seat, self._bots[seat].choose(view, offer, self._rngs[seat]))

    def _earliest(self, waiting: Decide, plans: dict[Seat, Plan | None]) -> Turn | None:
        """The first of all plans, unless something is due by itself before: then time has passed.

        A bot that makes no plans acts at a steady pace.
        """
        match = self._match
        pace = match.now_ms + round(1000 * PACE_S)
        times = [(plan.at_ms, seat) for seat, plan in plans.items() if plan is not None]
        times += [(pace, seat) for seat in waiting.seats if seat not in plans]
        at_ms, seat = min(times, default=(None, Seat(0)))
        deadline = waiting.deadline_ms
        if at_ms is None or (deadline is not None and deadline <= at_ms):
            assert deadline is not None, "nobody has a plan, and nothing is due"
            match.advance(max(0, deadline - match.now_ms) / 1000)
            return None
        match.advance(max(0, at_ms - match.now_ms) / 1000)
        plan = plans.get(seat)
        if plan is None:
            return self._chosen(seat)
        if watchful(self._bots[seat]) is None:
            self._memos[seat] = plan.memo
        return Turn(seat, plan.action)


def _timed(bot: Bot) -> TimedBot | None:
    return bot if hasattr(bot, "plan") else None  # type: ignore[return-value]


def take(match: Match, turn: Turn) -> tuple[Any, ...]:
    """Play a turn; a try that is refused but counts is no mistake of the bot's."""
    try:
        return match.play(turn.seat, turn.action)
    except Refused as refused:
        if refused.refusal.recorded:
            return ()
        raise


def usual_seats(game: AnyGame) -> int:
    """Two where the game can be played by two, else as few as it takes."""
    return 2 if 2 in game.seats else game.seats[0]
