"""How a game runs its course: it ends, the same way each time, and leaves nothing behind."""

from itertools import islice
from typing import Any

from tablee.bots import find
from tablee.core import log
from tablee.core.codec import codec, to_json, to_plain
from tablee.core.engine import fold, replay
from tablee.core.errors import MissingExtra
from tablee.core.log import new_header
from tablee.core.protocol import Decide, Decision, Tick
from tablee.testing.broken import Broken, Count, same, short
from tablee.testing.trial import Trial, why
from tablee.testing.walks import Step, seats_of, viewers


def random_games_end(trial: Trial) -> Count:
    """A game played at random comes to an end: no crash, no dead end, no endless game."""
    moves = 0
    for walk in trial.walks:
        trial.here = walk.states[-1] if walk.states else None
        if isinstance(walk.trouble, MissingExtra):
            raise walk.trouble
        if walk.trouble is not None:
            raise Broken(f"after {len(walk.steps)} moves, {why(walk.trouble)}") from walk.trouble
        moves += len(walk.steps)
    return Count(moves, "moves played")


def one_seed_gives_one_game(trial: Trial) -> Count:
    """The same seed plays the same game, move by move: no luck comes from elsewhere."""
    again, moves = trial.again(), 0
    for one, two in zip(trial.walks, again.walks, strict=True):
        for number, (first, second) in enumerate(zip(one.steps, two.steps, strict=False), start=1):
            trial.here, trial.move = first.state, first.move
            same(second.move, first.move, f"move {number} of the same game played again")
            same(second.after, first.after, f"the state after move {number}, played again,")
            same(list(second.events), list(first.events), f"what happened in move {number}")
        moves += len(one.steps)
    return Count(moves, "moves played twice")


def logs_read_back(trial: Trial) -> Count:
    """A log survives its JSON lines, and replays to the same states without drawing luck."""
    game, lines = trial.game, 0
    header = new_header(game, trial.seats, to_plain(codec(game).options(trial.options)))
    for walk in trial.walks:
        if not walk.steps:
            continue
        trial.here, trial.move = walk.first, None
        text = log.dump(header, walk.moves)
        _, read_header, read_moves = log.parse(text, game)
        same(read_header, header, "the header of a log that is read back")
        same(read_moves, walk.moves, "the moves of a log that is read back")
        again = [after for after, _ in replay(game, read_header, read_moves)]
        for number, (after, state) in enumerate(zip(again, walk.states, strict=True)):
            trial.here = state
            same(after, state, f"the state of the replay after move {number}")
        same(fold(game, header, walk.moves), walk.states[-1], "the fold of the log")
        same(log.dump(read_header, read_moves), text, "a log that is written again")
        lines += len(walk.moves) + 1
    return Count(lines, "lines read back")


def states_never_change(trial: Trial) -> Count:
    """A state can be hashed, and nothing that is asked about it changes it."""
    kept = [(step, to_json(step.state), to_json(step.move)) for step in trial.steps()]
    for step, before, move in kept:
        trial.here, trial.move = step.state, step.move
        try:
            hash(step.state)
        except TypeError as error:
            raise Broken(f"a state cannot be hashed: {error}") from None
        _ask_everything(trial, step)
        same(to_json(step.state), before, "a state that was only looked at")
        same(to_json(step.move), move, "a move that was only judged")
    return Count(len(kept), "states asked about everything")


def _ask_everything(trial: Trial, step: Step) -> None:
    """Call every function of the rules and of the notation, and a bot."""
    game, rules, rng = trial.game, trial.rules, trial.rng("everything")
    state, move = step.state, step.move
    waiting = rules.waiting(state)
    for viewer in viewers(state):
        view = rules.view(state, viewer)
        rules.guess(view, rng)
        for event in step.events:
            rules.redact(event, viewer)
        same(rules.view(state, viewer), view, "a view from which a state was guessed")
    for seat in seats_of(state):
        rules.offer(state, seat)
        list(islice(rules.actions(state, seat), 5))
    if isinstance(waiting, Decide):
        for seat in waiting.seats:
            rules.sample(state, seat, rng)
            find(game, "random").choose(rules.view(state, seat), rules.offer(state, seat), rng)
    rules.check(state, move)
    rules.apply(state, move)
    rules.flaw(state)
    game.notation.write_position(state)
    if isinstance(move, Decision):
        game.notation.write(state, move.action)
    for event in step.events:
        game.notation.tell(state, event, "en")


def deadlines_are_answered(trial: Trial) -> Count:
    """Table time never runs backwards, and who waits for a timer is helped when it runs out."""
    seen = 0
    for state in trial.states():
        waiting = trial.rules.waiting(state)
        if not isinstance(waiting, Decide) or waiting.deadline_ms is None:
            continue
        seen += 1
        due = waiting.deadline_ms
        if waiting.expiry == "stand_in":
            if not waiting.seats:
                raise Broken("a stand-in is due at the deadline, and no seat is awaited")
            continue
        late = max(due, state.at_ms)  # a timer can fire late
        if (refusal := trial.rules.check(state, Tick(late))) is not None:
            raise Broken(f"the rules refuse the tick that they wait for: {refusal}")
        after = trial.rules.waiting(trial.rules.apply(state, Tick(late))[0])
        if isinstance(after, Decide) and after.deadline_ms is not None and after.deadline_ms <= due:
            raise Broken(f"after the tick at {late} ms the table still waits for {due} ms")
    for step in trial.steps():
        if step.after.at_ms < step.state.at_ms:
            raise Broken(f"time runs back: {step.state.at_ms} ms to {step.after.at_ms} ms")
    return Count(seen, "deadlines passed")


def awaited_seats_are_seats(trial: Trial) -> Count:
    """What the table waits for is the same each time, and names seats of this table once."""
    rules, seen = trial.rules, 0
    for state in trial.states():
        waiting = rules.waiting(state)
        copy = codec(trial.game).state(to_plain(state))
        same(rules.waiting(copy), waiting, "what an equal state waits for")
        seen += 1
        if not isinstance(waiting, Decide):
            continue
        named: tuple[Any, ...] = (*waiting.seats, *waiting.asides)
        if len({*named}) != len(named):
            raise Broken(f"a seat is named twice in {waiting}")
        if not {*named, *waiting.stand_ins} <= {*seats_of(state)}:
            raise Broken(f"{waiting} names a seat that is not at this table of {state.seats}")
        if not {*waiting.stand_ins} <= {*named}:
            raise Broken(f"{short(waiting)}: stand-ins are seats that are awaited")
    return Count(seen, "states looked at")
