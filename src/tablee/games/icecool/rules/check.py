"""The only judge of legality: the checks of IC-47, in their order."""

from collections.abc import Callable, Sequence
from typing import Any, get_args

from msgspec import UNSET

from tablee.core.protocol import Decision, Leave, Move, Outcome, Refusal, Tick, Unreadable
from tablee.games.icecool.board.school import school
from tablee.games.icecool.model import (
    CARDS,
    VALUES,
    Action,
    Announce,
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
from tablee.games.icecool.model.flick import FULL_TURN, HEIGHTS, OFFSETS, POWERS
from tablee.games.icecool.rules.fish_moves import move_fault
from tablee.games.icecool.rules.holdings import has_cards
from tablee.games.icecool.rules.outcomes import check_outcome
from tablee.games.icecool.rules.placing import catcher_fault, orange_fault, start_fault

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
PRACTICE = frozenset({"end_turn"})  # IC-109: enough, at any time


def legal(state: State) -> frozenset[str]:
    """What may be done by the seat that acts."""
    may_stop = state.round == 0 and state.phase in ("entry", "aim")
    return LEGAL[state.phase] | PRACTICE if may_stop else LEGAL[state.phase]


FLICK_RANGES: dict[str, Range] = {  # IC-20
    "direction": (0, FULL_TURN - 1),
    "power": POWERS,
    "offset": OFFSETS,
    "height": HEIGHTS,
}


def check(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Outcome):
        return check_outcome(state, move.drawn)
    if isinstance(move, Tick):
        return Refusal("not_owed", "IC-44")  # nothing here depends on time
    if isinstance(move.action, Leave):
        return _check_leave(state, move.seat)
    if isinstance(move.action, Unreadable) and move.action.type == "leave":
        return _check_leave(state, move.seat) or _check_action(state, move.action)
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
    if kind not in legal(state):
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
    if action.colour not in state.table.worn:
        return _out_of_range("colour", state.table.worn)
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
