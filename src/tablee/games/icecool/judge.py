"""The only judge of legality: the checks of IC-47, in their order."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, get_args

from msgspec import UNSET

from tablee.core.protocol import Decision, Leave, Move, Outcome, Refusal, Tick, Unreadable
from tablee.games.icecool.fish_moves import move_fault
from tablee.games.icecool.flick import FULL_TURN, HEIGHTS, OFFSETS, POWERS
from tablee.games.icecool.happenings import in_order
from tablee.games.icecool.holdings import has_cards
from tablee.games.icecool.model import (
    CARDS,
    COLOURS,
    DECK,
    VALUES,
    Action,
    Announce,
    Dealt,
    Flicked,
    MakeFlick,
    MoveFish,
    Orange,
    Phase,
    PlaceCatcher,
    PlaceStart,
    Range,
    Skates,
    State,
)
from tablee.games.icecool.placing import catcher_fault, orange_fault, start_fault
from tablee.games.icecool.resolving import standings
from tablee.games.icecool.school import school

TAGS: dict[type, str] = {kind: kind.__struct_config__.tag for kind in get_args(Action)}
SPECIALS = frozenset({"skates", "announce", "move_fish"})  # IC-103
NOTHING: frozenset[str] = frozenset()
LEGAL: dict[Phase, frozenset[str]] = {  # IC-44
    "deal": NOTHING,
    "catcher_placement": frozenset({"place_catcher"}),
    "entry": frozenset({"place_start"}),
    "aim": frozenset({"flick", "orange", "announce", "move_fish"}),
    "retry": frozenset({"flick", "move_fish"}),
    "flicking": NOTHING,
    "end_of_turn": frozenset({"skates", "move_fish", "end_turn"}),
    "off_board_end": frozenset({"skates", "end_turn"}),
    "game_over": NOTHING,
}
FLICK_RANGES: dict[str, Range] = {  # IC-20
    "direction": (0, FULL_TURN - 1),
    "power": POWERS,
    "offset": OFFSETS,
    "height": HEIGHTS,
}
LONGEST_RECORDING = 16_384  # characters; the longest ever seen has a quarter of it


def check(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Outcome):
        return _check_outcome(state, move.drawn)
    if isinstance(move, Tick):
        return Refusal("not_owed", "IC-44")  # nothing here depends on time
    if isinstance(move.action, Leave):
        return _check_leave(state, move.seat)
    return _check_moment(state, move) or _check_action(state, move.action)


def _check_leave(state: State, seat: int) -> Refusal | None:
    """IC-107."""
    if state.phase == "game_over":
        return Refusal("game_over", "IC-47")
    return Refusal("left_already", "IC-107") if state.players[seat].has_left else None


def _check_moment(state: State, move: Decision[Any]) -> Refusal | None:
    """Whether anything of this kind may come from this seat now."""
    action = move.action
    kind = action.type if isinstance(action, Unreadable) else TAGS[type(action)]
    if state.phase == "game_over":
        return Refusal("game_over", "IC-47")
    if kind in SPECIALS and not has_cards(state):
        return Refusal("no_specials", "IC-103")
    if not LEGAL[state.phase]:
        return Refusal("not_your_turn", "IC-44")  # penguins are on their way
    if move.seat != state.active:
        return Refusal("not_your_turn", "IC-44", {"seat": state.active})
    if kind not in LEGAL[state.phase]:
        return Refusal("wrong_phase", "IC-44", {"phase": state.phase})
    return None


def _check_action(state: State, action: Any) -> Refusal | None:
    if isinstance(action, Unreadable):
        return Refusal("bad_type", "IC-47", {"problem": action.problem})
    judge = CHECKS.get(type(action))
    return judge(state, action) if judge is not None else None


def _out_of_range(field: str, allowed: Sequence[object]) -> Refusal:
    return Refusal("out_of_range", "IC-47", {"field": field, "allowed": list(allowed)})


def _check_flick(state: State, action: MakeFlick) -> Refusal | None:
    for field, (low, high) in FLICK_RANGES.items():
        if not low <= getattr(action, field) <= high:
            return _out_of_range(field, (low, high))
    return None


def _check_start(state: State, action: PlaceStart) -> Refusal | None:
    if (action.x is UNSET) != (action.y is UNSET):
        return Refusal("bad_type", "IC-38", {"problem": "x and y, or neither of them"})
    return start_fault(state, action)


def _check_orange(state: State, action: Orange) -> Refusal | None:
    if action.room not in school().room:
        return _out_of_range("room", list(school().room))
    return orange_fault(state, action)


def _check_announce(state: State, action: Announce) -> Refusal | None:
    if not 0 <= action.card < CARDS:
        return _out_of_range("card", (0, CARDS - 1))
    if state.announced is not None:
        return Refusal("already_announced", "IC-46")
    return _check_cards(state, (action.card,), 1, "IC-78")


def _check_skates(state: State, action: Skates) -> Refusal | None:
    return _known_cards(action.cards) or _check_cards(state, action.cards, 1, "IC-74")


def _check_move(state: State, action: MoveFish) -> Refusal | None:
    if (refusal := _known_cards(action.cards)) is not None:
        return refusal
    if action.colour not in COLOURS[: state.seats]:
        return _out_of_range("colour", COLOURS[: state.seats])
    for field, door in (("from", action.from_), ("to", action.to)):
        if door not in school().door:
            return _out_of_range(field, list(school().door))
    return _check_cards(state, action.cards, 2, "IC-86") or move_fault(state, action)


def _known_cards(cards: tuple[int, ...]) -> Refusal | None:
    known = all(0 <= card < CARDS for card in cards)
    return None if known else _out_of_range("cards", (0, CARDS - 1))


def _check_cards(state: State, ids: tuple[int, ...], value: int, rule: str) -> Refusal | None:
    """Own, face down, of the right value, and each another one."""
    held = {card.id: card for card in state.players[state.active].cards}
    if not {*ids} <= {*held}:
        return Refusal("card_not_yours", rule, {"cards": list(ids)})
    if any(held[each].is_up for each in ids):
        return Refusal("card_used", "IC-73", {"cards": list(ids)})
    if len({*ids}) != len(ids) or any(VALUES[held[each].kind] != value for each in ids):
        return Refusal("wrong_value", rule, {"value": value})
    return None


CHECKS: dict[type, Callable[[State, Any], Refusal | None]] = {
    PlaceCatcher: catcher_fault,
    PlaceStart: _check_start,
    MakeFlick: _check_flick,
    Orange: _check_orange,
    Announce: _check_announce,
    Skates: _check_skates,
    MoveFish: _check_move,
}


# -- outcomes --------------------------------------------------------------------------------------


def _check_outcome(state: State, drawn: Any) -> Refusal | None:
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
    """What can be known without simulating it again (IC-106)."""
    here = [each.seat for each in standings(state)]
    x0, y0, x1, y1 = school().outline
    return (
        [end.seat for end in flicked.ends] == here
        and all(x0 < end.x < x1 and y0 < end.y < y1 for end in flicked.ends)
        and all(fact.seat in here for fact in flicked.happenings)
        and in_order(flicked.happenings, state.active) == flicked.happenings
        and all(0 <= fact.sample < flicked.samples for fact in flicked.happenings)
        and len(flicked.recording) <= LONGEST_RECORDING
    )
