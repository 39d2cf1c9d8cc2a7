"""What somebody remembers of a game: how few flicks it took alone (IC-29, IC-110), or points."""

from tablee.core.game import Feat, OwnFeat
from tablee.games.icecool.model import View
from tablee.games.icecool.text.tricks import trick_name

TOUR = {"en": "the whole tour in {n} flicks", "fr": "le tour complet en {n} pichenettes"}
TIRED = {"en": "not all the way round", "fr": "pas jusqu’au bout du tour"}
MADE = {
    "en": "the set shot “{trick}” with try number {n}, {stars}",
    "fr": "le tir imposé « {trick} » à l’essai numéro {n}, {stars}",
}
MISSED = {
    "en": "the set shot “{trick}”, not made yet",
    "fr": "le tir imposé « {trick} », pas encore réussi",
}
ROUNDS = {"en": "{n} rounds", "fr": "{n} manches"}
POINTS = {"en": "{n} points in {rounds} rounds", "fr": "{n} points en {rounds} manches"}
FORFEIT = {"en": "by forfeit", "fr": "par forfait"}  # IC-107


def feat(view: View) -> Feat | None:
    if view.ending is None:
        return None
    if view.seats > 1:
        return Feat(words=FORFEIT, is_played_out=False) if view.ending == "left" else _points(view)
    if view.table.trick is not None:
        return _trick(view, view.table.trick)
    toured = view.ending == "toured"
    text = TOUR if toured else TIRED
    return Feat(
        words={language: each.format(n=view.flicks) for language, each in text.items()},
        kind=f"tour {view.table.tremor}",
        worth=-view.flicks if toured else None,
    )


def _trick(view: View, number: int) -> Feat:
    """IC-112: each set shot has a record of its own."""
    text = MADE if view.ending == "made" else MISSED
    return Feat(
        words={
            language: each.format(
                trick=trick_name(number, language), stars="★" * view.stars, n=view.flicks
            )
            for language, each in text.items()
        },
        kind=f"trick {number} {view.table.tremor}",
        worth=-view.flicks if view.ending == "made" else None,
        is_played_out=view.ending != "left",
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
