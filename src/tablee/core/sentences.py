"""What happened and why something was refused, as a person reads it: with names for seats."""

from collections.abc import Sequence
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.naming import Name, NameOf, usual_name, with_names
from tablee.core.protocol import Refusal, Seat


def seat_names(game: AnyGame, state: Any, language: str) -> NameOf:
    """What the game calls its seats."""
    called = game.notation.seat
    if called is None or state is None:
        return usual_name(language)
    return lambda seat: Name(called(state, Seat(seat), language))


def marked(game: AnyGame, state: Any, events: Sequence[Any], language: str) -> Sequence[str | None]:
    """A sentence for each event of one step, seats as marks; ``None`` when it needs no words."""
    notation = game.notation
    if notation.tell_all is not None:
        return notation.tell_all(state, events, language)
    return [notation.tell(state, event, language) for event in events]


def told(game: AnyGame, state: Any, event: Any, language: str) -> str | None:
    """One sentence for one event by itself; ``None`` when it needs no words."""
    sentence = game.notation.tell(state, event, language)
    if sentence is None:
        return None
    return with_names(sentence, seat_names(game, state, language), language)


def told_step(game: AnyGame, state: Any, events: Sequence[Any], language: str) -> list[str]:
    """The sentences for one step, in turn; ``state`` is the one after it."""
    names = seat_names(game, state, language)
    sentences = marked(game, state, events, language)
    return [with_names(each, names, language) for each in sentences if each is not None]


def explained(game: AnyGame, refusal: Refusal, language: str, state: Any = None) -> str:
    """One sentence that says why something was refused."""
    sentence = game.notation.explain(refusal, language)
    return with_names(sentence, seat_names(game, state, language), language)
