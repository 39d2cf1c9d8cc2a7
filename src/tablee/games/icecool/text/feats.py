"""What somebody remembers of a warm-up: how few flicks it took (IC-29)."""

from tablee.core.game import Feat, OwnFeat
from tablee.games.icecool.model import View

TOUR = {"en": "the whole tour in {n} flicks", "fr": "le tour complet en {n} pichenettes"}
TIRED = {"en": "not all the way round", "fr": "pas jusqu’au bout du tour"}


ROUNDS = {"en": "{n} rounds", "fr": "{n} manches"}
POINTS = {"en": "{n} points in {rounds} rounds", "fr": "{n} points en {rounds} manches"}
FORFEIT = {"en": "by forfeit", "fr": "par forfait"}  # IC-107


def feat(view: View) -> Feat | None:
    if view.ending is None:
        return None
    if view.seats > 1:
        return Feat(words=FORFEIT, is_played_out=False) if view.ending == "left" else _points(view)
    toured = view.ending == "toured"
    text = TOUR if toured else TIRED
    return Feat(
        words={language: each.format(n=view.flicks) for language, each in text.items()},
        kind=f"tour {view.table.tremor}",
        worth=-view.flicks if toured else None,
    )


def _points(view: View) -> Feat:
    rounds = len(view.rounds)
    return Feat(
        words={language: each.format(n=rounds) for language, each in ROUNDS.items()},
        kind=f"points {view.seats} {view.table.scoring}",
        by_seat=tuple(
            OwnFeat(
                {each: text.format(n=points, rounds=rounds) for each, text in POINTS.items()},
                points,
            )
            for points in view.scores
        ),
    )
