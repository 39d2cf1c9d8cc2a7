"""What a flick would be worth to a seat, in cards: fish, IDs, a challenge, and where it ends."""

from collections.abc import Sequence
from math import dist
from typing import Protocol

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, Point, RoomId, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.bots.lines import chance, danger, home, rooms_of, way
from tablee.games.icecool.bots.set_shots import SetShot
from tablee.games.icecool.model import FISH, View
from tablee.games.icecool.model.facts import (
    Challenge,
    CrossedOver,
    Happening,
    LeftBoard,
    Passed,
    Touched,
    challenge_met,
)
from tablee.games.icecool.model.tricks import Trick, trick_of
from tablee.games.icecool.rules.queries import is_warm_up, on_red_circle

OTHERS = 0.4  # of their gains, which are losses here
LAST_FISH = 0.5  # to end the round oneself
ALL_CAUGHT = 0.4
SECOND_CATCH = 0.6  # IC-101: it brings nothing but the end
CHALLENGE = 0.8  # a card for one that could have bought skates
PROSPECT = 0.35  # of the next fish
DANGER = 0.55  # of being caught next
REACH = 0.45  # of catching next
OFF_BOARD = 0.1
ROOM = 1.0  # of a warm-up
HOME = 3.0
CLASSROOM = school().red_circle.room


