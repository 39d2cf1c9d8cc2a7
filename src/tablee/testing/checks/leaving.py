"""Who leaves, who is away: the game goes on without waiting for them."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from tablee.core.codec import codec
from tablee.core.match import Match
from tablee.core.protocol import Away, Back, Decide, Decision, Over
from tablee.testing.broken import Broken, Count
from tablee.testing.trial import Trial
from tablee.testing.walks import leaving, play_on, seats_of

PLAYED_ON = 40  # moves after somebody has left
WITH_STAND_INS = 6  # turns of a match in which a stand-in plays


def leaving_is_always_possible(trial: Trial) -> Count:
    """A seat may leave at any time until the end, once."""
    tried = 0
    for state in _moments(trial):
        for seat in seats_of(state):
            trial.move = leaving(state, seat)
            if (refusal := trial.rules.check(state, trial.move)) is not None:
                raise Broken(f"seat {seat} may not leave: {refusal}")
            after = trial.rules.apply(state, trial.move)[0]
            if trial.rules.check(after, leaving(after, seat)) is None:
                raise Broken(f"seat {seat} has left, and may leave again")
            tried += 1
    return Count(tried, "seats left")


def nobody_waits_for_who_left(trial: Trial) -> Count:
    """Who has left is awaited no more, or a stand-in plays there, to the end of the game."""
    rng, seen = trial.rng("left"), 0
    for state in _moments(trial):
        gone = set()
        after = state
        for seat in rng.sample(seats_of(state), state.seats):
            trial.here, trial.move = after, leaving(after, seat)
            if trial.rules.check(after, trial.move) is not None:
                break
            after = trial.rules.apply(after, trial.move)[0]
            gone.add(seat)
            states = (step.after for step in play_on(trial.game, after, rng, expensive_draws=1))
            for later in trial.look_at((after, *islice(states, PLAYED_ON))):
                waiting = trial.rules.waiting(later)
                if isinstance(waiting, Decide) and gone & {*waiting.seats} - {*waiting.stand_ins}:
                    raise Broken(f"seats {sorted(gone)} have left, and the table waits: {waiting}")
                seen += 1
            if not isinstance(trial.rules.waiting(after), Decide):
                break
    return Count(seen, "states after somebody left")


def stand_ins_play_on(trial: Trial) -> Count:
    """In a match, the game's stand-in plays for who has left without an illegal action."""
    seen = 0
    if "leave" not in codec(trial.game).types or trial.game.nature.has_expensive_draws:
        return Count(0, "turns beside a stand-in")
    rng = trial.rng("stand-in")
    match = Match.new(trial.game, seats=trial.seats, seed=trial.seed, **trial.options)
    for number, turn in enumerate(islice(match.turns(), WITH_STAND_INS)):
        trial.here = match.state
        if number == 2:
            match.play(rng.randrange(trial.seats), {"type": "leave"})
            continue
        turn.play(turn.sample(rng))
        seen += 1
    return Count(seen, "turns beside a stand-in")


def presence_is_news(trial: Trial) -> Count:
    """``Away`` and ``Back``, where a game has them, are accepted when they are news, and only then.

    A table tells them by itself, so nothing that is refused may be needed to go on.
    """
    tried = 0
    for state in _moments(trial) if "away" in codec(trial.game).types else ():
        for seat in seats_of(state):
            away, back = (Decision(seat, each, state.at_ms) for each in (Away(), Back()))
            if trial.rules.check(state, back) is None:
                raise Broken(f"seat {seat} is here, and comes back")
            trial.move = away
            if (refusal := trial.rules.check(state, away)) is not None:
                raise Broken(f"seat {seat} is away, and that is refused: {refusal}")
            after = trial.rules.apply(state, away)[0]
            if isinstance(trial.rules.waiting(after), Over):
                continue
            if (refusal := trial.rules.check(after, back)) is not None:
                raise Broken(f"seat {seat} is away and cannot come back: {refusal}")
            if trial.rules.check(after, away) is None:
                raise Broken(f"seat {seat} is away already, and goes away again")
            tried += 1
    return Count(tried, "seats away and back")


def _moments(trial: Trial) -> Iterator[Any]:
    """Some states of a game that nobody has left yet, in which somebody may act."""
    states = trial.quiet.states if "leave" in codec(trial.game).types else []
    undecided = [each for each in states if isinstance(trial.rules.waiting(each), Decide)]
    return trial.look_at(undecided[:: max(1, len(undecided) // 6)][:8])
