"""The trick room: one set shot, tried again and again from the same spot (IC-110..112)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.events import Step, TrickMissed
from tablee.games.icecool.model import Flicked, State, View
from tablee.games.icecool.model.facts import (
    Bounced,
    Happening,
    LeftBoard,
    Passed,
    challenge_met,
)
from tablee.games.icecool.model.tricks import MOST_TRICK_FLICKS, STARS, Trick, trick_of
from tablee.games.icecool.rules.holdings import with_player
from tablee.games.icecool.rules.queries import on_red_circle, room_of
from tablee.games.icecool.rules.rounds import begin_turn, end_game


def is_made(trick: Trick, happenings: Sequence[Happening], end: Standing) -> bool:
    """IC-111: all that a set shot asks for, by the penguin that ends there."""
    own = [fact for fact in happenings if fact.seat == end.seat]
    if any(isinstance(fact, LeftBoard) for fact in own):
        return False
    if trick.challenge and challenge_met(own, end.seat, trick.challenge) is None:
        return False
    last = _through(own, trick)
    if last is None:
        return False
    bounces = sum(isinstance(fact, Bounced) and fact.sample < last for fact in own)
    if bounces < trick.bounces or (trick.is_clean and bounces):
        return False
    if trick.rests_in is not None and room_of(end.at) != trick.rests_in:
        return False
    return not trick.rests_on_circle or on_red_circle(end.at)


def _through(own: Sequence[Happening], trick: Trick) -> int | None:
    """When the last of the doors was passed; without doors, when all was over."""
    left, at = list(trick.doors), None
    for fact in own:
        is_next = isinstance(fact, Passed) and not fact.barred and left[:1] == [fact.door]
        if is_next:
            at = fact.sample
            left.pop(0)
    if left:
        return None
    return max((fact.sample for fact in own), default=0) + 1 if at is None else at


def stars(state: State | View) -> int:
    """IC-112: three, two or one, by the flicks it took; none unless it was made."""
    if state.ending != "made":
        return 0
    return 1 + sum(state.flicks <= most for most in STARS)


def tried(state: State, flicked: Flicked) -> Step:
    """IC-110: made, or back to where it began."""
    assert state.table.trick is not None
    trick = trick_of(state.table.trick)
    (end,) = flicked.ends
    if is_made(trick, flicked.happenings, end):
        return end_game(state, "made")
    missed = TrickMissed(end.seat, state.flicks)
    if state.flicks == MOST_TRICK_FLICKS:
        state, events = end_game(state, "tired")
        return state, (missed, *events)
    state = replace(with_player(state, end.seat, spot=trick.start), visited=())
    state, events = begin_turn(state, state.active, "normal")
    return state, (missed, *events)
