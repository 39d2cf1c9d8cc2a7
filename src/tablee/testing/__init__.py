"""A kit for authors of games: hold a game to every promise of the contract.

>>> from tablee.testing import check  # doctest: +SKIP
>>> check("perudo", seats=3, seed=7)  # doctest: +SKIP

The same checks are behind ``pytest --tablee perudo`` and ``tablee fuzz perudo``; see
``docs/testing-a-game.md``.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.testing.broken import Broken, Count
    from tablee.testing.kit import CHECKS, check
    from tablee.testing.trial import Effort

__all__ = ["CHECKS", "Broken", "Count", "Effort", "check"]

_HOMES = {"Broken": "broken", "Count": "broken", "Effort": "trial", "CHECKS": "kit", "check": "kit"}


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: pytest imports this package whenever it starts."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
