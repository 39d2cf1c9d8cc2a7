"""How often each level takes a fish with its next flick, and what a decision costs.

Random positions with one to three fish left: the penguin is alone, the table adds no tremor, and
every try is a decision of its own (an orange line first, if the bot wants one) and one flick. The
interval (95 %) is over positions; another seed has other positions. With ``--company`` a Catcher
and two Runners stand about as well; then a bot has more to think of than its fish.

On 16 cores, 200 positions for each level take some minutes::

    python -m bench.icecool_bots --positions 200 --jobs 16
"""

import argparse
import statistics
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from tablee.core.protocol import Decision, Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.board.school import DoorId, Point, school
from tablee.games.icecool.board.spots import has_elbow_room, hits_wall
from tablee.games.icecool.bots.lines import rooms_of
from tablee.games.icecool.model import COLOURS, Fish, MakeFlick, Options, Orange, State
from tablee.games.icecool.model.facts import Passed
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate
from tablee.games.icecool.rules.flicks import standings

ME, CATCHER = Seat(0), Seat(3)
GOALS = {"easy": 0.62, "medium": 0.75, "hard": 0.85}
SURE = 1.96  # standard errors about a mean: 95 %
rules = GAME.rules


class Trial(NamedTuple):
    state: State
    doors: tuple[DoorId, ...]

    @property
    def is_near(self) -> bool:
        """Whether an own fish hangs on a wall of its room."""
        spot = self.state.players[ME].spot
        assert spot is not None
        here = {*rooms_of(spot)}
        return any(here & {*school().door[door].rooms} for door in self.doors)


def random_spot(rng: Random, others: list[Point]) -> Point:
    while True:
        at = rng.uniform(0, 0.54), rng.uniform(0, 0.52)
        if not hits_wall(at) and has_elbow_room(at, others):
            return at


def trial(rng: Random, *, in_company: bool) -> Trial:
    state = rules.setup(4, Options(scoring="tournament", tremor="none", first_catcher=CATCHER))
    spots: list[Point] = []
    for _ in range(4 if in_company else 1):
        spots.append(random_spot(rng, spots))
    doors = tuple(sorted(rng.sample(school().fish_doors, rng.randint(1, 3))))
    players = [replace(each, turns=1) for each in state.players]
    for seat, spot in enumerate(spots):
        players[seat] = replace(players[seat], spot=spot)
    players[ME] = replace(players[ME], fish=3 - len(doors))
    fish = tuple(Fish(COLOURS[ME], door) for door in doors)
    return Trial(
        replace(state, phase="aim", active=ME, catcher=CATCHER, players=tuple(players), fish=fish),
        doors,
    )


def takes_fish(level: str, one: Trial, rng: Random, times: list[float]) -> bool:
    """One decision after the other, until the flick."""
    bot, state = GAME.levels[level].make(), one.state
    while True:
        view, offer = rules.view(state, ME), rules.offer(state, ME)
        began = process_time()
        action = bot.choose(view, offer, rng)
        times.append(process_time() - began)
        if isinstance(action, MakeFlick):
            break
        assert isinstance(action, Orange)
        state = rules.apply(state, Decision(ME, action))[0]
    flick = Flick(action.direction, action.power, action.offset, action.height)
    facts = referee(simulate(Shot(standings(state), ME, flick))).happenings
    return any(
        isinstance(fact, Passed) and fact.seat == ME and fact.door in one.doors and not fact.barred
        for fact in facts
    )


class Played(NamedTuple):
    """What came of one position."""

    share: float  # of its tries
    times: list[float]  # CPU seconds of each decision


def play(task: tuple[str, Trial, int, str]) -> Played:
    """All tries of a level at one position; its luck is its own, whoever plays it and when."""
    level, one, tries, seed = task
    rng, times = Random(seed), list[float]()
    hits = [takes_fish(level, one, rng, times) for _ in range(tries)]
    return Played(statistics.mean(hits), times)


def warmed(level: str) -> None:
    """Compiles the school once, so that no decision pays for it."""
    takes_fish(level, trial(Random(1), in_company=False), Random(1), [])


def error(means: list[float]) -> float:
    return statistics.stdev(means) / sqrt(len(means))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=list(GAME.levels))
    parser.add_argument("--positions", type=int, default=48)
    parser.add_argument("--tries", type=int, default=4, help="for each position")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--company", action="store_true")
    parser.add_argument("--jobs", type=int, default=1, help="positions played side by side")
    given = parser.parse_args()
    rng = Random(given.seed)
    trials = [trial(rng, in_company=given.company) for _ in range(given.positions)]
    near = [each.is_near for each in trials]
    console = Console()
    rows = Rows("level", "P", "95 %", f"P near ({sum(near)})", "P far", "CPU s", "most", "goal")
    spawned = get_context("spawn")  # threads of MuJoCo do not survive a fork
    with ProcessPoolExecutor(given.jobs, spawned, warmed, ("easy",)) as pool:
        for level in given.levels:
            tasks = [
                (level, each, given.tries, f"{given.seed} {level} {number}")
                for number, each in enumerate(trials)
            ]
            found = pool.map(play, tasks)
            some = track(found, level, len(tasks), console=console, transient=True)
            rows.add_row(*row_of(level, list(some), near))
    console.print(rows)


def row_of(level: str, played: list[Played], near: list[bool]) -> list[str]:
    means = [each.share for each in played]
    times = [each for one in played for each in one.times]
    by_side = {
        side: [mean for mean, is_near in zip(means, near, strict=True) if is_near == side]
        for side in (True, False)
    }
    share = statistics.mean(means)
    return [
        level,
        f"{share:.3f}",
        f"{share - SURE * error(means):.3f} to {min(share + SURE * error(means), 1):.3f}",
        *(f"{statistics.mean(some):.3f}" if some else "" for some in by_side.values()),
        f"{statistics.mean(times):.2f}",
        f"{max(times):.2f}",
        f"{GOALS[level]:.2f} {'met' if share >= GOALS[level] else 'missed'}",
    ]


if __name__ == "__main__":
    main()
