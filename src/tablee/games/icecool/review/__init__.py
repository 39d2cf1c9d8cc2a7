"""Looking back on a finished game: flicks beside those that the strongest bot would have made."""

from tablee.games.icecool.review.course import review

__all__ = ["review"]
