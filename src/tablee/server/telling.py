"""Words for games that have no board of their own in the page, in place of those of a board.

They are made of what a seat may know and of nothing else: the game's notation is given a state that
is guessed from the seat's view, so that not even a careless author's sentence can tell a secret. An
author's mistake costs the words and no more: the page then finds plainer ones.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import UNSET, UnsetType

from tablee.core.game import AnyGame
from tablee.core.protocol import Offer
from tablee.core.registry import is_outside
from tablee.server.wire import LANGUAGES, Sentence, Words

LONGEST = 600  # characters of a sentence or a label
SEED = 0  # the same view is told in the same words, whenever

log = logging.getLogger("tablee.table")
_known: set[tuple[str, str, str]] = set()  # mistakes that were logged


def names(game: AnyGame, keys: Iterable[str]) -> dict[str, dict[str, str]]:
    """What the author calls these things, by language; only those that have a name."""
    teller = Teller(game)
    found: dict[str, dict[str, str]] = {}
    for key in sorted(keys):
        for language in LANGUAGES:
            if (text := teller.name(key, language)) is not None:
                found.setdefault(key, {})[language] = text
    return found


class Teller:
    """Finds words for one game."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.has_words = is_outside(game.slug)

    def eye(self, view: Any, offer: Offer[Any] | None, events: Sequence[Any]) -> Words | UnsetType:
        """Words for what a seat may do and for what it has seen."""
        if not self.has_words:
            return UNSET
        actions = () if offer is None else offer.actions
        state = self._guess(view) if actions or events else None
        return Words([self._label(state, each) for each in actions], self._told(state, events))

    def frame(self, view: Any, events: Sequence[Any]) -> list[Sentence] | UnsetType:
        """Words for one step of a story; ``view`` is what was seen after it."""
        if not self.has_words:
            return UNSET
        return self._told(self._guess(view) if events else None, events)

    def _guess(self, view: Any) -> Any:
        return self._kept("guess", lambda: self._game.rules.guess(view, Random(SEED)))

    def _label(self, state: Any, action: Any) -> str | None:
        if state is None:
            return None
        text = self._kept("write", lambda: self._game.notation.write(state, action))
        return text[:LONGEST] if isinstance(text, str) and text.strip() else None

    def _told(self, state: Any, events: Iterable[Any]) -> list[Sentence]:
        return [self._sentence(state, event) for event in events]

    def _sentence(self, state: Any, event: Any) -> Sentence:
        if state is None:
            return {}
        said = {each: self._say(state, event, each) for each in LANGUAGES}
        if all(text is None for text in said.values()):
            return None
        return {each: text[:LONGEST] for each, text in said.items() if text}

    def _say(self, state: Any, event: Any, language: str) -> str | None:
        """A sentence; ``None``: none is needed; an empty one: there was a mistake."""
        text = self._kept("tell", lambda: self._game.notation.tell(state, event, language), "")
        return text if text is None or isinstance(text, str) else ""

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
