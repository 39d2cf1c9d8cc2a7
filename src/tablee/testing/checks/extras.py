"""What a table offers around the game, where a game has it."""

from typing import Any

from msgspec.json import encode

from tablee.core.codec import codec, to_plain
from tablee.core.finding import LANGUAGES
from tablee.core.game import Extras
from tablee.core.protocol import Over
from tablee.testing.broken import Broken, Count, short
from tablee.testing.trial import Trial
from tablee.testing.walks import Walk, viewers


def extras_work(trial: Trial) -> Count:
    """Review, take-back, memory, series, trophies, endings and pictures do what a table asks."""
    table, asked = trial.game.table, 0
    options = codec(trial.game).options(trial.options)
    asked += _hides(trial, table) + _chapters(trial, table)
    if table.trophies is not None:
        asked += 1
        won = table.trophies.of(options)
        if won not in (None, *table.trophies.names):
            raise Broken(f"the trophy {won!r} is not among {', '.join(table.trophies.names)}")
        if table.trophies.following is not None:
            change = table.trophies.following(options) or {}
            codec(trial.game).options({**to_plain(options), **change})
    if table.series is not None:
        legs = table.series.legs(trial.seats, options)
        if type(legs) is not int or legs < 1:
            raise Broken(f"a match is one game at least, not {legs!r}")
    for walk in trial.walks:
        waiting = trial.rules.waiting(walk.states[-1]) if walk.states else None
        if not isinstance(waiting, Over):
            continue
        trial.here, trial.move = walk.states[-1], None
        asked += 1 + _decided(walk, table) + _drawn(trial, walk)
        if table.series is not None:
            plain = to_plain(options)
            codec(trial.game).options(table.series.next_options(plain, walk.states[-1]))
            both = table.series.add_up([waiting.result, waiting.result])
            if len(both.ranks) != trial.seats or len(both.scores) != trial.seats:
                raise Broken(f"two games add up to a result of other seats: {both}")
    return Count(asked + _review(trial, table), "extras asked for")


def _decided(walk: Walk, table: Extras[Any, Any]) -> int:
    """What decided a game is a sentence in each language, about one of its steps."""
    if table.decided is None or not walk.steps or walk.trouble is not None:
        return 0
    steps = [(walk.first, ()), *((each.after, each.events) for each in walk.steps)]
    found = table.decided(steps)
    if found is not None:
        if not (found.said.en.strip() and found.said.fr.strip()):
            raise Broken("what decided the game is not said in both languages")
        if found.seq is not None and not 1 <= found.seq <= len(walk.steps):
            raise Broken(f"a game of {len(walk.steps)} steps was decided at step {found.seq}")
    return 1


def _drawn(trial: Trial, walk: Walk) -> int:
    """The last position can be drawn, with words in each language, for everybody who looks."""
    if trial.game.picture is None:
        return 0
    for viewer in viewers(walk.states[-1]):
        view = trial.rules.view(walk.states[-1], viewer)
        for language in LANGUAGES:
            drawn = trial.game.picture(view, language)
            if not isinstance(drawn, str) or not drawn.lstrip().startswith("<svg"):
                raise Broken(f"the picture in {language!r} is no SVG: {short(drawn)}")
    return 1


def _review(trial: Trial, table: Extras[Any, Any]) -> int:
    """The shorter game, if it is short enough, can be gone through afterwards."""
    over = [walk for walk in trial.walks if walk.steps and walk.trouble is None and not walk.is_cut]
    shortest = min(over, key=lambda walk: len(walk.steps), default=None)
    if table.review is None or shortest is None or len(shortest.steps) > trial.effort.reviewed:
        return 0
    encode(table.review([(step.state, step.move) for step in shortest.steps]))
    return 1


def _hides(trial: Trial, table: Extras[Any, Any]) -> int:
    """Where a state is said to hide nothing, every view tells all of it."""
    asked = 0
    if table.take_back is None:
        return 0
    for state in trial.states(8):
        asked += 1
        if table.take_back.hides(state):
            continue
        for viewer in viewers(state):
            view = trial.rules.view(state, viewer)
            if trial.rules.guess(view, trial.rng("hides")) != state:
                raise Broken(f"take_back.hides is false, and seat {viewer} does not see it all")
    return asked


def _chapters(trial: Trial, table: Extras[Any, Any]) -> int:
    """Chapters are counted upwards."""
    chapter = None if table.memory is None else table.memory.chapter
    if chapter is None:
        return 0
    asked = 0
    for walk in trial.walks:
        numbers = [chapter(state) for state in walk.states]
        asked += len(numbers)
        if numbers != sorted(numbers):
            raise Broken(f"chapters run backwards: {short(numbers)}")
    return asked
