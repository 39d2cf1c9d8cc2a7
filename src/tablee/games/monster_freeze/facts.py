"""Numbers and tables of the rules that the page shows: ``make wire`` writes its ``facts.ts``."""

from tablee.games.monster_freeze.board.geometry import LINES, OVER, TURNS
from tablee.games.monster_freeze.model import (
    CODES,
    COLOURS,
    COUNTDOWN_MS,
    PAUSES,
    PER_COLOUR,
)

FACTS: dict[str, tuple[str, object]] = {
    "COLOURS": ("In the order of the rules, which is also that of all counters (MF-38).", COLOURS),
    "CODES": (
        "The colour behind a letter on a card (MF-5).",
        dict(zip(CODES, COLOURS, strict=True)),
    ),
    "TURNS": ("By quarter turns: where each place of what is seen comes from (MF-8).", TURNS),
    "OVER": ("By quarter turns: how it lies once it is turned over (MF-7).", OVER),
    "LINES": ("Places of a row, a column or a diagonal (MF-32).", LINES),
    "PAUSES": ("Of each seat (MF-53).", PAUSES),
    "COUNTDOWN_MS": ("Before a round and after a pause (MF-16).", COUNTDOWN_MS),
    "PER_COLOUR": ("Points of each colour in a solo run (MF-48).", PER_COLOUR),
}
