"""Advice, not law (CX-13): whoever arranges a labyrinth too well should move up one level."""

from itertools import pairwise
from typing import Any

from tablee.core.game import StepUp
from tablee.games.cortexcape.model import LAB_NAMES, Options
from tablee.games.cortexcape.review import builder_regrets, suggests_next_level

NEXT = dict(pairwise(LAB_NAMES))
NAMES = {
    "green": ("Green", "vert"),
    "red": ("Red", "rouge"),
    "black": ("Black", "noir"),
}


def _level(options: Options) -> str | None:
    """A labyrinth that was chosen and has one after it; luck would choose anew."""
    return options.lab if isinstance(options.lab, str) and options.lab in NEXT else None


def _following(options: Options) -> dict[str, Any] | None:
    """The next labyrinth; who begins there is drawn anew."""
    level = _level(options)
    return None if level is None else {"lab": NEXT[level], "starter": None}


STEP_UP = StepUp(
    level=_level,
    marks=builder_regrets,
    is_due=suggests_next_level,
    following=_following,
    words={
        level: {
            "en": f"You build this labyrinth almost perfectly: try {NAMES[after][0]}.",
            "fr": f"Ce labyrinthe n’a plus de secrets pour vous : essayez le {NAMES[after][1]}.",
        }
        for level, after in NEXT.items()
    },
)
