"""What a seat may still be told in a game of memory."""

from collections.abc import Callable
from typing import Any

from tablee.core.codec import codec
from tablee.core.game import AnyGame
from tablee.core.log import Header


def may_look_back(game: AnyGame, header: Header) -> bool:
    """Whether a seat may read earlier turns during play."""
    memory = game.table.memory
    return memory is None or memory.may_look_back(codec(game).options(header.options))


def chapter_of(game: AnyGame) -> Callable[[Any], int] | None:
    """How a game of memory tells its chapters, if it has any."""
    return None if game.table.memory is None else game.table.memory.chapter
