"""The data of a game: frozen, hashable, named in JSON by their class."""

import re

from msgspec import Struct


def snake(name: str) -> str:
    """``CardPlayed`` → ``card_played``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Record(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=snake
):
    """A state, a view, an action, an outcome or an event.

    >>> class CardPlayed(Record, frozen=True):
    ...     seat: int
    >>> msgspec.json.encode(CardPlayed(0))
    b'{"type":"card_played","seat":0}'
    """
