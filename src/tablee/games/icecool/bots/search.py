"""The search for a flick: propose, simulate alone, improve, try again with a trembling hand.

Until a penguin touches another one its way is the same as if it were alone. So most flicks are
simulated alone, at less than half the cost; those that come near others get them as company.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from math import exp, sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

import numpy as np

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import NO_ROOM, Point, RoomId, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.bots.aims import (
    book_aims,
    door_aims,
    plain_aims,
    plain_target_aims,
    target_aims,
)
from tablee.games.icecool.bots.lines import rooms_of, way
from tablee.games.icecool.bots.practice import turned
from tablee.games.icecool.bots.set_shots import set_aims
from tablee.games.icecool.bots.stakes import Stakes
from tablee.games.icecool.bots.strength import Effort, Races
from tablee.games.icecool.bots.tremors import Wobble, made, moved, shaken, spread_out
from tablee.games.icecool.model.facts import Challenge, Happening, Passed, Touched, in_order
from tablee.games.icecool.model.flick import Flick, Spread
from tablee.games.icecool.physics import simulate
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.trace import Trace

TOUCHING = 0.0345  # m between two axes: about where bodies begin to touch
NEAR = 0.06  # m between a way and a penguin that may be met on it
COMPANIONS = 2
COMPANION_COST = 0.45  # beside a penguin that is simulated alone
TALL = 0.045  # m: a centre of mass above this flies over others
EVERY = 20  # samples; a way is looked at every 10 ms
LONELY_BATCH, BATCH = 20, 10  # flicks simulated side by side: memory
PLAIN = 0.1  # what is simple goes well more often
BOOK = 0.5  # of how often it went well in practice
GREED = 0.9  # of each further goal
PROMISE = 0.3  # of coming very near a goal
SCALE = 0.06  # m
FEW = 2
DIGS = 5  # more rounds of proposals, if none gets there
SURE = 0.75  # of the tries: a flick that goes so well needs no other centre
DOUBT = 0.4  # cards
LEAST = 10  # tries that make two races
CENTRED = 2  # races before which the best ones are centred, by what their tries have shown
ALIKE = 0.5  # cards: less is no other result, only another end of the way
POINTS = 40  # of a way that is shown, at most
MUTATION = Spread(350, 0.08, 120, 9)


class Start(NamedTuple):
    """Where a flick may begin: as the penguin stands, or on an orange line of a room."""

    at: Point
    room: RoomId  # NO_ROOM: as it stands


@dataclass(slots=True)
class Candidate:
    start: Start
    flick: Flick
    worth: float = 0.0
    promise: float = 0.0  # for improvement only
    trust: float = 0.0  # to be a finalist
    company: tuple[int, ...] = ()  # who must be there when it is tried
    goals: int = 0  # doors that were wanted, and passed
    tries: list[float] = field(default_factory=list)
    shaken: list[Flick] = field(default_factory=list)  # as they were tried
    met: Counter[Challenge] = field(default_factory=Counter)  # challenges, in all tries

    @property
    def hope(self) -> float:
        """Two goals at once seldom survive a tremor: first they count as one."""
        return self.worth + self.promise + self.trust - GREED * max(self.goals - 1, 0)

    @property
    def mean(self) -> float:
        return sum(self.tries) / len(self.tries) if self.tries else self.worth

    @property
    def sure(self) -> float:
        """The mean, with a doubt about what was tried seldom."""
        return self.mean - DOUBT / sqrt(len(self.tries) + 1)


class Trials(NamedTuple):
    """What happened in some tries of a flick, and its way when the hand is steady."""

    looks: list[tuple[Sequence[Happening], Sequence[Standing]]]
    path: tuple[Point, ...]


class Search:
    """One decision."""

    def __init__(
        self,
        seat: Seat,
        starts: Sequence[Start],
        others: Sequence[Standing],
        stakes: Stakes,
        hand: Spread,
        rng: Random,
    ) -> None:
        self.seat, self.starts, self.others = seat, starts, others
        self.stakes, self.hand, self.rng = stakes, hand, rng
        anywhere = () if stakes.targets else tuple(school().door)
        self.goals = stakes.goals or anywhere
        self.pool: list[Candidate] = []

    def best(self, effort: Effort) -> Candidate:
        plain = effort.plain if self._is_near() else min(effort.plain, FEW)
        self._try(islice(self._plain(), plain))
        for each in self.pool:
            each.trust = PLAIN
        self._try(islice(self._book(), effort.book))
        if self.stakes.trick is None and any(each.goals for each in self.pool[:plain]):
            return self._simple(effort)
        self._try(islice(self._tricks(), effort.tricks))
        if not self.pool:  # in the frame of the only goal (IC-56): away from it
            doors = tuple(school().door)
            aims = [(each, door_aims(each.at, doors, self.rng)) for each in self.starts]
            self._try(islice(self._in_turn(aims), FEW))
        for step, count in enumerate(effort.generations):
            self._try(self._improved(count, 0.6**step))
        return self._raced(effort.races if self._has_found() else self._dug(effort.digging))

    def _has_found(self) -> bool:
        return any(each.goals for each in self.pool)

    def _dug(self, most: int) -> Races:
        """Nothing gets there yet: what races would cost goes into proposals first; what is left."""
        left = most
        for _ in range(DIGS):
            if self._has_found():
                break
            some = most // (DIGS + 1)
            self._try(islice(self._tricks(), some - some // 2))
            self._try(self._improved(some // 2, 0.6))
            left -= some
        return ((3, 2), (2, (left - 6) // 2)) if left >= LEAST else ()

    def _is_near(self) -> bool:
        """Whether a straight flick may do: somebody to hit, or a goal on a wall of the room."""
        doors = [school().door[door].rooms for door in self.goals]
        rooms = {room for start in self.starts for room in rooms_of(start.at)}
        return bool(self.stakes.targets) or any(rooms & {*both} for both in doors)

    def _simple(self, effort: Effort) -> Candidate:
        """A straight flick does it: fewer tricks, but more care about the tremor."""
        tricks = effort.tricks // 2
        self._try(islice(self._tricks(), tricks))
        spared = effort.tricks - tricks + sum(effort.generations)
        return self._raced((*effort.races, (2, spared // 2)) if effort.races else ())

    def trials(self, flick: Flick, wobbles: Sequence[Wobble]) -> Trials:
        """How one flick goes from the first start: steadily, and with each of these tremors."""
        start = self.starts[0]
        trace, _, _ = self._simulated([(start, flick, ())])[0]
        company = self._near(trace)
        shots = [(start, moved(flick, self.hand, wobble), company) for wobble in wobbles]
        looks = [(facts, ends) for _, facts, ends in self._simulated(shots)]
        x, y = trace.places[:2, trace.mover, :: -(-trace.samples // POINTS)].round(3).tolist()
        return Trials(looks, tuple(zip(x, y, strict=True)))

    # -- proposals ---------------------------------------------------------------------------------

    def _plain(self) -> Iterator[Candidate]:
        aims = [(start, self._plain_from(start.at)) for start in self.starts]
        yield from self._in_turn(aims)

    def _plain_from(self, at: Point) -> Iterator[Flick]:
        yield from plain_aims(at, self.goals)
        stakes = self.stakes
        yield from plain_target_aims(at, stakes.targets, is_to_stop=stakes.is_to_stop)

    def _book(self) -> Iterator[Candidate]:
        """What went well in practice is trusted before what only ends in a better place."""
        shots = [book_aims(start.at, self.goals) for start in self.starts]
        for rank in zip_longest(*shots):
            for start, shot in zip(self.starts, rank, strict=True):
                if shot is not None:
                    yield Candidate(start, shot.flick, trust=BOOK * shot.share)

    def _tricks(self) -> Iterator[Candidate]:
        aims: list[tuple[Start, Iterator[Flick]]] = []
        for start in self.starts:
            aims.append((start, door_aims(start.at, self.goals, self.rng)))
            targets, is_to_stop = self.stakes.targets, self.stakes.is_to_stop
            flicks = target_aims(start.at, targets, self.rng, is_to_stop=is_to_stop)
            aims.append((start, flicks))
            trick = self.stakes.trick
            if trick is not None:  # every second one
                aims = [*aims, *[(start, set_aims(trick, start.at, targets, self.rng))] * len(aims)]
        return self._in_turn(aims)

    def _in_turn(self, aims: Iterable[tuple[Start, Iterator[Flick]]]) -> Iterator[Candidate]:
        left = list(aims)
        while left:
            going: list[tuple[Start, Iterator[Flick]]] = []
            for start, flicks in left:
                flick = next(flicks, None)
                if flick is not None:
                    yield Candidate(start, flick)
                    going.append((start, flicks))
            left = going

    def _improved(self, count: int, scale: float) -> list[Candidate]:
        parents = sorted(self.pool, key=lambda each: -each.hope)[: max(2, count // 3)]
        if not parents:
            return []
        return [
            Candidate(parent.start, shaken(parent.flick, MUTATION, self.rng, scale))
            for parent in (parents[index % len(parents)] for index in range(count))
        ]

    # -- simulation --------------------------------------------------------------------------------

    def _try(self, candidates: Iterable[Candidate]) -> None:
        """Alone, without a tremor."""
        fresh = list(candidates)
        looks = self._simulated([(each.start, each.flick, ()) for each in fresh])
        for each, (trace, facts, ends) in zip(fresh, looks, strict=True):
            each.worth = self.stakes.worth(facts, ends)
            each.met.update(self.stakes.met(facts))
            each.company = self._near(trace)
            each.goals = self._reached(facts) if self.stakes.trick is None else int(each.worth >= 1)
            each.promise = 0.0 if each.goals else self._promise(trace)
        self.pool += fresh

    def _raced(self, races: Races) -> Candidate:
        """The best after some tries with a tremor; fewer and fewer get more and more of them."""
        self.pool.sort(key=lambda each: -each.hope)
        wobbles = iter(spread_out(sum(tries for _, tries in races), self.rng))
        field = self.pool
        for step, (finalists, tries) in enumerate(races):
            field = field[: _affordable(field, finalists)]
            if step == CENTRED:
                field = [*field, *filter(None, map(centred, field))]
            some = list(islice(wobbles, tries))
            shots = [
                (each.start, moved(each.flick, self.hand, wobble), each.company)
                for each in field
                for wobble in some
            ]
            for index, (_, facts, ends) in enumerate(self._simulated(shots)):
                each = field[index // tries]
                each.tries.append(self.stakes.worth(facts, ends))
                each.shaken.append(shots[index][1])
                each.met.update(self.stakes.met(facts))
            field.sort(key=lambda each: -each.sure)
        return field[0]

    def _simulated(
        self, shots: Sequence[tuple[Start, Flick, tuple[int, ...]]]
    ) -> list[tuple[Trace, Sequence[Happening], Sequence[Standing]]]:
        """In batches of equally many penguins; answers in the order of the shots."""
        found: dict[int, tuple[Trace, Sequence[Happening], Sequence[Standing]]] = {}
        for size in sorted({len(company) for _, _, company in shots}):
            indices = [index for index, shot in enumerate(shots) if len(shot[2]) == size]
            step = BATCH if size else LONELY_BATCH
            for first in range(0, len(indices), step):
                batch = indices[first : first + step]
                some = [self._shot(*shots[index]) for index in batch]
                traces = simulate.simulate_many(some, is_guess=True)
                for index, trace in zip(batch, traces, strict=True):
                    found[index] = trace, *self._judged(trace, shots[index][2])
        return [found[index] for index in range(len(shots))]

    def _shot(self, start: Start, flick: Flick, company: tuple[int, ...]) -> simulate.Shot:
        me = Standing(self.seat, *start.at)
        there = sorted([me, *(self.others[each] for each in company)], key=lambda each: each.seat)
        return simulate.Shot(tuple(there), self.seat, flick)

    # -- looking at a way --------------------------------------------------------------------------

    def _judged(
        self, trace: Trace, company: tuple[int, ...]
    ) -> tuple[Sequence[Happening], Sequence[Standing]]:
        """What happened; who was not simulated is touched all the same, and what follows is not
        believed."""
        verdict = referee(trace)
        facts = list(verdict.happenings)
        ends = {end.seat: end for end in verdict.ends}
        for index, other in enumerate(self.others):
            if index in company:
                continue
            ends[other.seat] = other
            sample = self._meets(trace, other.at)
            if sample is not None:
                facts = [fact for fact in facts if fact.sample <= sample]
                facts.append(Touched(sample, self.seat, other.seat))
        return in_order(facts, self.seat), tuple(ends.values())

    def _meets(self, trace: Trace, spot: Point) -> int | None:
        x, y, z = trace.places[:, trace.mover, :-1:4]
        near = ((x - spot[0]) ** 2 + (y - spot[1]) ** 2 < TOUCHING**2) & (z < TALL)
        near[0] = False
        first = int(near.argmax())
        return 4 * first if near[first] else None

    def _near(self, trace: Trace) -> tuple[int, ...]:
        """Who stands near a way, in seat order; two of them at most, as each costs time."""
        x, y = trace.places[:2, trace.mover, ::EVERY]
        gaps = {
            index: float(((x - other.x) ** 2 + (y - other.y) ** 2).min())
            for index, other in enumerate(self.others)
        }
        near = [index for index in sorted(gaps, key=gaps.__getitem__) if gaps[index] < NEAR**2]
        return tuple(sorted(near[:COMPANIONS]))

    def _reached(self, facts: Iterable[Happening]) -> int:
        doors = {
            fact.door
            for fact in facts
            if isinstance(fact, Passed) and fact.seat == self.seat and not fact.barred
        }
        return len(doors & {*self.goals})

    def _promise(self, trace: Trace) -> float:
        """How near it came to a goal, by the doors between."""
        points = trace.places[:2, trace.mover, ::EVERY].T.tolist()
        nearest = 1.0
        for x, y in points:
            room = school().room_at(x, y)
            if room != NO_ROOM:
                for door in self.goals:
                    nearest = min(nearest, way((x, y), room, door))
        if self.stakes.targets:
            spots = np.array(self.stakes.targets)
            way_points = trace.places[:2, trace.mover, ::EVERY].T
            gaps = np.linalg.norm(way_points[:, None] - spots[None], axis=2)
            nearest = min(nearest, float(gaps.min()))
        return PROMISE * exp(-nearest / SCALE)


def centred(one: Candidate) -> Candidate | None:
    """The middle of those tries that went well: where a tremor does less harm, if not all did."""
    went_well = [
        flick
        for flick, worth in zip(one.shaken, one.tries, strict=True)
        if worth >= max(one.tries) - ALIKE
    ]
    if not FEW <= len(went_well) <= SURE * len(one.shaken):
        return None
    turns = [turned(one.flick.direction, each.direction) for each in went_well]
    return Candidate(
        one.start,
        made(
            one.flick.direction + mean(turns),
            mean(each.power for each in went_well),
            mean(each.offset for each in went_well),
            mean(each.height for each in went_well),
        ),
        worth=one.worth,
        company=one.company,
        goals=one.goals,
    )


def _affordable(field: Sequence[Candidate], finalists: int) -> int:
    """How many can be tried for the price of so many who are alone; two at least."""
    count, spent = 0, 0.0
    for each in field[:finalists]:
        spent += 1 + COMPANION_COST * len(each.company)
        if count >= FEW and spent > finalists:
            break
        count += 1
    return count
