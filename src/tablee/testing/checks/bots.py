"""Bots: every level plays by the rules, from its view alone, and changes nothing."""

from random import Random

from tablee.bots.driver import Driver, take
from tablee.core.codec import to_json
from tablee.core.errors import MissingExtra, Refused
from tablee.core.match import Match
from tablee.core.mind import timed
from tablee.core.protocol import Decide, Decision
from tablee.testing.broken import Broken, Count, same, short
from tablee.testing.trial import Trial

ASKED = 5  # states of each random game in which a bot is asked twice


def levels_play_whole_games(trial: Trial) -> Count:
    """Every level plays to the end, or for as long as it may take, without an illegal action."""
    played = 0
    for name in trial.game.levels:
        try:
            played += _played(trial, name)
        except Refused as refused:
            raise Broken(f"the level {name!r} is refused: {refused}") from None
        except MissingExtra:
            raise
        except Exception as error:
            raise Broken(f"the level {name!r} fails: {type(error).__name__}: {error}") from error
    return Count(played, "decisions of bots")


def _played(trial: Trial, name: str) -> int:
    game, is_late = trial.game, trial.stopwatch()
    match = Match.new(game, seats=trial.seats, seed=trial.seed, **trial.options)
    seats = range(trial.seats)
    bots = [game.levels[name].make() for _ in seats]
    luck = [Random(f"{trial.seed} {seat}") for seat in seats]
    driver = Driver(match, bots, luck, trial.rng("driver"))
    for number in range(trial.effort.decisions):
        trial.here = match.state
        choice = driver.next_turn()
        if choice is None:
            return number
        trial.move = Decision(choice.seat, choice.action, match.now_ms)
        take(match, choice)
        if is_late():
            return number + 1
    return trial.effort.decisions


def bots_choose_from_their_view(trial: Trial) -> Count:
    """A bot leaves its view as it is, and with the same luck chooses the same twice."""
    asked = 0
    for name, level in trial.game.levels.items():
        is_late = trial.stopwatch()
        for state in trial.states(ASKED):
            waiting = trial.rules.waiting(state)
            for seat in waiting.seats[:1] if isinstance(waiting, Decide) else ():
                view, offer = trial.rules.view(state, seat), trial.rules.offer(state, seat)
                before = to_json([view, offer])
                chosen = []
                for _ in range(2):
                    bot = level.make()
                    has_plan = timed(bot)
                    rng = Random(trial.seed)
                    if has_plan is not None:
                        chosen.append(has_plan.plan(view, offer, rng, None))
                    else:
                        chosen.append(bot.choose(view, offer, rng))
                same(to_json([view, offer]), before, f"what the level {name!r} looked at")
                if chosen[0] != chosen[1]:
                    told = " and ".join(map(short, chosen))
                    raise Broken(f"the level {name!r} chose {told} with the same luck")
                asked += 1
            if is_late():
                break
    return Count(asked, "choices made twice")
