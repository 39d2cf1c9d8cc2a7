"""Sentences for what a seat has heard, and for games of other packages the names of actions.

They are made of what the seat may know and of nothing else. Our own games are tested for that; the
notation of another package is given a state that is guessed from the seat's view, so that not even
a careless author's sentence can tell a secret. An author's mistake costs the words and no more: the
page then finds plainer ones.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.naming import usual_name
from tablee.core.protocol import Offer, Seat
from tablee.core.registry import is_outside
from tablee.server.wire import LANGUAGES, Sentence, Words

LONGEST = 600  # characters of a sentence or a label
SEED = 0  # the same view is told in the same words, whenever

log = logging.getLogger("tablee.table")
_known: set[tuple[str, str, str]] = set()  # mistakes that were logged

Heard = Sequence[Any]  # events, as a seat may know them


def names(game: AnyGame, keys: Iterable[str]) -> dict[str, dict[str, str]]:
    """What the author calls these things, by language; only those that have a name."""
    teller = Teller(game)
    found: dict[str, dict[str, str]] = {}
    for key in sorted(keys):
        for language in LANGUAGES:
            if (text := teller.name(key, language)) is not None:
                found.setdefault(key, {})[language] = text
    return found


def _sentence(said: Sequence[str | None]) -> Sentence:
    """One event by language, in their order."""
    if all(text is None for text in said):
        return None
    pairs = zip(LANGUAGES, said, strict=True)
    return {language: text[:LONGEST] for language, text in pairs if text}


class Teller:
    """Finds words for one game."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._is_outside = is_outside(game.slug)

    def eye(self, state: Any, seat: Seat | None, offer: Offer[Any] | None, heard: Heard) -> Words:
        """Words for what a seat may do and for what it has heard."""
        actions = offer.actions if offer is not None and self._is_outside else ()
        if not actions and not heard:
            return Words([], [])
        known = self._known(state, seat)
        return Words([self._label(known, each) for each in actions], self._told(known, heard))

    def frame(self, state: Any, seat: Seat | None, heard: Heard) -> list[Sentence]:
        """Words for one step of a story; ``state`` is the one after it."""
        return self._told(self._known(state, seat), heard) if heard else []

    def all_called(self, state: Any) -> list[dict[str, str]]:
        """What the game calls its seats, by language."""
        return [self._called(state, Seat(seat)) for seat in range(state.seats)]

    def _called(self, state: Any, seat: Seat) -> dict[str, str]:
        given = self._game.notation.seat
        said: dict[str, str] = {}
        for language in LANGUAGES:
            ask = partial(given, state, seat, language) if given is not None else lambda: None
            name = self._kept("seat", ask)
            is_name = isinstance(name, str) and bool(name.strip())
            said[language] = name[:LONGEST] if is_name else usual_name(language)(seat).text
        return said

    def _known(self, state: Any, seat: Seat | None) -> Any:
        """A state that holds no more than the seat may know."""
        if not self._is_outside:
            return state
        rules = self._game.rules
        return self._kept("guess", lambda: rules.guess(rules.view(state, seat), Random(SEED)))

    def _label(self, state: Any, action: Any) -> str | None:
        if state is None:
            return None
        text = self._kept("write", lambda: self._game.notation.write(state, action))
        return text[:LONGEST] if isinstance(text, str) and text.strip() else None

    def _told(self, state: Any, events: Heard) -> list[Sentence]:
        if state is None:
            return [{} for _ in events]
        by_language = [self._say(state, events, language) for language in LANGUAGES]
        return [_sentence(said) for said in zip(*by_language, strict=True)]

    def _say(self, state: Any, events: Heard, language: str) -> list[str | None]:
        """Sentences; ``None``: none is needed; an empty one: there was a mistake."""
        notation = self._game.notation
        if (tell_all := notation.tell_all) is None:
            texts = [
                self._kept("tell", partial(notation.tell, state, event, language), "")
                for event in events
            ]
        else:
            texts = self._kept("tell_all", lambda: list(tell_all(state, events, language)), [])
        if len(texts) != len(events):
            return [""] * len(events)
        return [text if text is None or isinstance(text, str) else "" for text in texts]

    def name(self, key: str, language: str) -> str | None:
        """What the author calls a kind, a field or a value; ``notation.name`` may be left out."""
        given = self._game.notation.name
        text = None if given is None else self._kept("name", lambda: given(key, language))
        return text[:LONGEST] if isinstance(text, str) and text.strip() else None

    def _kept(self, what: str, make: Callable[[], Any], otherwise: Any = None) -> Any:
        try:
            return make()
        except Exception as error:
            mistake = (self._game.slug, what, repr(error))
            if mistake not in _known and len(_known) < 1000:
                _known.add(mistake)
                log.warning("%s of %s failed", what, self._game.slug, exc_info=True)
            return otherwise
