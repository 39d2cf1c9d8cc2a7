"""The flicks of a log: what their seats wanted, and what came of them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.core.protocol import Decision, Move, Outcome, Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.bots.lines import chance, danger
from tablee.games.icecool.bots.set_shots import SetShot
from tablee.games.icecool.bots.stakes import Chase, Stakes, stakes_of
from tablee.games.icecool.model import Flicked, MakeFlick, State, View
from tablee.games.icecool.model.facts import CrossedOver, Happening, LeftBoard, Passed
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.review.model import SeatFlicks
from tablee.games.icecool.rules.queries import is_warm_up
from tablee.games.icecool.rules.view import view

Played = Sequence[tuple[State, Move]]


class Gain(NamedTuple):
    """What one flick brought the seat that made it."""

    fish: bool = False
    caught: bool = False
    catch: bool = False
    room: bool = False
    trick: bool = False


class Attempt(NamedTuple):
    """A decision, what its seat knew then, and what physics made of it."""

    seq: int
    seat: Seat
    view: View
    flick: Flick
    outcome: Flicked

    @property
    def stakes(self) -> Stakes:
        announced = self.view.challenge
        return stakes_of(self.view, self.seat, () if announced is None else (announced,))

    @property
    def is_catcher(self) -> bool:
        return not is_warm_up(self.view) and self.seat == self.view.catcher

    def gain(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> Gain:
        stakes = self.stakes
        if isinstance(stakes, SetShot):
            return Gain(trick=stakes.is_made(facts, ends))
        if not isinstance(stakes, Chase):
            into = {fact.into for fact in facts if isinstance(fact, Passed | CrossedOver)}
            return Gain(room=bool(into - {*self.view.visited}))
        tally = stakes.tallied(facts)
        before = {seat for seat in stakes.runners if self.view.players[seat].is_caught}
        if self.is_catcher:
            return Gain(catch=tally.had_catch or tally.caught != before)
        return Gain(
            fish=tally.fish[self.seat] > self.view.players[self.seat].fish,
            caught=tally.had_catch or self.seat in tally.caught - before,
        )


def attempts_of(played: Played) -> Iterator[Attempt]:
    """Every flick that physics has answered."""
    for number, (state, move) in enumerate(played[:-1], start=1):
        drawn = played[number][1]
        if not isinstance(move, Decision) or not isinstance(move.action, MakeFlick):
            continue
        if isinstance(drawn, Outcome) and isinstance(drawn.drawn, Flicked):
            seat, aim = Seat(move.seat), move.action
            flick = Flick(aim.direction, aim.power, aim.offset, aim.height)
            yield Attempt(number, seat, view(state, seat), flick, drawn.drawn)


def disappointment(attempt: Attempt) -> float:
    """What the spot promised, by distances alone, less what came of it."""
    stakes, spot = attempt.stakes, attempt.view.players[attempt.seat].spot
    assert spot is not None
    came = stakes.worth(attempt.outcome.happenings, attempt.outcome.ends)
    if stakes.targets:
        return max(danger(target, spot) for target in stakes.targets) - came
    return max((chance(spot, door) for door in stakes.goals), default=0.0) - came


def count(seat: Seat, attempts: Sequence[Attempt]) -> SeatFlicks:
    own = [attempt for attempt in attempts if attempt.seat == seat]
    gains = [attempt.gain(attempt.outcome.happenings, attempt.outcome.ends) for attempt in own]
    return SeatFlicks(
        seat=seat,
        flicks=len(own),
        fish=sum(each.fish for each in gains),
        catches=sum(each.catch for each in gains),
        off_board=sum(_is_off(attempt) for attempt in own),
    )


def _is_off(attempt: Attempt) -> bool:
    facts = attempt.outcome.happenings
    return any(isinstance(fact, LeftBoard) and fact.seat == attempt.seat for fact in facts)
