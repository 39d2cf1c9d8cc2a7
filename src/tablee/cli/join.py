"""``tablee join``: a bot of this machine sits down at a table somewhere else."""

from typing import Annotated

import typer

from tablee.bots import find
from tablee.cli._terms import GameName, out, plainly
from tablee.core.errors import TableeError
from tablee.core.registry import game as find_game


@plainly
def command(
    game: GameName,
    link: Annotated[str, typer.Argument(help="The link of the table, with what is behind its #.")],
    *,
    bot: Annotated[str, typer.Option(help="Which bot, by name or as module:Class.")],
    name: Annotated[str, typer.Option(help="What the others see.")] = "",
) -> None:
    """Sit down at a table by its link and play there until the game is over.

    tablee join cortexcape http://192.168.1.7:8765/t/TABLE#INVITATION --bot mine:Hasty
    """
    try:
        from tablee.client import join  # noqa: PLC0415
    except ImportError as error:
        raise TableeError(f"joining needs `pip install tablee[server]`: {error}") from None
    player = find(find_game(game), bot)
    out.print(f"{bot} sits down.")
    result = join(link, player, name=name or bot)
    out.print(f"{result.ending}: winners {list(result.winners)}, scores {list(result.scores)}")
