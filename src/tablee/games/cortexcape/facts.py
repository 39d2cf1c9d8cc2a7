"""Numbers of the rules that the page shows: ``make wire`` writes them to its ``facts.ts``."""

from tablee.games.cortexcape.model import COLOURS, CYLINDERS, MARBLES, STOCK, TOWER, VALUE

FACTS: dict[str, tuple[str, object]] = {
    "PIECES": ("The letters of the pieces (CX-2).", (*CYLINDERS, TOWER)),
    "VALUES": ("What a path pays for each of them (CX-45).", {**VALUE, TOWER: 0}),
    "STOCK": ("How many pieces there are in all (CX-2).", len(STOCK)),
    "MARBLES": ("One for each exit (CX-3).", MARBLES),
    "COLOURS": ("Of the marbles: as many, in this order, as there are seats (CX-9).", COLOURS),
}
