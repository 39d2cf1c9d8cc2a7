"""Bots that play in a match for seats whose holder has left, or has run out of time."""

from random import Random

from tablee.core.mind import Mind
from tablee.core.play import Play
from tablee.core.protocol import Decide, Plan, Seat


class StandIns:
    """The game's stand-in at each seat that needs one, with all that the seat has seen.

    They have a generator of their own: bots must learn nothing of the luck to come.
    """

    def __init__(self, play: Play, seed: int | None) -> None:
        self._play = play
        self._seed = seed
        self._rng = Random(None if seed is None else f"{seed} stand-in")
        self._minds: dict[Seat, Mind] = {}
        self._planned: tuple[int, dict[Seat, Plan]] = (-1, {})  # after so many moves

    def earliest(self, now_ms: int) -> tuple[Seat, Plan] | None:
        """Who of them acts first, and how, if nothing happens before."""
        waiting, made = self._play.waiting, len(self._play.moves)
        if not isinstance(waiting, Decide) or not waiting.stand_ins:
            return None
        if self._planned[0] != made:
            asked = {seat: self.plan(seat, now_ms) for seat in waiting.stand_ins}
            self._planned = made, {seat: plan for seat, plan in asked.items() if plan is not None}
        return min(self._planned[1].items(), key=lambda each: each[1].at_ms, default=None)

    def plan(self, seat: Seat, now_ms: int) -> Plan | None:
        """What the stand-in does in a seat."""
        play, mind = self._play, self._mind(seat)
        game, waiting = play.game, play.waiting
        for number in range(mind.seen + 1, len(play.moves) + 1):
            mind.look(game.rules.view(play.state_after(number), seat), number)
        return mind.ask(
            game.rules.view(play.state, seat),
            game.rules.offer(play.state, seat),
            self._rng,
            is_awaited=isinstance(waiting, Decide) and seat in waiting.seats,
            now_ms=now_ms,
        )

    def did(self, seat: Seat, plan: Plan) -> None:
        """The plan was carried out."""
        self._minds[seat].did(plan)

    def _mind(self, seat: Seat) -> Mind:
        if seat not in self._minds:
            game = self._play.game
            bot = game.levels[game.stand_in].make()
            self._minds[seat] = Mind(bot, game, f"{self._seed} {seat}")
        return self._minds[seat]
