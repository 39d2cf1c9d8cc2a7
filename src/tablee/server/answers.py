"""What clients were answered, so that a message that is sent again has no second effect.

Messages that became moves come back from the store when a table opens; refusals that changed
nothing are only kept in memory, as judging them again can do no harm.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from tablee.core.codec import Codec, codec
from tablee.core.errors import BadLog
from tablee.core.game import AnyGame
from tablee.core.log import Reader
from tablee.core.protocol import Decision, Refusal
from tablee.server.store.base import Message
from tablee.server.wire import LANGUAGES, Acked, Refused, ToClient, Trouble

KEPT = 256  # for each seat
PLAIN_REFUSAL = {"en": "That is not allowed now ({code}).", "fr": "Ce n’est pas permis ({code})."}

log = logging.getLogger("tablee.table")


class Key(NamedTuple):
    """What tells messages of one seat apart."""

    id: str
    scope: tuple[Any, ...]  # see ``core/marks.ID_SCOPE``


class Answers:
    """The last answers of one table, by seat: one seat cannot push out those of another."""

    def __init__(self, game: AnyGame) -> None:
        self._codec: Codec = codec(game)
        self._kept: dict[int, OrderedDict[Key, tuple[ToClient, int]]] = {}

    def key(self, message_id: str, action: Any) -> Key:
        """The key of a message; ``action`` has been read."""
        return Key(message_id, self._codec.id_scope(action))

    def to(self, seat: int, key: Key) -> ToClient | None:
        """What was answered to this very message."""
        kept = self._kept.get(seat)
        found = None if kept is None else kept.get(key)
        return None if found is None else found[0]

    def keep(self, seat: int, key: Key, answer: ToClient, seq: int = 0) -> None:
        """Remember an answer; ``seq`` is the move that the message became, or 0."""
        kept = self._kept.setdefault(seat, OrderedDict())
        kept[key] = (answer, seq)
        if len(kept) > KEPT:
            kept.popitem(last=False)

    def take_back_to(self, seq: int) -> None:
        """Moves after this one were taken back."""
        for kept in self._kept.values():
            for key, (_, became) in kept.items():
                if became > seq:
                    kept[key] = (taken_back(key.id), 0)

    def load(
        self, reader: Reader, messages: Iterable[Message], number: Callable[[int, int], int]
    ) -> None:
        """What the store knows of messages that became moves; seats know them by a number."""
        for each in messages:
            move = _decision(reader, each.line)
            if move is None:
                continue
            answer: ToClient = taken_back(each.id)
            if each.seq is not None:
                known = number(move.seat, each.seq)
                answer = Acked(each.id, known)
                if each.refusal is not None:
                    refusal = msgspec.json.decode(each.refusal, type=Refusal)
                    answer = refused(reader.game, each.id, known, refusal)
            self.keep(move.seat, self.key(each.id, move.action), answer, each.seq or 0)


def _decision(reader: Reader, line: bytes) -> Decision[Any] | None:
    """A stored decision; ``None`` for what was taken back under older rules and is unreadable."""
    try:
        move = reader.move(line)
    except (msgspec.DecodeError, BadLog):
        return None
    return move if isinstance(move, Decision) else None


def refused(game: AnyGame, message_id: str, seq: int, refusal: Refusal) -> Refused:
    """A refusal with its words."""
    hint = msgspec.to_builtins(dict(refusal.hint))
    return Refused(message_id, seq, refusal.code, refusal.rule, hint, in_words(game, refusal))


def in_words(game: AnyGame, refusal: Refusal) -> dict[str, str]:
    """Why something was refused, by language."""
    return {language: _explained(game, refusal, language) for language in LANGUAGES}


def _explained(game: AnyGame, refusal: Refusal, language: str) -> str:
    """The game's sentence; an author's mistake there costs the sentence, not the answer."""
    try:
        text = game.notation.explain(refusal, language)
    except Exception:
        log.warning("%s cannot explain %s", game.slug, refusal.code, exc_info=True)
        text = ""
    plain = PLAIN_REFUSAL[language].format(code=refusal.code.replace("_", " "))
    return text if isinstance(text, str) and text else plain


def not_seated(seat: int, message_id: str | None = None) -> Trouble:
    return Trouble("not_seated", f"You do not hold seat {seat}.", message_id)


def taken_back(message_id: str) -> Trouble:
    text = "That move was played and taken back; send a new one under another id."
    return Trouble("taken_back", text, message_id)
