"""How sure a win rate is."""

from math import sqrt
from typing import NamedTuple

Z_95 = 1.96


class Rate(NamedTuple):
    """A share of games with the 95 % interval around it."""

    share: float
    low: float
    high: float


def win_rate(won: float, games: int) -> Rate:
    """Wilson's score interval (1927); a draw counts as half a win."""
    if not games:
        return Rate(0.5, 0.0, 1.0)
    share = won / games
    spread = Z_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Rate(share, max(0.0, middle - half), min(1.0, middle + half))
