"""The measures of a study: those of every game, and the game's own."""

from tablee.core.game import AnyGame
from tablee.core.measures import Kinds, Measure, Measures, Number, Played
from tablee.core.protocol import Decision


def _decisions(played: Played) -> float:
    return sum(isinstance(step.move, Decision) for step in played.steps)


def _ending(played: Played) -> list[str]:
    return [played.result.ending]


def _winners(played: Played) -> list[str]:
    return [str(seat + 1) for seat in played.result.winners]


def measures_of(game: AnyGame) -> tuple[Measure, ...]:
    """The general measures, and the game's own."""
    added = game.measures or Measures()
    return (
        Number("decisions", ("Decisions in a game", "Décisions dans une partie"), _decisions),
        Kinds("endings", ("How games end", "Fin des parties"), _ending, added.endings),
        Kinds("winners", ("Games won, by seat", "Parties gagnées, par place"), _winners),
        *added.own,
    )
