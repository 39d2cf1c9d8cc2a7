"""What a match does by itself: draw luck, run timers and clocks, let stand-ins play."""

from math import isfinite
from random import Random
from typing import Any

from tablee.core.errors import BadOptions, Refused, TableeError
from tablee.core.game import AnyGame
from tablee.core.play import Play
from tablee.core.protocol import Decide, Outcome, Plan, Refusal, Seat
from tablee.core.sentences import explained
from tablee.core.stand_ins import StandIns


def need_seed(seed: Any) -> None:
    """Raise unless it can seed the luck of a match."""
    if seed is not None and not isinstance(seed, int):
        raise BadOptions(f"a seed is a whole number, not {seed!r}")


class Upkeep:
    """A :class:`Play` with luck from a seed or a script, table time, and stand-ins."""

    def __init__(self, game: AnyGame, state: Any, seed: int | None) -> None:
        need_seed(seed)
        self.game = game
        self.now_ms: int = state.at_ms
        self._rules = game.rules
        self._play = Play(game, state)
        self._seed = seed
        self._rng: Random | None = None  # made when luck is first owed
        self._script: tuple[Any, ...] = ()
        self._scripted = 0  # how many draws the script has answered
        self._bots: StandIns | None = None  # made when a seat first needs one
        self._rest_ms = 0.0  # of the time that has passed, less than a millisecond

    def _drawn(self, state: Any) -> Any:
        """What luck gives: the script's next outcome, or a draw."""
        scripted = None
        if self._scripted < len(self._script):
            scripted = self._script[self._scripted]
            self._scripted += 1
        if scripted is None:
            if self._rng is None:
                self._rng = Random(self._seed)
            return self._rules.draw(state, self._rng)
        if (refusal := self._rules.check(state, Outcome(scripted))) is not None:
            told = f"{refusal.code} ({refusal.rule}): {dict(refusal.hint)}"
            raise BadOptions(f"{self.game.slug}: that luck cannot be drawn: {told}")
        return scripted

    def _settle_or_undo(self) -> None:
        """Settle after a decision; if that fails (physics is not installed), it never happened."""
        before = len(self._play.moves) - 1, self._scripted, self.now_ms
        try:
            self._settle()
        except Exception:
            moves, self._scripted, self.now_ms = before
            self._play.take_back_to(moves)
            self._play.events = ()
            self._bots = None
            raise

    def _let_pass(self, seconds: float) -> None:
        """Do what is due on the way to a later time."""
        if not isinstance(seconds, int | float) or not isfinite(seconds):
            raise TableeError(f"seconds are a number, not {seconds!r}")
        if seconds < 0:
            raise TableeError("table time cannot run backwards")
        # Rounded: 2.001 s are 2001 ms, not 2000.9999.
        whole, self._rest_ms = divmod(round(seconds * 1000 + self._rest_ms, 6), 1)
        until = self.now_ms + int(whole)
        while (due := self._due(until)) is not None:
            self.now_ms = max(self.now_ms, due)
            self._expire(due)
            self._settle()
        self.now_ms = until

    @property
    def _stand_ins(self) -> StandIns:
        if self._bots is None:
            self._bots = StandIns(self._play, self._seed)
        return self._bots

    def _settle(self) -> None:
        """Draw the luck that is owed, and let stand-ins play where only they are awaited."""
        play = self._play
        while True:
            play.settle(self._drawn, expensive=True)
            waiting = play.waiting
            if type(waiting) is not Decide or not waiting.stand_ins or waiting.expiry == "tick":
                return
            next_up = self._stand_ins.earliest(self.now_ms)
            if next_up is None or {*waiting.seats} - {*waiting.stand_ins}:
                return
            self.now_ms = max(self.now_ms, next_up[1].at_ms)
            self._stand_in(*next_up)

    def _due(self, until_ms: int) -> int | None:
        """When something happens by itself, if it does by then."""
        due, waiting = self._play.due(until_ms), self._play.waiting
        if isinstance(waiting, Decide) and waiting.stand_ins:
            next_up = self._stand_ins.earliest(self.now_ms)
            if next_up is not None and next_up[1].at_ms <= (until_ms if due is None else due):
                return next_up[1].at_ms
        return due

    def _expire(self, due_ms: int) -> None:
        """What the table does by itself: a stand-in's plan, a timer, a clock that ran out."""
        waiting = self._play.waiting
        assert isinstance(waiting, Decide)
        next_up = self._stand_ins.earliest(self.now_ms) if waiting.stand_ins else None
        if next_up is not None and next_up[1].at_ms <= due_ms:
            self._stand_in(*next_up)
        elif waiting.expiry == "tick":
            refusal = self._play.tick(self.now_ms)
            assert refusal is None, f"the rules refuse their own timer: {refusal}"
        else:
            plan = self._stand_ins.plan(waiting.seats[0], self.now_ms)
            assert plan is not None, "a stand-in that is awaited has a plan"
            self._stand_in(waiting.seats[0], plan)

    def _stand_in(self, seat: Seat, plan: Plan) -> None:
        refusal = self._play.decide(seat, plan.action, self.now_ms)
        if refusal is not None and not refusal.recorded:
            raise self._refused(refusal)
        self._stand_ins.did(seat, plan)

    def _refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, explained(self.game, refusal, "en", self._play.state))
