"""Numbers and tables of the rules that the page shows: ``make wire`` writes its ``facts.ts``."""

from tablee.games.coolock.model import (
    BRONZE,
    FIRST_GHOST,
    LONGEST_ARROW,
    MOST_ARROWS,
    PORTIONS,
    SENTENCE,
    SILVER,
)
from tablee.games.coolock.rules.ghosts import ALL_WAYS
from tablee.games.coolock.rules.setup import slot_owners

FACTS: dict[str, tuple[str, object]] = {
    "PORTIONS": ("Pieces of the hexagon, and its slots (CL-49).", PORTIONS),
    "SLOT_OWNERS": (
        "By seats: whose each slot is, from slot 1 on; null is gold, anybody's (CL-50).",
        {seats: slot_owners(seats) for seats in range(2, 7)},
    ),
    "MEDALS": (
        "Rounds after the last golden one (CL-55).",
        {"gold": 0, "silver": SILVER, "bronze": BRONZE},
    ),
    "FIRST_GHOST": ("The round in which the first one comes by itself (CL-57).", FIRST_GHOST),
    "SENTENCE": ("Turns in prison (CL-72).", SENTENCE),
    "ALL_WAYS": ("The weights of a reach are so many in all (CL-64).", ALL_WAYS),
    "MOST_ARROWS": ("As many as the table shows.", MOST_ARROWS),
    "LONGEST_ARROW": ("In crossings, both ends included.", LONGEST_ARROW),
}
