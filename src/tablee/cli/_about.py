"""One game described from its own types: seats, options, bots, endings, extras, an example."""

from typing import Any, NamedTuple

import msgspec.inspect as types

from tablee import bots
from tablee.core.codec import choices, kinds_of, menu, to_json, to_plain
from tablee.core.game import AnyGame
from tablee.core.registry import extras

MOST_LISTED = 10  # a range of so few whole numbers is listed one by one


class Setting(NamedTuple):
    """An option of a game: what it takes, and what it is when nobody says."""

    name: str
    values: tuple[Any, ...]  # where it is one of a few
    least: float | None  # of a range
    most: float | None
    other: str  # what else it takes, in words
    default: Any

    @property
    def takes(self) -> str:
        """All that it takes, in one cell of a table."""
        told = [" | ".join(map(word, self.values))] if self.values else []
        if self.least is not None or self.most is not None:
            told.append(f"{_end(self.least)} to {_end(self.most)}")
        return ", or ".join([*told, self.other] if self.other else told)


def word(value: Any) -> str:
    """A value as one types it after ``--set name=``."""
    return value if isinstance(value, str) else to_json(value)


def _end(bound: float | None) -> str:
    return "any" if bound is None else f"{bound:g}"


def settings_of(game: AnyGame) -> list[Setting]:
    """The options of a game in its own order."""
    listed, usual = choices(game.types.options), game.types.options()
    found = []
    for field in types.type_info(game.types.options).fields:  # type: ignore[attr-defined]
        members = kinds_of(field.type)
        numbers = [each for each in members if isinstance(each, types.IntType | types.FloatType)]
        least = next((each.ge for each in numbers), None)
        most = next((each.le for each in numbers), None)
        found.append(
            Setting(
                field.encode_name,
                tuple(listed.get(field.encode_name, ())),
                least,
                most,
                ", or ".join(filter(None, map(_in_words, members))),
                to_plain(getattr(usual, field.name)),
            )
        )
    return found


def _in_words(kind: types.Type) -> str:
    """What a type takes beside listed values and ranges."""
    if isinstance(kind, types.VarTupleType):
        return "a list as JSON"
    if isinstance(kind, types.StructType):
        return f"a {kind.cls.__name__} as JSON"
    return "text" if isinstance(kind, types.StrType) else ""


def offered(game: AnyGame) -> dict[str, list[str]]:
    """For each option: values worth offering, as one types them."""
    listed = menu(game)
    found = {}
    for each in settings_of(game):
        values = listed.get(each.name) or _range(each)
        if not values and isinstance(each.default, int | float | str):
            values = [each.default]
        found[each.name] = [word(value) for value in values]
    return found


def _range(setting: Setting) -> list[int]:
    ends = setting.least, setting.most
    if not (isinstance(ends[0], int) and isinstance(ends[1], int)):
        return []
    listed = [*range(ends[0], ends[1] + 1)]
    return listed if len(listed) <= MOST_LISTED and isinstance(setting.default, int | None) else []


def example_of(game: AnyGame) -> str:
    """A command that shows the game, with an option that is not at its default."""
    said = [f"tablee play {game.slug}"]
    if game.levels:
        said.append(f"--bots {[*game.levels][-1]}")
    for each in settings_of(game):
        others = [value for value in each.values if value not in (each.default, None)]
        if others:
            return " ".join([*said, f"--set {each.name}={word(others[0])}"])
    return " ".join(said)


def entry_of(game: AnyGame) -> dict[str, Any]:
    """What the list of games says of one, for programs."""
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": game.seats,
        "rules_version": game.edition.version,
        "options": game.types.options.__struct_encode_fields__,
        "choices": menu(game),
        "bots": bots.names(game),
        "endings": game.examples.endings,
        "extras": [each.name for each in extras(game.slug)],
        "missing": [each.sentence for each in extras(game.slug) if each.is_missing],
    }


def page_of(game: AnyGame) -> dict[str, Any]:
    """All that there is to say of one game, for programs."""
    return {
        **entry_of(game),
        "settings": [each._asdict() for each in settings_of(game)],
        "levels": [*game.levels],
        "stand_in": game.stand_in,
        "example": example_of(game),
    }
