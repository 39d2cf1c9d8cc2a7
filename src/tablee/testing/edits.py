"""Random edits of a position's plain form: numbers off by one, items lost, values swapped.

Nothing here knows a game. What may stand where is read off the type of the game's state.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from msgspec import NODEFAULT, MsgspecError, convert, inspect

from tablee.core.codec import to_plain
from tablee.core.frozen import thaw

FEW, MANY = (1, 1, 1, 2, 2, 3), 0.45  # how many edits; how often a list is edited as a whole
BORROWED = 0.3  # how often a value comes from another place of the same type
NUMBERS = (-1, 0, 1, 2, 3, -7, 9, 26, 100, 301, 10_000, -(10**6), 2**40, 2**53, 2**63 - 1)
FRACTIONS = (-1.0, 0.0, 1e-12, 0.1, 1e6, 1e300, float("nan"), float("inf"))
WORDS = ("", "?", "X1", "a" * 500)
SCALARS: dict[type, tuple[Any, ...]] = {
    inspect.IntType: NUMBERS,
    inspect.FloatType: FRACTIONS,
    inspect.BoolType: (False, True),
    inspect.StrType: WORDS,
}


class Place(NamedTuple):
    """Where a value stands in a plain form, and of which type it must be."""

    holder: Any  # a list or a dict
    key: Any
    kind: inspect.Type

    @property
    def value(self) -> Any:
        """What stands there now."""
        return self.holder[self.key]

    def put(self, value: Any) -> None:
        """Another value instead."""
        self.holder[self.key] = value


def edited(plain: Any, kind: inspect.Type, rng: Random) -> Any:
    """A copy of a plain form with a few random edits; most of its types still fit."""
    root = [deepcopy(plain)]
    for _ in range(rng.choice(FEW)):
        place = _chosen(Place(root, 0, kind), rng)
        _edit(place, root, kind, rng)
    return root[0]


def _chosen(place: Place, rng: Random) -> Place:
    """Some place at or below this one; every field of a struct is as likely as its neighbour."""
    kind = _fitting(place.kind, place.value)
    if isinstance(kind, inspect.StructType):
        return _chosen(rng.choice(list(_fields(place.value, kind))), rng)
    below = list(_items(place.value, kind))
    if below and rng.random() > MANY:
        return _chosen(rng.choice(below), rng)
    return place


def _below(place: Place) -> Iterator[Place]:
    """This place and all those inside it."""
    yield place
    kind = _fitting(place.kind, place.value)
    inner = _fields if isinstance(kind, inspect.StructType) else _items
    for each in inner(place.value, kind):
        yield from _below(each)


def _fields(value: Any, kind: Any) -> Iterator[Place]:
    """The fields of a struct; those that were left out are written down with their defaults."""
    for at, field in enumerate(kind.fields):
        if kind.array_like:
            yield Place(value, at, field.type)
            continue
        if field.encode_name not in value and field.default is not NODEFAULT:
            value[field.encode_name] = to_plain(field.default)
        if field.encode_name in value:
            yield Place(value, field.encode_name, field.type)


def _items(value: Any, kind: inspect.Type) -> Iterator[Place]:
    """The items of a list, each of its own type."""
    if isinstance(kind, inspect.VarTupleType):
        yield from (Place(value, at, kind.item_type) for at in range(len(value)))
    elif isinstance(kind, inspect.TupleType) and len(value) == len(kind.item_types):
        yield from (Place(value, at, each) for at, each in enumerate(kind.item_types))


def _fitting(kind: inspect.Type, value: Any) -> inspect.Type:
    """The member of a union that a value is of; other types are what they are."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    return next((each for each in kind.types if _fits(each, value)), kind)


def _fits(kind: inspect.Type, value: Any) -> bool:
    """Whether a plain value can be of this type."""
    if isinstance(kind, inspect.NoneType):
        return value is None
    if isinstance(kind, inspect.LiteralType):
        return value in kind.values
    if isinstance(kind, inspect.StructType):
        tagged = kind.tag_field is None or (
            isinstance(value, dict) and value.get(kind.tag_field) == kind.tag
        )
        return isinstance(value, list if kind.array_like else dict) and tagged
    plain: dict[type, type | tuple[type, ...]] = {
        inspect.BoolType: bool,
        inspect.IntType: int,
        inspect.FloatType: (int, float),
        inspect.StrType: str,
        inspect.VarTupleType: list,
        inspect.TupleType: list,
    }
    return isinstance(value, plain.get(type(kind), ()))


