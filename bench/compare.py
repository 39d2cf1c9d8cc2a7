"""This checkout beside another one: how many times as fast is random play, game by game?

    python bench/compare.py ../older
    python bench/compare.py ../older --only coolock --turns 15 --json

Each checkout gets a process of its own, with its ``src`` first on the path; this file and
``random_play.py`` are the same for both. The processes live through the whole run and take short
turns: one waits while the other plays. In a turn both play equally many games from the same seed
(the same games, as long as their rules agree), time is CPU time, and a ratio is the median of the
ratios turn by turn. The other checkout needs only the public names: ``Match.new``, ``waiting``,
``sample``, ``play``, ``advance``, and for the bare rules ``tablee.game(slug).rules``; what it
cannot play is left out, and the line says why.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
WARM_UP_S = 0.5


class Checkout:
    """A process that plays by the package of one checkout."""

    def __init__(self, root: Path) -> None:
        source = root / "src"
        if not (source / "tablee").is_dir():
            sys.exit(f"{root} is no checkout: it has no src/tablee")
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--child"],
            env={**os.environ, "PYTHONPATH": str(source.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        home = Path(self._ask({})["home"])
        if source.resolve() not in home.parents:
            sys.exit(f"{root}: its package was not used, but {home}")

    def _ask(self, what: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        return json.loads(answer) if answer else {"problem": "the process has ended"}

    def turn(self, slug: str, way: str, seed: int, seconds: float, games: int) -> Any:
        """Rates of one turn, or what went wrong."""
        asked = {"slug": slug, "way": way, "seed": seed, "seconds": seconds, "games": games}
        return self._ask(asked)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def child() -> None:
    """Play a turn for each line that arrives."""
    import tablee  # noqa: PLC0415
    from random_play import WAYS, Play, rate  # noqa: PLC0415  # by the package of the checkout

    plays: dict[tuple[str, str], Play] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, Any] = {"home": tablee.__file__}
        if asked:
            key = asked["slug"], asked["way"]
            try:
                if key not in plays:
                    plays[key] = WAYS[asked["way"]](asked["slug"])
                    rate(plays[key], Random(0), WARM_UP_S)
                found = rate(plays[key], Random(asked["seed"]), asked["seconds"], asked["games"])
                answer |= {**found._asdict(), "steps": found.steps}
            except Exception as error:  # the other checkout may be older than what is asked for
                answer["problem"] = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), flush=True)


def compared(
    new: Checkout, old: Checkout, slug: str, way: str, *, turns: int, seconds: float
) -> dict[str, Any]:
    """Turn by turn, and who begins changes each time."""
    ratios, rates = [], []
    games = int(old.turn(slug, way, 0, seconds, 0).get("games", 1))
    for turn in range(turns):
        order = (new, old) if turn % 2 == 0 else (old, new)
        found = {id(each): each.turn(slug, way, turn + 1, seconds, games) for each in order}
        ours, theirs = found[id(new)], found[id(old)]
        for each, whose in ((ours, "this one"), (theirs, "the other")):
            if "problem" in each:
                return {"game": slug, "way": way, "problem": f"{whose}: {each['problem']}"}
        ratios.append(ours["steps"] / theirs["steps"])
        rates.append((ours["steps"], theirs["steps"]))
    return {
        "game": slug,
        "way": way,
        "new": statistics.median(one for one, _ in rates),
        "old": statistics.median(two for _, two in rates),
        "ratio": statistics.median(ratios),
        "least": min(ratios),
        "most": max(ratios),
    }


def told(found: dict[str, Any]) -> str:
    """One line for people."""
    name = f"{found['game']:<15} {found['way']:<6}"
    if "problem" in found:
        return f"{name} left out: {found['problem']}"
    return (
        f"{name} {found['old']:>10,.0f} {found['new']:>10,.0f} {found['ratio']:>8.2f}"
        f"   {found['least']:.2f} to {found['most']:.2f}"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--only", default="", help="parts of names, with commas")
    parser.add_argument("--turns", type=int, default=9, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a turn")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    return parser.parse_args()


def main() -> None:
    from random_play import TABLES, WAYS  # noqa: PLC0415

    asked = arguments()
    only = [part for part in asked.only.split(",") if part]
    pairs = [(slug, way) for slug in TABLES for way in WAYS]
    pairs = [pair for pair in pairs if not only or any(part in " ".join(pair) for part in only)]
    if not pairs:
        sys.exit(f"nothing to measure is called {asked.only!r}")
    new, old = Checkout(HERE.parent), Checkout(asked.other)
    if not asked.json:
        print(f"{'game':<15} {'by':<6} {'old/s':>10} {'new/s':>10} {'new ÷ old':>9}  turn by turn")
    for slug, way in pairs:
        turns, seconds = max(1, asked.turns), asked.seconds
        found = compared(new, old, slug, way, turns=turns, seconds=seconds)
        print(json.dumps(found) if asked.json else told(found), flush=True)
    new.close()
    old.close()


if __name__ == "__main__":
    child() if sys.argv[1:] == ["--child"] else main()
