"""What can be known of an outcome without drawing it again (IC-106)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.protocol import Refusal
from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import hits_wall, overlaps
from tablee.games.icecool.model import DECK, Dealt, Flicked, State
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    Passed,
    Touched,
    in_order,
)
from tablee.games.icecool.rules.flicks import standings
from tablee.games.icecool.rules.holdings import has_cards

LONGEST_RECORDING = 16_384  # characters; the longest ever seen has a quarter of it


def check_outcome(state: State, drawn: Any) -> Refusal | None:
    owed = {"deal": Dealt, "flicking": Flicked}.get(state.phase)
    if owed is None or not isinstance(drawn, owed):
        return Refusal("not_owed", "IC-44")
    sound = _is_deal(state, drawn) if isinstance(drawn, Dealt) else _is_flick(state, drawn)
    return None if sound else Refusal("bad_outcome", "IC-106")


def _is_deal(state: State, dealt: Dealt) -> bool:
    """IC-3, IC-5, IC-32."""
    first = state.table.first_catcher
    cards = Counter(dict(DECK)) if has_cards(state) else Counter()
    seated = 0 <= dealt.catcher < state.seats and first in (None, dealt.catcher)
    return seated and Counter(dealt.deck) == cards


def _is_flick(state: State, flicked: Flicked) -> bool:
    here = [each.seat for each in standings(state)]
    spots = [end.at for end in flicked.ends]
    x0, y0, x1, y1 = school().outline
    return (
        [end.seat for end in flicked.ends] == here
        and all(x0 < x < x1 and y0 < y < y1 for x, y in spots)
        and not any(hits_wall(spot) for spot in spots)
        and not any(overlaps(spot, spots[:number]) for number, spot in enumerate(spots))
        and (state.table.tremor != "none" or flicked.applied == state.aimed)
        and all(is_possible(fact, here) for fact in flicked.happenings)
        and in_order(flicked.happenings, state.active) == flicked.happenings
        and all(0 <= fact.sample < flicked.samples for fact in flicked.happenings)
        and len(flicked.recording) <= LONGEST_RECORDING
    )


def is_possible(fact: Happening, here: Sequence[int]) -> bool:
    """Penguins on the board; doors, walls and rooms of the school."""
    if fact.seat not in here:
        return False
    if isinstance(fact, Touched):
        return fact.other in here and fact.other != fact.seat
    if isinstance(fact, Passed):
        door = school().door.get(fact.door)
        return door is not None and door.joins(fact.out_of, fact.into)
    if isinstance(fact, GotStuck):
        return fact.door in school().door
    if isinstance(fact, Bounced):
        return fact.wall in school().wall
    if isinstance(fact, CrossedOver) and fact.wall is not None and fact.wall not in school().wall:
        return False
    if isinstance(fact, CrossedOver | Jumped):
        return {fact.out_of, fact.into} <= {*school().room}
    return True
