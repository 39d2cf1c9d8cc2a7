"""Looking back on a finished game: every turn beside what the strongest team would have done."""

from tablee.games.coolock.review.turns import review

__all__ = ["review"]
