"""What a team remembers of a finished box: its level, and what was left of the tokens (CO-69)."""

from tablee.core.game import Feat
from tablee.games.cocoons.model import View

LEVEL = {"en": "level {level}", "fr": "niveau {level}"}
OWN_BOX = {"en": "a box of your own", "fr": "une boîte à vous"}
HARD = {"en": "hard mode", "fr": "mode difficile"}
HOW = {
    "all_home": {"en": "{n} tokens left", "fr": "{n} jetons restants"},
    "one_left": {"en": "1 token left", "fr": "1 jeton restant"},
    "wrong_guardian": {"en": "a guardian in the wrong cocoon", "fr": "un gardien mal logé"},
    "out_of_tokens": {"en": "no tokens left", "fr": "plus aucun jeton"},
    "turn_limit": {"en": "too many turns", "fr": "trop de tours"},
}


def feat(view: View) -> Feat | None:
    if view.reason is None:
        return None
    level, won = view.table.level, view.reason == "all_home"
    how = HOW["one_left" if won and view.reserve == 1 else view.reason]
    where = OWN_BOX if level == "custom" else LEVEL
    return Feat(
        words={
            language: ", ".join(
                each[language].format(level=level, n=view.reserve)
                for each in (where, *([HARD] if view.table.hard else []), how)
            )
            for language in ("en", "fr")
        },
        kind=f"{level}{' hard' if view.table.hard else ''}",
        worth=view.reserve if won and level != "custom" else None,
    )
