"""``tablee join``: a bot of this machine sits down at a table somewhere else."""

from typing import Annotated

import typer

from tablee.bots import find
from tablee.cli import _completing
from tablee.cli._terms import GameName, out
from tablee.core.extras import SERVER
from tablee.core.registry import game as find_game


def command(
    game: GameName,
    link: Annotated[str, typer.Argument(help="The link of the table, with what is behind its #.")],
    *,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot that sits down, by name or as module:Class.",
            autocompletion=_completing.bot_names,
        ),
    ],
    name: Annotated[str, typer.Option(help="What the others see.")] = "",
) -> None:
    """Sit down at a table by its link and play there until the game is over.

    tablee join cortexcape http://192.168.1.7:8765/t/TABLE#INVITATION --bots mine:Hasty
    """
    with SERVER.needed():
        from tablee.client import Seat  # noqa: PLC0415
    player = find(find_game(game), bots)
    seat = Seat(link, name or bots)
    out.print(f"{bots} sits down.", markup=False)
    result = seat.play(player)
    out.print(f"{result.ending}: winners {list(result.winners)}, scores {list(result.scores)}")
