"""A bot that plays any game by flat Monte Carlo search over guesses at what it cannot see.

Each playout guesses a full state from the view, tries one candidate action and plays on at
random; UCB1 (Auer, Cesa-Bianchi and Fischer, 2002) spends the playouts where they promise most.
"""

from math import inf, log, sqrt
from random import Random
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Draw, Offer, Outcome, Over, Result, Seat, Tick

EXPLORE = 0.7
MOVES = 12_000  # of all playouts for one decision: some games last long when played at random
TICKS = 0.1  # how often time runs out in a playout, where a game has timers


class SearchBot:
    """Game-blind: uses nothing but the contract."""

    def __init__(
        self, game: AnyGame, *, playouts: int = 300, candidates: int = 40, moves: int = MOVES
    ) -> None:
        self._rules = game.rules
        self._is_common = game.nature.is_cooperative
        self.playouts = playouts
        self.candidates = candidates  # actions weighed when there are more
        self.moves = moves

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        arms = self._arms(view, offer, rng)
        if len(arms) == 1:
            return arms[0]
        gained = [0.0] * len(arms)
        tried = [0] * len(arms)
        left, longest = self.moves, max(1, self.moves // len(arms))
        for played in range(self.playouts):
            arm = self._pick(gained, tried, played)
            gain, moves = self._playout(view, offer.seat, arms[arm], rng, longest)
            gained[arm] += gain
            tried[arm] += 1
            left -= moves
            if left <= 0:
                break
        return arms[max(range(len(arms)), key=lambda arm: (tried[arm], gained[arm]))]

    def _arms(self, view: Any, offer: Offer[Any], rng: Random) -> list[Any]:
        listed = list(offer.actions)
        if len(listed) > self.candidates:
            return rng.sample(listed, self.candidates)
        if not offer.open:
            return listed
        drawn = {self._rules.sample(self._rules.guess(view, rng), offer.seat, rng): None}
        while len(listed) + len(drawn) < self.candidates and rng.random() < 0.99:
            guess = self._rules.guess(view, rng)
            drawn[self._rules.sample(guess, offer.seat, rng)] = None
        return [*listed, *(action for action in drawn if action not in listed)]

    def _pick(self, gained: list[float], tried: list[int], played: int) -> int:
        def promise(arm: int) -> float:
            if not tried[arm]:
                return inf
            return gained[arm] / tried[arm] + EXPLORE * sqrt(log(played) / tried[arm])

        return max(range(len(tried)), key=promise)

    def _playout(
        self, view: Any, seat: Seat, action: Any, rng: Random, longest: int
    ) -> tuple[float, int]:
        """How well the seat does when it acts so and everybody goes on at random: 0 to 1.

        And how many moves that took.
        """
        rules = self._rules
        state = rules.guess(view, rng)
        move: Any = Decision(seat, action, state.at_ms)
        if rules.check(state, move) is not None:
            return 0.0, 1  # legal in the true state, not in this guess
        for number in range(1, longest + 1):
            state = rules.apply(state, move)[0]
            waiting = rules.waiting(state)
            if isinstance(waiting, Over):
                return _gain(waiting.result, seat, is_common=self._is_common), number
            move = self._random_move(state, waiting, rng)
        return 0.5, longest  # nobody knows

    def _random_move(self, state: Any, waiting: Decide | Draw, rng: Random) -> Any:
        if isinstance(waiting, Draw):
            return Outcome(self._rules.draw(state, rng))
        due = waiting.deadline_ms if waiting.expiry == "tick" else None
        if due is not None and (not waiting.seats or rng.random() < TICKS):
            return Tick(due)
        actor = rng.choice(waiting.seats)
        return Decision(actor, self._rules.sample(state, actor, rng), state.at_ms)


def _gain(result: Result, seat: Seat, *, is_common: bool) -> float:
    """1 for the best rank, 0 for the worst; where all win or lose together, 1 or 0."""
    others = [rank for other, rank in enumerate(result.ranks) if other != seat]
    if is_common or not others:
        return 1.0 if seat in result.winners else 0.0
    own = result.ranks[seat]
    beaten = sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others)
    return beaten / len(others)
