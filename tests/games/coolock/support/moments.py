"""Moments of a game of Coolock that many tests begin with."""

from collections.abc import Sequence
from typing import Any

from tests.games.coolock.support.tables import STAY, Fact, Luck, Scene, jailed, move, on, scene

import tablee


def deal_of(state: Any) -> Fact:
    """What was dealt, to be given as explicit luck."""
    portions, locks = tablee.to_plain(state.portions), tablee.to_plain(state.locks)
    return {"type": "dealt", "portions": portions, "locks": locks}


def scripted(*luck: Fact, seats: int = 2, **options: Any) -> tablee.Match:
    """A game with a deal and luck that are given."""
    deal = deal_of(tablee.Match.new("coolock", seats=seats, seed=1).state)
    setup = {"deal": deal, "luck": luck}
    return tablee.Match.new("coolock", seats=seats, seed=2, setup=setup, **options)


def night(*ghosts: int, seats: int = 2, pawns: Sequence[Any] = (), **more: Any) -> Scene:
    """The last turn of a round: the last seat is a prisoner, and stays; then ghosts move."""
    people = [*pawns, *[None] * (seats - 1 - len(pawns)), jailed(3)]
    return scene(seats, pawns=people, ghosts=ghosts, active=seats - 1, **more)


def fall(night_scene: Scene, *luck: Luck) -> tuple[Any, ...]:
    """The prisoner stays, and the night falls."""
    return night_scene.play(night_scene.state.active, STAY, *luck)


def curious(*others: Any, seats: int = 2, **more: Any) -> Scene:
    """Seat 0 stands on edge 28 with a 1, one step from mystery cell B2 (edge 35)."""
    first = more.pop("first", on(28))
    return scene(seats, pawns=[first, *others], die=1, **more)


def reveal(curious_scene: Scene, card: str, *luck: Luck, to: int = 35) -> tuple[Any, ...]:
    """It goes there, or to another edge, and draws this card."""
    return curious_scene.play(0, move(to), card, *luck)
