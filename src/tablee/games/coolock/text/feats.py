"""What a team remembers of a finished night: its medal, and the round."""

from tablee.core.game import Feat
from tablee.games.coolock.model import View

HOW = {
    "gold": {"en": "gold medal in round {n}", "fr": "médaille d’or au tour {n}"},
    "silver": {"en": "silver medal in round {n}", "fr": "médaille d’argent au tour {n}"},
    "bronze": {"en": "bronze medal in round {n}", "fr": "médaille de bronze au tour {n}"},
    "complete": {"en": "hexagon complete in round {n}", "fr": "hexagone complet au tour {n}"},
    "midnight": {"en": "midnight struck in round {n}", "fr": "minuit a sonné au tour {n}"},
    "unfinished": {"en": "broken off in round {n}", "fr": "interrompue au tour {n}"},
}


def feat(view: View) -> Feat | None:
    if view.reason is None:
        return None
    how, table = HOW[view.medal or view.reason], view.table
    is_ours = isinstance(table.board, str)
    return Feat(
        words={language: text.format(n=view.round) for language, text in how.items()},
        kind=f"{table.seats} {table.difficulty} {table.board if is_ours else ''}",
        worth=-view.round if view.medal is not None and is_ours else None,
        is_played_out=view.reason != "unfinished",
    )
