"""The games: one folder each, found by name. Nothing here lists them.

The package answers a call too, so that ``tablee.games()`` gives their names while
``tablee.games.cortexcape`` stays the package it is.
"""

import sys
from types import ModuleType

from tablee.core import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
