"""What a bot wants in the trick room: the set shot, and nothing else (IC-110)."""

from collections.abc import Iterator, Sequence
from random import Random

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, Point, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.bots.directions import heading, middle
from tablee.games.icecool.bots.tremors import made
from tablee.games.icecool.model.facts import Challenge, Happening, LeftBoard, Passed
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.model.tricks import Trick
from tablee.games.icecool.rules.tricks import is_made

NEARLY = 0.2  # for a part of it: something to improve on
HEAD = 395  # where a hit makes a penguin jump
ASIDE = 3000  # hundredths of a degree about the place where a jump should lead
STRAIGHT = 0.5  # of the hard ones go to the door first, and come off a wall behind it
LOW = 108


class SetShot:
    """IC-111."""

    is_to_stop = True

    def __init__(self, trick: Trick, seat: Seat) -> None:
        self.trick, self.seat = trick, seat

    @property
    def goals(self) -> tuple[DoorId, ...]:
        return self.trick.doors[-1:]

    @property
    def targets(self) -> tuple[Point, ...]:
        if self.trick.rests_on_circle:
            return (school().red_circle.centre,)
        if self.trick.rests_in is None:
            return ()
        x0, y0, x1, y1 = school().room[self.trick.rests_in].rect
        return (((x0 + x1) / 2, (y0 + y1) / 2),)

    def met(self, facts: Sequence[Happening]) -> list[Challenge]:
        return []

    def is_made(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> bool:
        return is_made(self.trick, facts, next(end for end in ends if end.seat == self.seat))

    def worth(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> float:
        if self.is_made(facts, ends):
            return 1.0
        if any(isinstance(fact, LeftBoard) for fact in facts):
            return 0.0
        passed = {fact.door for fact in facts if isinstance(fact, Passed) and not fact.barred}
        wanted = {*self.trick.doors}
        return NEARLY * len(wanted & passed) / len(wanted) if wanted else 0.0


def set_aims(trick: Trick, start: Point, targets: Sequence[Point], rng: Random) -> Iterator[Flick]:
    """Endless: over a wall on the head, or hard off walls, about where the set shot leads."""
    to = targets[0] if targets and not trick.doors else middle(school().door[trick.doors[0]])
    while True:
        if trick.challenge == "jump":
            direction = heading(start, to) + rng.gauss(0, ASIDE)
            yield made(direction, rng.uniform(860, 1000), rng.gauss(0, 60), rng.gauss(HEAD, 15))
        elif trick.bounces:
            is_straight = rng.random() < STRAIGHT
            direction = (
                heading(start, to) + rng.gauss(0, 400) if is_straight else rng.uniform(0, 36_000)
            )
            yield made(direction, rng.uniform(780, 1000), rng.gauss(0, 90), LOW)
        else:
            direction = heading(start, to) + rng.gauss(0, 250)
            yield made(direction, rng.uniform(450, 1000), rng.gauss(0, 120), LOW)
