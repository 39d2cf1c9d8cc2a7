"""What somebody remembers of a run against the sand timer: colours and points (MF-48)."""

from tablee.core.game import Feat
from tablee.games.monster_freeze.model import COLOURS, View

SOME = {
    "en": "{found} of {all} colours, {points} points",
    "fr": "{found} couleurs sur {all}, {points} points",
}
ALL = {"en": "all {all} colours, {points} points", "fr": "les {all} couleurs, {points} points"}


CLOSED = {"en": "closed for silence", "fr": "fermée faute de joueurs"}  # MF-56
GIVEN_UP = {"en": "given up", "fr": "abandonnée"}
FORFEIT = {"en": "by forfeit", "fr": "par forfait"}  # MF-55


def feat(view: View) -> Feat | None:
    if view.phase != "over":
        return None
    if view.closed:
        return Feat(words=CLOSED, is_played_out=False)
    if view.seats > 1:
        gone = sum(player.left or player.taken_over for player in view.players)
        is_forfeit = gone >= view.seats - 1 or not view.winners
        return Feat(words=FORFEIT, is_played_out=False) if gone and is_forfeit else None
    if view.players[0].left or not view.rounds:
        return Feat(words=GIVEN_UP, is_played_out=False)
    found, points = sum(count > 0 for count in view.rounds[-1].counts[0]), view.scores[0]
    text = ALL if found == len(COLOURS) else SOME
    return Feat(
        words={
            language: each.format(found=found, all=len(COLOURS), points=points)
            for language, each in text.items()
        },
        kind=f"solo {view.high_scores}",
        worth=points if view.high_scores is not None and points > 0 else None,
    )
