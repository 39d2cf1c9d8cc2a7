"""Bots against bots, many games on all cores."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import combinations, islice
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tablee.bots import find
from tablee.bots.driver import Driver, take
from tablee.bots.ratings import Rate, win_rate
from tablee.core.errors import BadSeats, Refused, TableeError
from tablee.core.match import Match
from tablee.core.protocol import Result
from tablee.core.registry import game as find_game

T = TypeVar("T")
LOOK_S = 0.2  # how long Ctrl-C may take to be noticed


class BadBot(TableeError):
    """A bot made an illegal move."""


class Table(NamedTuple):
    """One game to be played: who sits where, and its luck."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, Any]
    seed: int


class Record(NamedTuple):
    """One game that was played."""

    table: Table
    result: Result
    decisions: int
    slowest_s: tuple[float, ...]  # by seat: the longest decision


def seated(table: Table) -> tuple[Match, Driver]:
    """The match of a table, with its bots at their seats."""
    game = find_game(table.game)
    seats = len(table.bots)
    match = Match.new(table.game, seats=seats, seed=table.seed, **table.options)
    bots = [find(game, name) for name in table.bots]
    rngs = [Random(f"{table.seed} {seat}") for seat in range(seats)]
    return match, Driver(match, bots, rngs, Random(f"{table.seed} order"))


def play_table(table: Table) -> Record:
    """Play one game to its end."""
    match, driver = seated(table)
    slowest = [0.0] * match.seats
    decisions = 0
    began = perf_counter()
    while (turn := driver.next_turn()) is not None:
        seat = turn.seat
        slowest[seat] = max(slowest[seat], perf_counter() - began)
        try:
            take(match, turn)
        except Refused as refused:
            played = f"{table.bots[seat]} in seat {seat}, game of seed {table.seed}"
            raise BadBot(f"{played}: {refused}; it chose {turn.action!r}") from None
        decisions += 1
        began = perf_counter()
    assert match.result is not None
    return Record(table, match.result, decisions, tuple(slowest))


def play_all(
    tables: Iterable[Table], *, workers: int | None = None, seen: Callable[[], None] = lambda: None
) -> Iterator[Record]:
    """Play all tables on several cores, in any order; ``seen`` is called after each."""
    return on_cores(play_table, tables, workers=workers, seen=seen)


def on_cores(
    job: Callable[[Table], T],
    tables: Iterable[Table],
    *,
    workers: int | None = None,
    seen: Callable[[], None] = lambda: None,
) -> Iterator[T]:
    """What a job makes of every table, in any order; ``seen`` is called after each."""
    workers = workers or os.cpu_count() or 1
    todo = iter(tables)
    if workers == 1:
        for table in todo:
            yield job(table)
            seen()
        return
    pool = ProcessPoolExecutor(workers, initializer=_stop_quietly)
    try:
        running: set[Future[T]] = set()
        done: set[Future[T]] = set()
        while True:
            with _stopped_later() as is_stopped:
                wanted = 4 * workers - len(running)
                running |= {pool.submit(job, table) for table in islice(todo, wanted)}
                while running and not done and not is_stopped():
                    done, running = wait(running, LOOK_S, return_when=FIRST_COMPLETED)
            if not done:
                return
            while done:
                yield done.pop().result()
                seen()
    finally:  # also when somebody has stopped us, or a bot has cheated: play no more of them
        pool.shutdown(cancel_futures=True)


@contextmanager
def _stopped_later() -> Iterator[Callable[[], bool]]:
    """Ctrl-C is raised at the end: a pool that it strikes in the middle can hang for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    struck: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: struck.append(number))
    try:
        yield lambda: bool(struck)
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
    if struck:
        raise KeyboardInterrupt


def _stop_quietly() -> None:
    """In a worker, Ctrl-C is no exception with a traceback: it just ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def pairings(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
) -> list[Table]:
    """Every two bots meet in so many games, changing places after each."""
    if seats < 2:
        raise BadSeats("bots meet at tables of two seats or more")
    tables = []
    for one, two in combinations(bots, 2):
        for number in range(games):
            pair = (one, two) if number % 2 == 0 else (two, one)
            line_up = [pair[seat % 2] for seat in range(seats)]
            turn = number // 2 % seats
            names = tuple(line_up[turn:] + line_up[:turn])
            tables.append(Table(game, names, options, seed + number // 2))
    return tables


class Standing(NamedTuple):
    """What an arena found out."""

    bots: tuple[str, ...]
    rates: Mapping[tuple[str, str], Rate]  # how often the first ranks before the second
    games: Mapping[tuple[str, str], int]
    mean_score: Mapping[str, float]
    slowest_s: Mapping[str, float]


def standing(bots: Sequence[str], records: Iterable[Record]) -> Standing:
    """The win matrix: a game counts as won by the share of rivals ranked behind."""
    won: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    scores: dict[str, list[int]] = {name: [] for name in bots}
    slowest = dict.fromkeys(bots, 0.0)
    for record in records:
        names, ranks = record.table.bots, record.result.ranks
        for seat, name in enumerate(names):
            scores[name].append(record.result.scores[seat])
            slowest[name] = max(slowest[name], record.slowest_s[seat])
        one, two = sorted(set(names), key=bots.index)
        duels = [
            0.5 if ranks[own] == ranks[other] else float(ranks[own] < ranks[other])
            for own, name in enumerate(names)
            for other, rival in enumerate(names)
            if name == one and rival == two
        ]
        share = sum(duels) / len(duels)
        for pair, part in (((one, two), share), ((two, one), 1 - share)):
            won[pair] = won.get(pair, 0.0) + part
            games[pair] = games.get(pair, 0) + 1
    return Standing(
        bots=tuple(bots),
        rates={pair: win_rate(won[pair], games[pair]) for pair in won},
        games=games,
        mean_score={name: sum(some) / len(some) if some else 0.0 for name, some in scores.items()},
        slowest_s=slowest,
    )
