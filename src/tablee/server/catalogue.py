"""What can be played: all that the page and programs are told of a game before it begins."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

import msgspec

from tablee.bots import bot_line, bot_name
from tablee.core.codec import defaults, menu
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame, Landmarks
from tablee.core.marks import A_SEAT, marked, seats_of_options
from tablee.core.registry import game as find_game
from tablee.core.registry import games, is_outside
from tablee.server import packages
from tablee.server.telling import names

BotNames = Callable[[AnyGame], Iterable[str]]


def catalogue(bot_names: BotNames) -> list[dict[str, Any]]:
    """All games as they stand on the shelf: ours by their place, then the others, by title."""
    return [_entry(each, bot_names(each)) for each in sorted(map(find_game, games()), key=_place)]


def wake_games() -> None:
    """Load all games before somebody asks for them; the log then says which cannot be."""
    for slug in games():
        with suppress(TableeError):
            find_game(slug)


def _place(game: AnyGame) -> tuple[Any, ...]:
    return is_outside(game.slug), game.box.place, game.title.casefold(), game.slug


def _entry(game: AnyGame, bots: Iterable[str]) -> dict[str, Any]:
    trophies = game.table.trophies
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": game.seats,
        "box": _box(game),
        "bots": (keys := tuple(bots)),
        "bot_names": {key: name for key in keys if (name := bot_name(game, key))},
        "bot_lines": {key: line for key in keys if (line := bot_line(game, key))},
        "choices": menu(game),
        "defaults": defaults(game),
        "option_seats": seats_of_options(game.types.options),
        "seat_options": marked(game.types.options, A_SEAT),
        "has_review": game.table.review is not None,
        "has_hints": game.hints is not None,
        "has_sketches": game.shows_sketches,
        "has_secrets": game.nature.has_secrets,
        "is_common": game.nature.is_cooperative,
        "is_real_time": game.nature.is_real_time,
        "rounds": _rounds(game.table.landmarks),
        "trophies": trophies
        and {"names": trophies.names, "locks": trophies.locks, "rule": trophies.rule},
        "outside": _outside(game) if is_outside(game.slug) else None,
    }


def _box(game: AnyGame) -> dict[str, Any]:
    box = game.box
    hue = crc32(game.slug.encode()) if box.hue is None else box.hue
    return {"hue": hue % 360, "minutes": box.minutes, "line": box.line, "notes": box.notes}


def _outside(game: AnyGame) -> dict[str, Any]:
    """What the page needs to show a game that it has no board for."""
    known = _SCHEMAS.get(game.slug)
    if known is None or known[0] is not game:
        schemas = _schemas(game)
        keys = {*game.levels, *_keys(schemas), *_keys(menu(game))}
        known = _SCHEMAS[game.slug] = game, {"schemas": schemas, "names": names(game, keys)}
    return {**packages.brings(game.slug), **known[1]}


_SCHEMAS: dict[str, tuple[AnyGame, dict[str, Any]]] = {}  # made once for each game


def _schemas(game: AnyGame) -> dict[str, Any]:
    """JSON Schema of what is shown and asked; ``None`` for types that have none."""
    types = game.types
    kinds = {
        "action": types.action,
        "view": types.view,
        "event": types.event,
        "options": types.options,
    }
    return {name: _schema(_members(kind)) for name, kind in kinds.items()}


def _schema(kinds: Sequence[Any]) -> dict[str, Any] | None:
    """The schemas of the members of a union, by their tags, with all that they refer to."""
    try:
        refs, parts = msgspec.json.schema_components(
            kinds, schema_hook=_any, ref_template="#/{name}"
        )
        tagged = {_tag(kind): ref for kind, ref in zip(kinds, refs, strict=True)}
        return {"kinds": tagged, "parts": parts}
    except Exception:  # a type that JSON Schema cannot say: the page does without
        return None


def _rounds(landmarks: Landmarks) -> dict[str, Any] | None:
    """The types of the events that end a round, where that is a moment, and begin the next one."""
    end, begin = landmarks.round_ended, landmarks.round_began
    if end is None:
        return None
    return {"end": _tag(end), "begin": None if begin is None else _tag(begin)}


def _any(kind: Any) -> dict[str, Any]:
    """A type that JSON Schema does not know."""
    return {"description": ""}  # an empty one would be taken for none


def _keys(thing: Any) -> Iterator[str]:
    """All names and words in there: of kinds, of fields, of values."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from (key, *_keys(value))
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _keys(value)


def _members(union: Any) -> tuple[Any, ...]:
    return tuple(getattr(union, "__args__", (union,)))


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag or "")
