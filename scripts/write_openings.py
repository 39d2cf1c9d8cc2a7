"""Find first boards of Cortexcape and prove that none is cheaper; ``--check`` only compares.

For each labyrinth and length: the exhaustive search for boards below a price comes back empty,
and the book keeps boards of just that price, found by climbing. Some minutes on one core.
"""

import json
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

from tablee.games.cortexcape.board.graph import free_exits, graph_of, tower_mask
from tablee.games.cortexcape.bots import openings
from tablee.games.cortexcape.bots.prices import Pricer, Worth, pricer
from tablee.games.cortexcape.bots.rebuild import climb_placement
from tablee.games.cortexcape.model import LAB_NAMES, MARBLES

FILE = Path(__file__).parent.parent / "src/tablee/games/cortexcape/bots" / openings.BOOK
CLIMBS = 300
EVALUATIONS = 1500
KEPT = 24  # boards for each labyrinth and length...
ALIKE = 2  # ...as long as there are others, at most so many with the same towers
LENGTHS = {"long": False, "short": True}  # whether round 1 goes from exit to exit


def lowest(prices: Pricer) -> int:
    """The proven price of the best first board: nothing is found below it."""
    return next(
        price for price in count() if next(openings.placements(prices, price), None) is not None
    )


def boards(prices: Pricer, price: int) -> list[str]:
    """Boards at that price; those with the fewest dear locks, and with different towers, first."""
    rng = Random(93)
    climbed: set[tuple[Worth, str]] = set()
    for _ in range(CLIMBS):
        climbed.add(climb_placement(prices, rng, EVALUATIONS))
    best = [board for worth, board in sorted(climbed) if worth.dearest == price]
    seen: Counter[int] = Counter()
    alike: list[str] = []
    kept: list[str] = []
    for board in best:
        seen[towers := tower_mask(board)] += 1
        (kept if seen[towers] <= ALIKE else alike).append(board)
    return [*kept, *alike][:KEPT]


def main() -> None:
    book: dict[str, dict[str, list[str]]] = {}
    for lab in LAB_NAMES:
        book[lab] = {}
        for length, rim in LENGTHS.items():
            prices = pricer(graph_of(lab), free_exits((None,) * MARBLES), rim)
            price = lowest(prices)
            book[lab][length] = boards(prices, price)
            print(f"{lab}, {length}: {price} proven, {len(book[lab][length])} boards", flush=True)
    wanted = json.dumps(book, indent=1) + "\n"
    stale = not FILE.exists() or FILE.read_text(encoding="utf-8") != wanted
    if "--check" in sys.argv:
        if stale:
            print(f"{FILE.name} differs: scripts/write_openings.py")
        sys.exit(stale)
    if stale:
        FILE.write_text(wanted, encoding="utf-8")
    print(f"{FILE.name} written" if stale else "up to date")


if __name__ == "__main__":
    main()
