"""Looking back on a finished match: the tricks that were there, and the claims that were none."""

from tablee.games.monster_freeze.review.course import review

__all__ = ["review"]
