"""Which traps lie in the box: the five levels, and levels of one's own (CO-8, CO-70, CO-90)."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.core.protocol import Refusal
from tablee.games.cocoons.model import Options, Table, Trap

RUNES: tuple[Trap, ...] = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8")
NUMBERS: tuple[Trap, ...] = ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8")
OPENS: dict[Trap, tuple[Trap, ...]] = {"L1": ("R1", "R2", "R3"), "L2": ("R4", "R5", "R6")}  # CO-9
COPIES: dict[str, int] = {  # CO-8
    **dict.fromkeys([*RUNES, "L1", "L2", *NUMBERS], 1),
    "S": 4,
    "A": 1,
    "T": 2,
}
TRAPS = 8  # CO-16: one on each guardian
FIXED: dict[int, tuple[Trap, ...]] = {  # CO-70
    1: RUNES,
    2: ("S", "S", "S", "S"),
    3: ("L1", "L2", *RUNES[:6]),
    4: ("T", "T", "A"),
    5: NUMBERS,
}  # runes drawn at random make up eight


def drawn_traps(table: Table, rng: Random) -> list[Trap]:
    """The eight traps of this box, in no order."""
    if table.level == "custom":
        return list(table.traps)
    fixed = FIXED[table.level]
    return [*fixed, *rng.sample(RUNES, TRAPS - len(fixed))]


def fits(table: Table, traps: Sequence[Trap]) -> bool:
    """Whether these eight could have been drawn."""
    if table.level == "custom":
        return sorted(traps) == sorted(table.traps)
    rest = Counter(traps)
    rest.subtract(FIXED[table.level])
    if min(rest.values()) < 0 or len(traps) != TRAPS:
        return False
    return all(trap in RUNES and count == 1 for trap, count in rest.items() if count)


def custom_fault(traps: Sequence[str]) -> Refusal | None:
    """CO-91: what is wrong with a level of one's own."""
    if len(traps) != TRAPS:
        return Refusal("custom_count", "CO-91", {"count": len(traps), "wanted": TRAPS})
    for trap, count in Counter(traps).items():
        if count > COPIES.get(trap, 0):
            return Refusal(
                "custom_too_many", "CO-91", {"trap": trap[:8], "most": COPIES.get(trap, 0)}
            )
    numbers = [trap for trap in NUMBERS if trap in traps]
    if numbers != list(NUMBERS[: len(numbers)]):
        missing = next(trap for trap in NUMBERS if trap not in traps)
        return Refusal("custom_number_gap", "CO-90", {"missing": missing})
    for lock, runes in OPENS.items():
        if lock in traps and (absent := [rune for rune in runes if rune not in traps]):
            return Refusal("custom_padlock_runes", "CO-90", {"trap": lock, "missing": absent})
    return None


def opens(trap: Trap, lid: Sequence[Trap]) -> bool:
    """CO-79, CO-85: whether a padlock or a number may leave now."""
    if trap in OPENS:
        return all(rune in lid for rune in OPENS[trap])
    removed = sum(each in NUMBERS for each in lid)
    return trap == NUMBERS[removed]


def trophy(options: Options) -> str | None:
    """CO-89: what a won game is worth; a level counts hard or not."""
    return None if options.level == "custom" else str(options.level)


def next_level(options: Options) -> dict[str, Any] | None:
    """What is another at the level after this one; there is none after the last, or one's own."""
    level = options.level
    return None if level == "custom" or level + 1 not in FIXED else {"level": level + 1}
