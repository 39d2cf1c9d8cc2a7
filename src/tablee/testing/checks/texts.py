"""Text and JSON, both ways: positions, moves, views and events."""

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.protocol import Decision
from tablee.testing.broken import Broken, Count, same
from tablee.testing.positions import Limits, check_positions
from tablee.testing.trial import Trial
from tablee.testing.walks import viewers


def states_of_play_are_possible(trial: Trial) -> Count:
    """``flaw`` finds nothing wrong with any state of play."""
    seen = 0
    for walk in trial.walks:
        for state in trial.look_at(walk.states):
            if (flaw := trial.rules.flaw(state)) is not None:
                raise Broken(f"a state of play is called impossible: {flaw}")
            seen += 1
    return Count(seen, "states accepted")


def impossible_positions_are_refused(trial: Trial) -> Count:
    """A state with a few random edits is refused in words, or can be played on."""
    states = [state for walk in trial.walks for state in walk.states]
    limits = Limits(positions=trial.effort.positions, moves=8, to_the_end=0.04, expensive_draws=1)
    trial.here = None
    if states:
        check_positions(trial.game, states, trial.seed, limits)
    return Count(limits.positions if states else 0, "edited positions judged")


def positions_read_back(trial: Trial) -> Count:
    """A position's text and JSON read back as the same state."""
    notation, readers, seen = trial.game.notation, codec(trial.game), 0
    for state in trial.states():
        text = notation.write_position(state)
        same(notation.read_position(text), state, f"a position read back from {text!r}")
        same(readers.thing(to_json(state)), state, "the JSON form of a state")
        same(readers.state(to_plain(state)), state, "the plain form of a state")
        seen += 1
    return Count(seen, "positions read back")


def moves_read_back(trial: Trial) -> Count:
    """A move's notation and plain form read back; a whole game has a transcript."""
    notation, readers, seen = trial.game.notation, codec(trial.game), 0
    for step in trial.steps():
        if isinstance(step.move, Decision):
            action = step.move.action
            text = notation.write(step.state, action)
            same(notation.read(step.state, text), action, f"the notation {text!r} read back")
            same(readers.action(to_plain(action)), action, "an action's plain form")
            seen += 1
    for walk in trial.walks:
        played = [(step.state, step.move) for step in walk.steps]
        if played and not isinstance(notation.transcript(played, walk.states[-1]), str):
            raise Broken("the transcript is no text")
    return Count(seen, "moves read back")


def views_and_guesses_fit(trial: Trial) -> Count:
    """A state guessed from a view looks like the view; a view can be sent and read."""
    rng, readers, seen = trial.rng("guesses"), codec(trial.game), 0
    for state in trial.states():
        for viewer in viewers(state):
            view = trial.rules.view(state, viewer)
            again = trial.rules.view(trial.rules.guess(view, rng), viewer)
            same(again, view, f"what seat {viewer} sees of a state guessed from its view")
            same(readers.thing(to_json(view)), view, "the JSON form of a view")
            same(trial.rules.view(readers.state(to_plain(state)), viewer), view, "a view")
            seen += 1
    return Count(seen, "views compared")


def events_read_back(trial: Trial) -> Count:
    """An event, and what each seat hears of it, can be sent and read."""
    readers, seen = codec(trial.game), 0
    for step in trial.steps():
        for event in step.events:
            same(readers.thing(to_json(event)), event, "the JSON form of an event")
            for viewer in viewers(step.after):
                told = trial.rules.redact(event, viewer)
                if told is not None:
                    same(readers.thing(to_json(told)), told, "the JSON form of a redacted event")
            seen += 1
    return Count(seen, "events read back")
