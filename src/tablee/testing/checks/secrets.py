"""Secrets: whatever a seat is told, it is told the same in a world that looks alike to it."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

from msgspec.json import decode, encode

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.errors import Refused, TableeError
from tablee.core.protocol import Decision, Leave, Over, Seat
from tablee.testing.broken import Broken, Count, Pair, pairs_in, same, short
from tablee.testing.edits import made_up
from tablee.testing.mischief import mangled
from tablee.testing.trial import Trial
from tablee.testing.twins import Fork, Twins, forks, pairs, stories
from tablee.testing.walks import seats_of

SKETCHES = 5  # drafts that hints are asked for, beside none
HINTED = 5  # states of each game in which hints are asked for
STORIES = 4  # pairs of games for each seat
LONGEST_STORY = 400  # moves of two games that are told side by side


def views_tell_no_secret(trial: Trial) -> Count:
    """While a seat hears the same story, it sees and is offered the same, with other luck too."""
    compared = 0
    game, rules = trial.game, trial.rules
    most = 10 if game.nature.has_expensive_draws else LONGEST_STORY
    viewers = (*map(Seat, range(trial.seats)), None)
    for viewer, number in product(viewers, range(STORIES if game.nature.has_secrets else 0)):
        luck = [Random(f"{trial.seed} {number} {each}") for each in "abc"]
        told = stories(game, trial.seats, trial.options, viewer, luck)
        for one, two in islice(told, most):
            trial.here, trial.move = one.state, one.move
            if _heard(trial, one.events, viewer) != _heard(trial, two.events, viewer):
                break
            compared += one.after != two.after
            sees, saw = (rules.view(each.after, viewer) for each in (two, one))
            same(sees, saw, f"what seat {viewer} sees, after the same story with other luck,")
            if viewer is not None:
                has, had = (rules.offer(each.after, viewer) for each in (two, one))
                same(has, had, f"what seat {viewer} is offered, after the same story,")
    return Count(compared, "states compared with a twin")


def redacted_events_tell_no_secret(trial: Trial) -> Count:
    """What a seat hears does not tell what its views hide before and after.

    A step is set beside another that looks the same to the seat: other luck, another choice of
    somebody else, or another world below the same view. If what differs stays hidden in the state,
    both must sound the same. What was hidden and is gone afterwards may be told: it was revealed.
    """
    compared = 0
    for fork in forks(trial) if trial.game.nature.has_secrets else ():
        compared += 1
        heard = [_heard(trial, each.events, fork.viewer) for each in (fork.one, fork.two)]
        if heard[0] != heard[1] and _is_leak(trial, fork):
            one, two = (
                [each for each, other in zip(told, others, strict=False) if each != other] or told
                for told, others in (heard, heard[::-1])
            )
            raise Broken(
                f"seat {fork.viewer} hears {short(one)}, and would hear {short(two)} "
                "if what is hidden from it were otherwise"
            )
    return Count(compared, "steps compared with a twin")


def _heard(trial: Trial, events: tuple[Any, ...], viewer: Seat | None) -> list[str]:
    """What a viewer hears, as it is sent."""
    told = [trial.rules.redact(event, viewer) for event in events]
    return [to_json(each) for each in told if each is not None]


def _is_leak(trial: Trial, fork: Fork) -> bool:
    """Whether what sounds different tells something that is hidden still."""
    one, two = fork.one, fork.two
    viewer = fork.viewer
    if trial.game.table.memory is not None:
        viewer = None  # what a seat saw for itself it must remember, as its views do not
    told = [_heard(trial, each.events, viewer) for each in (one, two)]
    if told[0] == told[1]:
        return False
    hidden = pairs_in(one.after, two.after)
    gone = pairs_in(one.state, two.state) - hidden
    if not gone:
        return True  # nothing was revealed
    return any(pair in hidden and pair not in gone for pair in _told_apart(*told))


def _told_apart(one: list[str], two: list[str]) -> Iterator[Pair]:
    """The values that differ between events of a kind that both have heard."""
    first = [decode(each) for each in one if each not in two]
    second = [decode(each) for each in two if each not in one]
    for event in first:
        others = [each for each in second if each["type"] == event["type"]]
        if others:
            second.remove(others[0])
            yield from pairs_in(event, others[0])


def refusals_tell_no_secret(trial: Trial) -> Count:
    """Whether and why a seat is refused depends on what it can see, unless the try counts."""
    rng, readers, compared = trial.rng("refusals"), codec(trial.game), 0
    for twins in pairs(trial):
        if twins.viewer is None:
            continue
        for action in _actions(trial, twins, rng, readers):
            move = Decision(twins.viewer, action, max(twins.one.at_ms, twins.two.at_ms))
            trial.move = move
            said = [trial.rules.check(state, move) for state in (twins.one, twins.two)]
            if any(each is not None and each.recorded for each in said):
                continue
            compared += 1
            if said[0] != said[1]:
                raise Broken(
                    f"seat {twins.viewer} is told {short(_said(said[0]))}, and would be told "
                    f"{short(_said(said[1]))} if what is hidden from it were otherwise"
                )
    return Count(compared, "answers compared with a twin")


def _said(refusal: Any) -> str:
    return "nothing" if refusal is None else str(refusal)


def _actions(trial: Trial, twins: Twins, rng: Any, readers: Any) -> list[Any]:
    """What the viewer might try: what it may, what others may, and nonsense."""
    state = twins.one
    found: list[Any] = [Leave()] if "leave" in readers.types else []
    for seat in seats_of(state):
        offer = trial.rules.offer(state, seat)
        if offer:
            sampled = [trial.rules.sample(state, seat, rng) for _ in range(2)]
            found += [*sampled, *offer.actions[:3]]
    plain = [to_plain(each) for each in found[:4]]
    return found + [readers.action(mangled(each, readers.types, rng)) for each in plain]


def spectators_see_no_more_than_seats(trial: Trial) -> Count:
    """Anybody may watch, players too: a spectator sees nothing that a seat does not."""
    compared = 0
    for twins in pairs(trial, trial.effort.states // 2):
        over = isinstance(trial.rules.waiting(twins.one), Over)
        if twins.viewer is not None and not over:
            sees, saw = (trial.rules.view(state, None) for state in (twins.two, twins.one))
            same(sees, saw, f"what a spectator sees, and seat {twins.viewer} does not,")
            compared += 1
    return Count(compared, "states compared with a twin")


def hints_tell_no_secret(trial: Trial) -> Count:
    """Help is worked out from the view alone: the same in worlds that look alike, and sendable."""
    game, compared = trial.game, 0
    if game.hints is None:
        return Count(0, "hints compared")
    rng = trial.rng("hints")
    made = [made_up(game.types.sketch, rng) for _ in range(SKETCHES if game.types.sketch else 0)]
    sketches = [None, *(each for each in made if each is not None)]
    is_late = trial.stopwatch()
    for state in trial.states(HINTED):
        for viewer in seats_of(state):
            twin = trial.rules.guess(trial.rules.view(state, viewer), rng)
            is_alike = trial.rules.view(twin, viewer) == trial.rules.view(state, viewer)
            for sketch in sketches if is_alike else ():
                one, two = (_hint(trial, each, viewer, sketch) for each in (state, twin))
                same(two, one, f"the hint for seat {viewer}, in a world that looks the same to it,")
                compared += 1
            if is_late():
                return Count(compared, "hints compared")
    return Count(compared, "hints compared")


def _hint(trial: Trial, state: Any, viewer: Seat, sketch: Any) -> str:
    """Help for a view that was made just now, as it is sent."""
    hints = trial.game.hints
    assert hints is not None
    view = trial.rules.view(state, viewer)
    try:
        return encode(hints(view, sketch)).decode()
    except Refused as refused:
        return str(refused)
    except TableeError as error:
        return f"{type(error).__name__}: {error}"
