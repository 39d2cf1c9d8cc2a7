"""Flicks tried again with the bots' physics: the aim that was chosen, and the best that is found.

Both are tried with the same tremors, those of a steady hand at this table, so they are compared
fairly. Needs the extra ``physics``.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tablee.core.finding import percent
from tablee.games.icecool.board.school import NO_ROOM, DoorId, Point
from tablee.games.icecool.bots.search import POINTS, Search, Start
from tablee.games.icecool.bots.strength import HARD, Effort
from tablee.games.icecool.bots.tremors import Wobble, spread_out, whole_tremor
from tablee.games.icecool.model.facts import Passed
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.recording import decode, from_text
from tablee.games.icecool.review.attempts import Attempt, Gain
from tablee.games.icecool.review.model import Aim, Chances, FlickReview
from tablee.games.icecool.review.words import Wish, say_flick
from tablee.games.icecool.rules.flicks import standings
from tablee.games.icecool.rules.queries import is_warm_up

EFFORT = Effort(4, 6, 2, (3,), ((2, 1),))  # a part of what the bot does for itself
TRIES, MORE_TRIES = 4, 6  # of both aims; of the few that seem to have lost most
LEAST = 0.15  # cards: less is within the tremor


@dataclass(slots=True)
class Line:
    """An aim with all its tries so far."""

    flick: Flick
    worths: list[float] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)
    doors: Counter[DoorId] = field(default_factory=Counter)  # that were passed
    path: tuple[Point, ...] = ()

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def chances(self) -> Chances:
        shares = [percent(sum(each) / len(self.gains)) for each in zip(*self.gains, strict=True)]
        return Chances(*shares)


class Case:
    """One flick of a log with both aims."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.rng = Random(f"review {attempt.seq}")
        here = standings(attempt.view)
        spot = next(each.at for each in here if each.seat == attempt.seat)
        self.search = Search(
            attempt.seat,
            [Start(spot, NO_ROOM)],
            [each for each in here if each.seat != attempt.seat],
            attempt.stakes,
            whole_tremor(HARD.hand, attempt.view.table.tremor),
            self.rng,
        )
        self.mine = Line(attempt.flick)
        self.best = Line(self.search.best(EFFORT).flick)
        self.go_on(TRIES)

    def go_on(self, tries: int) -> None:
        """More tries of both, with the same tremors."""
        wobbles = spread_out(tries, self.rng)
        for line in (self.mine, self.best):
            self._try(line, wobbles)

    def _try(self, line: Line, wobbles: Sequence[Wobble]) -> None:
        trials = self.search.trials(line.flick, wobbles)
        line.path = trials.path
        for facts, ends in trials.looks:
            line.worths.append(self.attempt.stakes.worth(facts, ends))
            line.gains.append(self.attempt.gain(facts, ends))
            own = [each for each in facts if isinstance(each, Passed) and not each.barred]
            line.doors.update({each.door for each in own if each.seat == self.attempt.seat})

    @property
    def loss(self) -> float:
        return max(0.0, self.best.mean - self.mine.mean)

    def told(self) -> FlickReview:
        attempt, is_fine = self.attempt, self.loss < LEAST
        wanted = [door for door, _ in self.best.doors.most_common() if door in self.search.goals]
        chances, better = self.mine.chances, self.best.chances
        return FlickReview(
            seq=attempt.seq,
            until=attempt.seq + 1,  # what physics made of it
            seat=attempt.seat,
            said=say_flick(
                _wish(attempt),
                chances,
                None if is_fine else better,
                wanted[0] if wanted and not attempt.is_catcher else None,
            ),
            round=attempt.view.round,
            is_catcher=attempt.is_catcher,
            loss=0.0 if is_fine else round(self.loss, 2),
            starts=standings(attempt.view),
            doors=attempt.stakes.goals,
            aim=Aim(attempt.flick, chances, _way(attempt)),
            better=None if is_fine else Aim(self.best.flick, better, self.best.path),
        )


def tried(attempts: Sequence[Attempt], *, again: int) -> list[FlickReview]:
    """All of them; those that seem to have lost most are tried once more, to be sure."""
    cases = [Case(attempt) for attempt in attempts]
    for case in sorted(cases, key=lambda each: -each.loss)[:again]:
        case.go_on(MORE_TRIES)
    return [case.told() for case in cases]


def _wish(attempt: Attempt) -> Wish:
    if attempt.view.table.trick is not None:
        return "trick"
    if is_warm_up(attempt.view):
        return "room"
    return "catch" if attempt.is_catcher else "fish"


def _way(attempt: Attempt) -> tuple[Point, ...]:
    """The way that the penguin really took, out of the recording; none if it did not move."""
    if not attempt.outcome.recording:
        return ()
    recording = decode(from_text(attempt.outcome.recording))
    if attempt.seat not in recording.seats:
        return ()
    places = recording.places[recording.seats.index(attempt.seat)]
    some = places[:: -(-len(places) // POINTS), :2].round(3).tolist()
    return tuple((x, y) for x, y in some)
