"""Steps per second of random play, beside other engines in the same run (``make bench``).

Machines are noisy, so the engines take turns and each figure is the median of its turns; what
counts is the ratio. A step is one move chosen at random among the legal ones and played,
luck included.
"""

import json
import platform
import statistics
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import tablee
from tablee.core.protocol import Decide, Decision, Draw, Outcome, Over
from tablee.games.cortexcape.model import LAB_NAMES

TURNS = 5
TURN_S = 1.0
RESULTS = Path(__file__).with_name("results.json")

Play = Callable[[Random], int]
"""Plays one random game and returns its steps."""


def match_game(lab: str, mode: str) -> Play:
    """Random play through the public face, checks and log included."""

    def play(rng: Random) -> int:
        match = tablee.Match.new(
            "cortexcape", seats=2, seed=rng.getrandbits(32), lab=lab, mode=mode
        )
        while isinstance(waiting := match.waiting, Decide):
            seat = waiting.seats[0]
            match.play(seat, match.sample(seat, rng))
        return len(match.moves)

    return play


def rules_game(lab: str, mode: str) -> Play:
    """Random play through the pure functions."""
    game = tablee.game("cortexcape")
    rules = game.rules
    options = game.options(lab=lab, mode=mode)

    def play(rng: Random) -> int:
        state = rules.setup(2, options)
        steps = 0
        while not isinstance(waiting := rules.waiting(state), Over):
            if isinstance(waiting, Draw):
                state = rules.apply(state, Outcome(rules.draw(state, rng))).state
            else:
                seat = waiting.seats[0]
                state = rules.apply(state, Decision(seat, rules.sample(state, seat, rng))).state
            steps += 1
        return steps

    return play


def mixed(make: Callable[[str, str], Play]) -> Play:
    """All four labyrinths and both lengths in turn."""
    plays = [make(lab, mode) for lab in LAB_NAMES for mode in ("long", "short")]

    def play(rng: Random) -> int:
        return sum(each(rng) for each in plays)

    return play


def spiel_game(name: str) -> Play:
    """Random play of an OpenSpiel game through its Python face."""
    import open_spiel.python.games  # noqa: F401, PLC0415  # registers the Python games
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def zoo_game(module: str) -> Play:
    """Random play of a PettingZoo environment."""
    import importlib  # noqa: PLC0415

    env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        steps = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice(mask.nonzero()[0]))
            steps += 1
            del agent
        return steps

    return play


ENGINES: dict[str, tuple[str, Callable[[], Play]]] = {
    "tablee rules": ("Python", lambda: mixed(rules_game)),
    "tablee Match": ("Python", lambda: mixed(match_game)),
    "OpenSpiel python_tic_tac_toe": ("Python", lambda: spiel_game("python_tic_tac_toe")),
    "PettingZoo tictactoe_v3": ("Python", lambda: zoo_game("tictactoe_v3")),
    "PettingZoo connect_four_v3": ("Python", lambda: zoo_game("connect_four_v3")),
    "OpenSpiel backgammon": ("C++", lambda: spiel_game("backgammon")),
    "OpenSpiel hanabi": ("C++", lambda: spiel_game("hanabi")),
    "OpenSpiel quoridor": ("C++", lambda: spiel_game("quoridor")),
}


def rate(play: Play, rng: Random) -> float:
    """Steps per second over one turn."""
    steps = 0
    began = perf_counter()
    while (seconds := perf_counter() - began) < TURN_S:
        steps += play(rng)
    return steps / seconds


def main() -> None:
    warnings.simplefilter("ignore")
    console = Console()
    rng = Random(1)
    plays = {name: make() for name, (_, make) in ENGINES.items()}
    turns: dict[str, list[float]] = {name: [] for name in plays}
    for name in ("tablee rules", "tablee Match"):
        for _ in range(40):  # what a labyrinth remembers of its routes is filled first
            plays[name](rng)
    for _ in track(range(TURNS), "measuring", console=console, transient=True):
        for name, play in plays.items():
            turns[name].append(rate(play, rng))
    rates = {name: statistics.median(some) for name, some in turns.items()}
    own = rates["tablee Match"]
    table = Table("engine", "written in", "steps/s", "Match is × as fast")
    for name in sorted(rates, key=lambda each: -rates[each]):
        table.add_row(name, ENGINES[name][0], f"{rates[name]:,.0f}", f"{own / rates[name]:.2f}")
    console.print(table)
    RESULTS.write_text(
        json.dumps({"python": platform.python_version(), "steps_per_second": rates}, indent=1)
        + "\n"
    )
    console.print(f"→ {RESULTS.name}")


if __name__ == "__main__":
    main()
