"""What somebody remembers of a run against the sand timer: colours and points (MF-48)."""

from tablee.core.game import Feat
from tablee.games.monster_freeze.model import COLOURS, View

SOME = {
    "en": "{found} of {all} colours, {points} points",
    "fr": "{found} couleurs sur {all}, {points} points",
}
ALL = {"en": "all {all} colours, {points} points", "fr": "les {all} couleurs, {points} points"}


def feat(view: View) -> Feat | None:
    if view.seats > 1 or view.closed or view.players[0].left or not view.rounds:
        return None
    found, points = sum(count > 0 for count in view.rounds[-1].counts[0]), view.scores[0]
    text = ALL if found == len(COLOURS) else SOME
    return Feat(
        words={
            language: each.format(found=found, all=len(COLOURS), points=points)
            for language, each in text.items()
        },
        kind=f"solo {view.high_scores}",
        worth=points if view.high_scores is not None else None,
    )
