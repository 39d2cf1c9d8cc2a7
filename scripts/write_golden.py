"""Play the golden games anew (``make golden``): a log and a playthrough for each plan."""

import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tablee
from tablee import bots
from tablee.bots.driver import Driver, take
from tablee.core import log
from tablee.core.protocol import Decide
from tablee.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
SILENCE_S = 3600  # after a plan's last decision, where nobody does anything any more


TEXTS = "--texts"  # only tell the kept logs anew


def play(slug: str, plan: dict[str, Any]) -> tablee.Match:
    """The game that a plan describes."""
    game = tablee.game(slug)
    seats, seed = plan["seats"], plan["seed"]
    match = tablee.Match.new(slug, seats=seats, seed=seed, **plan.get("options", {}))
    if "start" in plan:  # changes to the position after the deal
        start = msgspec.structs.replace(match.state, **plan["start"])
        match = tablee.Match.at(slug, start, seed=seed)
    script = plan.get("script", [])  # moves in the game's notation, before the bots go on
    for text in [*script, *script[-1:] * plan.get("again", 0)]:
        waiting = match.waiting
        assert isinstance(waiting, Decide)
        match.play(waiting.seats[0], game.notation.read(match.state, text))
    names = plan["bots"] * seats if len(plan["bots"]) == 1 else plan["bots"]
    line_up = [bots.find(game, name) for name in names]
    leaving = dict(plan.get("leave", []))
    rng = Random(f"{seed} bots")
    decisions = 0
    driver = Driver(match, line_up, [rng] * seats, Random(f"{seed} order"))
    while (turn := driver.next_turn()) is not None:
        if decisions == plan.get("silent_after"):
            match.advance(SILENCE_S)
            break
        if decisions in leaving:
            match.play(leaving.pop(decisions), {"type": "leave"})
            continue
        take(match, turn)
        decisions += 1
    return match


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != TEXTS]  # games; none: all of them
    for plans in sorted(GOLDEN.glob("*/plans.toml")):
        slug = plans.parent.name
        if wanted and slug not in wanted:
            continue
        for name, plan in tomllib.loads(plans.read_text(encoding="utf-8")).items():
            kept = plans.with_name(f"{name}.jsonl")
            if TEXTS not in sys.argv and "kept" not in plan:  # an old game stays as it was
                match = play(slug, plan)
                match.save(kept)
                print(f"{slug}/{name}: {match.result}")
            plans.with_name(f"{name}.txt").write_text(playthrough(*log.read(kept)), "utf-8")


if __name__ == "__main__":
    main()
