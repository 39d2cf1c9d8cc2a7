"""An immutable, hashable mapping of strings with the JSON form of a plain object."""

from typing import Any, NoReturn


class Pieces(dict[str, str]):
    """What lies where: a mapping that can stand in a frozen, hashable action."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _frozen(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise TypeError("this mapping is frozen")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = __ior__ = _frozen

    def __reduce__(self) -> tuple[Any, ...]:
        return (Pieces, (dict(self),))


def thaw(kind: type, value: Any) -> Any:
    """The ``dec_hook`` of every game: data may hold :class:`Pieces`."""
    if kind is Pieces:
        if not isinstance(value, dict):
            raise ValueError(f"Expected `object`, got `{type(value).__name__}`")
        for key, item in value.items():
            if not isinstance(key, str) or not isinstance(item, str):
                raise ValueError("Expected an object of strings")
        return Pieces(value)
    raise NotImplementedError(f"no decoder for {kind!r}")