class Stakes(Protocol):
    """What one seat wants from a flick."""

    @property
    def trick(self) -> Trick | None:
        """The one shot that counts, in the trick room."""
        ...

    @property
    def goals(self) -> tuple[DoorId, ...]:
        """Doors to go through."""
        ...

    @property
    def targets(self) -> tuple[Point, ...]:
        """Spots to reach."""
        ...

    @property
    def is_to_stop(self) -> bool:
        """Whether a flick should end at the targets, and not only get there."""
        ...

    def worth(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> float: ...

    def met(self, facts: Sequence[Happening]) -> list[Challenge]:
        """Which challenges a flick meets, of those that count."""
        ...


def stakes_of(view: View, seat: Seat, challenges: Sequence[Challenge] = ()) -> Stakes:
    if view.table.trick is not None:
        return SetShot(trick_of(view.table.trick), seat)
    return Tour(view, seat) if is_warm_up(view) else Chase(view, seat, challenges)


class Chase:
    """A round with a Catcher."""

    is_to_stop = False
    trick = None

    def __init__(self, view: View, seat: Seat, challenges: Sequence[Challenge] = ()) -> None:
        self.view, self.seat = view, seat
        self.is_catcher = seat == view.catcher
        self.runners = [Seat(each) for each in range(view.seats) if each != view.catcher]
        self.challenges = challenges  # one of them is, or may still be, announced

    @property
    def goals(self) -> tuple[DoorId, ...]:
        return () if self.is_catcher else self.doors(self.seat)

    @property
    def targets(self) -> tuple[Point, ...]:
        if not self.is_catcher:
            return ()
        spots = ((each, self.view.players[each]) for each in self.runners)
        return tuple(
            player.spot
            for _, player in spots
            if player.spot is not None and (not player.is_caught or self.view.seats == 2)
        )

    def doors(self, seat: Seat) -> tuple[DoorId, ...]:
        """Where fish of a seat's colour hang."""
        colour = self.view.players[seat].colour
        return tuple(dict.fromkeys(fish.door for fish in self.view.fish if fish.colour == colour))

    def worth(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> float:
        tally = self.tallied(facts)
        total = sum(
            gain if seat == self.seat else -OTHERS * gain for seat, gain in tally.gains.items()
        )
        if any(self._is_met(challenge, facts, tally) for challenge in self.challenges):
            total += CHALLENGE
        if any(isinstance(fact, LeftBoard) and fact.seat == self.seat for fact in facts):
            total -= OFF_BOARD
        return total if tally.is_over else total + self.outlook(tally, ends)

    def met(self, facts: Sequence[Happening]) -> list[Challenge]:
        """Which of the challenges a flick meets."""
        tally = self.tallied(facts)
        return [each for each in self.challenges if self._is_met(each, facts, tally)]

    def _is_met(self, challenge: Challenge, facts: Sequence[Happening], tally: "Tally") -> bool:
        done = challenge_met(facts, self.seat, challenge)
        return done is not None and (tally.over_at is None or done <= tally.over_at)

    def tallied(self, facts: Sequence[Happening]) -> "Tally":
        """What a flick brings everybody."""
        tally = Tally(self)
        for fact in facts:
            if not tally.is_over:
                tally.count(fact)
        return tally

    def outlook(self, tally: "Tally", ends: Sequence[Standing]) -> float:
        """What the end points promise."""
        spots = {end.seat: end.at for end in ends}
        catcher = spots.get(self.view.catcher)
        if self.is_catcher:
            return self._catchers_outlook(tally, spots)
        total, me = 0.0, spots.get(self.seat)
        if me is None:
            return total
        # A first catch of two brings the Runner back to the circle at once (IC-98).
        was_caught = self.view.players[self.seat].is_caught
        if self.view.seats == 2 and self.seat in tally.caught and not was_caught:
            return total
        chances = [chance(me, door) for door in tally.doors[self.seat]]
        total += PROSPECT * (max(chances, default=0.0) + 0.2 * sum(chances))
        can_lose = self.seat not in tally.caught or self.view.seats == 2
        if catcher is not None and can_lose:
            total -= DANGER * danger(me, catcher)
        return total

    def _catchers_outlook(self, tally: "Tally", spots: dict[Seat, Point]) -> float:
        me = spots.get(self.view.catcher)
        if me is None:
            return 0.0
        total = 0.0
        for seat in self.runners:
            if seat in tally.caught and self.view.seats > 2:
                continue
            at = spots.get(seat)
            if at is not None:
                total += REACH * danger(at, me) + 0.1 * (1 - dist(at, me))
            doors = tally.doors[seat]
            if doors:  # a Runner comes to its fish
                nearest = min(way(me, home(me), door) for door in doors)
                total += 0.05 * len(self.view.players) * (0.6 - nearest)
        return total


class Tally:
    """IC-93: the events of a flick in order, until the round is over."""

    def __init__(self, chase: Chase) -> None:
        view = chase.view
        self.chase = chase
        self.fish = {seat: view.players[seat].fish for seat in chase.runners}
        self.hung = {
            seat: [fish.door for fish in view.fish if fish.colour == view.players[seat].colour]
            for seat in chase.runners
        }
        self.caught = {seat for seat in chase.runners if view.players[seat].is_caught}
        self.gains: dict[Seat, float] = {Seat(each): 0.0 for each in range(view.seats)}
        self.over_at: int | None = None
        self.had_catch = False

    @property
    def is_over(self) -> bool:
        return self.over_at is not None

    @property
    def doors(self) -> dict[Seat, list[DoorId]]:
        return self.hung

    def count(self, fact: Happening) -> None:
        if isinstance(fact, Passed):
            self._passed(fact)
        elif isinstance(fact, Touched):
            self._touched(fact)

    def _passed(self, fact: Passed) -> None:
        hung = self.hung.get(fact.seat, [])
        taken = hung.count(fact.door)
        if fact.barred or not taken:
            return
        self.hung[fact.seat] = [door for door in hung if door != fact.door]
        self.fish[fact.seat] += taken
        self.gains[fact.seat] += taken
        if self.fish[fact.seat] >= FISH:
            self.gains[fact.seat] += LAST_FISH
            self.over_at = fact.sample

    def _touched(self, fact: Touched) -> None:
        catcher = self.chase.view.catcher
        if catcher not in (fact.seat, fact.other):
            return
        seat = fact.other if fact.seat == catcher else fact.seat
        if seat not in self.hung or (seat in self.caught and self.chase.view.seats > 2):
            return
        if self.chase.view.seats == 2:
            self._caught_of_two(seat, fact.sample)
            return
        self._caught(seat)
        if {*self.chase.runners} <= self.caught:
            self.gains[catcher] += ALL_CAUGHT
            self.over_at = fact.sample

    def _caught_of_two(self, seat: Seat, sample: int) -> None:
        """IC-98, IC-100, IC-101: once in a flick, and the second one ends the round."""
        if self.had_catch:
            return
        self.had_catch = True
        if seat in self.caught:
            self.gains[self.chase.view.catcher] += SECOND_CATCH
            self.gains[seat] -= SECOND_CATCH
            self.over_at = sample
        else:
            self._caught(seat)

    def _caught(self, seat: Seat) -> None:
        self.caught.add(seat)
        self.gains[self.chase.view.catcher] += 1
        self.gains[seat] -= 1


class Tour:
    """IC-29: a warm-up; through all rooms, and back to the red circle."""

    is_to_stop = True
    trick = None

    def __init__(self, view: View, seat: Seat) -> None:
        self.spot, self.seat = view.players[seat].spot, seat
        seen = {*view.visited, CLASSROOM}
        self.left = tuple(room.id for room in school().rooms if room.id not in seen)

    @property
    def goals(self) -> tuple[DoorId, ...]:
        """Doors of rooms that were not seen yet; at last those of the classroom."""
        rooms = {*self.left} or {CLASSROOM}
        here = rooms_of(self.spot)[:1] if self.spot else ()
        if not self.left and rooms & {*here}:
            return ()
        return tuple(door.id for door in school().doors if {*door.rooms} & rooms)

    @property
    def targets(self) -> tuple[Point, ...]:
        return () if self.left else (school().red_circle.centre,)

    def met(self, facts: Sequence[Happening]) -> list[Challenge]:
        return []

    def worth(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> float:
        seen = {fact.into for fact in facts if isinstance(fact, Passed | CrossedOver)}
        left = [room for room in self.left if room not in seen]
        total = ROOM * (len(self.left) - len(left))
        at = ends[0].at
        if any(isinstance(fact, LeftBoard) for fact in facts):
            total -= OFF_BOARD
        if left:
            return total - min(_way_into(at, room) for room in left)
        if on_red_circle(at):
            return total + HOME
        return total + ROOM - dist(at, school().red_circle.centre) - _way_into(at, CLASSROOM)


def _way_into(at: Point, room: RoomId) -> float:
    here = home(at)
    if here == room:
        return 0.0
    return min(way(at, here, door) for door in school().doors_of(room))