def _some(kind: inspect.Type) -> list[inspect.Type]:
    """What a value that is not None may be of."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [each for each in kinds if not isinstance(each, inspect.NoneType)]


def _is_optional(kind: inspect.Type) -> bool:
    """Whether None may stand there."""
    return isinstance(kind, inspect.UnionType) and len(_some(kind)) < len(kind.types)


def _shape(kind: inspect.Type) -> Hashable:
    """Types with the same shape may lend each other their values."""
    if isinstance(kind, inspect.UnionType):
        return frozenset(map(_shape, _some(kind)))
    if isinstance(kind, inspect.StructType):
        return frozenset({kind.cls})
    if isinstance(kind, inspect.VarTupleType):
        return frozenset({("many", _shape(kind.item_type))})
    values = tuple(kind.values) if isinstance(kind, inspect.LiteralType) else ()
    return frozenset({(type(kind).__name__, values)})


# -- edits -----------------------------------------------------------------------------------------


def _edit(place: Place, root: list[Any], whole: inspect.Type, rng: Random) -> None:
    """One edit at a place: None, a value from elsewhere, or a change of its own."""
    if _is_optional(place.kind) and place.value is not None and rng.random() < BORROWED:
        place.put(None)
    elif place.value is None or rng.random() < BORROWED:
        _borrow(place, root, whole, rng)
    else:
        kind = _fitting(place.kind, place.value)
        if (edit := EDITS.get(type(kind))) is not None:
            edit(place, kind, rng)


def _borrow(place: Place, root: list[Any], whole: inspect.Type, rng: Random) -> None:
    """A value from another place of the same type; sometimes the two change places."""
    shape = _shape(place.kind)
    lenders = [
        each
        for each in _below(Place(root, 0, whole))
        if each.value is not None and each.value != place.value and _shape(each.kind) == shape
    ]
    if not lenders:
        _made_up(place, rng)
        return
    lender = rng.choice(lenders)
    given, taken = deepcopy(lender.value), place.value
    place.put(given)
    if taken is not None and rng.random() < 0.5:
        lender.put(taken)


def _made_up(place: Place, rng: Random) -> None:
    """A value for a place whose type nobody else has."""
    kind = rng.choice(_some(place.kind))
    if isinstance(kind, inspect.LiteralType):
        place.put(rng.choice(kind.values))
    elif isinstance(kind, inspect.StructType):
        place.put(_made_up_struct(kind, rng))
    elif isinstance(kind, inspect.TupleType):
        place.put(_made_up_items(kind.item_types, rng))
    elif isinstance(kind, inspect.VarTupleType):
        place.put(_made_up_items([kind.item_type] * rng.randint(0, 2), rng))
    elif (known := SCALARS.get(type(kind))) is not None:
        place.put(rng.choice(known))


def _made_up_items(kinds: Sequence[inspect.Type], rng: Random) -> list[Any]:
    """Made-up values of these types."""
    filled: list[Any] = [None] * len(kinds)
    for at, kind in enumerate(kinds):
        _made_up(Place(filled, at, kind), rng)
    return filled


def _made_up_struct(kind: inspect.StructType, rng: Random) -> Any:
    """A struct whose fields are all made up."""
    filled = _made_up_items([field.type for field in kind.fields], rng)
    if kind.array_like:
        return filled
    names = [field.encode_name for field in kind.fields]
    tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
    return {**tag, **dict(zip(names, filled, strict=True))}


def _number(place: Place, kind: inspect.Type, rng: Random) -> None:
    """A number near this one, or one that is always wrong somewhere."""
    value = place.value
    near = (value + 1, value - 1, value + rng.randint(2, 5), -value, 2 * value)
    place.put(rng.choice(near if rng.random() < 0.6 else NUMBERS))


def _fraction(place: Place, kind: inspect.Type, rng: Random) -> None:
    """The same for a number with a fraction."""
    near = (place.value + 0.001, place.value - 0.02, -place.value, place.value * 2)
    place.put(rng.choice(near if rng.random() < 0.6 else FRACTIONS))


def _flipped(place: Place, kind: inspect.Type, rng: Random) -> None:
    """True for false, and the other way round."""
    place.put(not place.value)


def _literal(place: Place, kind: Any, rng: Random) -> None:
    """Another of the values that are allowed."""
    others = [each for each in kind.values if each != place.value]
    if others:
        place.put(rng.choice(others))


def _text(place: Place, kind: inspect.Type, rng: Random) -> None:
    """Letters change places, come twice or go missing, as items of a list do."""
    if not place.value or rng.random() < 0.2:
        place.put(rng.choice(WORDS))
        return
    letters = list(place.value)
    _shuffled(letters, rng)
    place.put("".join(letters))


def _many(place: Place, kind: inspect.Type, rng: Random) -> None:
    """A list with another order or length; an empty one gets something."""
    if not place.value:
        _made_up(place, rng)
        return
    items = deepcopy(place.value)
    _shuffled(items, rng)
    place.put(items)


def _shuffled(items: list[Any], rng: Random) -> None:
    """One item more, one less, two of them swapped, one twice, or none left."""
    one, other = rng.randrange(len(items)), rng.randrange(len(items))
    way = rng.randrange(6)
    if way == 0:
        items.insert(other, deepcopy(items[one]))
    elif way == 1:
        del items[one]
    elif way == 2:
        items[one] = deepcopy(items[other])
    elif way == 3 and rng.random() < 0.3:
        items.clear()
    elif way == 4:
        items.reverse()
    else:
        items[one], items[other] = items[other], items[one]


EDITS: dict[type, Callable[[Place, Any, Random], None]] = {
    inspect.IntType: _number,
    inspect.FloatType: _fraction,
    inspect.BoolType: _flipped,
    inspect.LiteralType: _literal,
    inspect.StrType: _text,
    inspect.VarTupleType: _many,
    inspect.TupleType: _many,
}


# -- from nothing ------------------------------------------------------------------------------


def made_up(kind: Any, rng: Random) -> Any:
    """Something of a type, or None where chance has made nothing that can be read."""
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        return None
    return read_as(_made_up_struct(info, rng), kind)


def read_as(plain: Any, kind: Any) -> Any:
    """A plain form read as a type, or None where it is none."""
    try:
        return convert(plain, kind, dec_hook=thaw)
    except (MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return None
