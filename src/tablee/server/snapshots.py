"""A state kept beside the log, so that opening a long game is quick. The log is the truth.

A snapshot says which rules and which shape of the state it was written by; where either differs
from today's, or it cannot be read at all, it is ignored and the log is replayed.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tablee.core.codec import codec
from tablee.core.errors import BadPosition
from tablee.core.game import AnyGame


class Snapshot(Struct, frozen=True):
    rules: int  # the version of the rules
    schema: str  # a digest of the state's type
    at_ms: int  # the table time of the last move
    state: Raw


def write(game: AnyGame, state: Any, at_ms: int) -> bytes:
    """A state as it is kept."""
    plain = Raw(msgspec.json.encode(state, order="deterministic"))
    kept = Snapshot(game.edition.version, _schema(game.types.state), at_ms, plain)
    return msgspec.json.encode(kept)


def read(game: AnyGame, text: bytes | None) -> tuple[Any, int] | None:
    """State and table time of a snapshot; ``None`` if today's rules cannot trust it."""
    if text is None:
        return None
    try:
        kept = msgspec.json.decode(text, type=Snapshot)
        if (kept.rules, kept.schema) != (game.edition.version, _schema(game.types.state)):
            return None
        return codec(game).state(bytes(kept.state)), kept.at_ms
    except (msgspec.DecodeError, UnicodeError, BadPosition):
        return None


@cache
def _schema(kind: Any) -> str:
    """Changes with any change of the type or of what it is made of."""
    written = msgspec.json.encode(msgspec.json.schema(kind), order="sorted")
    return hashlib.sha256(written).hexdigest()[:16]
