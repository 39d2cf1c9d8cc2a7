"""Rules with another function in one place, for a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr


@contextmanager
def replaced(struct: Struct, **values: Any) -> Iterator[None]:
    """The same frozen object with other values, for all who hold it already."""
    before = {name: getattr(struct, name) for name in values}
    for name, value in values.items():
        force_setattr(struct, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            force_setattr(struct, name, value)
