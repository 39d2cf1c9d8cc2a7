"""``tablee fuzz``: look for broken promises."""

from typing import Annotated, Any

import typer

from tablee.cli._line_up import need_extras
from tablee.cli._terms import AsJson, GameName, Seed, out, print_json, progress
from tablee.core.conformance import Broken, check_game, check_twins
from tablee.core.registry import game as find_game


def command(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="Games for each seat count and variant.", min=1)] = 10,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games with bad input thrown in and check every promise at every move.

    Legal offers accepted, others refused with words, no dead end, states that never change,
    logs and texts that read back the same, and nothing hidden in any view.
    """
    found = find_game(game)
    need_extras(found)
    tables = [
        (count, dict(variant), seed + number)
        for count in found.seats
        for variant in found.examples.variants
        for number in range(games)
    ]
    broken: list[dict[str, Any]] = []
    moves = 0
    with progress(f"{game} fuzz", len(tables)) as seen:
        for seats, options, luck in tables:
            try:
                moves += check_game(found, seats, options, luck)
                check_twins(found, seats, options, luck)
            except Exception as error:  # a crash is a finding too
                why = str(error) if isinstance(error, Broken) else f"{error!r}"
                broken.append({"seats": seats, "options": options, "seed": luck, "why": why})
            seen()
    if as_json:
        print_json({"games": len(tables), "moves": moves, "broken": broken})
    else:
        for case in broken:
            out.print(case, highlight=False)
        out.print(f"{len(tables)} games, {moves:,} moves, {len(broken)} broken promises")
    if broken:
        raise typer.Exit(1)
