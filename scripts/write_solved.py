"""Solve every hand of the official deck of Monster Freeze anew; ``--check`` only compares."""

import sys
from pathlib import Path

from tablee.games.monster_freeze.board import solver

FILE = Path(__file__).parent.parent / "src/tablee/games/monster_freeze/board" / solver.SOLVED


def main() -> None:
    wanted = solver.solve_all(solver.solver_of(None))
    stale = not FILE.exists() or FILE.read_bytes() != wanted
    if "--check" in sys.argv:
        if stale:
            print(f"{FILE.name} differs from the deck: scripts/write_solved.py")
        sys.exit(stale)
    if stale:
        FILE.write_bytes(wanted)
    print(f"{FILE.name} written: {len(wanted)} hands" if stale else "up to date")


if __name__ == "__main__":
    main()
