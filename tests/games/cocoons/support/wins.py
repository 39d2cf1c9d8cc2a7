"""Boxes that are all but won, one for each level."""

from tests.games.cocoons.support.tables import ROUND, RUNES, box, go, walk

import tablee

LAYOUTS = {  # the free slot walks 1 0 3 6 7 8 5 2 and home
    1: RUNES,
    2: "S S R1 / S * R2 / S R3 R4",
    3: "R1 R2 L2 / R3 * L1 / R4 R5 R6",
    4: "T A R1 / R2 * R3 / T R4 R5",
    5: "N2 N1 N8 / N3 * N7 / N4 N5 N6",
}


def nearly_won(level: int) -> tablee.Match:
    """Alone, all guardians at home, and nothing left but to say so."""
    match = box(LAYOUTS[level], 1)
    for slot in (*ROUND, *ROUND):
        walk(match, slot)
        if match.state.phase == "place_action":
            go(match, "!A")
            walk_home(match)
        if match.view(0).is_ready:
            return match
    raise AssertionError(f"level {level} is not ready: {match.view(0)}")


def walk_home(match: tablee.Match) -> None:
    guardian = match.state.slots[match.state.free].guardian
    go(match, f">{'ABCDEFGH'[match.state.identities.index(guardian)]}")
