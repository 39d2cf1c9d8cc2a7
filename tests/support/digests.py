"""Digests of all that a game says and does: they stay the same while nothing changes.

A digest is over states, events, views, offers, what the table waits for, and refusals of bad
input; along the golden logs of every game, and along random games where luck costs little.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from house import at_home

import tablee
from tablee.core import log
from tablee.core.codec import codec, to_json, to_plain
from tablee.core.engine import replay
from tablee.core.game import AnyGame
from tablee.core.protocol import Decision, Move, Seat
from tablee.testing.mischief import mangled
from tablee.testing.walks import random_game

GOLDEN = Path(__file__).parent.parent / "golden"
FILE = GOLDEN / "digests.json"
GAMES_EACH, MOST_MOVES = 2, 400


class Digest:
    """Takes in one step after the other."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._rng = Random(seed)
        self._sum = hashlib.sha256()

    def add(self, state: Any, events: tuple[Any, ...], move: Move | None) -> None:
        """A position, how it came about, and what happens to nonsense there."""
        game, rules = self._game, self._game.rules
        told: list[Any] = [state, rules.waiting(state), list(events)]
        for viewer in (*map(Seat, range(state.seats)), None):
            told += [rules.view(state, viewer), [rules.redact(each, viewer) for each in events]]
            told.append(None if viewer is None else rules.offer(state, viewer))
        if isinstance(move, Decision):
            plain = mangled(to_plain(move.action), codec(game).types, self._rng)
            seat = self._rng.randrange(state.seats)
            action = codec(game).action(plain)
            refusal = rules.check(state, Decision(seat, action, state.at_ms))
            told += [game.notation.write(state, move.action), refusal]
        self._sum.update(to_json(told).encode())

    def __str__(self) -> str:
        return self._sum.hexdigest()[:32]


def of_log(path: Path) -> str:
    """Along a log, with the log's own bytes."""
    game, header, moves = log.read(path)
    digest = Digest(game, path.stem)
    following: list[Move | None] = [*moves, None]
    for (state, events), move in zip(replay(game, header, moves), following, strict=True):
        digest.add(state, events, move)
    written = log.dump(header, moves)
    return f"{digest} {hashlib.sha256(written.encode()).hexdigest()[:16]}"


def of_random_games(game: AnyGame, seats: int, options: dict[str, Any]) -> str:
    """Along a few random games."""
    digest = Digest(game, f"{game.slug} {seats}")
    for seed in range(GAMES_EACH):
        steps = random_game(game, seats, options, Random(seed))
        for number, (state, move, _after, events) in enumerate(steps):
            digest.add(state, events, move)
            if number >= MOST_MOVES:
                break
    return str(digest)


def cases() -> Iterator[tuple[str, AnyGame, Any]]:
    """By name: a golden log, or a number of seats and options."""
    for path in sorted(GOLDEN.glob("*/*.jsonl")):
        yield f"{path.parent.name}/{path.stem}", tablee.game(path.parent.name), path
    for slug in at_home():
        game = tablee.game(slug)
        if not game.nature.has_expensive_draws:  # physics may differ between machines
            for seats in game.seats:
                for number, variant in enumerate(game.examples.variants):
                    yield f"{slug} {seats} seats, variant {number}", game, (seats, dict(variant))


def digest_of(game: AnyGame, case: Any) -> str:
    return of_log(case) if isinstance(case, Path) else of_random_games(game, *case)


def all_digests() -> dict[str, str]:
    return {name: digest_of(game, case) for name, game, case in cases()}
