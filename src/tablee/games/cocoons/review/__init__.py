"""Looking back on a finished game: when it was lost or won, by what the team could know."""

from tablee.games.cocoons.review.course import review

__all__ = ["review"]
