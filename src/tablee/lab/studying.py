"""Games played by bots on all cores, each read by every measure before it is forgotten."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from tablee.bots.arena import Table, on_cores, seated
from tablee.bots.driver import take
from tablee.core.engine import follow
from tablee.core.measures import Curve, Effects, Kinds, Number, Played, Seen
from tablee.core.registry import game as find_game
from tablee.lab.measures import measures_of


class Reading(NamedTuple):
    """What the measures say of one game, by their keys."""

    numbers: dict[str, float]
    kinds: dict[str, list[str]]
    curves: dict[str, list[float]]
    effects: dict[str, list[tuple[str, float]]]
    picture: str | None = None  # of one game only: how it ended, as SVG


def play(table: Table) -> Played:
    """One game by bots, with every step of it."""
    match, driver = seated(table)
    while (turn := driver.next_turn()) is not None:
        take(match, turn)
    assert match.result is not None
    state, steps = match.state_after(0), []
    told = follow(match.game, state, match.moves, judged=False)
    for move, (after, events) in zip(match.moves, told, strict=True):
        steps.append(Seen(state, move, after, events))
        state = after
    return Played(steps, match.result)


def study_table(table: Table, shown: Table | None = None, language: str = "en") -> Reading:
    """Play one game and read it; the game of the table ``shown`` is drawn, too."""
    played = play(table)
    reading = Reading({}, {}, {}, {})
    for measure in measures_of(find_game(table.game)):
        if isinstance(measure, Number):
            number = measure.of(played)
            if number is not None:
                reading.numbers[measure.key] = number
        elif isinstance(measure, Kinds):
            reading.kinds[measure.key] = list(measure.of(played))
        elif isinstance(measure, Curve):
            reading.curves[measure.key] = list(measure.of(played))
        elif isinstance(measure, Effects):
            reading.effects[measure.key] = list(measure.of(played))
    return reading if table != shown else reading._replace(picture=_ended(table, played, language))


def _ended(table: Table, played: Played, language: str) -> str | None:
    """The last position as a spectator sees it, of a game that has pictures."""
    game = find_game(table.game)
    if game.picture is None or not played.steps:
        return None
    return game.picture(game.rules.view(played.steps[-1].after, None), language)


def study(
    tables: Iterable[Table],
    *,
    workers: int | None = None,
    seen: Callable[[], None] = lambda: None,
    language: str = "en",
) -> Iterator[Reading]:
    """Read all games, in any order; ``seen`` is called after each. The first one is drawn."""
    tables = list(tables)
    read = partial(study_table, shown=tables[0] if tables else None, language=language)
    return on_cores(read, tables, workers=workers, seen=seen)
