"""Numbers and tables of the rules that the page shows: ``make wire`` writes its ``facts.ts``."""

from tablee.games.cocoons.board.geometry import CORNERS, SLOTS
from tablee.games.cocoons.board.levels import COPIES, FIXED, OPENS, RUNES, TRAPS
from tablee.games.cocoons.model import CORRECTION, DIRECTIONS, GUARDIANS, LABELS

FACTS: dict[str, tuple[str, object]] = {
    "LABELS": ("The cocoons (CO-5).", LABELS),
    "GUARDIANS": ("In the order of the server (CO-7).", GUARDIANS),
    "DIRECTIONS": ("Clockwise, in the frame of the box (CO-2).", DIRECTIONS),
    "SLOTS": ("Row by row, north above the first (CO-2).", tuple(SLOTS)),
    "COPIES": ("How often each trap lies in the box (CO-8).", COPIES),
    "RUNES": ("The traps that luck may draw from (CO-70).", RUNES),
    "OPENS": ("The runes that a padlock waits for (CO-9).", OPENS),
    "TRAPS": ("A trap for each guardian (CO-16).", TRAPS),
    "FIXED": ("By level: its traps; runes drawn by luck make up the rest (CO-70).", FIXED),
    "CORNERS": ("By seats: who sits at which corners of the table (CO-20, CO-21).", CORNERS),
    "CORRECTION": ("Tokens that a correction costs (CO-54).", CORRECTION),
}
