"""The kit: one list of checks, for the pytest plugin, ``tablee fuzz`` and tests of your own."""

import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from tablee.core.codec import to_json
from tablee.core.errors import MissingExtra, TableeError
from tablee.core.game import AnyGame
from tablee.core.registry import game as find_game
from tablee.testing.broken import Broken, Count, short
from tablee.testing.checks import (
    bots,
    course,
    declaration,
    extras,
    leaving,
    luck,
    nature,
    offers,
    options,
    refusals,
    results,
    secrets,
    texts,
    words,
)
from tablee.testing.trial import EFFORT, Effort, Trial, trial, why

Scope = Literal["game", "seats", "table"]
LONGEST_POSITION = 2_000  # characters of a position that are shown


class Check(NamedTuple):
    """A promise of the contract, and how often it is looked at."""

    run: Callable[[Trial], Count]
    scope: Scope = "table"  # once a game, once for each number of seats, or in every variant

    @property
    def name(self) -> str:
        return self.run.__name__

    @property
    def promise(self) -> str:
        """What is promised, in a sentence or two."""
        return " ".join((self.run.__doc__ or "").split())


CHECKS: tuple[Check, ...] = (
    Check(declaration.declaration_fits_together, "game"),
    Check(declaration.types_are_tagged_and_frozen, "game"),
    Check(declaration.leaving_is_an_action, "game"),
    Check(nature.secrets_are_declared, "game"),
    Check(nature.luck_is_declared, "game"),
    Check(nature.time_is_declared, "game"),
    Check(nature.teams_are_declared, "game"),
    Check(options.options_at_their_bounds, "seats"),
    Check(bots.levels_play_whole_games, "seats"),
    Check(bots.bots_choose_from_their_view, "seats"),
    Check(secrets.hints_tell_no_secret, "seats"),
    Check(course.random_games_end),
    Check(course.one_seed_gives_one_game),
    Check(course.awaited_seats_are_seats),
    Check(course.deadlines_are_answered),
    Check(course.states_never_change),
    Check(course.logs_read_back),
    Check(results.results_rank_the_winners),
    Check(results.endings_are_declared),
    Check(offers.offers_are_legal),
    Check(offers.actions_differ_in_effect),
    Check(offers.samples_reach_everything),
    Check(refusals.bad_moves_are_refused),
    Check(refusals.nothing_happens_after_the_end),
    Check(refusals.luck_comes_only_when_owed),
    Check(refusals.forged_luck_is_refused),
    Check(luck.draws_follow_their_seed),
    Check(luck.scripted_luck_is_used),
    Check(leaving.leaving_is_always_possible),
    Check(leaving.nobody_waits_for_who_left),
    Check(leaving.stand_ins_play_on),
    Check(leaving.presence_is_news),
    Check(secrets.views_tell_no_secret),
    Check(secrets.redacted_events_tell_no_secret),
    Check(secrets.refusals_tell_no_secret),
    Check(secrets.spectators_see_no_more_than_seats),
    Check(texts.views_and_guesses_fit),
    Check(texts.positions_read_back),
    Check(texts.moves_read_back),
    Check(texts.events_read_back),
    Check(texts.states_of_play_are_possible),
    Check(texts.impossible_positions_are_refused),
    Check(words.events_are_told),
    Check(words.sentences_tell_no_secret),
    Check(words.refusals_are_explained),
    Check(extras.extras_work),
)


class Table(NamedTuple):
    """Where a check is made."""

    name: str  # as in "perudo[3 seats, variant 1]"
    seats: int
    options: dict[str, Any]


class Item(NamedTuple):
    """A check at a table."""

    check: Check
    table: Table

    @property
    def name(self) -> str:
        return f"{self.table.name}::{self.check.name}"


class Finding(NamedTuple):
    """A broken promise: what, where, and how to see it again."""

    item: str
    sentence: str
    seed: int
    position: str | None
    move: str | None
    again: str  # a command
    promise: str

    def __str__(self) -> str:
        told = [f"{self.item}: {self.sentence}", f"  promise: {self.promise}"]
        told += [] if self.move is None else [f"  move: {self.move}"]
        told += [] if self.position is None else [f"  position: {self.position}"]
        return "\n".join([*told, f"  seed: {self.seed}", f"  again: {self.again}"])


