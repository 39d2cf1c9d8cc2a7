"""What rivals remember beside the score: the labyrinth."""

from tablee.core.game import Feat
from tablee.games.cortexcape.model import View

LABS = {
    "blue": {"en": "blue labyrinth", "fr": "labyrinthe bleu"},
    "green": {"en": "green labyrinth", "fr": "labyrinthe vert"},
    "red": {"en": "red labyrinth", "fr": "labyrinthe rouge"},
    "black": {"en": "black labyrinth", "fr": "labyrinthe noir"},
}


FORFEIT = {"en": "by forfeit", "fr": "par forfait"}  # CX-61


def feat(view: View) -> Feat | None:
    lab = view.table.lab
    if view.left and None in view.marbles:
        return Feat(words=FORFEIT, is_played_out=False)
    return Feat(words=LABS[lab]) if isinstance(lab, str) else None
