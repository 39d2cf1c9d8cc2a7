"""Cortexcape: points round by round, ways, and what is left in hand."""

from tablee.core.measures import Curve, Kinds, Measures, Number, Played
from tablee.games.cortexcape.events import Walked

ROUND = ("round", "manche")


def _points(played: Played) -> float:
    points = float(sum(event.points for event in played.events(Walked)))
    return points / len(played.result.scores)


def _margin(played: Played) -> float:
    best, second, *_ = sorted(played.result.scores)
    return second - best


def _by_round(played: Played) -> list[float]:
    return [float(event.points) for event in played.events(Walked)]


def _doors(played: Played) -> list[float]:
    return [float(len(event.doors)) for event in played.events(Walked)]


def _free(played: Played) -> float:
    """Rounds that cost nothing."""
    return float(sum(event.points == 0 for event in played.events(Walked)))


def _starter_wins(played: Played) -> list[str]:
    starter = played.steps[-1].after.starter
    if len(played.result.winners) > 1:
        return ["shared"]
    return ["starter" if starter in played.result.winners else "other"]


MEASURES = Measures(
    own=(
        Number("points", ("Points of a player", "Points d’un joueur"), _points),
        Number(
            "margin", ("Points between first and second", "Écart entre les deux premiers"), _margin
        ),
        Number("free", ("Rounds that cost nothing", "Manches à zéro point"), _free),
        Curve("points_by_round", ("Points of a round", "Points d’une manche"), _by_round, ROUND),
        Curve("doors", ("Doors on the way out", "Portes sur le chemin"), _doors, ROUND),
        Kinds(
            "starter",
            ("Who wins", "Qui gagne"),
            _starter_wins,
            {
                "starter": ("who began", "qui a commencé"),
                "other": ("somebody else", "quelqu’un d’autre"),
                "shared": ("shared", "ex æquo"),
            },
        ),
    ),
)
