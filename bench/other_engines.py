"""Random games of other engines, counted as ours are: decisions, and chance apart."""

import importlib
import os
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from random_play import Count, Play


class Engine(NamedTuple):
    """Something to measure against."""

    name: str
    written_in: str
    make: Callable[[], Play]


def spiel_play(name: str) -> Play:
    """A game of OpenSpiel through its Python face; a chance node is luck."""
    importlib.import_module("open_spiel.python.games")  # registers those written in Python
    game: Any = importlib.import_module("pyspiel").load_game(name)

    def play(rng: Random) -> Count:
        state = game.new_initial_state()
        decisions = luck = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                luck += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return Count(decisions, luck)

    return play


def zoo_play(module: str, make: str) -> Play:
    """A game of PettingZoo: ``raw_env`` is the bare environment, ``env`` has its usual wrappers."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    found = importlib.import_module(f"pettingzoo.classic.{module}")
    env: Any = getattr(found, make)()

    def play(rng: Random) -> Count:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return Count(decisions, 0)

    return play


def _spiel(name: str, written_in: str) -> Engine:
    return Engine(f"OpenSpiel {name}", written_in, lambda: spiel_play(name))


def _zoo(module: str, make: str) -> Engine:
    return Engine(f"PettingZoo {module} {make}()", "Python", lambda: zoo_play(module, make))


ENGINES = (
    _spiel("python_tic_tac_toe", "Python"),
    _spiel("backgammon", "C++"),
    _spiel("hanabi", "C++"),
    _spiel("quoridor", "C++"),
    *(
        _zoo(module, make)
        for module in ("tictactoe_v3", "connect_four_v3")
        for make in ("raw_env", "env")
    ),
)
