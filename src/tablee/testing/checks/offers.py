"""Offers, lists and samples: what a seat may do, told in three ways that must agree."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

from tablee.core.codec import codec, to_plain
from tablee.core.protocol import Decide, Decision, Offer, Seat
from tablee.testing.broken import Broken, Count, same
from tablee.testing.trial import Trial
from tablee.testing.walks import APART, seats_of

MOST_OFFERED = 25  # offered actions tried at each state
MOST_SAMPLED = 8  # kinds and actions that a seat may have for its samples to be counted
TRIES = 1_500  # samples for each listed action; some are rare on purpose
FEWEST = 30  # samples in each state
ALIKE = 3  # states with the same kinds of action
ENOUGH = 3  # states from which something can be concluded


def offers_are_legal(trial: Trial) -> Count:
    """Who may act is offered something, nobody else is, and every offer is accepted."""
    game, rules, rng = trial.game, trial.rules, trial.rng("offers")
    tried = 0
    for state in trial.states():
        waiting = rules.waiting(state)
        may_act = (*waiting.seats, *waiting.asides) if isinstance(waiting, Decide) else ()
        for seat in seats_of(state):
            offer = rules.offer(state, seat)
            if bool(offer) != (seat in may_act):
                raise Broken(f"seat {seat} is offered {offer} while the table waits for {may_act}")
            for action in rng.sample(offer.actions, min(MOST_OFFERED, len(offer.actions))):
                _must_be_legal(trial, state, seat, action, "offered")
                tried += 1
            _read_back(trial, offer)
            _listed(trial, state, seat, offer)
    if codec(game).types and game.types.bounds is None:
        for state in trial.states(4):
            if any(rules.offer(state, seat).open for seat in seats_of(state)):
                raise Broken("an offer has an open kind, and types.bounds does not say its type")
    return Count(tried, "offered actions tried")


def _must_be_legal(trial: Trial, state: Any, seat: Seat, action: Any, how: str) -> None:
    trial.move = Decision(seat, action, state.at_ms)
    if (refusal := trial.rules.check(state, trial.move)) is not None:
        raise Broken(f"{action} is {how} to seat {seat} and refused: {refusal}")


def _read_back(trial: Trial, offer: Offer[Any]) -> None:
    """A client reads the offer as it was; what nobody samples is not offered."""
    readers = codec(trial.game)
    plain = to_plain(offer)
    kinds = [*(each["type"] for each in plain["actions"]), *(each.type for each in offer.open)]
    for kind in kinds:
        if kind in APART:
            raise Broken(f"{kind!r} is offered, which is on nobody's turn")
        if kind not in readers.types:
            raise Broken(f"an open kind is called {kind!r}; there are {', '.join(readers.types)}")
    if offer.open and trial.game.types.bounds is None:
        raise Broken("an offer has an open kind, and types.bounds does not say its type")
    same(readers.offer(plain), offer, "an offer that is read back")


def _listed(trial: Trial, state: Any, seat: Seat, offer: Offer[Any]) -> None:
    """``actions`` lists legal ones, each once; without open kinds, just what is offered."""
    rules, nature = trial.rules, trial.game.nature
    if not offer.open:
        if {*rules.actions(state, seat)} != {*offer.actions}:
            raise Broken(f"seat {seat} is offered other actions than there are")
        return
    some = list(islice(rules.actions(state, seat), MOST_OFFERED))
    waiting = rules.waiting(state)
    is_awaited = isinstance(waiting, Decide) and seat in waiting.seats
    must_act = is_awaited and not nature.is_real_time  # in real time a seat may have to wait
    if must_act and not some:
        raise Broken(f"seat {seat} is awaited and has no actions")
    for action in some:
        _must_be_legal(trial, state, seat, action, "listed")


def actions_differ_in_effect(trial: Trial) -> Count:
    """``actions`` counts effects, not gestures: no two of them do the same."""
    rules, tried = trial.rules, 0
    for state in trial.states():
        for seat in seats_of(state):
            effects: dict[Any, Any] = {}
            for action in islice(rules.actions(state, seat), MOST_OFFERED):
                effect = rules.apply(state, Decision(seat, action, state.at_ms))
                other = effects.setdefault(effect, action)
                if other is not action:
                    raise Broken(f"{other} and {action} do the same, and are both listed")
                tried += 1
    return Count(tried, "effects compared")


def samples_reach_everything(trial: Trial) -> Count:
    """``sample`` finds every listed action, and every open kind in one state or another.

    An open kind may have no legal action just now, where saying so would give an answer away.
    """
    rng, tried = trial.rng("samples"), 0
    looked: Counter[tuple[str, ...]] = Counter()
    found: dict[str, list[bool]] = {}  # by open kind: whether it was sampled, in each state
    choices: list[bool] = []  # whether there was more than one, in each state
    for state in trial.states():
        waiting = trial.rules.waiting(state)
        for seat in waiting.seats if isinstance(waiting, Decide) else ():
            offer = trial.rules.offer(state, seat)
            opens = [each.type for each in offer.open]
            kinds = (*(each["type"] for each in to_plain(offer.actions)), *opens)
            looked[kinds] += 1
            if 1 < len(kinds) <= MOST_SAMPLED and looked[kinds] <= ALIKE:
                samples = _samples(trial, state, seat, offer, rng)
                tried += len(samples)
                choices.append(len({*samples}) > 1)
                types = {to_plain(each)["type"] for each in {*samples}}
                for kind in opens:
                    found.setdefault(kind, []).append(kind in types)
    for kind, seen in found.items():
        if len(seen) >= ENOUGH and not any(seen):
            raise Broken(f"samples in {len(seen)} states never were {kind!r}, which was offered")
    if len(choices) >= ENOUGH and not any(choices):
        raise Broken(f"samples in {len(choices)} states were always the same action")
    return Count(tried, "samples drawn")


def _samples(trial: Trial, state: Any, seat: Seat, offer: Offer[Any], rng: Random) -> list[Any]:
    """Some samples; more of them until every listed action was seen."""
    missing = {*offer.actions}
    samples: list[Any] = []
    most = TRIES * max(1, len(missing))
    while len(samples) < FEWEST or (missing and len(samples) < most):
        samples.append(trial.rules.sample(state, seat, rng))
        missing.discard(samples[-1])
    if missing:
        told = ", ".join(sorted(map(str, missing)))
        raise Broken(f"{most} samples for seat {seat} never were {told}")
    return samples
