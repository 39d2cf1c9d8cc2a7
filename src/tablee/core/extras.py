"""Optional parts of the package: what needs them, whether they are there, how to install them."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import NamedTuple

from tablee.core.errors import MissingExtra


class Extra(NamedTuple):
    """Packages that ``pip install 'tablee[name]'`` adds."""

    name: str
    reason: str  # who needs what, as in "ICECOOL² needs its physics"
    modules: tuple[str, ...]  # what it must be possible to import

    @property
    def sentence(self) -> str:
        """What to tell someone who does not have it."""
        return f"{self.reason}: pip install 'tablee[{self.name}]'"

    @property
    def is_missing(self) -> bool:
        """Whether a module of it cannot be found; nothing is imported to find out."""
        return any(find_spec(module) is None for module in self.modules)

    @contextmanager
    def needed(self) -> Iterator[None]:
        """Imports in this block raise :class:`MissingExtra` when the extra is not installed."""
        try:
            yield
        except ImportError as error:
            if (error.name or "").partition(".")[0] == __name__.partition(".")[0]:
                raise  # a mistake of ours is no missing extra
            is_absent = isinstance(error, ModuleNotFoundError)
            broken = "" if is_absent else f" (it is there, but broken: {error})"
            raise MissingExtra(self.sentence + " ".join(broken.splitlines())) from error


SERVER = Extra(
    "server",
    "Serving and joining tables needs the server",
    ("httptools", "segno", "starlette", "uvicorn", "websockets"),
)
