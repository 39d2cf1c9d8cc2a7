"""``tablee fuzz``: look for broken promises."""

from typing import Annotated, Any

import typer

from tablee.cli._line_up import need_extras, read_options
from tablee.cli._terms import AsJson, GameName, Seats, Seed, Set, out, print_json, progress
from tablee.core.codec import codec
from tablee.core.errors import BadSeats
from tablee.core.registry import game as find_game
from tablee.testing.kit import Finding, items, named, run

Named = Annotated[
    list[str] | None,
    typer.Option(
        "--check", help="Make only this check, as in `--check random_games_end`. Repeat it."
    ),
]


def command(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="Games for each seat count and variant.", min=1)] = 10,
    seats: Seats = None,
    option: Set = None,
    check: Named = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games with bad input thrown in and check every promise of the contract.

    Legal offers accepted, others refused with words, no dead end, states that never change,
    logs and texts that read back the same, and nothing hidden in any view, event or refusal.
    The same checks as in `pytest --tablee GAME`; a broken promise is told with the command that
    finds it again.
    """
    found = find_game(game)
    need_extras(found)
    options = read_options(option) if option else None
    if seats is not None and seats not in found.seats:
        played = ", ".join(map(str, found.seats))
        raise BadSeats(f"{game} is played with {played} seats, not {seats}")
    codec(found).options(options or {})
    every = list(items(found, seats=seats, options=options, checks=named(check or ())))
    tables = {item.table.name for item in every if item.check.scope == "table"}
    broken: list[Finding] = []
    seen: dict[str, int] = {}
    with progress(f"{game} fuzz", len(every)) as step:
        for item in every:
            for luck in range(seed, seed + (1 if item.check.scope == "game" else games)):
                told = run(found, item, luck)
                if isinstance(told, Finding):
                    broken.append(told)
                    break
                seen[item.check.name] = seen.get(item.check.name, 0) + told.number
            step()
    played_games = len(tables) * games
    if as_json:
        plain: list[dict[str, Any]] = [each._asdict() for each in broken]
        print_json({"games": played_games, "checks": len(every), "seen": seen, "broken": plain})
    else:
        for finding in broken:
            out.print(f"{finding}\n", highlight=False, markup=False, soft_wrap=True)
        moves = seen.get("random_games_end", 0)
        told_of = f"{played_games} games, {moves:,} moves, {len(every)} checks"
        out.print(f"{told_of}, {len(broken)} broken promises", highlight=False)
    if broken:
        raise typer.Exit(1)
