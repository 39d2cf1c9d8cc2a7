"""Tablée: five tabletop games on one table, in Python.

>>> import tablee
>>> match = tablee.Match.new("cortexcape", seats=2, seed=7, lab="blue", starter=0)
>>> match.waiting.seats
(0,)
"""

from typing import TYPE_CHECKING, Any

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.errors import (
    BadData,
    BadLog,
    BadNotation,
    BadOptions,
    BadPosition,
    BadSeats,
    MissingExtra,
    OtherRules,
    Refused,
    TableeError,
    UnknownGame,
)
from tablee.core.match import Match
from tablee.core.picture import Picture
from tablee.core.protocol import Decide, Decision, Draw, Offer, Outcome, Over, Refusal, Result, Tick
from tablee.core.registry import game
from tablee.core.turns import Turn

if TYPE_CHECKING:
    from tablee.core.registry import games
else:
    from tablee import games  # the package, which answers a call with the names of the games

__version__ = "0.1.0"


def from_json(slug: str, text: str | bytes) -> Any:
    """The state, view, action, outcome or event of a game whose JSON form is ``text``."""
    return codec(game(slug)).thing(text)


__all__ = [
    "BadData",
    "BadLog",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadSeats",
    "Decide",
    "Decision",
    "Draw",
    "Match",
    "MissingExtra",
    "Offer",
    "OtherRules",
    "Outcome",
    "Over",
    "Picture",
    "Refusal",
    "Refused",
    "Result",
    "TableeError",
    "Tick",
    "Turn",
    "UnknownGame",
    "from_json",
    "game",
    "games",
    "to_json",
    "to_plain",
]
