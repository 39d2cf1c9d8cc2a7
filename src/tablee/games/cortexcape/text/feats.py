"""What rivals remember beside the score: the labyrinth."""

from tablee.core.game import Feat, OwnFeat
from tablee.games.cortexcape.model import View

LABS = {
    "blue": {"en": "blue labyrinth", "fr": "labyrinthe bleu"},
    "green": {"en": "green labyrinth", "fr": "labyrinthe vert"},
    "red": {"en": "red labyrinth", "fr": "labyrinthe rouge"},
    "black": {"en": "black labyrinth", "fr": "labyrinthe noir"},
}


FORFEIT = {"en": "by forfeit", "fr": "par forfait"}  # CX-61
ALL_LEFT = {"en": "everybody left", "fr": "tout le monde a quitté la table"}


def feat(view: View) -> Feat | None:
    lab = view.table.lab
    if view.left and None in view.marbles:
        return Feat(words=FORFEIT, is_played_out=False)
    if len(view.left) == view.seats:
        return Feat(words=ALL_LEFT, is_played_out=False)
    if not isinstance(lab, str):
        return None
    return Feat(
        words=LABS[lab],
        kind=f"{view.seats} {view.table.mode} {lab}",
        by_seat=tuple(
            OwnFeat(
                {language: f"{_count(points)}, {name}" for language, name in LABS[lab].items()},
                -points,  # CX-55: the fewest win
            )
            for points in view.scores
        )
        if view.phase == "over"
        else (),
    )


def _count(points: int) -> str:
    """The same in both languages."""
    return f"{points} point" if points == 1 else f"{points} points"
