"""How likely it is to be caught: exact, over the 36 rolls of every ghost (CL-60..CL-69)."""

from collections.abc import Iterable
from functools import cache

from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.model import SENTENCE
from tablee.games.coolock.rules.ghosts import DICE, Drift, drift

DOUBLE = 1 / 6  # CL-73: the chance of a prisoner's try


def struck(board: Board, move: Drift) -> frozenset[int]:
    """CL-68: the edges where a pawn is caught by this move of a ghost."""
    landing = () if move.leaves else board.walks[move.way[-1]]
    return frozenset((*move.edges, *landing))


@cache
def chances(board: Board, at: int) -> tuple[float, ...]:
    """By edge: how likely a ghost that stands there catches a pawn with its next move.

    On a double the table takes the order that spares the pawn (CL-64), if one does.
    """
    counts = [0] * len(board.ends)
    for white, black in DICE:
        one = struck(board, drift(board, at, white, black, "white" if white >= black else "black"))
        if white == black:
            one &= struck(board, drift(board, at, white, black, "black"))
        for edge in one:
            counts[edge] += 1
    return tuple(count / len(DICE) for count in counts)


def dangers(board: Board, ghosts: Iterable[int]) -> list[float]:
    """By edge: how likely a pawn there is caught when each of these ghosts moves once."""
    safe = [1.0] * len(board.ends)
    for at in ghosts:
        for edge, chance in enumerate(chances(board, at)):
            if chance:
                safe[edge] *= 1 - chance
    return [1 - each for each in safe]


def turns_lost(sentence: int) -> float:
    """CL-74: how many turns a prisoner loses on average, with a try in each of them."""
    lost = 0.0
    for _ in range(sentence):
        lost = (1 - DOUBLE) * (1 + lost)
    return lost


CAUGHT = turns_lost(SENTENCE)
