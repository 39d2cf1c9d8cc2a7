"""``tablee perft``: count the lines from a position."""

from time import perf_counter
from typing import Annotated

import typer

from tablee.cli._line_up import new_match, read_options
from tablee.cli._terms import AsJson, GameName, Seats, Seed, Set, out, print_json
from tablee.core.registry import game as find_game
from tablee.testing.perft import split


def command(
    game: GameName,
    depth: Annotated[int, typer.Argument(help="How many decisions deep.", min=1)] = 1,
    *,
    position: Annotated[
        str | None, typer.Option(help="A position in the game's notation; else a fresh game.")
    ] = None,
    seats: Seats = None,
    option: Set = None,
    seed: Seed = 0,
    limit: Annotated[int, typer.Option(help="Give up above so many lines.", min=1)] = 10_000_000,
    divide: Annotated[bool, typer.Option(help="Show the count below each first move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the distinct lines of play of some depth, as a check on the rules.

    tablee perft cortexcape 2 --position "$(cat position.txt)" --divide
    """
    found = find_game(game)
    if position is None:
        state = new_match(found, seats, seed, read_options(option)).state
    else:
        state = found.notation.read_position(position)
    began = perf_counter()
    total = 0
    counts: dict[str, int] = {}
    for decision, count in split(found, state, depth, limit=limit):
        total += count
        if divide:
            text = f"seat {decision.seat}: {found.notation.write(state, decision.action)}"
            counts[text] = count
    if as_json:
        print_json({"depth": depth, "lines": total, "split": counts})
        return
    for text, count in counts.items():
        out.print(f"{text} → {count}", highlight=False, markup=False)
    out.print(f"depth {depth}: {total:,} lines, {perf_counter() - began:.2f} s")
