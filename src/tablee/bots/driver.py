"""Whose turn it is, for programs that play a match to its end, in games of every kind."""

from random import Random

from tablee.core.match import Match
from tablee.core.protocol import AnyGame, Decide, Seat

PACE_S = 0.5  # between two decisions where the game has a timer of its own


def next_seat(match: Match, rng: Random) -> Seat | None:
    """The seat to act next; time passes where the rules wait for it. ``None``: it is over."""
    while isinstance(waiting := match.waiting, Decide):
        if waiting.expiry == "tick" and waiting.deadline_ms is not None:
            left_s = (waiting.deadline_ms - match.now_ms) / 1000
            match.advance(min(PACE_S, left_s) if waiting.seats else left_s)
            waiting = match.waiting
        if isinstance(waiting, Decide) and waiting.seats:
            return rng.choice(waiting.seats)
    return None


def usual_seats(game: AnyGame) -> int:
    """Two where the game can be played by two, else as few as it takes."""
    return 2 if 2 in game.seats else game.seats[0]
