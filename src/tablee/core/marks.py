"""What a field of a game's data means to the table around it, said in its annotation.

>>> class Options(Struct):
...     bots: Annotated[tuple[int, ...], BOT_SEATS] = ()
>>> marked(Options, BOT_SEATS)
('bots',)
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, get_origin, get_type_hints

from msgspec import Meta, Struct

BOT_SEATS = Meta(extra={"tablee": "bot seats"})
"""An option that names the seats of bots: a server fills it in when it makes a table."""

OWN_DATA = Meta(extra={"tablee": "own data"})
"""An option that takes a board or a deck of one's own; a public server refuses those."""

ID_SCOPE = Meta(extra={"tablee": "id scope"})
"""A field of an action: ids of messages are told apart only among those with the same value."""

A_SEAT = Meta(extra_json_schema={"tablee": "seat"})
"""A number of a seat: boards that the table draws show who it is."""

BY_SEAT = Meta(extra_json_schema={"tablee": "by_seat"})
"""A list with one item for each seat, in seat order."""


def for_seats(*counts: int) -> Meta:
    """An option that means something only with so many seats; forms for others leave it out."""
    return Meta(extra={"tablee": "for seats", "seats": counts})


@cache
def seats_of_options(kind: type[Struct]) -> dict[str, tuple[int, ...]]:
    """The options that are for some seat counts only, with these."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: each.extra["seats"]
        for name, hint in hints.items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, Meta) and each.extra and each.extra.get("tablee") == "for seats"
    }


@cache
def marked(kind: type[Struct], mark: Meta) -> tuple[str, ...]:
    """The fields of a struct that carry a mark."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if _has(hint, mark))


def _has(hint: Any, mark: Meta) -> bool:
    return get_origin(hint) is Annotated and mark in hint.__metadata__


def has_own_data(kind: type[Struct], options: Mapping[str, Any]) -> bool:
    """Whether plain options hold a board or a deck of one's own, which could be of any size."""
    return any(_is_own(options.get(name)) for name in marked(kind, OWN_DATA))


def _is_own(value: Any) -> bool:
    items = value if isinstance(value, list | tuple) else [value]
    return any(isinstance(item, Mapping) for item in items)