def named(names: Iterable[str]) -> tuple[Check, ...]:
    """Some of the checks, by name; all of them for no name."""
    wanted = tuple(names)
    known = {check.name: check for check in CHECKS}
    for name in wanted:
        if name not in known:
            raise TableeError(f"no check is called {name!r}; there are: {', '.join(known)}")
    return tuple(known[name] for name in wanted) or CHECKS


def items(
    game: AnyGame,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    checks: Sequence[Check] = CHECKS,
) -> Iterator[Item]:
    """Every check at every table that it is for, or only at the tables that are named."""
    counts = game.seats if seats is None else (seats,)
    sets = [dict(each) for each in game.examples.variants] if options is None else [options]
    for check in checks:
        if check.scope == "game":
            yield Item(check, Table(game.slug, counts[0], sets[0]))
    for number, count in enumerate(counts):
        name = f"{game.slug}[{count} seat{'s' if count > 1 else ''}"
        for check in checks:
            if check.scope == "seats":
                yield Item(check, Table(f"{name}]", count, sets[number % len(sets)]))
        for variant, chosen in enumerate(sets):
            which = f"variant {variant}" if options is None else "own options"
            table = Table(f"{name}, {which}]", count, chosen)
            yield from (Item(check, table) for check in checks if check.scope == "table")


def run(game: AnyGame, item: Item, seed: int, effort: Effort = EFFORT) -> Count | Finding:
    """Make one check: what was looked at, or what is broken."""
    at = trial(game, item.table.seats, item.table.options, seed, effort)
    at.here = at.move = None
    try:
        return item.check.run(at)
    except MissingExtra:
        raise
    except Exception as error:  # a crash is a finding too
        position = None if at.here is None else _position(game, at.here)
        return Finding(
            item=item.name,
            sentence=why(error),
            seed=seed,
            position=position,
            move=None if at.move is None else short(at.move),
            again=_again(game, item, seed),
            promise=item.check.promise,
        )


def _position(game: AnyGame, state: Any) -> str:
    """A position that can be given to ``Match.at``."""
    try:
        text = game.notation.write_position(state)
    except Exception:  # it may be the notation that is broken
        try:
            text = to_json(state)
        except (TypeError, ValueError):
            text = repr(state)
    return text if len(text) <= LONGEST_POSITION else f"{text[:LONGEST_POSITION]}…"


def _again(game: AnyGame, item: Item, seed: int) -> str:
    """The command that makes this check again."""
    words = ["tablee", "fuzz", game.slug, "--check", item.check.name, "--games", "1"]
    words += ["--seed", str(seed)]
    if item.check.scope != "game":
        words += ["--seats", str(item.table.seats)]
        for name, value in item.table.options.items():
            words += ["--set", f"{name}={to_json(value)}"]
    return shlex.join(words)


def check(
    game: str | AnyGame,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    games: int = 1,
    only: Sequence[str] = (),
    effort: Effort = EFFORT,
) -> dict[str, Count]:
    """Hold a game to every promise of the contract; raise :class:`Broken` with all that fails.

    ``game`` is a slug or a ``GAME``. Without ``seats`` and ``options`` every number of seats is
    tried in every variant; ``games`` are played at each table, from ``seed`` on. ``only`` names the
    checks to make. What comes back is how much was looked at, by check.
    """
    found = find_game(game) if isinstance(game, str) else game
    seen: dict[str, Count] = {}
    broken: dict[str, Finding] = {}
    for item in items(found, seats=seats, options=options, checks=named(only)):
        for number in range(seed, seed + games):
            told = run(found, item, number, effort)
            if isinstance(told, Finding):
                broken.setdefault(item.name, told)
                break
            before = seen.get(item.check.name)
            seen[item.check.name] = told if before is None else before.plus(told)
    if broken:
        raise Broken("\n\n".join(map(str, broken.values())))
    return seen
