"""Steps per second of CPU time in random play: our games beside other engines (``make bench``).

A step is one move, chosen at random among the legal ones and played: a decision of a seat, or luck
(an outcome that is drawn, a tick of table time, a chance node of OpenSpiel). Machines are noisy, so
the engines take turns in one run, time is CPU time of the process, each figure is the median of
its turns, and each ratio the median of the ratios turn by turn: the ratios are what counts.

    make bench                                            # all of it
    python bench/steps.py --only cortexcape,backgammon    # some of it, by parts of names
    python bench/steps.py --turns 9 --seconds 0.5 --json  # for programs
    python bench/compare.py ../older                      # this checkout beside another one

What is played: two seats; all labyrinths and lengths of Cortexcape, five levels of Cocoons, three
tables of Coolock with midnight, Monster Freeze in its variant without delays (one round; time
passes when nobody may act, and once in twenty turns), the first 40 decisions of ICECOOL²: most of
its time is MuJoCo, so it stands apart. ``Match`` checks and logs every move; the bare rules do
neither. PettingZoo is measured twice: ``raw_env()`` is the bare environment, ``env()`` the one with
its usual wrappers. OpenSpiel itself says that its quoridor has known issues.
"""

import argparse
import json
import platform
import statistics
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import tablee
from other_engines import ENGINES
from random_play import PHYSICS, TABLES, WAYS, Play, Rate, rate

WARM_UP_S = 0.5  # what a board remembers of its routes is filled first
KEY = "By steps (by decisions alone)"
WIDTH = 104  # columns that the tables need
RESULTS = Path(__file__).with_name("results.json")

Turns = dict[str, list[Rate]]


def named(slug: str, way: str) -> str:
    return f"{slug} {way}"


def plays_of(only: list[str]) -> tuple[dict[str, Play], list[str]]:
    """All that is to be measured, by name, and what cannot be because it is not installed."""
    makers: dict[str, Any] = {
        named(slug, way): lambda slug=slug, make=make: make(slug)
        for slug in TABLES
        for way, make in WAYS.items()
    }
    makers |= {engine.name: engine.make for engine in ENGINES}
    plays, missing = {}, []
    for name, make in makers.items():
        if not only or any(part in name for part in only):
            try:
                plays[name] = make()
            except ImportError:
                missing.append(name)
    return plays, missing


def measured(plays: dict[str, Play], turns: int, seconds: float, console: Console) -> Turns:
    """So many turns of each, one after the other."""
    found: Turns = {name: [] for name in plays}
    for play in plays.values():
        rate(play, Random(0), min(WARM_UP_S, seconds))
    for turn in track(range(turns), "measuring", console=console, transient=True):
        for name, play in plays.items():
            found[name].append(rate(play, Random(turn + 1), seconds))
    return found


def median(rates: list[Rate]) -> Rate:
    return Rate(*map(statistics.median, zip(*rates, strict=True)))


def ratio(own: list[Rate], other: list[Rate], what: str) -> float:
    """How many times as fast, turn by turn."""
    pairs = zip(own, other, strict=True)
    found = [float(getattr(one, what) / getattr(two, what)) for one, two in pairs]
    return statistics.median(found)


def rate_row(rates: list[Rate]) -> tuple[str, str, str]:
    found = median(rates)
    return f"{found.decisions:,.0f}", f"{found.luck:,.0f}", f"{found.steps:,.0f}"


def games_table(turns: Turns) -> Table:
    """Our games, both ways."""
    columns = "game", "through", "decisions/s", "luck/s", "steps/s", "rules ÷ Match"
    table = Table(*columns, title="Tablée, by second of CPU time")
    for slug in sorted(TABLES, key=lambda each: each == PHYSICS):
        for way in WAYS:
            if (name := named(slug, way)) in turns:
                both = way == "rules" and named(slug, "Match") in turns
                told = ratio(turns[name], turns[named(slug, "Match")], "steps") if both else None
                note = "" if told is None else f"{told:.2f}"
                table.add_row(slug, way, *rate_row(turns[name]), note)
    return table


def physics_note(turns: Turns) -> str:
    """How much of ICECOOL² is not ours."""
    share = median(turns[named(PHYSICS, "rules")]).drawing
    return (
        f"{PHYSICS} stands apart: drawing its flicks takes {share:.0%} of its time,"
        " and most of it is MuJoCo; bench/flicks.py measures them beside bare stepping."
    )


def others_table(turns: Turns) -> Table:
    """Other engines."""
    columns = "engine", "written in", "decisions/s", "chance/s", "steps/s"
    table = Table(*columns, title="Others, by second of CPU time")
    for engine in ENGINES:
        if (rates := turns.get(engine.name)) is not None:
            table.add_row(engine.name, engine.written_in, *rate_row(rates))
    return table


def ratios_table(turns: Turns, way: str) -> Table:
    """How our games compare with other engines."""
    games = [slug for slug in TABLES if slug != PHYSICS and named(slug, way) in turns]
    table = Table("engine", *games, title=f"How many times as fast is {way}? {KEY}")
    for engine in ENGINES:
        if (rates := turns.get(engine.name)) is not None:
            cells = []
            for slug in games:
                own = turns[named(slug, way)]
                steps, decisions = (ratio(own, rates, what) for what in ("steps", "decisions"))
                cells.append(f"{steps:.2f} ({decisions:.2f})")
            table.add_row(engine.name, *cells)
    return table


def plain(turns: Turns, missing: list[str]) -> dict[str, Any]:
    """All of it, for programs."""
    return {
        "python": platform.python_version(),
        "tablee": tablee.__version__,
        "not_installed": missing,
        "per_cpu_second": {
            name: {**median(some)._asdict(), "steps": median(some).steps}
            for name, some in turns.items()
        },
        "turns": {name: [each.steps for each in some] for name, some in turns.items()},
        "ratio_of_steps": {
            own: {
                engine.name: ratio(turns[own], turns[engine.name], "steps")
                for engine in ENGINES
                if engine.name in turns
            }
            for own in turns
            if own.rpartition(" ")[0] in TABLES
        },
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="parts of names, with commas")
    parser.add_argument("--turns", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a turn")
    parser.add_argument("--json", action="store_true", help="print JSON and write no file")
    return parser.parse_args()


def main() -> None:
    warnings.simplefilter("ignore")  # those of the other engines
    asked = arguments()
    console = Console(stderr=asked.json)
    console.width = max(WIDTH, console.width)
    plays, missing = plays_of([part for part in asked.only.split(",") if part])
    if not plays:
        sys.exit(f"nothing to measure is called {asked.only!r}")
    turns = measured(plays, max(1, asked.turns), asked.seconds, console)
    text = json.dumps(plain(turns, missing), indent=1)
    if asked.json:
        print(text)
        return
    console.print(games_table(turns))
    if named(PHYSICS, "rules") in turns:
        console.print(physics_note(turns), highlight=False)
    if any(engine.name in turns for engine in ENGINES):
        console.print(others_table(turns))
        for way in WAYS:
            console.print(ratios_table(turns, way))
    if missing:
        console.print(f"not installed (`make bench` does it): {', '.join(missing)}")
    RESULTS.write_text(text + "\n", encoding="utf-8")
    console.print(f"→ {RESULTS.name}")


if __name__ == "__main__":
    main()
